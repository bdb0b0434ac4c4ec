/** Who sits where: taking a chair and leaving it, bots, devices, and what the host may do before the start. */
import { seatAt, seatIndex } from '$lib/core';
import type { SeatId } from '$lib/core';
import { botFor } from '$lib/bots';
import { tidyName } from '$lib/protocol';
import type { ClientMessageOf } from '$lib/protocol';
import type { Listener } from './audience';
import { no, openSeat } from './desk';
import type { Answered, Desk } from './desk';
import { hashOf, newCode, newId, newKey } from './keys';
import type { SeatRecord } from './record';

/** Devices a seat can have. */
const MOST_DEVICES = 8;
/** How long a link for another device can be used. */
export const LINK_MS = 10 * 60_000;

const BOT_NAMES = [
	...['Kepler', 'Hypatia', 'Halley', 'Leavitt', 'Tycho', 'Herschel', 'Rubin', 'Galileo'],
	...['Cannon', 'Ptolemy', 'Somerville', 'Messier', 'Mitchell', 'Cassini', 'Payne', 'Huygens']
];

/** The name, told apart from those that sit here already. */
export function freeName(desk: Desk, wanted: string, besides?: SeatRecord): string {
	const taken = new Set(
		desk.record.seats
			.filter((seat) => seat !== besides && seat.kind !== 'open')
			.map(({ name }) => name)
	);
	const name = tidyName(wanted) || 'Player';
	if (!taken.has(name)) return name;
	for (let i = 2; ; i++) if (!taken.has(`${name} ${i}`)) return `${name} ${i}`;
}

function botName(desk: Desk): string {
	const taken = new Set(desk.record.seats.map(({ name }) => name));
	return BOT_NAMES.find((name) => !taken.has(name)) ?? 'Orrery';
}

/** Gives a seat to whoever is on this socket, with a fresh key. */
export function giveSeat(desk: Desk, from: Listener, seat: SeatId): void {
	const record = desk.seat(seat);
	if (!record) return;
	const key = newKey(desk.port.random);
	const device = newId(desk.port.random);
	record.keys = [...record.keys, { id: device, hash: hashOf(key), since: desk.port.now() }].slice(
		-MOST_DEVICES
	);
	desk.touch();
	settleAt(desk, from, seat, device, key);
}

/** This socket speaks for the seat from now on, and sees with its eyes. `key`: tell it this one. */
export function settleAt(
	desk: Desk,
	from: Listener,
	seat: SeatId | null,
	device: string | null,
	key?: string
): void {
	const before = from.seat;
	from.seat = seat;
	from.device = device;
	from.socket.label = JSON.stringify({ seat, device, name: from.name });
	if (before) noteAway(desk, before);
	if (seat) desk.away.delete(seat);
	if (!from.greeted || before === seat) return;
	from.moved = true;
	desk.after(() => {
		desk.audience.tell(from, { type: 'you', you: desk.you(from), ...(key ? { key } : {}) });
		desk.greet(from);
	});
}

/** Starts the time a seat is away, if nobody is connected to it any more. */
export function noteAway(desk: Desk, seat: SeatId): void {
	if (desk.seat(seat)?.kind !== 'human') desk.away.delete(seat);
	else if (!desk.audience.hasSocket(seat) && !desk.away.has(seat))
		desk.away.set(seat, desk.port.now());
}

export function sit(desk: Desk, from: Listener, message: ClientMessageOf<'sit'>): Answered {
	if (desk.phase !== 'lobby')
		return no('ROOM-SEAT.5', "The game is on: take over a bot's seat, or watch.");
	const { seats } = desk.record;
	if (from.seat) return move(desk, from.seat, message);
	const firstOpen = seats.findIndex(({ kind }) => kind === 'open');
	const index = message.seat ? seatIndex(message.seat) : firstOpen;
	const chair = seats[index];
	if (!chair) return no('ROOM-SEAT.1', 'Every chair is taken; you can watch, or ask for one.');
	if (chair.kind === 'human')
		return no('ROOM-SEAT.1', `${chair.name} sits there; take another chair.`);
	const taken = openSeat();
	seats[index] = taken;
	taken.kind = 'human';
	taken.name = freeName(desk, message.name ?? from.name, taken);
	taken.salt = message.salt ?? null;
	desk.record.host ??= seatAt(index);
	giveSeat(desk, from, seatAt(index));
	return null;
}

