/** What a technology says where one is asked about it. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { lookOpen, lookOwn, start } from '../../src/lib/core';
import type { SeatId } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { book } from '../../src/lib/games/cosmic/words';
import { telling } from '../../src/lib/ui/cosmic/telling';
import { blank } from '../../src/lib/ui/filling';
import type { ShapeOf } from '../../src/lib/ui/filling';
import { explaining } from '../../src/lib/ui/shapes/explaining.svelte';
import One from '../../src/lib/ui/shapes/One.svelte';
import { CosmicGame, seatsOf } from '../support/cosmic';

/** Each seat is asked which of two it keeps. */
function dealt(): CosmicGame {
	const { table } = start(cosmic, {
		seats: seatsOf(3),
		options: { box: 'classic', tech: 'base' } as never,
		key: '7'.repeat(64),
		clocked: false
	});
	return new CosmicGame(table as never).until('tech.keep.choose');
}

/** The full text of each technology of seat 1, for who sits there. */
const saidTo = (g: CosmicGame, you: SeatId): (string | null)[] =>
	(g.board.players['seat:1']!.techs ?? []).map(
		({ slot }) =>
			telling.words(slot, book, {
				open: lookOpen(cosmic, g.table).board,
				own: lookOwn(cosmic, g.table, you).board,
				you
			})?.text ?? null
	);

/** As the book has it: what is between asterisks is bold on a sheet. */
const printed = (g: CosmicGame): string[] =>
	(g.board.players['seat:1']!.techs ?? []).map(({ id }) =>
		String(book.techs[id]!.text).replaceAll('*', '')
	);

test('[CE-32.3] who is asked about a technology can read the whole of it there, and nobody else can', () => {
	const g = dealt();
	expect(saidTo(g, 'seat:1')).toEqual(printed(g));
	expect(saidTo(g, 'seat:2')).toEqual([null, null]);
});

test('[CE-32.2] which technology to keep is asked with what each does in short, and in full at a touch', () => {
	const g = dealt();
	const { shape } = g.table.decisions.find(({ seat }) => seat === 'seat:1')!;
	const one = shape as unknown as ShapeOf<'one'>;
	const texts = printed(g);
	const props = {
		...{ shape: one, filling: blank(one), names: {}, onchange: () => {}, label: 'Which?' },
		told: (piece: string) =>
			telling.words(piece, book, {
				open: lookOpen(cosmic, g.table).board,
				own: lookOwn(cosmic, g.table, 'seat:1').board,
				you: 'seat:1'
			})?.text ?? null
	};
	const body = () => render(One, { props }).body.replaceAll(/<!--.*?-->/g, '');
	const ids = g.board.players['seat:1']!.techs!.map(({ id }) => id);
	const folded = body();
	// One below the other, so that a phone has room for what each does in short.
	expect(folded).toContain('columns-1');
	for (const id of ids) expect(folded).toContain(String(book.techs[id]!.gist));
	for (const text of texts) expect(folded).not.toContain(text);
	expect(folded).toContain('What each does');
	explaining.of = 'Which?';
	for (const text of texts) expect(body()).toContain(text);
	explaining.of = null;
});
