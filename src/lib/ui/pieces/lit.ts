/** What may be touched now, by piece: made from the open decision by the shell, drawn by any board. */

export interface Lit {
	/** The choice in words. */
	readonly label: string;
	/**
	 * What the draft holds of it. A number is a count of ships taken from (or put on) the piece;
	 * 0 and false: not chosen yet.
	 */
	readonly chosen?: number | boolean;
	/** For counts: the most this piece can give or take. Its presence makes the piece a counter. */
	readonly max?: number;
	/** Why it cannot be chosen now. Such a piece is not lit, but says this when it is touched. */
	readonly why?: string;
}

/** Keyed by piece: `planet:2-3`, `seat:1`, `warp`, or a card id (`attack:08#3`). */
export type LitPieces = ReadonlyMap<string, Lit>;

export const isCounter = (lit: Lit | undefined): boolean => lit?.max !== undefined;
export const isChosen = (lit: Lit | undefined): boolean => !!lit?.chosen;
export const mayChoose = (lit: Lit | undefined): boolean => !!lit && !lit.why;
