/** Essence cards at a table (CE-36). */
import type { AlienId, DestinyId, SeatId, Ships } from '../types';

/**
 * An essence card by its alien and its name in the set, `essence:witch.win`: also the place of the ships on it. Stored in
 * saved games, so it never changes.
 */
export type EssenceId = `essence:${string}`;

/** The sheet of an alien that captures ships (CE-20.18). Stored in saved games, so it never changes. */
export type SheetPlace = `held:sheet.${AlienId}`;

/** Where ships are held until they are let go (CE-20.18, CE-36.59, CE-36.63): nothing can be done with them. */
export type HeldPlace = 'held:captives' | 'held:hostages' | SheetPlace;

/** Ships that are held, by where; a sheet on which none ever were is left out. */
export type Held = { readonly 'held:captives': Ships; readonly 'held:hostages': Ships } & {
	[sheet: SheetPlace]: Ships;
};

/** Who may use a card besides whose alien it is of: the one before whom it lies, or every player (CE-36.74). */
export type Shared = 'one' | 'all';

/** An essence card before a player, face up. */
export interface LaidEssence {
	readonly id: EssenceId;
	/** Of a set that is turned up on its own sheet: whoever plays that (CE-36.13). */
	on: SeatId;
	/** Ships of that player on it (CE-36.9). */
	ships: Ships;
	/**
	 * Of a set that is shared (CE-36.74): it lies before who has taken it, or every player may use it; left out: whose alien
	 * it is of alone.
	 */
	shared?: Shared;
	/** Turned down: its player is safe from the others of its set (CE-36.22). */
	down?: true;
	/** Face down: who plays its alien alone knows which one it is (CE-36.51). */
	unseen?: true;
	/** Under a ship of that player that is held captive: the turn in which that was taken (CE-36.59). */
	captive?: number;
	/** It came to that player with a ship that was let go, and is turned up with their encounter card (CE-36.60). */
	given?: true;
	/** It is in force no more, and goes once its ships have. */
	ending?: true;
}

/** The essence cards of an alien (CE-36), but for those in the set; whoever plays the alien has them. */
export interface EssenceAtTable {
	/** Face down: who plays the alien sees them. */
	cache: EssenceId[];
	/** Before players. */
	placed: LaidEssence[];
	/** Face up. */
	unavailable: EssenceId[];
	/** Out of the game; left out: none are. */
	gone?: EssenceId[];
}

declare module '../types' {
	interface Board {
		/** By their aliens; left out: none of these has been in play. */
		essence?: { [alien: AlienId]: EssenceAtTable };
		/** Ships that are held; left out: none were in this game. */
		held?: Held;
		/**
		 * A destiny card face down on the sheet of an alien, whose colour is ordained (CE-36.26): who plays the alien knows it.
		 * Left out: there is none.
		 */
		ordained?: { readonly of: AlienId; readonly card: DestinyId };
	}

	interface Vault {
		/** The sets of essence cards, top last; left out: there are none. */
		essence?: { [alien: AlienId]: EssenceId[] };
	}
}
