/** Who acts first of several at one moment (TI-28.1). */
import { clockwise, playerOf } from '../../kit';
import { orderOfPlay } from '../turn-order';
import type { Board, SeatId } from '../types';

/** Seats in the game: from the active player clockwise; in the Strategy Phase from the Speaker; in the Status Phase in order of play. */
export function timingOrder(board: Board): SeatId[] {
	const seats =
		board.stage === 'status' ? orderOfPlay(board) : clockwise(board, board.active ?? board.speaker);
	return seats.filter((seat) => !playerOf(board, seat).isOut);
}
