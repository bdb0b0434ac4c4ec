/** What bots are made of. */
import { describe, expect, it } from 'vitest';
import { botWith, pickBest, pickSome } from '../../src/lib/games/kit';
import type { Question, Shape } from '../../src/lib/core';

const choices = ['one', 'three', 'two', 'none'].map((id) => ({ id, say: '' }) as const);
const WORTH: { readonly [id: string]: number } = { one: 1, two: 2, three: 3, none: -1 };
const worth = (id: string) => WORTH[id] ?? 0;
const some = (min: number, max: number): Shape => ({ type: 'some', choices, min, max });

describe('choosing', () => {
	it('picks what is worth most', () => {
		expect(pickBest({ type: 'one', choices }, worth)).toEqual({ pick: 'three' });
		expect(pickBest({ type: 'one', choices: [] }, worth)).toBeNull();
		expect(pickBest(some(0, 1), worth)).toBeNull();
	});

	it('picks as many as it may that are worth anything, and as many as it must', () => {
		expect(pickSome(some(0, 2), worth)).toEqual({ picks: ['three', 'two'] });
		expect(pickSome(some(0, 4), worth)).toEqual({ picks: ['three', 'two', 'one'] });
		expect(pickSome(some(4, 4), worth)).toEqual({ picks: ['three', 'two', 'one', 'none'] });
		expect(pickSome({ type: 'one', choices }, worth)).toBeNull();
	});
});

describe('a bot', () => {
	const shape: Shape = { type: 'one', choices };
	const question: Question = {
		game: 'any',
		decision: { id: 1, name: 'step.ask', shape, rule: '', say: '', window: null },
		view: () => {
			throw new Error('Nobody looks.');
		},
		dice: () => 2
	};

	it('answers what it has a mind about, and by chance what it has none about', () => {
		const decide = (mind: string | null) =>
			botWith({ level: 'any', say: '' }, () => (mind ? { pick: mind } : null)).decide(question);
		expect(decide('one')).toEqual({ pick: 'one' });
		expect(decide(null)).toEqual({ pick: 'two' });
	});
});
