/** How battle effects go together (GC-24.5), how long they last, and what stays hidden meanwhile. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { diceFrom } from '../../../src/lib/bots';
import { lookOpen, lookOwn } from '../../../src/lib/core';
import type { AnyGame, AnyTable } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import {
	BASE,
	FIELD,
	WING,
	attack,
	duel,
	fight,
	madeOf,
	rolled,
	scuttle
} from '../../support/battle';
import type { Duel } from '../../support/battle';
import type { CouncilGame } from '../../support/council';
import { load, unload } from '../../support/loadedDice';
import { copyOf, playOn, runs, viewersOf } from '../../support/positions';

afterEach(() => expect(unload()).toBe(0));

/** Hit and miss. */
const [H, M] = [4, 3];
const dice = (n: number, face: number): number[] => Array<number>(n).fill(face);

const fleet = (g: CouncilGame, hex: string = FIELD) => {
	const { fleet } = g.hex(hex as never);
	return fleet && [fleet.race, fleet.fighter, fleet.destroyer, fleet.dreadnaught];
};

/** Nobody retreats. */
function stay(g: CouncilGame): void {
	if (g.asked[0] === 'battle.attackerRetreats') g.answer('seat:1', { yes: false });
	if (g.asked[0] === 'battle.defenderRetreats') g.pick('seat:2', 'none');
}

