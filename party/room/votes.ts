/** Questions to the people at the table. Each is decided as soon as its outcome is sure. */
import { msg, verbatim } from '$lib/core';
import type { SeatId, Words } from '$lib/core';
import type { ClientMessageOf, Question, Ushering, VoteKind } from '$lib/protocol';
import { give, isAsk, listenerOf, refuse, review } from './asks';
import { votersOn, votesNeeded, voteMs } from './ballot';
import { no } from './session';
import type { Answered } from './session';
import { tellOwn, wayBack } from './looks';
import { bar, marksOf, unbar } from './marks';
import { goBack } from './moves';
import { isAlone, nameOf, seatOf } from './people';
import type { VoteRecord } from './record';
import { mute, sitIn, vacate } from './seating';
import type { Turn } from './turn';

/** Votes open at once, besides what newcomers ask. */
const MOST = 4;

const TOO_LATE = no('ROOM-UNDO.1', msg('Your last decision is too long ago to take back.'));

export async function undo(turn: Turn, seat: SeatId): Promise<Answered> {
	const { session, record } = turn;
	if (record.phase !== 'playing') return no('ROOM-UNDO.1', msg('There is nothing to take back.'));
	const way = wayBack(session, record, seat);
	if (!way) return TOO_LATE;
	const question = { kind: 'undo', by: seat, seat } as const;
	// [ROOM-UNDO.3] Of bots nobody asks anything.
	if (way.free || isAlone(record)) return (await goBack(turn, way, seat)) ? null : TOO_LATE;
	// [ROOM-UNDO.6]
	if (votesNeeded(session, record, question) === 0)
		return no(
			'ROOM-UNDO.6',
			msg('Nobody else is here to agree; only what nobody has seen can be taken back now.')
		);
	return open(turn, question); // [ROOM-UNDO.2]
}

export async function propose(
	turn: Turn,
	by: SeatId,
	kind: VoteKind,
	seat: SeatId
): Promise<Answered> {
	const { session, record } = turn;
	if (record.phase !== 'playing')
		return no('ROOM-VOTE.1', msg('The table votes while a game is on; before, the host decides.'));
	if (seatOf(record, seat)?.kind !== 'human') return no('ROOM-VOTE.1', msg('Nobody sits there.'));
	if (seat === by) return no('ROOM-VOTE.1', msg('You cannot put yourself to the vote.'));
	if (!votersOn(session, record, { kind, by, seat }).includes(by))
		return no(
			'ROOM-VOTE.6',
			msg('{who} sat here before you came; you have no vote about them.', {
				who: verbatim(nameOf(record, seat))
			})
		);
	return open(turn, { kind, by, seat }) ?? (await settle(turn));
}

/** What is done about somebody who watches: by the host before the start and after the end, else by the table. */
export async function usher(
	turn: Turn,
	by: SeatId,
	{ watcher: id, how }: ClientMessageOf<'usher'>
): Promise<Answered> {
	const { session, record } = turn;
	const listener = listenerOf(session, id);
	if (!listener) return no('ROOM-USHER.1', msg('They do not watch any more.'));
	if (record.phase !== 'playing') {
		if (record.host !== by)
			return no('ROOM-HOST.2', msg('Only the host of the table may do that.'));
		lead(turn, id, how);
		return null;
	}
	const watcher = { id, name: listener.called };
	return open(turn, { kind: 'usher', by, watcher, how }) ?? (await settle(turn));
}

/** [ROOM-USHER.1] It is done. */
function lead(turn: Turn, id: string, how: Ushering): void {
	const { session } = turn;
	const listener = listenerOf(session, id);
	if (!listener) return;
	const marks = marksOf(turn.record, listener);
	switch (how) {
		case 'mute':
			return bar(turn, 'muted', marks);
		case 'unmute':
			return unbar(turn, marks, 'muted');
		case 'pardon':
			unbar(turn, marks, 'sent', 'out', 'left', 'refused');
			tellOwn(turn, listener);
			return;
		case 'away':
			bar(turn, 'out', marks);
			turn.after.push(() => session.audience.sendAway(listener));
			return;
	}
}

/** What two questions share that are the same. */
const gist = (question: Question): string =>
	question.kind === 'usher'
		? `${question.kind} ${question.watcher.id} ${question.how}`
		: `${question.kind} ${question.seat}`;

function open(turn: Turn, question: Exclude<Question, { kind: 'sit' | 'return' }>): Answered {
	const { votes, nextVote } = turn.record;
	if (votes.some((vote) => gist(vote) === gist(question)))
		return no('ROOM-VOTE.3', msg('That is being voted on already.'));
	const ours = votes.filter((vote) => !isAsk(vote));
	if (ours.length >= MOST || ours.some((vote) => vote.by === question.by))
		return no('ROOM-VOTE.3', msg('Wait until the open votes are decided.'));
	const yes = question.kind === 'undo' ? [] : [question.by];
	const until = turn.session.port.now() + voteMs(turn.record);
	turn.change({
		votes: [...votes, { ...question, id: nextVote, yes, no: [], silence: 'no', until }],
		nextVote: nextVote + 1
	});
	return null;
}