/** Moves to another chair, which must be open or a bot's. */
function move(desk: Desk, seat: SeatId, message: ClientMessageOf<'sit'>): Answered {
	const mine = desk.seat(seat);
	if (!mine) return null;
	if (message.name) mine.name = freeName(desk, message.name, mine);
	if (message.salt) mine.salt = message.salt;
	desk.touch();
	if (!message.seat || message.seat === seat) return null;
	const chair = desk.seat(message.seat);
	if (!chair) return no('ROOM-SEAT.1', 'There is no such chair at this table.');
	if (chair.kind === 'human')
		return no('ROOM-SEAT.1', `${chair.name} sits there; take another chair.`);
	swapSeats(desk, seat, message.seat);
	return null;
}

/** Everybody keeps their keys; only the chairs change places. */
function swapSeats(desk: Desk, a: SeatId, b: SeatId): void {
	const { record } = desk;
	const other = (seat: SeatId): SeatId => (seat === a ? b : seat === b ? a : seat);
	const [one, two] = [record.seats[seatIndex(a)], record.seats[seatIndex(b)]];
	if (!one || !two) return;
	record.seats[seatIndex(a)] = two;
	record.seats[seatIndex(b)] = one;
	if (record.host) record.host = other(record.host);
	reseat(desk, other);
	desk.touch();
}

/** Chairs were renamed: sockets and absences follow. */
function reseat(desk: Desk, renamed: (seat: SeatId) => SeatId): void {
	const away = [...desk.away].map(([seat, since]) => [renamed(seat), since] as const);
	desk.away.clear();
	for (const [seat, since] of away) desk.away.set(seat, since);
	for (const listener of desk.audience.listeners.values()) {
		const { seat, device } = listener;
		if (seat && renamed(seat) !== seat) {
			listener.seat = null; // nobody leaves a chair here: it has another name
			settleAt(desk, listener, renamed(seat), device);
		}
	}
}

/** Before the first card: chairs nobody took are carried away, the rest close up. */
export function closeUp(desk: Desk): void {
	const places = desk.record.seats.flatMap(({ kind }, i) => (kind === 'open' ? [] : [i]));
	desk.record.seats = desk.record.seats.filter(({ kind }) => kind !== 'open');
	const renamed = (seat: SeatId) => seatAt(places.indexOf(seatIndex(seat)));
	if (desk.record.host) desk.record.host = renamed(desk.record.host);
	reseat(desk, renamed);
	desk.touch();
}

export function takeSeat(
	desk: Desk,
	from: Listener,
	message: ClientMessageOf<'takeSeat'>
): Answered {
	if (desk.phase !== 'playing')
		return no('ROOM-SEAT.7', 'Seats are taken over while a game is on.');
	if (from.seat) return no('ROOM-SEAT.7', 'You have a seat already; leave it first.');
	const record = desk.seat(message.seat);
	if (record?.kind !== 'bot') return no('ROOM-SEAT.7', "Only a bot's seat can be taken over.");
	if (!desk.record.house.takeover)
		return no('ROOM-SEAT.7', 'This table keeps its bots to the end; you can watch.');
	const bot = record.name;
	Object.assign(record, openSeat(), { kind: 'human' });
	record.name = freeName(desk, message.name ?? from.name, record);
	desk.record.host ??= message.seat;
	desk.running?.forget(message.seat);
	desk.replaced();
	giveSeat(desk, from, message.seat);
	desk.notice(`${record.name} takes over the seat of ${bot}.`);
	return null;
}

