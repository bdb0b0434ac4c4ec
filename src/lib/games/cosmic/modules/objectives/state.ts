/** The objectives at a table (CE-40.41). */
import type { SeatId } from '../../types';
import type { ObjectiveId } from './cards';

/** What a player’s points are made of (CE-40.41, CE-40.42). */
export interface Tally {
	readonly objectives: { readonly [objective in ObjectiveId]?: number };
	/** A point for each foreign colony. */
	readonly colonies: number;
	/** For having ended the game; 0: others have. */
	readonly ended: number;
	readonly total: number;
}

export interface Objectives {
	/** The four that lie open; none before they are drawn. */
	cards: readonly ObjectiveId[];
	/** What all had when the game ended; left out: it has not ended so. */
	counted?: { readonly [seat: SeatId]: Tally };
}

declare module '../../types' {
	interface Board {
		/** Left out: the first to reach the goal wins. */
		objectives?: Objectives;
	}
}
