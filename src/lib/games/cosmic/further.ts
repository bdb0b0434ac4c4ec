/**
 * Ships of a further colour (CE-20.23): more than the twenty of their player, and ships of that player in all counts. Which
 * of a player's ships they are is known by where they are, as with a marked ship. They are counted here and nowhere else.
 */
import { addTo, entriesOf, keysOf, sumOf } from '../kit';
import { bringsTokens, morphs } from './keepers';
import { playerOf, shipsAt, shipsInGame } from './board';
import { isSheet, noneHeld, sheetOf } from './captured';
import { msg } from '../../core';
import { alienName } from './cards';
import type { Tally } from '../kit';
import type { Where } from './board';
import type { Play } from './play';
import type { ShipMove, Spread } from './ships';
import type { AlienId, Board, SeatId } from './types';

export interface FurtherShips {
	/** What brought them: this alien, or its flare. */
	readonly alien: AlienId;
	/** Whose ships they are, whatever becomes of the sheet. */
	readonly seat: SeatId;
	/** How many of the ships of that seat they are, by place; those left to come are on their sheet. */
	at: Spread;
	/** Those left to come lie on the sheet; left out: they are in the box. */
	onSheet?: true;
	/** Its flare has brought them, so that no sheet is theirs (CE-20.25). */
	readonly loose?: true;
}

/** The same as all see them. */
export interface OpenFurther extends FurtherShips {
	/** Those of them that are left on their sheet. */
	readonly left: number;
}

declare module './types' {
	interface Board {
		/** Ships of further colours, in one entry those that an alien has brought a seat; left out: there are none. */
		further?: FurtherShips[];
	}
}

declare module './play' {
	interface Steps {
		/** Of ships that have moved, which are those of the further colour. */
		further: {
			readonly seat: SeatId;
			readonly alien: AlienId;
			readonly loose?: true;
			/** Where they are, unless their player says otherwise. */
			readonly are: Spread;
			/** Where as many may be. */
			readonly most: Spread;
		};
	}
}

interface Seen {
	readonly further?: readonly FurtherShips[];
}

/** Whether ships of a further colour lie there that are left to come, and none that are held. */
export const isOwnSheet = ({ further = [] }: Seen, where: Where): boolean =>
	further.some(({ alien }) => where === sheetOf(alien));

const leftOf = ({ alien, at }: FurtherShips): number => at[sheetOf(alien)] ?? 0;

/** As all see them. */
export const openFurther = (further: readonly FurtherShips[]): OpenFurther[] =>
	further.map((fleet) => ({ ...fleet, at: { ...fleet.at }, left: leftOf(fleet) }));

/** Ships of the further colour of an alien that are left on its sheet; of the board, or of what all see of it. */
export const leftToCome = ({ further = [] }: Seen, alien: AlienId): number =>
	sumOf(further, (fleet) => (fleet.alien === alien ? leftOf(fleet) : 0));

/** How many of the ships of a seat at this place are of a further colour; of the board, or of what all see of it. */
export const furtherAt = ({ further = [] }: Seen, seat: SeatId, where: Where): number =>
	sumOf(further, (fleet) => (fleet.seat === seat ? (fleet.at[where] ?? 0) : 0));

/** CE-22.1: as many colours as players can be. */
export const COLOURS = 8;

/** Ships of a colour for each planet of a player (CE-2.1, CE-40.1). */
const ON_EACH = 4;

/** How many ships a colour has. */
const fleetOf = ({ options }: Board): number => ON_EACH * options.planetsPerPlayer;

const allOf = ({ at }: Pick<FurtherShips, 'at'>): number => sumOf(entriesOf(at), ([, n]) => n);

/** How many ships of its further colour there are: wherever they are, or in the box. */
export const countFurther = (board: Board, alien: AlienId): number => {
	const fleets = (board.further ?? []).filter((fleet) => fleet.alien === alien);
	return fleets.length > 0 ? sumOf(fleets, allOf) : fleetOf(board);
};

/** What an alien has brought this seat, or its flare, an entry of its own from now on. */
function fleetFor(board: Board, alien: AlienId, seat: SeatId, loose?: true): FurtherShips {
	const found = board.further?.find(
		(fleet) => fleet.alien === alien && fleet.seat === seat && fleet.loose === loose
	);
	if (found) return found;
	const fleet: FurtherShips = { alien, seat, at: {}, ...(loose && { loose }) };
	board.further = [...(board.further ?? []), fleet];
	return fleet;
}

/** CE-20.23: the ships of a further colour come onto the sheet of an alien; left out: as many as a colour has. */
export function boxFurther(
	{ board }: Play,
	alien: AlienId,
	seat: SeatId,
	n: number = fleetOf(board)
): void {
	const sheet = sheetOf(alien);
	const fleet = fleetFor(board, alien, seat);
	board.held = { ...(board.held ?? noneHeld()), [sheet]: { [seat]: n } };
	fleet.at = { ...fleet.at, [sheet]: n };
	fleet.onSheet = true;
}

