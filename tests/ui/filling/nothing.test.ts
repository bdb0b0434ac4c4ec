/** An answer that leaves all there is to take is not what the eye is led to. */
import { expect, it } from 'vitest';
import { msg } from '$lib/core';
import type { Answer, Shape, SplitShape } from '$lib/core';
import { fromAnswer, takesNothing } from '../../../src/lib/ui/filling';

const leaves = (shape: Shape, answer: Answer): boolean =>
	takesNothing(shape, fromAnswer(shape, answer));

const some = (min: number, ids: string[]): Shape => ({
	type: 'some',
	choices: ids.map((id) => ({ id, say: msg('Something') })),
	min,
	max: ids.length
});
const split = (min: number, max: number): SplitShape => ({
	type: 'split',
	places: [
		{ id: 'a', say: msg('Here'), max },
		{ id: 'b', say: msg('There'), max }
	],
	min,
	max
});

it('no picks and nothing of a split leave what there is', () => {
	expect(leaves(some(0, ['a', 'b']), { picks: [] })).toBe(true);
	expect(leaves(some(0, ['a', 'b']), { picks: ['b'] })).toBe(false);
	expect(leaves(split(0, 3), { split: {} })).toBe(true);
	expect(leaves(split(0, 3), { split: { b: 1 } })).toBe(false);
});

it('so does nothing of the split that a choice opens, as what a card may place', () => {
	const card: Shape = {
		type: 'one',
		choices: [
			{ id: 'play', say: msg('Play it'), then: split(0, 2) },
			{ id: 'keep', say: msg('Keep it') }
		]
	};
	expect(leaves(card, { pick: 'play', then: { split: {} } })).toBe(true);
	expect(leaves(card, { pick: 'play', then: { split: { a: 1 } } })).toBe(false);
	expect(leaves(card, { pick: 'keep' })).toBe(false);
});

it('where nothing is to be had, or something has to be taken, or is only added to a choice, nothing is left', () => {
	expect(leaves(some(0, []), { picks: [] })).toBe(false);
	expect(leaves(some(1, ['a', 'b']), { picks: [] })).toBe(false);
	expect(leaves(split(0, 0), { split: {} })).toBe(false);
	expect(leaves(split(1, 2), { split: {} })).toBe(false);
	const added: Shape = {
		type: 'one',
		choices: [{ id: 'go', say: msg('Go'), then: some(0, ['a']) }]
	};
	expect(leaves(added, { pick: 'go', then: { picks: [] } })).toBe(false);
});
