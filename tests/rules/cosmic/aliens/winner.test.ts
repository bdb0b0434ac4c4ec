/** Winner: who wins high founds a colony besides. */
import { describe, expect, it } from 'vitest';
import { position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';
import { fight, met, offered, over } from '../../../support/duel';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const WINNER: Position = { aliens: { 'seat:1': 'winner' } };
/** 20 and one ship against 6 and four: by 11. */
const HIGH: Cards = ['attack:20', 'attack:06'];
const SETTLE = { pick: 'planet:3-1', then: { split: { 'planet:1-2': 2 } } };

/** Whether the power was used, to the end of the encounter. */
const used = (g: CosmicGame): boolean => over(g).said.includes('found a foreign colony');

describe('Winner', () => {
	it('[alien:winner] [CE-20.6] given it wins by 11 as the offense, then it founds a foreign colony where it likes, with the ships it likes', () => {
		const g = met(HIGH, WINNER).until('use.details').answer('seat:1', SETTLE);
		over(g);
		expect(g.ships('planet:3-1')).toEqual({ 'seat:1': 2, 'seat:3': 4 });
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 2 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
	});

	it('[alien:winner] given it wins by 10 it is used, by 9 it is not', () => {
		// 20 + 1 against what is laid and four ships.
		expect(used(met(['attack:20', 'attack:07'], WINNER))).toBe(true);
		expect(used(met(['attack:20', 'attack:08'], WINNER))).toBe(false);
	});

	it('[alien:winner] given it wins by as much as the defense, then it founds one, with ships that have defended if it likes', () => {
		const g = met(['attack:04', 'attack:20'], { aliens: { 'seat:2': 'winner' } });
		g.until('use.details').answer('seat:2', {
			pick: 'planet:1-3',
			then: { split: { 'planet:2-1': 1 } }
		});
		expect(over(g).ships('planet:1-3')).toEqual({ 'seat:1': 4, 'seat:2': 1 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 3 });
	});

	it('[alien:winner] [CE-20.7] a planet of its own, and one where it has a colony, are not offered, and five ships are too many', () => {
		const given: Position = {
			...WINNER,
			planets: { 'planet:1-5': {}, 'planet:3-2': { 'seat:1': 1 } }
		};
		const wrong: [string, Record<string, number>][] = [
			['planet:1-5', { 'planet:1-1': 1 }],
			['planet:3-2', { 'planet:1-1': 1 }],
			['planet:3-1', { 'planet:1-2': 4, 'planet:1-3': 1 }]
		];
		for (const [pick, split] of wrong) {
			const g = met(HIGH, given).until('use.details');
			expect(() => g.answer('seat:1', { pick, then: { split } }), pick).toThrow();
		}
	});

	it('[alien:winner] ruling: where the smaller total wins, the difference counts as well', () => {
		const given: Position = { aliens: { 'seat:1': ['winner', 'anti-matter'] } };
		expect(used(met(['attack:04', 'attack:20'], given))).toBe(true);
	});

	it('[alien:winner] ruling: against a negotiate, by a deal, or as an ally it founds none', () => {
		expect(used(met(['attack:20', 'negotiate'], WINNER))).toBe(false);
		expect(used(met(['negotiate', 'negotiate'], WINNER))).toBe(false);
		expect(used(met(['attack:04', 'attack:20'], WINNER))).toBe(false);
		const ally = fight(
			['attack:40', 'attack:06'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ aliens: { 'seat:3': 'winner' } }
		);
		expect(used(ally)).toBe(false);
	});

	it('[alien:winner] [CE-21.2] ruling: the colony counts with that of an ally who lands, so both win together', () => {
		const four = (seat: number) =>
			Object.fromEntries([1, 2, 3].map((k) => [`planet:4-${k}`, { [`seat:${seat}`]: 1 }] as const));
		const g = fight(
			['attack:20', 'attack:06'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{
				...WINNER,
				planets: {
					...four(1),
					'planet:2-2': { 'seat:3': 1 },
					'planet:2-3': { 'seat:3': 1 },
					'planet:2-4': { 'seat:3': 1 },
					'planet:2-5': { 'seat:3': 1 }
				}
			}
		);
		g.until('use.details').answer('seat:1', {
			pick: 'planet:3-4',
			then: { split: { 'planet:1-2': 1 } }
		});
		while (!g.table.over) g.lapse();
		expect(g.table.over).toMatchObject({ winners: ['seat:1', 'seat:3'] });
	});

	it('[alien:winner] given it is zapped, then there is no colony', () => {
		const g = met(HIGH, { ...WINNER, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		const before = Object.values(g.board.planets).filter((one) => one!.ships['seat:1']).length;
		over(g);
		expect(Object.values(g.board.planets).filter((one) => one!.ships['seat:1'])).toHaveLength(
			before
		);
	});

	it('given a colony to be founded, then the steady player sends one ship of its largest colony abroad', () => {
		const g = met(HIGH, WINNER, 2).until('use.details');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^planet:[23]-/) as string,
			then: { split: { 'planet:1-2': 1 } }
		});
	});
});

describe('the Winner flare', () => {
	const FLARE: Position = {
		destiny: ['colour:2#1'],
		hands: { 'seat:1': ['attack:20', 'flare:winner'] }
	};
	const turn = (given: Position = FLARE): CosmicGame =>
		position(given).until('window:turn.start', 'seat:1');

	it('[wild:winner] given a turn that starts, when it is played, then its player founds a colony on any planet, and the flare is discarded', () => {
		const g = turn().use('seat:1', 'wild|winner|settle', SETTLE).until('launch.aim');
		expect(g.ships('planet:3-1')).toEqual({ 'seat:1': 2, 'seat:3': 4 });
		expect(g.board.discard).toContain('flare:winner');
		const kept = turn().until('launch.aim');
		expect(kept.ships('planet:3-1')).toEqual({ 'seat:3': 4 });
		expect(kept.hand('seat:1')).toContain('flare:winner');
	});

	it('[wild:winner] it may be an empty planet of its own; where Winner is played, the flare goes there', () => {
		const g = turn({
			...FLARE,
			aliens: { 'seat:3': 'winner' },
			planets: { 'planet:1-5': {} }
		});
		g.use('seat:1', 'wild|winner|settle', {
			pick: 'planet:1-5',
			then: { split: { 'planet:1-1': 4 } }
		}).until('launch.aim');
		expect(g.ships('planet:1-5')).toEqual({ 'seat:1': 4 });
		expect(g.hand('seat:3')).toContain('flare:winner');
	});

	it('[wild:winner] in the turn of another it is not offered', () => {
		const other: Position = { ...FLARE, offense: 'seat:2', destiny: ['colour:3#1'] };
		expect(offered(position(other), 'seat:1', 'wild|winner')).toBe(false);
	});

	const SUPER: Position = { ...WINNER, hands: { 'seat:1': ['flare:winner'] } };

	it('[super:winner] given Winner wins by 31, when it is played, then it founds three colonies, one after the other', () => {
		for (const [played, n] of [
			[true, 3],
			[false, 1]
		] as const) {
			// 40 + 1 against 6 and four ships.
			const g = met(['attack:40', 'attack:06'], SUPER).until('window:use.declared', 'seat:1');
			if (played) g.use('seat:1', 'super|winner|more');
			const founded = () => over(g).said.match(/\{seat:1\} founds a colony/g);
			expect(founded()).toHaveLength(n);
		}
	});

	it('[super:winner] given it wins by 19, then it is not offered; nor is its colony without the power', () => {
		// 30 + 1 against 8 and four ships.
		expect(offered(met(['attack:30', 'attack:08'], SUPER), 'seat:1', 'super|winner')).toBe(false);
		const none: Position = { hands: { 'seat:1': ['flare:winner'] } };
		expect(offered(met(['attack:40', 'attack:06'], none), 'seat:1', 'super|winner')).toBe(false);
	});

	it('given either half, then the steady player uses it', () => {
		expect(steadyAnswer(turn(), 'seat:1')).toMatchObject({
			pick: 'wild|winner|settle|flare:winner'
		});
		const g = met(['attack:40', 'attack:06'], SUPER).until('window:use.declared', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: 'super|winner|more|flare:winner' });
		g.use('seat:1', 'super|winner|more').until('winner.settle.where');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^planet:[23]-/) as string
		});
	});
});
