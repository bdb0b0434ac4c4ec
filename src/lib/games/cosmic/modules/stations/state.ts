/** Space stations at a table (CE-34). */
import type { AlienId, PlanetId } from '../../types';

/** The key of a space station in `index.ts`; stored in saved games, so it never changes. */
export type StationId = string;

/** A space station beside a home planet (CE-34): it is of whose system that is. */
export interface Station {
	readonly id: StationId;
	readonly planet: PlanetId;
	/** Tokens on it. */
	tokens: number;
	/** The alien it brought its player; left out: none. */
	brought?: AlienId;
}

declare module '../../types' {
	interface Board {
		/** Space stations, in the order they came; left out: the module is not at the table. */
		stations?: Station[];
		/** Space stations are conquered (CE-34.9); left out: they are not. */
		conquest?: true;
	}
}
