/** What is best, and what is next best. */
import { describe, expect, it } from 'vitest';
import { bestOf, mostOf, ranked } from '../../src/lib/games/kit';

const seats = [
	{ name: 'a', points: 3, cards: 1 },
	{ name: 'b', points: 5, cards: 2 },
	{ name: 'c', points: 5, cards: 4 },
	{ name: 'd', points: 5, cards: 4 }
];
const points = (one: (typeof seats)[number]) => one.points;
const cards = (one: (typeof seats)[number]) => one.cards;

describe('the best', () => {
	it('are all that tie, in the order given', () => {
		expect(mostOf(seats, points).map(({ name }) => name)).toEqual(['b', 'c', 'd']);
		expect(mostOf([], points)).toEqual([]);
	});

	it('is the first of them, or the one the next worth prefers', () => {
		expect(bestOf(seats, points)?.name).toBe('b');
		expect(bestOf(seats, points, cards)?.name).toBe('c');
		expect(bestOf([], points)).toBeUndefined();
	});

	it('is found also where nothing is worth anything', () => {
		expect(bestOf(seats, () => -Infinity)?.name).toBe('a');
	});

	it('is asked what breaks a tie only of those that tie', () => {
		const asked: string[] = [];
		bestOf(seats, points, (one) => {
			asked.push(one.name);
			return 0;
		});
		expect(asked).toEqual(['b', 'c', 'd']);
	});
});

it('ranks the most worth first, keeps the order of equal ones, and weighs each once', () => {
	let weighed = 0;
	const names = ranked(seats, (one) => {
		weighed += 1;
		return one.points;
	}).map(({ name }) => name);
	expect(names).toEqual(['b', 'c', 'd', 'a']);
	expect(weighed).toBe(seats.length);
});
