/**
 * Ships of a further colour (CE-20.23): more than the twenty of their player, and ships of that player in all counts. Which
 * of a player's ships they are is known by where they are, as with a marked ship. They are counted here and nowhere else.
 */
import { addTo, entriesOf, keysOf, sumOf } from '../kit';
import { playerOf, shipsAt } from './board';
import { noneHeld, sheetOf } from './captured';
import { msg } from '../../core';
import { alienName } from './cards';
import type { Tally } from '../kit';
import type { Where } from './board';
import type { Play } from './play';
import type { ShipMove, Spread } from './ships';
import type { AlienId, Board, SeatId } from './types';

export interface FurtherShips {
	/** Whose ships they are, whatever becomes of the sheet. */
	readonly seat: SeatId;
	/** How many of the ships of that seat they are, by place; those left to come are on their sheet. */
	at: Spread;
}

declare module './types' {
	interface Board {
		/** Ships of further colours, by the aliens that brought them; left out: there are none. */
		further?: { [alien: AlienId]: FurtherShips };
	}
}

declare module './play' {
	interface Steps {
		/** Of ships that have moved, which are those of the further colour. */
		further: {
			readonly seat: SeatId;
			readonly alien: AlienId;
			/** Where they are, unless their player says otherwise. */
			readonly are: Spread;
			/** Where as many may be. */
			readonly most: Spread;
		};
	}
}

type Seen = Pick<Board, 'further'>;

/** Whether ships of a further colour lie there that are left to come, and none that are held. */
export const isOwnSheet = ({ further }: Seen, where: Where): boolean =>
	further !== undefined && Object.keys(further).some((alien) => where === sheetOf(alien));

/** As all see them. */
export const openFurther = (
	further: NonNullable<Board['further']>
): NonNullable<Board['further']> =>
	Object.fromEntries(
		entriesOf(further).map(([alien, { seat, at }]) => [alien, { seat, at: { ...at } }])
	);

/** Ships of the further colour of an alien that are left on its sheet; of the board, or of what all see of it. */
export const leftToCome = ({ further }: Seen, alien: AlienId): number =>
	further?.[alien]?.at[sheetOf(alien)] ?? 0;

/** How many of the ships of a seat at this place are of a further colour; of the board, or of what all see of it. */
export const furtherAt = ({ further }: Seen, seat: SeatId, where: Where): number =>
	further
		? sumOf(Object.values(further), (ships) => (ships.seat === seat ? (ships.at[where] ?? 0) : 0))
		: 0;

/** Ships of a colour for each planet of a player (CE-2.1, CE-40.1). */
const ON_EACH = 4;

/** How many ships a colour has. */
const fleetOf = ({ options }: Board): number => ON_EACH * options.planetsPerPlayer;

/** How many ships of its further colour there are: wherever they are, or in the box. */
export const countFurther = (board: Board, alien: AlienId): number => {
	const ships = board.further?.[alien];
	return ships ? sumOf(entriesOf(ships.at), ([, n]) => n) : fleetOf(board);
};

/** CE-20.23: the ships of a further colour come onto the sheet of an alien. */
export function boxFurther({ board }: Play, alien: AlienId, seat: SeatId): void {
	const sheet = sheetOf(alien);
	const n = fleetOf(board);
	board.held = { ...(board.held ?? noneHeld()), [sheet]: { [seat]: n } };
	board.further = { ...board.further, [alien]: { seat, at: { [sheet]: n } } };
}

/** Whether the sheet is played, or comes back into play when the encounter ends (CE-16.29). */
const isStanding = (board: Board, alien: AlienId): boolean =>
	board.order.some((seat) => playerOf(board, seat).aliens.includes(alien)) ||
	(board.encounter?.lent.some(({ aliens }) => aliens.includes(alien)) ?? false);

/** Where those go that would go to the warp. */
const refugeOf = (board: Board, alien: AlienId): Where =>
	isStanding(board, alien) ? sheetOf(alien) : 'removed';

/** CE-20.24: of ships that would go to the warp those of a further colour, which go first, come back onto their sheet. */
export function keptFromWarp(board: Board, moves: readonly ShipMove[]): readonly ShipMove[] {
	return keysOf(board.further ?? {}).reduce(
		(all: readonly ShipMove[], alien) => keptBy(board, all, alien),
		moves
	);
}

function keptBy(board: Board, moves: readonly ShipMove[], alien: AlienId): readonly ShipMove[] {
	const ships = board.further?.[alien];
	if (!ships) return moves;
	const to = refugeOf(board, alien);
	const left: Tally<Where> = { ...ships.at };
	for (const move of moves)
		if (move.seat === ships.seat && move.to === to) addTo(left, move.from, -move.n);
	return moves.flatMap((move) => {
		const n = Math.min(move.n, left[move.from] ?? 0);
		if (move.seat !== ships.seat || move.to !== 'warp' || n <= 0) return [move];
		addTo(left, move.from, -n);
		const others = move.n - n;
		return [...(others > 0 ? [{ ...move, n: others }] : []), { ...move, n, to }];
	});
}

