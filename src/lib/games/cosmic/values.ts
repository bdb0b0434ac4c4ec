/**
 * A value as it is in force. Aliens ask for some, and they are what may change one: so this file knows none of them, and
 * the one that knows all (`effects.ts`) hands in how a value is found.
 */
import type { Play } from './play';
import type { Board, Origin } from './types';
import type { Asks, CosmicValues, Picture, Shown } from './use';

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
	picture: Picture,
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

const showing: Showing = (picture, name) => {
	if (!show) throw new Error('The rules are not loaded.');
	return show(picture, name);
};

/** For a picture of the table: nothing is turned up by it, and no sheet that is hidden has its say. Throws before the rules are loaded. */
export const shownValue = <K extends Shown>(board: Board, name: K): ReturnType<typeof showing<K>> =>
	showing({ board, picture: true }, name);

/** A value after every effect in force has had its say. Throws before the rules are loaded. */
export function value<K extends keyof CosmicValues>(
	play: Play,
	name: K,
	plain: CosmicValues[K]['value'],
	of: CosmicValues[K]['of'],
	noted?: Noting<K>
): CosmicValues[K]['value'];
/** The same of what rests on the board alone, which a picture may ask for as well. */
export function value<K extends Shown>(
	asks: Asks,
	name: K,
	plain: CosmicValues[K]['value'],
	of: CosmicValues[K]['of'],
	noted?: Noting<K>
): CosmicValues[K]['value'];
export function value<K extends Shown>(
	asks: Asks,
	name: K,
	plain: CosmicValues[K]['value'],
	of: CosmicValues[K]['of'],
	noted?: Noting<K>
): CosmicValues[K]['value'] {
	if ('picture' in asks) {
		const shown = showing(asks, name);
		return shown ? shown(plain, of, noted) : plain;
	}
	if (!answer) throw new Error('The rules are not loaded.');
	return answer(asks, name, plain, of, noted);
}
