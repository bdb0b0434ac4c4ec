/** Routes of cards (TI-18.12): systems that share sides, none of them with ships of others. */
import { reachable } from '../../../hex';
import { hasEnemyShips } from '../fleets/ships';
import type { Board, SeatId, SystemId } from '../types';
import { besides } from './neighbours';

/** Systems to which a route of this player leads from here, this one included; none where others have ships here. */
export function routesFrom(board: Board, from: SystemId, seat: SeatId): Set<SystemId> {
	const isFree = (id: SystemId) => !hasEnemyShips(board, id, seat);
	if (!isFree(from)) return new Set();
	const steps = reachable<SystemId>(from, {
		next: (at) => besides(board, at).filter(isFree),
		cross: () => true
	});
	return new Set([from, ...steps.keys()]);
}
