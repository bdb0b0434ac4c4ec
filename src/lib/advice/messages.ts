/** What a page and the worker that thinks out its hints say to each other. */
import type { Advice, Asking } from '../bots/advice';

export interface Asked {
	/** Told again with the answer. */
	readonly n: number;
	readonly asking: Asking;
}

export interface Told {
	readonly n: number;
	/** Null: there is none for this question. */
	readonly advice: Advice | null;
}
