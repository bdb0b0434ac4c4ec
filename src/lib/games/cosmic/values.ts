/**
 * A value as it is in force. Aliens ask for some, and they are what may change one: so this file knows none of them, and
 * the one that knows all (`effects.ts`) hands in how a value is found.
 */
import type { Play } from './play';
import type { Origin } from './types';
import type { CosmicValues } from './use';

/** Hears of each effect in force that may change a value what it made of it. */
export type Noting<K extends keyof CosmicValues> = (
	by: Origin,
	before: CosmicValues[K]['value'],
	after: CosmicValues[K]['value']
) => void;

type Answer = <K extends keyof CosmicValues>(
	play: Play,
	name: K,
	plain: CosmicValues[K]['value'],
	of: CosmicValues[K]['of'],
	noted?: Noting<K>
) => CosmicValues[K]['value'];

let answer: Answer | null = null;

/** Once, as the rules are loaded. */
export function answerWith(given: Answer): void {
	answer = given;
}

/** A value after every effect in force has had its say. Throws before the rules are loaded. */
export const value: Answer = (play, name, plain, of, noted) => {
	if (!answer) throw new Error('The rules are not loaded.');
	return answer(play, name, plain, of, noted);
};
