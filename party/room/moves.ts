/** The game goes on, or back: answers, standing orders, time-outs, undo, and healing when the rules fail. */
import { msg, verbatim } from '$lib/core';
import type { Decider, LogEntry, SeatId } from '$lib/core';
import { HEALED, STANDS } from '$lib/protocol';
import type { ClientMessageOf } from '$lib/protocol';
import { checksumOf } from './commands';
import type { WayBack } from './course';
import { no } from './session';
import type { Answered } from './session';
import { seatBehind } from './listener';
import type { Listener } from './listener';
import { tellYou } from './looks';
import { isMuted } from './marks';
import { isPlayedByBot, nameOf, peopleOf } from './people';
import type { Running } from './running';
import { handBack } from './seating';
import { unspoken } from './talk';
import type { Turn } from './turn';

/** Reports kept of faults. */
const REPORTS = 3;
/** Faults at one point after which the table goes further back. */
const PATIENCE = 3;
/** Faults in a row after which the table does nothing by itself until somebody has decided something. */
export const FAULTS = PATIENCE * 2;

// --- forward

export function act(
	turn: Turn,
	from: Listener,
	{ decision, counter, answer }: ClientMessageOf<'act'>
): Promise<Answered> {
	return command(turn, from, { counter, decision, what: answer }, (running, seat, done) => {
		const id = running.course.fromWire(decision);
		const heard = isMuted(turn.record, from) ? unspoken(answer) : answer;
		return forward(turn, seat, () => running.act(seat, id, heard, turn.session.port.now()), done);
	});
}

export function setOrders(
	turn: Turn,
	from: Listener,
	{ orders, counter }: ClientMessageOf<'orders'>
): Promise<Answered> {
	return command(
		turn,
		from,
		{ counter, decision: 0, what: orders },
		async (running, seat, done) => {
			const refusal = running.order(seat, orders);
			if (refusal) return refusal;
			done();
			turn.ordered(seat);
			await followOrders(turn);
			return null;
		}
	);
}

/** [ROOM-ONCE.1] Carries a numbered command out once; told again, it is acknowledged again. */
async function command(
	turn: Turn,
	from: Listener,
	{ counter, decision, what }: { counter: number; decision: number; what: unknown },
	work: (running: Running, seat: SeatId, done: () => void) => Promise<Answered>
): Promise<Answered> {
	const seat = seatBehind(from);
	const { running } = turn.session;
	if (!seat) return no('ROOM-SEAT.2', msg('You are watching; only seats decide.'));
	if (!running) return no('ROOM-START.3', msg('The game has not begun.'));
	const sum = checksumOf(what);
	switch (running.commands.heard(seat, counter, decision, sum)) {
		case 'done':
			turn.accepted.push({ seat, counter });
			return null;
		case 'used':
			return no(
				'ROOM-ONCE.2',
				msg('Another device of your seat was faster; look at what is asked now.')
			);
		case 'far':
			return no(
				'ROOM-ONCE.3',
				msg('That number is far beyond the last one of your seat; reload the page.')
			);
		case 'new':
	}
	const refusal = await work(running, seat, () =>
		running.commands.carriedOut(seat, counter, decision, sum)
	);
	if (refusal) return refusal;
	handBack(turn, seat);
	turn.accepted.push({ seat, counter });
	return null;
}

/** [ROOM-HEAL.3] A move nobody made failed: after too many the table makes none by itself, and says so. */
export function fault(turn: Turn): void {
	turn.session.faults += 1;
	if (turn.session.faults === FAULTS) turn.notice(STANDS);
}

/**
 * Lets the game move on; when the rules themselves fail, nothing has happened. `done`: what is noted of it
 * before the move is written down.
 */
export async function forward(
	turn: Turn,
	by: Decider,
	work: () => ReturnType<Running['act']>,
	done: () => void = () => {}
): Promise<Answered> {
	let outcome: ReturnType<Running['act']>;
	try {
		outcome = work();
	} catch (error) {
		await heal(turn, by, error);
		return no(
			'ROOM-HEAL.1',
			msg('The rules stumbled over that, so nothing was changed. Try another answer.')
		);
	}
	if (!outcome.ok) return outcome.refusal;
	turn.session.faults = 0;
	done();
	dropStaleVotes(turn, by, outcome.entry);
	turn.moved(outcome.entry, by === 'table' ? null : by);
	await followOrders(turn);
	return null;
}

