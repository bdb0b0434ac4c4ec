/** Aliens in a row on the sheet of another, of which one is played besides it (CE-16.38). */
import type { AlienId } from './types';

declare module './types' {
	interface Board {
		/** The row that lies at the table; left out: there is none. */
		stages?: Stages;
	}
}

export interface Stages {
	/** On whose sheet they lie. */
	readonly of: AlienId;
	/** From left to right. */
	readonly row: readonly AlienId[];
	/** The place of the one that is played, from 0. */
	readonly at: number;
}
