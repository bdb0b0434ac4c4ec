/** What a newcomer reads where there is little room: whose letter it is, which half counts, which deck a card is of. */
import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn, msg } from '../../src/lib/core';
import type { SeatId } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { book } from '../../src/lib/games/cosmic/words';
import Card from '../../src/lib/ui/cosmic/pieces/Card.svelte';
import CardSheet from '../../src/lib/ui/cosmic/sheets/CardSheet.svelte';
import Techs from '../../src/lib/ui/cosmic/techs/Techs.svelte';
import { blank } from '../../src/lib/ui/filling';
import Roster from '../../src/lib/ui/hexmap/frame/Roster.svelte';
import One from '../../src/lib/ui/shapes/One.svelte';
import Split from '../../src/lib/ui/shapes/Split.svelte';
import UndoButton from '../../src/lib/ui/tray/UndoButton.svelte';
import { duel } from '../support/duel';
import type { CosmicGame } from '../support/cosmic';

const NAMES = { 'seat:1': 'Ines', 'seat:2': 'Kepler' };
const looking = (g: CosmicGame, you: SeatId) => ({
	open: lookOpen(cosmic, g.table).board,
	own: lookOwn(cosmic, g.table, you).board,
	you
});
const textOf = (html: string) => html.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, ' ');

describe('on a phone', () => {
	it('each chip of the roster says whose letter it bears, and which is one’s own', () => {
		const seats = ['seat:1', 'seat:2'] as const;
		const { body } = render(Roster, {
			props: {
				standings: seats.map((seat) => ({
					...{ seat, plays: '', points: 0, role: null, spoken: '' },
					goal: { has: 0, of: 7 }
				})),
				...{ you: 'seat:1', names: NAMES, seats: [], waiting: null, shape: 'chips' },
				...{ lit: new Map(), about: new Set<string>(), onseat: () => {} },
				facts: createRawSnippet(() => ({ render: () => '<i></i>' }))
			}
		});
		const chips = body.split('<li').slice(1).map(textOf);
		expect(chips[0]).toMatch(/A\s.*\byou\b/s);
		expect(chips[1]).toMatch(/B\s.*\bKepler\b/s);
		expect(chips[0]).not.toContain('Ines');
	});
});

describe('a card that is read', () => {
	const g = duel({ aliens: { 'seat:1': 'macron' } });
	const sheetFor = (card: string, you: SeatId) =>
		render(CardSheet, { props: { card, book, looking: looking(g, you), onclose: () => {} } }).body;

	it('[CE-15.22] shows the half of a flare that counts, and the other folded', () => {
		for (const [you, folded] of [
			['seat:1', /<summary[^>]*>Wild,/],
			['seat:2', /<summary[^>]*>Super,/]
		] as const) {
			const body = sheetFor('flare:macron', you);
			expect(body.match(/<details/g)).toHaveLength(1);
			expect(body).toMatch(folded);
			expect(body.indexOf('This is the half that you can play.')).toBeLessThan(
				body.indexOf('<details')
			);
		}
		expect(sheetFor('attack:08#1', 'seat:1')).not.toContain('<details');
	});

	it('[CE-31.9] bears a star where it has the back of the reward deck', () => {
		const drawn = (card: string) => render(Card, { props: { card, book } }).body;
		expect(drawn('attack:16@reward#1')).toContain('★');
		expect(drawn('attack:16@reward#1')).toContain('a reward card');
		expect(drawn('attack:14#1')).not.toContain('★');
		expect(sheetFor('attack:16@reward#1', 'seat:1')).toContain('★ A reward card');
	});
});

it('a technology that is gone says what it did', () => {
	const g = duel();
	const { open, own, you } = looking(g, 'seat:1');
	const modules = { tech: { sets: [], shared: false, deck: 0, pile: ['plasma-thrusters#1'] } };
	const { body } = render(Techs, {
		props: { open: { ...open, modules }, own, you, names: NAMES, book, onclose: () => {} }
	});
	const gone = textOf(body.slice(body.indexOf('Discarded')));
	const words = book.techs['plasma-thrusters'];
	expect(gone).toContain(`${String(words?.name)}: ${String(words?.gist)}`);
	expect(gone).toContain(String(words?.text));
});

it('a place of a split says what it holds beside its name', () => {
	const shape = {
		...({ type: 'split', min: 2, max: 2 } as const),
		places: [
			{ id: 'one', say: msg('Attack'), note: msg('Pass'), max: 2 },
			{ id: 'other', say: msg('Negotiate'), max: 2 }
		]
	};
	const { body } = render(Split, {
		props: { shape, filling: blank(shape), names: NAMES, onchange: () => {}, label: '' }
	});
	const [, one = '', other = ''] = body.split('<li').map(textOf);
	expect(one).toMatch(/Attack\s+Pass/);
	expect(other).not.toContain('Pass');
});

it('the button that undoes says so alone, and what to who points at it or listens', () => {
	const table = {
		you: { seat: 'seat:1', undo: 'free' },
		...{ room: null, did: msg('Move 2 Cruisers'), undo: () => undefined }
	} as const;
	for (const words of [true, false]) {
		const { body } = render(UndoButton, { props: { table, names: NAMES, words } });
		expect(textOf(body).trim()).toBe('Undo');
		expect(body).toContain('aria-label="Undo: “Move 2 Cruisers”"');
	}
});

it('of a list so long that each row has one line, what is cut is told where a pointer rests', () => {
	const notes = (n: number) => {
		const choices = Array.from({ length: n }, (_, i) => ({
			...{ id: `event:${i}`, say: msg('Move'), note: msg('Move ships of one hex to another.') }
		}));
		const shape = { type: 'one' as const, choices };
		const { body } = render(One, {
			props: { shape, filling: blank(shape), names: NAMES, onchange: () => {}, label: '' }
		});
		return body.match(/<small title="Move ships of one hex to another\."/g)?.length ?? 0;
	};
	expect(notes(9)).toBe(9);
	expect(notes(8)).toBe(0);
});
