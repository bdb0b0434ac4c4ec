/** The ship that the offense gets back from the warp as an encounter begins (CE-6). */
import { shipsAt } from './board';
import { value } from './values';
import type { Play } from './play';
import type { SeatId } from './types';

/** Whether one is still to come: the offense has one in the warp (CE-6.2), and nothing has taken its place (CE-6.8). */
export const toRetrieve = (play: Play, offense: SeatId): boolean =>
	shipsAt(play.board, offense, 'warp') > 0 && value(play, 'retrieves', true, { seat: offense });
