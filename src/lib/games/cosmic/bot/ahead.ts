/**
 * Looking ahead: answers are tried out in worlds that the seat may imagine, each the same for all of them, to the end
 * of the encounter, with everybody else playing as a steady player does. What comes of it is weighed by how often who
 * stands so has won (`standing.ts`). Counts bound it, no clock: the same view and the same dice, the same answer.
 */
import { sampleAnswer } from '../../../core';
import type { Answer, Question, Said, SeatId, Thinking, World } from '../../../core';
import { bestOf, ranked, sumOf } from '../../kit';
import type { OpenBoard } from '../view';
import { answerTo } from './answers';
import { STEADY } from './manner';
import type { Manner } from './manner';
import { sightOf } from './seeing';
import { chanceOf } from './standing';

/** Worlds it looks into. */
const WORLDS = 12;
/** After so many of them, and as many again, only the better half of the answers is tried further. */
const SIFTED = 4;
/** Answers tried at most, the one its manner has first. */
const TRIES = 8;
/** What an answer must bring more than the first, in chance to win, and in standard errors of that. */
const MARGIN = 0.01;
const SURE = 1;
/** Answers of players in one slice: rooms share one thread. */
const A_SLICE = 8;
/** After so many of them an encounter is taken as it stands. */
const LONGEST = 250;

/** An answer, and how likely it was to win after it, world by world. */
interface Try {
	readonly answer: Answer;
	readonly chances: readonly number[];
}

interface Thought {
	readonly question: Question;
	readonly imagine: NonNullable<Question['imagine']>;
	readonly me: SeatId;
	readonly manner: Manner;
}

/** The best of these answers: the first, where no other is clearly better. */
export function bestAhead(
	question: Question,
	manner: Manner,
	answers: readonly [Answer, ...Answer[]]
): Thinking | Said {
	const { imagine } = question;
	const [first, ...others] = answers
		.slice(0, TRIES)
		.map((answer): Try => ({ answer, chances: [] }));
	if (!imagine || !first || others.length === 0) return answers[0];
	const thought: Thought = { question, imagine, me: question.view().own.seat, manner };
	return () => inWorlds(thought, first, others);
}

/** Looks into the next world, or knows. */
function inWorlds(thought: Thought, first: Try, others: readonly Try[]): Said | Thinking {
	const looked = first.chances.length;
	if (others.length === 0) return first.answer;
	if (looked >= WORLDS) return clearlyBest(first, others);
	const left =
		looked > 0 && looked % SIFTED === 0
			? ranked(others, ({ chances }) => sumOf(chances, (n) => n)).slice(
					0,
					Math.ceil(others.length / 2)
				)
			: others;
	const world = thought.imagine(thought.question.dice);
	return () =>
		inWorld(thought, world, [first, ...left], ([again, ...rest]) =>
			again ? inWorlds(thought, again, rest) : first.answer
		);
}

/** The one that brings most more than the first, if that is no chance. */
function clearlyBest(first: Try, others: readonly Try[]): Answer {
	const gains = others.map(({ answer, chances }) => {
		const more = chances.map((chance, at) => chance - (first.chances[at] ?? 0));
		const mean = sumOf(more, (n) => n) / more.length;
		const spread = sumOf(more, (n) => (n - mean) ** 2) / more.length;
		return { answer, mean, error: Math.sqrt(spread / more.length) };
	});
	const clear = gains.filter(({ mean, error }) => mean > MARGIN && mean > SURE * error);
	return bestOf(clear, ({ mean }) => mean)?.answer ?? first.answer;
}

/** Tries one answer after the other in this world; of who is refused there nothing is heard any more. */
function inWorld(
	thought: Thought,
	world: World,
	left: readonly Try[],
	then: (done: readonly Try[]) => Said | Thinking,
	done: readonly Try[] = []
): Said | Thinking {
	const [now, ...others] = left;
	if (!now) return then(done);
	const { me, question } = thought;
	const copy = world.copy();
	if (!copy.answer(me, question.decision.id, now.answer))
		return inWorld(thought, world, others, then, done);
	return () =>
		toItsEnd(thought, copy, world.part, 0, (chance) =>
			inWorld(thought, world, others, then, [
				...done,
				{ ...now, chances: [...now.chances, chance] }
			])
		);
}

/** Plays on, a few answers a slice, until the encounter is over. */
function toItsEnd(
	thought: Thought,
	world: World,
	part: number,
	answered: number,
	goOn: (chance: number) => Said | Thinking
): Said | Thinking {
	for (let n = answered; n < answered + A_SLICE; n++) {
		if (world.over || world.part !== part || n >= LONGEST || !playOn(thought, world))
			return goOn(chanceIn(world, thought.me));
	}
	return () => toItsEnd(thought, world, part, answered + A_SLICE, goOn);
}

/** How likely this seat is to win as the world stands now. */
const chanceIn = (world: World, me: SeatId): number =>
	world.over ? wonIn(world.over.winners, me) : chanceOf(world.open().board as OpenBoard, me);

/** A victory that is shared is a little less. */
const SHARED = 0.9;

const wonIn = (winners: readonly SeatId[], me: SeatId): number =>
	!winners.includes(me) ? 0 : winners.length === 1 ? 1 : SHARED;

/** Somebody answers there; false: nobody can. Who waits for the other to answer an own offer speaks last. */
function playOn({ question, me, manner }: Thought, world: World): boolean {
	const { decisions } = world;
	const next =
		decisions.find(({ seat, shape }) => shape.type !== 'deal' || shape.standing?.by !== seat) ??
		decisions[0];
	if (!next || next.seat === 'table') return false;
	const asked = world.questionTo(next.seat, question.dice);
	if (!asked) return false;
	const { decision, dice } = asked;
	const answer =
		answerTo(sightOf(asked, next.seat === me ? manner : STEADY), decision) ??
		sampleAnswer(decision.shape, dice);
	return world.answer(next.seat, decision.id, answer);
}
