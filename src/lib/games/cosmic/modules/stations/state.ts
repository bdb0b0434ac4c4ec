/** Space stations at a table (CE-34). */
import type { AlienId, PlanetId, SeatId } from '../../types';

/** The key of a space station in `index.ts`; stored in saved games, so it never changes. */
export type StationId = string;

interface Placed {
	readonly id: StationId;
	/** Tokens on it. */
	tokens: number;
	/** The alien it brought its player; left out: none. */
	brought?: AlienId;
}

/** A space station or sky city beside a home planet (CE-34): it is of whose system that is. */
export interface Beside extends Placed {
	readonly planet: PlanetId;
}

/** A deep space station, which is of a home system and beside none of its planets (CE-34.3). */
export interface InSystem extends Placed {
	readonly system: SeatId;
}

export type Station = Beside | InSystem;

/** How a station is named where it changes hands: by its planet, or of a system by its id. */
export type StationKey = PlanetId | StationId;

/** Where a station stands. */
export type Stand = Pick<Beside, 'planet'> | Pick<InSystem, 'system'>;

declare module '../../types' {
	interface Board {
		/** Space stations, in the order they came; left out: the module is not at the table. */
		stations?: Station[];
		/** Space stations are conquered (CE-34.9); left out: they are not. */
		conquest?: true;
	}
}
