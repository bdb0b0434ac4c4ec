/** Every Tactic and every Action Card for battles, in a battle round in which it changes what happens. */
import { afterEach, describe, expect, it } from 'vitest';
import { BASE, FIELD, REFUGES, WING, attack, duel, rolled } from '../../support/battle';
import type { Duel, Round } from '../../support/battle';
import type { CouncilGame } from '../../support/council';
import { unload } from '../../support/loadedDice';

afterEach(() => expect(unload()).toBe(0));

const SMALL = { 'seat:1': { small: 1 } };
const BIG = { 'seat:1': { big: 1 } };

/** Hit and miss. */
const [H, M] = [4, 3];
const dice = (n: number, face: number): number[] => Array<number>(n).fill(face);

/** A round in which the attacker draws this Small Tactic and activates it, or leaves it. */
const small = (card: string, given: Omit<Duel, 'tactics'>, round: Round): CouncilGame =>
	attack(duel({ ...given, tactics: [card] }), {
		buy: SMALL,
		play: { 'seat:1': [card] },
		...round
	});

const big = (card: string, given: Omit<Duel, 'tactics'>, round: Round): CouncilGame =>
	attack(duel({ ...given, tactics: [card] }), { buy: BIG, play: { 'seat:1': [card] }, ...round });

const fleet = (g: CouncilGame, hex = FIELD) => {
	const { fleet } = g.hex(hex as never);
	return fleet && [fleet.race, fleet.fighter, fleet.destroyer, fleet.dreadnaught];
};

