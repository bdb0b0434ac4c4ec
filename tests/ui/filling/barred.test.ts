/** What cannot be chosen is told where it would be looked for. */
import { msg } from '$lib/core';
import { expect, test } from 'vitest';
import type { Barred, Shape } from '../../../src/lib/core/shape';
import { Draft } from '../../../src/lib/ui/draft.svelte';
import { barredAlong, barredNow, blank, pick } from '../../../src/lib/ui/filling';
import { words } from '../../support/said';

const barredAs = (id: string): Barred => ({
	id,
	say: words(id),
	why: words(`No ${id} is left.`),
	rule: 'TOY-1',
	on: `hex:${id}`
});
const places: Shape = {
	type: 'split',
	places: [{ id: 'a', say: msg('A'), max: 2 }],
	min: 1,
	max: 2,
	barred: [barredAs('b')]
};
const menu = {
	type: 'one',
	choices: [
		{ id: 'move', say: msg('Move'), then: places },
		{ id: 'end', say: msg('End the turn') }
	],
	barred: [barredAs('build')]
} as const satisfies Shape;
const ids = (barred: readonly Barred[]) => barred.map(({ id }) => id);

test('what the question bars is told until something is picked, then what is barred within that', () => {
	const filling = blank(menu);
	expect(ids(barredNow(menu, filling))).toEqual(['build']);
	pick(menu, filling, 'move');
	expect(ids(barredNow(menu, filling))).toEqual(['b']);
	pick(menu, filling, 'end');
	expect(ids(barredNow(menu, filling))).toEqual([]);
});

test('where there is one choice alone, nobody picked it, and what else was looked for is told', () => {
	const sole = { type: 'one', choices: [menu.choices[1]], barred: menu.barred } as const;
	expect(ids(barredNow(sole, blank(sole)))).toEqual(['build']);
});

test('a piece touched is looked for along the whole way, the innermost question first', () => {
	const filling = blank(menu);
	pick(menu, filling, 'move');
	expect(ids(barredAlong(menu, filling))).toEqual(['b', 'build']);
});

test('a deal bars what its fields bar', () => {
	const field = { id: 'colony', say: msg('A colony'), shape: places };
	const deal: Shape = {
		type: 'deal',
		give: { seat: 'seat:1', fields: [field] },
		get: { seat: 'seat:2', fields: [] },
		atLeast: 1,
		standing: null
	};
	expect(ids(barredNow(deal, blank(deal)))).toEqual(['b']);
	expect(ids(barredAlong(deal, blank(deal)))).toEqual(['b']);
});

test('a piece that is one of several barred for one reason says so as well', () => {
	const techs = { ...barredAs('tiers'), covers: ['tech:a', 'tech:b'] };
	const draft = new Draft(null);
	const question = { id: 1, name: 'turn.menu', rule: 'TOY-1', say: msg('What now?'), window: null };
	draft.ask({ ...question, shape: { ...menu, barred: [...menu.barred, techs] } });
	expect(draft.barred('tech:b')).toEqual(techs);
	expect(draft.barred('hex:build')?.id).toBe('build');
	expect(draft.barred('tech:c')).toBeNull();
});
