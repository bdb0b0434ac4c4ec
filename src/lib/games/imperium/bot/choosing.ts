/** Choosing by what each choice is worth, through all that follows from it. */
import { thenOf } from '../../../core';
import type { Answer, Shape } from '../../../core';
import { filling } from './fill';

export interface Chosen {
	readonly answer: Answer;
	readonly worth: number;
}

/** What naming this piece, player or thing is worth. */
export type Rate = (id: string) => number;

/** The best answer to a shape, each choice on its way rated; null: it is not one of picks. */
export function choose(shape: Shape, rate: Rate): Chosen | null {
	switch (shape.type) {
		case 'one': {
			let best: Chosen | null = null;
			for (const choice of shape.choices) {
				const { id } = choice;
				const then = thenOf(shape, choice);
				const more = then ? choose(then, rate) : null;
				if (then && !more) continue;
				const worth = rate(id) + (more?.worth ?? 0);
				if (best && worth <= best.worth) continue;
				best = { answer: more ? { pick: id, then: more.answer } : { pick: id }, worth };
			}
			return best;
		}
		case 'some': {
			const rated = shape.choices
				.map(({ id }) => ({ id, worth: rate(id) }))
				.sort((one, other) => other.worth - one.worth)
				.filter(({ worth }, i) => i < shape.min || worth > 0)
				.slice(0, shape.max);
			const worth = rated.reduce((sum, one) => sum + one.worth, 0);
			return { answer: { picks: rated.map(({ id }) => id) }, worth };
		}
		case 'split': {
			const fill = filling(shape);
			let left = Math.max(shape.min, 1);
			const order = [...shape.places].sort((one, other) => rate(other.id) - rate(one.id));
			for (const { id, max } of order) left -= fill.add(id, Math.min(left, max));
			return { answer: fill.answer(), worth: 0 };
		}
		case 'amount':
			return { answer: { amount: shape.max }, worth: 0 };
		default:
			return null;
	}
}

/** What leaves things as they are, by whatever name it goes. */
export const QUIET: readonly string[] = [
	'pass',
	'leave',
	'none',
	'keep',
	'nothing',
	'done',
	'close',
	'no',
	'stay'
];
