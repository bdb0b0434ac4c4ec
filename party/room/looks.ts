/** What a table looks like to those who listen: the room, the game for everybody, the game for one seat, what is yours. */
import { lookOpen, lookOwn, sayUnfit, seatAt } from '$lib/core';
import type { OpenLook, OwnLook, SeatId, Words } from '$lib/core';
import { PROTOCOL } from '$lib/protocol';
import type { Clock, RoomLook, ServerMessage, VoteLook, WatcherLook, You } from '$lib/protocol';
import { sitsInAt } from './away';
import { clockOf } from './clocks';
import type { WayBack } from './course';
import type { TableSession } from './session';
import { seatBehind } from './listener';
import type { Listener } from './listener';
import { lately } from './log';
import { NAMELESS } from './names';
import { isTakenOver, seatOf } from './people';
import type { RoomRecord, VoteRecord } from './record';
import type { Running } from './running';
import { barredFrom, isBarred, isMuted } from './marks';
import { votersOn, votesNeeded } from './ballot';
import type { Turn } from './turn';
import { whispersOf } from './whispers';

/** [ROOM-BOT.5] What a bot on this seat may see. A copy: a bot gets nothing it could change. */
export function viewOf(session: TableSession, seat: SeatId): { open: OpenLook; own: OwnLook } {
	const { running, audience } = session;
	if (!running) throw new Error('There is no game to look at.');
	const own = lookOwn(running.game, running.table, seat, false);
	return JSON.parse(JSON.stringify({ open: audience.open, own })) as {
		open: OpenLook;
		own: OwnLook;
	};
}

export const looksOf = (session: TableSession) => ({
	room: roomLook(session),
	...gameLooks(session)
});

export function gameLooks(session: TableSession): {
	open: OpenLook | null;
	own: Map<SeatId, OwnLook | null>;
} {
	const { running, record } = session;
	const open = running && lookOpen(running.game, running.table);
	return {
		open,
		own: ownLooks(
			session,
			record.seats.map((_, i) => seatAt(i))
		)
	};
}

/** What these seats see besides; null for bots' seats, which nobody looks at. */
export function ownLooks(
	session: TableSession,
	seats: readonly SeatId[]
): Map<SeatId, OwnLook | null> {
	const { running, record } = session;
	return new Map(
		seats.map((seat) => {
			const isPerson = running && seatOf(record, seat)?.kind === 'human';
			return [seat, isPerson ? ownLook(running, seat) : null];
		})
	);
}

function ownLook(running: Running, seat: SeatId): OwnLook {
	const ahead = running.aheadOf(seat);
	const look = { ...lookOwn(running.game, running.table, seat), ...(ahead ? { ahead } : {}) };
	const { decision } = look;
	return decision
		? { ...look, decision: { ...decision, id: running.course.wireId(decision.id) } }
		: look;
}

export function roomLook(session: TableSession): RoomLook {
	const { record } = session;
	const { table, code, game, phase, round, host, options, house, commitment, reports } = record;
	return {
		...{ table, code, game, phase, round, host, options, house, commitment, reports },
		...(record.lesson ? { lesson: true } : {}),
		seats: record.seats.map(
			({ kind, colour, name, ready, level, standIn, muted, before = [] }, i) => ({
				...{ seat: seatAt(i), kind, colour, name, ready, muted, standIn },
				here: kind === 'bot' || (kind === 'human' && session.isHere(seatAt(i))),
				level,
				free:
					phase === 'lobby'
						? kind === 'open'
						: phase === 'playing' && kind === 'bot' && isTakenOver(record),
				...sittingIn(session, seatAt(i)),
				...(before.length > 0 ? { before } : {})
			})
		),
		levels: session.waits ? [] : session.catalogue.botsFor(session.game).map(({ level }) => level),
		watchers: watchersOf(session),
		// [ROOM-SECRET.4]
		reveal: phase === 'over' ? { secret: record.secret, salts: record.salts } : null,
		votes: record.votes.map((vote) => voteLook(session, vote)),
		games: record.games.map(({ round: of, game: id, ended }) => ({ round: of, game: id, ended })),
		again: record.again && {
			seats: record.again.seats,
			leftMs: Math.max(0, record.again.until - session.port.now())
		},
		...(session.waits ? { waits: sayUnfit(session.waits) } : {})
	};
}

/**
 * [ROOM-AWAY.4] What is left until a bot sits in for this seat. It counts from when it was told last, so that a table
 * that goes on meanwhile has nothing new to tell of it.
 */
