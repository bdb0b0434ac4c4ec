/** Every modifier is asked here (GC-24.8, GC-24.9): what a race's stat is now, and which permissions it has. */
import { hexOn } from '../board';
import { forceOf, modsOf, modsPrinted, oncesOf } from '../effects/sources';
import { SHIPS } from '../tables/vocabulary';
import type { CostStat, Mod, Ship, ShipCounts, Stat } from '../tables/vocabulary';
import type { Board, HexId, RaceId, Side } from '../types';

/** What a modifier may be narrowed to. */
export interface StatContext {
	/** In a battle: as attacker or defender, and whether this is its first battle round. */
	readonly role?: Side;
	readonly first?: boolean;
	/** The hex of the battle; for `defence`, the planet's. */
	readonly hex?: HexId;
}

const ANYWHERE: StatContext = {};
const NONE: readonly Mod[] = [];

/**
 * The stat in force: what the rules say, and before it what is printed (GC-1.5). Prices are at least 1
 * (GC-14.7); nothing else is bounded here.
 */
export function stat(board: Board, race: RaceId, name: Stat, of: StatContext = ANYWHERE): number {
	const { values, narrowed } = forceOf(board, race);
	let value = values[name];
	for (const mod of narrowed.get(name) ?? NONE) if (applies(board, race, mod, of)) value += mod.by;
	return value < 1 && isPrice(name) ? 1 : value;
}

/** The modifiers of a stat that apply here, for stats that do not simply add up (`hitOn`). */
export const modsHere = (board: Board, race: RaceId, name: Stat, of: StatContext): Mod[] =>
	modsOf(board, race, name).filter((mod) => applies(board, race, mod, of));

/** The same with where each is printed, to be told. */
export const modsToldHere = (
	board: Board,
	race: RaceId,
	name: Stat,
	of: StatContext
): ReturnType<typeof modsPrinted> =>
	modsPrinted(board, race, name).filter(({ mod }) => applies(board, race, mod, of));

const isPrice = (name: Stat): boolean =>
	name === 'researchCost' ||
	name === 'smallTacticCost' ||
	name === 'bigTacticCost' ||
	name.startsWith('cost.');

function applies(board: Board, race: RaceId, mod: Mod, { role, first, hex }: StatContext): boolean {
	if (mod.role && mod.role !== role) return false;
	if (mod.round === 'first' && !first) return false;
	if (!mod.where || mod.where === 'all') return true;
	const planet = hex ? hexOn(board, hex).planet : null;
	if (!planet || planet.owner !== race) return false;
	switch (mod.where) {
		case 'home':
			return planet.homeOf === race;
		case 'ownPlanet':
			return true;
		case 'ownPort':
			return planet.port !== null;
	}
}

export { hasFlag } from '../effects/sources';

/** What one payment of a price costs now: the stat, and the `once` changes that are left (GC-24.2). */
export function priceOf(board: Board, race: RaceId, name: CostStat): number {
	const changes = oncesOf(board, race, name).reduce((sum, { effect }) => sum + effect.by, 0);
	return Math.max(1, stat(board, race, name) + changes);
}

/** What each piece costs to build, by the name of the stat. */
export const COST = {
	fighter: 'cost.fighter',
	destroyer: 'cost.destroyer',
	dreadnaught: 'cost.dreadnaught',
	port: 'cost.port'
} as const satisfies { readonly [piece in Ship | 'port']: CostStat };

/** What building these ships costs (GC-14.1): `once` changes lower the price of one ship of their kind. */
export function costOfShips(board: Board, race: RaceId, ships: ShipCounts): number {
	return SHIPS.reduce((total, ship) => {
		const n = ships[ship] ?? 0;
		if (n === 0) return total;
		const name = COST[ship];
		return total + priceOf(board, race, name) + (n - 1) * stat(board, race, name);
	}, 0);
}

/** Hits that kill a ship (GC-10.5, step 9). */
export const hullOf = (board: Board, race: RaceId, ship: Ship): number =>
	ship === 'fighter' ? 1 : stat(board, race, `hull.${ship}`);
