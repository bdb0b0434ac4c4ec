/** What is picked and leads to another pick: it folds up, and what it costs is still to be read. */
import { msg } from '$lib/core';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { blank, pick } from '../../../src/lib/ui/filling';
import type { ShapeOf } from '../../../src/lib/ui/filling';
import One from '../../../src/lib/ui/shapes/One.svelte';

const leaf = (id: string) => ({ id, say: msg('Deck {n}', { n: Number(id) }) });
const shape: ShapeOf<'one'> = {
	type: 'one',
	choices: [
		{
			id: 'go',
			say: msg('Go'),
			note: msg('For 6 production'),
			then: {
				type: 'one',
				choices: [
					leaf('1'),
					{
						...leaf('2'),
						note: msg('A long way'),
						then: { type: 'one', choices: [leaf('3'), leaf('4')] }
					}
				]
			}
		},
		{ id: 'stay', say: msg('Stay'), note: msg('For nothing') }
	]
};

/** The form with these picked, one within the other. */
function picking(...ids: string[]): string {
	const filling = blank(shape);
	let [within, at] = [shape, filling];
	for (const id of ids) {
		pick(within, at, id);
		const then = within.choices.find((choice) => choice.id === id)?.then;
		const below = at.then[id];
		if (then?.type === 'one' && below) [within, at] = [then, below];
	}
	const props = { shape, filling, names: {}, onchange: () => {}, label: 'Where to?' };
	return render(One, { props }).body;
}

test('what it costs stands below it while one picks within it, and makes room for the next', () => {
	expect(picking()).toContain('For nothing');
	const went = picking('go');
	expect(went).not.toContain('For nothing');
	expect(went).toContain('For 6 production');
	expect(picking('go', '1')).toContain('For 6 production');
	const far = picking('go', '2');
	expect(far).not.toContain('For 6 production');
	expect(far).toContain('A long way');
});
