/** Warpish: every ship in the warp adds to its total. */
import { describe, expect, it } from 'vitest';
import { duel, homes, meet } from '../../../support/duel';
import type { Position } from '../../../support/cosmic';

/** Seat 1 sends a ship with attack 08 against four with attack 08; six ships lie in the warp once one is back. */
const battle = (given: Position = {}) =>
	meet(
		duel({
			warp: { 'seat:1': 3, 'seat:2': 1, 'seat:3': 3 },
			planets: {
				'planet:1-5': { 'seat:1': 1 },
				'planet:2-5': { 'seat:2': 3 },
				'planet:3-5': { 'seat:3': 1 }
			},
			...given
		})
	);

/** The same with four ships of each on every planet. */
const duelled = (given: Position) => meet(duel(given));

const totals = (g: ReturnType<typeof duel>) =>
	g.until('window:resolution.outcome').encounter.totals!;

const PLAIN = { offense: 8 + 1, defense: 8 + 4 };

describe('Warpish', () => {
	it('[alien:warpish] given two attacks, then each ship in the warp adds 1 to its total, whoever owns it; without it, none', () => {
		const g = battle({ aliens: { 'seat:1': 'warpish' } });
		expect(totals(g)).toEqual({ ...PLAIN, offense: PLAIN.offense + 6 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		expect(totals(battle())).toEqual(PLAIN);
	});

	it('[alien:warpish] [wild:warpish] given a single ship in the warp, then it adds 1', () => {
		const warp = { 'seat:2': 1 };
		expect(totals(duelled({ aliens: { 'seat:1': 'warpish' }, warp }))).toEqual({
			...PLAIN,
			offense: PLAIN.offense + 1
		});
		const g = duelled({ warp, hands: { 'seat:2': ['flare:warpish'] } });
		g.until('window:reveal.values', 'seat:2').use('seat:2', 'wild|warpish');
		expect(totals(g)).toEqual({ ...PLAIN, defense: PLAIN.defense + 1 });
	});

	it('[alien:warpish] given it is the defense, then they add to its total', () => {
		expect(totals(battle({ aliens: { 'seat:2': 'warpish' } }))).toEqual({
			...PLAIN,
			defense: PLAIN.defense + 6
		});
	});

	it('[alien:warpish] given it is an ally, then it uses nothing', () => {
		const g = duel({ aliens: { 'seat:3': 'warpish' }, warp: { 'seat:2': 2 } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		});
		expect(totals(g)).toEqual({ offense: 8 + 2, defense: PLAIN.defense });
		expect(g.said).not.toContain('Warpish');
	});

	it('[alien:warpish] given a negotiate on either side, or an empty warp, then it is not used', () => {
		for (const cards of [
			['attack:08', 'negotiate'],
			['negotiate', 'attack:08']
		] as const) {
			const g = duel({
				aliens: { 'seat:1': 'warpish' },
				warp: { 'seat:3': 3 },
				hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
			});
			meet(g, [...cards]).until('window:resolution.outcome');
			expect(g.said).not.toContain('Warpish');
		}
		const empty = battle({ aliens: { 'seat:1': 'warpish' }, warp: {}, planets: {} });
		expect(totals(empty)).toEqual(PLAIN);
		expect(empty.said).not.toContain('Warpish');
	});

	it('[alien:warpish] given it is zapped, then nothing is added; given its power is lost, neither', () => {
		const g = battle({
			aliens: { 'seat:1': 'warpish' },
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual(PLAIN);
		const lost = battle({
			aliens: { 'seat:1': 'warpish' },
			planets: homes('seat:1', 9, 8),
			warp: { 'seat:1': 3 }
		});
		expect(totals(lost)).toEqual(PLAIN);
	});

	it('[alien:warpish] ruling: given ships leave the warp after its use, then what they added stays', () => {
		const g = battle({
			aliens: { 'seat:1': 'warpish' },
			hands: { 'seat:3': ['flare:vacuum', 'attack:06'] }
		});
		g.until('window:reveal.values', 'seat:3').use('seat:3', 'wild|vacuum');
		expect(totals(g)).toEqual({ ...PLAIN, offense: PLAIN.offense + 6 });
		expect(g.board.warp).toEqual({ 'seat:1': 2, 'seat:2': 1, 'seat:3': 1 });
	});

	it('[alien:warpish] ruling: given ships of Macron in the warp, then each adds 1', () => {
		const g = battle({ aliens: { 'seat:1': 'warpish', 'seat:2': 'macron' } });
		expect(totals(g)).toEqual({ offense: PLAIN.offense + 6, defense: 8 + 4 * 4 });
	});

	it('[alien:warpish] [CE-15.35] given it has Virus or Anti-Matter as well and uses Warpish first, then what it adds is neither multiplied nor deducted', () => {
		for (const [other, offense] of [
			['virus', 8 * 1 + 6],
			['anti-matter', 8 - 1 + 6]
		] as const) {
			const g = battle({ aliens: { 'seat:1': ['warpish', other] } });
			g.until('mandatory.which').pick('seat:1', 'power|warpish');
			expect(totals(g).offense).toBe(offense);
		}
	});
});

describe('the Warpish flare', () => {
	const flare = (given: Position = {}) =>
		battle({ ...given, hands: { ...given.hands, 'seat:1': ['flare:warpish'] } }).until(
			'window:reveal.values',
			'seat:1'
		);

	it('[wild:warpish] given a main player with ships in the warp, when it plays it, then each of its own adds 1; not played, none', () => {
		expect(totals(flare().use('seat:1', 'wild|warpish'))).toEqual({
			...PLAIN,
			offense: PLAIN.offense + 2
		});
		expect(totals(flare())).toEqual(PLAIN);
	});

	it('[wild:warpish] given no ship of its own is there, or it is no main player, then it cannot be played', () => {
		const g = flare({ warp: { 'seat:2': 3 }, planets: { 'planet:2-5': { 'seat:2': 1 } } });
		expect(g.offers('seat:1', 'wild|warpish')).toBe(false);
		const ally = duel({
			warp: { 'seat:3': 3 },
			hands: { 'seat:3': ['flare:warpish', 'attack:06'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		});
		ally.until('window:reveal.values', 'seat:3');
		expect(ally.offers('seat:3', 'wild|warpish')).toBe(false);
	});

	it('[wild:warpish] given Warpish whose power was zapped, then it plays the wild half', () => {
		const g = battle({
			aliens: { 'seat:1': 'warpish' },
			hands: { 'seat:1': ['flare:warpish'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('window:reveal.values', 'seat:1').use('seat:1', 'wild|warpish');
		expect(totals(g).offense).toBe(PLAIN.offense + 2);
	});

	it('[super:warpish] given Warpish, when it plays it, then each ship of its opponent in the warp takes 1 from that side, below nothing too; not played, none', () => {
		const aliens = { 'seat:1': 'warpish' };
		const warp = { 'seat:2': 15, 'seat:3': 1 };
		const planets = { 'planet:2-1': { 'seat:2': 1 } };
		const g = flare({ aliens, warp, planets });
		expect(totals(g.use('seat:1', 'super|warpish'))).toEqual({
			offense: PLAIN.offense + 16,
			defense: 8 + 1 - 15
		});
		expect(totals(flare({ aliens, warp, planets })).defense).toBe(8 + 1);
	});

	it('[super:warpish] given it is the defense, then the offense’s ships in the warp take from the offense', () => {
		const g = duelled({
			aliens: { 'seat:2': 'warpish' },
			warp: { 'seat:1': 3, 'seat:3': 1 },
			hands: { 'seat:2': ['flare:warpish'] }
		});
		g.until('window:reveal.values', 'seat:2').use('seat:2', 'super|warpish');
		// One of the three came back in the regroup.
		expect(totals(g)).toEqual({ offense: PLAIN.offense - 2, defense: PLAIN.defense + 3 });
	});

	it('[wild:warpish] [super:warpish] given a negotiate, then neither half can be played', () => {
		for (const aliens of [{}, { 'seat:1': 'warpish' } as const]) {
			const g = meet(
				duel({
					aliens,
					warp: { 'seat:1': 3, 'seat:2': 2 },
					hands: { 'seat:1': ['flare:warpish'], 'seat:2': ['negotiate'] }
				}),
				['attack:08', 'negotiate']
			);
			for (; !g.asked.includes('turn.second'); g.lapse())
				for (const half of ['wild|warpish', 'super|warpish'])
					expect(g.offers('seat:1', half)).toBe(false);
		}
	});

	it('[super:warpish] given its opponent has no ship in the warp, then it cannot be played', () => {
		const g = flare({
			aliens: { 'seat:1': 'warpish' },
			warp: { 'seat:3': 3 },
			planets: { 'planet:3-5': { 'seat:3': 1 } }
		});
		expect(g.offers('seat:1', 'super|warpish')).toBe(false);
	});
});
