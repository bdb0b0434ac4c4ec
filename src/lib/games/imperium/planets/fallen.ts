/** Ground Forces that were destroyed: Gen Synthesis may bring them back, wherever they stood (`steps/gen-synthesis.ts`). */
import { addTo } from '../../kit';
import { hasTech } from '../abilities';
import type { Board, SeatId } from '../types';

/** So many of this player's were destroyed; given up is not destroyed (TI-21.9). */
export function fell(board: Board, seat: SeatId, n: number): void {
	if (n > 0 && hasTech(board, seat, 'gen-synthesis')) addTo(board.fallen, seat, n);
}
