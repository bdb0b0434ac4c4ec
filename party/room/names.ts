/** [ROOM-SEAT.3] What people are called at this table, told apart: who sits here and who watches. */
import { seatAt } from '$lib/core';
import type { SeatId } from '$lib/core';
import { freeName } from '$lib/protocol';
import type { Listener } from './listener';
import type { Turn } from './turn';

/** What somebody is called who watches and has said no name. */
export const NAMELESS = 'Somebody';

/** Whose own name does not count. */
interface Besides {
	readonly seat?: SeatId;
	readonly from?: Listener;
}

function taken({ session, record }: Turn, besides: Besides): string[] {
	const seats = record.seats.flatMap(({ kind, name }, i) =>
		kind !== 'open' && seatAt(i) !== besides.seat ? [name] : []
	);
	const watchers = [...session.audience.listeners.values()].flatMap((one) =>
		one.standing.is === 'watcher' && one !== besides.from ? [one.called] : []
	);
	return [...seats, ...watchers.filter((name) => name !== '')];
}

/** What somebody is called who sits down, or wants another name. */
export const seatName = (turn: Turn, wanted: string, besides: Besides): string =>
	freeName(wanted, taken(turn, besides));

/** What a listener is called who watches. */
export const watcherName = (turn: Turn, from: Listener): string =>
	freeName(from.name, taken(turn, { from }), NAMELESS);
