/** What the file of an evolution card declares (CE-40.37): its words, and what the ships of a player on it do for them. */
import type { Words } from '../../../../core';
import type { Bend } from '../../bot/sight';
import type { CosmicChanges } from '../../use';

/** What a card does for whoever has so many ships on it (CE-40.39). */
export interface Level {
	/** The fewest ships. */
	readonly from: number;
	/** The most; left out: from that number on. */
	readonly to?: number;
	readonly does: Words;
}

export interface EvolutionCard {
	readonly words: {
		readonly name: Words;
		/** What it does by the number of ships, the fewest first; for a number that is left out: nothing. */
		readonly levels: readonly Level[];
		/** Where its text is silent: what was decided. */
		readonly rulings: readonly Words[];
	};
	/** In force for each player; `amount`: their ships on it. */
	readonly changes: CosmicChanges;
	/** What it is worth to the steady player to have 0, 1, 2 … ships on it, in foreign colonies; the last is for more as well. */
	readonly worth: readonly [number, ...number[]];
	/** It is drawn only where reward cards have a deck of their own. */
	readonly needsRewards?: true;
	/** How a fight is reckoned for whoever has `n` ships on it; left out: as ever. */
	readonly bends?: (n: number) => Bend | null;
}

/** The level for so many ships; null: it does nothing. */
export const levelFor = (levels: readonly Level[], n: number): Level | null =>
	levels.find(({ from, to = n }) => from <= n && n <= to) ?? null;
