/** How a question to the table is counted: who has a voice, and how many carry it. */
import type { SeatId } from '$lib/core';
import { isOverDays } from '$lib/protocol';
import type { Question } from '$lib/protocol';
import type { TableSession } from './session';
import { peopleOf, seatOf } from './people';
import type { RoomRecord } from './record';

/** Where the table waits for whoever is away, they have a voice so long; and a vote is open so long. */
const PATIENCE_S = 60;

/** How long what is put to people is open: over days as long as a decision. */
export const voteMs = ({ house }: RoomRecord): number =>
	(isOverDays(house) ? house.clockS : PATIENCE_S) * 1000;

/**
 * [ROOM-VOTE.5] Who is here, or away for less than the grace of the table: a blink of the line costs no voice.
 * [ROOM-DAYS.2] Over days it is the time of a decision.
 */
function hasVoice(session: TableSession, record: RoomRecord, seat: SeatId): boolean {
	const since = session.away.get(seat);
	if (since === undefined) return true;
	const { graceS } = record.house;
	const patience = isOverDays(record.house) || graceS < 0 ? voteMs(record) : graceS * 1000;
	return session.port.now() - since < patience;
}

/** Who is asked whether a newcomer gets a bot's seat: over days hardly anybody is here at any moment. */
export const askedToSeat = (session: TableSession, record: RoomRecord): SeatId[] =>
	peopleOf(record).filter((seat) =>
		isOverDays(record.house) ? hasVoice(session, record, seat) : session.isHere(seat)
	);

/** Who is asked. */
export function votersOn(session: TableSession, record: RoomRecord, question: Question): SeatId[] {
	const people = peopleOf(record);
	const voices = () => people.filter((seat) => hasVoice(session, record, seat));
	switch (question.kind) {
		case 'sit':
			return askedToSeat(session, record);
		case 'usher':
			return voices();
		case 'return':
		case 'undo':
			return voices().filter((seat) => seat !== question.seat);
		default: {
			const about = question.seat;
			const came = seatOf(record, about)?.since ?? 0;
			// Who is long away is no loser by a bot that plays on for them.
			const all = question.kind === 'bot' && !hasVoice(session, record, about);
			// [ROOM-VOTE.6]
			const mayJudge = (seat: SeatId) => all || (seatOf(record, seat)?.since ?? 0) <= came;
			return voices().filter((seat) => seat !== about && mayJudge(seat));
		}
	}
}

/** Yes votes that carry it: of undo all others, for a bot's seat one, of the rest more than half of those asked. */
export function votesNeeded(session: TableSession, record: RoomRecord, question: Question): number {
	const voters = votersOn(session, record, question).length;
	const most = Math.floor(voters / 2) + 1;
	switch (question.kind) {
		case 'sit':
			return 1;
		case 'undo':
			return voters;
		case 'usher':
		case 'return':
			return most;
		default:
			// [ROOM-VOTE.2] One person alone never outvotes another who is there.
			return Math.max(most, hasVoice(session, record, question.seat) ? 2 : 1);
	}
}
