/** What a player without a person is: it sees what its seat sees, and answers what its seat is asked. */
import type { AsideAnswer } from './aside';
import type { OpenLook, OwnDecision, OwnLook } from './look';
import type { Answer } from './shape';
import type { Words } from './words';

export interface Question {
	readonly game: string;
	readonly decision: OwnDecision;
	/** All this seat may know; asked for only by bots that look. Must not be changed. */
	readonly view: () => { readonly open: OpenLook; readonly own: OwnLook };
	/** A whole number from 0 to `below` − 1: the bot's own chance, apart from the game's. */
	readonly dice: (below: number) => number;
}

/** What it says when it is asked: its answer, or something beside it, after which it is asked again. */
export type Said = Answer | AsideAnswer;

/** The rest of a thought: called when the room has time again. Each call takes a few milliseconds at most. */
export type Thinking = () => Said | Thinking;

export interface Bot {
	/** Names it in messages and saved tables, so it never changes. */
	readonly level: string;
	/** What a person reads when choosing it. */
	readonly say: Words;
	/** An answer, or a thought to go on with: rooms share one thread, so nobody may think for long at once. */
	readonly decide: (question: Question) => Said | Thinking;
	/**
	 * Why it gives this answer to this question, as its own: made of what it weighed, and true by what the seat sees.
	 * Null: there is nothing more to say of it than the answer itself. Left out: it never has reasons.
	 */
	readonly why?: (question: Question, answer: Answer) => Words | null;
}

/** Thinks to the end at once: for simulations and tests, where nobody waits. */
export function decideNow(bot: Bot, question: Question): Said {
	let thought = bot.decide(question);
	while (typeof thought === 'function') thought = thought();
	return thought;
}
