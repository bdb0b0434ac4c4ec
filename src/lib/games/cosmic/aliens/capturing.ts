/** Ships that are about to be lost in an encounter, and are captured instead (CE-20.18). */
import { entriesOf } from '../board';
import { spare } from '../saved';
import { captureShips } from '../ships';
import { fromLargest } from '../steps/lose';
import { doomedCount, doomedPlaces } from './doomed';
import type { Where } from '../board';
import type { Play } from '../play';
import type { AlienId, SeatId } from '../types';

/** How many ships a loser of the encounter is about to lose by it. */
export const falling = (play: Play, seat: SeatId): number =>
	play.within('lose').asLoser ? doomedCount(play, seat) : 0;

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
