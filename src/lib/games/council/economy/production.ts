/** Production (GC-8): what planets give, and what a player can pay. */
import { msg } from '../../../core';
import { sumOf } from '../../kit';
import { planetOn, planetsOf, playerOf, hexOn } from '../board';
import { tileOf } from '../tables/by-id';
import { isRioting } from '../map/riots';
import { stat } from '../numbers/stats';
import { counted, still } from '../numbers/still';
import type { Reason } from '../questions/turn-events';
import type { Board, HexId, RaceId, SeatId } from '../types';

/** What this planet gives its owner when it is expended (GC-8.3). */
export function productionOf(board: Board, id: HexId): number {
	const { tile, planet } = hexOn(board, id);
	const printed = tile ? (tileOf(tile).planet?.production ?? 0) : 0;
	const owner = planet?.owner;
	if (!owner) return printed;
	// GC-22.6: a homeworld counts as one again when it is retaken.
	return Math.max(0, printed + bonus(board, owner, planet.homeOf === owner, printed));
}

function bonus(board: Board, owner: RaceId, isHome: boolean, printed: number): number {
	if (isHome) return stat(board, owner, 'homeProduction');
	return printed >= 1 ? stat(board, owner, 'colonyProduction') : 0;
}

/** A planet that can be expended, and what it gives. */
export interface Payer {
	readonly id: HexId;
	readonly gives: number;
}

/** Planets a player can expend now (GC-8.1), in map order: unexpended, not Rioting (GC-8.5), and giving something. */
export const payers = (board: Board, seat: SeatId): readonly Payer[] =>
	findPayers(still(board), seat);

const findPayers = counted((board, seat: SeatId): readonly Payer[] =>
	planetsOf(board, seat)
		.filter((id) => !planetOn(board, id).expended && !isRioting(board, id))
		.map((id) => ({ id, gives: productionOf(board, id) }))
		.filter(({ gives }) => gives > 0)
);

/** Production of unexpended planets, Rioting ones left out (GC-17.5, `savings`). */
export const unexpended = (board: Board, seat: SeatId): number =>
	sumOf(payers(board, seat), ({ gives }) => gives);

/** Leftovers of this turn, which only the player whose turn it is has (GC-8.2, GC-8.7). */
export const leftoverOf = ({ turn }: Board, seat: SeatId): number =>
	turn?.seat === seat ? turn.leftover : 0;

/** Why a price cannot be paid, by the rule that sets it; null when it can. */
export function whyTooDear(board: Board, seat: SeatId, price: number, rule: string): Reason | null {
	const purse = purseOf(board, seat);
	return price > purse
		? { why: msg('It costs {price}; you could pay {purse}.', { price, purse }), rule }
		: null;
}

/** Everything this player could pay with now (GC-8.4). */
export const purseOf = (board: Board, seat: SeatId): number =>
	leftoverOf(board, seat) + unexpended(board, seat) + playerOf(board, seat).stock;