describe('Small Tactics', () => {
	it('[tactic:ramming-run] given a Fighter lost, then 3 more hits fall on the opponent, and the Fighter’s die is rolled all the same', () => {
		const g = small(
			'ramming-run',
			{ attack: { fighter: 6 }, defence: { fighter: 5 } },
			{ dice: [...dice(3, M), ...dice(5, M)] }
		);
		expect(fleet(g)).toEqual(['seat:2', 2, 0, 0]);
		expect(fleet(g, BASE)).toEqual(['seat:1', 5, 0, 0]);
	});

	it('[tactic:ramming-run] given Fighters in two hexes, then the player says which one is lost', () => {
		const g = small(
			'ramming-run',
			{ attack: { fighter: 4 }, wing: { fighter: 3 }, defence: { fighter: 9 } },
			{ dice: [...dice(4, M), ...dice(9, M)] }
		);
		expect(g.asked).toEqual(['battle.lose.which']);
		g.pick('seat:1', `${WING} fighter`);
		expect(fleet(g, WING)).toEqual(['seat:1', 2, 0, 0]);
	});

	it('[tactic:overload] given 5 more dice, then the side takes a hit that a shield does not cancel', () => {
		const g = small(
			'overload',
			{
				attack: { fighter: 4 },
				defence: { fighter: 3 },
				actions: { 'seat:1': ['ossuline-3'] }
			},
			{
				play: { 'seat:1': ['overload', 'action:ossuline-3'] },
				dice: [...dice(6, M), ...dice(3, M)]
			}
		);
		expect(rolled(g, 'attack').dice).toHaveLength(6);
		expect(fleet(g, BASE)).toEqual(['seat:1', 3, 0, 0]);
	});

	it('[tactic:decoys] given 2 hits, then both are cancelled, for one die less', () => {
		const g = small(
			'decoys',
			{ attack: { fighter: 6 }, defence: { fighter: 3 } },
			{ dice: [...dice(2, M), H, H, H] }
		);
		expect(fleet(g, BASE)).toEqual(['seat:1', 5, 0, 0]);
	});

	it('[tactic:jamming] given 4 fewer dice for the opponent, then one is left of 5, and one fewer is rolled as its price', () => {
		const g = small(
			'jamming',
			{ attack: { fighter: 6 }, defence: { fighter: 5 } },
			{ dice: [...dice(2, M), M] }
		);
		expect(rolled(g, 'defence').dice).toEqual([M]);
	});

	it('[tactic:no-way-back] given 4 more dice, then its side may not retreat for the rest of the battle', () => {
		const given: Duel = { attack: { fighter: 5 }, defence: { fighter: 3 } };
		const round = { dice: [...dice(6, M), ...dice(3, M)] };
		const g = small('no-way-back', given, round);
		expect(rolled(g, 'attack').dice).toHaveLength(6);
		expect(g.askedSeats).toEqual(['seat:2']);
		g.pick('seat:2', 'none').until('battleRound.buy');
		expect(unload()).toBe(0);
		expect(g.board.battle).toMatchObject({ round: 2, sides: { attack: { bound: true } } });
		const free = attack(duel(given), { dice: [...dice(5, M), ...dice(3, M)] });
		expect(free.asked).toEqual(['battle.attackerRetreats']);
	});

	it('[tactic:hired-wing] given 2 production paid, then 5 more dice are rolled', () => {
		const g = small(
			'hired-wing',
			{
				attack: { fighter: 4 },
				defence: { fighter: 3 },
				players: { 'seat:1': { stock: 3 } },
				planets: { [BASE]: { expended: true } }
			},
			{ dice: [...dice(6, M), ...dice(3, M)] }
		);
		expect(rolled(g, 'attack').dice).toHaveLength(6);
		expect(g.player('seat:1').stock).toBe(1);
		expect(g.player('seat:1').tally.productionSpent).toBe(2);
	});

	it('[tactic:sharpshooters] given 2 more hits and 3 aimed, then the attacker chooses what they kill', () => {
		const g = small(
			'sharpshooters',
			{ attack: { fighter: 6 }, defence: { fighter: 4, destroyer: 2 } },
			{ dice: [H, ...dice(8, M)] }
		);
		expect(g.asked).toEqual(['battleRound.aim']);
		expect(g.decision('seat:1').shape).toMatchObject({ type: 'split', min: 0, max: 3 });
		g.answer('seat:1', { split: { [`${FIELD} destroyer`]: 2 } });
		// The third hit is left to the defender, which has only Fighters to take it.
		expect(fleet(g)).toEqual(['seat:2', 3, 0, 0]);
	});

	it('[tactic:feint] given 2 hits cancelled, then its side may retreat though it has no Minor Event left', () => {
		const given = { attack: { fighter: 6 }, defence: { fighter: 6 } };
		const faces = [...dice(2, M), H, H, ...dice(4, M)];
		const g = duel({ ...given, tactics: ['feint'] });
		g.board.turn!.minor = 0;
		attack(g, { buy: SMALL, play: { 'seat:1': ['feint'] }, dice: faces });
		expect(g.asked).toEqual(['battle.attackerRetreats']);
		g.answer('seat:1', { yes: true });
		expect(fleet(g, BASE)).toEqual(['seat:1', 6, 0, 0]);
		expect(g.board.battle).toBeNull();
		expect(fleet(g)).toEqual(['seat:2', 6, 0, 0]);
	});

	it('[tactic:feint] given the defender withdraws by it, then it owes nothing', () => {
		const g = attack(
			duel({ attack: { fighter: 4 }, defence: { fighter: 6 }, tactics: ['feint'] }),
			{
				buy: { 'seat:2': { small: 1 } },
				play: { 'seat:2': ['feint'] },
				dice: [H, H, H, M, M, M]
			}
		);
		expect(fleet(g)).toEqual(['seat:2', 5, 0, 0]);
		g.answer('seat:1', { yes: false }).pick('seat:2', REFUGES[0]!);
		expect(g.player('seat:2').owes).toBe(false);
		expect(fleet(g, REFUGES[0])).toEqual(['seat:2', 5, 0, 0]);
	});

	it('[tactic:second-volley] given misses, then up to 5 are rolled again, and the opponent rolls one of its own again', () => {
		const g = small(
			'second-volley',
			{ attack: { fighter: 9 }, defence: { fighter: 2 } },
			{
				dice: [
					...[M, M, M, M, M, M],
					...[H, H, M, M, M],
					...[1, 2],
					H // the first of the opponent's two misses again
				]
			}
		);
		expect(rolled(g, 'attack')).toEqual({ dice: [H, H, M, M, M, M], hits: 2 });
		expect(rolled(g, 'defence')).toEqual({ dice: [H, 2], hits: 1 });
	});

	it('[tactic:boarders] given a surviving Destroyer, then it changes sides, though a Fighter is there', () => {
		const g = small(
			'boarders',
			{ attack: { fighter: 5 }, defence: { fighter: 3, destroyer: 1 } },
			{ dice: [M, ...dice(5, M)] }
		);
		expect(fleet(g)).toEqual(['seat:2', 3, 0, 0]);
		expect(fleet(g, BASE)).toEqual(['seat:1', 5, 1, 0]);
		expect(g.player('seat:1').tally.pointsDestroyed).toBe(2);
	});

	it('[tactic:boarders] given no Destroyer, then a Fighter is taken; and it joins the hex the attacker names', () => {
		const g = small(
			'boarders',
			{ attack: { fighter: 4 }, wing: { fighter: 1 }, defence: { fighter: 3 } },
			{ dice: [M, ...dice(3, M)] }
		);
		expect(g.asked).toEqual(['battle.seize.which']);
		g.pick('seat:1', `${FIELD} fighter`, WING);
		expect(fleet(g, WING)).toEqual(['seat:1', 2, 0, 0]);
	});

	it('[tactic:signal-break] given a Big Tactic and a Small one against it, then the Big one is cancelled', () => {
		const g = attack(
			duel({
				attack: { fighter: 5 },
				defence: { fighter: 3, destroyer: 5 },
				tactics: ['signal-break', 'feint', 'decoys', 'hammer-stroke', 'aegis']
			}),
			{
				buy: { 'seat:1': { small: 1 }, 'seat:2': { small: 1, big: 1 } },
				play: { 'seat:1': ['signal-break'], 'seat:2': ['decoys', 'hammer-stroke'] },
				dice: [H]
			}
		);
		const { defence, attack: own } = g.board.battle!.sides;
		expect(defence.cancelled).toEqual([defence.active.find((id) => id.includes('hammer'))]);
		expect(own.hits).toBe(0);
		expect(fleet(g)).toEqual(['seat:2', 3, 5, 0]);
	});

	it('[tactic:signal-break] given nothing to cancel, then 4 more dice are rolled', () => {
		const g = small(
			'signal-break',
			{ attack: { fighter: 5 }, defence: { fighter: 3 } },
			{ dice: [...dice(5, M), ...dice(3, M)] }
		);
		expect(rolled(g, 'attack').dice).toHaveLength(5);
	});

	it('[tactic:last-salvo] given a Destroyer lost, then 3 more hits fall and the opponent may not retreat', () => {
		const given = { attack: { fighter: 2, destroyer: 2 }, defence: { fighter: 5 } };
		const g = small('last-salvo', given, { dice: [...dice(3, M), ...dice(5, M)] });
		expect(fleet(g)).toEqual(['seat:2', 2, 0, 0]);
		expect(fleet(g, BASE)).toEqual(['seat:1', 2, 1, 0]);
		g.answer('seat:1', { yes: false });
		expect(unload()).toBe(0);
		expect(g.asked).toEqual(['battleRound.buy']);
		expect(g.board.battle?.round).toBe(2);
	});
});

