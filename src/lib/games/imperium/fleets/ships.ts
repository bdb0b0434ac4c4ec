/** The only doors by which units come to, leave and move in space. Docs of what they say: the events below. */
import { fillIn, msg, template } from '../../../core';
import type { Words } from '../../../core';
import { keysOf, sumOf, totalOf } from '../../kit';
import type { Tally } from '../../kit';
import { countShips, fleetAt, noFleet, onBoard, systemIds, systemOf } from '../board';
import { fell } from '../planets/fallen';
import type { Play } from '../play';
import { unitOf } from '../tables/by-id';
import { COUNTED, namedFor } from '../spoken/counted';
import type { Ship, UnitKind } from '../tables/units';
import type { Board, Fleet, SeatId, SystemId } from '../types';
import { systemWords } from '../words';

declare module '../moves' {
	interface Moves {
		/** Units come to a system from reinforcements. */
		placed: { readonly seat: SeatId; readonly system: SystemId; readonly units: Units };
		/** Units in space go back to reinforcements, destroyed or given up. */
		lost: { readonly seat: SeatId; readonly system: SystemId; readonly units: Units };
		/** Units go from one system to another, carried or by themselves. */
		moved: {
			readonly seat: SeatId;
			readonly from: SystemId;
			readonly to: SystemId;
			readonly units: Units;
		};
		/** Ships sustain a hit each. */
		damaged: { readonly seat: SeatId; readonly system: SystemId; readonly units: Units };
		/** Damaged ships are whole again. */
		repaired: { readonly seat: SeatId; readonly system: SystemId; readonly units: Units };
	}
}

/** What stands in space as players tell it apart: a damaged ship is another thing than a whole one (TI-9.14). */
export type SpaceUnit = Ship | 'damagedDreadnought' | 'damagedWarSun' | 'groundForce' | 'pds';
export type Units = Tally<SpaceUnit>;

/** In the order that defaults take them: what is cheapest first, a damaged ship before a whole one (TI-34.12). */
export const SPACE_UNITS: readonly SpaceUnit[] = [
	...(['fighter', 'destroyer', 'cruiser', 'carrier', 'damagedDreadnought'] as const),
	...(['dreadnought', 'damagedWarSun', 'warSun', 'groundForce', 'pds'] as const)
];

export const SHIP_UNITS = SPACE_UNITS.filter((unit) => unit !== 'groundForce' && unit !== 'pds');

const DAMAGED = { damagedDreadnought: 'dreadnought', damagedWarSun: 'warSun' } as const;
const isDamaged = (unit: SpaceUnit): unit is keyof typeof DAMAGED => Object.hasOwn(DAMAGED, unit);

/** The kind of unit it is, damaged or not. */
export const kindOf = (unit: SpaceUnit): Exclude<UnitKind, 'spaceDock'> =>
	isDamaged(unit) ? DAMAGED[unit] : unit;

/** How many of a unit as players tell it apart a fleet has: whole ships without the damaged ones. */
export function countOf(fleet: Readonly<Fleet>, unit: SpaceUnit): number {
	if (isDamaged(unit)) return fleet.damaged[DAMAGED[unit]];
	if (unit === 'dreadnought' || unit === 'warSun') return fleet[unit] - fleet.damaged[unit];
	return fleet[unit];
}

/** All that is in a fleet. */
export function unitsOf(fleet: Readonly<Fleet>): Units {
	const units: Units = {};
	for (const unit of SPACE_UNITS) {
		const n = countOf(fleet, unit);
		if (n > 0) units[unit] = n;
	}
	return units;
}

/** A unit by its name, a damaged one as such; `n`: of so many, where their number stands apart. */
export const unitWord = (unit: SpaceUnit, n = 1): Words =>
	isDamaged(unit)
		? msg('{unit} (damaged)', { unit: namedFor(DAMAGED[unit], n) })
		: namedFor(unit, n);

/** So many of a unit. */
export const unitWords = (unit: SpaceUnit, n: number): Words =>
	isDamaged(unit)
		? msg('{units}, damaged', { units: fillIn(COUNTED[DAMAGED[unit]], { n }) })
		: fillIn(COUNTED[unit], { n });

export const unitsWords = (units: Units) => ({
	and: SPACE_UNITS.flatMap((unit) => {
		const n = units[unit] ?? 0;
		return n > 0 ? [unitWords(unit, n)] : [];
	})
});