export function rename(desk: Desk, seat: SeatId, name: string): Answered {
	const record = desk.seat(seat);
	if (!record) return null;
	if (!tidyName(name)) return no('ROOM-SEAT.3', 'A name needs at least one letter or digit.');
	record.name = freeName(desk, name, record);
	desk.touch();
	return null;
}

/** The person is gone for good: the chair is open again, or a bot's while a game is on. */
export function vacate(desk: Desk, seat: SeatId): void {
	const { record } = desk;
	const chair = desk.seat(seat);
	if (!chair) return;
	const { name } = chair;
	for (const listener of desk.audience.listeners.values()) {
		if (listener.seat !== seat) continue;
		listener.name ||= name;
		settleAt(desk, listener, null, null);
	}
	if (desk.phase === 'lobby') Object.assign(chair, openSeat());
	else if (desk.phase === 'over') Object.assign(chair, { keys: [], link: null });
	else {
		seatBot(desk, chair, null);
		desk.replaced();
		desk.running?.forget(seat);
	}
	if (desk.phase !== 'over') desk.away.delete(seat);
	else noteAway(desk, seat);
	record.votes = record.votes.filter((vote) => vote.seat !== seat && vote.by !== seat);
	if (record.host === seat) passHost(desk, seat);
	desk.touch();
}

function seatBot(desk: Desk, chair: SeatRecord, level: string | null): void {
	const name = botName(desk);
	Object.assign(chair, openSeat(), {
		kind: 'bot',
		name,
		ready: true,
		level: botFor(desk.shelf.botsFor(desk.game), level).level
	});
}

/** The next person round the table who is here; if nobody is, the next person. */
export function passHost(desk: Desk, from: SeatId): void {
	const people = desk.people().filter((seat) => seat !== from);
	const after = [
		...people.filter((seat) => seatIndex(seat) > seatIndex(from)),
		...people.filter((seat) => seatIndex(seat) < seatIndex(from))
	];
	desk.record.host = after.find((seat) => desk.isHere(seat)) ?? after[0] ?? null;
	desk.touch();
}

export function leave(desk: Desk, seat: SeatId): Answered {
	const name = desk.nameOf(seat);
	vacate(desk, seat);
	if (desk.phase !== 'lobby') desk.notice(`${name} has left the table.`);
	return null;
}

// --- bots

export function addBot(desk: Desk, message: ClientMessageOf<'addBot'>): Answered {
	const index = message.seat
		? seatIndex(message.seat)
		: desk.record.seats.findIndex(({ kind }) => kind === 'open');
	const chair = desk.record.seats[index];
	if (!chair) return no('ROOM-BOT.1', 'There is no chair left for a bot.');
	if (chair.kind !== 'open')
		return no('ROOM-BOT.1', `${chair.name} sits there; pick an open chair.`);
	seatBot(desk, chair, message.level ?? null);
	desk.touch();
	return null;
}

export function removeBot(desk: Desk, seat: SeatId): Answered {
	const chair = desk.seat(seat);
	if (chair?.kind !== 'bot') return no('ROOM-BOT.1', 'No bot sits there.');
	Object.assign(chair, openSeat());
	desk.touch();
	return null;
}

export function setLevel(desk: Desk, seat: SeatId, level: string): Answered {
	const chair = desk.seat(seat);
	if (chair?.kind !== 'bot') return no('ROOM-BOT.1', 'No bot sits there.');
	if (!desk.shelf.botsFor(desk.game).some((bot) => bot.level === level))
		return no('ROOM-BOT.1', 'This game has no bot of that kind.');
	chair.level = level;
	desk.touch();
	return null;
}

/** A bot plays the seat while its owner cannot or does not want to. */
export function sitIn(desk: Desk, seat: SeatId, why: 'away' | 'asked' | 'vote'): Answered {
	const record = desk.seat(seat);
	if (record?.kind !== 'human' || record.standIn) return null;
	const [best] = desk.shelf.botsFor(desk.game);
	record.standIn = { level: best?.level ?? 'random', why, did: 0 };
	desk.notice(`A bot sits in for ${record.name}.`);
	desk.touch();
	return null;
}

