/** Questions to all people at the table. Each is decided as soon as its outcome is sure. */
import type { SeatId } from '$lib/core';
import type { VoteKind } from '$lib/protocol';
import { votersOn, votesNeeded } from './ballot';
import { no } from './desk';
import type { Answered } from './desk';
import { goBack } from './moves';
import { nameOf, seatOf } from './people';
import type { VoteRecord } from './record';
import { mute, sitIn, vacate } from './seating';
import type { Turn } from './turn';

export const VOTE_MS = 60_000;
/** Votes open at once. */
const MOST = 4;

const TOO_LATE = no('ROOM-UNDO.1', 'Your last decision is too long ago to take back.');

export async function undo(turn: Turn, seat: SeatId): Promise<Answered> {
	const { desk, record } = turn;
	if (!desk.running || record.phase !== 'playing')
		return no('ROOM-UNDO.1', 'There is nothing to take back.');
	const way = desk.running.undoable(seat);
	if (!way) return TOO_LATE;
	const question = { kind: 'undo', by: seat, seat } as const;
	if (way.free || votesNeeded(desk, record, question) === 0)
		return (await goBack(turn, way, seat)) ? null : TOO_LATE;
	return open(turn, 'undo', seat, seat);
}

export async function propose(
	turn: Turn,
	by: SeatId,
	kind: Exclude<VoteKind, 'undo'>,
	seat: SeatId
): Promise<Answered> {
	if (turn.record.phase !== 'playing')
		return no('ROOM-VOTE.1', 'The table votes while a game is on; before, the host decides.');
	if (seatOf(turn.record, seat)?.kind !== 'human') return no('ROOM-VOTE.1', 'Nobody sits there.');
	if (seat === by) return no('ROOM-VOTE.1', 'You cannot put yourself to the vote.');
	const refusal = open(turn, kind, by, seat);
	return refusal ?? (await settle(turn));
}

function open(turn: Turn, kind: VoteKind, by: SeatId, seat: SeatId): Answered {
	const { votes, nextVote } = turn.record;
	if (votes.some((vote) => vote.kind === kind && vote.seat === seat))
		return no('ROOM-VOTE.3', 'That is being voted on already.');
	if (votes.length >= MOST || votes.some((vote) => vote.by === by))
		return no('ROOM-VOTE.3', 'Wait until the open votes are decided.');
	const yes = kind === 'undo' ? [] : [by];
	const until = turn.desk.port.now() + VOTE_MS;
	turn.change({
		votes: [...votes, { id: nextVote, kind, by, seat, yes, no: [], until }],
		nextVote: nextVote + 1
	});
	return null;
}

export async function vote(turn: Turn, by: SeatId, id: number, yes: boolean): Promise<Answered> {
	const asked = turn.record.votes.find((one) => one.id === id);
	if (!asked) return no('ROOM-VOTE.4', 'That vote is decided.');
	if (by === asked.seat || by === asked.by)
		return no('ROOM-VOTE.4', 'This vote is for the others at the table.');
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
		// Carrying one out may have ended another.
		const asked = turn.record.votes.find((one) => one.id === id);
		if (!asked) continue;
		const need = votesNeeded(turn.desk, turn.record, asked);
		const left = votersOn(turn.desk, turn.record, asked).filter(
			(seat) => !asked.yes.includes(seat) && !asked.no.includes(seat)
		);
		const won = asked.yes.length >= need;
		const lost = asked.yes.length + left.length < need || asked.until <= turn.desk.port.now();
		if (!won && !lost) continue;
		turn.change({ votes: turn.record.votes.filter((one) => one.id !== id) });
		if (won) await carryOut(turn, asked);
		else turn.notice(lostWords(turn, asked));
	}
	return null;
}

async function carryOut(turn: Turn, { kind, seat }: VoteRecord): Promise<void> {
	const name = nameOf(turn.record, seat);
	switch (kind) {
		case 'undo': {
			const way = turn.desk.running?.undoable(seat);
			if (!way || !(await goBack(turn, way, seat)))
				turn.notice(`It is too late to take ${name}'s decision back.`);
			return;
		}
		case 'kick':
			vacate(turn, seat);
			turn.notice(`The table has sent ${name} away.`);
			return;
		case 'mute':
		case 'unmute':
			mute(turn, seat, kind === 'mute');
			turn.notice(kind === 'mute' ? `The table has muted ${name}.` : `${name} may speak again.`);
			return;
		case 'bot':
			sitIn(turn, seat, 'vote');
			return;
	}
}

function lostWords({ record }: Turn, { kind, seat }: VoteRecord): string {
	const name = nameOf(record, seat);
	return kind === 'undo' ? `${name}'s decision stands.` : `The vote about ${name} was not carried.`;
}
