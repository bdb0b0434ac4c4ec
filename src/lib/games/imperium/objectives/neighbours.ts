/** Who sits beside whom, and who has lost a last Space Dock to a neighbour (the secret objective Merciless). */
import { leftOf } from '../../kit';
import { onBoard, planetState } from '../board';
import { lastingOf, remember } from '../lasting';
import { seatsIn } from '../timing/passed';
import type { Board, PlanetId, SeatId } from '../types';

declare module '../lasting' {
	interface Lastings {
		/** TI-23.10: this player took from a neighbour the planet with its last Space Dock. */
		tookLastDock: { seat: SeatId };
	}
}

/** The players on the immediate left and right who are still in the game (TI-26.3); of two players the one other. */
export function neighboursOf(board: Board, seat: SeatId): SeatId[] {
	const present = seatsIn(board);
	const others = leftOf(board, seat).filter((one) => present.includes(one));
	return [...new Set([...others.slice(0, 1), ...others.slice(-1)])];
}

/** Before a planet is taken by landing: notes it if the last Space Dock of a neighbour stands there. */
export function noteLastDock(board: Board, seat: SeatId, planet: PlanetId): void {
	const { owner, units } = planetState(board, planet);
	if (owner === null || units.spaceDock === 0 || onBoard(board, owner, 'spaceDock') > 1) return;
	if (!neighboursOf(board, seat).includes(owner)) return;
	if (lastingOf(board, 'tookLastDock').some((one) => one.seat === seat)) return;
	remember(board, { is: 'tookLastDock', until: 'round', seat });
}
