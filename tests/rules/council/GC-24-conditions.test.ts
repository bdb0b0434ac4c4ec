/** Conditions, selectors and metrics (GC-24.6, GC-24.7, GC-24.10): what cards can ask of players. */
import { describe, expect, it } from 'vitest';
import type { SeatId } from '../../../src/lib/core';
import { npcIds } from '../../../src/lib/games/council/board';
import { holds, metric, selected } from '../../../src/lib/games/council/numbers/metrics';
import { METRICS } from '../../../src/lib/games/council/tables/vocabulary';
import type { Condition, Metric, Selector } from '../../../src/lib/games/council/tables/vocabulary';
import type { Position } from '../../support/council';
import { assembly, convene } from '../../support/council-session';

const HOME = 'hex:0,-2';

describe('conditions', () => {
	const planets = (op: '>=' | '<=' | '=', n: number): Condition => ({ metric: 'planets', op, n });
	const two: Position = { planets: { 'hex:0,-1': { owner: 'seat:1' } } };
	const is = (condition: Condition) => holds(assembly(two).board, 'seat:1', condition);

	it('[GC-24.6] a metric is at least, at most or just a number', () => {
		expect([1, 2, 3].map((n) => is(planets('>=', n)))).toEqual([true, true, false]);
		expect([1, 2, 3].map((n) => is(planets('<=', n)))).toEqual([false, true, true]);
		expect([1, 2, 3].map((n) => is(planets('=', n)))).toEqual([false, true, false]);
	});

	it('[GC-24.6] conditions are joined by all, any and not', () => {
		const [yes, no] = [planets('=', 2), planets('=', 3)];
		expect(is({ all: [yes, yes] })).toBe(true);
		expect(is({ all: [yes, no] })).toBe(false);
		expect(is({ any: [no, yes] })).toBe(true);
		expect(is({ any: [no, no] })).toBe(false);
		expect(is({ not: no })).toBe(true);
		expect(is({ not: { any: [no, { not: yes }] } })).toBe(true);
	});
});

describe('selectors', () => {
	const who = (selector: Selector | undefined, given: Position = {}, race: SeatId = 'seat:1') =>
		selected(assembly(given).board, race, selector);

	it('[GC-24.7] [GC-24.1] nobody named means the player who has or plays the card', () => {
		expect(who(undefined, {}, 'seat:2')).toEqual(['seat:2']);
		expect(who('self', {}, 'seat:2')).toEqual(['seat:2']);
	});

	it('[GC-24.7] [GC-17.10] all are the players, clockwise from the Chair; everyone is all races', () => {
		const given: Position = { chair: 'seat:2', npcs: ['ulmar', 'seyl', 'morrowkin'] };
		expect(who('all', given)).toEqual(['seat:2', 'seat:3', 'seat:1']);
		const { board } = assembly(given);
		expect(selected(board, 'seat:1', 'everyone')).toEqual([
			'seat:2',
			'seat:3',
			'seat:1',
			...npcIds(board)
		]);
	});

	it('[GC-24.7] npcs are those that own their homeworld', () => {
		const npcs = ['ulmar', 'seyl', 'morrowkin'];
		expect(who('npcs', { npcs })).toEqual(['npc:ulmar', 'npc:seyl', 'npc:morrowkin']);
		const planets: Position['planets'] = { 'hex:0,2': { owner: 'seat:1' } };
		expect(who('npcs', { npcs, planets })).toEqual(['npc:ulmar', 'npc:morrowkin']);
	});

	it('[GC-24.7] allied are the players in an alliance', () => {
		expect(who('allied')).toEqual([]);
		expect(who('allied', { allies: ['seat:1', 'seat:3'] })).toEqual(['seat:1', 'seat:3']);
	});

	it('[GC-24.7] winners and losers go by the ballots; elected is who was chosen', () => {
		const g = convene('dissent', { planets: { 'hex:0,0': { owner: 'seat:1' } } });
		const session = g.board.session!;
		session.outcome = 'a';
		session.ballots = {
			'seat:1': { option: 'a', votes: 6, cards: [] },
			'seat:2': { option: 'b', votes: 3, cards: [] },
			'seat:3': { option: null, votes: 0, cards: [] }
		};
		expect(selected(g.board, 'seat:1', 'winners')).toEqual(['seat:1']);
		expect(selected(g.board, 'seat:1', 'losers')).toEqual(['seat:2']);
		g.board.session = { ...session, card: 'exiles-plea', outcome: 'seat:3' };
		expect(selected(g.board, 'seat:1', 'elected')).toEqual(['seat:3']);
	});

	it('[GC-24.7] where names the players of whom it is true, clockwise from the Chair', () => {
		const given: Position = {
			chair: 'seat:3',
			players: { 'seat:1': { vp: 2 }, 'seat:3': { vp: 4 } }
		};
		const rich: Selector = { where: { metric: 'vp', op: '>=', n: 2 } };
		expect(who(rich, given)).toEqual(['seat:3', 'seat:1']);
	});

	it('[GC-24.7] [GC-17.10] most and fewest, with among only of those that meet a condition', () => {
		const given: Position = {
			allies: ['seat:1', 'seat:2'],
			players: { 'seat:1': { vp: 1 }, 'seat:2': { vp: 5 }, 'seat:3': { vp: 3 } }
		};
		const alone: Condition = { metric: 'allied', op: '=', n: 0 };
		const allied: Condition = { metric: 'allied', op: '=', n: 1 };
		expect(who({ most: 'vp' }, given)).toEqual(['seat:2']);
		expect(who({ fewest: 'vp' }, given)).toEqual(['seat:1']);
		expect(who({ most: 'vp', among: alone }, given)).toEqual(['seat:3']);
		expect(who({ fewest: 'vp', among: allied }, given)).toEqual(['seat:1']);
		// The most is 0: nobody has it, though others have more.
		expect(who({ most: 'techs', among: alone }, { ...given, players: TECHS })).toEqual([]);
		expect(who({ most: 'techs' }, { ...given, players: TECHS })).toEqual(['seat:1']);
		const nobody: Condition = { metric: 'vp', op: '>=', n: 99 };
		expect(who({ fewest: 'vp', among: nobody }, given)).toEqual([]);
	});

	const TECHS: Position['players'] = { 'seat:1': { techs: ['slip-keels'] } };
});

