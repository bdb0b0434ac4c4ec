/** What a bot would do in somebody's place: worked out from what that seat sees, and nothing else. */
import { decideNow } from '../core/bot';
import { thenOf } from '../core/shape';
import { msg } from '../core/words';
import type { Answer, AsideAnswer, Bot, OpenLook, OwnLook, Question, Shape, Words } from '../core';
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

/** What it would do beside the question. */
export interface Beside {
	readonly said: AsideAnswer;
	/** With what is picked for it: `Play an Action Card: Transport`. */
	readonly say: Words;
	/** Why; null: it has no reason to give. */
	readonly why: Words | null;
}

export interface Advice {
	/** What it would do first. */
	readonly beside: readonly Beside[];
	/** What it would answer then. */
	readonly answer: Answer;
	/** Why; null: it has no reason to give. */
	readonly why: Words | null;
}

/** No bot says more beside one question than this. */
const MOST_BESIDE = 3;

/** What the bot would do. Throws when nothing is asked, or it comes to no answer. */
export function advise(bot: Bot, asking: Asking): Advice {
	const beside: Beside[] = [];
	for (let { own } = asking; beside.length <= MOST_BESIDE; own = withoutAsides(own)) {
		const said = decideNow(bot, questionOf({ ...asking, own }));
		if ('aside' in said) beside.push(besideOf(bot, asking, said));
		else {
			const why = bot.why?.(questionOf({ ...asking, own }), said) ?? null;
			return { beside, answer: said, why };
		}
	}
	throw new Error(`The bot ${bot.level} comes to no answer.`);
}

function besideOf(bot: Bot, asking: Asking, said: AsideAnswer): Beside {
	const aside = asking.own.asides?.find(({ name }) => name === said.aside);
	if (!aside) return { said, say: '', why: null };
	const question = questionOf(asking);
	const decision = { ...question.decision, ...aside, window: null };
	return {
		said,
		say: picksIn(aside.shape, said.then).reduce<Words>(
			(choice, further) => msg('{choice}: {further}', { choice, further }),
			aside.say
		),
		why: bot.why?.({ ...question, decision }, said.then) ?? null
	};
}

/** What is picked, the outermost first. */
function picksIn(shape: Shape, answer: Answer): Words[] {
	if (shape.type !== 'one' || !('pick' in answer)) return [];
	const choice = shape.choices.find(({ id }) => id === answer.pick);
	if (!choice) return [];
	const then = thenOf(shape, choice);
	return [choice.say, ...(then && answer.then ? picksIn(then, answer.then) : [])];
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
