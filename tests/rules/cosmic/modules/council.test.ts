/** Galactic Council: a deal of all players in place of the encounter (rules.md, CE-33.41 to CE-33.46). */
import { describe, expect, it } from 'vitest';
import type { Answer, SeatId, Words } from '../../../../src/lib/core';
import { lookOpen, start } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import type { openBoard } from '../../../../src/lib/games/cosmic/view';
import { cardForColony } from '../../../../src/lib/games/cosmic/modules/hazards/gifts';
import type { Gift } from '../../../../src/lib/games/cosmic/modules/hazards/gifts';
import { likeOf } from '../../../../src/lib/games/kit';
import { expectBarred } from '../../../support/barred';
import { position, seatsOf } from '../../../support/cosmic';
import { homes } from '../../../support/duel';
import { said } from '../../../support/said';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';

const HANDS: Position['hands'] = {
	'seat:1': ['attack:08', 'negotiate'],
	'seat:2': ['attack:06', 'negotiate'],
	'seat:3': ['attack:04', 'attack:05']
};

/** Three players at whose first encounter, of 1 with 2, the council is held. */
const council = (given: Position = {}): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		hands: HANDS,
		...given,
		options: { hazard: 'both', ...given.options },
		piles: { hazard: ['hazard:galactic-council'], ...given.piles }
	}).until('council.talk');

/** Somebody is about to say what one player gives another. */
const begin = (g: CosmicGame, by: SeatId, from: SeatId, to: SeatId): CosmicGame =>
	g.pick(by, 'add', { pick: from, then: { pick: to } });

/** Somebody adds to the terms what one player gives another. */
const add = (
	g: CosmicGame,
	by: SeatId,
	from: SeatId,
	to: SeatId,
	good: string,
	answer: Answer
): CosmicGame => begin(g, by, from, to).pick(by, good, answer);

const COLONY = (planet: string): Answer => ({ pick: planet, then: { pick: 'open' } });
const ONE: Answer = { amount: 1 };

/** All who have not agree. */
function agree(g: CosmicGame): CosmicGame {
	for (const seat of g.askedSeats) g.pick(seat, 'agree');
	return g;
}
/** Plays on until the encounter is over. */
function settled(g: CosmicGame): CosmicGame {
	const { encounters } = g.board;
	while (!g.table.over && g.board.encounters === encounters && g.board.phase === 'resolution')
		g.lapse();
	return g;
}
const secondsOf = (g: CosmicGame) => g.table.decisions.map(({ seconds }) => seconds);
/** These home planets without ships. */
const empty = (seat: SeatId, ...ks: number[]): Position['planets'] =>
	Object.fromEntries(ks.map((k) => [`planet:${Number(seat.slice(5))}-${k}`, {}]));
const inWarp = (g: CosmicGame, seat: SeatId) => g.board.warp[seat] ?? 0;
const handsOf = (g: CosmicGame) =>
	(['seat:1', 'seat:2', 'seat:3'] as const).map((seat) => g.hand(seat).length);

describe('the deck', () => {
	it('[CE-33.1] [CE-33.16] given a table that began by older rules, then it plays on without it; newer ones have one', () => {
		const councils = (rules?: number) =>
			(
				start(cosmic, {
					seats: ['seat:1', 'seat:2', 'seat:3'],
					options: { hazard: 'conflict' },
					key: '7'.repeat(64),
					clocked: false,
					...(rules && { rules })
				}).table.vault.piles?.hazard ?? []
			).filter((card) => likeOf(card) === 'hazard:galactic-council').length;
		expect(councils()).toBe(1);
		expect(councils(3)).toBe(0);
	});
});

