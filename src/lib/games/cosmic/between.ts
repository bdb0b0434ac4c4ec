/** Encounters out of turn (CE-4.11), which effects grant between those of a turn. */
import type { Play } from './play';
import type { SeatId } from './types';

/** Whether one out of turn has been granted and waits for the end of the encounter under way. */
export const isGranted = (play: Play): boolean => play.within('turn').between !== undefined;

/** Whether the encounter under way is out of turn. */
export const isOutOfTurn = (play: Play): boolean => play.within('turn').interrupted !== undefined;

/**
 * As soon as the encounter under way is over, `offense` has one with `defense`, in whose home system it is; null:
 * with whom destiny says.
 */
export function grantBetween(play: Play, offense: SeatId, defense: SeatId | null): void {
	play.within('turn').between = { offense, defense };
}