/** CE-20.26: whether they have come in the place of others of their seat, and not besides them. */
export const isInstead = ({ alien }: FurtherShips): boolean => morphs(alien) > 0;

/** How many ships of a seat at this place are of no further colour and not marked. */
const roomIn = (board: Board, seat: SeatId, where: Where): number =>
	shipsAt(board, seat, where) - markedAt(board, seat, where) - furtherAt(board, seat, where);

/** CE-20.26: how many ships of a seat at this place can be replaced yet: none of a further colour, and no marked one. */
export const plainAt = (board: Board, seat: SeatId, where: Where): number =>
	Math.max(0, roomIn(board, seat, where));

/** Those of a further colour that are in the game, on the sheet of none. */
const inGame = ({ alien, at }: FurtherShips): number =>
	allOf({ at }) - (at.removed ?? 0) - (at[sheetOf(alien)] ?? 0);

/** How many ships of a seat an alien has replaced that are in the game, wherever they are. */
export const morphedOf = ({ further = [] }: Seen, alien: AlienId, seat: SeatId): number =>
	sumOf(further, (fleet) => (fleet.alien === alien && fleet.seat === seat ? inGame(fleet) : 0));

/** CE-20.26: whether all ships of a seat that could be replaced have been, and one at least. */
export const allMorphed = (board: Board, alien: AlienId, seat: SeatId): boolean => {
	const further = sumOf(board.further ?? [], (fleet) => (fleet.seat === seat ? inGame(fleet) : 0));
	const marked = board.special?.marks[seat] ? 1 : 0;
	return morphedOf(board, alien, seat) > 0 && shipsInGame(board, seat) - marked <= further;
};

/** How many ships of a further colour are left that can replace others. */
export const leftToMorph = (board: Board, alien: AlienId): number =>
	fleetOf(board) -
	sumOf(board.further ?? [], (fleet) => (fleet.alien === alien ? allOf(fleet) : 0));

/** CE-20.26: so many of the ships of a seat at these places are of the further colour from now on, and all are told. */
export function morph(play: Play, alien: AlienId, seat: SeatId, split: Spread): void {
	const fleet = fleetFor(play.board, alien, seat);
	const at: Tally<Where> = { ...fleet.at };
	let n = 0;
	for (const [where, here] of entriesOf(split)) {
		addTo(at, where, here);
		n += here;
	}
	fleet.at = known(at);
	play.say(
		msg(
			'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {is} other {are}} of the further colour of {alien} from now on.',
			{ n, who: seat, alien: alienName(alien) }
		),
		'CE-20.26'
	);
}

/** CE-20.26: what the ships of a seat at a place add besides what ships do, by the alien that replaced them. */
export const addedBy = (
	{ further = [] }: Seen,
	seat: SeatId,
	where: Where
): readonly (readonly [AlienId, number])[] =>
	further.flatMap((fleet) => {
		const n = fleet.seat === seat ? (fleet.at[where] ?? 0) * morphs(fleet.alien) : 0;
		return n > 0 ? [[fleet.alien, n] as const] : [];
	});

/** Whether the ships of an alien have come onto its sheet, and are not back in the box. */
export const isLaid = ({ further = [] }: Seen, by: AlienId): boolean =>
	further.some(({ alien, onSheet }) => alien === by && onSheet);

/** CE-20.25: those that are left on a sheet go back into the box, as it is discarded. */
export function unboxFurther({ board }: Play, alien: AlienId): void {
	const sheet = sheetOf(alien);
	if (board.held) delete board.held[sheet];
	for (const fleet of board.further ?? [])
		if (fleet.alien === alien) {
			const { [sheet]: _left, ...at } = fleet.at;
			fleet.at = at;
			delete fleet.onSheet;
		}
}

/** CE-20.25: a ship that has come to this place is one that a flare brought. */
export function addFurther({ board }: Play, alien: AlienId, seat: SeatId, where: Where): void {
	const fleet = fleetFor(board, alien, seat, true);
	fleet.at = { ...fleet.at, [where]: (fleet.at[where] ?? 0) + 1 };
}

/** Whether a seat plays the sheet, or that comes back into play when the encounter ends (CE-16.29). */
const isStanding = (board: Board, { alien, seat }: FurtherShips): boolean =>
	playerOf(board, seat).aliens.includes(alien) ||
	(board.encounter?.lent.some(({ aliens }) => aliens.includes(alien)) ?? false);

/** Where those go that would go to the warp; none does of those that came in the place of others (CE-20.26). */
const refugeOf = (board: Board, fleet: FurtherShips): Where =>
	isInstead(fleet) || (!fleet.loose && isStanding(board, fleet)) ? sheetOf(fleet.alien) : 'removed';

