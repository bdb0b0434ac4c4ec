/** What a bot would do in somebody's place: worked out from what that seat sees, and nothing else. */
import { decideNow } from '../core/bot';
import type { Answer, AsideAnswer, Bot, OpenLook, OwnLook, Question, Words } from '../core';
import { diceFrom } from './dice';

/** Who asks: a game, and all its seat may know of the table. */
export interface Asking {
	readonly game: string;
	readonly open: OpenLook;
	/** With an open decision. */
	readonly own: OwnLook;
	/** The same for the same question: whoever asks again is told the same. */
	readonly seed: string;
}

export interface Advice {
	/** What it would do first, beside the question. */
	readonly beside: readonly AsideAnswer[];
	/** What it would answer then. */
	readonly answer: Answer;
	/** Why; null: it has no reason to give. */
	readonly why: Words | null;
}

/** No bot says more beside one question than this. */
const MOST_BESIDE = 3;

/** What the bot would do. Throws when nothing is asked, or it comes to no answer. */
export function advise(bot: Bot, asking: Asking): Advice {
	const beside: AsideAnswer[] = [];
	for (let { own } = asking; beside.length <= MOST_BESIDE; own = withoutAsides(own)) {
		const said = decideNow(bot, questionOf({ ...asking, own }));
		if ('aside' in said) beside.push(said);
		else {
			const why = bot.why?.(questionOf({ ...asking, own }), said) ?? null;
			return { beside, answer: said, why };
		}
	}
	throw new Error(`The bot ${bot.level} comes to no answer.`);
}

/** The question as the room asks it of a bot that sits there. Throws when none is open. */
export function questionOf({ game, open, own, seed }: Asking): Question {
	const { decision } = own;
	if (!decision) throw new Error('Nothing is asked.');
	return { game, decision, view: () => ({ open, own }), dice: diceFrom(numberOf(seed)) };
}

/** What is said beside a question changes the table; what comes after it is answered as if nothing were left to say. */
function withoutAsides({ asides: _, ...own }: OwnLook): OwnLook {
	return own;
}

/** A seed of this text. */
const numberOf = (text: string): number => {
	let sum = 7;
	for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0;
	return sum;
};
