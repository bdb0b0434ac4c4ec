/** Questions as they are seen coming: whether what was made for one is an answer to another. */
import { thenOf } from './shape';
import type { Answer, Shape } from './shape';

/** As much of a question as decides whether an answer made for it still fits. */
export interface Foreseen {
	readonly name: string;
	readonly shape: Shape;
}

/** An answer held for a question to come. */
export interface HeldAhead extends Foreseen {
	readonly answer: Answer;
}

/** Notes tell what a choice leads to and may change; the choices themselves may not. */
const choices = (shape: Shape): string =>
	JSON.stringify(shape, (key, value: unknown) => (key === 'note' ? undefined : value));

/** Whether an answer made for the one is one to the other. */
export const isSameQuestion = (one: Foreseen, other: Foreseen): boolean =>
	one.name === other.name && choices(one.shape) === choices(other.shape);

/**
 * Whether an answer that is held for a question still answers this one: it is asked the same, and all that the answer
 * names is offered as it was. What else is offered may have changed.
 */
export const stillAnswers = ({ name, shape, answer }: HeldAhead, now: Foreseen): boolean => {
	if (now.name !== name) return false;
	const named = namedBy(answer, now.shape);
	return named !== null && named === namedBy(answer, shape);
};

/** What an answer names of a shape, as it is offered there; of what is no list of choices, the whole. Null: it is not. */
function namedBy(answer: Answer | undefined, shape: Shape): string | null {
	if (shape.type !== 'one') return choices(shape);
	const choice =
		answer && 'pick' in answer ? shape.choices.find(({ id }) => id === answer.pick) : undefined;
	if (!choice) return null;
	const then = thenOf(shape, choice);
	return choices({ type: 'one', choices: [then ? { ...choice, then } : choice] });
}
