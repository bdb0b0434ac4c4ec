/** The order of play (TI-4.9): worked out whenever it is needed, so that it follows the cards (TI-4.10). */
import { playerOf, ranked } from '../kit';
import { hasAbility, isPrinted } from './abilities';
import { strategyOf } from './tables/by-id';
import type { Board, SeatId } from './types';

/** Who is telepathic counts as this. */
const FIRST_OF_ALL = 0;
/** Who has no card comes after all who have one, in seat order among themselves. */
const LAST_OF_ALL = 9;

/** A player's initiative number: of two cards the lower one counts. */
export function initiativeOf(board: Board, seat: SeatId): number {
	if (hasAbility(board, seat, 'telepathic')) return FIRST_OF_ALL;
	const numbers = playerOf(board, seat).strategy.map(({ card }) => strategyOf(card).number);
	return Math.min(LAST_OF_ALL, ...numbers);
}

/** All seats, the lowest number first. */
export const orderOfPlay = (board: Board): SeatId[] =>
	// Of two who are telepathic the Naalu go first.
	ranked(
		board.order,
		(seat) => (isPrinted(board, seat, 'telepathic') ? 0.5 : 0) - initiativeOf(board, seat)
	);
