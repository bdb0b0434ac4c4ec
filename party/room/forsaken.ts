/** When a table is forgotten that nobody visits. */
import { seatAt } from '$lib/core';
import type { SeatId } from '$lib/core';
import { isOverDays } from '$lib/protocol';
import type { House } from '$lib/protocol';
import type { TableSession } from './session';
import { isOwned } from './people';
import type { RoomRecord } from './record';

const DAY = 24 * 3_600_000;
/** [ROOM-IDLE.1] A table nobody of it has visited for so long is forgotten; [ROOM-IDLE.2] or that is nobody's. */
const FORSAKEN_MS = 30 * DAY;
const VACANT_MS = DAY;
/** [ROOM-DAYS.4] Over days somebody may wait through so many decisions of others, and need not come meanwhile. */
const DECISIONS = 60;

const patienceOf = ({ clockS }: House): number =>
	isOverDays({ clockS }) ? Math.max(FORSAKEN_MS, DECISIONS * clockS * 1000) : FORSAKEN_MS;

/** Whether nobody has been here for long; who only watches does not count. */
export function isForsaken({
	audience,
	away,
	port,
	record: { vacant, seats, house }
}: TableSession): boolean {
	const now = port.now();
	if (audience.inhabited) return false;
	if (vacant !== null) return now - vacant >= VACANT_MS;
	const owned = ownedSeats(seats);
	const isLong = (seat: SeatId) => now - (away.get(seat) ?? Infinity) >= patienceOf(house);
	return owned.length > 0 && owned.every(isLong);
}

const ownedSeats = (seats: RoomRecord['seats']): SeatId[] =>
	seats.flatMap(({ keys }, i) => (keys.length > 0 ? [seatAt(i)] : []));

/** When it is to be looked whether it is forsaken, ms since 1970; null where nobody has ever sat. */
export function forsakenAt({ audience, away, port, record }: TableSession): number | null {
	const now = port.now();
	if (record.vacant !== null && !audience.inhabited)
		return Math.max(now, record.vacant + VACANT_MS);
	if (!isOwned(record)) return null;
	// Also while people are here: the process may die before they have gone.
	const left = audience.inhabited
		? [now]
		: ownedSeats(record.seats).map((seat) => away.get(seat) ?? now);
	return Math.max(now, Math.max(...left) + patienceOf(record.house));
}