describe('the talk', () => {
	it('[hazard:galactic-council] [CE-33.41] given a warning, when it is turned up, then all players are asked at once, and nothing is aimed, sent or laid', () => {
		const g = council();
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2', 'seat:3']);
		expect(g.decision('seat:3')).toMatchObject({ because: { of: 'council' } });
		expect(secondsOf(g)).toEqual([180, 180, 180]);
		expect(g.encounter.target).toBe(null);
		g.pick('seat:1', 'cards');
		agree(g).until('council.choose');
		settled(g);
		expect(g.said).not.toContain('aims');
	});

	it('[CE-33.41] given a host without limits of time for deals, then it has none', () => {
		expect(secondsOf(council({ options: { dealSeconds: 0 } }))).toEqual([null, null, null]);
		expect(secondsOf(council({ options: { dealSeconds: 300 } }))).toEqual([180, 180, 180]);
	});

	it('[CE-33.41] given whole terms are proposed, then who has proposed them has agreed; a change by another takes that back, and who agreed is asked anew', () => {
		const g = council().pick('seat:2', 'cards');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:3']);
		g.pick('seat:3', 'agree');
		expect(g.askedSeats).toEqual(['seat:1']);
		add(g, 'seat:1', 'seat:3', 'seat:2', 'number', ONE);
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2', 'seat:3']);
		expect(g.encounter.council).toMatchObject({ agreed: [], n: 2 });
	});

	it('[CE-33.41] given terms, when something is taken off, then the rest stands, and without any nobody can agree', () => {
		const g = council();
		add(g, 'seat:1', 'seat:1', 'seat:2', 'number', ONE);
		add(g, 'seat:1', 'seat:2', 'seat:1', 'random', ONE);
		g.pick('seat:3', 'strike', { pick: 'seat:1 seat:2 number' });
		expect(g.encounter.council?.gifts).toEqual([
			{ from: 'seat:2', to: 'seat:1', gives: { random: ONE } }
		]);
		g.pick('seat:3', 'strike', { pick: 'seat:2 seat:1 random' });
		expect(g.offers('seat:1', 'agree')).toBe(false);
		expect(g.offers('seat:1', 'strike')).toBe(false);
	});

	it('[CE-33.41] given terms that a player could not hold to, then that one alone cannot agree, and reads why', () => {
		const g = council();
		add(g, 'seat:1', 'seat:2', 'seat:1', 'kinds', { split: { artifact: 1 } });
		expect(g.offers('seat:1', 'agree')).toBe(true);
		expect(g.offers('seat:2', 'agree')).toBe(false);
		expect(g.refusal('seat:2', { pick: 'agree' }).rule).toBe('CE-13.14');
	});

	it('[CE-33.41] given somebody says what one gives another, when they leave it, or others change the terms meanwhile, then their question stays', () => {
		const g = begin(council(), 'seat:1', 'seat:2', 'seat:3');
		const { id } = g.decision('seat:1');
		g.pick('seat:3', 'cards');
		expect(g.decision('seat:1').id).toBe(id);
		g.pick('seat:1', 'back');
		expect(g.encounter.council).toMatchObject({ n: 1 });
		expect(g.offers('seat:1', 'agree')).toBe(true);
	});

	it('[CE-33.43] given a hand, then its cards are given by number, kind or at random and not by name; nobody but its player reads of which kinds it is', () => {
		const mine = begin(council(), 'seat:1', 'seat:1', 'seat:2');
		expect(mine.choices('seat:1')).toEqual(['kinds', 'number', 'random', 'colony', 'back']);
		const kinds = (g: CosmicGame, by: SeatId) => {
			const { shape } = g.decision(by);
			const then =
				shape.type === 'one' ? shape.choices.find(({ id }) => id === 'kinds')?.then : null;
			return then?.type === 'split' ? then.places.map(({ id }) => id) : [];
		};
		expect(kinds(mine, 'seat:1')).toEqual(['attack', 'negotiate']);
		const theirs = begin(council(), 'seat:3', 'seat:1', 'seat:2');
		expect(kinds(theirs, 'seat:3')).toContain('artifact');
	});

	it('[CE-33.42] given a colony for a player, then nobody else grants that one another; who grants it may grant another in its place', () => {
		const g = council();
		add(g, 'seat:1', 'seat:1', 'seat:3', 'colony', COLONY('planet:1-2'));
		begin(g, 'seat:2', 'seat:2', 'seat:3');
		expect(g.offers('seat:2', 'colony')).toBe(false);
		add(g, 'seat:1', 'seat:1', 'seat:3', 'colony', COLONY('planet:1-4'));
		expect(g.encounter.council?.gifts).toEqual([
			{ from: 'seat:1', to: 'seat:3', gives: { colony: COLONY('planet:1-4') } }
		]);
	});

	it('[CE-33.42] given a player with ships on one planet alone, when they grant a colony there and get one, then these terms cannot be agreed to', () => {
		const g = council({
			planets: {
				'planet:2-2': {},
				'planet:2-3': {},
				'planet:2-4': {},
				'planet:2-5': {}
			}
		});
		add(g, 'seat:1', 'seat:1', 'seat:2', 'colony', COLONY('planet:1-1'));
		expect(g.offers('seat:3', 'agree')).toBe(true);
		add(g, 'seat:1', 'seat:2', 'seat:3', 'colony', COLONY('planet:2-1'));
		expect(g.offers('seat:3', 'agree')).toBe(false);
	});

	it('[CE-33.42] given all grant a colony to their left, when all agree, then all have one more, and it was a success', () => {
		const g = council().pick('seat:1', 'colonies');
		settled(agree(g));
		for (const [planet, seat] of [
			['planet:1-1', 'seat:2'],
			['planet:2-1', 'seat:3'],
			['planet:3-1', 'seat:1']
		] as const)
			expect(g.ships(planet)).toHaveProperty([seat]);
		expect(g.said).toContain('A deal of all');
	});

	it('[CE-33.41] given two seats, then it is a deal of both', () => {
		const g = council({ seats: 2, hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:06'] } });
		g.pick('seat:2', 'cards').pick('seat:1', 'agree');
		settled(g);
		expect(g.said).toContain('A deal of all');
	});

	it('[CE-33.43] given several receive cards of one player, then each of them is another, picked or drawn before any changes hands', () => {
		const g = council({
			hands: { ...HANDS, 'seat:2': ['attack:06', 'attack:10', 'negotiate'] }
		});
		add(g, 'seat:1', 'seat:2', 'seat:1', 'number', ONE);
		add(g, 'seat:1', 'seat:2', 'seat:3', 'number', ONE);
		add(g, 'seat:1', 'seat:2', 'seat:3', 'random', ONE);
		agree(g)
			.until('council.choose')
			.answer('seat:2', { picks: [g.hand('seat:2')[0]!] });
		expect(g.choices('seat:2')).toHaveLength(2);
		settled(g.lapse());
		expect(g.said).toContain('{seat:2} gives {seat:3}');
		expect(handsOf(g).filter((_n, i) => i !== 1)).toEqual([3, 4]);
	});

	it('[CE-33.43] given terms on the table, then everybody sees the same of them', () => {
		const g = council().pick('seat:1', 'cards');
		const open = lookOpen(cosmic, g.table) as { board?: ReturnType<typeof openBoard> };
		expect(JSON.stringify(open)).toContain('"agreed":["seat:1"]');
	});
});

describe('without a deal', () => {
	it('[CE-33.44] given somebody refuses, then every player picks three ships to lose, and the offense has had no success', () => {
		const g = council().pick('seat:3', 'refuse');
		for (const seat of ['seat:1', 'seat:2', 'seat:3'] as const) {
			g.until('mustLose.pick', seat);
			expect(g.decision(seat).shape).toMatchObject({ min: 3, max: 3 });
			g.lapse();
		}
		settled(g);
		expect([inWarp(g, 'seat:1'), inWarp(g, 'seat:2'), inWarp(g, 'seat:3')]).toEqual([3, 3, 3]);
		while (g.board.turn === 1) {
			expect(g.asked).not.toContain('turn.second');
			g.lapse();
		}
	});

	it('[CE-33.44] given the time is up, then so it is, whoever was in the middle of it', () => {
		const g = begin(council(), 'seat:1', 'seat:2', 'seat:3').lapse();
		g.until('mustLose.pick');
		expect(g.said).toContain('No deal of all: every player loses three ships.');
	});

	it('[CE-33.44] given fewer ships than three, then all of them are lost; by option the ship in the gate goes first', () => {
		const g = council({
			planets: {
				'planet:1-1': {},
				'planet:1-2': {},
				'planet:1-3': {},
				'planet:1-4': {},
				'planet:1-5': {}
			},
			warp: { 'seat:1': 20 },
			options: { failedDealShipsFrom: 'encounterFirst' }
		});
		expect(g.encounter.gate).toEqual({ 'seat:1': 1 });
		settled(g.pick('seat:1', 'refuse'));
		expect(inWarp(g, 'seat:1')).toBe(20);
		expect(inWarp(g, 'seat:2')).toBe(3);
	});

	it('[CE-33.45] given a ship in the gate and no colony, when there is a deal, then it goes to the warp, or settles the colony that comes by it', () => {
		const without = {
			planets: {
				'planet:1-1': {},
				'planet:1-2': {},
				'planet:1-3': {},
				'planet:1-4': {},
				'planet:1-5': {}
			},
			warp: { 'seat:1': 20 }
		} as const;
		const g = council(without).pick('seat:1', 'cards');
		settled(agree(g));
		expect(inWarp(g, 'seat:1')).toBe(20);
		const h = council(without);
		add(h, 'seat:2', 'seat:2', 'seat:1', 'colony', COLONY('planet:2-3'));
		settled(agree(h));
		expect(h.ships('planet:2-3')).toHaveProperty(['seat:1'], 1);
	});

	it('[CE-33.45] given a deal, then it is a success of the offense, who may have another encounter', () => {
		const g = council().pick('seat:2', 'cards');
		agree(g).until('turn.second');
		expect(g.askedSeats).toEqual(['seat:1']);
	});

	it('[CE-33.45] [CE-13.14] given whoever was to grant a colony has left it by then, then the deal has failed', () => {
		const g = council();
		add(g, 'seat:1', 'seat:2', 'seat:3', 'colony', COLONY('planet:2-2'));
		agree(g);
		g.board.planets['planet:2-2']!.ships = {};
		g.until('mustLose.pick');
		expect(g.said).toContain('The terms can no longer be carried out.');
		expect(g.encounter.outcome).toEqual({ type: 'dealFailed' });
	});

	it('[CE-33.45] given terms that cannot be carried out any more, then the deal has failed', () => {
		const g = council({
			hands: { ...HANDS, 'seat:1': ['attack:08', 'artifact:plague'] }
		});
		g.pick('seat:2', 'cards');
		agree(g);
		g.board.players['seat:3']!.hand = [];
		g.until('mustLose.pick');
		expect(g.said).toContain('The terms can no longer be carried out.');
	});
});

describe('all goods of a deal of two', () => {
	const KEY = 'planet:3-2';
	const RICH: Position = {
		techs: { 'seat:2': ['xenon-lasers'] },
		stations: { 'seat:3': [{ id: 'tactical-array', planet: KEY }] },
		lux: { 'seat:1': { lux: 2, ultra: 1 } }
	};
	const PICKS = (...picks: string[]): Answer => ({ picks });

	it('[CE-33.43] [CE-32.19] [CE-34.8] [CE-38.9] given technologies, space stations and lux, then they change hands by it', () => {
		const g = council(RICH);
		add(g, 'seat:1', 'seat:1', 'seat:3', 'lux', { amount: 2 });
		add(g, 'seat:1', 'seat:1', 'seat:3', 'ultra', ONE);
		add(g, 'seat:1', 'seat:2', 'seat:1', 'techs', PICKS('tech:2-1'));
		add(g, 'seat:1', 'seat:3', 'seat:2', 'stations', PICKS(KEY));
		agree(g).until('stations.give.where').pick('seat:2', 'planet:2-3');
		settled(g);
		expect(g.board.players['seat:1']!.techs).toMatchObject([{ id: 'xenon-lasers' }]);
		expect(g.board.players['seat:2']!.techs).toEqual([]);
		expect(g.board.stations).toMatchObject([{ id: 'tactical-array', planet: 'planet:2-3' }]);
		expect(g.board.lux!.purses).toMatchObject({
			'seat:1': { lux: 0, ultra: 0 },
			'seat:3': { lux: 2, ultra: 1 }
		});
	});

	it('[CE-33.41] [CE-33.43] given somebody is to give the same thing to two, then nobody can agree', () => {
		for (const [from, good, id] of [
			['seat:2', 'techs', 'tech:2-1'],
			['seat:3', 'stations', KEY]
		] as const) {
			const g = council(RICH);
			const [one, other] = (['seat:1', 'seat:2', 'seat:3'] as const).filter((to) => to !== from);
			add(g, 'seat:1', from, one!, good, PICKS(id));
			expect(g.offers('seat:1', 'agree')).toBe(true);
			add(g, 'seat:1', from, other!, good, PICKS(id));
			expect(g.offers('seat:1', 'agree')).toBe(false);
			expect(g.refusal('seat:1', { pick: 'agree' }).rule).toBe('CE-13.14');
		}
	});

	it('[CE-33.43] [CE-34.8] given more stations come to somebody than they have planets free, then nobody can agree', () => {
		const g = council({
			stations: {
				'seat:3': [{ id: 'tactical-array', planet: KEY }],
				'seat:2': [{ id: 'big-space-laser', planet: 'planet:2-2' }]
			},
			planets: homes('seat:1', 4)
		});
		for (const k of [2, 3, 4, 5]) delete g.board.planets[`planet:1-${k}`];
		add(g, 'seat:2', 'seat:3', 'seat:1', 'stations', PICKS(KEY));
		expect(g.offers('seat:2', 'agree')).toBe(true);
		add(g, 'seat:2', 'seat:2', 'seat:1', 'stations', PICKS('planet:2-2'));
		expect(g.offers('seat:2', 'agree')).toBe(false);
	});

	it('[CE-33.41] [CE-13.14] given somebody is to give more in all than they have, be it cards, of a kind or at random, or lux, then they cannot agree', () => {
		const able = (good: string, one: Answer, two: Answer): boolean[] => {
			const g = council({ ...RICH, lux: { 'seat:2': { lux: 2, ultra: 2 } } });
			add(g, 'seat:1', 'seat:2', 'seat:1', good, one);
			const before = g.offers('seat:2', 'agree');
			add(g, 'seat:1', 'seat:2', 'seat:3', good, two);
			return [before, g.offers('seat:2', 'agree')];
		};
		// Seat 2 holds an attack and a negotiate.
		expect(able('number', ONE, ONE)).toEqual([true, true]);
		expect(able('number', { amount: 2 }, ONE)).toEqual([true, false]);
		expect(able('random', ONE, ONE)).toEqual([true, true]);
		expect(able('random', ONE, { amount: 2 })).toEqual([true, false]);
		const of = (kind: string): Answer => ({ split: { [kind]: 1 } });
		expect(able('kinds', of('attack'), of('negotiate'))).toEqual([true, true]);
		expect(able('kinds', of('attack'), of('attack'))).toEqual([true, false]);
		expect(able('lux', ONE, ONE)).toEqual([true, true]);
		expect(able('lux', ONE, { amount: 2 })).toEqual([true, false]);
		expect(able('ultra', ONE, { amount: 2 })).toEqual([true, false]);
	});

	it.each<[string, Answer, (g: CosmicGame) => void]>([
		['number', ONE, (g) => void (g.board.players['seat:2']!.hand = [])],
		['random', ONE, (g) => void (g.board.players['seat:2']!.hand = [])],
		['kinds', { split: { attack: 1 } }, (g) => void (g.board.players['seat:2']!.hand = [])],
		['techs', PICKS('tech:2-1'), (g) => void (g.board.players['seat:2']!.techs = [])],
		['stations', PICKS('planet:2-2'), (g) => void (g.board.stations = [])],
		['lux', ONE, (g) => void (g.board.lux!.purses = {})],
		['ultra', ONE, (g) => void (g.board.lux!.purses = {})],
		['captives', ONE, (g) => void (g.board.held!['held:sheet.tyrant'] = {})]
	])(
		'[CE-33.45] [CE-13.14] given one of %s is agreed on and gone before it is given, then the deal has failed, and while they talk its giver could not agree',
		(good, answer, gone) => {
			const given: Position = {
				...{ aliens: { 'seat:2': 'tyrant' }, captured: { tyrant: { 'seat:1': 1 } } },
				techs: { 'seat:2': ['xenon-lasers'] },
				stations: { 'seat:2': [{ id: 'tactical-array', planet: 'planet:2-2' }] },
				lux: { 'seat:2': { lux: 1, ultra: 1 } }
			};
			const g = council(given);
			add(g, 'seat:3', 'seat:2', 'seat:1', good, answer);
			expect(g.offers('seat:2', 'agree')).toBe(true);
			agree(g);
			gone(g);
			g.until('mustLose.pick');
			expect(g.said).toContain('The terms can no longer be carried out.');
			const talked = council(given);
			add(talked, 'seat:3', 'seat:2', 'seat:1', good, answer);
			gone(talked);
			talked.pick('seat:1', 'agree');
			expect(talked.offers('seat:2', 'agree')).toBe(false);
		}
	);

	it('[CE-33.42] [CE-13.7] given a colony with exactly three ships and its receiver has two left, then it cannot come about', () => {
		const g = council({ planets: homes('seat:1', 3) });
		const exactly = { pick: 'exactly', then: { amount: 3 } };
		add(g, 'seat:3', 'seat:2', 'seat:1', 'colony', { pick: 'planet:2-4', then: exactly });
		expect(g.offers('seat:3', 'agree')).toBe(true);
		g.board.planets['planet:1-1']!.ships = { 'seat:1': 2 };
		g.pick('seat:2', 'agree');
		expect(g.offers('seat:3', 'agree')).toBe(false);
	});

	it('[CE-33.43] [CE-13.10] given captured ships, then they come home by it, while their captor still has as many', () => {
		const g = council({
			aliens: { 'seat:2': 'tyrant' },
			captured: { tyrant: { 'seat:1': 2 } }
		});
		add(g, 'seat:3', 'seat:2', 'seat:1', 'captives', { amount: 2 });
		expect(g.offers('seat:2', 'agree')).toBe(true);
		g.board.held!['held:sheet.tyrant'] = { 'seat:1': 1 };
		g.pick('seat:1', 'agree');
		expect(g.offers('seat:2', 'agree')).toBe(false);
		g.board.held!['held:sheet.tyrant'] = { 'seat:1': 2 };
		add(g, 'seat:3', 'seat:3', 'seat:2', 'number', ONE);
		settled(agree(g));
		expect(g.board.held!['held:sheet.tyrant']).toEqual({});
		expect(g.said).toContain('A deal of all');
	});

	it('[CE-33.43] [CE-31.12] given cards at random out of a hand with both backs, then their receiver says of which', () => {
		const g = council({
			options: { rewardDeck: 'incursion' },
			hands: { ...HANDS, 'seat:2': ['attack:06', 'attack:23@reward', 'kicker:2@reward'] }
		});
		add(g, 'seat:1', 'seat:2', 'seat:3', 'random', ONE);
		add(g, 'seat:1', 'seat:1', 'seat:3', 'random', ONE);
		agree(g).until('council.backs');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.choices('seat:3')).toEqual(['any', '0', '1']);
		settled(g.pick('seat:3', '1'));
		expect(g.hand('seat:3').filter((card) => card.includes('@reward'))).toHaveLength(1);
		expect(handsOf(g)).toEqual([1, 2, 4]);
	});

	it('[CE-33.42] [CE-37.9] given a colony beside a moon, then a ship may go there where the terms say so', () => {
		const landed = (as: string) => {
			const g = council({ moons: [{ id: 'gate', planet: 'planet:2-4' }] });
			add(g, 'seat:1', 'seat:2', 'seat:1', 'colony', { pick: 'planet:2-4', then: { pick: as } });
			agree(g)
				.until('council.settlers')
				.answer('seat:1', { split: { 'planet:1-1': 1 } });
			while (g.board.phase === 'resolution' && !g.asked.includes('moons.occupy.choose')) g.lapse();
			return g.asked.includes('moons.occupy.choose');
		};
		expect(landed('open moon')).toBe(true);
		expect(landed('open')).toBe(false);
	});

	it('[CE-33.41] given who has nothing to give, or nothing for one of the others, then they are not named as givers, or not for these', () => {
		const g = council({
			hands: { ...HANDS, 'seat:3': [] },
			planets: { 'planet:3-1': { 'seat:3': 4, 'seat:1': 2 }, ...empty('seat:3', 2, 3, 4, 5) },
			warp: { 'seat:3': 16 }
		});
		const givers = (h: CosmicGame) => h.choices('seat:1', 'add');
		expect(givers(g)).toEqual(['seat:1', 'seat:2', 'seat:3']);
		expect(g.choices('seat:1', 'add', 'seat:3')).toEqual(['seat:2']);
		expect(g.choices('seat:1', 'add', 'seat:2')).toEqual(['seat:1', 'seat:3']);
		const none = council({
			hands: { ...HANDS, 'seat:3': [] },
			planets: empty('seat:3', 1, 2, 3, 4, 5),
			warp: { 'seat:3': 20 }
		});
		expect(givers(none)).toEqual(['seat:1', 'seat:2']);
	});
});

describe('ships that are held', () => {
	/** Where Gorgon, which seat 3 plays, holds three ships of seat 1. */
	const HELD = 'planet:3-1';
	const held = (given: Position = {}): CosmicGame =>
		council({
			aliens: { 'seat:3': 'gorgon' },
			...given,
			planets: { [HELD]: { 'seat:3': 4, 'seat:1': 3 }, ...given.planets }
		});
	const placesOf = (g: CosmicGame, seat: SeatId) => {
		const { shape } = g.decision(seat);
		return shape.type === 'split' ? shape.places.map(({ id, max }) => [id, max]) : [];
	};

	it('[CE-33.42] [CE-20.21] given a colony by a deal of all, then it is settled with others, and who asks is told why', () => {
		const g = held();
		add(g, 'seat:1', 'seat:2', 'seat:1', 'colony', COLONY('planet:2-4'));
		agree(g).until('council.settlers', 'seat:1');
		expect(placesOf(g, 'seat:1')).toEqual([1, 2, 3, 4, 5].map((k) => [`planet:1-${k}`, 4]));
		expectBarred(g, 'seat:1', HELD, ['CE-20.21', /cannot leave/]);
		settled(g.answer('seat:1', { split: { 'planet:1-1': 2 } }));
		expect(g.ships('planet:2-4')).toHaveProperty(['seat:1'], 2);
		expect(g.ships(HELD)).toHaveProperty(['seat:1'], 3);
	});

	it('[CE-33.42] [CE-20.21] given no others than where they grant a colony, then these terms cannot be agreed to', () => {
		const alone = (aliens: Position['aliens']) => {
			const g = held({ aliens: { ...aliens }, planets: homes('seat:1', 1) });
			add(g, 'seat:2', 'seat:2', 'seat:1', 'colony', COLONY('planet:2-4'));
			const before = g.offers('seat:3', 'agree');
			add(g, 'seat:2', 'seat:1', 'seat:3', 'colony', COLONY('planet:1-1'));
			return [before, g.offers('seat:3', 'agree')];
		};
		expect(alone({ 'seat:3': 'gorgon' })).toEqual([true, false]);
		expect(alone({})).toEqual([true, true]);
	});

	it('[CE-33.42] [CE-20.21] given no others at all, then no colony is granted to their player, and terms of one for each leave it out', () => {
		const stuck = (aliens: Position['aliens']) =>
			held({
				aliens: { ...aliens },
				planets: { ...homes('seat:1'), 'planet:3-2': { 'seat:3': 3, 'seat:1': 2 } }
			});
		const to = (g: CosmicGame) => {
			const may = begin(g, 'seat:2', 'seat:2', 'seat:1').offers('seat:2', 'colony');
			g.pick('seat:2', 'back').pick('seat:2', 'colonies');
			return [may, g.encounter.council?.gifts.map((gift) => gift.to)];
		};
		expect(to(stuck({ 'seat:3': 'gorgon' }))).toEqual([false, ['seat:2', 'seat:3']]);
		expect(to(stuck({}))).toEqual([true, ['seat:2', 'seat:3', 'seat:1']]);
		const one = held({ planets: homes('seat:1', 1) });
		expect(to(one)).toEqual([true, ['seat:2', 'seat:3', 'seat:1']]);
	});

	it('[CE-33.44] [CE-20.21] given no deal, then they are lost all the same, of fewer than three every one', () => {
		const g = held().pick('seat:2', 'refuse').until('mustLose.pick', 'seat:1');
		expect(placesOf(g, 'seat:1')).toContainEqual([HELD, 3]);
		settled(g.answer('seat:1', { split: { [HELD]: 3 } }));
		expect(g.ships(HELD)).not.toHaveProperty(['seat:1']);
		const few = held({
			planets: { ...homes('seat:1'), [HELD]: { 'seat:3': 4, 'seat:1': 2 } },
			warp: { 'seat:1': 18 }
		});
		settled(few.pick('seat:2', 'refuse'));
		expect(few.ships(HELD)).not.toHaveProperty(['seat:1']);
		expect(inWarp(few, 'seat:1')).toBe(20);
	});

	it('[CE-33.46] [CE-20.21] given Filth grants a colony where Gorgon holds its ships, then they stay there, which all are told', () => {
		const g = council({
			seats: 4,
			aliens: { 'seat:3': 'filth', 'seat:4': 'gorgon' },
			planets: { 'planet:4-1': { 'seat:4': 4, 'seat:3': 2 } }
		});
		add(g, 'seat:1', 'seat:3', 'seat:2', 'colony', COLONY('planet:4-1'));
		settled(agree(g));
		expect(g.ships('planet:4-1')).toMatchObject({ 'seat:2': 1, 'seat:3': 2 });
		expect(g.said).toContain('stay on planet 1 of {seat:4}');
	});
});

describe('what all are told', () => {
	it('[CE-33.41] given terms are proposed, changed and agreed to, then it is told, and who is asked reads what lies on the table', () => {
		const g = council();
		const because = () => said((g.decision('seat:3').because as { say: Words }).say);
		expect(because()).toContain('Agree on one deal of all of you within three minutes');
		add(g, 'seat:1', 'seat:2', 'seat:1', 'number', ONE);
		expect(g.said).toContain('{seat:1} proposes: {seat:2} gives {seat:1} 1 card of their choice.');
		expect(because()).toContain('On the table: {seat:2} gives {seat:1} 1 card');
		g.pick('seat:3', 'strike', { pick: 'seat:2 seat:1 number' });
		expect(g.said).toContain('{seat:3} takes all terms off the table.');
		expect(because()).toContain('Agree on one deal of all of you');
		g.pick('seat:1', 'cards').pick('seat:3', 'agree');
		expect(g.said).toContain('{seat:3} agrees.');
	});

	it('[CE-33.41] given whole terms lie on the table, then nobody is offered to propose the same again, nor what brings nobody anything', () => {
		const g = council({ hands: { ...HANDS, 'seat:3': [] } }).pick('seat:1', 'colonies');
		expect(g.offers('seat:2', 'colonies')).toBe(false);
		expect(g.offers('seat:2', 'mine')).toBe(true);
		expect(g.offers('seat:3', 'mine')).toBe(false);
		g.pick('seat:2', 'cards');
		expect(g.encounter.council?.gifts.map(({ from }) => from)).toEqual(['seat:1', 'seat:2']);
		expect(g.offers('seat:3', 'colonies')).toBe(true);
	});

	it('[CE-33.41] given two say what is given at the same time, then each goes on with their own', () => {
		const g = begin(begin(council(), 'seat:1', 'seat:1', 'seat:2'), 'seat:3', 'seat:2', 'seat:3');
		expect(g.offers('seat:1', 'back')).toBe(true);
		g.pick('seat:3', 'random', ONE);
		expect(g.offers('seat:1', 'back')).toBe(true);
		g.pick('seat:1', 'number', ONE);
		expect(g.encounter.council?.gifts).toEqual([
			{ from: 'seat:2', to: 'seat:3', gives: { random: ONE } },
			{ from: 'seat:1', to: 'seat:2', gives: { number: ONE } }
		]);
	});

	it('[CE-33.44] given somebody refuses, or the time is up, then that is told, and it is a failed deal', () => {
		const holder: Position = {
			aliens: { 'seat:1': 'pacifist' },
			hands: { ...HANDS, 'seat:1': ['attack:08', 'flare:pacifist'] }
		};
		const g = council(holder).pick('seat:3', 'refuse');
		expect(g.said).toContain('{seat:3} refuses to deal.');
		expect(g.encounter.outcome).toEqual({ type: 'dealFailed' });
		expect(g.decision('seat:1')).not.toMatchObject({ because: { of: 'noDeal' } });
		const late = council(holder).lapse();
		expect(late.decision('seat:1')).toMatchObject({ because: { of: 'noDeal' } });
		expect(late.said).toContain('The time for the deal is up.');
		settled(late);
		expect(inWarp(late, 'seat:2')).toBe(3);
	});
});

describe('any number of players', () => {
	it('[CE-33.41] [CE-33.42] given eight, then all eight have to agree, each gets a colony, and the cards of one go to seven', () => {
		const g = council({
			seats: 8,
			hands: { 'seat:8': ['attack:08', ...Array<string>(6).fill('negotiate')] }
		});
		expect(g.askedSeats).toHaveLength(8);
		g.pick('seat:5', 'colonies');
		for (const seat of seatsOf(7)) add(g, 'seat:8', 'seat:8', seat, 'random', ONE);
		for (const seat of seatsOf(7)) g.pick(seat, 'agree');
		expect(g.asked).toEqual(['council.talk']);
		expect(g.askedSeats).toEqual(['seat:8']);
		settled(g.pick('seat:8', 'agree'));
		expect(g.hand('seat:8')).toEqual([]);
		expect(seatsOf(7).map((seat) => g.hand(seat).length)).toEqual(Array<number>(7).fill(3));
		expect(
			seatsOf(8).map((seat) => Object.keys(g.ships(`planet:${Number(seat.slice(5))}-1`)).length)
		).toEqual(Array<number>(8).fill(2));
	});

	it('[CE-33.44] given eight, when one lets the time run out as all others have agreed, then every one loses three', () => {
		const g = council({ seats: 8 }).pick('seat:5', 'cards');
		for (const seat of g.askedSeats.filter((one) => one !== 'seat:7')) g.pick(seat, 'agree');
		expect(g.askedSeats).toEqual(['seat:7']);
		settled(g.lapse());
		expect(seatsOf(8).map((seat) => inWarp(g, seat))).toEqual(Array<number>(8).fill(3));
		expect(g.said).toContain('The time for the deal is up');
	});

	it('[CE-33.41] [CE-33.44] given two, when one refuses what the other proposes, then both lose three', () => {
		const g = council({ seats: 2, hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:06'] } });
		g.pick('seat:1', 'mine');
		expect(g.askedSeats).toEqual(['seat:2']);
		settled(g.pick('seat:2', 'refuse'));
		expect([inWarp(g, 'seat:1'), inWarp(g, 'seat:2')]).toEqual([3, 3]);
	});

	it('[CE-33.44] [CE-20.9] given two with fewer than three ships but for those on technologies, then each loses the rest of these', () => {
		const g = council({
			techs: {
				'seat:1': [{ id: 'coldsleep-ship', ships: 5 }],
				'seat:2': [{ id: 'gluon-mines', ships: 4 }]
			},
			planets: { ...homes('seat:1', 1), ...homes('seat:2', 2) }
		});
		settled(g.pick('seat:3', 'refuse'));
		expect(seatsOf(3).map((seat) => inWarp(g, seat))).toEqual([3, 3, 3]);
		const left = (seat: SeatId) => g.board.players[seat]!.techs![0]!.ships;
		expect([left('seat:1'), left('seat:2')]).toEqual([{ 'seat:1': 3 }, { 'seat:2': 3 }]);
	});

	it('[CE-33.44] [CE-36.17] [essence:oligarch-warp-claim] given Warp Claim, then each of the others loses one more, and its player two fewer, which all are told', () => {
		const g = council({
			aliens: { 'seat:3': 'oligarch' },
			essence: { oligarch: { laid: [['warp-claim', 'seat:3']] } }
		});
		settled(g.pick('seat:3', 'refuse'));
		expect(seatsOf(3).map((seat) => inWarp(g, seat))).toEqual([4, 4, 1]);
		for (const say of ['{seat:1} loses another ship.', '{seat:2} loses another ship.'])
			expect(g.said).toContain(say);
		expect(g.said).toContain('{seat:3} loses 2 ships fewer.');
	});

	it('[CE-33.44] given players with two ships and with one, when there is no deal, then each loses those alone, without a question', () => {
		const left = (seat: SeatId, n: number): Position['planets'] => homes(seat, n);
		const g = council({
			planets: {
				...left('seat:1', 2),
				...left('seat:2', 1),
				'planet:2-1': {},
				'planet:3-1': { 'seat:2': 1, 'seat:3': 4 }
			},
			warp: { 'seat:1': 18, 'seat:2': 19 }
		});
		g.pick('seat:3', 'refuse').until('mustLose.pick');
		expect(g.askedSeats).toEqual(['seat:3']);
		settled(g);
		expect([inWarp(g, 'seat:1'), inWarp(g, 'seat:2'), inWarp(g, 'seat:3')]).toEqual([20, 20, 3]);
	});
});

describe('effects', () => {
	it('[CE-33.46] given Quash, then all players lose ships', () => {
		const g = council({ hands: { ...HANDS, 'seat:3': ['attack:04', 'artifact:quash'] } });
		g.pick('seat:2', 'cards');
		agree(g).until('window:resolution.dealMade', 'seat:3');
		expect(g.decision('seat:3')).toMatchObject({ because: { of: 'deal' } });
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({ pick: 'pass' });
		settled(g.use('seat:3', 'artifact|quash'));
		expect([inWarp(g, 'seat:1'), inWarp(g, 'seat:2'), inWarp(g, 'seat:3')]).toEqual([3, 3, 3]);
	});

	it('[CE-33.46] given Tick-Tock, then one token goes', () => {
		const g = council({ aliens: { 'seat:3': 'tick-tock' }, tokens: { 'seat:3': 5 } });
		g.pick('seat:1', 'cards');
		settled(agree(g));
		expect(g.board.players['seat:3']!.tokens).toBe(4);
	});

	it('[CE-33.46] given Zombie, no main player, then they may let ships out of the warp as whoever deals', () => {
		const g = council({ aliens: { 'seat:3': 'zombie' }, warp: { 'seat:2': 2 } });
		g.pick('seat:1', 'cards');
		agree(g).until('window:resolution.settled', 'seat:3');
		expect(g.offers('seat:3', 'power|zombie|release')).toBe(true);
	});

	it('[CE-33.46] given the super flare of Pacifist, then its player loses two fewer, the other main player two more, and nobody else', () => {
		const g = council({
			aliens: { 'seat:1': 'pacifist' },
			hands: { ...HANDS, 'seat:1': ['attack:08', 'flare:pacifist'] }
		});
		g.pick('seat:3', 'refuse').until('window:resolution.dealFailed', 'seat:1');
		settled(g.use('seat:1', 'super|pacifist'));
		expect([inWarp(g, 'seat:1'), inWarp(g, 'seat:2'), inWarp(g, 'seat:3')]).toEqual([1, 5, 3]);
	});

	it('[CE-33.46] given Failed Deal beside a player who is no main player, then they lose a ship fewer', () => {
		const g = council({ moons: [{ id: 'failed-deal', planet: 'planet:3-1', by: 'seat:3' }] });
		settled(g.pick('seat:2', 'refuse'));
		expect([inWarp(g, 'seat:2'), inWarp(g, 'seat:3')]).toEqual([3, 2]);
	});

	it('[CE-33.46] given hub moons, then they serve the main players alone, and what they let two dealers say is none of the terms', () => {
		const moons = (seat: SeatId): Position => ({
			warp: { 'seat:1': 2, 'seat:3': 2 },
			moons: [
				{ id: 'deal-reward', planet: `planet:${Number(seat.slice(5))}-1`, by: seat },
				{ id: 'card-deal', planet: `planet:${Number(seat.slice(5))}-2`, by: seat }
			]
		});
		const made = (seat: SeatId) => {
			const g = begin(council(moons(seat)), seat, seat, seat === 'seat:1' ? 'seat:2' : 'seat:1');
			expect(g.offers(seat, 'draws')).toBe(false);
			g.pick(seat, 'back').pick(seat, 'cards');
			return agree(g);
		};
		expect(made('seat:1').until('deal-reward.take.choose').askedSeats).toEqual(['seat:1']);
		const other = settled(made('seat:3'));
		expect(inWarp(other, 'seat:3')).toBe(2);
		expect(other.said).not.toContain('reward');
	});

	it('[CE-33.46] given Translation Lost, then nothing comes of the terms, and it was a deal', () => {
		const g = council({ moons: [{ id: 'translation-lost', planet: 'planet:3-1', by: 'seat:3' }] });
		g.pick('seat:1', 'mine');
		agree(g).until('window:resolution.dealMade', 'seat:3');
		settled(g.use('seat:3', 'moon|translation-lost'));
		expect(handsOf(g)).toEqual([2, 2, 2]);
		expect(g.said).toContain('A deal of all');
	});

	it('[CE-33.46] [moon:domestic-dispute] given Domestic Dispute before a main player and no deal, then it serves them after the ships are lost', () => {
		const g = council({
			moons: [{ id: 'domestic-dispute', planet: 'planet:1-1', by: 'seat:1' }],
			planets: { 'planet:3-2': { 'seat:3': 2, 'seat:1': 1, 'seat:2': 2 } }
		}).pick('seat:3', 'refuse');
		g.until('domestic-dispute.strike.choose');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect([inWarp(g, 'seat:2'), inWarp(g, 'seat:3')]).toEqual([3, 3]);
	});

	it('[CE-33.46] given Palm Greaser, then it is not paid for', () => {
		const g = council({ lux: { 'seat:1': { ultra: 3, card: 'palm-greaser' } } });
		g.pick('seat:1', 'cards');
		settled(agree(g));
		expect(g.said).not.toContain('ultra lux');
	});

	it('[CE-33.46] given Real Estate Swindle is in play, then it cancels no colony of it', () => {
		const g = position({
			destiny: ['colour:2#1', 'colour:3#1'],
			hands: HANDS,
			options: { hazard: 'both' },
			piles: { hazard: ['hazard:real-estate-swindle', 'hazard:galactic-council'] }
		});
		while (!g.asked.includes('council.talk')) g.lapse();
		g.pick(g.askedSeats[0]!, 'colonies');
		settled(agree(g));
		expect(g.said).toContain('A deal of all');
		expect(g.said).not.toContain('cancels the colony');
	});

	it('[CE-33.46] given Filth grants a colony, then they leave that planet', () => {
		const g = council({ aliens: { 'seat:3': 'filth' } });
		add(g, 'seat:1', 'seat:3', 'seat:2', 'colony', COLONY('planet:3-2'));
		settled(agree(g));
		expect(g.ships('planet:3-2')).toHaveProperty(['seat:2']);
		expect(g.ships('planet:3-2')).not.toHaveProperty(['seat:3']);
	});

	it('[CE-33.46] given Lost the Way Home before whoever is to get a colony, then a card of its giver comes in its place', () => {
		const g = council({
			aliens: { 'seat:1': 'nightmare' },
			essence: { nightmare: { unseen: [['lost-the-way-home', 'seat:3']] } }
		});
		add(g, 'seat:1', 'seat:2', 'seat:3', 'colony', COLONY('planet:2-2'));
		agree(g).until('window:resolution.dealMade', 'seat:1');
		settled(g.use('seat:1', 'power|nightmare'));
		expect(g.ships('planet:2-2')).not.toHaveProperty(['seat:3']);
		expect(handsOf(g)).toEqual([2, 1, 3]);
	});
});

describe('a card in place of a colony', () => {
	const { board } = council();
	const of = (gives: Gift['gives'], from: SeatId = 'seat:2'): Gift => ({
		from,
		to: 'seat:3',
		gives
	});
	const colony = COLONY('planet:2-2');
	const instead = (...gifts: Gift[]) => cardForColony(board, gifts, 'seat:3');

	it('[CE-36.57] [CE-33.46] given its giver has a card that is not promised, then that comes at random, beside all else they give', () => {
		expect(instead(of({ colony }))).toEqual([of({ random: ONE })]);
		expect(instead(of({ colony, random: ONE }))).toEqual([of({ random: { amount: 2 } })]);
		expect(instead(of({ colony, number: ONE }))).toEqual([of({ number: ONE, random: ONE })]);
		const other: Gift = { from: 'seat:1', to: 'seat:2', gives: { number: ONE } };
		expect(instead(other, of({ colony }))).toEqual([other, of({ random: ONE })]);
	});

	it('[CE-36.57] [CE-33.46] given all their cards are promised, to whomever, then nothing comes, and the rest stands', () => {
		const two = { amount: 2 };
		expect(instead(of({ colony, number: two }))).toEqual([of({ number: two })]);
		expect(instead(of({ colony, number: ONE, kinds: { split: { attack: 1 } } }))).toEqual([
			of({ number: ONE, kinds: { split: { attack: 1 } } })
		]);
		const promised: Gift = { from: 'seat:2', to: 'seat:1', gives: { random: two } };
		expect(instead(promised, of({ colony }))).toEqual([promised]);
		expect(instead(promised)).toEqual([promised]);
	});
});

describe('bots', () => {
	it('[CE-33.41] given the steady player, then it proposes a colony for each, agrees to that, and to a card from hand to hand', () => {
		const g = council();
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'colonies' });
		g.pick('seat:1', 'colonies');
		expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: 'agree' });
		const near = council({
			planets: {
				'planet:3-1': { 'seat:3': 4, 'seat:2': 1 },
				'planet:3-2': { 'seat:3': 4, 'seat:2': 1 },
				'planet:3-3': { 'seat:3': 4, 'seat:2': 1 },
				'planet:1-3': { 'seat:1': 4, 'seat:2': 1 }
			}
		});
		expect(steadyAnswer(near, 'seat:3')).toEqual({ pick: 'cards' });
		near.pick('seat:2', 'colonies');
		expect(steadyAnswer(near, 'seat:3')).toEqual({ pick: 'cards' });
		near.pick('seat:3', 'cards');
		expect(steadyAnswer(near, 'seat:1')).toEqual({ pick: 'agree' });
	});

	it('[CE-33.41] given terms that cost more than three ships, then the steady player proposes others, and in the end refuses', () => {
		const g = council();
		const dear = () =>
			add(g, 'seat:1', 'seat:2', 'seat:1', 'number', { amount: 2 }) &&
			add(g, 'seat:1', 'seat:2', 'seat:1', 'colony', COLONY('planet:2-1'));
		dear();
		expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: 'colonies' });
		for (let i = 0; i < 3; i++) dear();
		expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: 'refuse' });
	});
});
