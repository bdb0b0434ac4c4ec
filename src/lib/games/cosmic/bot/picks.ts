/** What a bot picks of cards and rewards, by what they are worth: it looks at no fight. */
import type { Answer, Shape } from '../../../core';
import { fromFirst, keysOf, pickBest, pickSome, ranked, sumOf } from '../../kit';
import { shipsOn } from './sight';
import type { Sight } from './sight';
import { worthOfCard } from './worth';

/** Cards it can best do without. */
export function giveWorst(_sight: Sight, shape: Shape): Answer | null {
	const worth = (id: string) => -worthOfCard(id);
	return pickBest(shape, worth) ?? pickSome(shape, worth);
}

/** Cards that are most worth having. */
export function takeBest(_sight: Sight, shape: Shape): Answer | null {
	return pickBest(shape, worthOfCard) ?? pickSome(shape, worthOfCard);
}

/** CE-31.4: ships when few are left, else reward cards, which are the stronger ones, as far as there are any. */
export function splitRewards(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'split') return null;
	const outside = sumOf(
		keysOf(sight.open.planets),
		(planet) => shipsOn(sight, planet)[sight.me] ?? 0
	);
	const order = outside < 12 ? ['ships', 'rewards', 'cards'] : ['rewards', 'cards', 'ships'];
	return {
		split: fromFirst(
			ranked(shape.places, ({ id }) => -order.indexOf(id)),
			shape.max
		)
	};
}
