/** Rows about cards stand as one holds the cards. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { telling } from '../../src/lib/ui/cosmic/telling';
import { heldRows } from '../../src/lib/ui/shapes/groups';
import type { Telling } from '../../src/lib/ui/boards';
import { Ahead } from '../../src/lib/ui/ahead.svelte';
import AnswerAhead from '../../src/lib/ui/tray/AnswerAhead.svelte';
import { words } from '../support/said';

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id, say: id, on: id }));
const ordered = (...ids: string[]) => heldRows(rowsOf(...ids), telling.asHeld).map(({ id }) => id);

describe('rows of cards', () => {
	it('go by kind and number, as the hand does', () => {
		expect(
			ordered('attack:14#101', 'negotiate#1', 'flare:zombie', 'attack:04#1', 'reinforcement:3#2')
		).toEqual(['attack:04#1', 'attack:14#101', 'negotiate#1', 'reinforcement:3#2', 'flare:zombie']);
	});

	it('go so also where they are chosen ahead', () => {
		const ahead = new Ahead();
		const choices = ['attack:14#1', 'negotiate#1', 'attack:04#1'].map((id) => ({
			id,
			say: words(id),
			on: id
		}));
		ahead.meet(null, {
			...{ after: [], name: 'planning.select', rule: 'CE-10.1', say: words('Choose a card') },
			shape: { type: 'one', choices }
		});
		ahead.open = true;
		const { body } = render(AnswerAhead, {
			props: { ahead, names: {}, telling: telling as Telling, busy: false }
		});
		const places = ['attack:04#1', 'attack:14#1', 'negotiate#1'].map((id) => body.indexOf(id));
		expect(places).toEqual(places.toSorted((one, other) => one - other));
		expect(places[0]).toBeGreaterThan(0);
	});

	it('stay as they are asked where not all are cards, and where a game says nothing', () => {
		const mixed = ['attack:14#1', 'keep', 'attack:04#1'];
		expect(ordered(...mixed)).toEqual(mixed);
		const cards = rowsOf('attack:14#1', 'attack:04#1');
		expect(heldRows(cards, undefined)).toBe(cards);
	});

	it('go by the piece a row is about, where that is not its name', () => {
		const rows = [
			{ id: 'b', say: 'b', on: 'attack:14#1' },
			{ id: 'a', say: 'a', on: 'attack:04#1' }
		];
		expect(heldRows(rows, telling.asHeld).map(({ id }) => id)).toEqual(['a', 'b']);
	});
});
