/**
 * What a bot knows: its view, read as a board. What is hidden from it is blank there, so every question
 * of the rules that changes nothing (`stat`, `metric`, `neighboursOf` …) can be asked of what it sees.
 */
import type { Dice, Question } from '../../../core';
import { isOpponent, playerOf } from '../board';
import { metric } from '../numbers/metrics';
import { still } from '../numbers/still';
import type { Metric } from '../tables/vocabulary';
import type { Board, HexId, Player, RaceId, SeatId } from '../types';
import type { OpenBoard, OwnBoard } from '../view';

export interface Sight {
	readonly me: SeatId;
	/** Must not be changed: parts of it are the view's own. */
	readonly board: Board;
	readonly dice: Dice;
	/** What was worked out already: much is asked for many times in one thought. */
	readonly known: Map<string, unknown>;
	/** The same of places, by what works it out. */
	readonly places: Map<unknown, Map<HexId, unknown>>;
}

export function sightOf({ view, dice }: Question): Sight {
	const { open, own } = view();
	const board = still(boardOf(open.board as OpenBoard, own.board as OwnBoard, own.seat));
	return { me: own.seat, board, dice, known: new Map(), places: new Map() };
}

/** The board as it looks from one seat. */
function boardOf(open: OpenBoard, own: OwnBoard, me: SeatId): Board {
	const players: Record<SeatId, unknown> = {};
	for (const seat of open.order) {
		const { fates, seen, foreseen, drawn } = seat === me ? own : BLANK;
		players[seat] = { ...open.players[seat], fates, seen, foreseen, drawn };
	}
	const { battle } = open;
	const sides = battle && {
		attack: { ...battle.sides.attack, drawn: [], instead: [] },
		defence: { ...battle.sides.defence, drawn: [], instead: [] }
	};
	// The view says the same as a board does, in types that cannot be written to; nobody here writes.
	return { ...open, players, battle: battle && { ...battle, sides } } as unknown as Board;
}

const BLANK: Omit<OwnBoard, 'tactics'> = { fates: [], seen: {}, foreseen: [], drawn: [] };

export const self = ({ board, me }: Sight): Player => playerOf(board, me);

/** Works something out once a thought. What it is must follow from its name. */
export function recall<T>({ known }: Sight, name: string, workOut: () => T): T {
	if (!known.has(name)) known.set(name, workOut());
	return known.get(name) as T;
}

/** The same for something about each hex; it is known by what works it out. */
export function recallAt<T>(sight: Sight, workOut: (sight: Sight, hex: HexId) => T, hex: HexId): T {
	let places = sight.places.get(workOut) as Map<HexId, T> | undefined;
	if (!places) sight.places.set(workOut, (places = new Map<HexId, T>()));
	let value = places.get(hex);
	if (value === undefined) places.set(hex, (value = workOut(sight, hex)));
	return value;
}

export const has = (sight: Sight, name: Metric): number =>
	recall(sight, name, () => metric(sight.board, sight.me, name));

export const rivalsOf = ({ board, me }: Sight): SeatId[] =>
	board.order.filter((seat) => isOpponent(board, me, seat));

export const isRival = ({ board, me }: Sight, race: RaceId): boolean => isOpponent(board, me, race);

/** The round most games end in, by far (rules.md, section 25). */
const USUAL_END = 6;

/** Rounds that are likely still to be played, this one included. */
export const roundsLeft = ({ board }: Sight): number => Math.max(1, USUAL_END + 1 - board.round);
