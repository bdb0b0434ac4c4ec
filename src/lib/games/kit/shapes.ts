/** Questions that come up in every game: one of these, some of these, units at places. Their answers have the types of the ids. */
import { msg } from '../../core';
import type { Choice, OneShape, Place, SeatId, Shape, SomeShape, SplitShape } from '../../core';
import { sumOf } from './tallies';

/** One of these choices. */
export interface OneOf<C extends Choice> extends OneShape {
	readonly choices: readonly C[];
}

/** Some of these. */
export interface SomeOf<Id extends string> extends SomeShape {
	readonly choices: readonly Choice<Id>[];
}

/** Units at these places. */
export interface SplitOf<Id extends string> extends SplitShape {
	readonly places: readonly Place<Id>[];
}

/** A number. */
export type AmountShape = Extract<Shape, { type: 'amount' }>;

/** A player, with its seat to light. */
export const seatChoice = (seat: SeatId) => ({
	id: seat,
	say: msg('{who}', { who: seat }),
	on: seat
});

/** All that places can give or take. */
export const roomIn = (places: readonly Pick<Place, 'max'>[]): number =>
	sumOf(places, ({ max }) => max);

/** From `min` units to `most`, or to all there are; null where there are none. */
export function splitOver<Id extends string>(
	places: readonly Place<Id>[],
	min: number,
	most = Infinity
): SplitOf<Id> | null {
	const max = Math.min(most, roomIn(places));
	return max < 1 ? null : { type: 'split', places, min, max };
}

/** `n` units, as many at the first place as it bears, then at the next one; or as many as all of them bear. */
export function fromFirst(
	places: readonly Pick<Place, 'id' | 'max'>[],
	n: number
): Record<string, number> {
	const split: Record<string, number> = {};
	let left = n;
	for (const { id, max } of places) {
		const here = Math.min(left, max);
		if (here > 0) split[id] = here;
		left -= here;
	}
	return split;
}