/** The owner is back; the seat is theirs at once. */
export function handBack(desk: Desk, seat: SeatId): void {
	const record = desk.seat(seat);
	if (!record?.standIn) return;
	const { did } = record.standIn;
	record.standIn = null;
	desk.notice(`${record.name} plays again.`);
	desk.touch();
	desk.after(() => desk.audience.tellSeat(seat, { type: 'back', did }));
}

// --- devices

export function makeLink(desk: Desk, from: Listener, seat: SeatId): Answered {
	const record = desk.seat(seat);
	if (!record) return null;
	const key = newKey(desk.port.random);
	const code = newCode(desk.port.random);
	record.link = { key: hashOf(key), code: hashOf(code), until: desk.port.now() + LINK_MS };
	desk.touch();
	desk.after(() => {
		desk.audience.tell(from, { type: 'link', key, code, expiresMs: LINK_MS });
		desk.port.lobby({ table: desk.record.table, deviceCode: code });
	});
	return null;
}

/** The seat a key opens, and by which device. A link's key becomes a device's when it is first used. */
export function seatOfKey(desk: Desk, key: string): { seat: SeatId; device: string } | null {
	const hash = hashOf(key);
	for (const [i, record] of desk.record.seats.entries()) {
		const known = record.keys.find((one) => one.hash === hash);
		if (known) return { seat: seatAt(i), device: known.id };
		if (record.link?.key === hash && record.link.until > desk.port.now()) {
			const device = newId(desk.port.random);
			record.keys = [...record.keys, { id: device, hash, since: desk.port.now() }].slice(
				-MOST_DEVICES
			);
			record.link = null;
			desk.touch();
			desk.after(() => desk.tellYou(seatAt(i)));
			return { seat: seatAt(i), device };
		}
	}
	return null;
}

/** The seat a one-time code opens. It is used up by this. */
export function seatOfCode(desk: Desk, code: string): SeatId | null {
	const hash = hashOf(code);
	const now = desk.port.now();
	const index = desk.record.seats.findIndex(({ link }) => link?.code === hash && link.until > now);
	const record = desk.record.seats[index];
	if (!record) return null;
	record.link = null;
	desk.after(() => desk.tellYou(seatAt(index))); // the others see the new device, and that the code is gone
	return seatAt(index);
}

export function revoke(desk: Desk, seat: SeatId, device: string): Answered {
	const record = desk.seat(seat);
	if (!record?.keys.some(({ id }) => id === device))
		return no('ROOM-KEY.4', 'This seat has no such device.');
	if (record.keys.length === 1)
		return no('ROOM-KEY.4', 'That is the last device of this seat; leave the table instead.');
	record.keys = record.keys.filter(({ id }) => id !== device);
	desk.touch();
	for (const listener of desk.audience.listeners.values()) {
		if (listener.device !== device) continue;
		settleAt(desk, listener, null, null);
	}
	desk.after(() => desk.tellYou(seat));
	return null;
}

// --- the host, before the start

export function swap(desk: Desk, message: ClientMessageOf<'swap'>): Answered {
	if (!desk.seat(message.seat) || !desk.seat(message.with))
		return no('ROOM-SEAT.1', 'There is no such chair at this table.');
	swapSeats(desk, message.seat, message.with);
	return null;
}

export function kick(desk: Desk, seat: SeatId): Answered {
	if (desk.seat(seat)?.kind !== 'human') return no('ROOM-HOST.3', 'Nobody sits there.');
	if (seat === desk.record.host) return no('ROOM-HOST.3', 'To go yourself, leave the table.');
	vacate(desk, seat);
	return null;
}

export function mute(desk: Desk, seat: SeatId, on: boolean): Answered {
	const record = desk.seat(seat);
	if (record?.kind !== 'human') return no('ROOM-HOST.3', 'Nobody sits there.');
	record.muted = on;
	desk.touch();
	return null;
}
