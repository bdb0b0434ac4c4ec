/** Action Cards of a hand at another time than theirs (GC-15.2): when each is played. */
import { msg } from '../../../core';
import type { Barred, Words } from '../../../core';
import { playerOf } from '../board';
import { actionOf } from '../tables/by-id';
import type { Reason } from './turn-events';
import type { ActionCardId, Board, SeatId } from '../types';

type Timing = ReturnType<typeof actionOf>['timing'];

const PLAYED: { readonly [timing in Timing]: (card: Words) => Words } = {
	minor: (card) => msg('{card} is played on your turn, as a Minor Event.', { card }),
	battle: (card) => msg('{card} is played in a battle.', { card }),
	council: (card) => msg('{card} is played with a ballot.', { card })
};

/** Why a card cannot be played at this time; null when it is one for it. */
export function whyUntimely(id: ActionCardId, now: Timing): Reason | null {
	const { name, timing } = actionOf(id);
	return timing === now ? null : { why: PLAYED[timing](name), rule: 'GC-15.2' };
}

/** The cards of a player that are not for this time. */
export const untimely = (board: Board, seat: SeatId, now: Timing): Barred[] =>
	playerOf(board, seat).actions.flatMap((id): readonly Barred[] => {
		const reason = whyUntimely(id, now);
		const on = `action:${id}`;
		return reason ? [{ id: on, on, say: actionOf(id).name, ...reason }] : [];
	});