describe('battle effects', () => {
	it('[GC-24.5] an effect holds for one battle round: dice, shields and pins are gone in the next', () => {
		const g = duel({
			attack: { fighter: 2 },
			defence: { fighter: 2 },
			actions: { 'seat:1': ['varkesh-1'], 'seat:2': ['ulmar-1'] }
		});
		attack(g, {
			play: { 'seat:1': ['action:varkesh-1'], 'seat:2': ['action:ulmar-1'] },
			dice: [...dice(3, M), M, M]
		});
		expect(rolled(g, 'attack').dice, '2 points, 5 more, 4 fewer').toHaveLength(3);
		expect(madeOf(g, 'attack'), 'is told').toEqual([
			...[['points', 2]],
			...[['action:varkesh-1', 5]],
			...[['action:ulmar-1', -4]]
		]);
		// Pinned: the attacker is not asked. The defender stays, and the next round is fought without cards.
		expect(g.asked).toEqual(['battle.defenderRetreats']);
		fight(g, { dice: dice(4, M) });
		stay(g);
		expect(rolled(g, 'attack').dice).toHaveLength(2);
		expect(madeOf(g, 'attack')).toEqual([['points', 2]]);
		expect(g.asked).toEqual(['battle.attackerRetreats']);
	});

	it('[GC-24.5] dice of a side are changed by its own cards, then by the opponent’s, and are never fewer than none', () => {
		const g = duel({
			attack: { fighter: 3 },
			defence: { fighter: 3 },
			tactics: ['jamming', 'feint', 'jamming', 'feint']
		});
		attack(g, {
			buy: { 'seat:1': { small: 1 }, 'seat:2': { small: 1 } },
			play: { 'seat:1': ['jamming'], 'seat:2': ['jamming'] }
		});
		expect([rolled(g, 'attack').dice, rolled(g, 'defence').dice]).toEqual([[], []]);
		expect(Object.fromEntries(madeOf(g, 'attack'))).toMatchObject({ points: 3, tactics: -3 });
	});

	it('[GC-24.5] a shield cancels hits of cards as well, but none taken as a price', () => {
		const g = duel({
			attack: { fighter: 6 },
			defence: { fighter: 6 },
			tactics: ['overload', 'feint'],
			actions: { 'seat:1': ['ossuline-3'], 'seat:2': ['pyrrhane-1'] }
		});
		attack(g, {
			buy: { 'seat:1': { small: 1 } },
			play: { 'seat:1': ['overload', 'action:ossuline-3'], 'seat:2': ['action:pyrrhane-1'] },
			dice: [...dice(8, M), ...dice(6, M)]
		});
		expect(fleet(g, BASE), '3 hits cancelled, one paid').toEqual(['seat:1', 5, 0, 0]);
	});

	it('[GC-24.5] only hits that were made can be aimed, and no Space Port', () => {
		const g = duel({
			attack: { fighter: 8, destroyer: 1 },
			defence: { fighter: 6, dreadnaught: 1 },
			field: 'frontier-2',
			planets: { [FIELD]: { owner: 'seat:2', port: 'ready' } },
			tactics: ['chosen-targets', 'aegis', 'overload', 'feint']
		});
		attack(g, {
			buy: { 'seat:1': { big: 1 }, 'seat:2': { small: 1 } },
			play: { 'seat:1': ['chosen-targets'], 'seat:2': ['overload'] },
			dice: dice(12, M)
		});
		expect(g.decision('seat:1').shape).toMatchObject({ min: 0, max: 4 });
		expect(g.choices('seat:1')).toEqual([`${FIELD} fighter`, `${FIELD} dreadnaught`]);
		g.answer('seat:1', { split: { [`${FIELD} dreadnaught`]: 2, [`${FIELD} fighter`]: 1 } });
		// The hit that was not aimed, and the one that was paid.
		expect(g.decision('seat:2').shape).toMatchObject({ min: 2, max: 2 });
		g.answer('seat:2', { split: { port: 1, [`${FIELD} fighter`]: 1 } });
		expect(fleet(g)).toEqual(['seat:2', 4, 0, 0]);
	});

	it('[GC-24.5] aimed hits fall on a Dreadnaught that is damaged already, before a whole one', () => {
		const g = duel({
			attack: { fighter: 5 },
			defence: { dreadnaught: 3 },
			tactics: ['sharpshooters', 'feint']
		});
		attack(g, { dice: [H, M, M, M, M, ...dice(12, M)] });
		expect(g.board.battle!.sides.defence.damage).toHaveLength(1);
		stay(g);
		fight(g, {
			buy: { 'seat:1': { small: 1 } },
			play: { 'seat:1': ['sharpshooters'] },
			dice: dice(12, M)
		});
		g.answer('seat:1', { split: { [`${FIELD} dreadnaught`]: 2 } });
		expect(fleet(g)).toEqual(['seat:2', 0, 0, 2]);
		expect(g.board.battle!.sides.defence.damage).toEqual([
			{ hex: FIELD, kind: 'dreadnaught', hits: 1 }
		]);
	});

	it('[GC-10.6] [GC-24.5] given the defender strikes first, then the attacker rolls one die fewer for each point lost, cards included', () => {
		const g = duel({
			attack: { fighter: 4 },
			defence: { fighter: 10 },
			tactics: ['perfect-ambush', 'aegis'],
			actions: { 'seat:1': ['varkesh-1'] }
		});
		attack(g, {
			buy: { 'seat:2': { big: 1 } },
			play: { 'seat:1': ['action:varkesh-1'], 'seat:2': ['perfect-ambush'] },
			dice: [...dice(4, H), ...[H, M, M, M, M]]
		});
		// All four Fighters are gone; of 4 and 5 dice, 5 are left to roll.
		expect(rolled(g, 'attack').dice).toHaveLength(5);
		expect(fleet(g, BASE)).toBeNull();
		expect(fleet(g)).toEqual(['seat:2', 9, 0, 0]);
		expect(g.player('seat:2').tally.battlesWon).toBe(1);
	});

	it('[GC-10.6] a Dreadnaught that is only damaged costs its side no dice', () => {
		const g = duel({
			attack: { fighter: 10 },
			defence: { dreadnaught: 1 },
			tactics: ['perfect-ambush', 'aegis']
		});
		attack(g, {
			buy: { 'seat:1': { big: 1 } },
			play: { 'seat:1': ['perfect-ambush'] },
			dice: [H, M, M, M, ...dice(4, M)]
		});
		expect(rolled(g, 'defence').dice).toHaveLength(4);
	});

	it('[GC-10.5] [GC-22.11] the attacker takes ships first, after all hits; a prize joins undamaged', () => {
		const g = duel({
			attack: { fighter: 8, destroyer: 1 },
			defence: { dreadnaught: 1, destroyer: 3 },
			tactics: ['turncoats', 'aegis', 'turncoats', 'aegis']
		});
		attack(g, {
			buy: { 'seat:1': { big: 1 }, 'seat:2': { big: 1 } },
			play: { 'seat:1': ['turncoats'], 'seat:2': ['turncoats'] }
		});
		g.answer('seat:1', { split: { [`${BASE} fighter`]: 2 } });
		g.answer('seat:2', { split: { [`${FIELD} dreadnaught`]: 1, [`${FIELD} destroyer`]: 1 } });
		expect([g.asked, g.askedSeats]).toEqual([['battle.seize.which'], ['seat:1']]);
		g.pick('seat:1', `${FIELD} dreadnaught`);
		expect(g.board.battle!.sides.defence.damage).toEqual([]);
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.choices('seat:2'), 'the prize of the other side is a ship of it now').toContain(
			`${BASE} dreadnaught`
		);
		g.pick('seat:2', `${BASE} destroyer`);
		expect([fleet(g), fleet(g, BASE)]).toEqual([
			['seat:2', 0, 3, 0],
			['seat:1', 6, 0, 1]
		]);
	});

	it('[GC-10.10] a side whose last ship is taken has none left', () => {
		const g = duel({
			attack: { fighter: 6 },
			defence: { destroyer: 1 },
			tactics: ['boarders', 'feint']
		});
		attack(g, {
			buy: { 'seat:1': { small: 1 } },
			play: { 'seat:1': ['boarders'] },
			dice: [M, M, M, M]
		});
		expect(g.player('seat:1').tally).toMatchObject({ battlesWon: 1, pointsDestroyed: 2 });
		expect(g.asked).toEqual(['battle.advance']);
		expect(g.choices('seat:1')).toEqual([`${BASE} fighter`, `${BASE} destroyer`]);
	});

	it('[GC-24.5] [GC-8.7] production is paid in a battle outside one’s turn as well, and leftovers are lost', () => {
		const g = duel({
			attack: { fighter: 2 },
			defence: { fighter: 6 },
			tactics: ['hired-wing', 'feint']
		});
		attack(g, {
			buy: { 'seat:2': { small: 1 } },
			play: { 'seat:2': ['hired-wing'] },
			dice: [M, M, ...dice(8, M)]
		});
		expect(g.planet('hex:2,0').expended).toBe(true);
		expect(g.player('seat:2')).toMatchObject({ stock: 0, tally: { productionSpent: 2 } });
		expect(g.board.turn!.leftover).toBe(0);
	});

	it('[GC-8.7] [GC-8.4] a planet that pays in another’s turn spares Stock, and what it gives beyond the price is lost', () => {
		const g = duel({
			attack: { fighter: 2 },
			defence: { fighter: 6 },
			tactics: ['hired-wing', 'feint'],
			players: { 'seat:2': { stock: 3, paysByHand: true } }
		});
		attack(g, { buy: { 'seat:2': { small: 1 } }, play: { 'seat:2': ['hired-wing'] } });
		expect(g.asked).toEqual(['pay.choose']);
		load(M, M, ...dice(8, M));
		g.pick('seat:2', 'hex:2,0');
		expect(g.planet('hex:2,0').expended).toBe(true);
		expect(g.player('seat:2').stock).toBe(3);
	});

	it('[GC-24.5] two prices in production are one payment', () => {
		const g = duel({
			attack: { fighter: 7 },
			defence: { fighter: 2 },
			tactics: ['hired-wing', 'hired-wing', 'feint'],
			players: { 'seat:1': { stock: 5 } },
			planets: { [BASE]: { expended: true } }
		});
		attack(g, {
			buy: { 'seat:1': { small: 2 } },
			play: { 'seat:1': ['hired-wing', 'hired-wing'] },
			dice: [...dice(11, M), M, M]
		});
		expect(g.player('seat:1').stock).toBe(1);
		expect(rolled(g, 'attack').dice).toHaveLength(11);
	});

	it('[GC-10.5] [GC-22.11] of two sides that pay production the attacker pays first', () => {
		const g = duel({
			attack: { fighter: 3 },
			defence: { fighter: 3 },
			tactics: ['hired-wing', 'feint', 'hired-wing', 'feint'],
			planets: { 'hex:-1,-1': { owner: 'seat:1' }, 'hex:2,-1': { owner: 'seat:2' } },
			players: { 'seat:1': { paysByHand: true }, 'seat:2': { paysByHand: true } }
		});
		const small = { small: 1 };
		attack(g, {
			buy: { 'seat:1': small, 'seat:2': small },
			play: { 'seat:1': ['hired-wing'], 'seat:2': ['hired-wing'] },
			dice: dice(10, M)
		});
		expect([g.asked, g.askedSeats]).toEqual([['pay.choose'], ['seat:1']]);
		expect(g.decision('seat:1').say).toEqual('Pay 2 for Hired Wing');
		expect([g.lapse().asked, g.askedSeats]).toEqual([['pay.choose'], ['seat:2']]);
		g.lapse();
	});

	it('[GC-22.10] [GC-14.8] a price in ships that became the last one is not taken', () => {
		const g = duel({
			attack: { fighter: 2 },
			wing: { fighter: 1 },
			defence: { fighter: 2 },
			tactics: ['ramming-run']
		});
		attack(g, {
			buy: { 'seat:1': { small: 1 } },
			play: { 'seat:1': ['ramming-run'] },
			dice: [M, M]
		});
		expect(g.asked).toEqual(['battle.lose.which']);
		scuttle(g, 'seat:1', { [`${BASE} fighter`]: 2 });
		expect(fleet(g, WING)).toEqual(['seat:1', 1, 0, 0]);
		expect(g.hex(FIELD).fleet, 'three hits of the Tactic').toBeNull();
	});

	it('[GC-24.5] a withdrawal does not help against a pin, nor against having given up to retreat', () => {
		const given: Duel = {
			attack: { fighter: 6 },
			defence: { fighter: 2 },
			actions: { 'seat:1': ['morrowkin-3'] },
			players: { 'seat:2': { owes: true } }
		};
		const pinned = duel({ ...given, actions: { ...given.actions, 'seat:2': ['ulmar-1'] } });
		attack(pinned, {
			play: { 'seat:1': ['action:morrowkin-3'], 'seat:2': ['action:ulmar-1'] },
			dice: [M, M, M, M]
		});
		expect(unload()).toBe(0);
		expect(pinned.asked).toEqual(['battleRound.buy']);
		const bound = duel({ ...given, tactics: ['no-way-back', 'feint'] });
		attack(bound, {
			buy: { 'seat:1': { small: 1 } },
			play: { 'seat:1': ['no-way-back', 'action:morrowkin-3'] },
			dice: [...dice(7, M), M, M]
		});
		expect(bound.asked).toEqual(['battleRound.buy']);
		expect(bound.board.battle?.round).toBe(2);
	});

	it('[GC-24.5] ships that join stand in one of the hexes picked, and fight from the next round on', () => {
		const g = duel({
			attack: { destroyer: 4 },
			wing: { destroyer: 1 },
			defence: { fighter: 3 },
			tactics: ['rift-reserves', 'aegis']
		});
		attack(g, {
			buy: { 'seat:1': { big: 1 } },
			play: { 'seat:1': ['rift-reserves'] },
			dice: [M, M, M, M, M]
		});
		g.pick('seat:1', WING);
		expect(fleet(g, WING)).toEqual(['seat:1', 2, 3, 0]);
		stay(g);
		expect(g.board.battle!.sides.attack.points).toBe(16);
	});
});

