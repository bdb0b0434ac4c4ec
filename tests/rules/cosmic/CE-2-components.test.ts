/** Section 2 of rules.md: what is in the box. */
import { describe, expect, it } from 'vitest';
import { lookOpen, start } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import {
	cosmicCards,
	isEncounterCard,
	kindOf,
	numberOf
} from '../../../src/lib/games/cosmic/cards';
import { DEFAULTS } from '../../../src/lib/games/cosmic/setup';
import type { CardId, CosmicOptions } from '../../../src/lib/games/cosmic/types';
import { position, seatsOf } from '../../support/cosmic';

const KEY = '3'.padStart(64, '0');
const fresh = (seats: number, options: Partial<CosmicOptions> = {}) =>
	start(cosmic, { seats: seatsOf(seats), options: options as never, key: KEY, clocked: false })
		.table;

const kinds = (cards: readonly CardId[]) => {
	const found: Record<string, number> = {};
	for (const card of cards) found[kindOf(card)] = (found[kindOf(card)] ?? 0) + 1;
	return found;
};

const attacks = (options: Partial<CosmicOptions>, seats: number) =>
	cosmicCards({ ...DEFAULTS, ...options }, seats)
		.filter((card) => kindOf(card) === 'attack')
		.map(numberOf);

describe('CE-2 components', () => {
	it('[CE-2.1] given a new table, then each player has five planets, twenty ships and a marker at 0', () => {
		const { board } = lookOpen(cosmic, fresh(3));
		for (const seat of seatsOf(3)) {
			const own = Object.entries(board.planets).filter(([id]) =>
				id.startsWith(`planet:${seat.slice(5)}-`)
			);
			expect(own).toHaveLength(5);
			expect(own.reduce((total, [, ships]) => total + (ships[seat] ?? 0), 0)).toBe(20);
			expect(board.players[seat]?.foreignColonies).toBe(0);
		}
	});

	it('[CE-2.2] given a table at its first launch, then all see the warp, the colony track, the gate and the sizes of both decks', () => {
		const g = position({ destiny: ['colour:2#1'], warp: { 'seat:3': 1 } });
		g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 2 } });
		const { board } = lookOpen(cosmic, g.table);
		expect(board.warp).toEqual({ 'seat:3': 1 });
		expect(board.encounter?.gate).toEqual({ 'seat:1': 2 });
		expect(board.players['seat:1']?.foreignColonies).toBe(0);
		expect(board.deck).toBe(g.vault.deck.length);
		// Fourteen cards for three players, one of them turned up.
		expect([board.destinyDeck, board.destinyDiscard]).toEqual([13, ['colour:2#1']]);
	});

	it('[CE-2.3] given the cosmic deck, then it holds 39 attacks, 15 negotiates, 1 morph, 6 reinforcements and 11 artifacts, all different, and flares besides', () => {
		const cards = cosmicCards(DEFAULTS, 3);
		expect(kinds(cards)).toEqual({
			attack: 39,
			negotiate: 15,
			morph: 1,
			reinforcement: 6,
			artifact: 11
		});
		expect(new Set(cards).size).toBe(72);
		expect(cards.filter(isEncounterCard)).toHaveLength(55);
		// Added up by hand from the printed deck: 1×00, 1×01, 4×04 … 1×40.
		expect(attacks({}, 3).reduce((total, value) => total + value, 0)).toBe(400);
	});

	it('[CE-2.4] given the option for the narrower range, then 00 and 40 are left out, and else they are in', () => {
		expect([Math.min(...attacks({}, 3)), Math.max(...attacks({}, 3))]).toEqual([0, 40]);
		for (const seats of [3, 8]) {
			const narrow = attacks({ attackRange: '1-30' }, seats);
			expect([Math.min(...narrow), Math.max(...narrow)]).toEqual([1, 30]);
		}
		// The large group brings a second 00: three cards go in all.
		expect(attacks({}, 8).length - attacks({ attackRange: '1-30' }, 8).length).toBe(3);
	});

	it('[CE-2.7] given more tokens on a sheet than the box has, when one is discarded, then it is counted like any other', () => {
		const g = position({
			destiny: ['colour:2#1'],
			aliens: { 'seat:3': 'tick-tock' },
			tokens: { 'seat:3': 60 },
			hands: { 'seat:1': ['attack:01'], 'seat:2': ['attack:20'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:01', 'attack:20']
		});
		while (g.board.offense === 'seat:1') g.lapse();
		expect(lookOpen(cosmic, g.table).board.players['seat:3']?.tokens).toBe(59);
	});
});