/** Captured ships lie there (CE-20.18). */
const isCaptive = (to: Where): boolean => isSheet(to) || to === 'held:captives';

/** CE-20.25, CE-20.26: without a word the others go first. */
const goLast = ({ alien }: FurtherShips): boolean => bringsTokens(alien) || morphs(alien) > 0;

/** Whether what comes to this place is none of the further colour: the warp, and of tokens the sheet of a captor. */
const keepsOff = (fleet: FurtherShips, to: Where): boolean =>
	!isInstead(fleet) &&
	(to === 'warp' || (bringsTokens(fleet.alien) && isCaptive(to) && to !== sheetOf(fleet.alien)));

/** Fleets in the order in which they find their places: who goes last has kept away from the warp before any other is moved. */
const inOrder = ({ further = [] }: Seen): FurtherShips[] => {
	const rank = (fleet: FurtherShips): number =>
		isInstead(fleet) ? 2 : bringsTokens(fleet.alien) ? 0 : 1;
	return further.toSorted((one, other) => rank(one) - rank(other));
};

/**
 * CE-20.24: of ships that would go to the warp those of a further colour, which go first, come back onto their sheet.
 * CE-20.25: tokens go last, and captured ones come back as well.
 */
export function keptFromWarp(board: Board, moves: readonly ShipMove[]): readonly ShipMove[] {
	const last: FurtherShips[] = [];
	return inOrder(board).reduce((all: readonly ShipMove[], fleet) => {
		const kept = keptBy(board, all, fleet, last);
		if (goLast(fleet)) last.push(fleet);
		return kept;
	}, moves);
}

/** `last`: those that go later still. */
function keptBy(
	board: Board,
	moves: readonly ShipMove[],
	fleet: FurtherShips,
	last: readonly FurtherShips[]
): readonly ShipMove[] {
	const { seat, at } = fleet;
	const to = refugeOf(board, fleet);
	const left: Tally<Where> = { ...at };
	const others: Tally<Where> = {};
	for (const move of moves.filter((one) => one.seat === seat)) {
		const { further = fleet, from, n } = move;
		if (further !== fleet && !last.includes(further)) addTo(others, from, n);
		else if (further === fleet && move.to === to) addTo(left, from, -n);
	}
	/** How many of the other ships of that seat have not left a place yet, where these go first. */
	const before = (from: Where): number =>
		goLast(fleet)
			? shipsAt(board, seat, from) -
				sumOf([fleet, ...last], (one) => (one.seat === seat ? (one.at[from] ?? 0) : 0)) -
				(others[from] ?? 0)
			: 0;
	return moves.flatMap((move) => {
		if (move.seat !== seat || move.further || !keepsOff(fleet, move.to)) return [move];
		const n = Math.min(Math.max(0, move.n - before(move.from)), left[move.from] ?? 0);
		addTo(others, move.from, move.n - n);
		if (n <= 0) return [move];
		addTo(left, move.from, -n);
		const kept = { ...move, n, to, further: fleet };
		return [...(move.n > n ? [{ ...move, n: move.n - n }] : []), kept];
	});
}

