/** Questions that every game asks. */
import { describe, expect, it } from 'vitest';
import { countAnswers } from '../../src/lib/core';
import { fromFirst, seatChoice, splitOver } from '../../src/lib/games/kit';

const places = [
	{ id: 'near', say: '', max: 2 },
	{ id: 'far', say: '', max: 3 }
] as const;

describe('units at places', () => {
	it('are asked for up to what is allowed, or to what there is', () => {
		expect(splitOver(places, 1, 4)).toMatchObject({ min: 1, max: 4 });
		expect(splitOver(places, 0)).toMatchObject({ min: 0, max: 5 });
		// 3 × 4 ways to take 0 to 2 and 0 to 3, but for none, and for all five.
		expect(countAnswers(splitOver(places, 1, 4)!)).toBe(3 * 4 - 2);
	});

	it('are not asked for where there are none, or none may be taken', () => {
		expect(splitOver([], 0)).toBeNull();
		expect(splitOver(places, 1, 0)).toBeNull();
	});

	it('come from the first places first, as far as they reach', () => {
		expect(fromFirst(places, 4)).toEqual({ near: 2, far: 2 });
		expect(fromFirst(places, 1)).toEqual({ near: 1 });
		expect(fromFirst(places, 9)).toEqual({ near: 2, far: 3 });
		expect(fromFirst(places, 0)).toEqual({});
	});
});

it('a player can be chosen, and its seat lights up', () => {
	expect(seatChoice('seat:2')).toEqual({
		id: 'seat:2',
		say: ['{who}', { who: 'seat:2' }],
		on: 'seat:2'
	});
});
