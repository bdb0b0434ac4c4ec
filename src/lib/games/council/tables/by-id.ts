/** Looks things up in the tables by the ids that saved games hold. An id nothing has is a bug of ours: throws. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import {
	COUNCIL_CARDS,
	CREATION_CARDS,
	FEATURES,
	LAYOUTS,
	OBJECTIVES,
	SPECIES,
	TACTICS,
	TECHNOLOGIES,
	TILES,
	TOKENS
} from './index';
import type {
	ActionCard,
	CouncilCard,
	CreationCard,
	Feature,
	Layout,
	Objective,
	Species,
	Tactic,
	Technology,
	Tile,
	Token
} from './index';
import type {
	ActionCardId,
	CouncilCardId,
	CreationCardId,
	NpcId,
	ObjectiveId,
	SpeciesId,
	TechId,
	TileId,
	TokenId
} from '../types';

function lookUp<T>(table: { readonly [id: string]: T }, id: string, kind: string): T {
	const entry = table[id];
	if (entry === undefined) throw new Error(`There is no ${kind} ${id}.`);
	return entry;
}

export const speciesOf = (id: SpeciesId): Species => lookUp(SPECIES, id, 'species');
export const fateOf = (id: CreationCardId): CreationCard =>
	lookUp<CreationCard>(CREATION_CARDS, id, 'creation card');
export const tokenOf = (id: TokenId): Token => lookUp<Token>(TOKENS, id, 'token');
export const techOf = (id: TechId): Technology =>
	lookUp<Technology>(TECHNOLOGIES, id, 'technology');
/** By what it is, not by copy: `feint`. */
export const tacticOf = (id: string): Tactic => lookUp<Tactic>(TACTICS, id, 'Tactic');
/** What a Tactic says, and its price where it has one. */
export const withPrice = (text: Words, price?: Words): Words =>
	price ? msg('{text} Price: {price}', { text, price }) : text;
export const councilCardOf = (id: CouncilCardId): CouncilCard =>
	lookUp<CouncilCard>(COUNCIL_CARDS, id, 'Council Card');
export const objectiveOf = (id: ObjectiveId): Objective =>
	lookUp<Objective>(OBJECTIVES, id, 'objective');
export const layoutOf = (players: number): Layout =>
	lookUp<Layout>(LAYOUTS, String(players), 'layout for this many players');

const ACTIONS: { readonly [id: ActionCardId]: ActionCard } = Object.fromEntries(
	Object.values(SPECIES).flatMap(({ actions }) => actions.map((card) => [card.id, card]))
);

export const actionOf = (id: ActionCardId): ActionCard =>
	lookUp<ActionCard>(ACTIONS, id, 'Action Card');

const HOME = 'home:';

export const homeTile = (species: SpeciesId): TileId => `${HOME}${species}`;

type Laid = Pick<Tile, 'name' | 'planet' | 'feature' | 'perk'>;

/** Everything that can lie in a hex; homeworlds are on the species cards. */
const LAID: { readonly [tile: TileId]: Laid } = {
	...TILES,
	...Object.fromEntries(
		Object.entries(SPECIES).map(([id, { home }]): [TileId, Laid] => {
			const { planet: name, production, defence } = home;
			return [homeTile(id), { name, planet: { production, defence } }];
		})
	)
};

/** What lies in a hex: its name, its planet, its perk. */
export const tileOf = (id: TileId): Laid => lookUp<Laid>(LAID, id, 'tile');

/** The feature of a tile (GC-5.8); null for most. */
export const featureOf = (id: TileId): Feature | null => {
	const { feature } = tileOf(id);
	return feature ? FEATURES[feature] : null;
};

export const speciesOfNpc = (npc: NpcId): SpeciesId => npc.slice('npc:'.length);
