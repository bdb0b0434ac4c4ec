/** How many of what. */
import { expect, it } from 'vitest';
import { addTo, sumOf, totalOf } from '../../src/lib/games/kit';
import type { Tally } from '../../src/lib/games/kit';

it('a tally begins with nothing and counts on', () => {
	const votes: Tally<'for' | 'against'> = {};
	addTo(votes, 'for');
	addTo(votes, 'for', 3);
	addTo(votes, 'against', 2);
	expect(votes).toEqual({ for: 4, against: 2 });
	expect(totalOf(votes)).toBe(6);
	expect(totalOf({})).toBe(0);
});

it('what things come to is added up', () => {
	expect(sumOf(['a', 'bcd'], ({ length }) => length)).toBe(4);
	expect(sumOf([1, 2], (n) => -n)).toBe(-3);
	expect(sumOf([], () => 1)).toBe(0);
});