describe('Big Tactics', () => {
	it('[tactic:perfect-ambush] given 4 more dice, then they fall first, and the opponent rolls one die fewer for each Battle Point lost', () => {
		const g = big(
			'perfect-ambush',
			{ attack: { fighter: 8, destroyer: 1 }, defence: { fighter: 2, destroyer: 2 } },
			{ dice: [H, H, M, M, H, M] }
		);
		expect([g.asked, g.askedSeats]).toEqual([['battleRound.assign'], ['seat:2']]);
		g.answer('seat:2', { split: { [`${FIELD} destroyer`]: 2 } });
		expect(rolled(g, 'defence')).toEqual({ dice: [H, M], hits: 1 });
		expect([g.asked, g.askedSeats]).toEqual([['battleRound.assign'], ['seat:1']]);
	});

	it('[tactic:perfect-ambush] given both sides have it, then neither does', () => {
		const g = attack(
			duel({
				attack: { fighter: 10 },
				defence: { fighter: 10 },
				tactics: ['perfect-ambush', 'aegis', 'perfect-ambush', 'aegis']
			}),
			{
				buy: { 'seat:1': { big: 1 }, 'seat:2': { big: 1 } },
				play: { 'seat:1': ['perfect-ambush'], 'seat:2': ['perfect-ambush'] },
				dice: [H, H, M, M, H, H, H, M]
			}
		);
		expect(fleet(g)).toEqual(['seat:2', 8, 0, 0]);
		expect(fleet(g, BASE)).toEqual(['seat:1', 7, 0, 0]);
	});

	it('[tactic:hammer-stroke] given no die left, then 6 hits fall', () => {
		const g = big(
			'hammer-stroke',
			{ attack: { fighter: 10 }, defence: { fighter: 7 } },
			{ dice: dice(7, M) }
		);
		expect(fleet(g)).toEqual(['seat:2', 1, 0, 0]);
	});

	it('[tactic:aegis] given 7 hits, then one is left', () => {
		const g = big(
			'aegis',
			{ attack: { fighter: 10 }, defence: { fighter: 7 } },
			{ dice: dice(7, H) }
		);
		expect(fleet(g, BASE)).toEqual(['seat:1', 9, 0, 0]);
	});

	it('[tactic:grand-barrage] given 6 more dice, then they hit on 3', () => {
		const g = big(
			'grand-barrage',
			{ attack: { fighter: 10 }, defence: { fighter: 7 } },
			{ dice: [3, 3, 3, 2, 2, 2, ...dice(7, 3)] }
		);
		expect(rolled(g, 'attack').hits).toBe(3);
		expect(rolled(g, 'defence').hits).toBe(0);
		expect(fleet(g)).toEqual(['seat:2', 4, 0, 0]);
	});

	it('[tactic:broken-command] given 9 fewer dice, then the opponent rolls none, may not retreat, and 2 more are rolled', () => {
		const g = big(
			'broken-command',
			{ attack: { fighter: 10 }, defence: { fighter: 7 } },
			{ dice: [H, M] }
		);
		expect(rolled(g, 'attack').dice).toEqual([H, M]);
		expect(rolled(g, 'defence').dice).toEqual([]);
		expect(g.asked).toEqual(['battle.attackerRetreats']);
		g.answer('seat:1', { yes: false });
		expect(unload()).toBe(0);
		expect(g.board.battle?.round).toBe(2);
	});

	it('[tactic:chosen-targets] given 4 more hits, then the attacker chooses what all of its hits kill', () => {
		const g = big(
			'chosen-targets',
			{
				attack: { fighter: 8, destroyer: 2 },
				defence: { fighter: 6, destroyer: 1, dreadnaught: 1 }
			},
			{ dice: [H, M, ...dice(12, M)] }
		);
		expect(g.decision('seat:1').shape).toMatchObject({ type: 'split', min: 0, max: 5 });
		g.answer('seat:1', {
			split: { [`${FIELD} dreadnaught`]: 2, [`${FIELD} destroyer`]: 1, [`${FIELD} fighter`]: 2 }
		});
		expect(fleet(g)).toEqual(['seat:2', 4, 0, 0]);
	});

	it('[tactic:rift-reserves] given 2 Fighters and 2 Destroyers, then they join, without dice of their own', () => {
		const g = big(
			'rift-reserves',
			{ attack: { fighter: 4, destroyer: 3 }, defence: { fighter: 3 } },
			{ dice: [M, M, H, H, H] }
		);
		expect(rolled(g, 'attack').dice).toHaveLength(2);
		g.answer('seat:1', { split: { [`${BASE} fighter`]: 3 } });
		expect(fleet(g, BASE)).toEqual(['seat:1', 3, 5, 0]);
	});

	it('[tactic:turncoats] given 2 more hits, then one surviving ship of any kind changes sides', () => {
		const g = big(
			'turncoats',
			{ attack: { fighter: 8, destroyer: 1 }, defence: { fighter: 3, dreadnaught: 1 } },
			{ dice: dice(7, M) }
		);
		g.answer('seat:2', { split: { [`${FIELD} fighter`]: 2 } });
		expect(g.choices('seat:1')).toEqual([`${FIELD} dreadnaught`, `${FIELD} fighter`]);
		g.pick('seat:1', `${FIELD} dreadnaught`);
		expect(fleet(g)).toEqual(['seat:2', 1, 0, 0]);
		expect(fleet(g, BASE)).toEqual(['seat:1', 8, 1, 1]);
	});

	it('[tactic:vanishing-fleet] given 4 hits cancelled and 3 more dice, then its side may leave for nothing', () => {
		const g = attack(
			duel({
				attack: { fighter: 7 },
				defence: { fighter: 10 },
				tactics: ['vanishing-fleet'],
				players: { 'seat:2': { owes: true } }
			}),
			{
				buy: { 'seat:2': { big: 1 } },
				play: { 'seat:2': ['vanishing-fleet'] },
				dice: [...dice(5, H), M, M, H, M, M]
			}
		);
		expect(fleet(g)).toEqual(['seat:2', 9, 0, 0]);
		expect(fleet(g, BASE)).toEqual(['seat:1', 6, 0, 0]);
		g.answer('seat:1', { yes: false });
		g.pick('seat:2', REFUGES[2]!);
		expect(fleet(g, REFUGES[2])).toEqual(['seat:2', 9, 0, 0]);
	});
});

