/** For how long a table waits for whoever is away before a bot sits in. */
import type { SeatId } from '$lib/core';
import { isOverDays } from '$lib/protocol';
import { seatOf } from './people';
import type { TableSession } from './session';

/** [ROOM-AWAY.1] When a bot sits in for this seat, ms since 1970; null where none will: its player is here, or the table waits for them. */
export function sitsInAt({ away, record }: TableSession, seat: SeatId): number | null {
	const since = away.get(seat);
	const { graceS } = record.house;
	// [ROOM-DAYS.2]
	if (since === undefined || record.phase !== 'playing' || graceS < 0 || isOverDays(record.house))
		return null;
	return seatOf(record, seat)?.standIn ? null : since + graceS * 1000;
}
