/** Whom PDS fire at after moving, and where (TI-11.5, TI-11.8, TI-31.15). */
import { fleetsAt } from '../fleets/ships';
import type { Board, SeatId, SystemId } from '../types';
import { pdsReaching } from './range';

/** Whose ships a player fires at here: the active player's, and the active player at the enemy's (TI-11.5, TI-11.8, TI-31.15). */
export const targetAt = (
	board: Board,
	id: SystemId,
	shooter: SeatId,
	active: SeatId
): SeatId | undefined =>
	fleetsAt(board, id).find((one) => (shooter === active ? one !== active : one === active));

/** Those of these systems where this player's PDS have something to fire at. */
export const targets = (
	board: Board,
	{ seat, systems }: { readonly seat: SeatId; readonly systems: readonly SystemId[] },
	shooter: SeatId
): SystemId[] =>
	systems.filter(
		(id) =>
			targetAt(board, id, shooter, seat) !== undefined && pdsReaching(board, shooter, [id]) > 0
	);