/** How many of this kind are left in reinforcements; Infinity where there are always more (TI-2.4, TI-2.6). */
export function reinforcementsOf(board: Board, seat: SeatId, kind: UnitKind): number {
	const { limit } = unitOf(kind);
	return limit === null ? Infinity : limit - onBoard(board, seat, kind);
}

/** Changes a fleet without a word; a system without ships has no fleet, and what lay aboard goes with the last of them. */
function change(board: Board, seat: SeatId, id: SystemId, units: Units, by: 1 | -1): void {
	const { fleets } = systemOf(board, id);
	if (totalOf(units) === 0) return;
	const fleet = (fleets[seat] ??= noFleet());
	for (const unit of keysOf(units)) {
		const n = by * (units[unit] ?? 0);
		if (countOf(fleet, unit) + n < 0) throw new Error(`${seat} has too few ${unit} at ${id}.`);
		fleet[kindOf(unit)] += n;
		if (isDamaged(unit)) fleet.damaged[DAMAGED[unit]] += n;
	}
	if (countShips(fleet) === 0) delete fleets[seat];
}

/** From reinforcements to space, as far as they go (TI-2.4). Returns what came. */
export function placeShips(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	system: SystemId,
	wanted: Tally<Ship>,
	rule: string
): Tally<Ship> {
	const units: Tally<Ship> = {};
	for (const kind of keysOf(wanted)) {
		const n = Math.min(wanted[kind] ?? 0, reinforcementsOf(play.board, seat, kind));
		if (n > 0) units[kind] = n;
	}
	if (totalOf(units) === 0) return units;
	change(play.board, seat, system, units, 1);
	play.say(
		msg('{who} places {units} at {place}.', {
			who: seat,
			units: unitsWords(units),
			place: systemWords(play.board, system)
		}),
		rule,
		{ type: 'placed', seat, system, units }
	);
	return units;
}

/** What takes units away, as it is told. */
const LOST = {
	destroyed: template('{who} loses {units} at {place}.'),
	givenUp: template('{who} gives up {units} at {place}.'),
	noRoom: template('{who} loses {units} at {place}: no ship there has room for more.'),
	noSupply: template('{who} loses {units} at {place}: their Fleet Supply allows no more ships.')
} as const;

/**
 * Destroyed, or given up: back to reinforcements (TI-2.3). With the last ship goes all that lay aboard (TI-11.14),
 * which is told with it. Units a fleet does not have are a bug: throws.
 */
export function loseUnits(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	system: SystemId,
	units: Units,
	rule: string,
	how: keyof typeof LOST = 'destroyed'
): void {
	if (totalOf(units) === 0) return;
	const before = fleetAt(play.board, system, seat);
	const all = before ? unitsOf(before) : {};
	change(play.board, seat, system, units, -1);
	const lost = fleetAt(play.board, system, seat) ? units : all;
	sayLost(play, seat, system, lost, rule, how);
	if (how !== 'givenUp') fell(play.board, seat, lost.groundForce ?? 0);
}

function sayLost(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	system: SystemId,
	lost: Units,
	rule: string,
	how: keyof typeof LOST
): void {
	const words = { who: seat, units: unitsWords(lost), place: systemWords(play.board, system) };
	play.say(fillIn(LOST[how], words), rule, { type: 'lost', seat, system, units: lost });
}

/** What lies aboard and is left without any ship when these leave. */
function cargoLeft(board: Board, seat: SeatId, id: SystemId, units: Units): Units {
	const fleet = fleetAt(board, id, seat);
	if (!fleet) return {};
	const ships = countShips(fleet) - sumOf(SHIP_UNITS, (unit) => units[unit] ?? 0);
	if (ships > 0) return {};
	return {
		groundForce: fleet.groundForce - (units.groundForce ?? 0),
		pds: fleet.pds - (units.pds ?? 0)
	};
}

/** From one system to another, damage and all. What is left in space without a ship is destroyed. */
export function moveUnits(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	from: SystemId,
	to: SystemId,
	units: Units,
	rule: string
): void {
	exchangeUnits(play, seat, [from, to], [units, {}], rule);
}

