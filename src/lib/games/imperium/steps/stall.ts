/** TI-25.11: a turn that was let go by, which the next one may not be. */
import { lastingOf, remember } from '../lasting';
import type { Board, SeatId } from '../types';

declare module '../lasting' {
	interface Lastings {
		/** This player's last turn was let go by (TI-25.11). */
		stalled: { seat: SeatId };
	}
}

export const hasStalled = (board: Board, seat: SeatId): boolean =>
	lastingOf(board, 'stalled').some((one) => one.seat === seat);

export const stall = (board: Board, seat: SeatId): void =>
	remember(board, { is: 'stalled', until: 'round', seat });

/** This player has taken a turn again. */
export const endStall = (board: Board, seat: SeatId): void => {
	board.lasting = board.lasting.filter((one) => one.is !== 'stalled' || one.seat !== seat);
};
