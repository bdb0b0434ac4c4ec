/** What is best, and what is next best. */
import { describe, expect, it } from 'vitest';
import { msg } from '../../src/lib/core';
import { bestOf, decisive, mostOf, placesOf, ranked, rankedBy } from '../../src/lib/games/kit';
import type { Criterion } from '../../src/lib/games/kit';
import { said } from '../support/said';

const seats = [
	{ name: 'a', points: 3, cards: 1 },
	{ name: 'b', points: 5, cards: 2 },
	{ name: 'c', points: 5, cards: 4 },
	{ name: 'd', points: 5, cards: 4 }
];
type Seat = (typeof seats)[number];
const points = (one: Seat) => one.points;
const cards = (one: Seat) => one.cards;

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

describe('a ranking', () => {
	const BY: readonly Criterion<Seat>[] = [
		{ of: points, say: (_, n, other) => msg('more points, {n} to {other}', { n, other }) },
		{ of: cards, say: (_, n, other) => msg('more cards, {n} to {other}', { n, other }) }
	];
	const order = rankedBy(seats, BY);

	it('goes by the first thing, then by what breaks its ties, then as they stood', () => {
		expect(order.map(({ name }) => name).join('')).toBe('cdba');
	});

	it('says what puts one before the other, and nothing where nothing does', () => {
		const [c, d, b, a] = order as [Seat, Seat, Seat, Seat];
		expect(said(decisive(BY, d, b))).toBe('more cards, 4 to 2');
		expect(said(decisive(BY, b, a))).toBe('more points, 5 to 3');
		expect(decisive(BY, c, d)).toBe('');
	});

	it('gives those that nothing tells apart one place, and leaves out the next', () => {
		expect(placesOf(order, (one, next) => one.points === next.points)).toEqual([1, 1, 1, 4]);
		expect(placesOf(order, (one, next) => one.cards === next.cards)).toEqual([1, 1, 3, 4]);
	});
});
