/** A half-made answer to a question that was asked otherwise: whether it still holds. */
import { unreachable } from '$lib/core/result';
import type { Shape } from '$lib/core/shape';
import { blank } from './blank';
import { picked } from './filling';
import type { Filling } from './filling';

/** The same filled in, where everything chosen can still be chosen; null where a part of it has fallen away. */
export function carried(shape: Shape, filling: Filling): Filling | null {
	const whole: Filling = { ...blank(shape), ...filling };
	switch (shape.type) {
		case 'one': {
			if (filling.pick === null) return whole;
			const chosen = picked(shape, filling);
			if (!chosen) return null;
			const { choice, then, below: was } = chosen;
			if (!then) return whole;
			const below = was ? carried(then, was) : blank(then);
			return below && { ...whole, then: { [choice.id]: below } };
		}
		case 'some':
			return filling.picks.every((pick) => shape.choices.some(({ id }) => id === pick))
				? whole
				: null;
		case 'amount':
			return filling.amount >= shape.min && filling.amount <= shape.max ? whole : null;
		case 'order':
			return filling.order.length === shape.choices.length &&
				shape.choices.every(({ id }) => filling.order.includes(id))
				? whole
				: null;
		case 'split':
			return Object.entries(filling.split).every(
				([place, n]) => n <= (shape.places.find(({ id }) => id === place)?.max ?? 0)
			)
				? whole
				: null;
		case 'confirm':
			return whole;
		case 'deal':
			for (const part of ['give', 'get'] as const)
				for (const [id, was] of Object.entries(filling[part])) {
					const field = shape[part].fields.find((one) => one.id === id);
					if (!field || !carried(field.shape, was)) return null;
				}
			return whole;
		default:
			return unreachable(shape);
	}
}
