/** Battles ship to ship (GC-10), with NPC defenders (GC-19.2, GC-19.3) and the corner cases of GC-22. */
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { diceFrom } from '../../../src/lib/bots';
import { lookOpen, lookOwn, sampleAnswer } from '../../../src/lib/core';
import type { AnyGame, AnyTable, Dice } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import { placesFor } from '../../../src/lib/games/council/battle/hits';
import {
	BASE,
	FIELD,
	REFUGES,
	WING,
	attack,
	duel,
	fight,
	rolled,
	scuttle
} from '../../support/battle';
import type { Duel } from '../../support/battle';
import { position } from '../../support/council';
import type { CouncilGame } from '../../support/council';
import { unload } from '../../support/loadedDice';
import { copyOf, playOn, runs } from '../../support/positions';
import { said } from '../../support/said';

vi.mock('../../../src/lib/core/chance', () => import('../../support/loadedDice'));
afterEach(() => expect(unload()).toBe(0));

/** Hit and miss. */
const [H, M] = [4, 3];
const dice = (n: number, face: number): number[] => Array<number>(n).fill(face);

const fleet = (g: CouncilGame, hex: string = FIELD) => {
	const { fleet } = g.hex(hex as never);
	return fleet && [fleet.race, fleet.fighter, fleet.destroyer, fleet.dreadnaught];
};

/** Targets in the menu of `seat:1`. */
const targets = (g: CouncilGame) => g.choices('seat:1', 'battle');

describe('beginning a battle', () => {
	it('[GC-10.1] the target has another race’s ships or a planet not one’s own, and is adjacent to ships', () => {
		const g = duel({
			attack: { fighter: 3 },
			tiles: { 'hex:-1,-1': 'near-1', 'hex:-2,1': 'near-2' },
			planets: { 'hex:-2,1': { owner: 'seat:1' } }
		});
		expect(targets(g)).toEqual(['hex:-1,-1']);
		const withShips = duel({ attack: { fighter: 3 }, defence: { fighter: 1 } });
		expect(targets(withShips)).toContain(FIELD);
		const far = duel({ attack: { fighter: 3 }, ships: { 'hex:1,0': ['seat:2', { fighter: 1 }] } });
		expect(targets(far)).not.toContain('hex:1,0');
	});

	it('[GC-10.1] [GC-7.2] it uses the Major Event, and all ships of the hexes picked take part, and no others', () => {
		const g = duel({ attack: { fighter: 2 }, wing: { destroyer: 1 }, defence: { fighter: 1 } });
		expect(g.board.turn).toMatchObject({ major: 1 });
		g.answer('seat:1', { pick: 'battle', then: { pick: FIELD, then: { picks: [WING] } } });
		expect(g.said).toContain('{seat:1} has 2 Battle Points, {seat:2} 1.');
		const both = duel({ attack: { fighter: 2 }, wing: { destroyer: 1 }, defence: { fighter: 1 } });
		expect(
			both.refusal('seat:1', { pick: 'battle', then: { pick: FIELD, then: { picks: [] } } })
		).toMatchObject({ rule: 'GC-10.1' });
		attack(both, { dice: [M, M, M, M, H] });
		expect(both.said).toContain('{seat:1} has 4 Battle Points');
		expect(both.board.turn).toMatchObject({ major: 0 });
	});

	it('[GC-3.2] [GC-10.1] Wormholes are adjacent for battles as well', () => {
		const g = duel({
			attack: { fighter: 3 },
			tiles: { 'hex:0,-1': 'frontier-20', 'hex:0,2': 'frontier-21' },
			ships: {
				'hex:0,-1': ['seat:1', { fighter: 1 }],
				'hex:0,2': ['seat:2', { fighter: 1 }]
			}
		});
		expect(targets(g)).toContain('hex:0,2');
	});

	it('[GC-10.2] ships above the planet count as adjacent to it', () => {
		const g = duel({
			attack: { fighter: 1 },
			field: 'frontier-2',
			planets: { [FIELD]: { owner: 'seat:2' } },
			ships: { [FIELD]: ['seat:1', { fighter: 2 }] }
		});
		expect(g.choices('seat:1', 'battle', FIELD)).toEqual([FIELD, BASE]);
		g.answer('seat:1', { pick: 'battle', then: { pick: FIELD, then: { picks: [FIELD] } } });
		expect(g.asked).toEqual(['invade.whether']);
	});

	it('[GC-10.2] also when no other ships of one’s own are near', () => {
		const g = duel({
			attack: {},
			field: 'frontier-2',
			planets: { [FIELD]: { owner: 'seat:2' } },
			ships: { [FIELD]: ['seat:1', { fighter: 2 }] }
		});
		g.hex(BASE).fleet = null;
		expect(targets(g)).toContain(FIELD);
		expect(attack(g).asked).toEqual(['invade.whether']);
	});

	it('[GC-24.10] fighting for ships and planet is one battle begun', () => {
		const g = duel({
			attack: { fighter: 3 },
			defence: { fighter: 1 },
			field: 'frontier-2',
			planets: { [FIELD]: { owner: 'seat:2' } }
		});
		attack(g, { dice: [H, M, M, M, 6] });
		g.answer('seat:1', { split: { [`${BASE} fighter`]: 2 } }).answer('seat:1', { yes: true });
		expect(g.planet(FIELD).owner).toEqual('seat:1');
		expect(g.player('seat:1').tally).toMatchObject({ battlesStarted: 1, battlesWon: 1 });
	});

	it('[GC-10.3] without ships in the hex there is no ship battle, and an unowned planet is attacked by nobody', () => {
		const g = duel({ attack: { fighter: 3 }, field: 'frontier-2' });
		attack(g);
		expect(g.board.battle).toBeNull();
		expect(g.asked).toEqual(['battle.advance']);
		expect(g.decision('seat:1').shape, 'one takes it (GC-11.2)').toMatchObject({
			usual: { [`${BASE} fighter`]: 1 }
		});
		g.answer('seat:1', { split: { [`${BASE} fighter`]: 1 } });
		expect(g.planet(FIELD).owner).toEqual('seat:1');
		expect(g.player('seat:1').tally).toMatchObject({ battlesStarted: 0, battlesWon: 0 });
		expect(g.said).toContain('{seat:1} sets out to settle');
		expect(g.said).not.toMatch(/begins a battle|does not settle/);
	});

	it('[GC-10.3] [GC-10.13] whoever set out to settle and moves nobody in has not settled, which is told', () => {
		const g = duel({ attack: { fighter: 3 }, field: 'frontier-2' });
		attack(g);
		g.answer('seat:1', { split: {} });
		expect(g.planet(FIELD).owner).toBeNull();
		expect(g.moves('unsettled')).toEqual([{ type: 'unsettled', by: 'seat:1', hex: FIELD }]);
		expect(g.said).toContain('{seat:1} does not settle');
	});

	it('[GC-10.4] ships of the defender in other hexes do not help, and the attackers stand where they came from', () => {
		const g = duel({
			attack: { fighter: 2 },
			wing: { fighter: 1 },
			defence: { fighter: 2 },
			ships: { 'hex:-1,1': ['seat:2', { dreadnaught: 3 }] }
		});
		attack(g, { dice: [H, M, M, H, M] });
		expect(rolled(g, 'defence').dice).toHaveLength(2);
		expect(g.board.battle?.sides.attack.hexes).toEqual([BASE, WING]);
		expect(fleet(g, WING)).toEqual(['seat:1', 1, 0, 0]);
		g.answer('seat:1', { split: { [`${WING} fighter`]: 1 } });
		expect([fleet(g, BASE), fleet(g, WING)]).toEqual([['seat:1', 2, 0, 0], null]);
	});
});

