/** Nothing moves under the finger of who chooses while others talk. */
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { msg } from '../../../src/lib/core';
import { blank } from '../../../src/lib/ui/filling';
import { keepPlaces } from '../../../src/lib/ui/filling/places';
import One from '../../../src/lib/ui/shapes/One.svelte';

const choice = (id: string) => ({ id, say: msg('Say') });

it('what stood there keeps its place, also what has gone; what is new comes below', () => {
	const before = ['offer', 'other', 'done'].map(choice);
	const now = ['accept', 'other', 'done'].map(choice);
	const rows = keepPlaces(before, before, now);
	expect(rows.map(({ id }) => id)).toEqual(['offer', 'other', 'done', 'accept']);
	expect(rows[1]).toBe(now[1]);
	expect(keepPlaces(rows, now, now)).toEqual(rows);
});

it('what is new takes the place of what had gone before, the first first', () => {
	const before = ['take back', 'offer', 'other', 'done'].map(choice);
	const refused = ['other', 'done'].map(choice);
	const rows = keepPlaces(before, before, refused);
	const ids = (now: string[], was: typeof rows = refused) =>
		keepPlaces(rows, was, now.map(choice)).map(({ id }) => id);
	expect(ids(['accept', 'refuse', 'other', 'done'])).toEqual(['accept', 'refuse', 'other', 'done']);
	expect(ids(['accept', 'other', 'done'])).toEqual(['accept', 'offer', 'other', 'done']);
	// At one stroke it does not: a finger may be on its way there.
	expect(ids(['accept', 'other', 'done'], rows).at(-1)).toBe('accept');
});

it('what has gone is still read in its row, and cannot be chosen', () => {
	const gone = [choice('offer')];
	const choices = ['other', 'done'].map(choice);
	const shape = { type: 'one', choices } as const;
	const { body } = render(One, {
		props: {
			...{ shape, filling: blank(shape), names: {}, label: 'Talk', onchange: () => {} },
			rows: keepPlaces(gone, gone, choices)
		}
	});
	const inputs = [...body.matchAll(/<input[^>]*>/g)].map(([input]) => input);
	expect(inputs.map((input) => /value="(\w+)"/.exec(input)?.[1])).toEqual([
		...['offer', 'other', 'done']
	]);
	expect(inputs.map((input) => / disabled/.test(input))).toEqual([true, false, false]);
});
