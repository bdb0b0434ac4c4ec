/** What units cost (TI-12.5). Laws and cards that change a price do it here. */
import { hasAbility } from '../abilities';
import type { Part } from '../combat/modifiers';
import { lawOf } from '../politics/in-force';
import { unitOf } from '../tables/by-id';
import type { UnitKind } from '../tables/units';
import type { Board, SeatId } from '../types';
import { figure } from './figures';
import type { Figure } from './figures';

/** Resources for one purchase: one unit, or a pair where they come in pairs. */
export function priceOf(board: Board, seat: SeatId, kind: UnitKind): Figure {
	const parts: Part[] = [];
	if (kind === 'dreadnought' && hasAbility(board, seat, 'cheap-dreadnoughts'))
		parts.push({ by: -1, of: { ability: 'cheap-dreadnoughts' } });
	return figure(unitOf(kind).cost, parts);
}

/** Whether two of a kind are had for the price of one: Regulated Conscription ends it for Ground Forces. */
export const comesInPairs = (board: Board, kind: UnitKind): boolean =>
	unitOf(kind).brings > 1 && !(kind === 'groundForce' && lawOf(board, 'regulated-conscription'));
