/** Technologies at a table (CE-32). */
import type { AlienId, CardId, PlanetId, Ships } from '../../types';

/** The key of a technology in `index.ts`; stored in saved games, so it never changes. */
export type TechId = string;

/** The place of a technology before its player: `tech:2-3` is the third that `seat:2` was dealt or drew. */
export type TechSlot = `tech:${number}-${number}`;

/** Attacks that complete a technology: two alike, two that follow each other, or any that come to so much (CE-32.16). */
export type Toll = 'pair' | 'run' | number;

/** A technology before a player (CE-32). */
export interface Tech {
	readonly slot: TechSlot;
	/** Which it is; its player alone knows while it lies face down (CE-32.3). */
	readonly id: TechId;
	/** Completed, and turned up. */
	faceUp: boolean;
	/** Ships of its player that research it, on no colony (CE-32.7). */
	ships: Ships;
	/** Planets between which its token stands; left out: it has none, or has not placed it. */
	between?: readonly PlanetId[];
	/** The alien it brought its player; left out: none. */
	brought?: AlienId;
	/** An encounter card face down under it, which its player alone knows (CE-32.31); left out: none. */
	under?: CardId;
	/** A flare that lies open on it, and on the table (CE-32.48); left out: none. */
	flare?: CardId;
	/** Cards that were laid open for it beside the gate, and lie on the table (CE-32.49); left out: none. */
	laid?: readonly CardId[];
}

declare module '../../types' {
	interface Player {
		/** Its technologies in the order they came; left out: it has had none (CE-32.1). */
		techs?: Tech[];
	}
}
