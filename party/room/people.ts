/** Who sits where, read from the table's record. */
import { seatAt, seatIndex } from '$lib/core';
import type { SeatId } from '$lib/core';
import { COLOURS, isOverDays } from '$lib/protocol';
import type { Colour } from '$lib/protocol';
import type { RoomRecord, SeatRecord } from './record';

/** [ROOM-KEY.6] Nobody's, and no key's; a chair keeps its colour, whoever comes and goes. */
export const NOBODYS: Omit<SeatRecord, 'colour'> = {
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
};

export const openSeat = (colour: Colour): SeatRecord => ({ ...NOBODYS, colour });

/** Open chairs of colours that none of these has. */
export function openSeats(count: number, beside: readonly SeatRecord[] = []): SeatRecord[] {
	const taken = new Set(beside.map(({ colour }) => colour));
	return COLOURS.filter((colour) => !taken.has(colour))
		.slice(0, Math.max(0, count))
		.map(openSeat);
}

export const seatOf = ({ seats }: RoomRecord, seat: SeatId): SeatRecord | undefined =>
	seats[seatIndex(seat)];

/** Seats that belong to people. */
export const peopleOf = ({ seats }: RoomRecord): SeatId[] =>
	seats.flatMap(({ kind }, i) => (kind === 'human' ? [seatAt(i)] : []));

/** [ROOM-SEAT.7] Whether a newcomer may ask for a bot's seat in the game that is on; a lesson is one person's. */
export const isTakenOver = ({ house, lesson }: RoomRecord): boolean =>
	house.takeover && lesson !== true;

/** Whether anybody has a seat here that a key opens. */
export const isOwned = ({ seats }: Pick<RoomRecord, 'seats'>): boolean =>
	seats.some(({ keys }) => keys.length > 0);

/** Whether one person alone has a seat here. */
export const isAlone = (record: RoomRecord): boolean => peopleOf(record).length === 1;

/** [ROOM-DAYS.1] Whether its game goes on while none of its people is here. */
export const playsOn = (record: RoomRecord): boolean => isOverDays(record.house) && isOwned(record);

/** Whether a bot answers for this seat now. */
export function isPlayedByBot(record: RoomRecord, seat: SeatId): boolean {
	const chair = seatOf(record, seat);
	return chair?.kind === 'bot' || (chair?.kind === 'human' && chair.standIn !== null);
}

export const nameOf = (record: RoomRecord, seat: SeatId): string =>
	seatOf(record, seat)?.name ?? 'Somebody';
