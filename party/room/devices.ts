/** The devices of a seat: keys, links and codes for another one, and which socket speaks for whom. */
import { seatAt, msg } from '$lib/core';
import type { SeatId } from '$lib/core';
import type { WatcherId } from '$lib/protocol';
import { no } from './session';
import type { Answered, TableSession } from './session';
import { hashOf, newCode, newId, newKey } from './keys';
import { isGreeted, labelOf, seatBehind, WATCHER } from './listener';
import type { Listener, Standing } from './listener';
import { greet, tellYou, youLook } from './looks';
import { homeOf } from './marks';
import { watcherName } from './names';
import { seatOf } from './people';
import type { KeyRecord, RoomRecord } from './record';
import type { Turn } from './turn';

/** Devices a seat can have. */
const MOST_DEVICES = 8;
/** How long a link for another device can be used. */
const LINK_MS = 10 * 60_000;

/** [ROOM-KEY.7] One device more; with the ninth the oldest is none any more, and watches. */
function addDevice(turn: Turn, seat: SeatId, key: KeyRecord): void {
	const { audience } = turn.session;
	const all = [...(seatOf(turn.record, seat)?.keys ?? []), key];
	turn.changeSeat(seat, { keys: all.slice(-MOST_DEVICES) });
	turn.change({ vacant: null });
	const ended = new Set(all.slice(0, -MOST_DEVICES).map(({ id }) => id));
	for (const listener of audience.listeners.values()) {
		if (listener.standing.is !== 'seat' || !ended.has(listener.standing.device)) continue;
		settleAt(turn, listener, WATCHER);
		const { rule, say } = no(
			'ROOM-KEY.7',
			msg('Your seat has {n} newer devices; this one watches now.', { n: MOST_DEVICES })
		);
		turn.after.push(() => audience.tell(listener, { type: 'refused', of: 'hello', rule, say }));
	}
}

/** Gives a seat to whoever is on this socket, with a fresh key. */
export function giveSeat(turn: Turn, from: Listener, seat: SeatId): void {
	const { random, now } = turn.session.port;
	const key = newKey(random);
	const device = newId(random);
	from.key = hashOf(key);
	const home = homeOf(turn.record, from);
	addDevice(turn, seat, { id: device, hash: from.key, since: now(), from: home });
	settleAt(turn, from, { is: 'seat', seat, device }, key);
}

/** This socket speaks for the seat from now on, and sees with its eyes. `key`: tell it this one. */
export function settleAt(turn: Turn, from: Listener, standing: Standing, key?: string): void {
	const { session } = turn;
	const before = seatBehind(from);
	const wasGreeted = isGreeted(from);
	from.called = standing.is === 'watcher' ? from.called || watcherName(turn, from) : '';
	settle(session, from, standing);
	const seat = seatBehind(from);
	if (before) noteAway(turn, before);
	if (!wasGreeted || before === seat) return;
	from.moved = true;
	turn.after.push(() => {
		session.audience.tell(from, {
			type: 'you',
			you: youLook(session, from),
			...(key ? { key } : {})
		});
		greet(session, from);
	});
}

/** Says nothing of who it is, and is used once. */
function nextId({ audience, record, port }: TableSession): WatcherId {
	audience.named += 1;
	return `watcher:${hashOf(`${record.pepper} ${port.now()} ${audience.named}`).slice(0, 8)}`;
}

/** The same where nobody is told: at waking, and when chairs are renamed. */
export function settle(session: TableSession, from: Listener, standing: Standing): void {
	from.standing = standing;
	if (standing.is === 'watcher') from.id ??= nextId(session);
	from.socket.label = labelOf(from);
	const seat = seatBehind(from);
	if (seat) session.away.delete(seat);
}

/** Every socket that has said hello speaks for the seat its device belongs to, as it was saved. */
export function settleAll(session: TableSession): void {
	for (const listener of session.audience.listeners.values()) {
		const { standing } = listener;
		if (standing.is === 'stranger') continue;
		const index =
			standing.is === 'seat'
				? session.record.seats.findIndex(({ keys }) =>
						keys.some(({ id }) => id === standing.device)
					)
				: -1;
		const settled =
			standing.is === 'seat' && index >= 0 ? { ...standing, seat: seatAt(index) } : WATCHER;
		settle(session, listener, settled);
	}
}

/** Starts the time a seat is away, if nobody is connected to it any more. */
export function noteAway({ session, record }: Turn, seat: SeatId): void {
	if (seatOf(record, seat)?.kind !== 'human') session.away.delete(seat);
	else if (!session.audience.hasSocket(seat) && !session.away.has(seat))
		session.away.set(seat, session.port.now());
}

export function makeLink(turn: Turn, from: Listener, seat: SeatId): Answered {
	const { port, audience, name } = turn.session;
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

/** Whose key this is the hash of; nothing is changed. */
export function holderOf(record: RoomRecord, hash: string, now: number): SeatId | null {
	const at = record.seats.findIndex(
		({ keys, link }) =>
			keys.some((one) => one.hash === hash) || (link?.key === hash && link.until > now)
	);
	return at < 0 ? null : seatAt(at);
}

/** [ROOM-KEY.1] The seat this device's key opens, and by which device. A link's key becomes a device's when it is first used. */
export function seatOfKey(turn: Turn, from: Listener): { seat: SeatId; device: string } | null {
	const { key: hash } = from;
	if (hash === null) return null;
	const { port } = turn.session;
	const home = homeOf(turn.record, from);
	for (const [i, { keys, link }] of turn.record.seats.entries()) {
		const seat = seatAt(i);
		const known = keys.find((one) => one.hash === hash);
		if (known) return { seat, device: known.id };
		if (link?.key === hash && link.until > port.now()) {
			const device = newId(port.random);
			turn.changeSeat(seat, { link: null });
			addDevice(turn, seat, { id: device, hash, since: port.now(), from: home });
			turn.after.push(() => tellYou(turn.session, seat));
			return { seat, device };
		}
	}
	return null;
}

/** [ROOM-KEY.2] The seat a one-time code opens. It is used up by this. */
export function seatOfCode(turn: Turn, code: string): SeatId | null {
	const hash = hashOf(code);
	const now = turn.session.port.now();
	const index = turn.record.seats.findIndex(({ link }) => link?.code === hash && link.until > now);
	if (index < 0) return null;
	const seat = seatAt(index);
	turn.changeSeat(seat, { link: null });
	turn.after.push(() => tellYou(turn.session, seat)); // the others see the new device, and that the code is gone
	return seat;
}

export function revoke(turn: Turn, seat: SeatId, device: string): Answered {
	const keys = seatOf(turn.record, seat)?.keys ?? [];
	if (!keys.some(({ id }) => id === device))
		return no('ROOM-KEY.4', msg('This seat has no such device.'));
	if (keys.length === 1)
		return no('ROOM-KEY.4', msg('That is the last device of this seat; leave the table instead.'));
	turn.changeSeat(seat, { keys: keys.filter(({ id }) => id !== device) });
	for (const listener of turn.session.audience.listeners.values())
		if (listener.standing.is === 'seat' && listener.standing.device === device)
			settleAt(turn, listener, WATCHER);
	turn.after.push(() => tellYou(turn.session, seat));
	return null;
}
