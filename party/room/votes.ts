/** Questions to all people at the table. Each is decided as soon as its outcome is sure. */
import type { SeatId } from '$lib/core';
import type { VoteKind } from '$lib/protocol';
import { no } from './desk';
import type { Answered, Desk } from './desk';
import { goBack } from './moves';
import type { VoteRecord } from './record';
import { mute, sitIn, vacate } from './seating';

export const VOTE_MS = 60_000;
/** Votes open at once. */
const MOST = 4;

export async function undo(desk: Desk, seat: SeatId): Promise<Answered> {
	const { running } = desk;
	if (!running || desk.phase !== 'playing')
		return no('ROOM-UNDO.1', 'There is nothing to take back.');
	const found = running.undoable(seat);
	if (!found) return no('ROOM-UNDO.1', 'Your last decision is too long ago to take back.');
	if (found.free || desk.votesNeeded('undo', seat, seat) === 0) {
		if (await goBack(desk, found.to, seat)) return null;
		return no('ROOM-UNDO.1', 'Your last decision is too long ago to take back.');
	}
	return open(desk, 'undo', seat, seat);
}

export async function propose(
	desk: Desk,
	by: SeatId,
	kind: Exclude<VoteKind, 'undo'>,
	seat: SeatId
): Promise<Answered> {
	if (desk.phase !== 'playing')
		return no('ROOM-VOTE.1', 'The table votes while a game is on; before, the host decides.');
	if (desk.seat(seat)?.kind !== 'human') return no('ROOM-VOTE.1', 'Nobody sits there.');
	if (seat === by) return no('ROOM-VOTE.1', 'You cannot put yourself to the vote.');
	const refusal = open(desk, kind, by, seat);
	return refusal ?? (await settle(desk));
}

function open(desk: Desk, kind: VoteKind, by: SeatId, seat: SeatId): Answered {
	const { record } = desk;
	if (record.votes.some((vote) => vote.kind === kind && vote.seat === seat))
		return no('ROOM-VOTE.3', 'That is being voted on already.');
	if (record.votes.length >= MOST || record.votes.some((vote) => vote.by === by))
		return no('ROOM-VOTE.3', 'Wait until the open votes are decided.');
	const yes = kind === 'undo' ? [] : [by];
	const id = record.nextVote++;
	record.votes = [
		...record.votes,
		{ id, kind, by, seat, yes, no: [], until: desk.port.now() + VOTE_MS }
	];
	desk.touch();
	return null;
}

export async function vote(desk: Desk, by: SeatId, id: number, yes: boolean): Promise<Answered> {
	const open = desk.record.votes.find((one) => one.id === id);
	if (!open) return no('ROOM-VOTE.4', 'That vote is decided.');
	if (by === open.seat || by === open.by)
		return no('ROOM-VOTE.4', 'This vote is for the others at the table.');
	open.yes = open.yes.filter((seat) => seat !== by);
	open.no = open.no.filter((seat) => seat !== by);
	(yes ? open.yes : open.no).push(by);
	desk.touch();
	return settle(desk);
}

/** Carries out the votes that are won, and drops those that cannot be won any more. */
export async function settle(desk: Desk): Promise<Answered> {
	for (const open of desk.record.votes.slice()) {
		const need = desk.votesNeeded(open.kind, open.by, open.seat);
		const left = voters(desk, open).filter(
			(seat) => !open.yes.includes(seat) && !open.no.includes(seat)
		);
		const won = open.yes.length >= need;
		const lost = open.yes.length + left.length < need || open.until <= desk.port.now();
		if (!won && !lost) continue;
		desk.record.votes = desk.record.votes.filter((vote) => vote !== open);
		desk.touch();
		if (won) await carryOut(desk, open);
		else desk.notice(lostWords(desk, open));
	}
	return null;
}

function voters(desk: Desk, open: VoteRecord): SeatId[] {
	return desk.people().filter((seat) => seat !== open.seat && desk.isHere(seat));
}

async function carryOut(desk: Desk, { kind, seat }: VoteRecord): Promise<void> {
	const name = desk.nameOf(seat);
	switch (kind) {
		case 'undo': {
			const found = desk.running?.undoable(seat);
			if (!found || !(await goBack(desk, found.to, seat)))
				desk.notice(`It is too late to take ${name}'s decision back.`);
			return;
		}
		case 'kick':
			vacate(desk, seat);
			desk.notice(`The table has sent ${name} away.`);
			return;
		case 'mute':
		case 'unmute':
			mute(desk, seat, kind === 'mute');
			desk.notice(kind === 'mute' ? `The table has muted ${name}.` : `${name} may speak again.`);
			return;
		case 'bot':
			sitIn(desk, seat, 'vote');
			return;
	}
}

function lostWords(desk: Desk, { kind, seat }: VoteRecord): string {
	const name = desk.nameOf(seat);
	return kind === 'undo' ? `${name}'s decision stands.` : `The vote about ${name} was not carried.`;
}
