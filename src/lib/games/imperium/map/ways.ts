/**
 * How far ships have to an activated system (TI-6, TI-22). Walked backwards from there: one
 * walk gives the distance of every system.
 */
import { reachable } from '../../../hex';
import { hasTech } from '../abilities';
import { systemOf, tileAt } from '../board';
import type { Board, SeatId, SystemId } from '../types';
import { adjacentForShips } from './neighbours';

/** TI-22.3, TI-22.4: no ship stops in an asteroid field or a supernova. */
export const mayStop = (board: Board, id: SystemId): boolean => {
	const special = tileAt(board, id)?.special;
	return special !== 'asteroids' && special !== 'supernova';
};

/** TI-6.9: ships of others bar the way; Fighters alone only where their owner has Advanced Fighters. */
function bars(board: Board, id: SystemId, mover: SeatId): boolean {
	for (const [seat, fleet] of Object.entries(systemOf(board, id).fleets)) {
		const owner = seat as SeatId;
		if (owner === mover) continue;
		const { fighter, destroyer, cruiser, carrier, dreadnought, warSun } = fleet;
		if (destroyer + cruiser + carrier + dreadnought + warSun > 0) return true;
		if (fighter > 0 && hasTech(board, owner, 'advanced-fighters')) return true;
	}
	return false;
}

/** Whether this player's ships may pass through a system on their way (TI-6.9, TI-6.10, TI-22.3, TI-22.4, TI-22.5). `isSilent`: no ships of others bar it. */
export function mayPass(board: Board, id: SystemId, seat: SeatId, isSilent = false): boolean {
	const special = tileAt(board, id)?.special ?? null;
	if (special === 'nebula' || special === 'supernova') return false;
	if (special === 'asteroids' && !hasTech(board, seat, 'antimass-deflectors')) return false;
	return isSilent || hasTech(board, seat, 'light-wave-deflector') || !bars(board, id, seat);
}

/**
 * Systems from which this player's ships can get to `goal`, in `max` steps if that is said, each with the fewest; without `goal`
 * itself. Empty where no ship may stop (TI-22.10: it may be activated all the same).
 */
export function stepsTo(
	board: Board,
	goal: SystemId,
	seat: SeatId,
	{ max = Infinity, isSilent = false }: { readonly max?: number; readonly isSilent?: boolean } = {}
): Map<SystemId, number> {
	if (!mayStop(board, goal)) return new Map();
	const steps = reachable<SystemId>(goal, {
		max,
		next: (at) => adjacentForShips(board, at),
		// Where ships start nothing is asked; where they pass, all is.
		cross: (id) => mayPass(board, id, seat, isSilent)
	});
	steps.delete(goal);
	return steps;
}

/** Systems to which this player's ships can get from `start` in `max` steps: the walk of `stepsTo`, forwards. */
export function goalsFrom(
	board: Board,
	start: SystemId,
	seat: SeatId,
	{ max, isSilent }: { readonly max: number; readonly isSilent: boolean }
): SystemId[] {
	const steps = reachable<SystemId>(start, {
		max,
		next: (at) => adjacentForShips(board, at),
		cross: (id) => mayPass(board, id, seat, isSilent)
	});
	return [...steps.keys()].filter((id) => id !== start && mayStop(board, id));
}

/** TI-22.5, TI-22.6: what a ship that starts here can move at most, whatever helps it; null: its own movement. */
export const moveFrom = (board: Board, id: SystemId): 1 | null =>
	tileAt(board, id)?.special === 'nebula' ? 1 : null;