/** CE-20.24: what has come back onto a sheet is told. */
export function tellKept(play: Play, moves: readonly ShipMove[]): void {
	for (const [alien, { seat }] of entriesOf(play.board.further ?? {})) {
		const to = sheetOf(alien);
		const n = sumOf(moves, (move) => (move.seat === seat && move.to === to ? move.n : 0));
		if (n > 0)
			play.say(
				msg(
					'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {comes} other {come}} back onto the sheet of {alien}.',
					{ n, who: seat, alien: alienName(alien) }
				),
				'CE-20.24'
			);
	}
}

/** Moves in which nobody chooses which of the two go: to the warp, or from where they come and to where they go in its place. */
const goesUnasked = ({ from, to }: ShipMove, sheet: Where, refuge: Where): boolean =>
	to === refuge || to === 'warp' || from === sheet || from === 'removed';

/**
 * Ships have moved: those of a further colour went first (CE-20.23). Where others may have gone in their place, their player
 * is asked. A marked ship is none of them (CE-35.7).
 */
export function followFurther(play: Play, moves: readonly ShipMove[]): void {
	for (const alien of keysOf(play.board.further ?? {})) follow(play, moves, alien);
}

/** Where the marked ship of a seat is, so that a place has room for one fewer. */
const markedAt = ({ special }: Board, seat: SeatId, where: Where): number =>
	special?.marks[seat]?.at === where ? 1 : 0;

function follow(play: Play, all: readonly ShipMove[], alien: AlienId): void {
	const { board } = play;
	const fleet = board.further?.[alien];
	if (!fleet) return;
	const { seat } = fleet;
	const sheet = sheetOf(alien);
	const refuge = refugeOf(board, alien);
	const moves = all.filter((move) => move.seat === seat && move.n > 0);
	const before: Tally<Where> = { ...fleet.at };
	const at: Tally<Where> = { ...fleet.at };
	const put = (from: Where, to: Where, n: number): void => {
		addTo(at, from, -n);
		addTo(at, to, n);
	};
	// What their rules settle comes first, and goes as a whole.
	for (const { from, to, n } of moves)
		if (from === sheet || (to === refuge && from !== 'removed'))
			put(from, to, Math.min(n, at[from] ?? 0));
	const places = keysOf(before).filter((where) => where !== sheet && where !== 'removed');
	const asked = places.flatMap((from) => {
		const going = moves.filter((move) => move.from === from && !goesUnasked(move, sheet, refuge));
		const first = at[from] ?? 0;
		if (going.length === 0 || first === 0) return [];
		const stayed = staying(board, moves, seat, from);
		const roomAt = (where: Where): number =>
			shipsAt(board, seat, where) - markedAt(board, seat, where) - (at[where] ?? 0);
		const most: Tally<Where> = {};
		const are: Tally<Where> = {};
		for (const { to, n, marked } of going) {
			const may = Math.max(0, Math.min(first, n - (marked ? 1 : 0), roomAt(to)));
			const here = Math.min(may, at[from] ?? 0);
			addTo(most, to, may);
			addTo(are, to, here);
			put(from, to, here);
		}
		const left = at[from] ?? 0;
		addTo(are, from, left);
		addTo(most, from, Math.min(stayed, first, left + Math.max(0, roomAt(from))));
		return [{ seat, alien, are: known(are), most: known(most) }];
	});
	fleet.at = known(at);
	for (const frame of asked) if (isOpen(frame.are, frame.most)) play.push('further', frame);
}

/** How many of those that were at a place have stayed there. */
const staying = (board: Board, moves: readonly ShipMove[], seat: SeatId, where: Where): number =>
	shipsAt(board, seat, where) - sumOf(moves, ({ to, n }) => (to === where ? n : 0));

/** Whether they may be elsewhere than they are. */
const isOpen = (are: Spread, most: Spread): boolean => {
	const n = sumOf(entriesOf(are), ([, here]) => here);
	return sumOf(entriesOf(most), ([, here]) => Math.min(here, n)) > n;
};

/** Of these places those where some are. */
const known = (at: Tally<Where>): Spread =>
	Object.fromEntries(entriesOf(at).filter(([, n]) => n > 0));

/** Their player says where they are. */
export function placeFurther(
	{ board }: Play,
	{ alien, are }: { readonly alien: AlienId; readonly are: Spread },
	split: Spread
): void {
	const fleet = board.further?.[alien];
	if (!fleet) return;
	const at: Tally<Where> = { ...fleet.at };
	for (const [where, n] of entriesOf(are)) addTo(at, where, -n);
	for (const [where, n] of entriesOf(split)) addTo(at, where, n);
	fleet.at = known(at);
}

/** The marked ship of a seat has come from one place to another after all: none of the further colour is that ship (CE-35.7). */
export function makeWay({ board }: Play, seat: SeatId, from: Where, to: Where): void {
	const found = Object.values(board.further ?? {}).find(
		(one) => one.seat === seat && (one.at[to] ?? 0) > 0
	);
	if (!found || furtherAt(board, seat, to) < shipsAt(board, seat, to)) return;
	const at: Tally<Where> = { ...found.at };
	addTo(at, to, -1);
	addTo(at, from);
	found.at = known(at);
}