describe('a battle round', () => {
	it('[GC-10.5] [GC-2.1] Fighters count 1 Battle Point, Destroyers 2, Dreadnaughts 4, and each is a die', () => {
		const g = duel({
			attack: { fighter: 1, destroyer: 1, dreadnaught: 1 },
			defence: { fighter: 2 }
		});
		attack(g, { dice: [...dice(7, M), M, M] });
		expect(rolled(g, 'attack').dice).toHaveLength(7);
		expect(g.asked).toEqual(['battle.attackerRetreats']);
	});

	it('[GC-10.5] whoever decides how many dice it keeps reads what they hit with, and so does whoever activates', () => {
		const ask = (techs: readonly string[]) => {
			const g = duel({
				attack: { fighter: 10, destroyer: 2 },
				defence: { fighter: 2 },
				players: { 'seat:1': { techs: [...techs] } }
			});
			g.answer('seat:1', { pick: 'battle', then: { pick: FIELD } });
			return g;
		};
		const plain = ask([]);
		expect(said(plain.decision('seat:1').say)).toContain('A die of 4 or more hits.');
		plain.answer('seat:1', { split: { small: 1 } });
		expect(said(plain.decision('seat:1').say)).toContain('A die of 4 or more hits.');
		expect(said(ask(['predictive-targeting']).decision('seat:1').say)).toContain(
			'A die of 4 or more hits, and of the first 6 one of 3 or more.'
		);
	});

	it('[GC-10.5] Tactics cost 3 and 10 Battle Points, for no more than there are', () => {
		const g = duel({ attack: { fighter: 10, destroyer: 2 }, defence: { fighter: 2 } });
		g.answer('seat:1', { pick: 'battle', then: { pick: FIELD } });
		expect(g.decision('seat:1')).toMatchObject({
			name: 'battleRound.buy',
			shape: {
				places: [
					{ id: 'small', max: 4 },
					{ id: 'big', max: 1 }
				],
				limits: [{ say: 'Battle Points', most: 14, uses: { small: 3, big: 10 } }]
			}
		});
		expect(g.refusal('seat:1', { split: { small: 2, big: 1 } })).toMatchObject({
			rule: 'GC-10.5',
			say: 'Battle Points: 14; that takes 16.'
		});
		expect(g.askedSeats, 'two points buy nothing').toEqual(['seat:1']);
		g.answer('seat:1', { split: { small: 1, big: 1 } });
		expect(unload()).toBe(0);
		expect(g.board.battle!.sides.attack.drawn).toHaveLength(4);
	});

	it('[GC-10.5] [GC-24.8] prices and draws follow the stats: tacticDraw, smallTacticCost, bigTacticCost', () => {
		const g = duel({
			attack: { fighter: 9 },
			defence: { fighter: 2 },
			species: { 'seat:1': 'seyl' },
			players: { 'seat:1': { techs: ['grand-strategy'], actions: [] } }
		});
		g.answer('seat:1', { pick: 'battle', then: { pick: FIELD } });
		expect(g.decision('seat:1').shape).toMatchObject({
			places: [{ id: 'small' }, { id: 'big', max: 1 }],
			limits: [{ uses: { small: 3, big: 7 } }]
		});
		g.answer('seat:1', { split: { big: 1 } });
		expect(g.board.battle!.sides.attack.drawn).toHaveLength(3);
	});

	it('[GC-10.5] [GC-20.2] what is bought and drawn is hidden until both have chosen, what is not activated for ever', () => {
		const g = duel({
			attack: { fighter: 6 },
			defence: { fighter: 6 },
			tactics: ['feint', 'overload', 'decoys', 'hired-wing']
		});
		g.answer('seat:1', { pick: 'battle', then: { pick: FIELD } });
		const open = () => lookOpen(council, g.table) as { board: { battle: unknown } };
		g.answer('seat:1', { split: { small: 1 } });
		expect(JSON.stringify(open())).not.toContain('"bought":{');
		g.answer('seat:2', { split: { small: 1 } });
		expect(open().board.battle).toMatchObject({
			sides: { attack: { bought: { small: 1, big: 0 } }, defence: { bought: { small: 1, big: 0 } } }
		});
		expect(JSON.stringify(open())).not.toContain('feint');
		const told = g.events.filter(({ say }) => /Feint|Decoy/.test(said(say)));
		expect(told.map(({ to }) => to)).toEqual([['seat:1'], ['seat:2']]);
		expect(lookOwn(council, g.table, 'seat:1').board.tactics.map(kind)).toEqual([
			'feint',
			'overload'
		]);
		expect(JSON.stringify(lookOwn(council, g.table, 'seat:2'))).not.toContain('feint');
		g.answer('seat:2', { picks: [drawn(g, 'defence', 'decoys')] });
		expect(JSON.stringify(open())).not.toContain('decoys');
		g.answer('seat:1', { picks: [] });
		expect(JSON.stringify(open())).toContain('decoys');
		g.until('battleRound.buy');
		expect(g.board.tacticDiscard.small.map(kind)).toEqual(['decoys']);
		expect(g.vault.unshown.small.map(kind).toSorted()).toEqual(['feint', 'hired-wing', 'overload']);
		expect(JSON.stringify(open())).not.toContain('overload');
	});

	it('[GC-2.6] an empty deck is made anew of the discards, shown or not', () => {
		const g = duel({ attack: { fighter: 6 }, defence: { fighter: 2 } });
		g.board.tacticDiscard.small = g.vault.tactics.small.splice(0, 20);
		g.vault.unshown.small = g.vault.tactics.small.splice(1);
		g.answer('seat:1', { pick: 'battle', then: { pick: FIELD } });
		g.answer('seat:1', { split: { small: 2 } });
		expect(g.board.battle!.sides.attack.drawn).toHaveLength(3);
		expect([g.board.tacticDiscard.small, g.vault.unshown.small]).toEqual([[], []]);
		expect(g.vault.tactics.small).toHaveLength(33);
		const orders = [1, 2].map((seed) => {
			const h = duel({ attack: { fighter: 6 }, defence: { fighter: 2 }, seed });
			h.board.tacticDiscard.small = h.vault.tactics.small.splice(0);
			h.answer('seat:1', { pick: 'battle', then: { pick: FIELD } });
			return h.answer('seat:1', { split: { small: 2 } }).vault.tactics.small.join();
		});
		expect(orders[0], 'they are shuffled').not.toBe(orders[1]);
	});

	it('[GC-10.5] at most as many of each kind are activated as were bought, and only what can be paid', () => {
		const g = duel({
			attack: { fighter: 8 },
			defence: { fighter: 2 },
			tactics: ['ramming-run', 'ramming-run', 'last-salvo'],
			planets: { [BASE]: { expended: true } }
		});
		g.answer('seat:1', { pick: 'battle', then: { pick: FIELD } });
		g.answer('seat:1', { split: { small: 2 } });
		const [one, other, salvo] = g.board.battle!.sides.attack.drawn.map((card) => `tactic:${card}`);
		expect(g.refusal('seat:1', { picks: [one, other, salvo] })).toMatchObject({
			rule: 'GC-10.5',
			say: 'Small Tactics bought: 2; that takes 3.'
		});
		const { shape } = g.decision('seat:1');
		expect(
			shape.type === 'some' && shape.limits?.map(({ say }) => said(say)),
			'limits of what could not be overstepped are not told'
		).toEqual(['Small Tactics bought', 'Destroyers to give up']);
		expect(g.refusal('seat:1', { picks: [salvo] })).toMatchObject({
			say: 'Destroyers to give up: 0; that takes 1.'
		});
		const big = duel({ attack: { fighter: 10 }, defence: { fighter: 2 } });
		big.answer('seat:1', { pick: 'battle', then: { pick: FIELD } });
		big.answer('seat:1', { split: { big: 1 } });
		const both = big.board.battle!.sides.attack.drawn.map((card) => `tactic:${card}`);
		expect(big.refusal('seat:1', { picks: both }).say).toEqual(
			'Big Tactics bought: 1; that takes 2.'
		);
		const poor = duel({
			attack: { fighter: 6 },
			defence: { fighter: 2 },
			tactics: ['hired-wing', 'feint'],
			planets: { [BASE]: { expended: true } },
			players: { 'seat:1': { stock: 1 } }
		});
		poor.answer('seat:1', { pick: 'battle', then: { pick: FIELD } });
		poor.answer('seat:1', { split: { small: 1 } });
		expect(poor.refusal('seat:1', { picks: [drawn(poor, 'attack', 'hired-wing')] }).say).toEqual(
			'Production you can pay: 1; that takes 2.'
		);
	});

	it('[GC-10.5] a price in dice can be paid without dice; it takes away those that other cards give', () => {
		/** With all six points spent: a Tactic that costs a die, and perhaps one that gives five. */
		const spent = (play: readonly string[], dice: readonly number[]) => {
			const tactics = ['decoys', 'overload', 'jamming'];
			const g = duel({ attack: { fighter: 6 }, defence: { fighter: 3 }, tactics });
			return attack(g, { buy: { 'seat:1': { small: 2 } }, play: { 'seat:1': play }, dice });
		};
		const none = spent(['decoys'], [H, H, M]);
		expect(rolled(none, 'attack').dice).toEqual([]);
		expect(fleet(none, BASE), 'both hits are cancelled').toEqual(['seat:1', 6, 0, 0]);
		const four = spent(['decoys', 'overload'], [M, M, M, M, M, M, M]);
		expect(rolled(four, 'attack').dice).toHaveLength(0 + 5 - 1);
	});

	it('[GC-22.10] a price that would take the last ship of a side cannot be paid', () => {
		const limitOf = (given: Duel['attack'], card: string, more: Partial<Duel> = {}) => {
			const g = duel({
				attack: given,
				defence: { fighter: 1 },
				tactics: [card],
				players: { 'seat:1': { techs: ['battle-cores'] } },
				...more
			});
			g.answer('seat:1', { pick: 'battle', then: { pick: FIELD } });
			g.answer('seat:1', { split: { small: 1 } });
			const { shape } = g.decision('seat:1');
			const pick = drawn(g, 'attack', card);
			const limits = shape.type === 'some' ? (shape.limits ?? []) : [];
			return limits
				.filter(({ uses, most }) => (uses[pick] ?? 0) > (most ?? Infinity))
				.map(({ say }) => say);
		};
		expect(limitOf({ destroyer: 1 }, 'last-salvo')).toEqual([
			'Ships to give up, all but the last',
			'Hits you can take for these cards and live'
		]);
		expect(limitOf({ destroyer: 1 }, 'overload')).toEqual([
			'Hits you can take for these cards and live'
		]);
		expect(limitOf({ destroyer: 1, fighter: 1 }, 'overload')).toEqual([]);
		expect(limitOf({ dreadnaught: 1 }, 'overload')).toEqual([]);
		expect(unload()).toBe(0);
	});

	it('[GC-22.10] a price in hits can be paid where the Space Port can bear it', () => {
		const g = duel({
			attack: { fighter: 1 },
			defence: { destroyer: 1 },
			field: 'frontier-2',
			planets: { [FIELD]: { owner: 'seat:2', port: 'ready' } },
			tactics: ['overload', 'feint'],
			players: { 'seat:2': { techs: ['battle-cores'] } }
		});
		attack(g, {
			buy: { 'seat:2': { small: 1 } },
			play: { 'seat:2': ['overload'] },
			dice: [M, ...dice(5, M)]
		});
		g.answer('seat:2', { split: { port: 1 } });
		expect([fleet(g), g.planet(FIELD).port]).toEqual([['seat:2', 0, 1, 0], null]);
	});

	it('[GC-10.5] [GC-22.10] a price in ships is paid by a side of two', () => {
		const g = duel({
			attack: { fighter: 1, destroyer: 1 },
			defence: { fighter: 4 },
			tactics: ['ramming-run', 'feint']
		});
		attack(g, {
			buy: { 'seat:1': { small: 1 } },
			play: { 'seat:1': ['ramming-run'] },
			dice: dice(4, M)
		});
		expect([fleet(g), fleet(g, BASE)]).toEqual([
			['seat:2', 1, 0, 0],
			['seat:1', 0, 1, 0]
		]);
	});

	it('[GC-10.5] a Tactic that cancels cannot be cancelled itself: then it has found nothing', () => {
		const g = duel({
			attack: { fighter: 4 },
			defence: { fighter: 4 },
			tactics: ['signal-break', 'feint', 'signal-break', 'feint']
		});
		attack(g, {
			buy: { 'seat:1': { small: 1 }, 'seat:2': { small: 1 } },
			play: { 'seat:1': ['signal-break'], 'seat:2': ['signal-break'] },
			dice: dice(8, M)
		});
		expect(rolled(g, 'attack').dice).toHaveLength(4);
		expect(g.said).toContain('Signal Break has nothing to cancel.');
	});

	it('[GC-10.5] of Tactics that cost the same the player chooses which is cancelled; its price stays paid', () => {
		const g = duel({
			attack: { fighter: 4 },
			defence: { fighter: 8 },
			tactics: ['signal-break', 'feint', 'overload', 'ramming-run', 'feint']
		});
		attack(g, {
			buy: { 'seat:1': { small: 1 }, 'seat:2': { small: 2 } },
			play: { 'seat:1': ['signal-break'], 'seat:2': ['overload', 'ramming-run'] },
			dice: [M, M]
		});
		expect(g.asked).toEqual(['battleRound.jamWhich']);
		g.pick(
			'seat:1',
			g.choices('seat:1').find((id) => id.includes('overload'))!
		);
		// Two dice for 8 points less 6, the Fighter rammed, and the hit of the price that was paid for nothing.
		expect(rolled(g, 'defence').dice).toHaveLength(2);
		expect(fleet(g)).toEqual(['seat:2', 6, 0, 0]);
		expect(fleet(g, BASE)).toEqual(['seat:1', 1, 0, 0]);
	});

	it('[GC-10.5] a die is rolled again at most twice, one’s own misses before the hits the opponent forces', () => {
		const g = duel({
			attack: { fighter: 2 },
			defence: { fighter: 2 },
			players: { 'seat:1': { techs: ['ranging-eyes'] } },
			actions: { 'seat:1': ['thimmari-2'], 'seat:2': ['duskari-2'] }
		});
		attack(g, {
			play: { 'seat:1': ['action:thimmari-2'], 'seat:2': ['action:duskari-2'] },
			dice: [
				...[M, M], // both rolls
				...[H, M], // all misses once, by the card
				...[H], // up to two misses, by the technology
				...[H], // the first hit, forced; the second die was rolled twice already
				...[M, M]
			]
		});
		expect(rolled(g, 'attack')).toEqual({ dice: [H, H], hits: 2 });
	});

	it('[GC-10.5] of two effects the one for most misses comes first, so that the other finds what is left', () => {
		const g = duel({
			attack: { fighter: 3 },
			defence: { fighter: 2 },
			players: { 'seat:1': { techs: ['ranging-eyes'] } },
			actions: { 'seat:1': ['thimmari-2'] }
		});
		attack(g, {
			play: { 'seat:1': ['action:thimmari-2'] },
			dice: [M, M, M, ...[H, H, M], ...[H], M, M] // all three, then the one that missed again
		});
		expect(rolled(g, 'attack').hits).toBe(3);
	});

	it('[GC-24.5] [technology:predictive-targeting] for each die its best value counts: values do not add up', () => {
		const g = duel({
			attack: { fighter: 8 },
			defence: { fighter: 9 },
			players: { 'seat:1': { techs: ['predictive-targeting'] } }
		});
		attack(g, { dice: [3, 3, 3, 3, 3, 2, 3, 3, ...dice(9, M)] });
		expect(rolled(g, 'attack').hits).toBe(5);
		const both = duel({
			attack: { fighter: 4 },
			defence: { fighter: 9 },
			players: { 'seat:1': { techs: ['predictive-targeting', 'lance-of-dawn'] } },
			actions: { 'seat:1': ['hexatine-3'] }
		});
		attack(both, {
			play: { 'seat:1': ['action:hexatine-3'] },
			dice: [2, 2, 3, 3, ...dice(9, M)]
		});
		expect(rolled(both, 'attack').hits).toBe(2);
	});

	it('[GC-10.5] [technology:gunnery-drill] [technology:ranging-eyes] [technology:lance-of-dawn] technologies add dice, rerolls and hits', () => {
		const g = duel({
			attack: { fighter: 2 },
			defence: { fighter: 2 },
			players: {
				'seat:1': { techs: ['gunnery-drill', 'ranging-eyes', 'lance-of-dawn'] }
			}
		});
		attack(g, { dice: [3, 2, 2, 3, 2, M, M] });
		expect(rolled(g, 'attack')).toEqual({ dice: [3, 3, 2], hits: 2 });
	});

	it('[GC-24.2] [technology:orbital-batteries] [technology:citadels] [feature:asteroids] the defender rolls more dice where it says so', () => {
		const plain = (field: string, given: Partial<Duel> = {}) =>
			duel({ attack: { fighter: 2 }, defence: { fighter: 2 }, field, ...given });
		const own = {
			planets: { [FIELD]: { owner: 'seat:2' as const, port: 'ready' as const } },
			players: { 'seat:2': { techs: ['orbital-batteries', 'citadels'] } }
		};
		const at = (g: CouncilGame, n: number) => {
			attack(g, { dice: [M, M, ...dice(n, M)] });
			expect(rolled(g, 'defence').dice).toHaveLength(n);
		};
		at(plain('frontier-17'), 4);
		at(plain('frontier-2', own), 8);
		at(plain('frontier-2', { ...own, planets: { [FIELD]: { owner: 'seat:2' } } }), 4);
		at(plain('frontier-13', { players: own.players }), 2);
	});

	it('[GC-24.2] [response:pirate-queens-b] modifiers for the attacker in the first battle round hold for nothing else', () => {
		const traits = ['response:pirate-queens.b'];
		const g = duel({
			attack: { fighter: 2 },
			defence: { fighter: 2 },
			players: { 'seat:1': { traits }, 'seat:2': { traits } }
		});
		attack(g, { dice: [...dice(7, M), ...dice(4, M)] });
		expect([rolled(g, 'attack').dice.length, rolled(g, 'defence').dice.length]).toEqual([5, 2]);
		stay(g);
		expect([rolled(g, 'attack').dice.length, rolled(g, 'defence').dice.length]).toEqual([2, 2]);
	});

	it('[GC-5.8] [feature:nebula] in a Nebula no Tactics are bought; Action Cards are played', () => {
		const g = duel({
			attack: { fighter: 6 },
			defence: { fighter: 6 },
			field: 'frontier-16',
			actions: { 'seat:1': ['pyrrhane-1'] }
		});
		g.answer('seat:1', { pick: 'battle', then: { pick: FIELD } });
		expect([g.asked, g.askedSeats]).toEqual([['battleRound.activate'], ['seat:1']]);
	});

	it('[GC-10.5] [GC-10.7] hits are assigned by their owner, to the Space Port in the hex as well', () => {
		const g = duel({
			attack: { fighter: 4 },
			defence: { fighter: 1, destroyer: 1 },
			field: 'frontier-2',
			planets: { [FIELD]: { owner: 'seat:2', port: 'ready' } }
		});
		attack(g, { dice: [H, H, M, M, M, M, M] });
		expect(rolled(g, 'defence').dice, 'a port has no Battle Points').toHaveLength(3);
		expect(g.decision('seat:2')).toMatchObject({
			name: 'battleRound.assign',
			shape: { min: 2, max: 2 }
		});
		g.answer('seat:2', { split: { port: 1, [`${FIELD} fighter`]: 1 } });
		expect(g.planet(FIELD).port).toBeNull();
		expect(fleet(g)).toEqual(['seat:2', 0, 1, 0]);
		expect(g.player('seat:1').tally.pointsDestroyed, 'a port is no ship').toBe(1);
	});

	it('[GC-10.7] a port of somebody else in the hex takes no hits', () => {
		const g = duel({
			attack: { fighter: 2 },
			defence: { fighter: 1, destroyer: 1 },
			field: 'frontier-2',
			planets: { [FIELD]: { owner: 'npc:ulmar', port: 'ready' } }
		});
		attack(g, { dice: [H, M, M, M, M] });
		expect(g.choices('seat:2')).toEqual([`${FIELD} fighter`, `${FIELD} destroyer`]);
		g.lapse();
	});

	it('[GC-10.5] hits beyond the last ship and port are lost, and both sides assign at the same time', () => {
		const g = duel({ attack: { fighter: 3, destroyer: 1 }, defence: { fighter: 1, destroyer: 2 } });
		attack(g, { dice: [...dice(5, H), H, H, M, M, M] });
		expect([g.asked, g.askedSeats]).toEqual([['battleRound.assign'], ['seat:1']]);
		// What most would answer stands in the question: the cheapest ships take the hits.
		expect(g.decision('seat:1').shape).toMatchObject({ usual: { [`${BASE} fighter`]: 2 } });
		g.answer('seat:1', { split: { [`${BASE} fighter`]: 2 } });
		expect(fleet(g)).toBeNull();
		expect(g.asked).toEqual(['battle.advance']);
	});

	it('[GC-10.6] attacks are simultaneous: ships destroyed still rolled', () => {
		const g = duel({ attack: { fighter: 2 }, defence: { fighter: 2 } });
		attack(g, { dice: dice(4, H) });
		expect([fleet(g), fleet(g, BASE)]).toEqual([null, null]);
		expect(g.said).toContain('No ship is left on either side.');
	});

	it('[GC-10.10] given both sides gone, then nobody has won, and the planet is not invaded', () => {
		const g = duel({ attack: { fighter: 2 }, defence: { fighter: 2 }, field: 'frontier-2' });
		attack(g, { dice: dice(4, H) });
		for (const seat of ['seat:1', 'seat:2'] as const)
			expect(g.player(seat).tally).toMatchObject({ battlesWon: 0, pointsDestroyed: 2 });
		expect(g.planet(FIELD).owner).toBeNull();
	});

	it('[GC-10.8] a Dreadnaught with one hit stays damaged until the battle is over, and is repaired then', () => {
		const g = duel({ attack: { fighter: 6 }, defence: { dreadnaught: 2 } });
		attack(g, { dice: [H, H, ...dice(4, M), ...dice(8, M)] });
		expect(g.board.battle!.sides.defence.damage).toEqual([
			{ hex: FIELD, kind: 'dreadnaught', hits: 1 },
			{ hex: FIELD, kind: 'dreadnaught', hits: 1 }
		]);
		expect(fleet(g), 'hits are spread before they kill').toEqual(['seat:2', 0, 0, 2]);
		expect(said(placesFor(g.board, 'defence')[0]?.say)).toContain(
			'lost at 2 hits each, 2 of them hit already'
		);
		stay(g);
		fight(g, { dice: [H, ...dice(5, M), ...dice(8, M)] });
		expect(fleet(g), 'the second hit kills').toEqual(['seat:2', 0, 0, 1]);
		g.answer('seat:1', { yes: true });
		expect(g.board.battle).toBeNull();
	});

	it('[GC-10.5] [technology:layered-armour] [technology:living-hulls] hulls take more hits', () => {
		const g = duel({
			attack: { fighter: 5 },
			defence: { destroyer: 1, dreadnaught: 1 },
			players: { 'seat:2': { techs: ['layered-armour', 'living-hulls'] } }
		});
		attack(g, { dice: [...dice(4, H), M, ...dice(6, M)] });
		g.answer('seat:2', { split: { [`${FIELD} destroyer`]: 1, [`${FIELD} dreadnaught`]: 3 } });
		expect(fleet(g)).toEqual(['seat:2', 0, 1, 1]);
	});

	it('[GC-22.13] a side without dice rolls nothing and still takes hits', () => {
		const g = duel({
			attack: { fighter: 5 },
			defence: { fighter: 3 },
			actions: { 'seat:1': ['ulmar-1'] }
		});
		attack(g, { play: { 'seat:1': ['action:ulmar-1'] }, dice: [H, H, M, M, M] });
		expect(rolled(g, 'defence').dice).toEqual([]);
		expect(fleet(g)).toEqual(['seat:2', 1, 0, 0]);
	});

	it('[GC-24.5] a prize needs a piece left to take it by', () => {
		const g = duel({
			attack: { fighter: 8, destroyer: 1 },
			defence: { fighter: 3 },
			tactics: ['boarders'],
			ships: { 'hex:0,1': ['seat:1', { fighter: 2 }] }
		});
		attack(g, {
			buy: { 'seat:1': { small: 1 } },
			play: { 'seat:1': ['boarders'] },
			dice: [...dice(6, M), M, M, M]
		});
		expect(fleet(g)).toEqual(['seat:2', 3, 0, 0]);
	});

	it('[GC-24.5] a prize of a kind one has no more pieces of is not offered', () => {
		const g = duel({
			attack: { fighter: 8, destroyer: 1 },
			defence: { fighter: 3, destroyer: 1, dreadnaught: 1 },
			tactics: ['turncoats'],
			ships: { 'hex:0,1': ['seat:1', { fighter: 2 }] }
		});
		attack(g, {
			buy: { 'seat:1': { big: 1 } },
			play: { 'seat:1': ['turncoats'] },
			dice: dice(9, M)
		});
		g.answer('seat:2', { split: { [`${FIELD} fighter`]: 2 } });
		expect(g.choices('seat:1')).toEqual([`${FIELD} dreadnaught`, `${FIELD} destroyer`]);
		g.pick('seat:1', `${FIELD} destroyer`);
	});

	it('[GC-22.4] [GC-24.5] ships that join are placed as far as the limit goes', () => {
		const g = duel({
			attack: { destroyer: 5 },
			wing: { fighter: 1 },
			defence: { fighter: 3 },
			tactics: ['rift-reserves'],
			ships: { 'hex:0,1': ['seat:1', { destroyer: 1 }] }
		});
		attack(g, {
			buy: { 'seat:1': { big: 1 } },
			play: { 'seat:1': ['rift-reserves'] },
			dice: dice(6, M)
		});
		expect(g.choices('seat:1')).toEqual([BASE, WING]);
		g.pick('seat:1', WING);
		expect(fleet(g, WING)).toEqual(['seat:1', 3, 1, 0]);
	});
});

