/** Whom a result acts on (TI-17.17), and who takes its own choice first. */
import { orderOfPlay } from '../turn-order';
import { seatsIn } from '../timing/passed';
import type { Board, SeatId } from '../types';

/** TI-17.17: all players, in the order of play. */
export function everybody(board: Board): SeatId[] {
	const present = seatsIn(board);
	return orderOfPlay(board).filter((seat) => present.includes(seat));
}
