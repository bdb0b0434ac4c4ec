/**
 * A move as one question (TI-6 step 2): ships of several systems and their cargo go to one. Every answer that keeps to
 * the limits is legal, whatever its order.
 */
import { msg } from '../../../core';
import type { Limit, Place } from '../../../core';
import { hasTech } from '../abilities';
import { fleetAt, planetsAt, planetState } from '../board';
import { isActivated } from '../economy/counters';
import { lastingOf } from '../lasting';
import { goalsFrom, stepsTo } from '../map/ways';
import { UNITS } from '../tables';
import type { Board, PlanetId, SeatId, SystemId } from '../types';
import { planetWords, systemWords } from '../words';
import { farthest, isSilent, movementOf, SILENT_MOVE } from './movement';
import { countOf, fleetsOf, kindOf, SPACE_UNITS, unitWord } from './ships';
import type { SpaceUnit } from './ships';

/** Units that can go along: of one kind, in one place. */
export interface Mover {
	readonly id: `${SystemId | PlanetId} ${SpaceUnit}`;
	/** The system they leave, and the planet they are taken from if they stand on one. */
	readonly system: SystemId;
	readonly planet: PlanetId | null;
	readonly unit: SpaceUnit;
	readonly max: number;
	/** Whether others have to carry it. */
	readonly isCargo: boolean;
}

/** Those that make room first: so what takes room never has to wait for it. */
const ORDER: readonly SpaceUnit[] = [
	...(['carrier', 'warSun', 'damagedWarSun', 'dreadnought', 'damagedDreadnought'] as const),
	...(['cruiser', 'destroyer', 'fighter', 'groundForce', 'pds'] as const)
];

const isCapsule = (unit: SpaceUnit): boolean =>
	kindOf(unit) === 'cruiser' || kindOf(unit) === 'dreadnought';

/** Units a ship of this kind takes aboard in all; with Stasis Capsules a Ground Force (TI-13.8). */
export const holdsOf = (unit: SpaceUnit): number => UNITS[kindOf(unit)].holds;

/** What lies in space and on planets of this player in a system, as far as it may be taken along. */
export function cargoAt(board: Board, seat: SeatId, system: SystemId): Mover[] {
	const fleet = fleetAt(board, system, seat);
	const aboard = (['fighter', 'groundForce', 'pds'] as const).map((unit): Mover => ({
		id: `${system} ${unit}`,
		system,
		planet: null,
		unit,
		isCargo: true,
		max: fleet ? fleet[unit] : 0
	}));
	const landed = planetsAt(board, system).flatMap((planet) => {
		const { owner, units } = planetState(board, planet);
		if (owner !== seat) return [];
		return (['groundForce', 'pds'] as const).map((unit): Mover => ({
			id: `${planet} ${unit}`,
			system,
			planet,
			unit,
			isCargo: true,
			max: units[unit]
		}));
	});
	return [...aboard, ...landed].filter(({ max }) => max > 0);
}

/** Systems to where ships go: to all of them, and to those that pass unseen. */
interface Away {
	readonly steps: number;
	readonly silent?: number;
}

/** Units that move of themselves from this system, so far away from where they go. */
function shipsAt(
	board: Board,
	seat: SeatId,
	system: SystemId,
	{ steps, silent = steps }: Away
): Mover[] {
	const fleet = fleetAt(board, system, seat);
	if (!fleet) return [];
	return SPACE_UNITS.flatMap((unit): Mover[] => {
		const max = countOf(fleet, unit);
		if (max === 0) return [];
		const away = silent !== steps && isSilent(board, seat, unit, system) ? silent : steps;
		if (movementOf(board, seat, unit, system) < away) return [];
		return [{ id: `${system} ${unit}`, system, planet: null, unit, max, isCargo: false }];
	});
}

/** Whether one of these ships can take this cargo aboard (TI-6.12). */
function canCarry(board: Board, seat: SeatId, ships: readonly Mover[], unit: SpaceUnit): boolean {
	const hasCapsules = unit === 'groundForce' && hasTech(board, seat, 'stasis-capsules');
	return ships.some((ship) => holdsOf(ship.unit) > 0 || (hasCapsules && isCapsule(ship.unit)));
}

/** All that leaves this system with ships that go so far, ships first. */
export function moversOf(board: Board, seat: SeatId, system: SystemId, away: Away): Mover[] {
	const ships = shipsAt(board, seat, system, away);
	if (ships.length === 0) return [];
	const cargo = cargoAt(board, seat, system).filter(
		({ id, unit }) => !ships.some((ship) => ship.id === id) && canCarry(board, seat, ships, unit)
	);
	return [...ships, ...cargo];
}

