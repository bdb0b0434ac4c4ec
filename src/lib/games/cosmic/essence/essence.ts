/** What an alien says of its essence cards (CE-36): a set of its own, which is at the table with it alone. */
import type { Words } from '../../../core';
import type { Bend } from '../bot/sight';
import type { Play } from '../play';
import type { CardKind, SeatId } from '../types';
import type { CosmicChanges, Effect } from '../use';
import type { Shared } from './state';

/**
 * One that comes twice is two cards of the same words: who sees one of them sees it until it lies open, so that nobody
 * can tell by a name where the other has been (CE-23.5).
 */
export interface EssenceCard {
	readonly words: { readonly name: Words; readonly text: Words };
	/** Ships on it that end it, where it lies before a player; left out: ships do not. */
	readonly ships?: number;
	/** In force while it lies before a player, who is their owner. */
	readonly changes?: CosmicChanges;
	/** The kind of card that its player discards, at once and whenever one comes (CE-36.10). */
	readonly sheds?: CardKind;
	/** Its player, as a main player, shows its highest attack before cards are selected (CE-36.11). */
	readonly shows?: true;
	/** By how much it changes how many foreign colonies win: for its player, and for each other (CE-36.16). */
	readonly goal?: { readonly own: number; readonly others: number };
	/** What may be done while it lies face up: by every player (CE-36.43), or by whom its uses say. */
	readonly uses?: Effect['uses'];
	/** What it brings about besides, as it is turned up with the encounter card of its player (CE-36.60). */
	readonly turnedUp?: (play: Play, seat: SeatId) => void;
	/** How a bot reckons a fight of its player. */
	readonly bends?: Bend;
	/** How much it hurts, in foreign colonies, who has it; less than nothing: it helps. */
	readonly hurts: number;
}

export interface EssenceSet {
	/** What one of its cards is called: `curse`. */
	readonly kind: Words;
	/** How many of it the cache holds, or all of it at any time (CE-36.43); left out: three (CE-36.2). */
	readonly cache?: number | 'all';
	/** They are turned up on the sheet of their alien, and go with that (CE-36.13). */
	readonly onSheet?: true;
	/** How a card that lies before a player stands, face up and turned down (CE-36.22); left out: as its words say. */
	readonly lies?: { readonly up: Words; readonly down: Words };
	/**
	 * They are for whoever plays their alien, until one is shared with another player, and with all once that has used it
	 * (CE-36.74): how a card stands that is for its player alone, for one more, and for all. Left out: every card is for all.
	 */
	readonly shared?: { readonly own: Words } & { readonly [shared in Shared]: Words };
	/** By the names that ids give them, which are stored in saved games, so they never change. */
	readonly cards: { readonly [card: string]: EssenceCard };
}