describe('the end of a ship battle', () => {
	it('[GC-10.9] after six battle rounds it is a stand-off, and nobody has won', () => {
		const g = duel({
			attack: { fighter: 1 },
			defence: { fighter: 1 },
			players: { 'seat:2': { owes: true } }
		});
		g.board.turn!.minor = 0;
		attack(g, { dice: dice(12, M) });
		expect(g.said).toContain('Battle round 6');
		expect(g.said).toContain('stand-off');
		expect(g.board.battle).toBeNull();
		expect([fleet(g), fleet(g, BASE)]).toEqual([
			['seat:2', 1, 0, 0],
			['seat:1', 1, 0, 0]
		]);
		expect(g.player('seat:1').tally).toMatchObject({ battlesStarted: 1, battlesWon: 0 });
	});

	it('[GC-10.10] [GC-10.13] a side wins that has ships left against none, and the attacker moves any of them in', () => {
		const g = duel({ attack: { fighter: 2 }, wing: { destroyer: 1 }, defence: { fighter: 1 } });
		attack(g, { dice: [H, M, M, M, M] });
		expect(g.player('seat:1').tally).toMatchObject({
			battlesStarted: 1,
			battlesWon: 1,
			pointsDestroyed: 1
		});
		g.answer('seat:1', { split: { [`${BASE} fighter`]: 1, [`${WING} destroyer`]: 1 } });
		expect([fleet(g), fleet(g, BASE), fleet(g, WING)]).toEqual([
			['seat:1', 1, 1, 0],
			['seat:1', 1, 0, 0],
			null
		]);
	});

	it('[GC-10.13] [GC-9.6] a token in the target hex is resolved by the ships that enter it, and may be the last of them', () => {
		const g = duel({
			attack: { fighter: 2 },
			defence: { fighter: 1 },
			field: 'frontier-2',
			tokens: { [FIELD]: 'ruins' }
		});
		attack(g, { dice: [H, M, M] });
		g.answer('seat:1', { split: {} });
		expect(g.hex(FIELD).token, 'nobody entered').toBe(true);
		expect(g.asked).not.toContain('invade.whether');
		const in_ = duel({
			attack: { fighter: 2 },
			defence: { fighter: 1 },
			tokens: { [FIELD]: 'ruins' }
		});
		attack(in_, { dice: [H, M, M] });
		in_.answer('seat:1', { split: { [`${BASE} fighter`]: 2 } });
		expect(in_.board.tokenDiscard).toEqual(['ruins']);
	});

	it('[GC-10.10] [GC-10.13] one ship that is left wins, and moves in', () => {
		const g = duel({ attack: { fighter: 1 }, defence: { fighter: 1 } });
		attack(g, { dice: [H, M] });
		expect(g.player('seat:1').tally.battlesWon).toBe(1);
		g.answer('seat:1', { split: { [`${BASE} fighter`]: 1 } });
		expect(fleet(g)).toEqual(['seat:1', 1, 0, 0]);
		const held = duel({ attack: { fighter: 1 }, defence: { fighter: 1 } });
		attack(held, { dice: [M, H] });
		expect(held.player('seat:2').tally.battlesWon).toBe(1);
	});

	it('[GC-10.13] [GC-11.3] a form begins with all Destroyers for a planet that is held, and a guard stays of the others', () => {
		const g = duel({
			attack: { fighter: 2, destroyer: 2 },
			defence: { fighter: 1 },
			field: 'frontier-2',
			planets: { [FIELD]: { owner: 'seat:2' } }
		});
		attack(g, { dice: [H, ...dice(6, M)] });
		const { shape } = g.decision('seat:1');
		expect(shape.type === 'split' && shape.usual).toEqual({
			[`${BASE} fighter`]: 1,
			[`${BASE} destroyer`]: 2
		});
		const lone = duel({
			attack: { destroyer: 2 },
			defence: { fighter: 1 },
			field: 'frontier-2',
			planets: { [FIELD]: { owner: 'seat:2' } }
		});
		attack(lone, { dice: [H, ...dice(4, M)] });
		const all = lone.decision('seat:1').shape;
		expect(all.type === 'split' && all.usual).toEqual({ [`${BASE} destroyer`]: 2 });
		lone.lapse();
		expect(fleet(lone, BASE), 'a guard, where nobody answers (GC-21.3)').toEqual([
			...['seat:1', 0, 1, 0]
		]);
	});

	it('[GC-21.3] a player who does not answer moves all in but a guard above its own planets', () => {
		const g = duel({
			attack: { fighter: 2, destroyer: 1 },
			wing: { fighter: 1 },
			defence: { fighter: 1 }
		});
		attack(g, { dice: [H, ...dice(5, M)] });
		g.lapse();
		expect(fleet(g)).toEqual(['seat:1', 2, 1, 0]);
		expect(fleet(g, BASE)).toEqual(['seat:1', 1, 0, 0]);
	});

	it('[GC-10.11] given the defender wins, then the event is over, and it has its kills', () => {
		const g = duel({
			attack: { fighter: 2 },
			defence: { fighter: 2 },
			players: { 'seat:2': { traits: ['response:pirate-queens.c'], stock: 0 } }
		});
		attack(g, { dice: [M, M, H, H] });
		expect(g.player('seat:2').tally).toMatchObject({ battlesWon: 1, pointsDestroyed: 2 });
		expect(g.player('seat:2').stock, 'one for each ship').toBe(2);
		expect(g.player('seat:1').tally).toMatchObject({ battlesStarted: 1, battlesWon: 0 });
	});

	it('[GC-10.11] [GC-10.12] the attacker retreats with a Minor Event of this turn, and the defender has won', () => {
		const g = duel({ attack: { fighter: 2 }, wing: { fighter: 1 }, defence: { fighter: 2 } });
		attack(g, { dice: dice(5, M) });
		expect([g.asked, g.askedSeats]).toEqual([['battle.attackerRetreats'], ['seat:1']]);
		g.answer('seat:1', { yes: true });
		expect([fleet(g), fleet(g, BASE), fleet(g, WING)]).toEqual([
			['seat:2', 2, 0, 0],
			['seat:1', 2, 0, 0],
			['seat:1', 1, 0, 0]
		]);
		expect(g.player('seat:2').tally.battlesWon).toBe(1);
		expect(g.choices('seat:1'), 'nothing else is left to seat:1').toEqual(['end']);
	});

	it('[GC-10.12] [GC-7.3] [GC-24.9] it costs the attacker one Minor Event, or none where retreating is free', () => {
		const left = (traits: string[]) => {
			const g = duel({
				attack: { fighter: 2 },
				defence: { fighter: 2 },
				players: { 'seat:1': { traits } }
			});
			g.board.turn!.minor = 3;
			attack(g, { dice: dice(4, M) }).answer('seat:1', { yes: true });
			return g.board.turn?.minor;
		};
		expect(left([])).toBe(2);
		expect(left(['response:quiet-border.a'])).toBe(3);
	});

	it('[GC-10.12] without a Minor Event the attacker is not asked', () => {
		const g = duel({ attack: { fighter: 2 }, defence: { fighter: 2 } });
		g.board.turn!.minor = 0;
		attack(g, { dice: dice(4, M) });
		expect([g.asked, g.askedSeats]).toEqual([['battle.defenderRetreats'], ['seat:2']]);
		g.pick('seat:2', REFUGES[0]!);
	});

	it('[GC-10.12] [GC-7.5] the defender moves all to one hex where nobody came from, resolves its token, and owes a Minor Event', () => {
		const g = duel({
			attack: { fighter: 2 },
			wing: { fighter: 1 },
			defence: { fighter: 1, destroyer: 1 },
			ships: { 'hex:-2,1': ['npc:ulmar', { fighter: 1 }] },
			tokens: { 'hex:-1,1': 'ruins' }
		});
		attack(g, { dice: [...dice(3, M), ...dice(3, M)] });
		g.answer('seat:1', { yes: false });
		// Not the hexes of the attackers, nor that of an NPC race’s ships, which are not at home.
		expect(g.choices('seat:2').toSorted()).toEqual(['hex:-1,-1', 'hex:-1,1', 'hex:0,0', 'none']);
		g.pick('seat:2', 'hex:-1,1');
		expect(fleet(g, 'hex:-1,1')).toEqual(['seat:2', 1, 1, 0]);
		expect(g.player('seat:2')).toMatchObject({ owes: true, stock: 2 });
		expect(g.player('seat:1').tally.battlesWon).toBe(1);
		expect(g.asked).toEqual(['battle.advance']);
		g.answer('seat:1', { split: { [`${BASE} fighter`]: 2 } });
		g.until('turn.menu', 'seat:2');
		expect(g.board.turn).toMatchObject({ major: 1, minor: 0 });
		expect(g.player('seat:2').owes).toBe(false);
	});

	it('[GC-10.12] who already owes a Minor Event cannot retreat so, nor who has nowhere to go', () => {
		const asked = (given: Partial<Duel>) => {
			const g = duel({ attack: { fighter: 2 }, defence: { fighter: 2 }, ...given });
			g.board.turn!.minor = 0;
			attack(g, { dice: [...dice(4, M), ...dice(4, H)] });
			unload(); // The second round is fought only if nobody is asked before it.
			return g.board.battle ? g.asked : [];
		};
		expect(asked({})).toEqual(['battle.defenderRetreats']);
		expect(asked({ players: { 'seat:2': { owes: true } } })).toEqual([]);
		const around = [...REFUGES, WING, 'hex:0,0'].map(
			(hex) => [hex, ['npc:ulmar', { fighter: 1 }]] as const
		);
		expect(asked({ ships: Object.fromEntries(around) as never })).toEqual([]);
	});

	it('[GC-10.12] a hex that attackers came from is no refuge, though none of them is left there', () => {
		const g = duel({ attack: { fighter: 2 }, wing: { fighter: 1 }, defence: { fighter: 2 } });
		attack(g, { dice: [...dice(3, M), H, M] });
		g.answer('seat:1', { split: { [`${WING} fighter`]: 1 } }).answer('seat:1', { yes: false });
		expect(g.hex(WING).fleet).toBeNull();
		expect(g.choices('seat:2')).not.toContain(WING);
		g.pick('seat:2', REFUGES[0]!);
	});

	it('[GC-24.9] [response:quiet-border-a] who retreats freely needs no Minor Event and owes none', () => {
		const traits = ['response:quiet-border.a'];
		const g = duel({
			attack: { fighter: 2 },
			defence: { fighter: 2 },
			players: { 'seat:1': { traits }, 'seat:2': { traits, owes: true } }
		});
		g.board.turn!.minor = 0;
		attack(g, { dice: dice(4, M) });
		expect(g.asked).toEqual(['battle.attackerRetreats']);
		g.answer('seat:1', { yes: false }).pick('seat:2', REFUGES[0]!);
		expect(fleet(g, REFUGES[0])).toEqual(['seat:2', 2, 0, 0]);
		const again = duel({
			attack: { fighter: 2 },
			defence: { fighter: 2 },
			players: { 'seat:1': { traits }, 'seat:2': { traits } }
		});
		attack(again, { dice: dice(4, M) });
		again.answer('seat:1', { yes: false }).pick('seat:2', REFUGES[0]!);
		expect(again.player('seat:2').owes).toBe(false);
	});

	it('[GC-10.4] who retreats and finds a current cannot come back: the attackers are there', () => {
		const g = duel({
			attack: { fighter: 2 },
			defence: { fighter: 2 },
			tokens: { 'hex:-1,1': 'slip' }
		});
		attack(g, { dice: dice(4, M) });
		g.answer('seat:1', { yes: false }).pick('seat:2', 'hex:-1,1');
		expect(g.asked).toEqual(['effect.moves.which']);
		expect(g.choices('seat:2', 'hex:-1,1')).not.toContain(FIELD);
		expect(g.choices('seat:2', 'hex:-1,1').length).toBeGreaterThan(1);
		g.lapse();
		expect(g.asked).toEqual(['battle.advance']);
	});

	it('[GC-14.8] [GC-10.10] who scuttles its last ship in a battle has none left', () => {
		const given = { attack: { fighter: 3 }, defence: { fighter: 3 } };
		const out = duel(given);
		attack(out, { dice: dice(6, M) });
		scuttle(out, 'seat:1', { [`${BASE} fighter`]: 3 });
		expect(out.board.battle).toBeNull();
		expect(out.player('seat:2').tally).toMatchObject({ battlesWon: 1, pointsDestroyed: 0 });
		const gone = duel(given);
		attack(gone, { dice: dice(6, M) });
		gone.answer('seat:1', { yes: false });
		scuttle(gone, 'seat:2', { [`${FIELD} fighter`]: 3 });
		expect(gone.player('seat:1').tally.battlesWon).toBe(1);
		expect(gone.asked).toEqual(['battle.advance']);
	});

	it('[GC-14.8] scuttling before Tactics are bought leaves fewer points to buy them for, and no hit is dodged', () => {
		const g = duel({
			attack: { fighter: 6 },
			defence: { destroyer: 1, dreadnaught: 1 },
			tactics: ['overload', 'feint']
		});
		g.answer('seat:1', { pick: 'battle', then: { pick: FIELD } });
		scuttle(g, 'seat:1', { [`${BASE} fighter`]: 2 });
		expect(g.decision('seat:1').shape).toMatchObject({ limits: [{ most: 4 }] });
		fight(g, { dice: [H, M, M, M, ...dice(6, M)] });
		expect([g.asked, g.askedSeats]).toEqual([['battleRound.assign'], ['seat:2']]);
		expect(lookOwn(council, g.table, 'seat:2').asides).toBeUndefined();
		g.lapse();
	});

	it('[GC-22.8] given all defending ships gone, then the battle is over though the port stands', () => {
		const g = duel({
			attack: { fighter: 3 },
			defence: { fighter: 2 },
			field: 'frontier-2',
			planets: { [FIELD]: { owner: 'seat:2', port: 'ready' } }
		});
		attack(g, { dice: [H, H, M, M, M] });
		g.answer('seat:2', { split: { [`${FIELD} fighter`]: 2 } });
		expect(g.asked).toEqual(['battle.advance']);
		expect(g.planet(FIELD).port).toEqual('ready');
	});
});

