/** The teams at a table (CE-40.24). */
import type { SeatId } from '../../types';

export interface Teams {
	/** Partners, as they were drawn; none before that. */
	readonly pairs: readonly (readonly [SeatId, SeatId])[];
	/** Who plays alone; left out: nobody. */
	readonly odd?: SeatId;
	/** The turn under way is that of the empty planet (CE-40.30); left out: it is not. */
	extra?: true;
	/** Who has reached a win of their own, which waits for their partner’s (CE-40.30); left out: nobody. */
	reached?: readonly SeatId[];
}

declare module '../../types' {
	interface Board {
		/** Left out: everybody plays alone. */
		teams?: Teams;
	}
}