/** CE-20.24: what has come back onto a sheet is told. */
export function tellKept(play: Play, moves: readonly ShipMove[]): void {
	for (const { alien, seat } of play.board.further ?? []) {
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

/** Moves in which nobody chooses which of the two go: to the warp, or to where they go in its place. */
const goesUnasked = (fleet: FurtherShips, { to, further }: ShipMove, refuge: Where): boolean =>
	further !== undefined || to === refuge || keepsOff(fleet, to);

/** What ships of other further colours have taken of the room that these moves leave. */
interface Taken {
	readonly in: Map<ShipMove, number>;
	/** Of those that stayed at a place. */
	readonly at: Map<string, number>;
}

/**
 * Ships have moved: those of a further colour went first (CE-20.23). Where others may have gone in their place, their player
 * is asked. A marked ship is none of them (CE-35.7), and no ship is of two further colours.
 */
export function followFurther(play: Play, moves: readonly ShipMove[]): void {
	const taken: Taken = { in: new Map(), at: new Map() };
	for (const fleet of inOrder(play.board)) follow(play, moves, fleet, taken);
}

/** Where the marked ship of a seat is, so that a place has room for one fewer. */
const markedAt = ({ special }: Board, seat: SeatId, where: Where): number =>
	special?.marks[seat]?.at === where ? 1 : 0;

function follow(play: Play, all: readonly ShipMove[], fleet: FurtherShips, taken: Taken): void {
	const { board } = play;
	const { alien, seat, loose } = fleet;
	const sheet = sheetOf(alien);
	const refuge = refugeOf(board, fleet);
	const own = all.filter((move) => move.seat === seat && move.n > 0);
	const moves = own.filter(({ further = fleet }) => further === fleet);
	const before: Tally<Where> = { ...fleet.at };
	const at: Tally<Where> = { ...fleet.at };
	const put = (from: Where, to: Where, n: number): void => {
		addTo(at, from, -n);
		addTo(at, to, n);
	};
	// What their rules settle comes first, and goes as a whole.
	for (const { from, to, n } of moves)
		if (from === sheet || to === refuge) put(from, to, Math.min(n, at[from] ?? 0));
	const places = keysOf(before).filter((where) => where !== sheet && where !== 'removed');
	const asked = places.flatMap((from) => {
		const leaving = moves.filter((move) => move.from === from);
		const going = leaving.filter((move) => !goesUnasked(fleet, move, refuge));
		const first = at[from] ?? 0;
		if (first === 0) return [];
		const room = `${seat} ${from}`;
		if (going.length === 0) {
			taken.at.set(room, (taken.at.get(room) ?? 0) + first);
			return [];
		}
		const stayed = staying(board, own, seat, from);
		const roomAt = (where: Where): number =>
			shipsAt(board, seat, where) - markedAt(board, seat, where) - (at[where] ?? 0);
		const roomIn = (move: ShipMove): number =>
			move.n - (move.marked ? 1 : 0) - (taken.in.get(move) ?? 0);
		const roomHere = stayed - markedAt(board, seat, from) - (taken.at.get(room) ?? 0);
		// CE-20.25, CE-20.26: of some the others go first.
		let others = goLast(fleet) ? sumOf(going, roomIn) - Math.max(0, first - roomHere) : 0;
		const most: Tally<Where> = {};
		const are: Tally<Where> = {};
		for (const move of going) {
			const { to } = move;
			const may = Math.max(0, Math.min(first, roomIn(move), roomAt(to)));
			const here = Math.min(Math.max(0, roomIn(move) - others), may, at[from] ?? 0);
			others -= roomIn(move) - here;
			taken.in.set(move, (taken.in.get(move) ?? 0) + here);
			addTo(most, to, may);
			addTo(are, to, here);
			put(from, to, here);
		}
		const left = at[from] ?? 0;
		taken.at.set(room, (taken.at.get(room) ?? 0) + left);
		addTo(are, from, left);
		addTo(most, from, Math.min(stayed, first, left + Math.max(0, roomAt(from))));
		return [{ seat, alien, ...(loose && { loose }), are: known(are), most: known(most) }];
	});
	fleet.at = known(at);
	for (const frame of asked) if (isOpen(frame.are, frame.most)) play.push('further', frame);
}

/** Where as many may be now, of what may be said: other further colours have their places. */
export const mostNow = (
	board: Board,
	{ seat, are, most }: { readonly seat: SeatId; readonly are: Spread; readonly most: Spread }
): Spread =>
	known(
		Object.fromEntries(
			entriesOf(most).map(([where, n]) => [
				where,
				Math.min(n, (are[where] ?? 0) + Math.max(0, roomIn(board, seat, where)))
			])
		)
	);

/** How many of those that were at a place have stayed there. */
const staying = (board: Board, moves: readonly ShipMove[], seat: SeatId, where: Where): number =>
	shipsAt(board, seat, where) - sumOf(moves, ({ to, n }) => (to === where ? n : 0));

/** Whether they may be elsewhere than they are. */
export const isOpen = (are: Spread, most: Spread): boolean => {
	const n = sumOf(entriesOf(are), ([, here]) => here);
	return sumOf(entriesOf(most), ([, here]) => Math.min(here, n)) > n;
};

/** Of these places those where some are. */
const known = (at: Tally<Where>): Spread =>
	Object.fromEntries(entriesOf(at).filter(([, n]) => n > 0));

/** Their player says where they are. */
export function placeFurther(
	{ board }: Play,
	{
		alien,
		seat,
		loose,
		are
	}: Pick<FurtherShips, 'alien' | 'seat' | 'loose'> & { readonly are: Spread },
	split: Spread
): void {
	const fleet = fleetFor(board, alien, seat, loose);
	const at: Tally<Where> = { ...fleet.at };
	for (const [where, n] of entriesOf(are)) addTo(at, where, -n);
	for (const [where, n] of entriesOf(split)) addTo(at, where, n);
	fleet.at = known(at);
}

/** The marked ship of a seat has come from one place to another after all: none of the further colour is that ship (CE-35.7). */
export function makeWay({ board }: Play, seat: SeatId, from: Where, to: Where): void {
	const found = board.further?.find((one) => one.seat === seat && (one.at[to] ?? 0) > 0);
	if (!found || furtherAt(board, seat, to) < shipsAt(board, seat, to)) return;
	const at: Tally<Where> = { ...found.at };
	addTo(at, to, -1);
	addTo(at, from);
	found.at = known(at);
}