describe('attacking an ally', () => {
	const allied: Partial<Duel> = {
		seats: 3,
		allies: ['seat:1', 'seat:2'],
		tiles: {}
	};
	/** On the map of three players the homeworld of `seat:1` is at 0,-2. */
	const meeting = (given: Partial<Duel> = {}) =>
		position({
			...allied,
			players: { 'seat:1': { actions: [], vp: 3 }, 'seat:2': { actions: [], vp: 4 } },
			tiles: { 'hex:0,-1': 'frontier-2' },
			ships: {
				'hex:0,-2': ['seat:1', { fighter: 2 }],
				'hex:0,-1': ['seat:2', { fighter: 1 }]
			},
			...(given as object)
		});

	it('[GC-10.14] [GC-12.6] a ship battle against an ally makes the alliance void at once, and the attacker abstains', () => {
		const g = meeting();
		const { shape } = g.decision('seat:1');
		const menu = shape.type === 'one' ? shape.choices[0]?.then : null;
		expect(menu?.type === 'one' && menu.choices.find(({ id }) => id === 'hex:0,-1')?.note).toEqual(
			'1 Fighter of {seat:2}, your ally (an attack ends the alliance, and you abstain at the next vote): 1 Battle Point against 2 of yours nearby'
		);
		attack(g, { dice: [M, M, M] }, 'hex:0,-1');
		expect([g.player('seat:1').ally, g.player('seat:2').ally]).toEqual([null, null]);
		expect(g.player('seat:1').disgraced).toBe(true);
		expect(g.player('seat:2').disgraced).toBe(false);
		expect(g.board.battle).not.toBeNull();
	});

	it('[GC-12.6] [GC-18.3] a player who then has 7 VP alone has won', () => {
		const g = meeting({
			round: 5,
			players: { 'seat:1': { actions: [], vp: 2 }, 'seat:2': { vp: 7 } }
		});
		attack(g, {}, 'hex:0,-1');
		expect(g.table.over).toMatchObject({ winners: ['seat:2'] });
	});

	it('[GC-12.6] [GC-22.9] an ally’s ships above another’s planet are fought, an ally’s planet may be left', () => {
		const g = meeting({
			planets: { 'hex:0,-1': { owner: 'seat:2' } },
			ships: {
				'hex:0,-2': ['seat:1', { fighter: 2 }],
				'hex:0,-1': ['seat:3', { fighter: 1 }]
			}
		});
		attack(g, { dice: [H, M, M] }, 'hex:0,-1');
		g.answer('seat:1', { split: { 'hex:0,-2 fighter': 2 } });
		expect(g.player('seat:1').ally).toEqual('seat:2');
		expect(said(g.decision('seat:1').say)).toContain('your ally');
		g.lapse();
		expect(g.player('seat:1').ally, 'by not answering nobody attacks an ally').toEqual('seat:2');
		expect(g.planet('hex:0,-1').owner).toEqual('seat:2');
	});

	it('[GC-12.6] an invasion roll against an ally’s planet is an attack too', () => {
		const g = meeting({
			planets: { 'hex:0,-1': { owner: 'seat:2' } },
			ships: { 'hex:0,-2': ['seat:1', { fighter: 2 }], 'hex:2,0': ['seat:2', { fighter: 1 }] }
		});
		attack(g, { dice: [1] }, 'hex:0,-1');
		g.answer('seat:1', { split: { 'hex:0,-2 fighter': 1 } });
		expect(g.player('seat:1').ally).toEqual('seat:2');
		g.answer('seat:1', { yes: true });
		expect(g.player('seat:1')).toMatchObject({ ally: null, disgraced: true });
		expect(g.player('seat:1').tally.battlesStarted).toBe(1);
	});
});

