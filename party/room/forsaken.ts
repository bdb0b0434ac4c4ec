/** When a table is forgotten that nobody visits. */
import { seatAt } from '$lib/core';
import type { SeatId } from '$lib/core';
import type { TableSession } from './session';
import { isOwned } from './people';

const DAY = 24 * 3_600_000;
/** [ROOM-IDLE.1] A table nobody of it has visited for so long is forgotten; [ROOM-IDLE.2] or that is nobody's. */
const FORSAKEN_MS = 30 * DAY;
const VACANT_MS = DAY;

/** Whether nobody has been here for long; who only watches does not count. */
export function isForsaken({
	audience,
	away,
	port,
	record: { vacant, seats }
}: TableSession): boolean {
	const now = port.now();
	if (audience.inhabited) return false;
	if (vacant !== null) return now - vacant >= VACANT_MS;
	const owned = seats.flatMap(({ keys }, i) => (keys.length > 0 ? [seatAt(i)] : []));
	const isLong = (seat: SeatId) => now - (away.get(seat) ?? Infinity) >= FORSAKEN_MS;
	return owned.length > 0 && owned.every(isLong);
}

/** When it is to be looked whether it is forsaken, ms since 1970; null where nobody has ever sat. */
export function forsakenAt({ audience, port, record }: TableSession): number | null {
	const now = port.now();
	if (record.vacant !== null && !audience.inhabited)
		return Math.max(now, record.vacant + VACANT_MS);
	// Also while people are here: the process may die before they have gone.
	return isOwned(record) ? now + FORSAKEN_MS : null;
}
