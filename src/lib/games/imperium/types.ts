/** Twilight Imperium's vocabulary: ids, the board, the vault. Read this first. Words are the rules' (rules.md). */
import type { SeatId } from '../../core';
import type { HexId } from '../../hex';
import type { Ground, Ship } from './tables/units';
import type { PlanetId } from './tables/tiles';
import type { TechColour } from './tables/technologies';
import type { Lasting } from './lasting';
import type { Rolled } from './combat/dice';
import type { Fight } from './fights';

/** A place of the galaxy, and the system whose tile lies there. */
export type SystemId = HexId;

/** Keys of the tables in `tables/`; saved games hold them, so they never change. */
export type RaceId = string;
export type TechId = string;
/** A tile, and which copy of it where there are several: `lodor`, `empty#3`. */
export type TileId = string;
export type StrategyId = string;
export type ObjectiveId = string;
/** One copy of a card: `sabotage#2`. */
export type ActionCardId = `${string}#${number}`;
export type PoliticalCardId = string;

/** Counters on a player's sheet (TI-14.1). */
export interface Counters {
	/** Strategy Allocation. */
	readonly strategy: number;
	/** Fleet Supply. */
	readonly fleet: number;
	/** Command Pool. */
	readonly command: number;
}
export const AREAS = ['command', 'fleet', 'strategy'] as const;
export type Area = (typeof AREAS)[number];

/** All ships of one player in one system, with what lies aboard. Never empty: a system without ships has none. */
export type Fleet = { [kind in Ship]: number } & {
	/** How many of them are damaged (TI-9.14). */
	damaged: { dreadnought: number; warSun: number };
	/** Aboard (TI-6.12). */
	groundForce: number;
	pds: number;
};

export interface System {
	/** What lies here; null until the galaxy is laid out. */
	tile: TileId | null;
	/** At most two: three fleets are never in one system (TI-9.28). */
	fleets: { [seat: SeatId]: Fleet };
	/** Who has activated it (TI-14.6), each once (TI-14.8). */
	counters: SeatId[];
}

export interface PlanetState {
	/** Who holds its card. Units on it are the owner's (TI-15.7). */
	owner: SeatId | null;
	exhausted: boolean;
	units: { [kind in Ground]: number };
	/** The round its owner took it in; 0 for homeworlds from the start (TI-12.18). */
	since: number;
	/** The round its Space Dock was built, placed or moved in; 0 at the start (TI-12.12). */
	dockSince: number;
}

/** What has landed on a planet of another player and fights for it (TI-6.24). It is aboard no ship any more. */
export interface Landing {
	readonly seat: SeatId;
	groundForce: number;
	pds: number;
	/** Fighters of the fleet above that fight beside them; they stay where they are (TI-10.14). */
	fighters: number;
}

/** A Trade Contract lies on its owner's sheet, or on a partner's (TI-16.2). */
export interface Contract {
	/** Trade goods it brings whoever holds it. */
	readonly worth: number;
	holder: SeatId;
}

/** An offer of a trade agreement that lies on the table while Trade is negotiated (TI-16.4). Plain JSON. */
export type TradeOffer = {
	/** Counted from 1 in each negotiation. */
	readonly n: number;
	readonly by: SeatId;
	readonly to: SeatId;
	/** The worths of the contracts that `by` gives and gets. */
	readonly gives: number;
	readonly gets: number;
	/** Both agree; the active player must approve. */
	readonly accepted: boolean;
};

export interface Player {
	race: RaceId | null;
	/** Races to choose one of. Known to it alone (TI-3.3). */
	offered: RaceId[];
	techs: TechId[];
	counters: Counters;
	tradeGoods: number;
	/** Its own two, wherever they lie. */
	contracts: Contract[];
	points: number;
	/** Objectives it has claimed, oldest first. */
	claimed: ObjectiveId[];
	/** Secret objectives not claimed yet. Known to it alone (TI-27.7). */
	secrets: ObjectiveId[];
	/** It is asked before it claims anything (TI-23.11); left out: where something has to be chosen. */
	claimsByHand?: true;
	/** Action Cards in hand. Known to it alone (TI-27.6). */
	hand: ActionCardId[];
	/** System tiles in hand while the galaxy is built. Known to it alone (TI-27.9). */
	tiles: TileId[];
	/** Its Strategy Cards of this round. */
	strategy: { readonly card: StrategyId; used: boolean }[];
	/** The last round it took Initiative in (TI-4.8). */
	hadInitiative: number | null;
	passed: boolean;
	/** It has neither planet nor unit left and is out of the game (TI-26). */
	isOut: boolean;
}

/** Whom or what an election named (TI-17.21). */
export type Elected =
	| { readonly player: SeatId }
	| { readonly players: readonly [SeatId, SeatId] }
	| { readonly planet: PlanetId }
	| { readonly planets: readonly [PlanetId, PlanetId] }
	| { readonly law: PoliticalCardId }
	| { readonly colour: TechColour };

/** A law in play (TI-17.15). */
export interface Law {
	readonly card: PoliticalCardId;
	/** Null: it was voted for or against. */
	readonly elected: Elected | null;
}

/** What victory points came from: nothing else brings any (TI-1.2). */
export type PointSource =
	| { readonly objective: ObjectiveId }
	| { readonly strategy: StrategyId }
	| { readonly agenda: PoliticalCardId }
	| { readonly action: ActionCardId };

