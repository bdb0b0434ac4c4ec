/** What was told: lines of the log and the moves that came with them. */
import type { AnyMove, Words } from '$lib/core';

/** As much of an event as screens need. */
export interface Told<Move extends AnyMove = AnyMove> {
	readonly say: Words;
	/** The pieces it is about, where neither its seats nor its move name them. */
	readonly about?: readonly string[];
	readonly move?: Move;
}

/** A line, and the moves without words that were told with it: up to the next line. */
export function told<Move extends AnyMove>(
	events: readonly Told<Move>[],
	at: number
): readonly Told<Move>[] {
	const next = events.findIndex(({ say }, i) => i > at && say !== '');
	return events.slice(at, next < 0 ? undefined : next);
}
