/** What `npm run simulate` counts as a question in which there is nothing to decide. */
import { expect, it } from 'vitest';
import { msg } from '../../src/lib/core';
import type { Answer, Decision, Shape } from '../../src/lib/core';
import { Formalities } from '../../tools/lib/formalities';

const one = (...ids: string[]): Shape => ({
	type: 'one',
	choices: ids.map((id) => ({ id, say: msg('{id}', { id: { text: id } }) }))
});

const QUESTION: Omit<Decision, 'id' | 'shape'> = {
	seat: 'seat:1',
	name: 'some.question',
	rule: 'XX-1.1',
	say: msg('What now?'),
	window: null,
	fallback: 'random',
	seconds: null
};

/** Questions of one kind, each asked twenty times over, with what was answered. */
function formalOf(...asked: readonly (readonly [Shape, Answer])[]): number {
	const formalities = new Formalities();
	for (let time = 0; time < 20; time++)
		for (const [shape, answer] of asked) formalities.see({ ...QUESTION, id: time, shape }, answer);
	expect(formalities.asked).toBe(20 * asked.length);
	return formalities.formal / 20;
}

it('counts a question with one answer, and one of two answers of which nobody ever took the other', () => {
	const nothing = { pick: 'none' };
	const cards = { pick: 'card:b' };
	const other = [one('card:a', 'card:b', 'none'), cards] as const;
	expect(formalOf([one('card:a'), { pick: 'card:a' }], other)).toBe(1);
	expect(formalOf([one('card:a', 'none'), { pick: 'card:a' }], other)).toBe(1);
	expect(
		formalOf([one('card:a', 'none'), { pick: 'card:a' }], [one('card:b', 'none'), nothing])
	).toBe(0);
	// Two of a kind are a choice, whatever was chosen.
	expect(formalOf([one('card:a', 'card:b'), { pick: 'card:a' }], other)).toBe(0);
});

it('counts a kind of question that was always answered alike, however many answers there are', () => {
	const pay = [one('auto', 'planet', 'stock'), { pick: 'auto' }] as const;
	expect(formalOf(pay)).toBe(1);
	expect(formalOf(pay, [one('auto', 'planet', 'stock'), { pick: 'planet' }])).toBe(0);
});
