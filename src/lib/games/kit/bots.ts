/** What bots of any game are made of: they weigh what they can choose, and leave the rest to chance. */
import { sampleAnswer } from '../../core';
import type { Answer, Bot, Question, Said, Shape, Thinking } from '../../core';
import { bestOf, ranked } from './ranking';

/** A bot that answers what it has a mind about; null: any legal answer is as good. */
export const botWith = (
	named: Pick<Bot, 'level' | 'say' | 'why'>,
	answerTo: (question: Question) => Said | Thinking | null
): Bot => ({
	...named,
	decide: (question) => answerTo(question) ?? sampleAnswer(question.decision.shape, question.dice)
});

/** The ids among which a shape lets one choose. */
export const idsOf = (shape: Shape): string[] =>
	shape.type === 'one' || shape.type === 'some' ? shape.choices.map(({ id }) => id) : [];

/** The choice worth most, of several the first; null where the question is another. */
export function pickBest(shape: Shape, worth: (id: string) => number): Answer | null {
	const best = shape.type === 'one' ? bestOf(shape.choices, ({ id }) => worth(id)) : undefined;
	return best ? { pick: best.id } : null;
}

/** The choices worth most: as many as must be picked, and beyond that as may be and are worth anything. */
export function pickSome(shape: Shape, worth: (id: string) => number): Answer | null {
	if (shape.type !== 'some') return null;
	const weighed = shape.choices.map(({ id }) => ({ id, worth: worth(id) }));
	const good = ranked(weighed, (one) => one.worth).filter(
		(one, i) => i < shape.min || one.worth > 0
	);
	return { picks: good.slice(0, shape.max).map(({ id }) => id) };
}
