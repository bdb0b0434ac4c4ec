/** Questions with two answers have a button for each. */
import { expect, it } from 'vitest';
import { msg } from '$lib/core';
import type { Choice } from '$lib/core';
import { answerOf, fromAnswer, twoOf } from '../../../src/lib/ui/filling';

const choice = (id: string, more: Partial<Choice> = {}): Choice => ({
	id,
	say: msg('Something'),
	...more
});

it('a yes and a no are two answers', () => {
	const shape = { type: 'confirm', yes: msg('Accept'), no: msg('Refuse') } as const;
	expect(twoOf(shape)).toEqual([{ answer: { yes: true } }, { answer: { yes: false } }]);
});

it('so are two choices, each filled in as it is sent', () => {
	const shape = { type: 'one', choices: [choice('stay'), choice('go')] } as const;
	const two = twoOf(shape) ?? [];
	expect(two.map(({ answer }) => answer)).toEqual([{ pick: 'stay' }, { pick: 'go' }]);
	for (const { answer } of two) expect(answerOf(shape, fromAnswer(shape, answer))).toEqual(answer);
});

it('so are two numbers, as one reward that is a card or a ship', () => {
	const of = (min: number, max: number) => twoOf({ type: 'amount', min, max });
	expect(of(0, 1)).toEqual([{ answer: { amount: 0 } }, { answer: { amount: 1 } }]);
	expect(of(0, 2)).toBeNull();
	expect(of(1, 1)).toBeNull();
});

it('one choice, three, and one that asks further are none', () => {
	const of = (...choices: Choice[]) => twoOf({ type: 'one', choices });
	expect(of(choice('stay'))).toBeNull();
	expect(of(choice('stay'), choice('go'), choice('wait'))).toBeNull();
	const further = choice('go', { then: { type: 'amount', min: 1, max: 2 } });
	expect(of(choice('stay'), further)).toBeNull();
	expect(twoOf({ type: 'some', choices: [choice('a'), choice('b')], min: 0, max: 2 })).toBeNull();
});
