/** Questions about the board that change nothing: who, where, how many, and what things are called. */
import { fillIn, msg, verbatim } from '../../core';
import type { Param, Words } from '../../core';
import { distance, hexOf } from '../../hex';
import { clockwise, keysOf, leftOf, playerOf } from '../kit';
import { COUNTED } from './spoken/counted';
import { SHIPS } from './tables/vocabulary';
import type { Ship, ShipCounts } from './tables/vocabulary';
import { speciesOf, speciesOfNpc, tileOf } from './tables/by-id';
import { counted } from './numbers/still';
import type { Board, Fleet, Hex, HexId, NpcId, Planet, RaceId, SeatId, Squad } from './types';

export { clockwise, playerOf } from '../kit';

/** Battle Points of one ship (GC-2.1). */
export const POINTS: { readonly [ship in Ship]: number } = {
	fighter: 1,
	destroyer: 2,
	dreadnaught: 4
};

/** Pieces one race can have in play (GC-2.1), an NPC race like a player (GC-2.3). */
export const LIMITS: { readonly [piece in Ship | 'port']: number } = {
	fighter: 10,
	destroyer: 7,
	dreadnaught: 5,
	port: 3
};

export const NO_SHIPS: Squad = { fighter: 0, destroyer: 0, dreadnaught: 0 };

export const isSeat = (race: RaceId): race is SeatId => race.startsWith('seat:');

export function hexOn(board: Board, id: HexId): Hex {
	const hex = board.hexes[id];
	if (!hex) throw new Error(`${id} is not on the map.`);
	return hex;
}

export function planetOn(board: Board, id: HexId): Planet {
	const { planet } = hexOn(board, id);
	if (!planet) throw new Error(`There is no planet at ${id}.`);
	return planet;
}

/** A map's hexes beside their ids, in map order; hexes are changed, never replaced, so one list serves all game. */
interface Places {
	readonly ids: readonly HexId[];
	readonly hexes: readonly Hex[];
}

const known = new WeakMap<Board['hexes'], Places>();

function placesOf({ hexes }: Board): Places {
	let places = known.get(hexes);
	if (!places) known.set(hexes, (places = { ids: keysOf(hexes), hexes: Object.values(hexes) }));
	return places;
}

/** Ids of the hexes of which this is true, in map order. */
export function hexesWhere(board: Board, isSo: (hex: Hex, id: HexId) => boolean): HexId[] {
	const { ids, hexes } = placesOf(board);
	const found: HexId[] = [];
	for (let i = 0; i < ids.length; i++) {
		const id = ids[i];
		const hex = hexes[i];
		if (id && hex && isSo(hex, id)) found.push(id);
	}
	return found;
}

/** Every hex of the map, in map order. */
export const hexIds = (board: Board): readonly HexId[] => placesOf(board).ids;

/** What lies in every hex of the map, in map order. */
export const allHexes = (board: Board): readonly Hex[] => placesOf(board).hexes;

export const npcIds = (board: Board): NpcId[] => keysOf(board.npcs);

/** Players in turn order, clockwise from the starting player (GC-6.4); then NPC races in map order. */
export const races = (board: Board): RaceId[] => [...turnOrder(board), ...npcIds(board)];

export const turnOrder = (board: Board): SeatId[] => clockwise(board, board.first);

/** Players clockwise from the Chair: the order of everything at the Council (GC-17.10). */
export const fromChair = (board: Board): SeatId[] => clockwise(board, board.chair);

/** The next player clockwise. */
export const after = (board: Board, seat: SeatId): SeatId => leftOf(board, seat)[0] ?? seat;

export const allyOf = (board: Board, race: RaceId): SeatId | null =>
	isSeat(race) ? playerOf(board, race).ally : null;

/** Any other race but an ally (GC-3.1). */
export const isOpponent = (board: Board, race: RaceId, other: RaceId): boolean =>
	other !== race && allyOf(board, race) !== other;

/** What a race has on the map: hexes in map order, and all its ships. */
interface Holdings {
	readonly planets: HexId[];
	/** Those with a Space Port. */
	readonly ports: HexId[];
	readonly fleets: HexId[];
	readonly navy: Record<Ship, number>;
}

/** Looked for in one go: who asks for one of these mostly asks for the others too. */
const holdingsOf = counted((board, race: RaceId): Holdings => {
	const { ids, hexes } = placesOf(board);
	const found: Holdings = { planets: [], ports: [], fleets: [], navy: { ...NO_SHIPS } };
	for (let i = 0; i < ids.length; i++) {
		const id = ids[i];
		const hex = hexes[i];
		if (!id || !hex) continue;
		const { planet, fleet } = hex;
		if (planet?.owner === race) {
			found.planets.push(id);
			if (planet.port !== null) found.ports.push(id);
		}
		if (fleet?.race === race) {
			found.fleets.push(id);
			found.navy.fighter += fleet.fighter;
			found.navy.destroyer += fleet.destroyer;
			found.navy.dreadnaught += fleet.dreadnaught;
		}
	}
	return found;
});

/** Hexes of the planets this race owns, in map order. */
export const planetsOf = (board: Board, race: RaceId): readonly HexId[] =>
	holdingsOf(board, race).planets;

/** Hexes with ships of this race, in map order. */
export const fleetsOf = (board: Board, race: RaceId): readonly HexId[] =>
	holdingsOf(board, race).fleets;

