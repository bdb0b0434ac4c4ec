/** GC-2.4: how much of what is in the box of Galactic Council. */
import { describe, expect, it } from 'vitest';
import {
	COUNCIL_CARDS,
	CREATION_CARDS,
	OBJECTIVES,
	SPECIES,
	TACTICS,
	TECHNOLOGIES,
	TILES,
	TOKENS
} from '../../../src/lib/games/council/tables';
import { TIERS } from '../../../src/lib/games/council/tables/vocabulary';

const species = Object.values(SPECIES);
const technologies = Object.values(TECHNOLOGIES);
const tactics = Object.values(TACTICS);
const tiles = Object.values(TILES);

const copies = (of: readonly { count: number }[]) => of.reduce((sum, { count }) => sum + count, 0);
const pile = (name: string) => tiles.filter((tile) => tile.pile === name);

describe('the box', () => {
	it('[GC-2.4] holds 12 species with 36 Action Cards, and as many homeworlds', () => {
		expect(species.length).toBe(12);
		expect(new Set(species.flatMap(({ actions }) => actions.map(({ id }) => id))).size).toBe(36);
		expect(new Set(species.map(({ home }) => home.planet)).size).toBe(12);
	});

	it('[GC-2.4] holds 20 creation cards', () => {
		expect(Object.keys(CREATION_CARDS).length).toBe(20);
	});

	it('[GC-2.4] holds 42 hex tiles in three piles', () => {
		expect(tiles.length).toBe(42);
		expect([pile('near').length, pile('frontier').length, pile('core').length]).toEqual([
			14, 21, 7
		]);
	});

	it('[GC-2.4] holds 52 Discovery Tokens', () => {
		expect(copies(Object.values(TOKENS))).toBe(52);
	});

	it('[GC-2.4] holds 34 technology tokens in 5 tiers', () => {
		expect(technologies.length).toBe(34);
		expect(new Set(technologies.map(({ tier }) => tier))).toEqual(new Set(TIERS));
	});

	it('[GC-2.4] holds 36 Small Tactics and 18 Big Tactics', () => {
		expect(copies(tactics.filter(({ size }) => size === 'small'))).toBe(36);
		expect(copies(tactics.filter(({ size }) => size === 'big'))).toBe(18);
	});

	it('[GC-2.4] holds 24 Council Cards and 24 Objective Cards', () => {
		expect(Object.keys(COUNCIL_CARDS).length).toBe(24);
		expect(Object.keys(OBJECTIVES).length).toBe(24);
	});
});
