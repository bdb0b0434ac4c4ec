/** Rewards that effects grant who has won (CE-14.22). */
import { encounterOf, otherSide, sideOf, timingOrder } from '../board';
import type { Board, SeatId } from '../types';
import type { CosmicChanges } from '../use';

/** Whether the side of this seat has won the encounter. */
export function hasWon(board: Board, seat: SeatId): boolean {
	const { outcome } = encounterOf(board);
	return outcome?.type === 'won' && outcome.side === sideOf(board, seat);
}

/** Whether the side of this seat has lost the encounter to the other one. */
export function hasLost(board: Board, seat: SeatId): boolean {
	const side = sideOf(board, seat);
	const { outcome } = encounterOf(board);
	return side !== null && outcome?.type === 'won' && outcome.side === otherSide(side);
}

/** Who stands on the other side. */
export function opponentsOf(board: Board, seat: SeatId): SeatId[] {
	const side = sideOf(board, seat);
	return timingOrder(board).filter((other) => side && sideOf(board, other) === otherSide(side));
}

/** As many rewards as the use has fixed, besides all others. */
export const grants: CosmicChanges = {
	granted: (_play, owner, n, { seat }) => (seat === owner.seat ? n + owner.amount : n)
};
