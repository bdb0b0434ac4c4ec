/** Ships that are about to be lost in an encounter, and are captured instead (CE-20.18). */
import { sumOf } from '../../kit';
import { entriesOf, whereName } from '../board';
import { doomedOf, spare } from '../saved';
import { captureShips } from '../ships';
import { fromLargest } from '../steps/lose';
import type { Place } from '../../../core';
import type { Where } from '../board';
import type { Play } from '../play';
import type { AlienId, SeatId } from '../types';

/** How many ships of a seat are about to be lost. */
export const doomedCount = (play: Play, seat: SeatId): number =>
	sumOf(entriesOf(doomedOf(play, seat)), ([, n]) => n);

/** How many ships a loser of the encounter is about to lose by it. */
export const falling = (play: Play, seat: SeatId): number =>
	play.within('lose').asLoser ? doomedCount(play, seat) : 0;

/** From where a seat is about to lose ships. */
export const doomedPlaces = (play: Play, seat: SeatId): Place<Where>[] =>
	entriesOf(doomedOf(play, seat)).map(([where, max]) => ({
		id: where,
		say: whereName(where),
		on: where,
		max
	}));

/** So many ships that are about to be lost come onto the sheet, off the largest colony where there are several. */
export function captureFalling(
	play: Play,
	by: SeatId,
	alien: AlienId,
	whom: SeatId,
	most = 1
): void {
	const taken: Partial<Record<Where, number>> = fromLargest(doomedPlaces(play, whom), most);
	spare(play, whom, taken);
	captureShips(
		play,
		by,
		alien,
		entriesOf(taken).map(([from, n]) => ({ seat: whom, n, from }))
	);
}