describe('NPC races in battle', () => {
	const npc: Partial<Duel> = { defender: 'npc:ulmar', npcs: ['ulmar', 'brannoch', 'seyl'] };

	it('[GC-19.2] an NPC race buys no Tactics; all its points are dice, with its trait', () => {
		const fates = { ulmar: 'pirate-queens' };
		const g = duel({ attack: { fighter: 2 }, defence: { fighter: 8 }, fates, ...npc });
		attack(g, { dice: [M, M, ...dice(9, M)] });
		expect(rolled(g, 'defence').dice).toHaveLength(9);
		expect([g.asked, g.askedSeats]).toEqual([['battle.attackerRetreats'], ['seat:1']]);
	});

	it('[GC-19.3] it assigns a first hit to an undamaged Dreadnaught, then to Fighters, its port, Destroyers, Dreadnaughts, and never retreats', () => {
		const after = (hits: number) => {
			const g = duel({
				attack: { fighter: 10 },
				defence: { fighter: 1, destroyer: 1, dreadnaught: 2 },
				field: 'frontier-2',
				planets: { [FIELD]: { owner: 'npc:ulmar', port: 'ready' } },
				...npc
			});
			attack(g, { dice: [...dice(hits, H), ...dice(10 - hits, M), ...dice(11, M)] });
			g.answer('seat:1', { yes: false });
			expect(g.asked, 'it is not asked to retreat').not.toContain('battle.defenderRetreats');
			const damage = g.board.battle?.sides.defence.damage.length;
			return [...(fleet(g) ?? []).slice(1), g.planet(FIELD).port ? 1 : 0, damage];
		};
		expect(after(1)).toEqual([1, 1, 2, 1, 1]);
		expect(after(2)).toEqual([1, 1, 2, 1, 2]);
		expect(after(3)).toEqual([0, 1, 2, 1, 2]);
		expect(after(4)).toEqual([0, 1, 2, 0, 2]);
		expect(after(5)).toEqual([0, 0, 2, 0, 2]);
		expect(after(6)).toEqual([0, 0, 1, 0, 1]);
	});

	it('[GC-19.3] a Dreadnaught that was hit before is no undamaged one', () => {
		const g = duel({
			attack: { fighter: 6 },
			defence: { fighter: 2, dreadnaught: 2 },
			...npc
		});
		attack(g, { dice: [H, ...dice(5, M), ...dice(10, M)] });
		g.answer('seat:1', { yes: false });
		fight(g, { dice: [H, H, ...dice(4, M), ...dice(10, M)] });
		expect(fleet(g), 'the other one, then a Fighter').toEqual(['npc:ulmar', 1, 0, 2]);
		expect(g.board.battle!.sides.defence.damage).toHaveLength(2);
	});

	it('[GC-24.10] ships lost in several hexes are counted once', () => {
		const g = duel({ attack: { fighter: 2 }, wing: { fighter: 2 }, defence: { fighter: 4 } });
		attack(g, { dice: [...dice(4, M), H, H, M, M] });
		g.answer('seat:1', { split: { [`${BASE} fighter`]: 1, [`${WING} fighter`]: 1 } });
		expect(g.player('seat:2').tally.pointsDestroyed).toBe(2);
	});

	it('[GC-21.3] an absent player assigns hits in the same order', () => {
		const g = duel({
			attack: { fighter: 4 },
			defence: { fighter: 2, destroyer: 1, dreadnaught: 1 }
		});
		attack(g, { dice: [H, H, M, M, ...dice(8, M)] });
		g.lapse();
		expect(fleet(g)).toEqual(['seat:2', 1, 1, 1]);
		expect(g.board.battle!.sides.defence.damage).toHaveLength(1);
	});
});

