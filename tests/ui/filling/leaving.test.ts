/** What a question is left with has one place: beside the button, never in the list. */
import { expect, it } from 'vitest';
import { msg } from '$lib/core';
import type { Shape } from '$lib/core';
import { leavingOf, rowlessOf } from '../../../src/lib/ui/filling/leaving';

const menu = (...ids: readonly string[]): Shape => ({
	type: 'one',
	choices: ids.map((id) => ({ id, say: msg('Something') }))
});

it('however many events are left, the end of the turn stands beside the button', () => {
	for (const events of [1, 3, 11]) {
		const ids = [...Array.from({ length: events }, (_, i) => `event-${i}`), 'end'];
		expect(leavingOf(menu(...ids), 'end', null)).toMatchObject({ id: 'end' });
	}
});

it('once something is picked, where nothing else is left, and where a game names none, there is none', () => {
	expect(leavingOf(menu('move', 'end'), 'end', 'move')).toBeUndefined();
	expect(leavingOf(menu('end'), 'end', null)).toBeUndefined();
	expect(leavingOf(menu('move', 'end'), undefined, null)).toBeUndefined();
});

it('it is no row of the list either, whatever else is picked; picked itself it is seen to be', () => {
	expect(rowlessOf(menu('move', 'end'), 'end', null)).toBe('end');
	expect(rowlessOf(menu('move', 'end'), 'end', 'move')).toBe('end');
	expect(rowlessOf(menu('move', 'end'), 'end', 'end')).toBeUndefined();
	expect(rowlessOf(menu('end'), 'end', null)).toBeUndefined();
});