export async function vote(turn: Turn, by: SeatId, id: number, yes: boolean): Promise<Answered> {
	const asked = turn.record.votes.find((one) => one.id === id);
	if (!asked) return no('ROOM-VOTE.4', msg('That vote is decided.'));
	if (asked.by === by || !votersOn(turn.session, turn.record, asked).includes(by))
		return no('ROOM-VOTE.4', msg('This vote is for the others at the table.'));
	const others = (seats: readonly SeatId[]) => seats.filter((seat) => seat !== by);
	const counted: VoteRecord = {
		...asked,
		yes: yes ? [...others(asked.yes), by] : others(asked.yes),
		no: yes ? others(asked.no) : [...others(asked.no), by]
	};
	turn.change({ votes: turn.record.votes.map((one) => (one === asked ? counted : one)) });
	return settle(turn);
}

/** Carries out the votes that are won, and drops those that cannot be won any more. */
export async function settle(turn: Turn): Promise<Answered> {
	for (const { id } of turn.record.votes) {
		review(turn);
		// Carrying one out may have ended another.
		const asked = turn.record.votes.find((one) => one.id === id);
		if (!asked) continue;
		const outcome = outcomeOf(turn, asked);
		if (outcome === 'open') continue;
		turn.change({ votes: turn.record.votes.filter((one) => one.id !== id) });
		if (outcome === 'won') await carryOut(turn, asked);
		else drop(turn, asked);
	}
	return null;
}

function outcomeOf({ session, record }: Turn, asked: VoteRecord): 'won' | 'lost' | 'open' {
	const isOver = asked.until <= session.port.now();
	if (isOver && asked.silence === 'yes') return 'won';
	// [ROOM-ASK.1] The first answer decides.
	if (asked.kind === 'sit')
		return asked.no.length > 0 ? 'lost' : asked.yes.length > 0 ? 'won' : isOver ? 'lost' : 'open';
	const need = votesNeeded(session, record, asked);
	const voters = votersOn(session, record, asked);
	const left = voters.filter((seat) => !asked.yes.includes(seat) && !asked.no.includes(seat));
	if (need > 0 && asked.yes.length >= need) return 'won';
	// Nobody is there to vouch for a newcomer as yet.
	if (asked.kind === 'return' && voters.length === 0) return isOver ? 'lost' : 'open';
	return isOver || asked.yes.length + left.length < need ? 'lost' : 'open';
}

async function carryOut(turn: Turn, asked: VoteRecord): Promise<void> {
	if (isAsk(asked)) return give(turn, asked);
	if (asked.kind === 'usher') {
		lead(turn, asked.watcher.id, asked.how);
		return turn.notice(ledWords(asked.watcher.name, asked.how));
	}
	const { kind, seat } = asked;
	const who = verbatim(nameOf(turn.record, seat));
	switch (kind) {
		case 'undo': {
			const way = wayBack(turn.session, turn.record, seat);
			if (!way || !(await goBack(turn, way, seat)))
				turn.notice(msg('It is too late to take {who}’s decision back.', { who }));
			return;
		}
		case 'kick':
			vacate(turn, seat, 'sent');
			turn.notice(msg('The table has sent {who} away.', { who }));
			return;
		case 'mute':
		case 'unmute':
			mute(turn, seat, kind === 'mute');
			turn.notice(
				kind === 'mute'
					? msg('The table has muted {who}.', { who })
					: msg('{who} may speak again.', { who })
			);
			return;
		case 'bot':
			sitIn(turn, seat, 'vote');
			return;
	}
}

function ledWords(name: string, how: Ushering): Words {
	const who = verbatim(name);
	switch (how) {
		case 'mute':
			return msg('The table has muted {who}, who watches.', { who });
		case 'unmute':
			return msg('{who}, who watches, may speak again.', { who });
		case 'away':
			return msg('The table has sent {who} away, who watched.', { who });
		case 'pardon':
			return msg('{who} may sit down here again.', { who });
	}
}

function drop(turn: Turn, asked: VoteRecord): void {
	if (isAsk(asked)) return refuse(turn, asked);
	if (asked.kind === 'undo') return keep(turn, asked.seat, asked.no);
	const who = verbatim(
		asked.kind === 'usher' ? asked.watcher.name : nameOf(turn.record, asked.seat)
	);
	turn.notice(msg('The vote about {who} was not carried.', { who }));
}

/** [ROOM-UNDO.2] Whoever asked to take a decision back is told that they may not, and who said so. */
function keep(turn: Turn, seat: SeatId, against: readonly SeatId[]): void {
	const name = (one: SeatId) => verbatim(nameOf(turn.record, one));
	const who = name(seat);
	turn.notice(
		against.length > 0
			? msg('{who}’s decision stands: {others} said no.', {
					who,
					others: { and: against.map(name) }
				})
			: msg('{who}’s decision stands: not all agreed in time.', { who }),
		'kept'
	);
}
