/** What was said in a game, as one reader sees it: for those who join, and for those who read back. */
import type { SeatId } from '$lib/core';
import { EARLIER_MOVES, LOG_KEPT } from '$lib/protocol';
import type { LoggedEvent, ServerMessageOf } from '$lib/protocol';
import { seenBy } from './audience';
import type { Past } from './record';
import { pastIn } from './running';
import type { Running } from './running';
import type { Store } from './port';

/** [ROOM-LOG.5] A move as it was told as it happened, what moved without words, too: by it what mattered is known. */
const toldOf = ({ n, events }: Past, seat: SeatId | null): LoggedEvent[] =>
	events.flatMap((event) => {
		const seen = seenBy(event, seat);
		return seen ? [{ n, ...seen }] : [];
	});

/** [ROOM-LOG.1] The last moves whose words are few enough, and the number of the first of them. */
export function lately(
	past: readonly Past[],
	seat: SeatId | null
): { log: LoggedEvent[]; logFrom: number } {
	const log: LoggedEvent[] = [];
	let logFrom = past.at(-1)?.n ?? 0;
	let count = 0;
	for (const move of [...past].reverse()) {
		const told = toldOf(move, seat);
		const said = told.filter(({ say }) => say).length;
		if (count > 0 && count + said > LOG_KEPT) break;
		count += said;
		log.unshift(...told);
		logFrom = move.n;
	}
	return { log, logFrom };
}

/**
 * [ROOM-LOG.2] The moves up to this one, so many at a time. [ROOM-LOG.3] Which moves there are is not told: a number too high
 * brings nothing, as do moves of which this seat reads nothing.
 */
export async function earlier(
	store: Store,
	running: Running | null,
	seat: SeatId | null,
	upTo: number
): Promise<ServerMessageOf<'earlier'>> {
	const from = Math.max(0, upTo - EARLIER_MOVES + 1);
	// What was taken back is kept until something else has its number.
	const last = Math.min(upTo, running?.table.n ?? -1);
	const lines = running && last >= from ? await running.journal.moves(store, from, last) : [];
	const log = lines.flatMap(({ text }) => toldOf(pastIn(text), seat));
	return { type: 'earlier', from, upTo, log };
}
