/** Touching pieces: a split of one, and questions within questions. */
import { msg } from '$lib/core';
import { describe, expect, test } from 'vitest';
import type { Shape } from '../../../src/lib/core/shape';
import {
	aboutOf,
	addTo,
	blank,
	gaugeOf,
	litOf,
	setField,
	take,
	touch,
	trailOf,
	type ShapeOf
} from '../../../src/lib/ui/filling';
import { move } from './move';
import { words } from '../../support/said';

describe('a split of one', () => {
	const landing: ShapeOf<'split'> = {
		type: 'split',
		min: 1,
		max: 1,
		places: ['planet:1-1', 'planet:1-2'].map((on) => ({ id: on, say: words(on), on, max: 1 }))
	};

	test('touching another place moves it there, and touching that place again takes it off', () => {
		const filling = blank(landing);
		touch(landing, filling, 'planet:1-1', 'toggle');
		expect(filling.split).toEqual({ 'planet:1-1': 1 });
		touch(landing, filling, 'planet:1-2', 'toggle');
		expect(filling.split).toEqual({ 'planet:1-2': 1 });
		touch(landing, filling, 'planet:1-2', 'toggle');
		expect(filling.split).toEqual({});
	});
});

describe('a question within a question', () => {
	test('the deeper one is lit, and other answers to the one before it only to go back to', () => {
		const filling = blank(move);
		take(move, filling, ['move', 'hex:0,0']);
		const lit = litOf(move, filling);
		expect(lit.get('hex:0,0')).toMatchObject({ state: 'chosen' });
		expect(lit.get('hex:1,0')).toMatchObject({ state: 'chosen' }); // the only one there is
		expect(lit.get('hex:2,0')).toMatchObject({ state: 'may', back: true });
		expect(touch(move, filling, 'hex:2,0', 'toggle')).toBe(true);
		expect(trailOf(move, filling).picks).toEqual(['move', 'hex:2,0', 'hex:1,0']);
	});
});

describe('whom, and where', () => {
	const on = (id: string, rest = {}) => ({ id, say: words(id), on: id, ...rest });
	const places = (...ids: string[]) => ({
		then: { type: 'one' as const, choices: ids.map((id) => on(id)) }
	});
	const whom: Shape = {
		type: 'one',
		choices: [
			on('seat:2', places('planet:2-1', 'planet:2-2', 'rim')),
			on('seat:3', places('planet:3-1', 'rim'))
		]
	};

	test('a planet that is touched says whose it is as well, and so does one of another afterwards', () => {
		const filling = blank(whom);
		const lit = () =>
			Object.fromEntries([...litOf(whom, filling)].map(([id, { back }]) => [id, back ?? false]));
		expect(lit()).toEqual({
			...{ 'seat:2': false, 'seat:3': false },
			...{ 'planet:2-1': false, 'planet:2-2': false, 'planet:3-1': false }
		});
		expect(touch(whom, filling, 'planet:2-2', 'toggle')).toBe(true);
		expect(trailOf(whom, filling).picks).toEqual(['seat:2', 'planet:2-2']);
		expect(lit()).toMatchObject({ 'planet:2-1': false, 'planet:3-1': true, rim: false });
		touch(whom, filling, 'planet:3-1', 'toggle');
		expect(trailOf(whom, filling).picks).toEqual(['seat:3', 'planet:3-1']);
		touch(whom, filling, 'planet:2-2', 'toggle');
		expect(trailOf(whom, filling).picks).toEqual(['seat:2', 'planet:2-2']);
	});

	test('what two of them lead to says nothing of whom', () => {
		const filling = blank(whom);
		expect(touch(whom, filling, 'rim', 'toggle')).toBe(false);
		expect(filling.pick).toBeNull();
	});
});

test('what next to nothing can follow from is lit faintly until it is chosen', () => {
	const turn: Shape = {
		type: 'one',
		choices: [
			{ id: 'a', say: words('a'), on: 'hex:0,0' },
			{ id: 'b', say: words('b'), on: 'hex:1,0', idle: true }
		]
	};
	const filling = blank(turn);
	expect(litOf(turn, filling).get('hex:0,0')).not.toHaveProperty('idle');
	expect(litOf(turn, filling).get('hex:1,0')).toMatchObject({ state: 'may', idle: true });
	touch(turn, filling, 'hex:1,0', 'toggle');
	expect(litOf(turn, filling).get('hex:1,0')).not.toHaveProperty('idle');
});

