/** Fleet Supply and capacity (TI-13): how many ships a player may have in a system, and what finds a place there. */
import { playerOf, sumOf } from '../../kit';
import { hasAbility, hasTech } from '../abilities';
import { countBig, fleetAt, planetsAt, planetState, systemIds } from '../board';
import { lastingOf } from '../lasting';
import { UNITS } from '../tables';
import { DOCK_FIGHTERS } from '../tables/units';
import type { Board, SeatId, SystemId } from '../types';

declare module '../lasting' {
	interface Lastings {
		/** In this system the player may have so many ships more; null: any number (War Footing, Grand Armada). */
		moreShips: { seat: SeatId; system: SystemId; by: number | null };
	}
}

/** TI-13.1, TI-13.2: ships but for Fighters that a player may have in a system. */
export function fleetLimit(board: Board, seat: SeatId, id: SystemId): number {
	let limit = playerOf(board, seat).counters.fleet;
	if (hasAbility(board, seat, 'armada')) limit += 1;
	for (const one of lastingOf(board, 'moreShips'))
		if (one.seat === seat && one.system === id) limit += one.by ?? Infinity;
	return limit;
}

/** What is too much in a system: of cargo, and of ships. Both 0 where all is well. */
export interface Excess {
	/** Fighters, Ground Forces and PDS without a place (TI-13.10). */
	readonly cargo: number;
	/** Ships beyond Fleet Supply (TI-13.5). */
	readonly ships: number;
	/** Fighters that find no place and count as ships (TI-13.9). */
	readonly fighters: number;
}

const NONE: Excess = { cargo: 0, ships: 0, fighters: 0 };

/** Own Space Docks in a system, under blockade too (TI-12.16). */
export const docksAt = (board: Board, id: SystemId, seat: SeatId): number =>
	sumOf(planetsAt(board, id), (planet) => {
		const { owner, units } = planetState(board, planet);
		return owner === seat ? units.spaceDock : 0;
	});

/** TI-13.12: the places there are against what lies in space. */
export function excessAt(board: Board, id: SystemId, seat: SeatId): Excess {
	const fleet = fleetAt(board, id, seat);
	if (!fleet) return NONE;
	const docks = fleet.fighter > 0 ? docksAt(board, id, seat) : 0;
	// TI-13.8: each of them one Ground Force, and nothing else.
	const capsules = hasTech(board, seat, 'stasis-capsules') ? fleet.cruiser + fleet.dreadnought : 0;
	const places = fleet.carrier * UNITS.carrier.holds + fleet.warSun * UNITS.warSun.holds;
	const fighters = Math.max(0, fleet.fighter - DOCK_FIGHTERS * docks);
	const others = fleet.pds + Math.max(0, fleet.groundForce - capsules);
	const over = Math.max(0, fighters + others - places);
	// TI-13.9: Fighters that find no place stay, and count as ships.
	const free = hasTech(board, seat, 'advanced-fighters') ? Math.min(over, fighters) : 0;
	return {
		cargo: over - free,
		fighters: free,
		ships: Math.max(0, countBig(fleet) + free - fleetLimit(board, seat, id))
	};
}

/** Counters in Fleet Supply that a player's fleets take, so that none has a ship too many (TI-21.8). */
export function fleetNeed(board: Board, seat: SeatId): number {
	const { fleet: own } = playerOf(board, seat).counters;
	const needs = systemIds(board).map((id) => {
		const fleet = fleetAt(board, id, seat);
		if (!fleet) return 0;
		const more = fleetLimit(board, seat, id) - own;
		return countBig(fleet) + excessAt(board, id, seat).fighters - more;
	});
	return Math.max(0, ...needs);
}

/** Whether so much may be there; an own move or order that would be too much is refused (TI-13.5). */
export function hasRoom(board: Board, id: SystemId, seat: SeatId): boolean {
	const { cargo, ships } = excessAt(board, id, seat);
	return cargo === 0 && ships === 0;
}

/** How many ships more, Fighters aside, find room in a system (TI-18.13). */
export function roomFor(board: Board, id: SystemId, seat: SeatId): number {
	const fleet = fleetAt(board, id, seat);
	const there = fleet ? countBig(fleet) + excessAt(board, id, seat).fighters : 0;
	return fleetLimit(board, seat, id) - there;
}
