/** What sending an answer does, in words for the button that sends it, where the shape cannot say it. */
import type { Template, Words } from './words';

/** For a question. What has no words of its own here is told by its choices. */
export interface Sends {
	/** For nothing chosen, where that is an answer. */
	readonly none?: Words;
	/** For the choice or the choices picked. */
	readonly some?: Template<'what'>;
	/** All choices are names, what is no piece beside pieces too, as an option of a vote beside cards: `some` tells any of them. */
	readonly names?: true;
	/** For one that is a piece, where others beside it are deeds: to play a card, among what can be done. Left out: it is chosen. */
	readonly piece?: Template<'what'>;
	/** For a number: of cards, of points; `who` is the player it is about. */
	readonly amount?: Template<'n' | 'who'>;
}

/** For a choice with picks within picks: it, what was picked within it first, and second, and a number at the end. */
export interface SendsAlong {
	readonly some: Template<'outer' | 'first' | 'second' | 'n'>;
	/** Where no number is asked for at the end, so that all there are is meant. */
	readonly all?: Template<'outer' | 'first' | 'second'>;
}