/** The ships of this race in a hex; null without any. */
export function fleetAt(board: Board, id: HexId, race: RaceId): Fleet | null {
	const { fleet } = hexOn(board, id);
	return fleet?.race === race ? fleet : null;
}

/** Those of these ships of a race that are still in a hex. */
export function stillAt(board: Board, id: HexId, race: RaceId, ships: Squad): Squad {
	const there = fleetAt(board, id, race) ?? NO_SHIPS;
	return {
		fighter: Math.min(ships.fighter, there.fighter),
		destroyer: Math.min(ships.destroyer, there.destroyer),
		dreadnaught: Math.min(ships.dreadnaught, there.dreadnaught)
	};
}

/**
 * Whether ships of another race are in a hex, an ally's too (GC-9.3). The attackers of a battle count as
 * being in the target hex (GC-10.4), so that who retreats from it cannot come back.
 */
export function isBlocked(board: Board, id: HexId, race: RaceId): boolean {
	const { fleet } = hexOn(board, id);
	if (fleet) return fleet.race !== race;
	return board.battle?.target === id && board.battle.sides.attack.race !== race;
}

/** The hex of a race's homeworld, whoever owns it (GC-3.4); null before it is laid out. */
export const homeOf = (board: Board, race: RaceId): HexId | null =>
	hexesWhere(board, ({ planet }) => planet?.homeOf === race)[0] ?? null;

/** The hex of a race's homeworld, if it owns it. */
export function ownHome(board: Board, race: RaceId): HexId | null {
	const home = homeOf(board, race);
	return home && planetOn(board, home).owner === race ? home : null;
}

/** Planets of this race with a Space Port, in map order. */
export const portsOf = (board: Board, race: RaceId): readonly HexId[] =>
	holdingsOf(board, race).ports;

/** Ships of this kind in play. */
export const inPlay = (board: Board, race: RaceId, ship: Ship): number =>
	holdingsOf(board, race).navy[ship];

export const countShips = ({ fighter = 0, destroyer = 0, dreadnaught = 0 }: ShipCounts): number =>
	fighter + destroyer + dreadnaught;

/** Battle Points of these ships (GC-2.1). */
export const pointsOf = (ships: ShipCounts): number =>
	SHIPS.reduce((total, ship) => total + (ships[ship] ?? 0) * POINTS[ship], 0);

export const squadOf = (ships: ShipCounts): Squad => ({
	fighter: ships.fighter ?? 0,
	destroyer: ships.destroyer ?? 0,
	dreadnaught: ships.dreadnaught ?? 0
});

/** Hexes between two hexes, whatever lies there (GC-5.1). */
export const distanceOf = (one: HexId, other: HexId): number => distance(hexOf(one), hexOf(other));

/** Hexes with ships of this player's opponents at most `range` from its own, in map order. */
export function fleetsInReach(board: Board, seat: SeatId, range: number): HexId[] {
	const own = fleetsOf(board, seat);
	return hexesWhere(board, ({ fleet }, id) => {
		if (!fleet || !isOpponent(board, seat, fleet.race)) return false;
		return own.some((from) => distanceOf(from, id) <= range);
	});
}

/** What a race is called: a player by its seat, an NPC race by its species. */
export const raceName = (race: RaceId): Param =>
	isSeat(race) ? race : speciesOf(speciesOfNpc(race)).name;

/** What a hex is called: its planet, its feature, or where it lies. */
export function hexName(board: Board, id: HexId): Words {
	const { tile } = hexOn(board, id);
	if (tile) return tileOf(tile).name;
	return msg('the hex {where}', { where: verbatim(id.slice('hex:'.length)) });
}

const SHIP_NAMES: { readonly [ship in Ship]: Words } = {
	fighter: msg('Fighter'),
	destroyer: msg('Destroyer'),
	dreadnaught: msg('Dreadnaught')
};

/** `Fighter`. */
export const shipName = (ship: Ship): Words => SHIP_NAMES[ship];

const ONE_SHIP: { readonly [ship in Ship]: Words } = {
	fighter: msg('a Fighter'),
	destroyer: msg('a Destroyer'),
	dreadnaught: msg('a Dreadnaught')
};

/** `a Fighter`. */
export const oneShip = (ship: Ship): Words => ONE_SHIP[ship];

/** `2 Fighters`. */
export const countedShips = (n: number, ship: Ship): Words => fillIn(COUNTED[ship], { n });

/** Fleets are few, and told of often. */
const told = new Map<number, Words>();

/** `2 Fighters and 1 Dreadnaught`; `no ships`. */
export function shipsInWords(ships: ShipCounts): Words {
	const key = SHIPS.reduce((sum, ship) => sum * MANY + (ships[ship] ?? 0), 0);
	let words = told.get(key);
	if (words === undefined) told.set(key, (words = inWords(ships)));
	return words;
}

/** More than there can be of a kind. */
const MANY = 64;

function inWords(ships: ShipCounts): Words {
	const groups = SHIPS.flatMap((ship) => {
		const n = ships[ship] ?? 0;
		return n > 0 ? [countedShips(n, ship)] : [];
	});
	return groups.length > 0 ? msg('{ships}', { ships: { and: groups } }) : msg('no ships');
}
