/**
 * Looking back: what the board was when a line of the log was said, and which hexes and players the line
 * speaks of. One change of the table may tell of many things, so its events are played out up to the line.
 */
import type { OpenBoard } from '$lib/games/council/view';
import { told, type Told } from '../moments';
import { begun, ended, hexOfMove, moveOf, movesIn, startOf } from './moves';

/** The board when line `at` of these events was said; `before` and `after` are what they lie between. */
export function boardAt(
	before: OpenBoard | null,
	after: OpenBoard,
	events: readonly Told[],
	at: number
): OpenBoard {
	const until = at + told(events, at).length;
	if (!before || movesIn(events.slice(until)).length === 0) return after;
	return movesIn(events.slice(0, until)).reduce(
		(open, move) => ended(begun(open, move), move),
		startOf(before, after)
	);
}

const SEAT = /\{(seat:\d)\}/g;

/** The pieces a line speaks of, by the ids the board knows; where ships went, not whence. */
export function spokenOf(events: readonly Told[], at: number): ReadonlySet<string> {
	const pieces = new Set<string>();
	for (const { say, move } of told(events, at)) {
		for (const [, seat] of say.matchAll(SEAT)) if (seat) pieces.add(seat);
		const moved = moveOf(move);
		if (moved) pieces.add(hexOfMove(moved));
		else if (typeof move?.['hex'] === 'string') pieces.add(move['hex']);
		else if (typeof move?.['target'] === 'string') pieces.add(move['target']);
	}
	return pieces;
}