describe('whatever happens', () => {
	it('[GC-22.1] given any fleets and any answers, then a battle ends with one race in each hex, and no piece appears but by a card', () => {
		const ships = fc.record({ fighter: fc.nat(10), destroyer: fc.nat(7), dreadnaught: fc.nat(5) });
		fc.assert(
			fc.property(ships, ships, ships, fc.nat(), fc.nat(21), (own, wing, enemy, seed, tile) => {
				const rest = {
					fighter: Math.min(wing.fighter, 10 - own.fighter),
					destroyer: Math.min(wing.destroyer, 7 - own.destroyer),
					dreadnaught: Math.min(wing.dreadnaught, 5 - own.dreadnaught)
				};
				fc.pre(sum(own) > 0 && sum(rest) > 0 && sum(enemy) > 0);
				const g = duel({
					attack: own,
					wing: rest,
					defence: enemy,
					field: `frontier-${1 + (tile % 21)}`,
					actions: { 'seat:1': ['seyl-1', 'duskari-2'], 'seat:2': ['thimmari-2', 'morrowkin-3'] },
					seed
				});
				const random = diceFrom(seed);
				const counts = council.conserved(g.table);
				g.answer('seat:1', {
					pick: 'battle',
					then: { pick: FIELD, then: { picks: [BASE, WING] } }
				});
				for (let n = 0; g.board.battle && n < 400; n++) {
					for (const hex of Object.values(g.board.hexes))
						expect(hex.fleet === null || sum(hex.fleet) > 0).toBe(true);
					scuttleSome(g, random);
					playOn(council as unknown as AnyGame, g.table as unknown as AnyTable, random, 1);
				}
				expect(g.board.battle).toBeNull();
				expect(council.conserved(g.table)).toEqual(counts);
				expect(copyOf(g.table)).toEqual(g.table);
			}),
			runs(60)
		);
	});
});

