/**
 * Newcomers ask for a seat, and the table says yes or no: a bot's seat in a running game, or the seat of
 * somebody away, which they say is their own, on a device they lost. Where nobody is there to be asked,
 * the seat is given after a delay that all can see.
 */
import { msg, verbatim } from '$lib/core';
import type { Refusal } from '$lib/core';
import type { ClientMessageOf } from '$lib/protocol';
import { no } from './session';
import type { Answered, TableSession } from './session';
import { askedToSeat, voteMs } from './ballot';
import { giveSeat } from './devices';
import { seatBehind } from './listener';
import type { Listener } from './listener';
import { tellOwn } from './looks';
import { bar, barredFrom, homeOf, isBarred, marksOf } from './marks';
import { seatName } from './names';
import { isOwned, isTakenOver, nameOf, NOBODYS, peopleOf, seatOf } from './people';
import type { RoomRecord, VoteRecord } from './record';
import { hadBy, handOver } from './seating';
import type { Turn } from './turn';

/** [ROOM-ASK.2] Where nobody is there to be asked. */
const DELAY_MS = 120_000;
/** Asks open at once. */
const MOST = 3;

export type Ask = Extract<VoteRecord, { kind: 'sit' | 'return' }>;

export const isAsk = (vote: VoteRecord): vote is Ask =>
	vote.kind === 'sit' || vote.kind === 'return';

export const listenerOf = ({ audience }: TableSession, id: string): Listener | undefined =>
	[...audience.listeners.values()].find((one) => one.standing.is === 'watcher' && one.id === id);

/** What silence comes to: yes where nobody is there who could be asked. */
function silenceOn(
	session: TableSession,
	record: RoomRecord,
	{ kind, seat }: Pick<Ask, 'kind' | 'seat'>
): 'yes' | 'no' {
	const asked =
		kind === 'sit' ? askedToSeat(session, record) : peopleOf(record).filter((one) => one !== seat);
	return asked.length > 0 ? 'no' : 'yes';
}

const spanOf = (record: RoomRecord, silence: 'yes' | 'no') =>
	silence === 'yes' ? DELAY_MS : voteMs(record);

export function ask(
	turn: Turn,
	from: Listener,
	{ seat, name, salt }: ClientMessageOf<'takeSeat'>
): Answered {
	const { session, record } = turn;
	const { id } = from;
	const chair = seatOf(record, seat);
	if (seatBehind(from) || id === null)
		return no('ROOM-SEAT.7', msg('You have a seat already; leave it first.'));
	const kind = chair?.kind === 'human' ? 'return' : 'sit';
	if (kind === 'sit') {
		if (record.phase !== 'playing')
			return no('ROOM-SEAT.7', msg('Seats are taken over while a game is on.'));
		if (chair?.kind !== 'bot')
			return no('ROOM-SEAT.7', msg('There is no such seat at this table.'));
		if (!isTakenOver(record))
			return no('ROOM-SEAT.7', msg('This table keeps its bots to the end; you can watch.'));
	} else if (session.isHere(seat) || chair?.keys.length === 0)
		return no(
			'ROOM-SEAT.7',
			msg('{who} sits there; only a bot’s seat is taken over.', {
				who: verbatim(nameOf(record, seat))
			})
		);
	const barred = barredFrom(record, from);
	if (barred) return barred;
	const asks = record.votes.filter(isAsk);
	const home = homeOf(record, from);
	const isTheirs = ({ by }: Ask) => {
		const other = listenerOf(session, by.id);
		return by.id === id || (home !== null && other !== undefined && homeOf(record, other) === home);
	};
	if (asks.some(isTheirs))
		return no('ROOM-ASK.4', msg('You have asked for a seat already; wait for the answer.'));
	if (asks.length >= MOST || asks.some((one) => one.seat === seat))
		return no('ROOM-ASK.4', msg('Somebody is asking already; wait for the answer they get.'));
	const silence = silenceOn(session, record, { kind, seat });
	if (silence === 'yes' && isBarred(record, from, 'took'))
		return no(
			'ROOM-ASK.4',
			msg(
				'You have had a seat of this game while nobody could be asked; wait until somebody is back.'
			)
		);
	const called = seatName(turn, name ?? from.name, { from, seat });
	const { nextVote } = record;
	const asking: Ask = {
		...{ id: nextVote, kind, seat, yes: [], no: [], silence },
		by: { id, name: kind === 'sit' ? called : from.called },
		until: session.port.now() + spanOf(record, silence),
		brings: { name: name ?? from.name, salt: salt ?? null }
	};
	// [ROOM-ASK.3] There is nobody whose game it would be.
	if (kind === 'sit' && !isOwned(record)) give(turn, asking);
	else turn.change({ votes: [...record.votes, asking], nextVote: nextVote + 1 });
	return null;
}

