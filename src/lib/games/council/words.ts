/**
 * The book of the game: what every card, tile, token and technology says, with its numbers and effects
 * (GC-24.11). The site serves it as one JSON file; a screen, or a stranger's program, needs nothing else.
 */
import { msg } from '../../core';
import type { Words } from '../../core';
import { PURSE } from './start/auction';
import { LIMITS, POINTS } from './board';
import { homeTile, withPrice } from './tables/by-id';
import { TO_WIN } from './ending';
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
} from './tables';
import type {
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
} from './tables';
import { POINT_TIERS, TIER_OPENS } from './economy/techs';
import type { SourceId, TileId } from './types';
import { STATS } from './tables/vocabulary';
import type { Ship, Timing } from './tables/vocabulary';

interface PieceWords {
	readonly name: Words;
	readonly text: Words;
	/** Production, pieces in play, Battle Points and hits to kill, before any card (GC-2.1). */
	readonly cost: number;
	readonly limit: number;
	readonly points: number;
	readonly hits: number;
}

/** What a source says that a view names: a trait, a technology, a card played, a law. */
interface SourceWords {
	readonly name: Words;
	readonly text: Words;
	/** The card it stands on, where that has a name of its own. */
	readonly on: Words | null;
}

type ById<T> = { readonly [id: string]: T };

export interface CouncilBook {
	readonly species: ById<Species>;
	readonly fates: ById<CreationCard>;
	readonly tiles: ById<Tile>;
	/** The tiles that lie in Home and NPC hexes: `home:ulmar`. */
	readonly homeworlds: { readonly [tile: TileId]: Pick<Tile, 'name' | 'planet'> };
	readonly features: ById<Feature>;
	/** The galaxy of each number of players. */
	readonly layouts: { readonly [players: number]: Layout };
	readonly tokens: ById<Token>;
	readonly technologies: ById<Technology>;
	readonly tactics: ById<Tactic>;
	readonly councilCards: ById<CouncilCard>;
	readonly objectives: ById<Objective>;
	readonly pieces: { readonly [piece in Ship | 'port']: PieceWords };
	/** When an Action Card is played, and the rule that says so. */
	readonly timings: {
		readonly [timing in Timing]: {
			readonly name: Words;
			readonly text: Words;
			readonly rule: string;
		};
	};
	/** Numbers of the rules, before any card. */
	readonly numbers: {
		/** Victory Points that win: alone, and as the sum of an alliance (GC-18.1, GC-18.2). */
		readonly toWin: { readonly alone: number; readonly allied: number };
		/** Stock to bid with where species are put to auction (GC-4.3). */
		readonly toBid: number;
		/** Technologies of a tier that open the next (GC-13.2). */
		readonly tierOpens: number;
		/** The tiers whose first technology is worth a Victory Point (GC-13.5). */
		readonly pointTiers: readonly number[];
		/** The least that is a hit on a die (GC-10.5). */
		readonly hitOn: number;
	};
	/** By the name views have for it, without the number of a copy or the way into a list: `tactic:feint`. */
	readonly sources: { readonly [source: SourceId]: SourceWords };
}

export const book: CouncilBook = {
	species: SPECIES,
	fates: CREATION_CARDS,
	tiles: TILES,
	homeworlds: Object.fromEntries(
		each<Species, Homeworld>(SPECIES, (id, { home: { planet, ...numbers } }) => [
			[homeTile(id), { name: planet, planet: numbers }]
		])
	),
	features: FEATURES,
	layouts: LAYOUTS,
	tokens: TOKENS,
	technologies: TECHNOLOGIES,
	tactics: TACTICS,
	councilCards: COUNCIL_CARDS,
	objectives: OBJECTIVES,
	pieces: {
		fighter: {
			name: msg('Fighter'),
			text: msg('The cheapest Battle Point there is.'),
			...numbersOf('fighter'),
			hits: 1
		},
		destroyer: {
			name: msg('Destroyer'),
			text: msg('Each one above a planet adds 1 to your invasion rolls there.'),
			...numbersOf('destroyer'),
			hits: STATS['hull.destroyer']
		},
		dreadnaught: {
			name: msg('Dreadnaught'),
			text: msg('Takes 2 hits to kill. One that lives through a battle is repaired after it.'),
			...numbersOf('dreadnaught'),
			hits: STATS['hull.dreadnaught']
		},
		port: {
			name: msg('Space Port'),
			text: msg(
				'Stands on a planet, and ships are built at it. You may build one each turn, and use it once the Council has met.'
			),
			cost: STATS['cost.port'],
			limit: LIMITS.port,
			points: 0,
			hits: 1
		}
	},
	timings: {
		minor: {
			name: msg('Minor Event'),
			text: msg('Play it on your turn; it costs a Minor Event.'),
			rule: 'GC-15.1'
		},
		battle: {
			name: msg('Battle'),
			text: msg(
				'Activate it in a battle round you fight, together with your Tactics; it costs no event.'
			),
			rule: 'GC-15.2'
		},
		council: {
			name: msg('Council'),
			text: msg('Play it with your ballot, and it is shown with it; it costs no event.'),
			rule: 'GC-15.2'
		}
	},
	numbers: {
		toWin: TO_WIN,
		toBid: PURSE,
		tierOpens: TIER_OPENS,
		pointTiers: POINT_TIERS,
		hitOn: STATS.hitOn
	},
	sources: Object.fromEntries(printed())
};

function numbersOf(ship: Ship): Pick<PieceWords, 'cost' | 'limit' | 'points'> {
	return { cost: STATS[`cost.${ship}`], limit: LIMITS[ship], points: POINTS[ship] };
}

type Homeworld = [TileId, Pick<Tile, 'name' | 'planet'>];
type Said = [SourceId, SourceWords];

/** Everything that says something under a name that views use (types.ts, `SourceId`). */
function printed(): Said[] {
	return [
		...each<Species>(SPECIES, (id, { name, trait, actions }) => [
			said(`trait:${id}`, trait, name),
			...actions.map((card) => said(`action:${card.id}`, card, name))
		]),
		...each<CreationCard>(CREATION_CARDS, (id, { name, responses, npc }) => [
			...responses.map((one) => said(`response:${id}.${one.key}`, one, name)),
			said(`npc:${id}`, { name, text: npc.text })
		]),
		...each<Tile>(TILES, (id, { name, perk }) =>
			perk ? [said(`perk:${id}`, { name, text: perk.text })] : []
		),
		...each<Token>(TOKENS, (id, token) => [said(`token:${id}`, token)]),
		...each<Technology>(TECHNOLOGIES, (id, tech) => [said(`tech:${id}`, tech)]),
		...each<Tactic>(TACTICS, (id, { name, text, priceText }) => [
			said(`tactic:${id}`, { name, text: withPrice(text, priceText) })
		]),
		...each<CouncilCard>(COUNCIL_CARDS, (id, card) =>
			card.kind === 'election'
				? [said(`council:${id}`, { name: card.title, text: card.text })]
				: card.options.map(({ key, label, text }) =>
						said(`council:${id}.${key}`, { name: label, text }, card.title)
					)
		)
	];
}

function said(
	source: SourceId,
	{ name, text }: { readonly name: Words; readonly text: Words },
	on: Words | null = null
): Said {
	return [source, { name, text, on }];
}

/** What each entry of a table gives, in one list. */
function each<T, Out = Said>(table: ById<T>, give: (id: string, entry: T) => Out[]): Out[] {
	return Object.entries(table).flatMap(([id, entry]) => give(id, entry));
}