/** TI-6: all that can come to an activated system with ships of other systems, in the order to ask for it. */
export function moversTo(board: Board, seat: SeatId, goal: SystemId): Mover[] {
	const max = farthest(board, seat);
	const steps = stepsTo(board, goal, seat, { max });
	const silent =
		lastingOf(board, 'silence').length > 0
			? stepsTo(board, goal, seat, { max, isSilent: true })
			: steps;
	const far = fleetsOf(board, seat).flatMap((system) => {
		const away = { steps: steps.get(system) ?? Infinity, silent: silent.get(system) ?? Infinity };
		if (away.steps === Infinity && away.silent === Infinity) return [];
		// TI-6.6: none leaves a system with an own counter; so none of the activated one (TI-6.8).
		if (isActivated(board, system, seat)) return [];
		return moversOf(board, seat, system, away);
	});
	return inOrder(far);
}

/** TI-6.6: systems to which any ship of this player can come now, walked once for each fleet; `moversTo` says what comes. */
export function withinReach(board: Board, seat: SeatId): ReadonlySet<SystemId> {
	const fleets = fleetsOf(board, seat).filter((system) => !isActivated(board, system, seat));
	return new Set(
		fleets.flatMap((system) => {
			const fleet = fleetAt(board, system, seat);
			const units = SPACE_UNITS.filter((unit) => fleet && countOf(fleet, unit) > 0);
			const goals = (silent: boolean) => {
				const moving = units.filter((unit) => isSilent(board, seat, unit, system) === silent);
				const max = Math.max(0, ...moving.map((unit) => movementOf(board, seat, unit, system)));
				return max > 0 ? goalsFrom(board, system, seat, { max, isSilent: silent }) : [];
			};
			return [...goals(false), ...goals(true)];
		})
	);
}

/** Fleets that come there by passing ships of others unseen, and not without (TI-18.9: In the Silence of Space). */
export function comingUnseen(board: Board, seat: SeatId, goal: SystemId): SystemId[] {
	const max = farthest(board, seat);
	const steps = stepsTo(board, goal, seat, { max });
	const silent = stepsTo(board, goal, seat, { max, isSilent: true });
	return fleetsOf(board, seat).filter((system) => {
		const fleet = fleetAt(board, system, seat);
		if (!fleet || isActivated(board, system, seat)) return false;
		return SPACE_UNITS.some((unit) => {
			const move = countOf(fleet, unit) > 0 ? movementOf(board, seat, unit, system) : 0;
			const isBarred = move < (steps.get(system) ?? Infinity);
			return isBarred && move >= Math.max(SILENT_MOVE, silent.get(system) ?? Infinity);
		});
	});
}

export const inOrder = (movers: readonly Mover[]): Mover[] =>
	[...movers].sort((one, other) => ORDER.indexOf(one.unit) - ORDER.indexOf(other.unit));

/** TI-6.12: what goes along finds a place aboard ships of the same system. `system`: where they start. */
export function transportLimits(
	board: Board,
	seat: SeatId,
	system: SystemId,
	movers: readonly Mover[]
): Limit[] {
	const here = movers.filter((mover) => mover.system === system);
	if (!here.some(({ isCargo }) => isCargo)) return [];
	const hasCapsules = hasTech(board, seat, 'stasis-capsules');
	const row = (ground: boolean): Limit => ({
		say: msg('Room aboard of what leaves {place}', { place: systemWords(board, system) }),
		rule: 'TI-6.12',
		most: 0,
		uses: Object.fromEntries(
			here.flatMap(({ id, unit, isCargo }) => {
				const capsule = hasCapsules && ground && isCapsule(unit) ? 1 : 0;
				const n = isCargo ? (unit === 'groundForce' && !ground ? 0 : 1) : -holdsOf(unit) - capsule;
				return n === 0 ? [] : [[id, n] as const];
			})
		)
	});
	return hasCapsules ? [row(true), row(false)] : [row(true)];
}

/** A place of the question for each, lit where it stands. */
export const placeOf = (
	board: Board,
	{ id, system, planet, unit, max }: Mover
): Place<Mover['id']> => ({
	id,
	on: planet ?? system,
	say: msg('{unit}, {place}', {
		unit: unitWord(unit),
		place: planet ? planetWords(planet) : systemWords(board, system)
	}),
	max
});

/** What is taken of each mover; what is not taken is left out. */
export type Taken = { readonly [id in Mover['id']]?: number };
