/** What could move to a system, as loads that keep to the limits: one Carrier with settlers, all that fights, or nothing. */
import type { SplitShape } from '../../../core';
import { sumOf } from '../../kit';
import { MECATOL, fleetAt, homeOf, planetsAt, planetState } from '../board';
import { docksAt } from '../fleets/capacity';
import { DOCK_FIGHTERS, UNITS } from '../tables/units';
import type { Ship } from '../tables/units';
import type { PlanetId, SystemId } from '../types';
import { filling } from './fill';
import type { Filling } from './fill';
import { squadOf } from './odds';
import { isNeeded, stakeAt, wantedOn } from './goals';
import { isRaidable, isRaidedNow, threatAt } from './threats';
import { priceOf } from './war';
import { recall } from './sight';
import { POINT } from './wants';
import type { Sight } from './sight';

/** `hex:0,2 carrier`, `planet:druaa groundForce`, with where it is now. */
interface Part {
	readonly id: string;
	readonly from: SystemId;
	readonly planet: PlanetId | null;
	readonly unit: string;
	readonly max: number;
}

export interface Load {
	readonly split: { readonly [place: string]: number };
	/** Ships that come, by kind. */
	readonly ships: { readonly [kind in Ship]?: number };
	readonly groundForce: number;
	/** Cargo that is left in space without a place, and lost (TI-6.16). */
	readonly lost: number;
	/** From where, how many ships and Ground Forces leave, and what those ships cost that fight: Carriers settle. */
	readonly from: ReadonlyMap<
		SystemId,
		{ readonly ships: number; readonly ground: number; readonly force: number }
	>;
}

const isShip = (unit: string): unit is Ship =>
	unit in UNITS && !['groundForce', 'pds', 'spaceDock'].includes(unit);

const kindIn = (unit: string): string =>
	unit === 'damagedDreadnought' ? 'dreadnought' : unit === 'damagedWarSun' ? 'warSun' : unit;

/** Where each planet lies. */
const systemsOfPlanets = (sight: Sight): Map<string, SystemId> =>
	recall(sight, 'systems of planets', () => {
		const found = new Map<string, SystemId>();
		for (const id of Object.keys(sight.board.systems) as SystemId[])
			for (const planet of planetsAt(sight.board, id)) found.set(planet, id);
		return found;
	});

function partsOf(sight: Sight, { places }: SplitShape): Part[] {
	return places.flatMap(({ id, max }): Part[] => {
		const [where = '', unit = ''] = id.split(' ');
		const from = where.startsWith('planet:')
			? systemsOfPlanets(sight).get(where)
			: (where as SystemId);
		if (!from || max === 0) return [];
		const planet = where.startsWith('planet:') ? (where as PlanetId) : null;
		return [{ id, from, planet, unit: kindIn(unit), max }];
	});
}

/** Ground Forces that stay on a planet: at home some always do. */
export function guard(sight: Sight, planet: PlanetId): number {
	const { board, me } = sight;
	const isHome = planetsAt(board, homeOf(board, me)).includes(planet);
	if (!isHome) {
		const at = systemsOfPlanets(sight).get(planet);
		const isWanted = planetState(board, planet).units.spaceDock > 0 || isNeeded(sight, planet);
		const isStake = planet === MECATOL && stakeAt(sight, planet) >= POINT;
		const few = isStake ? 4 : isWanted ? 2 : 1;
		const stays = at && board.round > 1 && isRaidable(sight, at) ? few : 0;
		return Math.max(stays, wantedOn(sight, planet));
	}
	// What is left empty is still one's own (TI-15.8), and there is more at home before anybody who is two moves away comes.
	if (board.round <= 2) return isRaidedNow(sight, homeOf(board, me)) ? 1 : 0;
	return 2 + Math.min(4, Math.floor(threatAt(sight, homeOf(board, me)) / 5));
}

function loadOf(sight: Sight, parts: readonly Part[], { split }: Filling): Load {
	const ships: { [kind in Ship]?: number } = {};
	let groundForce = 0;
	const from = new Map<SystemId, { ships: number; ground: number; force: number }>();
	for (const part of parts) {
		const n = split[part.id] ?? 0;
		if (n === 0) continue;
		const left = from.get(part.from) ?? { ships: 0, ground: 0, force: 0 };
		if (isShip(part.unit)) {
			ships[part.unit] = (ships[part.unit] ?? 0) + n;
			left.ships += n;
			if (part.unit !== 'carrier') left.force += n * priceOf(part.unit);
		} else if (part.unit === 'groundForce') {
			groundForce += n;
			left.ground += n;
		}
		from.set(part.from, left);
	}
	const lost = sumOf([...from.keys()], (id) => leftWithout(sight, parts, split, id));
	return { split: { ...split }, ships, groundForce, lost, from };
}

/** Cargo in space that finds no place any more where ships leave (TI-13.12). */
function leftWithout(
	{ board, me }: Sight,
	parts: readonly Part[],
	split: Filling['split'],
	system: SystemId
): number {
	const fleet = fleetAt(board, system, me);
	if (!fleet) return 0;
	const left = (unit: 'carrier' | 'warSun' | 'fighter' | 'groundForce' | 'pds'): number =>
		fleet[unit] -
		sumOf(parts, (part) =>
			part.from === system && part.planet === null && part.unit === unit ? (split[part.id] ?? 0) : 0
		);
	const free = DOCK_FIGHTERS * docksAt(board, system, me);
	const places = left('carrier') * UNITS.carrier.holds + left('warSun') * UNITS.warSun.holds;
	return Math.max(
		0,
		Math.max(0, left('fighter') - free) + left('groundForce') + left('pds') - places
	);
}

