/** Galactic Council's vocabulary: ids, the board, the vault. Read this first. Words are the rules' (GC-2, GC-3). */
import type { SeatId } from '../../core';
import type { HexId } from '../../hex';
import type { Ship } from './tables/vocabulary';

/** A race nobody plays, by its species: `npc:ulmar` (GC-4.6). */
export type NpcId = `npc:${string}`;

/** A player or an NPC race (GC-3.1). A hex's id (`hex:2,-1`) names its planet too, as it holds at most one (GC-3.3). */
export type RaceId = SeatId | NpcId;

/** Keys of the tables in `tables/`; saved games hold them, so they never change. */
export type SpeciesId = string;
export type CreationCardId = string;
/** A Near, Frontier or Core tile (`core-3`), or a homeworld (`home:ulmar`). */
export type TileId = string;
export type TokenId = string;
export type TechId = string;
export type ActionCardId = string;
export type CouncilCardId = string;
export type ObjectiveId = string;
/** One copy of a Tactic: `feint#2`. */
export type TacticId = `${string}#${number}`;

/**
 * Where an effect is printed: `trait:ulmar`, `response:oracle.a`, `npc:oracle`, `tech:lanes`, `perk:core-3`,
 * `action:ulmar-1`, `token:ruins`, `tactic:feint#2`, `council:truce.for`. A list inside an effect is named by
 * the way to it: `token:leviathan/0.table.1`, `token:archive/0.else`. What it does is looked up (effects/sources.ts).
 */
export type SourceId = string;

/** What Victory Points come from. */
export type VpSource =
	| { readonly objective: ObjectiveId }
	| { readonly tech: TechId }
	/** A card, a token, a species. */
	| { readonly effect: SourceId };

/** How many ships of each kind. */
export type Squad = { readonly [kind in Ship]: number };

/** The ships of a hex: all of one race (GC-22.1). Never empty; a hex without ships has null. */
export type Fleet = { readonly race: RaceId } & { [kind in Ship]: number };

export const HEX_KINDS = ['home', 'npc', 'near', 'core', 'frontier'] as const;
export type HexKind = (typeof HEX_KINDS)[number];

export interface Planet {
	/** Whose homeworld it is, whoever owns it (GC-3.4); null for the other planets. */
	readonly homeOf: RaceId | null;
	/** Who holds its card (GC-3.5). */
	owner: RaceId | null;
	expended: boolean;
	/** Riot Counters, as many as come (GC-2.5), all of one player (GC-16.2), who influences it (GC-3.6). */
	riots: { by: SeatId; n: number } | null;
	/** Its Space Port; `new` ones wait for the Council (GC-14.4). It belongs to the planet's owner. */
	port: 'ready' | 'new' | null;
}

export interface Hex {
	readonly kind: HexKind;
	/** What lies here; null until the galaxy is laid out (GC-5.3). */
	tile: TileId | null;
	planet: Planet | null;
	fleet: Fleet | null;
	/** Whether a face-down Discovery Token lies here. Which one it is lies in the vault. */
	token: boolean;
}

/** What a player did in this round (GC-24.10); set to 0 at the refresh. */
export const TALLIES = [
	'battlesStarted',
	'battlesWon',
	'planetsTakenFromRaces',
	'pointsDestroyed',
	'pointsBuilt',
	'tokensResolved',
	'productionSpent'
] as const;
export type Tally = { [name in (typeof TALLIES)[number]]: number };

