/** What modules with a deck of their own keep at the table (CE-30.3). */
import type { CardId } from '../types';

/** Decks that modules bring to the table, each with its own draw pile and discard pile (CE-30.3). */
export const MODULE_DECKS = ['reward', 'tech', 'hazard'] as const;
export type ModuleDeck = (typeof MODULE_DECKS)[number];

/** A deck of a module at the table. */
export interface ModuleAtTable {
	/** The sets its cards are of. */
	readonly sets: readonly string[];
	/** One card of each kind of them (CE-33.16). */
	readonly single?: true;
	/** Its cards lie in the cosmic deck, and are of it in every respect (CE-31.14). */
	readonly shared?: true;
	/** Its own discard pile, face up, oldest first (CE-30.3). */
	pile: CardId[];
}

export type Modules = { readonly [deck in ModuleDeck]?: ModuleAtTable };

declare module '../types' {
	interface Board {
		/** The modules at the table; left out: none. */
		modules?: Modules;
	}

	interface Vault {
		/** The draw piles of modules, top last; left out: no module is at the table. */
		piles?: { [deck in ModuleDeck]?: CardId[] };
	}
}
