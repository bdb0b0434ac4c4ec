/** How a vote is counted: who has a voice, and how many carry it. */
import type { SeatId } from '$lib/core';
import type { Desk } from './desk';
import { isPlayedByBot, peopleOf } from './people';
import type { RoomRecord, VoteRecord } from './record';

type Question = Pick<VoteRecord, 'kind' | 'by' | 'seat'>;

/** Who is asked besides whoever proposed it. */
export const votersOn = (desk: Desk, record: RoomRecord, { seat: about }: Question): SeatId[] =>
	peopleOf(record).filter((seat) => seat !== about && desk.isHere(seat));

/** Yes votes that carry it: of undo all others who are here, of the rest more than half of the others. */
export function votesNeeded(desk: Desk, record: RoomRecord, vote: Question): number {
	const { kind, by, seat: about } = vote;
	const voters = votersOn(desk, record, vote);
	if (kind === 'undo')
		return voters.filter((seat) => seat !== by && !isPlayedByBot(record, seat)).length;
	// One person alone never outvotes another who is there.
	return Math.max(Math.floor(voters.length / 2) + 1, desk.isHere(about) ? 2 : 1);
}