export interface Player {
	species: SpeciesId | null;
	/** Great fates dealt to it, until all have answered them (GC-4.4). Known to it alone. */
	fates: CreationCardId[];
	/** Responses given, as sources: `response:oracle.a`. Public: they come to the board together. */
	traits: SourceId[];
	/** Action Cards left, and used ones; both public (GC-15.3). */
	actions: ActionCardId[];
	used: ActionCardId[];
	techs: TechId[];
	stock: number;
	vp: number;
	ally: SeatId | null;
	/** The round its alliance was made in, which cannot win in it (GC-12.5). 0 without one. */
	alliedIn: number;
	/** It attacked its ally, and abstains at the next vote (GC-12.6). */
	disgraced: boolean;
	/** It retreated as a defender, and starts its next turn with one Minor Event fewer (GC-7.5). */
	owes: boolean;
	/** Objectives it has scored. */
	scored: ObjectiveId[];
	/** Planets it failed to take and may try again (GC-11.6). */
	retries: HexId[];
	/** Sources of `once` modifiers it has used up. */
	spent: SourceId[];
	tally: Tally;
	/** It wants to choose what pays (GC-8.4). */
	paysByHand?: true;
	/** Face-down tokens it has looked at, as long as they lie there. Known to it alone. */
	seen: { [hex: HexId]: TokenId };
	/** Council Cards it knows to be on top of the deck, the top one first. Known to it alone. */
	foreseen: CouncilCardId[];
	/** As Chair: the cards drawn to play one of (GC-17.2). Known to it alone. */
	drawn: CouncilCardId[];
}

/** It has pieces and a trait. Turns, Stock, VP, technologies and an ally are a player's (GC-19.1). */
export interface Npc {
	readonly species: SpeciesId;
	/** The card whose NPC line is its trait (GC-4.6), as a source: `npc:oracle`. */
	readonly trait: SourceId;
	/** Ships it started with; upkeep fills up to that many (GC-19.6). */
	fleetSize: number;
}

/** A lasting effect in force for a race until its end (GC-24.2 `until`). */
export interface Lasting {
	readonly race: RaceId;
	/** The way to its inner list: `council:truce.for/0.effects`. */
	readonly source: SourceId;
	readonly end: 'turn' | 'round' | 'council' | 'game';
	/** The round whose turn, refresh or vote ends it. */
	readonly round: number;
}

/** The turn under way (GC-7). */
export interface Turn {
	readonly seat: SeatId;
	major: number;
	/** More Major Events that can only be Battles and cannot be traded (GC-7.6). */
	battles: number;
	minor: number;
	/** Production expended and not yet spent (GC-8.2). */
	leftover: number;
	/** What happens once in a turn and has happened. */
	done: ('move' | 'spread' | 'port' | 'researchMinor' | 'points')[];
	/** Players that refused an alliance this turn (GC-12.2). */
	refusedBy: SeatId[];
}

export const SIDES = ['attack', 'defence'] as const;
export type Side = (typeof SIDES)[number];

export type BattleStage = 'buy' | 'activate' | 'roll' | 'assign' | 'retreat';

/** A ship that took hits and lives; repaired after the battle (GC-10.8). */
export interface Damage {
	readonly hex: HexId;
	readonly kind: Ship;
	readonly hits: number;
}

export interface BattleSide {
	readonly race: RaceId;
	/** Hexes its ships stand in: the hexes picked by the attacker, the target for the defender. */
	readonly hexes: readonly HexId[];
	/** One entry a damaged ship. */
	damage: Damage[];
	/** Battle Points counted in this battle round. */
	points: number;
	/** Tactics bought in this battle round; null until both have chosen. */
	bought: { readonly small: number; readonly big: number } | null;
	/** Tactics drawn. Known to this side alone. */
	drawn: TacticId[];
	/** Tactics and Action Cards activated, once both sides have chosen; as sources. */
	active: SourceId[];
	/** Which of them the opponent cancelled. */
	cancelled: SourceId[];
	/** Lists carried out in place of an effect that found nothing to do (`jam`). */
	instead: SourceId[];
	/** Its dice as they lie after rerolls; empty before the roll. */
	dice: number[];
	/** Hits it takes in this battle round. */
	hits: number;
	/** It may not retreat any more in this battle. */
	bound: boolean;
}

/**
 * A ship battle under way (GC-10). Ships stay in the hexes they stand in until it is over: the attackers'
 * count as being in the target hex, and return to where they came from by not moving.
 */
