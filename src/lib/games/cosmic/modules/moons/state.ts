/** Moons at a table (CE-37). */
import type { PlanetId, SeatId } from '../../types';

/** The key of a moon card in `index.ts`; stored in saved games, so it never changes. */
export type MoonId = string;

/** What the token of a moon shows (CE-37.11). */
export type MoonKind =
	'quarter' | 'half' | 'full' | 'blue' | 'secret' | 'base' | 'hub' | 'cheesy' | 'new';

/** A moon beside a planet. */
export interface Moon {
	/** Its card. */
	readonly id: MoonId;
	readonly planet: PlanetId;
	/** Before whom the card lies: the owner of the system, then whoever has occupied it last (CE-37.6, CE-37.8). */
	readonly holder: SeatId;
	/** Whose ship is on it, which counts among its player's ships on the planet (CE-37.7); null: nobody's. */
	readonly by: SeatId | null;
	/** Its card lies face up, for all to see. */
	readonly open: boolean;
}

declare module '../../types' {
	interface Board {
		/** Left out: the module is not at the table. */
		moons?: readonly Moon[];
	}

	interface Vault {
		/** Moon cards that lie before nobody; left out: the module is not at the table. */
		moons?: MoonId[];
	}
}
