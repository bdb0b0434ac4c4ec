/** What is picked and leads to another pick: it folds up, and what it costs is still to be read; so is what is there alone. */
import { msg, template } from '$lib/core';
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

/** Without what Svelte marks between words. */
const readable = (body: string): string => body.replaceAll(/<!--.*?-->/g, '');

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

test('what is all there is to pick is still named above what is picked within it', () => {
	const alone: ShapeOf<'one'> = { type: 'one', choices: shape.choices.slice(0, 1) };
	const props = { filling: blank(alone), names: {}, onchange: () => {}, label: 'Where to?' };
	const body = readable(render(One, { props: { ...props, shape: alone } }).body);
	expect(body).toMatch(/Go[\s\S]*For 6 production[\s\S]*Deck 1/);
	// It cannot be taken back: there is nothing else.
	expect(body).not.toContain('Change:');
});

test('what several cards say alike is read once, at the first of them', () => {
	const cards: ShapeOf<'one'> = { type: 'one', choices: ['4', '8', '15'].map(leaf) };
	const props = { filling: blank(cards), names: {}, onchange: () => {}, label: 'Which card?' };
	const told = (id: string) => (id === '15' ? 'It is laid last.' : 'It is added to the total.');
	const body = readable(
		render(One, { props: { ...props, shape: cards, told, spelled: true } }).body
	);
	expect(body.split('It is added to the total.')).toHaveLength(2);
	expect(body).toMatch(/Deck 4[\s\S]*It is added[\s\S]*Deck 8[\s\S]*Deck 15[\s\S]*It is laid last/);
});

test('pieces that are all lit without a reason are not counted as if one of them should be touched', () => {
	const hexes = (idle: readonly boolean[]): string => {
		const choices = idle.map((is, i) => ({
			...leaf(`${i}`),
			on: `hex:${i},0`,
			...(is ? { idle: true as const } : {})
		}));
		const all: ShapeOf<'one'> = { type: 'one', choices: [...choices, leaf('9')] };
		const gathered = {
			has: (piece: string) => piece.startsWith('hex:'),
			lit: template('{n} lit: touch one'),
			idle: template('None in reach of {n}')
		};
		const props = { filling: blank(all), names: {}, onchange: () => {}, label: 'Where to?' };
		return readable(render(One, { props: { ...props, shape: all, gathered } }).body);
	};
	const some = hexes([true, false, true, false]);
	expect(some).toContain('two lit: touch one');
	const none = hexes([true, true, true, true]);
	expect(none).toContain('None in reach of four');
	expect(none).not.toContain('lit: touch one');
});