export interface Battle {
	readonly target: HexId;
	/** The battle round, from 1. */
	round: number;
	stage: BattleStage;
	readonly sides: { readonly [side in Side]: BattleSide };
}

/** A ballot as it was shown. An option's key, a candidate, or null for an abstention. */
export interface Ballot {
	readonly option: string | null;
	readonly votes: number;
	readonly cards: readonly ActionCardId[];
}

export type SessionStage = 'convening' | 'judging' | 'voting' | 'after';

/** The Council in session (GC-17). */
export interface Session {
	stage: SessionStage;
	card: CouncilCardId | null;
	/** The keys of the card's options, or the players that can be elected. */
	options: string[];
	/** Ballots shown so far: all together, but for those cast last. */
	ballots: { [race in RaceId]?: Ballot };
	/** The option carried out. */
	outcome: string | null;
}

export type Stage = 'species' | 'fates' | 'turns' | 'council';

/** All that lies on the table, hidden or not: views name what they show of it. */
export interface Board {
	/** Seats clockwise. */
	readonly order: readonly SeatId[];
	readonly options: CouncilOptions;
	stage: Stage;
	/** 1, 2, …; 0 before the first. */
	round: number;
	/** The starting player: turn order is clockwise from here, all game (GC-6.4). */
	first: SeatId;
	chair: SeatId;
	turn: Turn | null;
	battle: Battle | null;
	session: Session | null;
	/** Species cards turned over and not taken (GC-4.1). */
	species: SpeciesId[];
	/** Every hex of the map, in map order: as the layout lists them. */
	readonly hexes: { readonly [hex: HexId]: Hex };
	players: { [seat: SeatId]: Player };
	npcs: { [npc: NpcId]: Npc };
	/** Technologies that can be researched in this game (GC-6.1). */
	market: TechId[];
	/** Which technologies are worth points: the first of a tier, or at tables of before rules 4 each (GC-13.5). */
	readonly points: 'first' | 'each';
	/** The order in which players are judged at the Council of this round (GC-17.3); empty before rules 4. */
	judged: SeatId[];
	/** Objectives open to all, oldest first. */
	objectives: ObjectiveId[];
	/** Objectives that half of the players have scored, which nobody scores any more (GC-17.11). */
	closed: ObjectiveId[];
	lasting: Lasting[];
	/** Council Cards played, oldest first. */
	councilDiscard: CouncilCardId[];
	tokenDiscard: TokenId[];
	tacticDiscard: { small: TacticId[]; big: TacticId[] };
}

/** What nobody may see. Decks have their top last. */
export interface Vault {
	tokens: TokenId[];
	/** The face-down token of each hex that has one. */
	hidden: { [hex: HexId]: TokenId };
	tactics: { small: TacticId[]; big: TacticId[] };
	/** Tactics drawn and not activated, which are never shown: discarded face down (GC-20.2). */
	unshown: { small: TacticId[]; big: TacticId[] };
	council: CouncilCardId[];
	objectives: ObjectiveId[];
	fates: CreationCardId[];
}

/** Rulings beside what the design document says plainly (GC-23.2). */
export interface Readings {
	/** From when on a target wins (GC-18.8). */
	readonly victory: 'round4' | 'anyRound';
	/** Whether an alliance can win in the round it is made in (GC-12.5). */
	readonly newAlliance: 'waits' | 'wins';
	/** Ships that one Build event places (GC-14.2). */
	readonly building: 'three' | 'any';
	/** Technologies that one Research event brings (GC-13.3). */
	readonly research: 'two' | 'one';
	/** How many Riot Counters a colony bears (GC-16.4). */
	readonly riots: 'four' | 'five';
	/** How many rounds are played (GC-1.3). */
	readonly rounds: 'eight' | 'noLimit';
}

export interface CouncilOptions extends Readings {
	readonly species: 'draft' | 'auction';
	readonly npcs: 'on' | 'off';
}

export type { HexId, SeatId };
