/** Hazards at a table, besides their deck (CE-33). */
import type { CardId, PlanetId, SeatId, Ships } from '../../types';
import type { Council } from './gifts';
import type { HazardOptions } from './options';

/** The key of a hazard in `index.ts`; stored in saved games, so it never changes. */
export type HazardId = string;

export interface Hazards {
	/** When they come (CE-33.4, CE-33.14, CE-33.15). */
	readonly mode: HazardOptions['hazardMode'];
	/** Cards in play, `hazard:black-hole#1`, the oldest first. */
	inPlay: CardId[];
	/** The two who must invite each other, and the ship that lies on the card for it (CE-33.9). */
	pact: { readonly between: readonly [SeatId, SeatId]; ships: Ships } | null;
}

declare module '../../types' {
	interface Board {
		/** Left out: the module is not at the table. */
		hazards?: Hazards;
		/** Turns pass to the right (CE-33.6); left out: to the left. */
		backwards?: true;
	}

	interface Encounter {
		/** A destiny card with a hazard warning was drawn in it, where a module reads that (CE-33.3); left out: none. */
		warned?: true;
		/** Hazards that were turned up in it (CE-33.4), the latest last; left out: none. */
		came?: CardId[];
		/** Both sides lose, by an effect and whatever else happens (CE-33.13); left out: they do not. */
		bothLose?: true;
		/** All players talk about one deal of all of them in place of it (CE-33.41): their terms; left out: they do not. */
		council?: Council;
		/** The home planets from which ships of these seats come (CE-33.29); left out: from anywhere. */
		confined?: { readonly [seat in SeatId]?: PlanetId };
		/** How many reinforcements each has played, where hazards are at the table (CE-33.37); left out: none. */
		reinforced?: { readonly [seat in SeatId]?: number };
		/** Seats that have traded powers until the encounter ends (CE-33.19), the latest last; left out: none. */
		switched?: (readonly [SeatId, SeatId])[];
	}
}
