/**
 * A value as it is in force. Aliens ask for some, and they are what may change one: so this file knows none of them, and
 * the one that knows all (`effects.ts`) hands in how a value is found.
 */
import type { Play } from './play';
import type { Board, Origin } from './types';
import type { CosmicValues, Shown } from './use';

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

/** A value that rests on the board alone, as all see it; null: nothing changes it. */
type Showing = <K extends Shown>(
	board: Board,
	name: K
) =>
	| ((
			plain: CosmicValues[K]['value'],
			of: CosmicValues[K]['of'],
			noted?: Noting<K>
	  ) => CosmicValues[K]['value'])
	| null;

let answer: Answer | null = null;
let show: Showing | null = null;

/** Once, as the rules are loaded. */
export function answerWith(given: Answer, shown: Showing): void {
	answer = given;
	show = shown;
}

/** For a picture of the table: nothing is turned up by it, and no sheet that is hidden has its say. Throws before the rules are loaded. */
export const shownValue: Showing = (board, name) => {
	if (!show) throw new Error('The rules are not loaded.');
	return show(board, name);
};

/** A value after every effect in force has had its say. Throws before the rules are loaded. */
export const value: Answer = (play, name, plain, of, noted) => {
	if (!answer) throw new Error('The rules are not loaded.');
	return answer(play, name, plain, of, noted);
};
