/** How near a player is to winning: what it has, and what it could gain before the next vote is over. */
import { planetsOf, playerOf } from '../board';
import { productionOf } from '../economy/production';
import { researchPrice, techPoints, techsFor } from '../economy/techs';
import { TO_WIN, raceTo } from '../ending';
import { isRioting } from '../map/riots';
import { scorable } from '../politics/objectives';
import { objectiveOf } from '../tables/by-id';
import { sumOf } from '../../kit';
import type { Board, SeatId } from '../types';
import { recall } from './sight';
import type { Sight } from './sight';

/** Victory Points still missing for a win of this seat, with its ally if it has one. */
export function missing(board: Board, seat: SeatId): number {
	const { has, of } = raceTo(board, seat);
	return of - has;
}

/** Production of a whole turn, and what it has saved. */
export const incomeOf = ({ board }: Sight, seat: SeatId): number =>
	playerOf(board, seat).stock +
	sumOf(
		planetsOf(board, seat).filter((hex) => !isRioting(board, hex)),
		(hex) => productionOf(board, hex)
	);

/** The highest tier there is (GC-6.1). */
const TOP = 5;

/** Victory Points this player could have by its next turn's research (GC-13.5) and the judging after it. */
export const soon = (sight: Sight, seat: SeatId): number =>
	recall(sight, `soon ${seat}`, () => {
		const { board } = sight;
		const isPaid = incomeOf(sight, seat) >= researchPrice(board, seat);
		const points = isPaid
			? techsFor(board, seat, TOP).map((tech) =>
					techPoints(board, playerOf(board, seat).techs, tech)
				)
			: [];
		const judged = scorable(board, seat).map((id) => objectiveOf(id).vp);
		return Math.max(0, ...points) + Math.max(0, ...judged);
	});

/** Who could win before the next round is to be stopped before all others. */
const URGENT = 1;

/** How near a rival is to winning: 0 far off, 1 about to, and more where its next round could be the last. */
export function nearness(sight: Sight, seat: SeatId): number {
	const left = missing(sight.board, seat);
	const next = soon(sight, seat);
	return 1 - Math.max(0, left - next / 2) / TO_WIN.alone + (left <= next ? URGENT : 0);
}
