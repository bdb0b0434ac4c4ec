/**
 * What ships take aboard in systems they pass through (TI-6.12): asked ship by ship, since each goes one way, and only
 * where something lies on one.
 */
import { sumOf, totalOf } from '../../kit';
import type { Tally } from '../../kit';
import { hasTech } from '../abilities';
import { isActivated } from '../economy/counters';
import { adjacentForShips } from '../map/neighbours';
import { mayPass, stepsTo } from '../map/ways';
import type { Board, SeatId, SystemId } from '../types';
import { isSilent, movementOf } from './movement';
import { cargoAt, holdsOf } from './moves';
import type { Mover, Taken } from './moves';
import { kindOf } from './ships';
import type { SpaceUnit } from './ships';

/** Ships of one kind that leave a system, and how many of them have been asked. */
export interface Leaving {
	readonly system: SystemId;
	readonly unit: SpaceUnit;
	readonly n: number;
}

/** Systems passed on the way, from the first on; without start and goal. */
export type Way = readonly SystemId[];

const isCapsule = (unit: SpaceUnit): boolean =>
	kindOf(unit) === 'cruiser' || kindOf(unit) === 'dreadnought';

/** Ships of this move that take something aboard, one entry a kind and system. */
export const carriersOf = (
	board: Board,
	seat: SeatId,
	movers: readonly Mover[],
	taken: Taken
): Leaving[] =>
	movers
		.filter(
			({ unit, isCargo }) =>
				!isCargo &&
				(holdsOf(unit) > 0 || (isCapsule(unit) && hasTech(board, seat, 'stasis-capsules')))
		)
		.map(({ id, system, unit }) => ({ system, unit, n: taken[id] ?? 0 }))
		.filter(({ n }) => n > 0);

/** Places aboard that ships of a system have left: for anything, and for Fighters and PDS. */
export interface Room {
	readonly any: number;
	readonly noGround: number;
}

/** TI-6.12, TI-13.8: what the ships that leave a system can still take aboard. `more`: what they take on the way. */
export function roomOf(
	board: Board,
	seat: SeatId,
	system: SystemId,
	movers: readonly Mover[],
	taken: Taken,
	more: Tally<SpaceUnit>
): Room {
	const here = movers.filter((mover) => mover.system === system);
	const hasCapsules = hasTech(board, seat, 'stasis-capsules');
	const holds = sumOf(here, ({ id, unit, isCargo }) =>
		isCargo ? 0 : (taken[id] ?? 0) * holdsOf(unit)
	);
	const capsules = sumOf(here, ({ id, unit, isCargo }) =>
		!isCargo && hasCapsules && isCapsule(unit) ? (taken[id] ?? 0) : 0
	);
	const cargo = here.filter(({ isCargo }) => isCargo);
	const all = sumOf(cargo, ({ id }) => taken[id] ?? 0) + totalOf(more);
	const ground =
		sumOf(cargo, ({ id, unit }) => (unit === 'groundForce' ? (taken[id] ?? 0) : 0)) +
		(more.groundForce ?? 0);
	return { any: holds + capsules - all, noGround: holds - (all - ground) };
}

/** Cargo that lies in a system passed through and has not been taken yet; none where an own counter lies (TI-6.12). */
const liesAt = (board: Board, seat: SeatId, system: SystemId, taken: Taken): Mover[] =>
	isActivated(board, system, seat)
		? []
		: cargoAt(board, seat, system)
				.map((mover) => ({ ...mover, max: mover.max - (taken[mover.id] ?? 0) }))
				.filter(({ max }) => max > 0);

/** Every way of a ship on which something lies that it could take aboard; a way within another one is left out. */
export function waysWithCargo(
	board: Board,
	seat: SeatId,
	goal: SystemId,
	{ system, unit }: Pick<Leaving, 'system' | 'unit'>,
	taken: Taken
): { readonly way: Way; readonly cargo: readonly Mover[] }[] {
	const isUnseen = isSilent(board, seat, unit, system);
	const max = movementOf(board, seat, unit, system);
	const steps = stepsTo(board, goal, seat, { max, isSilent: isUnseen });
	const found: Way[] = [];
	const walk = (at: SystemId, way: Way, left: number): void => {
		for (const next of adjacentForShips(board, at)) {
			if (next === goal) found.push(way);
			const away = steps.get(next);
			const isOpen = away !== undefined && away <= left - 1 && mayPass(board, next, seat, isUnseen);
			if (isOpen && next !== system && !way.includes(next)) walk(next, [...way, next], left - 1);
		}
	};
	walk(system, [], max);
	const takes = (one: Mover) => one.unit === 'groundForce' || holdsOf(unit) > 0;
	const ways = found
		.map((way) => ({
			way,
			cargo: way.flatMap((id) => liesAt(board, seat, id, taken)).filter(takes)
		}))
		.filter(({ cargo }) => cargo.length > 0);
	const isWithin = (one: readonly Mover[], other: readonly Mover[]) =>
		one.every(({ id }) => other.some((mover) => mover.id === id));
	return ways.filter(
		({ cargo }, i) =>
			!ways.some(
				(other, j) =>
					j !== i && isWithin(cargo, other.cargo) && (j < i || !isWithin(other.cargo, cargo))
			)
	);
}
