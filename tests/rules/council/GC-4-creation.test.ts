/** GC-4: species, great fates, Action Cards, and the races nobody plays. */
import { describe, expect, it } from 'vitest';
import { turnOrder } from '../../../src/lib/games/council/board';
import { resolveAuction } from '../../../src/lib/games/council/start/auction';
import { councilCardOf, fateOf, speciesOf } from '../../../src/lib/games/council/tables/by-id';
import { council } from '../../../src/lib/games/council';
import { CREATION_CARDS } from '../../../src/lib/games/council/tables';
import type { CouncilGame } from '../../support/council';
import { opening, seatsOf } from '../../support/council';
import type { SeatId } from '../../../src/lib/core';
import type { HexId } from '../../../src/lib/hex';

/** Plays the draft by defaults, to the question of fates. */
const drafted = (given: Parameters<typeof opening>[0] = {}) => opening(given).until('setup.fates');

/** Everything set up by defaults: the first turn begins. */
const ready = (given: Parameters<typeof opening>[0] = {}) => opening(given).until('turn.menu');

/** Answers both fates of a seat with the responses in these places. */
function respond(g: CouncilGame, seat: SeatId, one: number, other: number): string[] {
	const [first] = [g.choices(seat)[one]!];
	const second = g.choices(seat, first)[other]!;
	g.pick(seat, first, second);
	return [first, second];
}

/** The first seed with which this player is asked to answer this fate. */
function withFate(fate: string): { g: CouncilGame; seat: SeatId } {
	for (let seed = 1; seed < 400; seed++) {
		const g = drafted({ seats: 4, seed });
		const seat = seatsOf(4).find((one) => g.player(one).fates.includes(fate));
		if (seat) return { g, seat };
	}
	throw new Error(`Nobody is ever dealt ${fate}.`);
}

/** Answers one fate as named and everything else by defaults; what the seat has then. */
function meet(fate: string, key: string): { g: CouncilGame; seat: SeatId } {
	const { g, seat } = withFate(fate);
	const at = g.player(seat).fates.indexOf(fate);
	const response = fateOf(fate).responses.findIndex((one) => one.key === key);
	respond(g, seat, at === 0 ? response : 0, at === 1 ? response : 0);
	return { g: g.until('turn.menu'), seat };
}

describe('species', () => {
	it.each([2, 3, 4, 5, 6])('[GC-4.1] with %i players, three more species are turned over', (n) => {
		const g = opening({ seats: n });
		expect(g.board.species.length).toBe(n + 3);
		expect(new Set(g.board.species).size).toBe(n + 3);
	});

	it('[GC-4.2] the last player in turn order picks first, the starting player from the four left', () => {
		const g = opening({ seats: 4, seed: 3 });
		const picking = turnOrder(g.board).reverse();
		for (const seat of picking) {
			expect(g.askedSeats).toEqual([seat]);
			if (seat === g.board.first) expect(g.choices(seat).length).toBe(4);
			const wish = g.choices(seat).at(-1)!;
			g.pick(seat, wish);
			expect(`species:${g.player(seat).species}`).toBe(wish);
			expect(g.board.species).not.toContain(g.player(seat).species);
		}
		expect(g.asked).toEqual(['setup.fates']);
	});

	it('[GC-4.2] [GC-21.3] a player who does not answer in time gets the first species', () => {
		const g = opening();
		const [first] = g.board.species;
		const [seat] = g.askedSeats;
		g.lapse();
		expect(g.player(seat!).species).toBe(first);
	});

	it('[GC-4.5] each takes the three Action Cards of its species', () => {
		const g = ready({ seats: 3 });
		for (const seat of seatsOf(3)) {
			const { actions, species } = g.player(seat);
			expect(actions).toEqual(speciesOf(species!).actions.map(({ id }) => id));
			expect(actions.length).toBe(3);
		}
	});
});

