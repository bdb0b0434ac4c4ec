/**
 * Looking back: what the board was when a line of the log was said, and which hexes and players the line
 * speaks of. One change of the table may tell of many things, so its events are played out up to the line.
 */
import { seatsIn } from '$lib/core/words';
import type { OpenBoard } from '$lib/games/council/view';
import { told } from '../../moments';
import type { CouncilEvent } from '../screen';
import { begun, ended, hexOfMove, isOnMap, movesIn, startOf } from './moves';

/** The board when line `at` of these events was said; `before` and `after` are what they lie between. */
export function boardAt(
	before: OpenBoard | null,
	after: OpenBoard,
	events: readonly CouncilEvent[],
	at: number
): OpenBoard {
	const until = at + told(events, at).length;
	if (!before || movesIn(events.slice(until)).length === 0) return after;
	return movesIn(events.slice(0, until)).reduce(
		(open, move) => ended(begun(open, move), move),
		startOf(before, after)
	);
}

/** The pieces a line speaks of, by the ids the board knows; where ships went, not whence. */
export function spokenOf(events: readonly CouncilEvent[], at: number): ReadonlySet<string> {
	const pieces = new Set<string>();
	for (const { say, move } of told(events, at)) {
		for (const seat of seatsIn(say)) pieces.add(seat);
		if (isOnMap(move)) pieces.add(hexOfMove(move));
		else if (move && 'hex' in move && move.hex) pieces.add(move.hex);
	}
	return pieces;
}
