/** Questions with two answers, which need no form: a button each. */
import { thenOf } from '$lib/core/shape';
import type { Answer, Choice, Shape } from '$lib/core/shape';

interface One {
	readonly answer: Answer;
	/** The choice that it picks; none where it is a yes or a no. */
	readonly choice?: Choice;
}

/** Both; null where there are more, or something is to be filled in besides. */
export function twoOf(shape: Shape): readonly One[] | null {
	if (shape.type === 'confirm') return [{ answer: { yes: true } }, { answer: { yes: false } }];
	if (shape.type === 'amount' && shape.max - shape.min === 1)
		return [shape.min, shape.max].map((amount) => ({ answer: { amount } }));
	if (shape.type !== 'one' || shape.choices.length !== 2) return null;
	if (shape.choices.some((choice) => thenOf(shape, choice))) return null;
	return shape.choices.map((choice) => ({ answer: { pick: choice.id }, choice }));
}
