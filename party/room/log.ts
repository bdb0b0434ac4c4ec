/** What was said in a game, as one reader sees it: for those who join, and for those who read back. */
import type { SeatId } from '$lib/core';
import { EARLIER_MOVES, LOG_KEPT } from '$lib/protocol';
import type { LoggedEvent, ServerMessageOf } from '$lib/protocol';
import { seenBy } from './audience';
import type { Past } from './record';
import { pastIn } from './running';
import type { Running } from './running';
import type { Store } from './port';

/** The words of a move; which pieces moved is left out, for nobody moves them now. */
function saidOf({ n, events }: Past, seat: SeatId | null): LoggedEvent[] {
	return events.flatMap((event) => {
		const seen = seenBy(event, seat);
		if (!seen?.say) return [];
		const { move: _, ...said } = seen;
		return [{ n, ...said }];
	});
}

/** All of a move, for who did not see it happen and is to be told what mattered. */
const movedOf = ({ n, events }: Past, seat: SeatId | null): LoggedEvent[] =>
	events.flatMap((event) => {
		const seen = seenBy(event, seat);
		return seen ? [{ n, ...seen }] : [];
	});

/**
 * [ROOM-LOG.1] The last moves whose words are few enough, and the number of the first of them. [ROOM-LOG.5] `left`: the
 * move up to which this reader has seen what moved; null: that is of no use here.
 */
export function lately(
	past: readonly Past[],
	seat: SeatId | null,
	left: number | null = null
): { log: LoggedEvent[]; logFrom: number; movesFrom?: number } {
	const log: LoggedEvent[] = [];
	let logFrom = past.at(-1)?.n ?? 0;
	let count = 0;
	for (const move of [...past].reverse()) {
		const said = saidOf(move, seat);
		if (count > 0 && count + said.length > LOG_KEPT) break;
		count += said.length;
		log.unshift(...(left !== null && move.n > left ? movedOf(move, seat) : said));
		logFrom = move.n;
	}
	return { log, logFrom, ...(left === null ? {} : { movesFrom: left }) };
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
	const log = lines.flatMap(({ text }) => saidOf(pastIn(text), seat));
	return { type: 'earlier', from, upTo, log };
}
