/** While answers to an Action Card are waited for, everybody reads which card that is, whose, and at what it aims. */
import { expect, test } from 'vitest';
import type { Answer, Reader } from '../../src/lib/core';
import { pieces } from '../../src/lib/core/words';
import type { Words } from '../../src/lib/core/words';
import { book } from '../../src/lib/games/imperium/book';
import { moments } from '../../src/lib/ui/imperium/moments';
import { YOURS } from '../../src/lib/ui/imperium/words/yours';
import { openTo } from '../support/imperium';
import {
	deal,
	me,
	planetState,
	playCard,
	farPlanets,
	turnWith,
	you
} from '../support/imperium-cards';
import type { Table } from '../support/imperium-cards';

const NAMES: { readonly [seat: string]: string } = { [me]: 'Kepler', [you]: 'Eva' };

const read = (words: Words | null, reader?: Reader): string | null =>
	words &&
	pieces(words, (seat) => NAMES[seat] ?? seat, {
		...{ lang: 'en', words: {} },
		...(reader && { reader })
	})
		.map(({ text }) => text)
		.join('');

const waitedFor = (g: Table, window = 'announced') =>
	moments.response!(
		window,
		g.events.filter(({ to }) => to === 'all'),
		{ open: openTo(g), book }
	);

const played = (card: `${string}#1`, then: Answer, edit: Parameters<typeof turnWith>[1]) =>
	playCard(turnWith([card], edit), me, card, then);

test('[TI-18.3] a card that is answered is named with who played it and whom it is about, to that one as “you”', () => {
	const g = played('privateers#1', { pick: you }, (board, vault) => {
		board.players[you]!.tradeGoods = 4;
		deal(board, vault, you, 'veto#1');
	});
	expect(g.asked).toEqual(['window:announced']);
	const name = read(book.actions['privateers']!.name);
	expect(read(waitedFor(g))).toBe(`Kepler plays ${name}: Eva`);
	expect(read(waitedFor(g), { seat: you, yours: YOURS })).toBe(`Kepler plays ${name}: you`);
	expect(read(waitedFor(g), { seat: me, yours: YOURS })).toBe(`you play ${name}: Eva`);
	expect(waitedFor(g, 'voted'), 'another moment is called as ever').toBe(null);
	g.answer(you, { pick: 'pass' });
	expect(waitedFor(g), 'what is done is not waited for').toBe(null);
});

test('[TI-18.3] a card that aims at a planet names it', () => {
	const g = turnWith(['local-unrest#1'], (board, vault) => {
		const [planet] = farPlanets(board);
		Object.assign(planetState(board, planet!), { owner: you });
		deal(board, vault, you, 'veto#1');
	});
	const [planet] = farPlanets(g.board);
	playCard(g, me, 'local-unrest#1', { pick: planet! });
	expect(read(waitedFor(g))).toMatch(/^Kepler plays Local Unrest: \w/);
	expect(read(waitedFor(g))).not.toContain('planet:');
});
