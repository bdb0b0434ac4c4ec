/** What can be read off the board, and the few ways its pieces change hands. */
import { hexId, hexOf, ring } from '../../hex';
import { keysOf, playerOf, sumOf } from '../kit';
import { lawOf } from './politics/in-force';
import { layoutOf, planetOf, planetsOn, raceOf, tileOf } from './tables/by-id';
import type { Race } from './tables/races';
import { SHIPS } from './tables/units';
import type { Ground, Ship, UnitKind } from './tables/units';
import type { Tile } from './tables/tiles';
import type {
	Board,
	Counters,
	Fleet,
	PlanetId,
	PlanetState,
	PublicBoard,
	SeatId,
	System,
	SystemId
} from './types';

/** Mecatol Rex's place (TI-3.12). */
export const CENTRE: SystemId = 'hex:0,0';

/** The planet of the centre (TI-22.7). */
export const MECATOL: PlanetId = 'planet:mecatol-rex';

/** A player's command counters in all (TI-2.7). */
export const COUNTERS = 16;

/** Rings that have been laid out, by radius. */
const rings: (readonly SystemId[])[] = [];

/** The places of a ring round it, clockwise from the one straight up: the map order (TI-34.13). */
export function fromTheTop(radius: number): readonly SystemId[] {
	let ids = rings[radius];
	if (!ids) {
		const all = ring(hexOf(CENTRE), radius).map(hexId);
		const top = all.indexOf(`hex:0,${-radius}`);
		rings[radius] = ids = [...all.slice(top), ...all.slice(0, top)];
	}
	return ids;
}

export function systemOf(board: Board, id: SystemId): System {
	const system = board.systems[id];
	if (!system) throw new Error(`There is no system ${id}.`);
	return system;
}

/** The race of a player who has one. */
export function raceOfSeat(board: Board, seat: SeatId): Race {
	const { race } = playerOf(board, seat);
	if (race === null) throw new Error(`${seat} has no race yet.`);
	return raceOf(race);
}

/** The places of a galaxy, which never change. */
const places = new WeakMap<Board['systems'], readonly SystemId[]>();

/** In map order (TI-34.13). */
export function systemIds({ systems }: Pick<Board, 'systems'>): readonly SystemId[] {
	let ids = places.get(systems);
	if (!ids) places.set(systems, (ids = keysOf(systems)));
	return ids;
}

/** The tile that lies here; null until the galaxy is laid out. */
export function tileAt({ systems }: Pick<PublicBoard, 'systems'>, id: SystemId): Tile | null {
	const tile = systems[id]?.tile;
	return tile == null ? null : tileOf(tile);
}

const NO_PLANETS: readonly PlanetId[] = [];

export function planetsAt({ systems }: Pick<Board, 'systems'>, id: SystemId): readonly PlanetId[] {
	const tile = systems[id]?.tile;
	return tile == null ? NO_PLANETS : planetsOn(tile);
}

/** The planets of a galaxy, which never change once its tiles lie. */
const planetIds = new WeakMap<Board['planets'], readonly PlanetId[]>();

/** All planets of the galaxy, in map order. */
export function allPlanets({ planets }: Pick<Board, 'planets'>): readonly PlanetId[] {
	let ids = planetIds.get(planets);
	if (!ids) planetIds.set(planets, (ids = keysOf(planets)));
	return ids;
}

export function planetState(board: Board, id: PlanetId): PlanetState {
	const planet = board.planets[id];
	if (!planet) throw new Error(`${id} lies on no tile of this galaxy.`);
	return planet;
}

/** Planets a player controls, in map order. */
export const planetsOf = (board: Board, seat: SeatId): PlanetId[] =>
	allPlanets(board).filter((id) => board.planets[id]?.owner === seat);

/** Home Systems that have been laid out, by how many play. */
const homes: (readonly SystemId[])[] = [];

/** The places of the Home Systems, in seat order. */
export const homesOf = ({ order }: Pick<Board, 'order'>): readonly SystemId[] =>
	(homes[order.length] ??= layoutOf(order.length).homes.map(([q, r]): SystemId => `hex:${q},${r}`));

/** The place of this player's Home System. */
export function homeOf(board: Board, seat: SeatId): SystemId {
	const place = homesOf(board)[board.order.indexOf(seat)];
	if (!place) throw new Error(`${seat} has no Home System.`);
	return place;
}

// --- units

export const NO_SHIPS: { readonly [kind in Ship]: number } = {
	fighter: 0,
	destroyer: 0,
	cruiser: 0,
	carrier: 0,
	dreadnought: 0,
	warSun: 0
};

export const noFleet = (): Fleet => ({
	...NO_SHIPS,
	damaged: { dreadnought: 0, warSun: 0 },
	groundForce: 0,
	pds: 0
});

export const noGround = (): PlanetState['units'] => ({ groundForce: 0, pds: 0, spaceDock: 0 });

export const countShips = (fleet: Fleet): number => sumOf(SHIPS, (kind) => fleet[kind]);

/** What Fleet Supply limits: ships but for Fighters (TI-13.1, TI-13.3). */
export const countBig = (fleet: Fleet): number => countShips(fleet) - fleet.fighter;

export const fleetAt = (board: Board, id: SystemId, seat: SeatId): Fleet | undefined =>
	systemOf(board, id).fleets[seat];

/** Units of this kind a player has on the board, aboard ships too. */
export function onBoard(board: Board, seat: SeatId, kind: UnitKind): number {
	let count = 0;
	for (const id of systemIds(board)) {
		const fleet = fleetAt(board, id, seat);
		if (fleet && kind !== 'spaceDock') count += fleet[kind];
	}
	if (isGround(kind))
		for (const planet of allPlanets(board)) {
			const { owner, units } = planetState(board, planet);
			if (owner === seat) count += units[kind];
		}
	if (kind === 'groundForce' || kind === 'pds')
		for (const landing of Object.values(board.landings))
			if (landing.seat === seat) count += landing[kind];
	return count;
}

const isGround = (kind: UnitKind): kind is Ground =>
	kind === 'groundForce' || kind === 'pds' || kind === 'spaceDock';

export const counterSum = ({ strategy, fleet, command }: Counters): number =>
	strategy + fleet + command;

/** Command counters in reinforcements (TI-2.7). */
export function countersLeft(board: Board, seat: SeatId): number {
	let left = COUNTERS - counterSum(playerOf(board, seat).counters);
	for (const id of systemIds(board)) if (systemOf(board, id).counters.includes(seat)) left -= 1;
	return left;
}

/** What a planet is worth: Labor Force Politics swaps the two, for all that counts them. */
export function valueOf(
	board: Pick<Board, 'laws'>,
	planet: PlanetId,
	what: 'resources' | 'influence'
): number {
	const { resources, influence } = planetOf(planet);
	const isResources = (what === 'resources') !== !!lawOf(board, 'labor-force-politics');
	return isResources ? resources : influence;
}

/** Resources, or influence, of these planets together (TI-15). */
export const worthOf = (
	board: Pick<Board, 'laws'>,
	planets: readonly PlanetId[],
	what: 'resources' | 'influence'
): number => sumOf(planets, (id) => valueOf(board, id, what));