/** The seat is theirs. */
export function give(turn: Turn, asked: Ask): void {
	const { session } = turn;
	const { kind, seat, by, brings, silence } = asked;
	const from = listenerOf(session, by.id);
	const chair = seatOf(turn.record, seat);
	if (!from || !chair) return;
	if (kind === 'return') {
		// [ROOM-ASK.6] Who finds the lost device has nothing.
		turn.changeSeat(seat, { keys: [], link: null, standIn: null });
		giveSeat(turn, from, seat);
		turn.notice(
			msg('{who} has a new device; the old ones are out of use.', { who: verbatim(chair.name) })
		);
		return;
	}
	const { host, newcomers } = turn.record;
	if (silence === 'yes') {
		const home = homeOf(turn.record, from);
		bar(turn, 'took', [by.id, ...(home ? [home] : [])]);
	}
	const name = seatName(turn, brings?.name ?? by.name, { from, seat });
	turn.change({ newcomers: newcomers + 1, ...(host ? {} : { host: seat, founder: seat }) });
	turn.changeSeat(seat, {
		...NOBODYS,
		...{ kind: 'human', name, salt: brings?.salt ?? null },
		muted: isBarred(turn.record, from, 'muted'),
		since: newcomers + 1,
		undoFrom: session.running?.undoFrom(seat) ?? 0,
		before: hadBy(turn, seat)
	});
	handOver(turn, seat);
	giveSeat(turn, from, seat);
	turn.notice(
		msg('{who} takes over the seat of {whose}.', {
			who: verbatim(name),
			whose: verbatim(chair.name)
		})
	);
}

/** The answer is no. [ROOM-ASK.5] To whom somebody has said it asks no more in this game. */
export function refuse(turn: Turn, { by, no: against, seat }: Ask): void {
	const from = listenerOf(turn.session, by.id);
	if (!from) return;
	const name = nameOf(turn.record, seat);
	if (against.length === 0) {
		tell(turn, from, {
			rule: 'ROOM-ASK.1',
			say: msg(
				'Nobody has answered you about the seat of {who}. Ask again when you see them play.',
				{ who: verbatim(name) }
			)
		});
		return;
	}
	bar(turn, 'refused', marksOf(turn.record, from));
	turn.notice(
		msg('The table has said no to {who}, who asked for the seat of {whose}.', {
			who: verbatim(by.name),
			whose: verbatim(name)
		})
	);
	tell(turn, from, barredFrom(turn.record, from));
	tellOwn(turn, from);
}

function tell(turn: Turn, from: Listener, why: Refusal | null): void {
	if (!why) return;
	turn.after.push(() =>
		turn.session.audience.tell(from, { type: 'refused', of: 'takeSeat', ...why })
	);
}

/**
 * Asks after what has changed: those of people who have gone are dropped, and one about a seat that is
 * no longer to be had; where people have come who can be asked, or have gone, its time begins anew.
 */
export function review(turn: Turn): void {
	const { session, record } = turn;
	if (record.votes.length === 0) return;
	const votes = record.votes.flatMap((vote): VoteRecord[] => {
		if (vote.kind === 'usher') return listenerOf(session, vote.watcher.id) ? [vote] : [];
		if (!isAsk(vote)) return [vote];
		const from = listenerOf(session, vote.by.id);
		if (!from) return [];
		const chair = seatOf(record, vote.seat);
		const isLeft = vote.kind === 'sit' ? chair?.kind === 'bot' : chair?.kind === 'human';
		if (!isLeft || (vote.kind === 'return' && session.isHere(vote.seat))) {
			tell(turn, from, {
				rule: 'ROOM-ASK.1',
				say: msg('{who} is there now; the seat stays theirs.', {
					who: verbatim(nameOf(record, vote.seat))
				})
			});
			return [];
		}
		const silence = silenceOn(session, record, vote);
		if (silence === vote.silence) return [vote];
		return [{ ...vote, silence, until: session.port.now() + spanOf(record, silence) }];
	});
	if (votes.length < record.votes.length || votes.some((vote, i) => vote !== record.votes[i]))
		turn.change({ votes });
}
