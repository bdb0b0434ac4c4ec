/** Numbers that a player reads with what they are made of: prices, and what a Space Dock produces. */
import { sumOf } from '../../kit';
import type { Part } from '../combat/modifiers';

/** A number and its parts. Plain JSON. */
export interface Figure {
	/** What it is by itself. */
	readonly base: number;
	readonly parts: readonly Part[];
	/** What it comes to, never below 0. */
	readonly total: number;
}

export const figure = (base: number, parts: readonly Part[]): Figure => ({
	base,
	parts,
	total: Math.max(0, base + sumOf(parts, ({ by }) => by))
});
