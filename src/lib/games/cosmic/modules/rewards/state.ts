/** What the reward deck brings to an encounter besides its cards (CE-31). */
import type { CardId, SeatId, Side } from '../../types';

/** A kicker that a main player has laid (CE-31.20). It is its player’s, whatever becomes of the encounter card. */
export interface Kicker {
	/** The card laid; hidden from others until it is turned up. */
	card: CardId;
	readonly by: SeatId;
	/** It is turned up, and multiplies. */
	open: boolean;
}

declare module '../../types' {
	interface Encounter {
		/** Kickers laid beside the encounter cards; left out: none. */
		kickers?: { [side in Side]?: Kicker };
		/** How much more than its number a kicker multiplies by; left out: none does. */
		kicked?: { [side in Side]?: number };
	}
}
