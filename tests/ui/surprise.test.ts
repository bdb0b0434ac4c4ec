/** "Surprise me" in a lobby: a set of options picked by chance. */
import { describe, expect, it } from 'vitest';
import type { OptionSpec, Plain } from '../../src/lib/core';
import { diceFrom } from '../../src/lib/bots';
import { GAMES } from '../../src/lib/games';
import { asUsual, broughtIn, pickedFrom, surprises } from '../../src/lib/core';
import { words } from '../support/said';

const spec = (id: string, values: Plain[], surprise?: Plain[]): OptionSpec => ({
	id,
	say: words(id),
	rule: 'TOY-1',
	values: values.map((value) => ({ value, say: words(String(value)) })),
	initial: values[0]!,
	...(surprise && { surprise })
});
const SPECS = [
	spec('moons', [0, 1, 2], [1, 2]),
	spec('storms', [false, true], [true]),
	spec('suns', [1, 2], [2]),
	spec('winds', [1, 2], []),
	spec('other', [1, 2])
];
const picked = (seed: number, values = {}) => pickedFrom(SPECS, values, diceFrom(seed));

describe('a set of options picked by chance', () => {
	it('brings in at least two, each with a value it offers, and decides on nothing else', () => {
		const seen = new Set<string>();
		for (let seed = 0; seed < 200; seed++) {
			const set = picked(seed);
			expect(Object.keys(set).toSorted()).toEqual(['moons', 'storms', 'suns', 'winds']);
			expect(set['winds']).toBe(1);
			expect(broughtIn(SPECS, set).length).toBeGreaterThanOrEqual(2);
			for (const { id, initial, surprise = [] } of surprises(SPECS))
				expect([initial, ...surprise]).toContain(set[id]);
			seen.add(JSON.stringify(set));
		}
		// Two of the three, or all of them, with one moon or two.
		expect(seen.size).toBe(7);
	});

	it('is another set than the one chosen now, while there is another', () => {
		const now = { storms: true, suns: 2 };
		for (let seed = 0; seed < 200; seed++) {
			const set = { ...picked(seed, now) };
			expect(broughtIn(SPECS, set).map(({ id }) => id)).not.toEqual(['storms', 'suns']);
		}
	});

	it('is put back by what each option is at first', () => {
		expect(asUsual(SPECS)).toEqual({ moons: 0, storms: false, suns: 1, winds: 1 });
	});

	it('is one that a game can be played with, whatever the host had chosen before', () => {
		for (const game of Object.values(GAMES)) {
			for (const { surprise = [], values } of game.options)
				expect(values.map(({ value }) => value)).toEqual(expect.arrayContaining([...surprise]));
			const before = game.options.flatMap(({ id, values }) =>
				values.map(({ value }) => ({ [id]: value }))
			);
			for (const chosen of before.filter((one) => !game.fits(one, 4)))
				for (let seed = 0; seed < 30; seed++) {
					const set = pickedFrom(game.options, chosen, diceFrom(seed));
					expect(game.fits({ ...chosen, ...set }, 4)).toBeNull();
				}
		}
	});
});
