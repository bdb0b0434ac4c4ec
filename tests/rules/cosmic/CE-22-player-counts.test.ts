/** Player counts (rules.md section 22). */
import { describe, expect, it } from 'vitest';
import { act, start, timeOut } from '../../../src/lib/core';
import type { Json, SeatId } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { COSMIC_DECK, LARGE_GROUP, kindOf } from '../../../src/lib/games/cosmic/cards';
import { poolFor } from '../../../src/lib/games/cosmic/box';
import { DEFAULTS, fits } from '../../../src/lib/games/cosmic/setup';
import { position, seatsOf } from '../../support/cosmic';
import { ALL, isForbidden } from '../../support/cosmic-pairs';

/** A real table of `n`, all aliens chosen, at its first encounter; and every card in it. */
function begun(n: number, options: { [id: string]: Json } = {}) {
	const { table } = start(cosmic, {
		seats: seatsOf(n),
		options,
		key: '5'.repeat(64),
		clocked: false
	});
	while (table.board.phase === 'setup') {
		const { id, seat } = table.decisions[0]!;
		// Aliens that may meet any other: a pair that may not brings more flares (CE-3.9, CE-3.15).
		const { offered } = table.board.players[seat as SeatId]!;
		const pick = offered.find((one) => !ALL.some((other) => isForbidden(one, other)));
		if (pick) act(cosmic, table, seat, id, { pick });
		else timeOut(cosmic, table, id);
	}
	const hands = seatsOf(n).flatMap((seat) => table.board.players[seat]!.hand);
	const { deck, destiny } = table.vault;
	return {
		table,
		cards: [...hands, ...deck, ...table.board.discard],
		destiny: [...destiny, ...table.board.destinyDiscard]
	};
}
const large = LARGE_GROUP.reduce((total, { count }) => total + count, 0);
const base = COSMIC_DECK.reduce((total, { count }) => total + count, 0);

describe('CE-22 player counts', () => {
	it('[CE-22.1] given one to nine seats, when a table is made, then two to eight can play', () => {
		expect([1, 2, 3, 5, 8, 9].map((n) => fits({}, n)?.rule ?? 'fits')).toEqual([
			'CE-22.1',
			'fits',
			'fits',
			'fits',
			'fits',
			'CE-22.1'
		]);
		expect(fits({}, 9)!.say).toEqual('Two to eight can play; here are 9.');
		expect(cosmic.seats).toEqual({ min: 2, max: 8 });
	});

	it.each([
		[3, 14],
		[4, 17],
		[5, 20],
		[6, 23],
		[7, 26],
		[8, 29]
	])('[CE-22.2] given %i players, then the destiny deck has %i cards', (n, count) => {
		expect(begun(n).destiny).toHaveLength(count);
	});

	it.each([
		[2, 10],
		[4, 10],
		[5, 10],
		[6, 12],
		[7, 14],
		[8, 16]
	])('[CE-22.3] given %i players, then %i flares are in the deck', (n, count) => {
		expect(begun(n).cards.filter((card) => kindOf(card) === 'flare')).toHaveLength(count);
	});

	it('[CE-22.4] given seven or eight players, then the 24 cards for large groups are in; with fewer they are optional', () => {
		expect(large).toBe(24);
		const plain = (n: number, options: { [id: string]: Json } = {}) =>
			begun(n, options).cards.filter((card) => kindOf(card) !== 'flare').length;
		expect(plain(6)).toBe(base);
		expect(plain(7)).toBe(base + large);
		expect(plain(8)).toBe(base + large);
		expect(plain(3, { largeGroupCards: 'on' })).toBe(base + large);
		expect(plain(8, { largeGroupCards: 'off' })).toBe(base);
	});

	it('[CE-22.5] given two players, then eleven destiny cards, wilds and specials point at the other, and nobody is invited', () => {
		expect(begun(2).destiny).toHaveLength(11);
		for (const card of ['wild#1', 'special:most-cards-in-hand', 'special:fewest-ships-in-warp']) {
			const g = position({ seats: 2, destiny: [card] });
			g.until('launch.aim');
			expect(g.encounter.defense).toBe('seat:2');
			expect(g.said).not.toContain('invites');
			g.until('planning.select');
			expect(g.said).not.toContain('invites');
			expect(g.encounter.allies).toEqual({ offense: [], defense: [] });
		}
	});

	it('[CE-22.7] given two players, then aliens that live on third parties are left out, unless the option lets them in', () => {
		expect(poolFor(2, DEFAULTS)).not.toContain('parasite');
		expect(poolFor(2, { ...DEFAULTS, allowThirdPartyAliens: true })).toContain('parasite');
		expect(poolFor(3, DEFAULTS)).toContain('parasite');
		const { table, cards } = begun(2);
		expect(table.board.box).not.toContain('parasite');
		expect(cards).not.toContain('flare:parasite');
		expect(act(cosmic, table, 'seat:1', 0, {}).ok).toBe(false);
	});
});
