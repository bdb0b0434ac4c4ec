/** Effects that last until the turn, the Council or the round ends (GC-24.2). */
import type { Board, Lasting } from '../types';

/**
 * Ends those of which this is true. A list in which nothing ends stays the same one: by it is known whether
 * what is in force has changed (sources.ts).
 */
export function endLasting(board: Board, ends: (effect: Lasting) => boolean): void {
	if (board.lasting.some(ends)) board.lasting = board.lasting.filter((effect) => !ends(effect));
}