/** Both ways between two systems at once: what crosses from the first to the second, and back (TI-7.3). */
export function exchangeUnits(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	[one, other]: readonly [SystemId, SystemId],
	[there, back]: readonly [Units, Units],
	rule: string
): void {
	const { board } = play;
	change(board, seat, other, there, 1);
	change(board, seat, one, back, 1);
	const left = [
		[one, leave(board, seat, one, there)],
		[other, leave(board, seat, other, back)]
	] as const;
	for (const [from, to, units] of [
		[one, other, there],
		[other, one, back]
	] as const)
		if (totalOf(units) > 0)
			play.say(
				msg('{who} moves {units} from {from} to {to}.', {
					who: seat,
					units: unitsWords(units),
					from: systemWords(board, from),
					to: systemWords(board, to)
				}),
				rule,
				{ type: 'moved', seat, from, to, units }
			);
	// TI-6.16: nothing holds it any more.
	for (const [at, units] of left) {
		if (totalOf(units) === 0) continue;
		sayLost(play, seat, at, units, 'TI-6.16', 'destroyed');
		fell(play.board, seat, units.groundForce ?? 0);
	}
}

/** Units leave a system; what lay aboard and has no ship left there goes with the fleet and is returned. */
function leave(board: Board, seat: SeatId, id: SystemId, units: Units): Units {
	const left = cargoLeft(board, seat, id, units);
	change(board, seat, id, units, -1);
	return left;
}

/** Whole ships are marked damaged (TI-9.14). */
export function damageShips(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	system: SystemId,
	ships: Tally<'dreadnought' | 'warSun'>,
	rule: string
): void {
	const fleet = fleetAt(play.board, system, seat);
	if (!fleet || totalOf(ships) === 0) return;
	for (const kind of keysOf(ships)) {
		if (countOf(fleet, kind) < (ships[kind] ?? 0))
			throw new Error(`No whole ${kind} at ${system}.`);
		fleet.damaged[kind] += ships[kind] ?? 0;
	}
	play.say(
		msg('{who}: {units} damaged at {place}.', {
			who: seat,
			units: unitsWords(ships),
			place: systemWords(play.board, system)
		}),
		rule,
		{ type: 'damaged', seat, system, units: ships }
	);
}

/** All damaged ships of a fleet are whole again (TI-21.4). */
export function repairShips(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	system: SystemId,
	rule: string
): void {
	const fleet = fleetAt(play.board, system, seat);
	if (!fleet || totalOf(fleet.damaged) === 0) return;
	const units = unitsOf({ ...noFleet(), ...fleet.damaged });
	fleet.damaged = { dreadnought: 0, warSun: 0 };
	play.say(
		msg('{who} repairs {units} at {place}.', {
			who: seat,
			units: unitsWords(units),
			place: systemWords(play.board, system)
		}),
		rule,
		{ type: 'repaired', seat, system, units }
	);
}

/** Loads units of planets onto a fleet, or sets them down: the counterpart of what planets/ground.ts takes and puts. */
export const putAboard = (
	board: Board,
	seat: SeatId,
	system: SystemId,
	units: Tally<'groundForce' | 'pds'>
): void => change(board, seat, system, units, 1);
export const takeOff = (
	board: Board,
	seat: SeatId,
	system: SystemId,
	units: Tally<'groundForce' | 'pds'>
): void => change(board, seat, system, units, -1);

/** Whose ships are here, Fighters too. */
export const fleetsAt = (board: Board, id: SystemId): SeatId[] =>
	keysOf(systemOf(board, id).fleets);

/** Who alone has ships here; null: nobody, or several. */
export function soleFleet(board: Board, id: SystemId): SeatId | null {
	const { fleets } = systemOf(board, id);
	let sole: SeatId | null = null;
	for (const seat in fleets) {
		if (sole !== null) return null;
		// A board keeps fleets by seat.
		sole = seat as SeatId;
	}
	return sole;
}

/** Whether somebody else has a ship here, Fighters too. */
export const hasEnemyShips = (board: Board, id: SystemId, seat: SeatId): boolean =>
	fleetsAt(board, id).some((one) => one !== seat);

/** Ships a player has on the board, by their systems in map order. */
export const fleetsOf = (board: Board, seat: SeatId): SystemId[] =>
	systemIds(board).filter((id) => fleetAt(board, id, seat));
