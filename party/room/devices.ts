/** The devices of a seat: keys, links and codes for another one, and which socket speaks for whom. */
import { seatAt } from '$lib/core';
import type { SeatId } from '$lib/core';
import { no } from './desk';
import type { Answered, Desk } from './desk';
import { hashOf, newCode, newId, newKey } from './keys';
import { isGreeted, labelOf, seatBehind, WATCHER } from './listener';
import type { Listener, Standing } from './listener';
import { greet, tellYou, youLook } from './looks';
import { seatOf } from './people';
import type { KeyRecord, RoomRecord } from './record';
import type { Turn } from './turn';

/** Devices a seat can have. */
const MOST_DEVICES = 8;
/** How long a link for another device can be used. */
export const LINK_MS = 10 * 60_000;

const withDevice = (keys: readonly KeyRecord[], key: KeyRecord) =>
	[...keys, key].slice(-MOST_DEVICES);

/** Gives a seat to whoever is on this socket, with a fresh key. */
export function giveSeat(turn: Turn, from: Listener, seat: SeatId): void {
	const chair = seatOf(turn.record, seat);
	if (!chair) return;
	const { random, now } = turn.desk.port;
	const key = newKey(random);
	const device = newId(random);
	const record = { id: device, hash: hashOf(key), since: now() };
	turn.changeSeat(seat, { keys: withDevice(chair.keys, record) });
	settleAt(turn, from, { is: 'seat', seat, device }, key);
}

/** This socket speaks for the seat from now on, and sees with its eyes. `key`: tell it this one. */
export function settleAt(turn: Turn, from: Listener, standing: Standing, key?: string): void {
	const { desk } = turn;
	const before = seatBehind(from);
	const wasGreeted = isGreeted(from);
	settle(desk, from, standing);
	const seat = seatBehind(from);
	if (before) noteAway(turn, before);
	if (!wasGreeted || before === seat) return;
	from.moved = true;
	turn.after.push(() => {
		desk.audience.tell(from, { type: 'you', you: youLook(desk, from), ...(key ? { key } : {}) });
		greet(desk, from);
	});
}

/** The same where nobody is told: at waking, and when chairs are renamed. */
export function settle(desk: Desk, from: Listener, standing: Standing): void {
	from.standing = standing;
	from.socket.label = labelOf(from);
	const seat = seatBehind(from);
	if (seat) desk.away.delete(seat);
}

/** Every socket that has said hello speaks for the seat its device belongs to, as it was saved. */
export function settleAll(desk: Desk): void {
	for (const listener of desk.audience.listeners.values()) {
		const { standing } = listener;
		if (standing.is === 'stranger') continue;
		const index =
			standing.is === 'seat'
				? desk.record.seats.findIndex(({ keys }) => keys.some(({ id }) => id === standing.device))
				: -1;
		const settled =
			standing.is === 'seat' && index >= 0 ? { ...standing, seat: seatAt(index) } : WATCHER;
		settle(desk, listener, settled);
	}
}

/** Starts the time a seat is away, if nobody is connected to it any more. */
export function noteAway({ desk, record }: Turn, seat: SeatId): void {
	if (seatOf(record, seat)?.kind !== 'human') desk.away.delete(seat);
	else if (!desk.audience.hasSocket(seat) && !desk.away.has(seat))
		desk.away.set(seat, desk.port.now());
}

export function makeLink(turn: Turn, from: Listener, seat: SeatId): Answered {
	const { port, audience, name } = turn.desk;
	const key = newKey(port.random);
	const code = newCode(port.random);
	turn.changeSeat(seat, {
		link: { key: hashOf(key), code: hashOf(code), until: port.now() + LINK_MS }
	});
	turn.after.push(() => {
		audience.tell(from, { type: 'link', key, code, expiresMs: LINK_MS });
		port.lobby({ table: name, deviceCode: code });
	});
	return null;
}

/** Whose key it is; nothing is changed. */
export function holderOf(record: RoomRecord, key: string, now: number): SeatId | null {
	const hash = hashOf(key);
	const at = record.seats.findIndex(
		({ keys, link }) =>
			keys.some((one) => one.hash === hash) || (link?.key === hash && link.until > now)
	);
	return at < 0 ? null : seatAt(at);
}

/** The seat a key opens, and by which device. A link's key becomes a device's when it is first used. */
export function seatOfKey(turn: Turn, key: string): { seat: SeatId; device: string } | null {
	const hash = hashOf(key);
	const { port } = turn.desk;
	for (const [i, { keys, link }] of turn.record.seats.entries()) {
		const seat = seatAt(i);
		const known = keys.find((one) => one.hash === hash);
		if (known) return { seat, device: known.id };
		if (link?.key === hash && link.until > port.now()) {
			const device = newId(port.random);
			const record = { id: device, hash, since: port.now() };
			turn.changeSeat(seat, { keys: withDevice(keys, record), link: null });
			turn.after.push(() => tellYou(turn.desk, seat));
			return { seat, device };
		}
	}
	return null;
}

/** The seat a one-time code opens. It is used up by this. */
export function seatOfCode(turn: Turn, code: string): SeatId | null {
	const hash = hashOf(code);
	const now = turn.desk.port.now();
	const index = turn.record.seats.findIndex(({ link }) => link?.code === hash && link.until > now);
	if (index < 0) return null;
	const seat = seatAt(index);
	turn.changeSeat(seat, { link: null });
	turn.after.push(() => tellYou(turn.desk, seat)); // the others see the new device, and that the code is gone
	return seat;
}

export function revoke(turn: Turn, seat: SeatId, device: string): Answered {
	const keys = seatOf(turn.record, seat)?.keys ?? [];
	if (!keys.some(({ id }) => id === device))
		return no('ROOM-KEY.4', 'This seat has no such device.');
	if (keys.length === 1)
		return no('ROOM-KEY.4', 'That is the last device of this seat; leave the table instead.');
	turn.changeSeat(seat, { keys: keys.filter(({ id }) => id !== device) });
	for (const listener of turn.desk.audience.listeners.values())
		if (listener.standing.is === 'seat' && listener.standing.device === device)
			settleAt(turn, listener, WATCHER);
	turn.after.push(() => tellYou(turn.desk, seat));
	return null;
}
