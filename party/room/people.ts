/** Who sits where, read from the table's record. */
import { seatAt, seatIndex } from '$lib/core';
import type { SeatId } from '$lib/core';
import type { RoomRecord, SeatRecord } from './record';

export const openSeat = (): SeatRecord => ({
	kind: 'open',
	name: '',
	level: null,
	ready: false,
	muted: false,
	keys: [],
	link: null,
	standIn: null,
	salt: null,
	since: 0,
	undoFrom: 0
});

export const seatOf = ({ seats }: RoomRecord, seat: SeatId): SeatRecord | undefined =>
	seats[seatIndex(seat)];

/** Seats that belong to people. */
export const peopleOf = ({ seats }: RoomRecord): SeatId[] =>
	seats.flatMap(({ kind }, i) => (kind === 'human' ? [seatAt(i)] : []));

/** Whether anybody has a seat here that a key opens. */
export const isOwned = ({ seats }: RoomRecord): boolean =>
	seats.some(({ keys }) => keys.length > 0);

/** Whether a bot answers for this seat now. */
export function isPlayedByBot(record: RoomRecord, seat: SeatId): boolean {
	const chair = seatOf(record, seat);
	return chair?.kind === 'bot' || (chair?.kind === 'human' && chair.standIn !== null);
}

export const nameOf = (record: RoomRecord, seat: SeatId): string =>
	seatOf(record, seat)?.name ?? 'Somebody';