describe('the auction', () => {
	const auction = { seats: 3, options: { species: 'auction' } } as const;

	it('[GC-4.3] all write an order and bids at the same time, and pay for what they get', () => {
		const g = opening(auction);
		expect(g.asked).toEqual(['setup.prefer']);
		expect(g.askedSeats).toEqual(seatsOf(3));
		const [one, two, three] = g.board.species as [string, string, string];
		for (const seat of seatsOf(3)) g.answer(seat, { order: g.choices(seat) });
		expect(g.asked).toEqual(['setup.bid']);
		g.answer('seat:1', { split: { [`species:${two}`]: 3, [`species:${one}`]: 1 } });
		g.answer('seat:2', { split: { [`species:${two}`]: 4 } });
		expect(g.player('seat:2').species).toBeNull();
		g.answer('seat:3', { split: { [`species:${three}`]: 2 } });
		expect(seatsOf(3).map((seat) => g.player(seat).species)).toEqual([one, two, three]);
		expect(seatsOf(3).map((seat) => g.player(seat).stock)).toEqual([3, 0, 2]);
		expect(g.asked).toEqual(['setup.fates']);
	});

	it('[GC-4.3] a bid is 0 to 4 on every species', () => {
		const g = opening(auction);
		g.lapse().lapse().lapse();
		const [wish] = g.choices('seat:1');
		expect(g.refusal('seat:1', { split: { [wish!]: 5 } }).rule).toBe('GC-4.3');
		const all = Object.fromEntries(g.choices('seat:1').map((id) => [id, 4]));
		g.answer('seat:1', { split: all });
		expect(g.askedSeats).toEqual(['seat:2', 'seat:3']);
	});

	it('[GC-4.3] of equal bids the player later in turn order goes first, of one player’s the species it likes better', () => {
		const open = ['a', 'b', 'c', 'd', 'e'];
		const two = (order: string[]) => ({ order, bids: { a: 2, b: 2 } });
		const sales = resolveAuction(['seat:2', 'seat:1'], open, {
			'seat:1': two(['b', 'a', 'c', 'd', 'e']),
			'seat:2': two(['b', 'a', 'c', 'd', 'e'])
		});
		expect(sales).toEqual([
			{ seat: 'seat:1', species: 'b', price: 2 },
			{ seat: 'seat:2', species: 'a', price: 2 }
		]);
	});

	it('[GC-4.3] who bids nothing gets what is left, by its order of preference, and keeps its Stock', () => {
		const sales = resolveAuction(['seat:1', 'seat:2'], ['a', 'b', 'c'], {
			'seat:1': { order: ['c', 'b', 'a'], bids: {} },
			'seat:2': { order: ['a', 'c', 'b'], bids: { c: 1 } }
		});
		expect(sales).toEqual([
			{ seat: 'seat:2', species: 'c', price: 1 },
			{ seat: 'seat:1', species: 'b', price: 0 }
		]);
	});

	it('[GC-4.3] [GC-20.2] an order that is in is seen by nobody else', () => {
		const g = opening(auction);
		const before = JSON.stringify(council.open(g.board, council.counts(g.vault), council.rules));
		g.answer('seat:1', { order: g.choices('seat:1').reverse() });
		expect(JSON.stringify(council.open(g.board, council.counts(g.vault), council.rules))).toBe(
			before
		);
	});
});

