/** Sadist: wins when all others have lost eight ships. */
import { describe, expect, it } from 'vitest';
import { position } from '../../../support/cosmic';
import { declare, duel, fight, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const SADIST = { aliens: { 'seat:2': 'sadist' } } as const;

/** The encounter begins, all windows passed, until the gate is to be aimed or the game is over. */
function begin(given: Position): CosmicGame {
	const g = position({ destiny: ['colour:2#1'], ...given });
	for (; !g.table.over && !g.asked.includes('launch.aim') && g.board.encounters < 2; g.lapse());
	return g;
}

describe('Sadist', () => {
	it('[alien:sadist] [CE-21.5] given every other player has eight ships in the warp as an encounter begins, then it wins before one comes back', () => {
		const g = begin({ ...SADIST, warp: { 'seat:1': 8, 'seat:3': 9 } });
		expect(g.table.over?.winners).toEqual(['seat:2']);
		expect(g.said).not.toContain('comes back');
	});

	it('[alien:sadist] given one of them has lost seven, then it does not win', () => {
		const g = begin({ ...SADIST, warp: { 'seat:1': 8, 'seat:3': 7 } });
		expect(g.table.over).toBeNull();
		expect(g.said).not.toContain('Sadist');
	});

	it('[alien:sadist] given some are out of the game, or held captive, then those are lost as well', () => {
		const gone = begin({ ...SADIST, warp: { 'seat:1': 5, 'seat:3': 8 }, removed: { 'seat:1': 3 } });
		expect(gone.table.over?.winners).toEqual(['seat:2']);
		const held: Position = {
			aliens: { 'seat:2': ['sadist', 'shadow'] },
			warp: { 'seat:1': 7, 'seat:3': 8 }
		};
		const g = position({ destiny: ['colour:2#1'], ...held });
		g.board.held = { 'held:captives': { 'seat:1': 1 }, 'held:hostages': {} };
		for (; !g.table.over && g.board.encounters < 2; g.lapse());
		expect(g.table.over?.winners).toEqual(['seat:2']);
	});

	it('[alien:sadist] ruling: a partner is another player as well', () => {
		const given: Position = {
			seats: 4,
			aliens: { 'seat:2': 'sadist' },
			teams: [
				['seat:1', 'seat:3'],
				['seat:2', 'seat:4']
			]
		};
		const g = begin({ ...given, warp: { 'seat:1': 8, 'seat:3': 8 } });
		expect(g.said).not.toContain('Sadist');
		const all = begin({ ...given, warp: { 'seat:1': 8, 'seat:3': 8, 'seat:4': 8 } });
		expect(all.said).toContain('Sadist');
	});

	it('[alien:sadist] given it is zapped, then nobody wins yet', () => {
		const given: Position = {
			...SADIST,
			warp: { 'seat:1': 8, 'seat:3': 8 },
			hands: { 'seat:3': ['artifact:cosmic-zap'] }
		};
		const g = position({ destiny: ['colour:2#1'], ...given }).until(
			'window:use.declared',
			'seat:3'
		);
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			pick: expect.stringMatching(/^artifact\|cosmic-zap/) as string
		});
		g.use('seat:3', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.table.over).toBeNull();
	});
});

describe('the Sadist flare', () => {
	const WINS: Cards = ['attack:40', 'attack:06'];
	const WILD: Position = { hands: { 'seat:1': ['flare:sadist'] } };

	it('[wild:sadist] given its holder wins as a main player, then they draw a card for each player who loses ships', () => {
		const g = fight(WINS, { 'seat:3': ['defense', { 'planet:3-1': 2 }] }, WILD);
		g.until('window:ships.lost', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'wild|sadist|enjoy|flare:sadist' });
		over(g.use('seat:1', 'wild|sadist'));
		expect(g.said).toContain('{seat:1} draws 2 cards');
	});

	it('[wild:sadist] ruling: given they lose, are an ally who wins, or stand aside, then it is not offered', () => {
		expect(offered(met(['attack:01', 'attack:20'], WILD), 'seat:1', 'wild|')).toBe(false);
		const ally: Position = { hands: { 'seat:3': ['flare:sadist'] } };
		const g = fight(WINS, { 'seat:3': ['offense', { 'planet:3-1': 2 }] }, ally);
		expect(offered(g, 'seat:3', 'wild|')).toBe(false);
		expect(offered(met(WINS, ally), 'seat:3', 'wild|')).toBe(false);
	});

	it('[wild:sadist] ruling: given a card of theirs sends ships to the warp, then it is offered; given a card of another, it is not', () => {
		const given: Position = { hands: { 'seat:3': ['flare:sadist', 'artifact:plague'] } };
		const g = duel(given).until('window:encounter.start', 'seat:3');
		declare(g, 'seat:3', 'artifact|plague', { pick: 'seat:1' });
		expect(offered(g, 'seat:3', 'wild|', (now) => now.asked.includes('launch.aim'))).toBe(true);
		const other: Position = {
			hands: { 'seat:2': ['artifact:plague'], 'seat:3': ['flare:sadist'] }
		};
		const g2 = duel(other).until('window:encounter.start', 'seat:2');
		declare(g2, 'seat:2', 'artifact|plague', { pick: 'seat:1' });
		expect(offered(g2, 'seat:3', 'wild|', (now) => now.asked.includes('launch.aim'))).toBe(false);
	});

	it('[wild:sadist] ruling: ships that are saved are not sent to the warp', () => {
		const g = met(WINS, { ...WILD, aliens: { 'seat:2': 'zombie' } });
		expect(offered(g, 'seat:1', 'wild|')).toBe(false);
	});

	const SUPER: Position = {
		...SADIST,
		warp: { 'seat:2': 1, 'seat:3': 2 },
		hands: { 'seat:2': ['flare:sadist'] }
	};

	it('[super:sadist] given an encounter begins, then one player gets a ship back and another loses one, from where they say', () => {
		const g = duel(SUPER).until('window:encounter.start', 'seat:2');
		expect(g.choices('seat:2', 'super|sadist|torment|flare:sadist')).toEqual(['seat:2', 'seat:3']);
		expect(() =>
			g.use('seat:2', 'super|sadist', { pick: 'seat:3', then: { pick: 'seat:3' } })
		).toThrow();
		g.use('seat:2', 'super|sadist', { pick: 'seat:3', then: { pick: 'seat:2' } });
		g.until('home.land').answer('seat:3', { split: { 'planet:3-1': 1 } });
		g.until('mustLose.pick')
			.answer('seat:2', { split: { 'planet:2-4': 1 } })
			.until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 2, 'seat:3': 1 });
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 5 });
		expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 3 });
	});

	it('[super:sadist] given a ship of its own in the warp, then the steady player gets that back, and another loses one', () => {
		const g = duel(SUPER).until('window:encounter.start', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toEqual({
			pick: 'super|sadist|torment|flare:sadist',
			then: { pick: 'seat:2', then: { pick: expect.not.stringMatching('seat:2') as string } }
		});
	});

	it('[super:sadist] given nobody has a ship in the warp, then it is not offered', () => {
		expect(
			offered(duel({ ...SUPER, warp: {} }), 'seat:2', 'super|', (g) =>
				g.asked.includes('launch.aim')
			)
		).toBe(false);
	});
});
