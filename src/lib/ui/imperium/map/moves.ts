/** What events do to the pieces on the map, one at a time: to show them move, and to look back. */
import type { MoveNamed } from '$lib/core';
import type { HexId } from '$lib/hex';
import type { SeatId } from '$lib/core/ids';
import type { Ground, Ship } from '$lib/games/imperium/tables/units';
import type { PlanetId } from '$lib/games/imperium/tables/tiles';
import type { Fleet, PlanetState } from '$lib/games/imperium/types';
import type { OpenBoard, OpenSystem } from '$lib/games/imperium/view';
import type { ImperiumEvent, ImperiumMove } from '../screen';
import { shipCount, SHIP_KINDS, unitIn } from '../pieces/units';

const ON_MAP = [
	'activated',
	'counterPlaced',
	'counterTaken',
	'moved',
	'placed',
	'lost',
	'damaged',
	'raised',
	'razed',
	'embarked',
	'taken',
	'neutral',
	'exhaust',
	'tile',
	'settle'
] as const satisfies readonly ImperiumMove['type'][];

/** A move the map can show. */
export type MapMove = MoveNamed<ImperiumMove, (typeof ON_MAP)[number]>;

export const isOnMap = (move: ImperiumMove | undefined): move is MapMove =>
	move !== undefined && (ON_MAP as readonly string[]).includes(move.type);

export const movesIn = (events: readonly ImperiumEvent[]): MapMove[] =>
	events.flatMap(({ move }) => (isOnMap(move) ? [move] : []));

/** The pieces as they lay before, with all else as it is after. */
export const startOf = (before: OpenBoard, after: OpenBoard): OpenBoard => ({
	...after,
	systems: before.systems,
	planets: { ...after.planets, ...before.planets }
});

type Counts = { readonly [unit: string]: number | undefined };

const NO_FLEET: Fleet = {
	...{ fighter: 0, destroyer: 0, cruiser: 0, carrier: 0, dreadnought: 0, warSun: 0 },
	...{ groundForce: 0, pds: 0, damaged: { dreadnought: 0, warSun: 0 } }
};

const isAboard = (kind: string): kind is Ship | 'groundForce' | 'pds' =>
	kind === 'groundForce' || kind === 'pds' || SHIP_KINDS.some((ship) => ship === kind);

/** A fleet with so many more of each unit, fewer below 0; null where no ship is left. */
function fleetWith(fleet: Readonly<Fleet>, units: Counts, sign: 1 | -1): Fleet | null {
	const next: Fleet = { ...fleet, damaged: { ...fleet.damaged } };
	for (const [word, n = 0] of Object.entries(units)) {
		const unit = unitIn(word);
		if (!unit || !isAboard(unit.kind)) continue;
		next[unit.kind] = Math.max(0, next[unit.kind] + sign * n);
		if (unit.damaged && (unit.kind === 'dreadnought' || unit.kind === 'warSun'))
			next.damaged[unit.kind] = Math.max(0, next.damaged[unit.kind] + sign * n);
	}
	return shipCount(next) > 0 ? next : null;
}

function change(
	open: OpenBoard,
	id: HexId,
	to: (was: OpenSystem) => Partial<OpenSystem>
): OpenBoard {
	const was = open.systems[id];
	return was ? { ...open, systems: { ...open.systems, [id]: { ...was, ...to(was) } } } : open;
}

const withUnits = (open: OpenBoard, id: HexId, seat: SeatId, units: Counts, sign: 1 | -1) =>
	change(open, id, ({ fleets }) => {
		const { [seat]: mine, ...others } = fleets;
		if (!mine && sign < 0) return {};
		const next = fleetWith(mine ?? NO_FLEET, units, sign);
		return { fleets: next ? { ...others, [seat]: next } : others };
	});

function changePlanet(
	open: OpenBoard,
	id: PlanetId,
	to: (was: Readonly<PlanetState>) => Partial<PlanetState>
): OpenBoard {
	const was = open.planets[id];
	return was ? { ...open, planets: { ...open.planets, [id]: { ...was, ...to(was) } } } : open;
}

const withGround = (open: OpenBoard, id: PlanetId, units: Counts, sign: 1 | -1): OpenBoard =>
	changePlanet(open, id, (was) => {
		const more = (kind: Ground) => Math.max(0, was.units[kind] + sign * (units[kind] ?? 0));
		return {
			units: { groundForce: more('groundForce'), pds: more('pds'), spaceDock: more('spaceDock') }
		};
	});

/** As the move begins: what moves has left its place. */
export function begun(open: OpenBoard, move: MapMove): OpenBoard {
	switch (move.type) {
		case 'moved':
			return withUnits(open, move.from, move.seat, move.units, -1);
		case 'embarked':
			return withGround(open, move.planet, move.units, -1);
		default:
			return open;
	}
}

/** As it ends: what moved has come. */
export function ended(open: OpenBoard, move: MapMove): OpenBoard {
	switch (move.type) {
		case 'moved':
			return withUnits(open, move.to, move.seat, move.units, 1);
		case 'embarked':
			return withUnits(open, move.system, move.seat, move.units, 1);
		case 'placed':
			return withUnits(open, move.system, move.seat, move.units, 1);
		case 'lost':
			return withUnits(open, move.system, move.seat, move.units, -1);
		case 'damaged': {
			const whole = (units: Counts) =>
				Object.fromEntries(
					Object.entries(units).map(([kind, n]) => [
						kind === 'warSun' ? 'damagedWarSun' : 'damagedDreadnought',
						n
					])
				);
			const without = withUnits(open, move.system, move.seat, move.units, -1);
			return withUnits(without, move.system, move.seat, whole(move.units), 1);
		}
		case 'raised':
			return withGround(open, move.planet, move.units, 1);
		case 'razed':
			return withGround(open, move.planet, move.units, -1);
		case 'taken':
			return changePlanet(open, move.planet, () => ({ owner: move.seat, exhausted: true }));
		case 'neutral':
			return changePlanet(open, move.planet, () => ({ owner: null, exhausted: false }));
		case 'exhaust':
			return move.planets.reduce(
				(board, planet) => changePlanet(board, planet, () => ({ exhausted: true })),
				open
			);
		case 'counterPlaced':
			return change(open, move.system, ({ counters }) =>
				counters.includes(move.seat) ? {} : { counters: [...counters, move.seat] }
			);
		case 'counterTaken':
			return change(open, move.system, ({ counters }) => ({
				counters: counters.filter((seat) => seat !== move.seat)
			}));
		case 'tile':
			return change(open, move.system, () => ({ tile: move.tile }));
		case 'settle':
			return change(open, move.system, ({ fleets }) => ({
				fleets: { ...fleets, [move.seat]: move.fleet }
			}));
		case 'activated':
			return open;
	}
}
