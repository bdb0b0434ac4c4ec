/** Somebody says hello: which seat is theirs, by key, link or code, and what they are shown. */
import { msg } from '$lib/core';
import type { Refusal, SeatId } from '$lib/core';
import { isOverDays, PROTOCOL, readCode, tidyName } from '$lib/protocol';
import type { ClientMessageOf } from '$lib/protocol';
import { timeFor } from './clocks';
import { no } from './session';
import type { TableSession } from './session';
import { giveSeat, seatOfCode, seatOfKey, settle, settleAt } from './devices';
import { UNSAVED } from './full';
import { hashOf } from './keys';
import { seatBehind, WATCHER } from './listener';
import type { Listener } from './listener';
import { clockLook, freshen, greet, whisperLook, youLook } from './looks';
import { barredFrom, isBarred } from './marks';
import { seatOf } from './people';
import { refuse } from './refusing';
import { handBack } from './seating';
import type { Tries } from './tries';
import type { Turn } from './turn';

/** After an empty table is entered again, what a question has left at least. */
const BREATH_MS = 15_000;

type Hello = ClientMessageOf<'hello'>;

export function hello(turn: Turn, from: Listener, message: Hello, tries: Tries): void {
	const { audience, waits } = turn.session;
	// [ROOM-WIRE.3]
	if (message.protocol !== PROTOCOL) {
		audience.tell(from, {
			type: 'stale',
			protocol: PROTOCOL,
			say: msg('Orrery has been updated. Reload the page; your seat is kept.')
		});
		return;
	}
	if (message.key) from.key = hashOf(message.key);
	if (waits) lookOn(turn, from);
	else enter(turn, from, message, tries);
}

/** [ROOM-RELEASE.4] Keys are answered; a link or a code is left to be used when that can be kept. */
function lookOn(turn: Turn, from: Listener): void {
	const { session } = turn;
	const known = from.key ? seatOfKey(turn, from) : null;
	settle(session, from, known ? { is: 'seat', ...known } : WATCHER);
	greet(session, from);
}

function enter(turn: Turn, from: Listener, message: Hello, tries: Tries): void {
	const { session } = turn;
	const { audience } = session;
	// Before it is one of those who are told: what it gets first is all.
	freshen(session);
	const wasEmpty = !audience.inhabited;
	from.name = tidyName(message.name ?? '');
	from.called = '';
	const found = message.key ? seatOfKey(turn, from) : null;
	const code =
		message.code !== undefined && !found ? tryCode(turn, from, message.code, tries) : null;
	if (!found && !code?.seat && isBarred(turn.record, from, 'out')) {
		audience.sendAway(from);
		return;
	}
	settleAt(turn, from, found ? { is: 'seat', ...found } : WATCHER);
	if (code?.seat) giveSeat(turn, from, code.seat);
	const seat = seatBehind(from);
	if (seat && seatOf(turn.record, seat)?.standIn?.why === 'away') handBack(turn, seat);
	// [ROOM-HOST.5]
	if (seat && turn.record.phase === 'lobby' && seat === turn.record.founder)
		turn.change({ host: seat });
	// [ROOM-DAYS.1]
	if (wasEmpty && seat && !isOverDays(turn.record.house)) resume(session);
	catchUp(session, from, message);
	turn.presence = true;
	if (session.port.hasRoom) audience.tell(from, { type: 'error', say: UNSAVED.say });
	if (seat || (!message.key && !message.code)) return;
	refuse(session, from, 'hello', whyNot(turn, from, code?.refusal ?? null));
	// [ROOM-KEY.8] A page forgets a key that surely opens nothing: never one of somebody known here.
	if (message.key && !code?.refusal && !isBarred(turn.record, from, 'left', 'sent'))
		audience.tell(from, { type: 'you', you: youLook(session, from) });
}

/** Tells what was missed since the picture this page has, or all anew. */
function catchUp(session: TableSession, from: Listener, { since }: Hello): void {
	if (from.moved) return; // it is told everything when its new seat is saved
	const { audience } = session;
	const missed = since && audience.missed(from, since);
	// [ROOM-RESUME.3]
	if (!missed) {
		greet(session, from);
		return;
	}
	for (const text of missed) audience.send(from, text);
	audience.tell(from, {
		type: 'resumed',
		seq: audience.seqOf(from),
		you: youLook(session, from),
		clock: clockLook(session),
		chat: session.chat,
		...whisperLook(session, seatBehind(from))
	});
}

/** [ROOM-CLOCK.4] Nobody was here: no time was lost beyond a breath. */
function resume(session: TableSession): void {
	const now = session.port.now();
	session.running?.openAgain((decision, opened) => {
		// [ROOM-SECRET.3] All of a window alike: its clock does not tell whose question is still open.
		if (decision.window) return now;
		const time = timeFor(session, decision);
		return time === null ? opened : Math.max(opened, now - time + Math.min(time, BREATH_MS));
	});
	for (const seat of session.away.keys()) session.away.set(seat, now);
}

function whyNot({ record }: Turn, from: Listener, refusal: Refusal | null): Refusal {
	return (
		refusal ??
		(isBarred(record, from, 'left', 'sent') ? barredFrom(record, from) : null) ??
		no('ROOM-KEY.3', msg('That link or code no longer opens a seat here.'))
	);
}

/** The seat a code opens; or, where too many were wrong, that none is heard. */
function tryCode(
	turn: Turn,
	from: Listener,
	typed: string,
	tries: Tries
): { readonly seat: SeatId | null; readonly refusal: Refusal | null } {
	const who = from.address ?? from.socket;
	if (!tries.may(who, turn.session.port.now()))
		return {
			seat: null,
			refusal: no(
				'ROOM-KEY.5',
				msg('Too many wrong codes were tried here. Wait a minute; yours is good for ten.')
			)
		};
	const code = readCode(typed);
	const seat = code === null ? null : seatOfCode(turn, code);
	if (!seat) tries.wrong(who);
	return { seat, refusal: null };
}
