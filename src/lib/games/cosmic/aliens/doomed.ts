/** Ships of a seat that are about to be lost: how many, from where, and which of them are not after all. */
import { msg } from '../../../core';
import { sumOf } from '../../kit';
import { caused } from '../because';
import { entriesOf, whereName } from '../board';
import { doomedOf } from '../saved';
import { fromLargest } from '../steps/lose';
import type { Place } from '../../../core';
import type { Where } from '../board';
import type { Play } from '../play';
import type { SeatId } from '../types';

/** How many ships of a seat are about to be lost. */
export const doomedCount = (play: Play, seat: SeatId): number =>
	sumOf(entriesOf(doomedOf(play, seat)), ([, n]) => n);

/** From where a seat is about to lose ships. */
export const doomedPlaces = (play: Play, seat: SeatId): Place<Where>[] =>
	entriesOf(doomedOf(play, seat)).map(([where, max]) => ({
		id: where,
		say: whereName(where),
		on: where,
		max
	}));

/** The question which so many of them are not lost; a time-out takes those of the largest colonies. */
export function whichNotLost(play: Play, seat: SeatId, n: number) {
	const places = doomedPlaces(play, seat);
	return {
		...caused(play),
		seat,
		rule: 'CE-16.1',
		say: msg('{n, plural, one {# ship} other {# ships}} of yours are not lost. Which?', { n }),
		shape: { type: 'split', places, min: n, max: n },
		fallback: { split: fromLargest(places, n) }
	} as const;
}
