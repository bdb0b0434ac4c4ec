/** What a player who has passed may still start (TI-8.3). */
import { playerOf } from '../../kit';
import type { Board, SeatId } from '../types';

/** Whether this player may start something of its own: play a card that answers none, use what may be used at any time. */
export const mayStart = (board: Board, seat: SeatId): boolean => {
	const { passed, isOut } = playerOf(board, seat);
	return (
		!isOut && (!passed || board.options.afterPassing === 'published' || board.stage !== 'action')
	);
};

/** Seats still in the game (TI-26.3), in seat order. */
export const seatsIn = (board: Board): SeatId[] =>
	board.order.filter((seat) => !playerOf(board, seat).isOut);
