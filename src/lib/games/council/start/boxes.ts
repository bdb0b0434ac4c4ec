/** What goes into each deck (GC-2.4, GC-6.2), in the order of the tables: shuffling is chance's. */
import { copiesOf } from '../../kit';
import {
	COUNCIL_CARDS,
	CREATION_CARDS,
	OBJECTIVES,
	SPECIES,
	TACTICS,
	TILES,
	TOKENS
} from '../tables';
import type { CouncilCard, Objective, Pile } from '../tables';
import type {
	CouncilCardId,
	CreationCardId,
	ObjectiveId,
	SpeciesId,
	TacticId,
	TileId,
	TokenId
} from '../types';

const NPCS = 3; // GC-4.6

export const speciesBox = (): SpeciesId[] => Object.keys(SPECIES);

export const fatesBox = (): CreationCardId[] => Object.keys(CREATION_CARDS);

export const tokensBox = (): TokenId[] =>
	Object.entries(TOKENS).flatMap(([id, { count }]) => Array<TokenId>(count).fill(id));

export const tacticsBox = (size: 'small' | 'big'): TacticId[] =>
	Object.entries(TACTICS).flatMap(([id, tactic]) =>
		tactic.size === size ? copiesOf(id, tactic.count) : []
	);

export const tilesBox = (pile: Pile): TileId[] =>
	Object.entries(TILES).flatMap(([id, tile]) => (tile.pile === pile ? [id] : []));

/** GC-4.7, GC-6.2: cards nobody could use are left in the box. */
export function councilBox(players: number, withNpcs: boolean): CouncilCardId[] {
	const all: [CouncilCardId, CouncilCard][] = Object.entries(COUNCIL_CARDS);
	return all.flatMap(([id, card]) => {
		if (players < (card.minPlayers ?? 0)) return [];
		if (!withNpcs && (card.needsNpc || (card.kind === 'election' && players === 2))) return [];
		return [id];
	});
}

export function objectivesBox(players: number, withNpcs: boolean): ObjectiveId[] {
	const all: [ObjectiveId, Objective][] = Object.entries(OBJECTIVES);
	const races = players + (withNpcs ? NPCS : 0);
	return all.flatMap(([id, { minRaces = 0 }]) => (races >= minRaces ? [id] : []));
}
