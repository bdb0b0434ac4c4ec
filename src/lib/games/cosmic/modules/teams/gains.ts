/** Which colonies that were gained may be handed to a partner (CE-40.29): asked wherever ships move. */
import { isAtHome, shipsAt, timingOrder } from '../../board';
import type { Play } from '../../play';
import type { Board, PlanetId, SeatId } from '../../types';
import { partnerOf } from './partners';

/** Who would get this colony from its owner; null: it is no foreign one, or the partner has one there itself. */
export function heirOf(board: Board, seat: SeatId, planet: PlanetId): SeatId | null {
	const to = partnerOf(board, seat);
	if (!to || !board.planets[planet] || isAtHome(board, seat, planet)) return null;
	return shipsAt(board, seat, planet) > 0 && shipsAt(board, to, planet) === 0 ? to : null;
}

/**
 * Asks who has just gained foreign colonies, in timing order and each by itself. A gift brings no other: the ships of
 * whoever gave it are still there when it comes.
 */
export function offerGains(
	play: Play,
	gained: readonly { readonly seat: SeatId; readonly planet: PlanetId }[]
): void {
	const { board } = play;
	// What is pushed last comes first.
	for (const seat of timingOrder(board).toReversed())
		for (const { planet } of gained.filter((one) => one.seat === seat))
			if (heirOf(board, seat, planet)) play.push('teams.give', { seat, planet });
}