function sittingIn(session: TableSession, seat: SeatId): { sitsInMs?: number } {
	const due = sitsInAt(session, seat);
	const since = session.away.get(seat);
	if (due === null || since === undefined) return {};
	return { sitsInMs: Math.max(0, due - Math.max(since, session.freshened)) };
}

function watchersOf({ audience, record }: TableSession): WatcherLook[] {
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

function voteLook(session: TableSession, vote: VoteRecord): VoteLook {
	const { until, brings: _, ...rest } = vote;
	const what = vote.kind === 'undo' ? undoneBy(session, vote.seat) : null;
	return {
		...rest,
		need: votesNeeded(session, session.record, vote),
		voters: votersOn(session, session.record, vote),
		leftMs: Math.max(0, until - session.port.now()),
		...(what ? { what } : {})
	};
}

/** [ROOM-UNDO.7] What a seat would take back, as it was told to all; null where nothing was. */
function undoneBy({ running, record }: TableSession, seat: SeatId): Words | null {
	const way = running?.undoable(seat, seatOf(record, seat)?.undoFrom);
	return running && way?.kind === 'public' ? running.saidOf(way.to, seat) : null;
}

/** As nobody sees less than a second. */
const FRESH_MS = 1000;

/** [ROOM-VOTE.7] What is left of open questions, and until bots sit in, is told anew before anybody takes the picture for a fresh one; who comes changes the room's look anyway. */
export function freshen(session: TableSession): void {
	const now = session.port.now();
	const counts = session.record.votes.length > 0 || session.away.size > 0;
	if (!counts || now - session.freshened < FRESH_MS) return;
	session.freshened = now;
	session.audience.publish({ room: roomLook(session) });
}

/** The clock everybody sees; null where none runs. */
export const clockLook = (session: TableSession): Clock | null =>
	session.running && clockOf(session, session.running);

/** What is this socket's own at the table. */
export function youLook(session: TableSession, listener: Listener): You {
	const seat = seatBehind(listener);
	const chair = seat && seatOf(session.record, seat);
	if (!chair || listener.standing.is !== 'seat')
		return {
			...{ seat: null, counter: 0, devices: [], undo: null, watcher: listener.id },
			...(barredFrom(session.record, listener) ? { barred: true } : {})
		};
	const { device } = listener.standing;
	return {
		...{ seat, watcher: null },
		counter: session.running?.commands.counter(seat) ?? 0,
		devices: chair.keys.map(({ id, since, nudges }) => ({
			...{ id, since, this: id === device },
			...(nudges ? { nudged: true } : {})
		})),
		undo: undoOf(session, seat)
	};
}

/** How this seat's last decision could be taken back; what it was before its owner came is not theirs. */
export const wayBack = (
	{ running }: TableSession,
	record: RoomRecord,
	seat: SeatId
): WayBack | null =>
	(record.phase === 'playing' && running?.undoable(seat, seatOf(record, seat)?.undoFrom)) || null;

export function undoOf(session: TableSession, seat: SeatId): You['undo'] {
	const way = wayBack(session, session.record, seat);
	return way ? (way.free ? 'free' : 'ask') : null;
}

function welcome(session: TableSession, listener: Listener): ServerMessage {
	const seat = seatBehind(listener);
	return {
		type: 'welcome',
		protocol: PROTOCOL,
		...session.audience.shown(listener),
		you: youLook(session, listener),
		clock: clockLook(session),
		...lately(session.running?.past ?? [], seat),
		chat: session.chat,
		...whisperLook(session, seat)
	};
}

/** What this seat has whispered and heard so, where there is any. */
export function whisperLook(session: TableSession, seat: SeatId | null) {
	const whispers = whispersOf(session.whispers, seat);
	return whispers.length > 0 ? { whispers } : {};
}

/** Tells this socket everything, as it is for its eyes. */
export function greet(session: TableSession, listener: Listener): void {
	listener.moved = false;
	session.audience.tell(listener, welcome(session, listener));
}

/** Tells this socket what is its own. */
export const tellOwn = ({ session, after }: Turn, listener: Listener): void => {
	after.push(() =>
		session.audience.tell(listener, { type: 'you', you: youLook(session, listener) })
	);
};

/** Tells every device of a seat what is theirs, each with itself marked. */
export function tellYou(session: TableSession, seat: SeatId): void {
	for (const listener of session.audience.listeners.values())
		if (seatBehind(listener) === seat)
			session.audience.tell(listener, { type: 'you', you: youLook(session, listener) });
}
