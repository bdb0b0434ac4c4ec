/** Who plays any number of flares in an encounter, as all can see. */
import { stationOf, techOf } from '../../board';
import type { Board, SeatId } from '../../types';

/** The rule by which a seat does (CE-32.33, CE-34.25); null: it does not. */
export function manyFlaresBy(board: Board, seat: SeatId): 'CE-32.33' | 'CE-34.25' | null {
	if (techOf(board, seat, 'freewheeling-projector')?.faceUp) return 'CE-32.33';
	return stationOf(board, seat, 'freewheeling-intensifier') ? 'CE-34.25' : null;
}
