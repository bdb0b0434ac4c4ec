/** Of what kinds a number is that is filled in: what the words of a deed leave out that only count. */
import type { Shape } from '$lib/core/shape';
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import { picked, totalOf } from './filling';
import type { Filling } from './filling';
import { billOf } from './payment';

/** `2 × Dreadnaught and Fighter`; null where there is one kind alone to have, or a price is paid, which is told whole. */
export function spreadOf(shape: Shape, filling: Filling): Words | null {
	if (shape.type === 'one') {
		const chosen = picked(shape, filling);
		return chosen?.then && chosen.below ? spreadOf(chosen.then, chosen.below) : null;
	}
	if (shape.type !== 'split' || shape.max === 1 || shape.places.length < 2 || billOf(shape))
		return null;
	if (totalOf(filling) === 0) return null;
	return msg('{places}', {
		places: {
			and: shape.places.flatMap(({ id, say }) => {
				const n = filling.split[id] ?? 0;
				return n > 0 ? [msg('{n} × {place}', { n, place: say })] : [];
			})
		}
	});
}
