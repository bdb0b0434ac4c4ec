/** The galaxy while it is built: who places in which order, where, and what the screen makes of the tile chosen. */
import { expect, test } from 'vitest';
import { decisionOf } from '../../src/lib/core';
import { book } from '../../src/lib/games/imperium/book';
import type { SystemId } from '../../src/lib/games/imperium/types';
import { ownBoard } from '../../src/lib/games/imperium/view';
import { blank, litOf, touch } from '../../src/lib/ui/filling';
import { handOf, tileChosen, withPlan } from '../../src/lib/ui/imperium/builder/plan';
import { tileName } from '../../src/lib/ui/imperium/words/systems';
import { opening, openTo } from '../support/imperium';

const built = () => opening({ seats: 3, options: { galaxy: 'built' } }).until('setup.build');

test('[TI-3.19] views tell who places, there and back again, and where', () => {
	const g = built();
	const { building } = openTo(g).figures;
	const first = building!.placers.slice(0, 3);
	expect(first[0]).toBe(g.board.speaker);
	expect(building!.placers.slice(0, 9)).toEqual([...first, ...first.toReversed(), ...first]);
	const hands = g.board.order.reduce((n, seat) => n + g.board.players[seat]!.tiles.length, 0);
	expect(building!.placers).toHaveLength(hands);
	// Each is asked in turn, as foretold, to the last tile.
	for (const seat of building!.placers) {
		expect(g.askedSeats).toEqual([seat]);
		expect(openTo(g).figures.building!.placers[0]).toBe(seat);
		g.lapse();
	}
	expect(openTo(g).figures.building).toBe(null);
});

test('a tile is chosen, then its place; the map has it there before it is sent', () => {
	const g = built();
	const seat = g.board.speaker;
	const open = openTo(g);
	const { tiles } = ownBoard(g.board, seat);
	const { shape } = decisionOf(g.table, seat)!;
	const filling = blank(shape);
	const hand = handOf(open, tiles, litOf(shape, filling));
	expect(hand.toSorted()).toEqual([...tiles].toSorted());
	const [tile] = hand;
	touch(shape, filling, `tile:${tile!}`, 'toggle');
	const places = [...litOf(shape, filling).keys()].filter((piece) => piece.startsWith('hex:'));
	expect(tileChosen(litOf(shape, filling))).toBe(tile);
	expect(withPlan(open, litOf(shape, filling))).toBe(open);
	const [place] = places;
	touch(shape, filling, place!, 'toggle');
	const planned = withPlan(open, litOf(shape, filling));
	expect(planned.systems[place as SystemId]!.tile).toBe(tile);
});

test('a tile that lies nowhere yet is called by what is on it', () => {
	expect(tileName(book.tiles['abyz-fria']!)).toBe('Abyz and Fria');
	expect(tileName(book.tiles['nebula']!)).toBe('Nebula');
	expect(tileName(book.tiles['empty']!)).toBe('Empty space');
});
