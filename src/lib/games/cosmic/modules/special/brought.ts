/** The ship a technology brings, marked as special ships are, and one more of its player (CE-32.50). */
import { entriesOf } from '../../board';
import { addShip, dropShip } from '../../ships';
import type { Play } from '../../play';
import type { Board, PlanetId, SeatId } from '../../types';
import type { TechId } from '../tech/state';
import { isGone } from './marks';

/** It comes to a colony of this seat. */
export function bringShip(play: Play, of: TechId, seat: SeatId, to: PlanetId): void {
	addShip(play, seat, to);
	play.board.special = { kind: of, of, marks: { [seat]: { at: to, up: null } } };
}

/** It leaves again, wherever it is. */
export function takeShip(play: Play, of: TechId): void {
	const { board } = play;
	if (board.special?.of !== of) return;
	const marks = entriesOf(board.special.marks);
	delete board.special;
	for (const [seat, { at }] of marks) dropShip(play, seat, at);
}

/** Whether it is lost for good: its mark is out of the game, or was when its technology changed hands. */
export const isShipLost = (board: Board, of: TechId): boolean =>
	board.special?.of === of && entriesOf(board.special.marks).every(([seat]) => isGone(board, seat));

/** A ship that is lost for good is nobody's any more, and stays lost whoever is given its technology. */
export function forgetShip(play: Play, of: TechId): void {
	takeShip(play, of);
	play.board.special = { kind: of, of, marks: {} };
}
