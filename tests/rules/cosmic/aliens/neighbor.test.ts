/** Neighbor: its ships round about the fight count as well. */
import { describe, expect, it } from 'vitest';
import { fight, met, offered, over } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;
/** Seat 1 has two ships on another planet of seat 2, and one beside the defense. */
const NEAR = {
	'planet:2-2': { 'seat:2': 4, 'seat:1': 2 },
	'planet:2-1': { 'seat:2': 4, 'seat:1': 1 }
};
const OFFENSE: Position = { aliens: { 'seat:1': 'neighbor' }, planets: NEAR };

describe('Neighbor', () => {
	it('[alien:neighbor] given it is the offense, then its ships in that system count, those beside the defense too, and those elsewhere do not', () => {
		expect(totals(met(['attack:08', 'attack:08'], OFFENSE))).toEqual({
			offense: 8 + 1 + 3,
			defense: 8 + 4
		});
		expect(totals(met(['attack:08', 'attack:08'], { ...OFFENSE, aliens: {} }))).toEqual({
			offense: 9,
			defense: 12
		});
	});

	it('[alien:neighbor] ruling: as the defense at home the ships on its other planets count, and those that defend count once', () => {
		const given: Position = { aliens: { 'seat:2': 'neighbor' } };
		expect(totals(met(['attack:08', 'attack:08'], given))).toEqual({
			offense: 9,
			defense: 8 + 4 + 16
		});
	});

	it('[alien:neighbor] given it is an ally, then its ships there help its side, main player or not', () => {
		const given: Position = {
			aliens: { 'seat:3': 'neighbor' },
			planets: { 'planet:2-3': { 'seat:3': 3 } }
		};
		const g = fight(
			['attack:08', 'attack:08'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			given
		);
		expect(totals(g)).toEqual({ offense: 8 + 3 + 1 + 3, defense: 12 });
	});

	it('[alien:neighbor] given an attack meets a negotiate, or it stays out, then it is not used', () => {
		const deal = met(['attack:08', 'negotiate'], OFFENSE).until('window:resolution.outcome');
		expect(deal.said).not.toContain('ships nearby count');
		const given: Position = {
			aliens: { 'seat:3': 'neighbor' },
			planets: { 'planet:2-3': { 'seat:3': 3 } }
		};
		expect(totals(met(['attack:08', 'attack:08'], given))).toEqual({ offense: 9, defense: 12 });
	});

	it('[alien:neighbor] given one ship is nearby, then it counts; given none is, then the power is not used', () => {
		const near: Position = {
			aliens: { 'seat:1': 'neighbor' },
			planets: { 'planet:2-2': { 'seat:2': 4, 'seat:1': 1 } }
		};
		expect(totals(met(['attack:08', 'attack:08'], near))).toEqual({ offense: 10, defense: 12 });
		const alone = met(['attack:08', 'attack:08'], { aliens: { 'seat:1': 'neighbor' } });
		expect(totals(alone)).toEqual({ offense: 9, defense: 12 });
		expect(alone.said).not.toContain('ships nearby count');
	});

	it('[alien:neighbor] given it is zapped, then nothing is added', () => {
		const g = met(['attack:08', 'attack:08'], {
			...OFFENSE,
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 9, defense: 12 });
	});

	it('[alien:neighbor] ruling: what is added is no ship, so Macron’s neighbours count one each', () => {
		const given: Position = { ...OFFENSE, aliens: { 'seat:1': ['neighbor', 'macron'] } };
		expect(totals(met(['attack:08', 'attack:08'], given))).toEqual({
			offense: 8 + 4 + 3,
			defense: 12
		});
	});
});

describe('the Neighbor flare', () => {
	const HELD: Position = { hands: { 'seat:3': ['flare:neighbor'] } };

	it('[wild:neighbor] [CE-14.22] given an ally of a defense that wins plays it, then it gets a reward more for each ship of the defense', () => {
		for (const [played, gained] of [
			[true, 1 + 4],
			[false, 1]
		] as const) {
			const g = fight(
				['attack:01', 'attack:20'],
				{ 'seat:3': ['defense', { 'planet:3-1': 1 }] },
				HELD
			);
			g.until('window:resolution.settled', 'seat:3');
			if (played) g.use('seat:3', 'wild|neighbor');
			expect(over(g).said).toContain(
				`{seat:3} takes ${gained} card${played ? 's' : ''} as rewards.`
			);
		}
	});

	it('[wild:neighbor] given the offense wins, or its holder is its ally, then it is not offered', () => {
		for (const side of ['offense', 'defense'] as const) {
			const g = fight(['attack:30', 'attack:01'], { 'seat:3': [side, { 'planet:3-1': 1 }] }, HELD);
			expect(offered(g, 'seat:3', 'wild|neighbor'), side).toBe(false);
		}
	});

	it('[wild:neighbor] given the defense has no ship there, or one, then the flare is not offered, or brings one', () => {
		const held = (n: number) =>
			fight(
				['attack:01', 'attack:20'],
				{ 'seat:3': ['defense', { 'planet:3-1': 1 }] },
				{ ...HELD, planets: { 'planet:2-1': n > 0 ? { 'seat:2': n } : {} } }
			);
		expect(offered(held(0), 'seat:3', 'wild|neighbor')).toBe(false);
		const one = held(1).until('window:resolution.settled', 'seat:3').use('seat:3', 'wild|neighbor');
		expect(over(one).said).toContain('{seat:3} takes 2 cards as rewards.');
		const deal = fight(
			['negotiate', 'negotiate'],
			{ 'seat:3': ['defense', { 'planet:3-1': 1 }] },
			HELD
		);
		expect(offered(deal, 'seat:3', 'wild|neighbor')).toBe(false);
	});

	it('[super:neighbor] given it is played, then ships of its side’s others in that system count as well, and those of the other side do not', () => {
		const given: Position = {
			...OFFENSE,
			hands: { 'seat:1': ['flare:neighbor'] },
			planets: { ...NEAR, 'planet:2-3': { 'seat:3': 2, 'seat:4': 3 } }
		};
		const fought = () =>
			fight(
				['attack:08', 'attack:08'],
				{
					'seat:3': ['offense', { 'planet:3-1': 1 }],
					'seat:4': ['defense', { 'planet:4-1': 1 }]
				},
				given
			);
		const g = fought();
		g.until('window:reveal.values', 'seat:1').use('seat:1', 'super|neighbor');
		expect(totals(g)).toEqual({ offense: 8 + 4 + 3 + 2, defense: 8 + 4 + 1 });
		expect(totals(fought())).toEqual({
			offense: 8 + 4 + 3,
			defense: 13
		});
	});

	it('[super:neighbor] given it is an ally, or its allies have no ships there, or an attack meets a negotiate, then it is not offered', () => {
		const near = { ...NEAR, 'planet:2-3': { 'seat:3': 1, 'seat:4': 3 } };
		const flare = (seat: SeatId, planets: Position['planets'] = near): Position => ({
			aliens: { [seat]: 'neighbor' },
			hands: { [seat]: ['flare:neighbor'] },
			planets
		});
		const allies = { 'seat:3': ['offense', { 'planet:3-1': 1 }] } as const;
		const attacks: Cards = ['attack:08', 'attack:08'];
		const isOffered = (seat: SeatId, cards: Cards, given: Position) =>
			offered(fight(cards, { 'seat:3': [...allies['seat:3']] }, given), seat, 'super|neighbor');
		expect(isOffered('seat:1', attacks, flare('seat:1'))).toBe(true);
		expect(isOffered('seat:3', attacks, flare('seat:3'))).toBe(false);
		expect(isOffered('seat:1', attacks, flare('seat:1', NEAR))).toBe(false);
		expect(isOffered('seat:1', ['attack:08', 'negotiate'], flare('seat:1'))).toBe(false);
	});
});
