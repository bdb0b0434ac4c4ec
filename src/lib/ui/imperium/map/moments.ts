/**
 * Looking back: what the board was when a line of the log was said, and which pieces and players the line speaks of.
 * One change of the table may tell of many things, so its events are played out up to the line.
 */
import { seatsIn } from '$lib/core/words';
import type { OpenBoard } from '$lib/games/imperium/view';
import { told } from '../../moments';
import type { ImperiumEvent, ImperiumMove } from '../screen';
import { begun, ended, movesIn, startOf } from './moves';

/** The board when line `at` of these events was said; `before` and `after` are what they lie between. */
export function boardAt(
	before: OpenBoard | null,
	after: OpenBoard,
	events: readonly ImperiumEvent[],
	at: number
): OpenBoard {
	const until = at + told(events, at).length;
	if (!before || movesIn(events.slice(until)).length === 0) return after;
	return movesIn(events.slice(0, until)).reduce(
		(open, move) => ended(begun(open, move), move),
		startOf(before, after)
	);
}

function piecesOf(move: ImperiumMove): readonly string[] {
	if (move.type === 'moved') return [move.to];
	if ('system' in move) return [move.system];
	if ('planet' in move) return [move.planet];
	if (move.type === 'exhaust') return move.planets;
	if (move.type === 'tech') return [`tech:${move.tech}`];
	return [];
}

/** The pieces a line speaks of, by the ids the board knows; where ships went, not whence. */
export function spokenOf(events: readonly ImperiumEvent[], at: number): ReadonlySet<string> {
	const pieces = new Set<string>();
	for (const { say, move } of told(events, at)) {
		for (const seat of seatsIn(say)) pieces.add(seat);
		for (const piece of move ? piecesOf(move) : []) pieces.add(piece);
	}
	return pieces;
}
