/**
 * A board that stands still: what is counted of a race on it is counted once. Whoever asks much of a board on
 * which nothing changes meanwhile (a question put together, a view drawn, a bot that thinks) makes one with
 * `still` and passes it on; a board that lives is counted anew each time.
 */
import type { Board, RaceId } from '../types';

/** Of each board that stands still, by what is counted, which has a number: the counts of each race. */
const COUNTS = new WeakMap<Board, Map<RaceId, unknown>[]>();

/** The board as it is now, which must not be used any more once something on it has changed. */
export function still(board: Board): Board {
	if (COUNTS.has(board)) return board;
	const copy = { ...board };
	COUNTS.set(copy, []);
	return copy;
}

/** How many things can be counted. */
let countable = 0;

/** The same count, kept by a board that stands still. */
export function counted<R extends RaceId, T>(
	count: (board: Board, race: R) => T
): (board: Board, race: R) => T {
	const at = countable++;
	return (board, race) => {
		const counts = COUNTS.get(board);
		if (!counts) return count(board, race);
		const known = (counts[at] ??= new Map<RaceId, unknown>()) as Map<R, T>;
		let value = known.get(race);
		if (value === undefined) known.set(race, (value = count(board, race)));
		return value;
	};
}