const sum = ({
	fighter,
	destroyer,
	dreadnaught
}: Record<'fighter' | 'destroyer' | 'dreadnaught', number>) => fighter + destroyer + dreadnaught;

/** Now and then somebody who is asked gives up some of its pieces. */
function scuttleSome(g: CouncilGame, random: Dice): void {
	const { seat } = g.table.decisions[0]!;
	if (seat === 'table' || random(6) > 0) return;
	const [aside] = lookOwn(council, g.table, seat).asides ?? [];
	const split = aside && sampleAnswer(aside.shape, random);
	if (split && 'split' in split) scuttle(g, seat, split.split);
}

/** What a copy of a Tactic is. */
const kind = (card: string): string => card.split('#')[0] ?? card;

/** The copy of a Tactic that a side drew, as a choice. */
const drawn = (g: CouncilGame, side: 'attack' | 'defence', name: string): string =>
	`tactic:${g.board.battle!.sides[side].drawn.find((card) => kind(card) === name)!}`;

/** Nobody retreats; the dice of the next round may be loaded already. */
function stay(g: CouncilGame): void {
	if (g.asked[0] === 'battle.attackerRetreats') g.answer('seat:1', { yes: false });
	if (g.asked[0] === 'battle.defenderRetreats') g.pick('seat:2', 'none');
}