test('touching what is put in order moves it a place to the front', () => {
	const ranking: Shape = {
		type: 'order',
		choices: ['ulmar', 'ferren', 'quell'].map((id) => ({ id, say: words(id), on: `species:${id}` }))
	};
	const filling = blank(ranking);
	touch(ranking, filling, 'species:quell', 'toggle');
	expect(filling.order).toEqual(['ulmar', 'quell', 'ferren']);
	touch(ranking, filling, 'species:quell', 1);
	touch(ranking, filling, 'species:quell', 1);
	expect(filling.order).toEqual(['quell', 'ulmar', 'ferren']);
	touch(ranking, filling, 'species:ulmar', -1);
	expect(filling.order).toEqual(['quell', 'ferren', 'ulmar']);
});

test('a field of a deal that is filled in is touched where it is lit, below its first pick too', () => {
	const deal: ShapeOf<'deal'> = {
		type: 'deal',
		give: { seat: 'seat:1', fields: [{ id: 'move', say: msg('A move'), shape: move }] },
		get: { seat: 'seat:2', fields: [] },
		atLeast: 1,
		standing: null
	};
	const filling = blank(deal);
	setField(deal, filling, 'give', 'move', true);
	take(move, filling.give['move']!, ['move', 'hex:0,0']);
	expect(touch(deal, filling, 'hex:2,0', 'toggle')).toBe(true);
	expect(trailOf(move, filling.give['move']!).picks).toEqual(['move', 'hex:2,0', 'hex:1,0']);
});

test('what a question is about is marked, but for what an answer can name', () => {
	const shape: Shape = {
		type: 'one',
		choices: [{ id: 'a', say: msg('A'), on: 'planet:1-1' }]
	};
	const lit = litOf(shape, blank(shape));
	const about = aboutOf(['planet:1-1', 'planet:1-2', 'seat:2'], lit);
	expect([...about]).toEqual(['planet:1-2', 'seat:2']);
	expect([...lit.keys()]).toEqual(['planet:1-1']);
});

test('a limit says how much is taken of it, by picks and by units alike', () => {
	const limit = { say: msg('Room'), rule: 'X-1', most: 2, uses: { a: 2, b: 1, tent: -1 } };
	const some: ShapeOf<'some'> = {
		type: 'some',
		min: 0,
		max: 3,
		choices: ['a', 'b', 'tent'].map((id) => ({ id, say: words(id), on: id })),
		limits: [limit]
	};
	const picks = blank(some);
	for (const id of ['a', 'b', 'tent']) touch(some, picks, id, 'toggle');
	expect(gaugeOf(limit, picks)).toEqual({ taken: 3, most: 3, least: null });
	touch(some, picks, 'tent', 'toggle');
	expect(gaugeOf(limit, picks)).toEqual({ taken: 3, most: 2, least: null });

	const split: ShapeOf<'split'> = {
		type: 'split',
		min: 0,
		max: 3,
		places: [{ id: 'b', say: msg('b'), on: 'b', max: 3 }],
		limits: [limit]
	};
	const units = blank(split);
	touch(split, units, 'b', 1);
	touch(split, units, 'b', 1);
	expect(gaugeOf(limit, units)).toEqual({ taken: 2, most: 2, least: null });
});

test('of several types of ship in one system the board shows how many are chosen of all', () => {
	const fleet: Shape = {
		type: 'split',
		places: ['carrier', 'destroyer'].map((id) => ({ id, say: words(id), on: 'hex:0,0', max: 2 })),
		min: 0,
		max: 4
	};
	const filling = blank(fleet);
	const lit = () => litOf(fleet, filling).get('hex:0,0');
	expect(lit()).toMatchObject({ state: 'may', amount: 0, max: 4 });
	addTo(fleet, filling, 'carrier', 1);
	addTo(fleet, filling, 'destroyer', 2);
	expect(lit()).toMatchObject({ state: 'chosen', amount: 3 });
	// There is room for a second Carrier.
	expect(lit()?.full).toBeUndefined();
	addTo(fleet, filling, 'carrier', 1);
	expect(lit()).toMatchObject({ amount: 4, full: true });
});
