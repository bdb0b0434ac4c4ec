/** Whether anything in the box acts at a moment, for what stands below the tables of effects. */
import type { Board, Moment } from './types';

let find: ((board: Board, moment: Moment) => boolean) | null = null;

/** Once, as the rules are loaded: how that is found, by the file that knows all effects (`offers.ts`). */
export function findActingBy(given: typeof find): void {
	find = given;
}

/** Whether anything in the box acts at this moment, whoever plays it. */
export const mayAct = (board: Board, moment: Moment): boolean => find?.(board, moment) ?? false;