/** Takes Ground Forces of these places aboard, as many as find room and may go, up to `most`. */
function board(sight: Sight, fill: Filling, parts: readonly Part[], most: number): void {
	let left = most;
	// What is aboard already first, then from other planets than those of the Home System.
	const order = [...parts].sort(
		(one, other) =>
			(one.planet ? guard(sight, one.planet) + 1 : 0) -
			(other.planet ? guard(sight, other.planet) + 1 : 0)
	);
	for (const { id, planet, unit, max } of order) {
		if (unit !== 'groundForce') continue;
		const here = max - (fill.split[id] ?? 0);
		const spare = planet ? Math.max(0, here - guard(sight, planet)) : here;
		left -= fill.add(id, Math.min(spare, left));
	}
}

/**
 * One Carrier of each place with as many Ground Forces as it may take. Where nobody comes near, its Fighters stay where
 * they have a place: they would take that of settlers on the way on.
 */
export function settlers(sight: Sight, shape: SplitShape, goal: SystemId): Load[] {
	const parts = partsOf(sight, shape);
	const places = [...new Set(parts.map(({ from }) => from))].filter((id) => id !== goal);
	return places.flatMap((from) => {
		const here = parts.filter((part) => part.from === from);
		const carrier = here.find(({ unit }) => unit === 'carrier' || unit === 'warSun');
		if (!carrier) return [];
		return [6, 2].map((most) => {
			const fill = filling(shape);
			fill.add(carrier.id, 1);
			aboardAll(sight, fill, here, Math.min(most, FEW), most);
			const isSafe = threatAt(sight, goal) === 0;
			escort(
				fill,
				isSafe ? here.filter(({ unit }) => unit !== 'fighter') : here,
				most === 6 ? 1 : 0
			);
			return loadOf(sight, parts, fill);
		});
	});
}

/** Settlers for a system or two; what comes first beside cargo that would be lost. */
const FEW = 2;

/**
 * Takes aboard what would lose its place when its ships leave, and Ground Forces of planets: `few` before the Fighters,
 * up to `most` after them.
 */
function aboardAll(
	sight: Sight,
	fill: Filling,
	parts: readonly Part[],
	few: number,
	most: number
): void {
	rescue(sight, fill, parts, 'groundForce');
	board(sight, fill, parts, few);
	rescue(sight, fill, parts, 'fighter');
	board(sight, fill, parts, most - few);
}

/** Cargo in space that finds no place any more comes along as far as there is room (TI-13.12). */
function rescue(
	sight: Sight,
	fill: Filling,
	parts: readonly Part[],
	unit: 'groundForce' | 'fighter'
): void {
	for (const { id, from } of parts.filter((part) => part.planet === null && part.unit === unit))
		while (leftWithout(sight, parts, fill.split, from) > 0 && fill.add(id, 1) > 0);
}

/** Fighters that still find room, and so many light ships. */
function escort(fill: Filling, parts: readonly Part[], ships: number): void {
	for (const { id, unit, max } of parts) {
		if (unit === 'fighter') fill.add(id, max);
		else if (ships > 0 && (unit === 'cruiser' || unit === 'destroyer')) fill.add(id, ships);
	}
}

/** All ships that can come from these systems, the strongest first, with Ground Forces if `carry`. */
export function fleet(
	sight: Sight,
	shape: SplitShape,
	carry: boolean,
	mayCome: (from: SystemId) => boolean = () => true
): Load {
	const parts = partsOf(sight, shape).filter(({ from }) => mayCome(from));
	const fill = filling(shape);
	const order: readonly string[] = ['warSun', 'dreadnought', 'cruiser', 'destroyer'];
	const carriers = parts.filter(({ unit }) => unit === 'carrier');
	const first = carriers[0];
	if (carry && first) fill.add(first.id, 1);
	for (const kind of order)
		for (const { id, unit, max } of parts) if (unit === kind) fill.add(id, max);
	if (carry) {
		for (const { id, max } of carriers) fill.add(id, max);
		aboardAll(sight, fill, parts, FEW * carriers.length, 30);
	}
	escort(fill, parts, 0);
	return loadOf(sight, parts, fill);
}

/** One light ship: of the first place that has one, or one load for each of them. */
export function scouts(sight: Sight, shape: SplitShape, ofEach: boolean): Load[] {
	const parts = partsOf(sight, shape);
	const light = ['destroyer', 'cruiser'].flatMap((kind) =>
		parts.filter(({ unit }) => unit === kind)
	);
	const first = light.filter(({ from }, i) => light.findIndex((one) => one.from === from) === i);
	return (ofEach ? first : first.slice(0, 1)).map(({ id }) => {
		const fill = filling(shape);
		fill.add(id, 1);
		return loadOf(sight, parts, fill);
	});
}

export const nothing = (sight: Sight, shape: SplitShape): Load =>
	loadOf(sight, partsOf(sight, shape), filling(shape));

/** The ships of this player in a system once a load has come. */
export function together(sight: Sight, system: SystemId, load: Load): { [kind in Ship]?: number } {
	const sum: { [kind in Ship]?: number } = {
		...squadOf(sight.board.systems[system]?.fleets[sight.me])
	};
	for (const [kind, n] of Object.entries(load.ships))
		if (isShip(kind)) sum[kind] = (sum[kind] ?? 0) + n;
	return sum;
}
