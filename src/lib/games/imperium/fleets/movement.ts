/** How far ships move (TI-6.6): their own movement, what raises it, and where they start. */
import { recordOf } from '../../../core';
import { sumOf } from '../../kit';
import { hasTech } from '../abilities';
import { fleetAt } from '../board';
import { lastingOf } from '../lasting';
import type { Lasting } from '../lasting';
import { moveFrom } from '../map/ways';
import { unitOf } from '../tables/by-id';
import { SHIPS } from '../tables/units';
import type { UnitKind } from '../tables/units';
import type { Board, SeatId, SystemId } from '../types';
import { countOf, kindOf, SPACE_UNITS } from './ships';
import type { SpaceUnit } from './ships';

/** Movement of Advanced Fighters. */
const FIGHTER_MOVE = 2;

/** Systems a unit of this player moves from here at most; 0: only aboard another. */
export function movementOf(board: Board, seat: SeatId, unit: SpaceUnit, from: SystemId): number {
	const free = freeMovement(board, seat, kindOf(unit));
	// TI-22.6: nothing raises it there.
	return free === 0 ? 0 : (moveFrom(board, from) ?? free);
}

/** Systems that the fastest ship this player could have moves at most. */
export const farthest = (board: Board, seat: SeatId): number =>
	Math.max(...SHIPS.map((kind) => freeMovement(board, seat, kind)));

type Ship = (typeof SHIPS)[number];

/** How far ships of this player move wherever nothing hinders them, for kinds that do not move as is printed. */
export const movesChanged = (
	board: Board,
	seat: SeatId
): { readonly [kind in UnitKind]?: number } =>
	recordOf<Ship, { readonly [kind in Ship]: number }>(
		SHIPS.filter((kind) => freeMovement(board, seat, kind) !== unitOf(kind).move),
		(kind) => freeMovement(board, seat, kind)
	);

/** Movement wherever nothing hinders it; 0: only aboard another. */
function freeMovement(board: Board, seat: SeatId, kind: ReturnType<typeof kindOf>): number {
	if (kind === 'fighter' && !hasTech(board, seat, 'advanced-fighters')) return 0;
	const own = kind === 'fighter' ? FIGHTER_MOVE : unitOf(kind).move;
	return own === 0 ? 0 : own + raisedBy(board, seat, kind) + flankOf(board, seat);
}

declare module '../lasting' {
	interface Lastings {
		/** Ships of this player move so much farther in this action (Flank Speed). */
		flankSpeed: { seat: SeatId; by: number };
		/** Ships of this player that start here pass systems with ships of others (In the Silence of Space). */
		silence: { seat: SeatId; system: SystemId };
	}
}

export const flankSpeed = (seat: SeatId): Lasting => ({
	...{ is: 'flankSpeed', seat, by: 1, until: 'action' }
});

const flankOf = (board: Board, seat: SeatId): number =>
	sumOf(
		lastingOf(board, 'flankSpeed').filter((one) => one.seat === seat),
		({ by }) => by
	);

/** How far a ship has to move by itself to pass unseen (In the Silence of Space). */
export const SILENT_MOVE = 2;

/** Whether a unit that starts here passes systems with ships of others. */
export const isSilent = (board: Board, seat: SeatId, unit: SpaceUnit, from: SystemId): boolean =>
	lastingOf(board, 'silence').some((one) => one.seat === seat && one.system === from) &&
	movementOf(board, seat, unit, from) >= SILENT_MOVE;

/** Whether a fleet has a ship that could (TI-18.9). */
export const mayBeSilent = (board: Board, seat: SeatId, from: SystemId): boolean => {
	const fleet = fleetAt(board, from, seat);
	return (
		fleet !== undefined &&
		SPACE_UNITS.some(
			(unit) => countOf(fleet, unit) > 0 && movementOf(board, seat, unit, from) >= SILENT_MOVE
		)
	);
};

function raisedBy(board: Board, seat: SeatId, kind: ReturnType<typeof kindOf>): number {
	if (kind === 'carrier') return hasTech(board, seat, 'xrd-transporters') ? 1 : 0;
	if (kind === 'cruiser' || kind === 'dreadnought')
		return hasTech(board, seat, 'type-iv-drive') ? 1 : 0;
	return 0;
}
