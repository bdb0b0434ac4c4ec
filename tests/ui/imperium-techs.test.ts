/** The technologies as a tree: a price stands at what is to be bought, and none at what is free. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { book } from '../../src/lib/games/imperium/book';
import { ownBoard } from '../../src/lib/games/imperium/view';
import { blank, litOf, offersOf } from '../../src/lib/ui/filling';
import TechSheet from '../../src/lib/ui/imperium/sheets/TechSheet.svelte';
import { openTo, playing } from '../support/imperium';

type Game = ReturnType<typeof playing>;
type SeatId = `seat:${number}`;

/** The sheet as this player sees it, asked or not. */
function sheet(game: Game, you: SeatId): string {
	const shape = game.askedSeats.includes(you) ? game.decision(you).shape : null;
	const sight = { open: openTo(game), own: ownBoard(game.board, you), you, names: {}, book };
	return render(TechSheet, {
		props: {
			sight,
			lit: shape ? litOf(shape, blank(shape)) : new Map(),
			offers: (piece: string) => (shape ? offersOf(shape, piece) : []),
			ontake: () => undefined
		}
	}).body;
}
const prices = (body: string): string[] =>
	[...body.matchAll(/<em\b[^>]*>(\d+)<\/em>/g)].map(([, price]) => price ?? '');
const NUMBER = 'A number: what it costs you now.';

test('a technology that is gained free shows no price, one to be bought does', () => {
	const free = playing('technology');
	expect(free.askedSeats).toEqual(['seat:1']);
	expect(prices(sheet(free, 'seat:1'))).toEqual([]);
	expect(sheet(free, 'seat:1')).not.toContain(NUMBER);
	expect(sheet(free, 'seat:1')).not.toContain('Costs you');
	// Whoever is asked nothing reads what it would cost.
	expect(prices(sheet(free, 'seat:2')).length).toBeGreaterThan(0);
	const bought = playing('technology', (board) => {
		board.players['seat:2']!.tradeGoods = 20;
	}).until('strategic.others', 'seat:2');
	expect(prices(sheet(bought, 'seat:2')).length).toBeGreaterThan(0);
	expect(sheet(bought, 'seat:2')).toContain(NUMBER);
});
