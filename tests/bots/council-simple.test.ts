/** Simple ways to play Galactic Council: what each does whenever it can, and that no table offers them. */
import { describe, expect, it } from 'vitest';
import { botsFor, decideNow, diceFrom } from '../../src/lib/bots';
import { decisionOf, lookOpen, lookOwn } from '../../src/lib/core';
import { council } from '../../src/lib/games/council';
import { MEASURES } from '../../src/lib/games/measures';
import { botOf, simulate } from '../../tools/lib/simulate';
import { position } from '../support/council';
import type { CouncilGame, Position } from '../support/council';

/** What a player of this level picks in the menu of its turn. */
function picks(level: string, given: Position): string | null {
	const { table }: CouncilGame = position(given);
	const said = decideNow(botOf(council, level), {
		game: 'council',
		decision: decisionOf(table, 'seat:1')!,
		view: () => ({ open: lookOpen(council, table), own: lookOwn(council, table, 'seat:1') }),
		dice: diceFrom(1)
	});
	return 'pick' in said ? said.pick : null;
}

describe('simple ways to play', () => {
	const rich: Position = {
		round: 3,
		market: ['envoy-school', 'slip-keels'],
		players: { 'seat:1': { stock: 20 } }
	};

	it('the climber researches before all else, from round 3 on', () => {
		expect(picks('climber', rich)).toBe('research');
		expect(picks('climber', { ...rich, round: 2 })).toBe(picks('steady', { ...rich, round: 2 }));
	});

	it('the climber takes the highest tier it may', () => {
		const techs = ['envoy-school', 'gunnery-drill'];
		const market = ['slip-keels', 'deep-listening'];
		const g = position({ ...rich, market, players: { 'seat:1': { stock: 20, techs } } });
		const said = decideNow(botOf(council, 'climber'), {
			game: 'council',
			decision: decisionOf(g.table, 'seat:1')!,
			view: () => ({ open: lookOpen(council, g.table), own: lookOwn(council, g.table, 'seat:1') }),
			dice: diceFrom(1)
		});
		expect(said).toEqual({ pick: 'research', then: { pick: 'tech:deep-listening' } });
	});

	it('the hoarder builds and researches nothing; the fighter fights and the agitator agitates first', () => {
		for (const event of ['build', 'research'])
			expect(position(rich).choices('seat:1')).toContain(event);
		const facing: Position = {
			...rich,
			objectives: ['laurels'],
			tiles: { 'hex:-1,0': 'frontier-13' },
			ships: {
				'hex:-2,0': ['seat:1', { destroyer: 4 }],
				'hex:-1,0': ['seat:2', { fighter: 1 }]
			}
		};
		expect(picks('fighter', facing)).toBe('battle');
		expect(picks('agitator', rich)).toBe('spread');
		const used = new Set<string>();
		simulate(
			{ game: council, seats: 2, levels: ['hoarder'], seed: 5 },
			(_, { decision, entry }) => {
				const { action } = entry;
				if (decision.name !== 'turn.menu' || action.type !== 'answer') return;
				if ('pick' in action.answer) used.add(action.answer.pick);
			}
		);
		expect([...used]).toContain('battle');
		for (const event of ['build', 'port', 'research', 'researchMinor'])
			expect([...used]).not.toContain(event);
	}, 30_000);

	it('none of them is offered at a table', () => {
		const offered = botsFor(council).map(({ level }) => level);
		expect(offered).toEqual(['steady', 'random']);
		const measured = MEASURES['council']?.map(({ level }) => level) ?? [];
		expect(measured).toEqual(['climber', 'hoarder', 'fighter', 'agitator']);
	});
});