/**
 * A position in which every metric of `seat:1` has a value of its own kind, counted by hand: it owns its
 * homeworld (5 production, guarded, one counter of seat:2 on it), the homeworlds of seat:2 and of an NPC race
 * (the first with a port, the other expended) and two colonies of 2.
 */
const REALM: Position = {
	npcs: ['ulmar', 'seyl', 'morrowkin'], // at hex:2,-2, hex:0,2 and hex:-2,0
	allies: ['seat:1', 'seat:3'],
	players: {
		'seat:1': { techs: ['slip-keels', 'envoy-school', 'ranging-eyes'], stock: 4, vp: 3 }
	},
	planets: {
		[HOME]: { riots: { by: 'seat:2', n: 1 } },
		'hex:2,0': { owner: 'seat:1', port: 'ready' },
		'hex:2,-2': { owner: 'seat:1', port: null, expended: true },
		'hex:1,-2': { owner: 'seat:1' },
		'hex:-1,-1': { owner: 'seat:1', riots: { by: 'seat:2', n: 5 } },
		'hex:0,-1': { owner: 'seat:2' },
		'hex:1,1': { owner: 'seat:2', riots: { by: 'seat:1', n: 5 } },
		'hex:-2,0': { riots: { by: 'seat:1', n: 2 } },
		'hex:0,2': { riots: { by: 'seat:3', n: 1 } }
	},
	ships: {
		[HOME]: ['seat:1', { fighter: 3, destroyer: 1 }],
		'hex:1,-2': ['seat:1', { dreadnaught: 1 }],
		'hex:0,0': ['seat:1', { dreadnaught: 1, destroyer: 1, fighter: 1 }]
	}
};

const VALUES: { readonly [name in Metric]: number } = {
	planets: 5,
	calmPlanets: 3,
	foreignHomeworlds: 2,
	npcHomeworlds: 1,
	bestColony: 4, // either homeworld
	ports: 2,
	dreadnaughts: 2,
	fleetPoints: 5 + 4 + 7,
	bestHexPoints: 7,
	kindsTogether: 3,
	shipHexes: 3,
	guardedPlanets: 2,
	neighbours: 2, // seat:2 at hex:0,-1 and hex:1,1; the Morrowkin at hex:-2,0, beside the riot
	techs: 3,
	topTier: 2,
	savings: 4 + 5 + 4 + 2, // not the expended homeworld, not the riot
	influenced: 2,
	npcInfluenced: 1,
	riotsStarted: 1,
	riotsOwned: 2,
	// Its seat, 3 calm planets, the homeworld of the Morrowkin, 11 production, an envoy school.
	votes: 1 + 3 + 1 + 3 + 2,
	allied: 1,
	vp: 3,
	battlesStarted: 11,
	battlesWon: 12,
	planetsTakenFromRaces: 13,
	pointsDestroyed: 14,
	pointsBuilt: 15,
	tokensResolved: 16,
	productionSpent: 17
};

describe('metrics', () => {
	it('[GC-24.10] each counts what its line says', () => {
		const g = assembly(REALM);
		Object.assign(g.player('seat:1').tally, {
			battlesStarted: 11,
			battlesWon: 12,
			planetsTakenFromRaces: 13,
			pointsDestroyed: 14,
			pointsBuilt: 15,
			tokensResolved: 16,
			productionSpent: 17
		});
		const values = METRICS.map((name) => [name, metric(g.board, 'seat:1', name)]);
		expect(Object.fromEntries(values)).toEqual(VALUES);
	});

	it('[GC-24.10] of a player with nothing, each is 0, but for the vote of its seat', () => {
		const g = assembly({ planets: { [HOME]: { owner: null } } });
		g.hex(HOME).fleet = null;
		for (const name of METRICS)
			expect([name, metric(g.board, 'seat:1', name)]).toEqual([name, name === 'votes' ? 1 : 0]);
	});
});
