/** Evolution cards at a table (CE-40.37). */
import type { SeatId, Ships } from '../../types';

/** The key of a card in `index.ts`; stored in saved games, so it never changes. */
export type EvolutionId = string;

/** The place of the ships on an evolution card: `evolution:turbo-cannon`. */
export type EvolutionPlace = `evolution:${EvolutionId}`;

/** An evolution card that lies open. */
export interface LaidEvolution {
	readonly id: EvolutionId;
	/** Ships on it, by owner, on no colony (CE-40.40). */
	ships: Ships;
}

export interface Evolution {
	/** The four that lie open; none before they are drawn. */
	cards: readonly LaidEvolution[];
	/** Who leaves their ships as they are, and is not asked, until their next turn begins (CE-40.60). */
	resting: readonly SeatId[];
}

declare module '../../types' {
	interface Board {
		/** Left out: no evolution cards are at the table. */
		evolution?: Evolution;
	}
}