/** [ROOM-ACT.3] Whoever left orders is asked like all others, and answers at once, in the same turn of the room. */
async function followOrders(turn: Turn): Promise<void> {
	const { running, port } = turn.session;
	const due = running?.byOrder;
	if (running && due) await forward(turn, due.seat, () => running.actByOrder(due, port.now()));
	else if (running) await followAhead(turn, running);
}

/** [ROOM-AHEAD.2] Whoever left an answer to the question that is asked now gives it at once; a bot that sits in does not. */
async function followAhead(turn: Turn, running: Running): Promise<void> {
	const due = running.byAhead((seat) => !isPlayedByBot(turn.record, seat));
	if (!due) return;
	await forward(turn, due.seat, () => running.actByAhead(due, turn.session.port.now()));
	// No page has said it just now, so none is told with the change that it can be taken back.
	turn.after.push(() => tellYou(turn.session, due.seat));
}

/** [ROOM-AHEAD.1] Leaves an answer to the question that can be seen coming, or none. */
export function leaveAhead(
	turn: Turn,
	from: Listener,
	{ answer, counter }: ClientMessageOf<'ahead'>
): Promise<Answered> {
	return command(turn, from, { counter, decision: 0, what: answer }, (running, seat, done) => {
		const refusal = running.leaveAhead(seat, answer);
		if (refusal) return Promise.resolve(refusal);
		done();
		turn.ordered(seat);
		return Promise.resolve(null);
	});
}

/** Who moves on wants nothing taken back any more. */
function dropStaleVotes(turn: Turn, by: Decider, entry: LogEntry): void {
	const { votes } = turn.record;
	if (entry.action.type !== 'answer') return;
	const kept = votes.filter((vote) => vote.kind !== 'undo' || vote.by !== by);
	if (kept.length < votes.length) turn.change({ votes: kept });
}

/**
 * [ROOM-HEAL.1] The rules threw, or nobody could act: a bug of ours. The table goes back to what was
 * last saved, and keeps a report; when it fails at the same place again, one decision further.
 */
async function heal(turn: Turn, by: Decider, error: unknown): Promise<void> {
	const { session } = turn;
	const { running, port } = session;
	if (!running) return;
	port.log(`${session.name}: the rules of ${running.game.id} failed`, error);
	port.counts.healed();
	running.backToSaved();
	const what = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
	report(turn, by, what);
	const further = (session.faults + 1) % PATIENCE === 0 ? running.course.last : null;
	if (further && (await running.back(further, port.store, port.now()))) wentBack(turn);
	turn.notice(HEALED, 'healed');
	fault(turn);
}

/** Keeps what is needed to find a fault: shown to players only when the game is over. */
export function report(turn: Turn, by: string, what: string): void {
	const { session, record } = turn;
	const { running } = session;
	const state = running && JSON.stringify(running.checkpoints.last);
	turn.entries[`report:${record.reports % REPORTS}`] = JSON.stringify({
		at: session.port.now(),
		by,
		what: what.slice(0, 4000),
		table: record.table,
		round: record.round,
		n: running?.table.n ?? 0,
		state: state && state.length < 50_000 ? state : undefined
	});
	turn.change({ reports: record.reports + 1 });
}

// --- back

/** The table is as it was before a move: what was asked to be taken back may not be there any more. */
function wentBack(turn: Turn): void {
	turn.session.stepsTo = 0;
	turn.replace('replaced');
	turn.change({ votes: turn.record.votes.filter(({ kind }) => kind !== 'undo') });
}

/** Takes a decision back. False when that state is no longer kept. */
export async function goBack(turn: Turn, way: WayBack, seat: SeatId): Promise<boolean> {
	const { running, port } = turn.session;
	if (!running) return false;
	if (way.kind === 'sealed') {
		if (!running.retract(seat, port.now())) return false;
		turn.retracted();
		turn.after.push(() => tellYou(turn.session, seat));
		return true;
	}
	if (!(await running.back(way.to, port.store, port.now()))) return false;
	turn.session.faults = 0;
	wentBack(turn);
	await followOrders(turn);
	turn.notice(
		msg('{who} took a decision back.', { who: verbatim(nameOf(turn.record, seat)) }),
		'back'
	);
	turn.after.push(() => {
		for (const one of peopleOf(turn.session.record)) tellYou(turn.session, one);
	});
	return true;
}
