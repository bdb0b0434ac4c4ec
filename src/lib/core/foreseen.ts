/** Questions as they are seen coming: whether what was made for one is an answer to another. */
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
