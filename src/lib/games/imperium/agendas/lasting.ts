/** What an agenda brings for a while (TI-17.18): an Against or an event that holds to the end of the round or longer. */
import { lastingOf, remember } from '../lasting';
import type { Until } from '../lasting';
import type { AgendaId } from '../politics/in-force';
import type { Board, SeatId } from '../types';
import type { Effect } from './agenda';

declare module '../lasting' {
	interface Lastings {
		/** What this card says holds: for these seats, or for all where none are named. */
		agenda: { card: AgendaId; seats: readonly SeatId[] };
	}
}

/** Whether what this card brought for a while holds for this player; without one: for anybody. */
export const stillHolds = (board: Pick<Board, 'lasting'>, card: AgendaId, seat?: SeatId): boolean =>
	lastingOf(board, 'agenda').some(
		(one) =>
			one.card === card &&
			(seat === undefined || one.seats.length === 0 || one.seats.includes(seat))
	);

export const holdFor = (
	board: Board,
	card: AgendaId,
	seats: readonly SeatId[] = [],
	until: Until = 'round'
): void => remember(board, { is: 'agenda', until, card, seats });

/** Holds for all to the end of the round. */
export const thisRound =
	(card: AgendaId): Effect =>
	({ board }) =>
		holdFor(board, card);
