/**
 * A board that stands still: what is counted of a race on it is counted once. Whoever asks much of a board on
 * which nothing changes meanwhile (a question put together, a view drawn, a bot that thinks) makes one with
 * `still` and passes it on; a board that lives is counted anew each time.
 */
import type { Board, RaceId } from '../types';

/** Of each race: what has been counted, by its number. */
type Counts = Map<RaceId, unknown[]>;

/** What a board that stands still has beside what lies on it. A copy of such a board has it no more. */
class Standstill {
	readonly #counts: Counts = new Map();

	/** What has been counted on a board; null for one that lives. */
	static on(board: Board): Counts | null {
		return #counts in board ? board.#counts : null;
	}
}

/** The board as it is now, which must not be used any more once something on it has changed. */
export const still = (board: Board): Board =>
	Standstill.on(board) ? board : Object.assign(new Standstill(), board);

/** How many things can be counted. */
let countable = 0;

/** The same count, kept by a board that stands still. */
export function counted<R extends RaceId, T>(
	count: (board: Board, race: R) => T
): (board: Board, race: R) => T {
	const at = countable++;
	return (board, race) => {
		const counts = Standstill.on(board);
		if (!counts) return count(board, race);
		let known = counts.get(race) as T[] | undefined;
		if (!known) counts.set(race, (known = []));
		return (known[at] ??= count(board, race));
	};
}
