/** What a player without a person is: it sees what its seat sees, and answers what its seat is asked. */
import type { Dice } from './answer';
import type { AsideAnswer } from './aside';
import type { SeatId } from './ids';
import type { OpenLook, OwnDecision, OwnLook } from './look';
import type { Answer } from './shape';
import type { Decider, Decision, Over } from './table';
import type { Words } from './words';

export interface Question {
	readonly game: string;
	readonly decision: OwnDecision;
	/** All this seat may know; asked for only by bots that look. Must not be changed. */
	readonly view: () => { readonly open: OpenLook; readonly own: OwnLook };
	/** A whole number from 0 to `below` − 1: the bot's own chance, apart from the game's. */
	readonly dice: Dice;
	/** The table as it might be (`imagine`), by such dice; left out: where none is at hand, as for advice. */
	readonly imagine?: (dice: Dice) => World;
}

/** A table as it might be to a seat, to try answers in. */
export interface World {
	readonly over: Over | null;
	/** The part of the game it stands in, counted from 1 (`Ending.partOf`); 0 where its game counts none. */
	readonly part: number;
	/** What is asked there now, of whom. */
	readonly decisions: readonly Decision[];
	/** What all see there. */
	readonly open: () => OpenLook;
	/** What a bot in this seat is asked there; null: nothing. In a world nobody imagines another one. */
	readonly questionTo: (seat: SeatId, dice: Dice) => Question | null;
	/** Takes an answer; false where the rules refuse it, and nothing has happened. */
	readonly answer: (by: Decider, decision: number, said: Said) => boolean;
	/** The same world once more, to try another answer in. */
	readonly copy: () => World;
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