describe('great fates', () => {
	it('[GC-4.4] each player is dealt two, and answers both at the same time as the others', () => {
		const g = drafted({ seats: 3 });
		expect(g.askedSeats).toEqual(seatsOf(3));
		const dealt = seatsOf(3).flatMap((seat) => g.player(seat).fates);
		expect(dealt.length).toBe(6);
		expect(new Set(dealt).size).toBe(6);
		const fates = g.player('seat:2').fates;
		const given = respond(g, 'seat:2', 1, 2);
		expect(given).toEqual(
			[
				[0, 1],
				[1, 2]
			].map(([i, k]) => `response:${fates[i!]}.${fateOf(fates[i!]!).responses[k!]!.key}`)
		);
		expect(g.player('seat:2').traits).toEqual([]);
		g.until('turn.menu');
		expect(g.player('seat:2').traits).toEqual(given);
	});

	it('[GC-4.4] [GC-20.2] its own fates are known to a player, and traits to nobody until all have chosen', () => {
		const g = drafted();
		expect(council.own(g.board, 'seat:1', council.rules).fates).toEqual(g.player('seat:1').fates);
		expect(JSON.stringify(council.open(g.board, {}, council.rules))).not.toContain(
			g.player('seat:1').fates[0]
		);
		respond(g, 'seat:1', 0, 0);
		expect(council.open(g.board, {}, council.rules).players['seat:1']!.traits).toEqual([]);
		respond(g, 'seat:2', 0, 0);
		expect(council.open(g.board, {}, council.rules).players['seat:1']!.traits.length).toBe(2);
		expect(council.own(g.board, 'seat:1', council.rules).fates, 'none is left to answer').toEqual(
			[]
		);
		expect(g.said).toContain('{seat:1} met their fates.');
	});

	it('[GC-4.8] Stock to start with is there when the first turn begins', () => {
		const { g, seat } = meet('long-winter', 'a');
		const { stock } = g.player(seat);
		expect(stock).toBeGreaterThanOrEqual(2);
		expect(g.said).toContain(`{${seat}} gains 2 Stock.`);
	});

	it('[GC-4.8] [GC-5.6] ships to start with join the starting fleet', () => {
		const { g, seat } = meet('long-winter', 'b');
		const { fleet } = speciesOf(g.player(seat).species!);
		const home = Object.values(g.board.hexes).find(({ planet }) => planet?.homeOf === seat)!;
		expect(home.fleet!.fighter).toBeGreaterThanOrEqual(fleet.fighter + 2);
	});
});

describe('NPC races', () => {
	it('[GC-4.6] the three species left are NPC races, each with the trait of one creation card', () => {
		const g = drafted({ seats: 2 });
		const left = g.board.species.slice();
		const dealt = seatsOf(2).flatMap((seat) => g.player(seat).fates);
		g.until('turn.menu');
		expect(Object.keys(g.board.npcs).sort()).toEqual(left.map((id) => `npc:${id}`).sort());
		const traits = Object.values(g.board.npcs).map(({ trait }) => trait);
		expect(new Set(traits).size).toBe(3);
		for (const trait of traits) {
			expect(Object.keys(CREATION_CARDS)).toContain(trait.slice('npc:'.length));
			expect(dealt).not.toContain(trait.slice('npc:'.length));
		}
		expect(g.board.species).toEqual([]);
	});

	it('[GC-4.6] [GC-19.6] what an NPC race starts with counts the ships of its trait', () => {
		for (let seed = 1; seed < 60; seed++) {
			const g = ready({ seats: 6, seed });
			const npc = Object.values(g.board.npcs).find(({ trait }) => trait === 'npc:silent-plague');
			if (!npc) continue;
			const { fighter, destroyer, dreadnaught } = speciesOf(npc.species).fleet;
			expect(npc.fleetSize).toBe(fighter + destroyer + dreadnaught + 2);
			return;
		}
		throw new Error('No NPC race ever got that trait.');
	});

	it('[GC-4.7] without them the species left are put away, and their hexes are Core hexes', () => {
		const g = ready({ seats: 3, options: { npcs: 'off' } });
		expect(g.board.npcs).toEqual({});
		for (const id of ['hex:2,-2', 'hex:0,2', 'hex:-2,0'] as HexId[]) {
			expect(g.hex(id).kind).toBe('core');
			expect(g.hex(id).tile).toMatch(/^core-/);
			expect(g.hex(id).fleet).toBeNull();
		}
	});

	it('[GC-4.7] without them cards that need them are removed, with two players elections as well', () => {
		const deck = (seats: number, npcs: 'on' | 'off') =>
			ready({ seats, options: { npcs } }).vault.council;
		const elections = (cards: string[]) =>
			cards.filter((id) => councilCardOf(id).kind === 'election').length;
		expect(deck(3, 'on').some((id) => councilCardOf(id).needsNpc)).toBe(true);
		expect(deck(3, 'off').some((id) => councilCardOf(id).needsNpc)).toBe(false);
		expect(elections(deck(3, 'off'))).toBeGreaterThan(0);
		expect(elections(deck(2, 'off'))).toBe(0);
		expect(elections(deck(2, 'on'))).toBeGreaterThan(0);
	});
});
