/**
 * By what somebody is known again who has no seat: this connection, the last key of this device, the
 * address. Who was sent away stays away by them, and who was muted stays muted.
 */
import { msg } from '$lib/core';
import type { Refusal } from '$lib/core';
import { isHere as isOwnMachine } from '../address';
import type { TableSession } from './session';
import { hashOf } from './keys';
import { seatBehind } from './listener';
import type { Listener } from './listener';
import { seatOf } from './people';
import type { Bar, RoomRecord, SeatRecord } from './record';
import type { Turn } from './turn';

/** Bars kept; the oldest go first. */
const MOST = 64;

/** Marks of addresses as they were worked out: whenever somebody comes, all who watch are looked at. */
const known = new WeakMap<Listener, { readonly pepper: string; readonly mark: string }>();

/** The mark of a listener's address, which the store does not tell; null where an address says nothing. */
export function homeOf({ pepper }: RoomRecord, listener: Listener): string | null {
	if (isOwnMachine(listener.address)) return null;
	const before = known.get(listener);
	if (before?.pepper === pepper) return before.mark;
	const mark = `from:${hashOf(`${pepper} ${listener.address}`)}`;
	known.set(listener, { pepper, mark });
	return mark;
}

const present = (marks: readonly (string | null)[]) => marks.flatMap((mark) => mark ?? []);

const ofKey = (hash: string) => `key:${hash}`;

export const marksOf = (record: RoomRecord, listener: Listener): string[] =>
	present([listener.id, listener.key && ofKey(listener.key), homeOf(record, listener)]);

/** What the owner of a seat is known by: all its devices, and those connected. */
export function marksOfSeat(
	{ audience }: TableSession,
	record: RoomRecord,
	chair: SeatRecord
): string[] {
	const devices = new Set(chair.keys.map(({ id }) => id));
	const here = [...audience.listeners.values()].filter(
		({ standing }) => standing.is === 'seat' && devices.has(standing.device)
	);
	return [
		...chair.keys.flatMap(({ hash, from }) => present([ofKey(hash), from ?? null])),
		...here.flatMap((listener) => marksOf(record, listener))
	];
}

/** Whether anything of this kind is known of this listener. */
export const isBarred = (
	record: RoomRecord,
	listener: Listener,
	...kinds: readonly Bar['kind'][]
): boolean => {
	if (record.bars.length === 0) return false;
	const mine = marksOf(record, listener);
	return record.bars.some(
		({ kind, marks }) => kinds.includes(kind) && marks.some((mark) => mine.includes(mark))
	);
};

/** Remembers it under these marks. The address of the host is never barred: others live there. */
export function bar(turn: Turn, kind: Bar['kind'], marks: readonly string[]): void {
	const { record } = turn;
	const chair = record.host && seatOf(record, record.host);
	const homes = new Set(chair ? chair.keys.map(({ from }) => from) : []);
	const kept = [...new Set(marks)].filter((mark) => !homes.has(mark));
	turn.change({ bars: [...record.bars, { kind, marks: kept }].slice(-MOST) });
}

/** Forgets what of these kinds is known under any of these marks. */
export function unbar(
	turn: Turn,
	marks: readonly string[],
	...kinds: readonly Bar['kind'][]
): void {
	turn.change({
		bars: turn.record.bars.filter(
			(one) => !kinds.includes(one.kind) || !one.marks.some((mark) => marks.includes(mark))
		)
	});
}

/** Whether this listener is to be heard by nobody. */
export function isMuted(record: RoomRecord, from: Listener): boolean {
	const seat = seatBehind(from);
	return seat ? seatOf(record, seat)?.muted === true : isBarred(record, from, 'muted');
}

/** Why this newcomer gets no seat of this game; null where nothing stands against it. */
export function barredFrom(record: RoomRecord, from: Listener): Refusal | null {
	if (isBarred(record, from, 'sent', 'out'))
		return {
			rule: 'ROOM-AGAIN.1',
			say: msg('You were sent away from this table; until its next game is set up you can watch.')
		};
	if (isBarred(record, from, 'left'))
		return {
			rule: 'ROOM-AGAIN.1',
			say: msg('You have left this game; until the next one is set up you can watch.')
		};
	return isBarred(record, from, 'refused')
		? {
				rule: 'ROOM-ASK.5',
				say: msg('The table has said no; until its next game is set up you can watch.')
			}
		: null;
}
