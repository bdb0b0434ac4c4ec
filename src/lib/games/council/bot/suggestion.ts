/** One thing a bot could do, and what it would be worth: areas suggest, the turn chooses. */
import type { Answer } from '../../../core';

export interface Suggestion {
	readonly answer: Answer;
	/** In Victory Points, against doing nothing. */
	readonly worth: number;
}

export const worthOf = ({ worth }: Suggestion): number => worth;
