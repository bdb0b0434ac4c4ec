/** What a table looks like to those who listen: the room, the game for everybody, the game for one seat, what is yours. */
import { lookOpen, lookOwn, sayUnfit, seatAt } from '$lib/core';
import type { OpenLook, OwnLook, SeatId } from '$lib/core';
import { PROTOCOL } from '$lib/protocol';
import type { Clock, RoomLook, ServerMessage, VoteLook, WatcherLook, You } from '$lib/protocol';
import { clockOf } from './clocks';
import type { WayBack } from './course';
import type { Desk } from './desk';
import { seatBehind } from './listener';
import type { Listener } from './listener';
import { lately } from './log';
import { NAMELESS } from './names';
import { seatOf } from './people';
import type { RoomRecord, VoteRecord } from './record';
import type { Running } from './running';
import { barredFrom, isBarred, isMuted } from './marks';
import { votersOn, votesNeeded } from './ballot';
import type { Turn } from './turn';

/** What a bot on this seat may see. A copy: a bot gets nothing it could change. */
export function viewOf(desk: Desk, seat: SeatId): { open: OpenLook; own: OwnLook } {
	const { running, audience } = desk;
	if (!running) throw new Error('There is no game to look at.');
	const own = lookOwn(running.game, running.table, seat);
	return JSON.parse(JSON.stringify({ open: audience.open, own })) as {
		open: OpenLook;
		own: OwnLook;
	};
}

export const looksOf = (desk: Desk) => ({ room: roomLook(desk), ...gameLooks(desk) });

export function gameLooks(desk: Desk): { open: OpenLook | null; own: Map<SeatId, OwnLook | null> } {
	const { running, record } = desk;
	const open = running && lookOpen(running.game, running.table);
	return {
		open,
		own: ownLooks(
			desk,
			record.seats.map((_, i) => seatAt(i))
		)
	};
}

/** What these seats see besides; null for bots' seats, which nobody looks at. */
export function ownLooks(desk: Desk, seats: readonly SeatId[]): Map<SeatId, OwnLook | null> {
	const { running, record } = desk;
	return new Map(
		seats.map((seat) => {
			const isPerson = running && seatOf(record, seat)?.kind === 'human';
			return [seat, isPerson ? ownLook(running, seat) : null];
		})
	);
}

function ownLook(running: Running, seat: SeatId): OwnLook {
	const look = lookOwn(running.game, running.table, seat);
	const { decision } = look;
	return decision
		? { ...look, decision: { ...decision, id: running.course.wireId(decision.id) } }
		: look;
}

export function roomLook(desk: Desk): RoomLook {
	const { record } = desk;
	const { table, code, game, phase, round, host, options, house, commitment, reports } = record;
	return {
		...{ table, code, game, phase, round, host, options, house, commitment, reports },
		seats: record.seats.map(({ kind, colour, name, ready, level, standIn, muted }, i) => ({
			...{ seat: seatAt(i), kind, colour, name, ready, muted, standIn },
			here: kind === 'bot' || (kind === 'human' && desk.isHere(seatAt(i))),
			level,
			free:
				phase === 'lobby'
					? kind === 'open'
					: phase === 'playing' && kind === 'bot' && house.takeover
		})),
		levels: desk.waits ? [] : desk.shelf.botsFor(desk.game).map(({ level }) => level),
		watchers: watchersOf(desk),
		reveal: phase === 'over' ? { secret: record.secret, salts: record.salts } : null,
		votes: record.votes.map((vote) => voteLook(desk, vote)),
		file: phase !== 'playing' && record.finished != null,
		...(desk.waits ? { waits: sayUnfit(desk.waits) } : {})
	};
}

function watchersOf({ audience, record }: Desk): WatcherLook[] {
	return [...audience.listeners.values()].flatMap((one) =>
		one.id && one.standing.is === 'watcher'
			? {
					...{ id: one.id, name: one.called || NAMELESS },
					muted: isMuted(record, one),
					barred: isBarred(record, one, 'sent')
				}
			: []
	);
}

function voteLook(desk: Desk, vote: VoteRecord): VoteLook {
	const { until, brings: _, ...rest } = vote;
	return {
		...rest,
		need: votesNeeded(desk, desk.record, vote),
		voters: votersOn(desk, desk.record, vote),
		leftMs: Math.max(0, until - desk.port.now())
	};
}

/** As nobody sees less than a second. */
const FRESH_MS = 1000;

/** [ROOM-VOTE.7] What is left of open questions is told anew before anybody takes the picture for a fresh one; who comes changes the room's look anyway. */
export function freshen(desk: Desk): void {
	const now = desk.port.now();
	if (desk.record.votes.length === 0 || now - desk.freshened < FRESH_MS) return;
	desk.freshened = now;
	desk.audience.publish({ room: roomLook(desk) });
}

/** The clock everybody sees; null where none runs. */
export const clockLook = (desk: Desk): Clock | null => desk.running && clockOf(desk, desk.running);

/** What is this socket's own at the table. */
export function youLook(desk: Desk, listener: Listener): You {
	const seat = seatBehind(listener);
	const chair = seat && seatOf(desk.record, seat);
	if (!chair || listener.standing.is !== 'seat')
		return {
			...{ seat: null, counter: 0, devices: [], undo: null, watcher: listener.id },
			...(barredFrom(desk.record, listener) ? { barred: true } : {})
		};
	const { device } = listener.standing;
	return {
		...{ seat, watcher: null },
		counter: desk.running?.commands.counter(seat) ?? 0,
		devices: chair.keys.map(({ id, since }) => ({ id, since, this: id === device })),
		undo: undoOf(desk, seat)
	};
}

/** How this seat's last decision could be taken back; what it was before its owner came is not theirs. */
export const wayBack = ({ running }: Desk, record: RoomRecord, seat: SeatId): WayBack | null =>
	(record.phase === 'playing' && running?.undoable(seat, seatOf(record, seat)?.undoFrom)) || null;

export function undoOf(desk: Desk, seat: SeatId): You['undo'] {
	const way = wayBack(desk, desk.record, seat);
	return way ? (way.free ? 'free' : 'ask') : null;
}

function welcome(desk: Desk, listener: Listener): ServerMessage {
	const seat = seatBehind(listener);
	return {
		type: 'welcome',
		protocol: PROTOCOL,
		...desk.audience.shown(listener),
		you: youLook(desk, listener),
		clock: clockLook(desk),
		...lately(desk.running?.past ?? [], seat),
		chat: desk.chat
	};
}

/** Tells this socket everything, as it is for its eyes. */
export function greet(desk: Desk, listener: Listener): void {
	listener.moved = false;
	desk.audience.tell(listener, welcome(desk, listener));
}

/** Tells this socket what is its own. */
export const tellOwn = ({ desk, after }: Turn, listener: Listener): void => {
	after.push(() => desk.audience.tell(listener, { type: 'you', you: youLook(desk, listener) }));
};

/** Tells every device of a seat what is theirs, each with itself marked. */
export function tellYou(desk: Desk, seat: SeatId): void {
	for (const listener of desk.audience.listeners.values())
		if (seatBehind(listener) === seat)
			desk.audience.tell(listener, { type: 'you', you: youLook(desk, listener) });
}