describe('what battles hide', () => {
	it('[GC-20.2] [GC-10.5] given any battle, then what a viewer cannot see changes nothing it sees, and nobody is asked because of it', () => {
		const ships = fc.record({ fighter: fc.nat(10), destroyer: fc.nat(7), dreadnaught: fc.nat(5) });
		fc.assert(
			fc.property(ships, ships, fc.nat(), (own, enemy, seed) => {
				fc.pre(own.fighter + own.destroyer > 0 && enemy.fighter + enemy.destroyer > 0);
				const g = duel({
					attack: own,
					defence: enemy,
					actions: { 'seat:1': ['seyl-1'], 'seat:2': ['ossuline-3'] },
					seed
				});
				const random = diceFrom(seed);
				g.answer('seat:1', { pick: 'battle', then: { pick: FIELD } });
				for (let n = 0; g.board.battle && n < 60; n++) {
					for (const viewer of viewersOf(g.table as unknown as AnyTable)) {
						const other = copyOf(g.table);
						council.redeal(other, viewer, random);
						expect(lookOpen(council, other)).toEqual(lookOpen(council, g.table));
						if (viewer === 'watcher') continue;
						expect(lookOwn(council, other, viewer)).toEqual(lookOwn(council, g.table, viewer));
					}
					playOn(council as unknown as AnyGame, g.table as unknown as AnyTable, random, 1);
				}
			}),
			runs(40)
		);
	});

	it('[GC-20.2] dealing anew changes what the opponent drew, and what it has activated in secret', () => {
		const g = duel({
			attack: { fighter: 6 },
			defence: { fighter: 6 },
			tactics: ['feint', 'overload', 'decoys', 'hired-wing']
		});
		g.answer('seat:1', { pick: 'battle', then: { pick: FIELD } });
		g.answer('seat:1', { split: { small: 1 } }).answer('seat:2', { split: { small: 1 } });
		const [card] = g.board.battle!.sides.defence.drawn;
		g.answer('seat:2', { picks: [`tactic:${card}`] });
		const seen = new Set<string>();
		for (let salt = 0; salt < 8; salt++) {
			const other = copyOf(g.table);
			council.redeal(other, 'seat:1', diceFrom(salt));
			const { defence, attack: own } = other.board.battle!.sides;
			expect(own.drawn).toEqual(g.board.battle!.sides.attack.drawn);
			expect(other.frames.at(-1)?.got).toEqual({
				'seat:2': { picks: [`tactic:${defence.drawn[0]}`] }
			});
			seen.add(defence.drawn.join());
		}
		expect(seen.size).toBeGreaterThan(4);
	});

	it('[GC-21.1] who drew Tactics is asked though it can activate none, and is told nothing of the other', () => {
		const g = duel({
			attack: { fighter: 3 },
			defence: { fighter: 3 },
			tactics: ['last-salvo', 'last-salvo', 'feint', 'decoys']
		});
		g.answer('seat:1', { pick: 'battle', then: { pick: FIELD } });
		g.answer('seat:1', { split: { small: 1 } }).answer('seat:2', { split: { small: 1 } });
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
		g.answer('seat:1', { picks: [] });
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.said).not.toContain('activates');
	});

	it('[GC-21.3] who does not answer buys nothing, activates nothing and fights on', () => {
		const g = duel({ attack: { fighter: 6 }, defence: { fighter: 6 }, tactics: ['feint'] });
		g.answer('seat:1', { pick: 'battle', then: { pick: FIELD } });
		g.until('battle.attackerRetreats');
		expect(g.board.battle!.sides.attack).toMatchObject({
			bought: { small: 0, big: 0 },
			active: []
		});
		g.lapse();
		expect(g.board.battle).not.toBeNull();
	});
});
