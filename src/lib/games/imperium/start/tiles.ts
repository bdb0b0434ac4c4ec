/** The tiles a galaxy is made of (TI-3, TI-30.1), and where they may lie (TI-3). */
import { msg } from '../../../core';
import type { Barred, Reason, Words } from '../../../core';
import { clockwise, copiesOf, likeOf, playerOf, sumOf } from '../../kit';
import { systemIds, systemOf } from '../board';
import { besides } from '../map/neighbours';
import { layoutOf, tileOf } from '../tables/by-id';
import { TILES } from '../tables';
import type { Play } from '../play';
import type { Board, SeatId, SystemId, TileId } from '../types';
import { placeWords, tileWords } from '../words';

/** Every tile of the box but homes and Mecatol Rex, copy by copy. */
const BOX: readonly TileId[] = Object.entries(TILES).flatMap(([id, { kind, copies }]) =>
	kind === 'home' || kind === 'centre' ? [] : copies === 1 ? [id] : copiesOf(id, copies)
);

/** The tiles for so many players, shuffled: some are left out by name, some by chance. */
export function tilesFor(play: Play): TileId[] {
	const { leftOut, random } = layoutOf(play.board.order.length);
	const still: Record<string, number> = { ...leftOut };
	const tiles = BOX.filter((id) => {
		const kind = likeOf(id);
		const out = still[kind] ?? 0;
		if (out > 0) still[kind] = out - 1;
		return out === 0;
	});
	return play.shuffle(tiles).slice(random);
}

/** A tile, as a piece that is touched. */
export const tilePiece = (tile: TileId): `tile:${TileId}` => `tile:${tile}`;

export const isRed = (tile: TileId): boolean => tileOf(tile).kind === 'special';
export const hasPlanets = (tile: TileId): boolean => tileOf(tile).planets.length > 0;

/** Free places of the innermost ring that has any (TI-3.20), in map order. */
export function openPlaces(board: Board): SystemId[] {
	for (const ring of layoutOf(board.order.length).rings) {
		const free = ring
			.map(([q, r]): SystemId => `hex:${q},${r}`)
			.filter((id) => board.systems[id]?.tile == null);
		if (free.length > 0) return free;
	}
	return [];
}

/** Whether a red-bordered tile lies beside this place (TI-3.22). */
export const touchesRed = (board: Board, id: SystemId): boolean =>
	besides(board, id).some((one) => {
		const tile = board.systems[one]?.tile;
		return tile != null && isRed(tile);
	});

/** A tile that may be placed, with its places. */
export interface Placing {
	readonly tile: TileId;
	readonly places: readonly SystemId[];
}

/** TI-3.20, TI-3.22: where these tiles may be placed; where the red ones can only touch, they may. */
export function placings(board: Board, tiles: readonly TileId[]): Placing[] {
	const open = openPlaces(board);
	const apart = tiles
		.map((tile) => ({
			tile,
			places: isRed(tile) ? open.filter((id) => !touchesRed(board, id)) : open
		}))
		.filter(({ places }) => places.length > 0);
	return apart.length > 0 ? apart : tiles.map((tile) => ({ tile, places: open }));
}

const RING: Reason = {
	why: msg('The ring in work is filled before the next one starts.'),
	rule: 'TI-3.20'
};
const BARE: Reason = {
	why: msg('Your last tile had no planet: this one must have one.'),
	rule: 'TI-3.21'
};
const TOUCHES: Reason = {
	why: msg('A red-bordered tile lies beside it, and no two may touch.'),
	rule: 'TI-3.22'
};
const NOWHERE: Reason = {
	why: msg('Beside each free place of the ring lies a red-bordered tile, and no two may touch.'),
	rule: 'TI-3.22'
};

/** One line for all of them. */
const covering = (ids: readonly string[], say: Words, reason: Reason): Barred[] =>
	ids.slice(0, 1).map((id) => ({ id, say, covers: ids, ...reason }));

const barring = (tiles: readonly TileId[], reason: Reason): Barred[] => {
	const names = [...new Set(tiles.map((tile) => tileWords(tileOf(tile))))];
	return covering(tiles.map(tilePiece), msg('{tiles}', { tiles: { and: names } }), reason);
};

/** Tiles of a hand that cannot be placed now; `due`: those of them that may come next. */
export function barredTiles(
	board: Board,
	hand: readonly TileId[],
	due: readonly TileId[]
): Barred[] {
	const placed = placings(board, due).map(({ tile }) => tile);
	const bare = hand.filter((tile) => !due.includes(tile));
	const apart = due.filter((tile) => !placed.includes(tile));
	return [...barring(bare, BARE), ...barring(apart, NOWHERE)];
}

/** Places of rings that have not begun, whatever the tile. */
export function barredPlaces(board: Board): Barred[] {
	const open = openPlaces(board);
	const later = systemIds(board).filter(
		(id) => systemOf(board, id).tile === null && !open.includes(id)
	);
	return covering(later, msg('A place in a ring further out'), RING);
}

/** Free places of the ring at which this tile would touch what it may not. */
export function barredBeside(board: Board, { places }: Placing): Barred[] {
	const shut = openPlaces(board).filter((id) => !places.includes(id));
	return covering(shut, msg('{places}', { places: { and: shut.map(placeWords) } }), TOUCHES);
}

/** TI-3.21: after one without a planet a player places one with a planet, if it holds one. */
export const dueTiles = (hand: readonly TileId[], lastHadNone: boolean): readonly TileId[] => {
	const planets = hand.filter(hasPlanets);
	return lastHadNone && planets.length > 0 ? planets : hand;
};

/** TI-3.19: who places after so many tiles, clockwise from the Speaker and back again, whoever was last at once. */
export function placerAfter(board: Board, placed: number): SeatId {
	const seats = clockwise(board, board.speaker);
	const at = placed % seats.length;
	const isBack = Math.floor(placed / seats.length) % 2 === 1;
	return seats[isBack ? seats.length - 1 - at : at] ?? board.speaker;
}

/** A galaxy in the making, for views. Plain JSON. */
export interface Building {
	/** Who places, in order, from now on to the last tile. */
	readonly placers: readonly SeatId[];
	/** Free places of the ring in work (TI-3.20). */
	readonly places: readonly SystemId[];
}

/** Null where no tile is left to place. */
export function buildingOf(board: Board): Building | null {
	const left = sumOf(board.order, (seat) => playerOf(board, seat).tiles.length);
	const open = board.openTiles.map(() => board.speaker);
	if (left + open.length === 0) return null;
	const placed = layoutOf(board.order.length).hand * board.order.length - left;
	const next = Array.from({ length: left }, (_, i) => placerAfter(board, placed + i));
	return { placers: [...open, ...next], places: openPlaces(board) };
}
