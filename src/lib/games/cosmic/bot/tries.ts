/** Answers worth trying out before one is given. */
import { thenOf } from '../../../core';
import type { Answer, Choice, OneShape, Shape, SomeShape } from '../../../core';
import { likeOf } from '../../kit';
import { takeFrom } from './ships';
import type { Sight } from './sight';

/** Sets of more choices than this are left as its manner has them. */
const FEW = 3;

/**
 * Every choice, of like cards one; of ships each number, from where it takes them; of few picks each set; of an amount
 * the least and the most. Of what is as good as without number, orders and deals, none.
 */
export function triesOf(sight: Sight, shape: Shape): Answer[] {
	switch (shape.type) {
		case 'one':
			return unlike(shape).flatMap((choice): Answer[] => {
				const further = thenOf(shape, choice);
				return further
					? triesOf(sight, further).map((then) => ({ pick: choice.id, then }))
					: [{ pick: choice.id }];
			});
		case 'confirm':
			return [{ yes: true }, { yes: false }];
		case 'some':
			return setsOf(shape).map((picks) => ({ picks }));
		case 'split':
			return Array.from({ length: shape.max - shape.min + 1 }, (_, more) =>
				takeFrom(sight, shape, shape.min + more)
			);
		case 'amount':
			return [{ amount: shape.min }, { amount: shape.max }];
		case 'order':
		case 'deal':
			return [];
	}
}

/** Of choices that differ in nothing but the copy of a card, the first. */
function unlike({ choices }: OneShape): Choice[] {
	const likes = new Set<string>();
	return choices.filter(({ id }) => {
		const fresh = !likes.has(likeOf(id));
		likes.add(likeOf(id));
		return fresh;
	});
}

/** Each set that may be picked. */
function setsOf({ choices, min, max }: SomeShape): string[][] {
	if (choices.length > FEW) return [];
	const sets = choices.reduce<string[][]>(
		(before, { id }) => [...before, ...before.map((set) => [...set, id])],
		[[]]
	);
	return sets.filter(({ length }) => length >= min && length <= max);
}
