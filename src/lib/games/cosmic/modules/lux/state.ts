/** Lux at a table (CE-38). */
import type { SeatId } from '../../types';

/** Tokens of both kinds (CE-38.2): a lux counts 1, an ultra lux 3. */
export interface Tokens {
	readonly lux: number;
	readonly ultra: number;
}

/** What a player has. */
export interface Purse extends Tokens {
	/** Of it what others gave in this encounter, which cannot be spent before the next one (CE-38.11); left out: nothing. */
	readonly given?: Tokens;
}

/** The two sides the offense lays lux out on (CE-38.4). */
export interface LaidOut {
	readonly gate: Tokens;
	readonly planet: Tokens;
}

/** The key of a lux card in `index.ts`; stored in saved games, so it never changes. */
export type LuxId = string;

/** What the special side of a lux card is (CE-38.3). */
export type LuxKind = 're-lux' | 'de-lux' | 'ultra-lux';

export interface Lux {
	/** The cards before players, with their special side up; empty before the choice. */
	cards: { readonly [seat: SeatId]: LuxId };
	purses: { readonly [seat: SeatId]: Purse };
	/** Lux that was given can be spent at once (CE-38.11); left out: from the next encounter on. */
	readonly atOnce?: true;
}

declare module '../../types' {
	interface Board {
		/** Left out: the module is not at the table. */
		lux?: Lux;
	}

	interface Encounter {
		/** What lies at the gate and at the planet aimed at; left out: nothing yet, or it has been taken. */
		laidOut?: LaidOut;
	}
}
