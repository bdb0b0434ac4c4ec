/** Looks things up in the tables by the ids that saved games hold. An id nothing has is a bug of ours: throws. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import { lookIn } from '../../kit';
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

export const speciesOf = lookIn<SpeciesId, Species>(SPECIES, 'species');
export const fateOf = lookIn<CreationCardId, CreationCard>(CREATION_CARDS, 'creation card');
export const tokenOf = lookIn<TokenId, Token>(TOKENS, 'token');
export const techOf = lookIn<TechId, Technology>(TECHNOLOGIES, 'technology');
/** By what it is, not by copy: `feint`. */
export const tacticOf = lookIn<string, Tactic>(TACTICS, 'Tactic');
/** What a Tactic says, and its price where it has one. */
export const withPrice = (text: Words, price?: Words): Words =>
	price ? msg('{text} Price: {price}', { text, price }) : text;
export const councilCardOf = lookIn<CouncilCardId, CouncilCard>(COUNCIL_CARDS, 'Council Card');
export const objectiveOf = lookIn<ObjectiveId, Objective>(OBJECTIVES, 'objective');

const layoutCalled = lookIn<string, Layout>(LAYOUTS, 'layout for this many players');

export const layoutOf = (players: number): Layout => layoutCalled(String(players));

const ACTIONS: { readonly [id: ActionCardId]: ActionCard } = Object.fromEntries(
	Object.values(SPECIES).flatMap(({ actions }) => actions.map((card) => [card.id, card]))
);

export const actionOf = lookIn<ActionCardId, ActionCard>(ACTIONS, 'Action Card');

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
export const tileOf = lookIn<TileId, Laid>(LAID, 'tile');

/** The feature of a tile (GC-5.8); null for most. */
export const featureOf = (id: TileId): Feature | null => {
	const { feature } = tileOf(id);
	return feature ? FEATURES[feature] : null;
};

export const speciesOfNpc = (npc: NpcId): SpeciesId => npc.slice('npc:'.length);