/** Points that a player gained, or lost (below 0), and when. */
export interface Scored {
	readonly round: number;
	readonly seat: SeatId;
	readonly n: number;
	readonly from: PointSource;
}

/** How a player stands at the end, by what ranks it (TI-1.7, TI-1.8, TI-1.9). */
export interface Standing {
	readonly seat: SeatId;
	readonly points: number;
	/** Objectives claimed, public and secret. */
	readonly objectives: number;
	readonly planets: number;
	/** Unused counters. */
	readonly counters: number;
}

/** What a vote can come to: `for`, `against`, or who or what is elected (`seat:2`); of two `seat:1+seat:2`. */
export type Outcome = string;

/** What a player voted; null: it abstained (TI-17.10). */
export interface Ballot {
	readonly seat: SeatId;
	outcome: Outcome | null;
	readonly votes: number;
}

/** The agenda that is voted on (TI-17.2). */
export interface Agenda {
	readonly card: PoliticalCardId;
	/** It is a law in play, which stands while it is voted on again. */
	readonly isAgain: boolean;
	/** Votes cast, oldest first. */
	votes: Ballot[];
	/** Votes that cards give a player on this agenda. */
	more: { [seat: SeatId]: number };
	/** Who decides it alone (Council Elder). */
	elder: SeatId | null;
}

export type Stage = 'setup' | 'strategy' | 'action' | 'status';

/** All that lies on the table, hidden or not: views name what they show of it. */
export interface Board {
	/** Seats clockwise. */
	readonly order: readonly SeatId[];
	readonly options: ImperiumOptions;
	stage: Stage;
	/** 1, 2, …; 0 before the first. */
	round: number;
	speaker: SeatId;
	/** Whose turn it is in the Action Phase; null elsewhere. */
	active: SeatId | null;
	/** Every place of the galaxy, in map order (TI-34.13). */
	readonly systems: { readonly [system: SystemId]: System };
	/** Every planet of the tiles laid, in map order. */
	planets: { [planet: PlanetId]: PlanetState };
	/** Those that are being invaded. */
	landings: { [planet: PlanetId]: Landing };
	/** Ground Forces just destroyed that Gen Synthesis may still bring back, by owner. */
	fallen: { [seat: SeatId]: number };
	players: { [seat: SeatId]: Player };
	/** Bonus counters on the Strategy Cards nobody took (TI-4.4). */
	bonus: { [card: StrategyId]: number };
	/** Objectives turned up, oldest first; of two players all, from the start (TI-30.2). */
	objectives: ObjectiveId[];
	/** All points that were gained and lost, oldest first. */
	scored: Scored[];
	/** How all stood when the game ended, the winner first; empty until then. */
	ranking: Standing[];
	/** Tiles that lie open and are still to be placed (TI-3.15). */
	openTiles: TileId[];
	/** Offers on the table while Trade is negotiated, oldest first. */
	offers: TradeOffer[];
	/** Laws in play, oldest first. */
	laws: Law[];
	/** The agenda on the table; null: none. */
	agenda: Agenda | null;
	/** What holds for a while: see `lasting.ts`. */
	lasting: Lasting[];
	/** The fight that is under way; null: none. */
	fight: Fight | null;
	/** The dice that lie on the table: rolled, and not yet counted. Empty: none. */
	dice: Rolled[];
	/** Action Cards announced and not yet done, and those that stay on the table. */
	played: ActionCardId[];
	actionDiscard: ActionCardId[];
	politicalDiscard: PoliticalCardId[];
}

/** What of the board everybody can read; views of it will do as well. */
export interface PublicBoard {
	readonly systems: {
		readonly [system: SystemId]: {
			readonly tile: TileId | null;
			readonly fleets: { readonly [seat: SeatId]: Readonly<Fleet> };
		};
	};
	readonly planets: { readonly [planet: PlanetId]: Readonly<PlanetState> };
	readonly players: {
		readonly [seat: SeatId]: { readonly race: RaceId | null; readonly techs: readonly TechId[] };
	};
	readonly laws: readonly Law[];
	readonly lasting: readonly Lasting[];
}

/** What nobody may see. Decks have their top last. */
export interface Vault {
	objectives: ObjectiveId[];
	/** Secret objectives that were not dealt, until the galaxy lies (TI-3.26). */
	secrets: ObjectiveId[];
	actions: ActionCardId[];
	politics: PoliticalCardId[];
}

/** TI-35. */
export interface ImperiumOptions {
	readonly tacticalAction: 'third' | 'fourth';
	readonly galaxy: 'random' | 'built';
	readonly races: 'random' | 'pick' | 'twoKeepOne';
	readonly longWar: 'off' | 'on';
	readonly afterPassing: 'secondaries' | 'published';
	readonly electAbstain: 'allowed' | 'refused';
	readonly diplomacyRefresh: 'any' | 'outsideHome';
	readonly warfareGoal: 'notHome' | 'anyEmpty';
	readonly imperialDock: 'no' | 'yes';
	readonly casualties: 'together' | 'attackerFirst';
	readonly secondaries: 'together' | 'inTurn';
}

export type { HexId, PlanetId, SeatId };
