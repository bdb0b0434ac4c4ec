/**
 * While a question is put together, a view is drawn or a bot thinks, nothing on the board changes: what
 * is counted of a race then is counted once. Beside the board, never in it.
 */
import type { Board, RaceId } from './types';

/** By what is counted, which has a number: the counts of each race. */
type Counts = Map<RaceId, unknown>[];

/** Boards that bots see. */
const standing = new WeakMap<Board, Counts>();

/** The board about which something is being worked out, if any. */
let now: { readonly board: Board; readonly counts: Counts } | null = null;

/** Does work that changes nothing on this board. */
export function still<T>(board: Board, work: () => T): T {
	if (now?.board === board) return work();
	const before = now;
	now = { board, counts: standing.get(board) ?? [] };
	try {
		return work();
	} finally {
		now = before;
	}
}

/** From now on nothing on this board ever changes: it is what a bot sees. */
export const standStill = (board: Board): void => {
	standing.set(board, []);
};

/** How many things can be counted. */
let countable = 0;

/** The same count, which is kept as long as the board stands still. */
export function counted<R extends RaceId, T>(
	count: (board: Board, race: R) => T
): (board: Board, race: R) => T {
	const at = countable++;
	return (board, race) => {
		const counts = now?.board === board ? now.counts : standing.get(board);
		if (!counts) return count(board, race);
		const known = (counts[at] ??= new Map<RaceId, unknown>()) as Map<R, T>;
		let value = known.get(race);
		if (value === undefined) known.set(race, (value = count(board, race)));
		return value;
	};
}
