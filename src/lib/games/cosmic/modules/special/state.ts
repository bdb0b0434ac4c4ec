/** Special ships at a table (CE-35). */
import type { SeatId, ShipPlace } from '../../types';
import type { TechId } from '../tech/state';

/** The key of a special ship in `index.ts`; stored in saved games, so it never changes. */
export type ShipId = string;

/** The marked ship of a seat (CE-35.2): one of its ships, and counted as one (CE-35.7), which is known by where it is. */
export interface Mark {
	at: ShipPlace;
	/** Its action is left (CE-35.4); null: it has none. */
	up: boolean | null;
}

export interface Special {
	/** All that have one have the same kind (CE-35.1). */
	readonly kind: ShipId;
	/** The technology that has brought the ship, as one more (CE-32.50); left out: each player marks one of theirs (CE-35.2). */
	readonly of?: TechId;
	/** By seat, once they are marked. */
	readonly marks: { [seat: SeatId]: Mark };
}

declare module '../../types' {
	interface Board {
		/** Left out: there are none. */
		special?: Special;
	}
}
