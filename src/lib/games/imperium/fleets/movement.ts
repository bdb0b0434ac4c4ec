/** How far ships move (TI-6.6): their own movement, what raises it, and where they start. */
import { hasTech } from '../abilities';
import { moveFrom } from '../map/ways';
import { unitOf } from '../tables/by-id';
import type { Board, SeatId, SystemId } from '../types';
import { kindOf } from './ships';
import type { SpaceUnit } from './ships';

/** Movement of Advanced Fighters. */
const FIGHTER_MOVE = 2;

/** Systems a unit of this player moves from here at most; 0: only aboard another. */
export function movementOf(board: Board, seat: SeatId, unit: SpaceUnit, from: SystemId): number {
	const kind = kindOf(unit);
	if (kind === 'fighter' && !hasTech(board, seat, 'advanced-fighters')) return 0;
	const own = kind === 'fighter' ? FIGHTER_MOVE : unitOf(kind).move;
	if (own === 0) return 0;
	// TI-22.6: nothing raises it there.
	return moveFrom(board, from) ?? own + raisedBy(board, seat, kind);
}

function raisedBy(board: Board, seat: SeatId, kind: ReturnType<typeof kindOf>): number {
	if (kind === 'carrier') return hasTech(board, seat, 'xrd-transporters') ? 1 : 0;
	if (kind === 'cruiser' || kind === 'dreadnought')
		return hasTech(board, seat, 'type-iv-drive') ? 1 : 0;
	return 0;
}
