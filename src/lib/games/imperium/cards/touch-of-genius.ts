/** Touch of Genius: another card that was played before. */
import type { Answer } from '../../../core';
import { plain } from './card';

/** Its name among cards, which what it copies is never. */
export const TOUCH = 'touch-of-genius';

/** The card it works as, and what was chosen for that. What can be copied now is `timing/cards.ts`’s. */
export function copied(answer: Answer | null): { like: string; answer: Answer | null } {
	if (!answer || !('pick' in answer)) throw new Error('Touch of Genius copies a card.');
	return { like: answer.pick, answer: answer.then ?? null };
}

export const touch = {
	[TOUCH]: plain({
		price: { means: 'influence', price: 3 },
		// It counts as the card it copies (TI-18.6).
		on: () => null,
		can: () => true,
		apply: () => {
			throw new Error('Touch of Genius works as the card it copies.');
		}
	})
};
