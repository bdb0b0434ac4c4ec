/** Who plays any number of flares in an encounter (CE-32.33), as all can see. */
import { techOf } from '../../board';
import type { Board, SeatId } from '../../types';

export const playsManyFlares = (board: Board, seat: SeatId): boolean =>
	techOf(board, seat, 'freewheeling-projector')?.faceUp ?? false;
