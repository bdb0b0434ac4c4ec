/** The ship that the offense gets back from the warp as an encounter begins (CE-6). */
import { shipsAt } from './board';
import { value } from './values';
import type { Play } from './play';
import type { SeatId } from './types';

/** How many ships of a seat can leave the warp: all of those there, unless an effect keeps them (CE-37.26). */
export const shipsToFree = (play: Play, seat: SeatId): number =>
	value(play, 'leavesWarp', true, { seat }) ? shipsAt(play.board, seat, 'warp') : 0;

/** Whether one is still to come: the offense has one in the warp (CE-6.2), and nothing has taken its place (CE-6.8). */
export const toRetrieve = (play: Play, offense: SeatId): boolean =>
	shipsToFree(play, offense) > 0 && value(play, 'retrieves', true, { seat: offense });

/** How many are still to come, one unless an effect says otherwise (CE-37.14); `came`: those that have come by now. */
export const retrievalsDue = (play: Play, offense: SeatId, came = 0): number =>
	toRetrieve(play, offense)
		? Math.min(
				shipsToFree(play, offense),
				Math.max(0, value(play, 'retrievals', 1, { seat: offense }) - came)
			)
		: 0;