describe('Action Cards for battles', () => {
	/** A round in which this seat activates its card. */
	const action = (card: string, seat: 'seat:1' | 'seat:2', given: Duel, faces: number[]) =>
		attack(duel({ ...given, actions: { [seat]: [card] } }), {
			play: { [seat]: [`action:${card}`] },
			dice: faces
		});
	const EVEN: Duel = { attack: { fighter: 5 }, defence: { fighter: 5 } };

	it('[action:ossuline-3] given 4 hits, then 3 are cancelled, and the card is gone', () => {
		const g = action('ossuline-3', 'seat:1', EVEN, [...dice(5, M), ...dice(4, H), M]);
		expect(fleet(g, BASE)).toEqual(['seat:1', 4, 0, 0]);
		expect(g.player('seat:1')).toMatchObject({ actions: [], used: ['ossuline-3'] });
	});

	it('[action:varkesh-1] given Blood Price, then 5 more dice are rolled', () => {
		const g = action('varkesh-1', 'seat:1', EVEN, [...dice(10, M), ...dice(5, M)]);
		expect(rolled(g, 'attack').dice).toHaveLength(10);
	});

	it('[action:thimmari-2] given Carpet of Wings, then every miss is rolled again once', () => {
		const g = action('thimmari-2', 'seat:1', EVEN, [H, M, M, M, M, H, H, H, M, ...dice(5, M)]);
		expect(rolled(g, 'attack')).toEqual({ dice: [H, H, H, H, M], hits: 4 });
	});

	it('[action:hexatine-3] given Predicted Fire, then its dice hit on 3', () => {
		const g = action('hexatine-3', 'seat:1', EVEN, [...dice(5, 3), ...dice(5, 3)]);
		expect([rolled(g, 'attack').hits, rolled(g, 'defence').hits]).toEqual([5, 0]);
	});

	it('[action:morrowkin-3] given Slip Away, then 2 hits are cancelled and its side may leave for nothing', () => {
		const g = action('morrowkin-3', 'seat:2', EVEN, [H, H, H, M, M, ...dice(5, M)]);
		expect(fleet(g)).toEqual(['seat:2', 4, 0, 0]);
		g.answer('seat:1', { yes: false }).pick('seat:2', REFUGES[1]!);
		expect(g.player('seat:2').owes).toBe(false);
	});

	it('[action:ulmar-1] given Undertow, then the opponent rolls 4 fewer dice and may not retreat', () => {
		const g = action('ulmar-1', 'seat:2', EVEN, [M, ...dice(5, M)]);
		expect(rolled(g, 'attack').dice).toEqual([M]);
		expect(g.asked).toEqual(['battle.defenderRetreats']);
	});

	it('[action:pyrrhane-1] given Solar Lash, then the opponent takes 3 more hits', () => {
		const g = action('pyrrhane-1', 'seat:1', EVEN, [...dice(5, M), ...dice(5, M)]);
		expect(fleet(g)).toEqual(['seat:2', 2, 0, 0]);
	});

	it('[action:seyl-1] given Known Lies, then a Tactic of the opponent is cancelled and 3 more dice are rolled', () => {
		const g = attack(
			duel({ ...EVEN, tactics: ['ramming-run'], actions: { 'seat:1': ['seyl-1'] } }),
			{
				buy: { 'seat:2': { small: 1 } },
				play: { 'seat:1': ['action:seyl-1'], 'seat:2': ['ramming-run'] },
				dice: [...dice(8, M), M, M]
			}
		);
		expect(rolled(g, 'attack').dice).toHaveLength(8);
		expect(fleet(g, BASE)).toEqual(['seat:1', 5, 0, 0]);
		expect(fleet(g), 'the price stays paid').toEqual(['seat:2', 4, 0, 0]);
	});

	it('[action:brannoch-3] given Blast Doors, then 4 hits are cancelled above an own planet, 2 elsewhere', () => {
		const faces = [...dice(5, H), ...dice(5, M)];
		const away = action('brannoch-3', 'seat:2', EVEN, faces);
		expect(fleet(away)).toEqual(['seat:2', 2, 0, 0]);
		const home = action(
			'brannoch-3',
			'seat:2',
			{ ...EVEN, field: 'frontier-1', planets: { [FIELD]: { owner: 'seat:2' } } },
			faces
		);
		expect(fleet(home)).toEqual(['seat:2', 4, 0, 0]);
	});

	it('[action:duskari-2] given False Flag, then the opponent rolls 5 of its hits again', () => {
		const g = action('duskari-2', 'seat:2', { attack: { fighter: 7 }, defence: { fighter: 7 } }, [
			...dice(7, H),
			M,
			M,
			M,
			M,
			H,
			...dice(7, M)
		]);
		expect(rolled(g, 'attack').hits).toBe(3);
		expect(fleet(g)).toEqual(['seat:2', 4, 0, 0]);
	});
});
