/** Looks things up in the tables by the ids that saved games hold. An id nothing has is a bug of ours: throws. */
import { likeOf, lookIn } from '../../kit';
import {
	ACTION_CARDS,
	LAYOUTS,
	OBJECTIVES,
	POLITICAL_CARDS,
	RACES,
	STRATEGY_CARDS,
	TECHNOLOGIES,
	TILES,
	UNITS
} from './index';
import type {
	ActionCard,
	Layout,
	Objective,
	Planet,
	PlanetId,
	PoliticalCard,
	Race,
	StrategyCard,
	Technology,
	Tile,
	Unit,
	UnitKind
} from './index';
import type {
	ActionCardId,
	ObjectiveId,
	PoliticalCardId,
	RaceId,
	StrategyId,
	TechId,
	TileId
} from '../types';

export const unitOf = (kind: UnitKind): Unit => UNITS[kind];
export const raceOf = lookIn<RaceId, Race>(RACES, 'race');
export const techOf = lookIn<TechId, Technology>(TECHNOLOGIES, 'technology');
export const strategyOf = lookIn<StrategyId, StrategyCard>(STRATEGY_CARDS, 'Strategy Card');
export const objectiveOf = lookIn<ObjectiveId, Objective>(OBJECTIVES, 'objective');

export const politicalCardOf = lookIn<PoliticalCardId, PoliticalCard>(
	POLITICAL_CARDS,
	'Political Card'
);

/** By the name of a card, without the number of the copy. */
export const actionCardLike = lookIn<string, ActionCard>(ACTION_CARDS, 'Action Card');
export const actionCardOf = (id: ActionCardId): ActionCard => actionCardLike(likeOf(id));

const tiles = lookIn<string, Tile>(TILES, 'tile');
/** Copies that have been looked up. */
const tilesById = new Map<TileId, Tile>();
export function tileOf(id: TileId): Tile {
	let tile = tilesById.get(id);
	if (!tile) tilesById.set(id, (tile = tiles(likeOf(id))));
	return tile;
}

/** The planets of tiles that have been looked up. */
const planetsById = new Map<TileId, readonly PlanetId[]>();
export function planetsOn(id: TileId): readonly PlanetId[] {
	let planets = planetsById.get(id);
	if (!planets) planetsById.set(id, (planets = tileOf(id).planets.map((planet) => planet.id)));
	return planets;
}

const layouts = lookIn<string, Layout>(LAYOUTS, 'galaxy for this many players');
export const layoutOf = (players: number): Layout => layouts(String(players));

export const planetOf = lookIn<PlanetId, Planet>(
	Object.fromEntries(
		Object.values<Tile>(TILES).flatMap(({ planets }) =>
			planets.map((planet) => [planet.id, planet])
		)
	),
	'planet'
);
