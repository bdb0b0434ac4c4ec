/** One thing a bot could do, and what it would be worth: areas suggest, the turn chooses. */
import type { Answer } from '../../../core';

export interface Suggestion {
	readonly answer: Answer;
	/** In Victory Points, against doing nothing. */
	readonly worth: number;
}

export const bestOf = (suggestions: readonly Suggestion[]): Suggestion | null =>
	suggestions.reduce<Suggestion | null>(
		(best, one) => (best && best.worth >= one.worth ? best : one),
		null
	);
