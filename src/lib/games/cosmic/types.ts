/**
 * Cosmic Encounter's vocabulary: ids, cards, the board. Read this first. Words are the rulebook's (CE-1).
 *
 * What a module keeps at the table it declares beside itself, in a `state.ts` that adds to the interfaces here: with the
 * module goes the field. Closed here are only the kinds of things that the rules tell apart one by one, whoever brings
 * them: kinds of card, sources of effects, places of ships. A new one has to be answered everywhere.
 */
import type { SeatId } from '../../core';
import type { EssenceId, HeldPlace } from './essence/state';
import type { EvolutionPlace } from './modules/evolution/state';
import type { LuxId } from './modules/lux/state';
import type { MoonId } from './modules/moons/state';
import type { ShipId } from './modules/special/state';
import type { StationId } from './modules/stations/state';
import type { TechId, TechSlot } from './modules/tech/state';
import type { NameKind } from './names';
import type { Noted } from './notes';

/** Planet k (1 to 5) of a seat: `planet:2-3` is the third planet of `seat:2`. */
export type PlanetId = `planet:${number}-${number}`;

/**
 * A card, named by what it is and a number that tells it from its like where it lies (CE-23.5, `kit/copies.ts`):
 * `attack:08#203`, `negotiate#1`, `morph#1`, `reinforcement:3#2`, `artifact:plague#1`, `flare:zombie`; with the back
 * of the reward deck `attack:08@reward#1`. It takes another number wherever others see it. Ids of hidden cards never leave the room.
 */
export type CardId = string;

/** `colour:2#1` (a card of `seat:2`), `wild#1`, `special:most-cards-in-hand`. */
export type DestinyId = string;

/** The key of an alien in `aliens/index.ts`; stored in saved games, so it never changes. */
export type AlienId = string;
export type ArtifactId = string;

/**
 * Where ships can be: on a planet, on a technology, in the warp, in the gate, beside the planet as defensive allies, out of
 * the game, on the card of an alliance, where nothing can be done with them (CE-33.9), on an essence card (CE-36.9), held
 * captive or as hostages (CE-36.59, CE-36.63), or on an evolution card (CE-40.40).
 */
export type ShipPlace =
	| PlanetId
	| TechSlot
	| EssenceId
	| HeldPlace
	| EvolutionPlace
	| 'warp'
	| 'gate'
	| 'beside'
	| 'removed'
	| 'pact';

/** Kinds of card in the cosmic deck: all attacks are one (CE-15.6). */
export const COSMIC_KINDS = [
	'attack',
	'negotiate',
	'morph',
	'reinforcement',
	'artifact',
	'flare'
] as const;

/** All kinds of card there are: the reward deck has some of its own (CE-31.13). */
export const CARD_KINDS = [...COSMIC_KINDS, 'kicker', 'rift'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const PHASES = [
	'startTurn',
	'regroup',
	'destiny',
	'launch',
	'alliance',
	'planning',
	'reveal',
	'resolution'
] as const;
export type Phase = (typeof PHASES)[number];

/** What a player is in the current encounter (CE-1.9, CE-1.10). */
export const ROLES = [
	'offense',
	'defense',
	'offensiveAlly',
	'defensiveAlly',
	'uninvolved'
] as const;
export type Role = (typeof ROLES)[number];

/** The two sides (CE-1.11), and the main player each is named after. */
export const SIDES = ['offense', 'defense'] as const;
export type Side = (typeof SIDES)[number];

/**
 * Response windows in the order of an encounter (CE-16.8), and those that answer a happening.
 * A window in which nothing in the box can act is not opened (CE-16.21).
 */
export const MOMENTS = [
	'turn.check',
	'turn.start',
	'encounter.start',
	'regroup.retrieve',
	'destiny.before',
	'destiny.drawn',
	'destiny.defenseSet',
	'launch.beforeAim',
	'launch.beforeShips',
	'launch.sent',
	'alliance.before',
	'alliance.invited',
	'alliance.answer',
	'alliance.formed',
	'planning.empty',
	'planning.beforeSelect',
	'planning.selecting',
	'planning.exposing',
	'planning.exposed',
	'planning.laid',
	'planning.selected',
	'reveal.before',
	'reveal.claim',
	'reveal.cards',
	'reveal.values',
	'resolution.outcome',
	'resolution.dealMade',
	'resolution.dealFailed',
	'resolution.settled',
	'resolution.spoils',
	'resolution.compensation',
	'resolution.compensated',
	'resolution.gained',
	'resolution.used',
	'resolution.discarded',
	'resolution.end',
	'encounter.over',
	'encounter.end',
	// answers to a happening, in any phase (CE-16.9)
	'use.declared',
	'use.drew',
	'use.stopped',
	'tokens.due',
	'tokens.revealed',
	'artifact.played',
	'card.used',
	'ships.losing',
	'ships.lost',
	'ships.returning',
	'ships.retrieved',
	'ships.landed',
	'colonies.gained',
	'phase.ending',
	'cards.drawn',
	'rewards.drawn',
	'cards.losing',
	'cards.discarded',
	'hand.renewing',
	'hand.dealing',
	'hand.dealt',
	'hand.renewed',
	'reinforcement.played',
	'power.lost',
	'deck.reshuffled',
	'ships.chosen',
	'alliance.joined',
	'cards.taken',
	'cards.came',
	'victory.shared',
	'victory.won'
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Ships by seat; a seat without ships there is left out. */
export type Ships = Partial<Record<SeatId, number>>;

export interface Planet {
	/** Whose home system it is in (CE-1.6). */
	readonly owner: SeatId;
	/** Several players' ships side by side, as many as come (CE-1.4, CE-20.17). */
	ships: Ships;
}

export interface Player {
	/** Alien powers it plays, first its own. Empty before the choice (CE-3.8). */
	aliens: AlienId[];
	/** The two aliens it may choose from, while it chooses. Known to it alone (CE-23). */
	offered: AlienId[];
	/** The alien chosen but not yet turned up (CE-3.12). Known to it alone. */
	chosen: AlienId | null;
	/** Whether the sheet lies face up. With hidden powers it is turned up at the first use (CE-3.16). */
	shown: boolean;
	/** Tokens on the sheet; a number, so the supply has no end (CE-2.7). */
	tokens: number;
	/** Whether its powers are off for want of home colonies, but those that stay on without (CE-18.2, CE-18.4). */
	powerLost: boolean;
	hand: CardId[];
	/** A second hand face down on a sheet; null: it has none. */
	hoard: Hoard | null;
}

/** Cards face down on the sheet of a power, which its player alone sees and plays as from its hand (CE-19.19). */
export interface Hoard {
	/** The power whose sheet they lie on, and which of its uses each play from them is. */
	readonly of: AlienId;
	readonly use: string;
	cards: CardId[];
	/** Cards of it that lie on the table, which come back to it. */
	out: CardId[];
}

/** An encounter card in force: what it counts as now, and the card it is. */
export interface Laid {
	/** The card laid; hidden from others until revealed. */
	card: CardId;
	/** Who laid it, and so knows it, on whichever side it lies: cards are exchanged unseen (CE-10.4). */
	readonly by: SeatId;
	/** Turned up before the reveal by an effect (Oracle). */
	faceUp: boolean;
	/** Whether it never becomes public (an unchallenged claim of Gambler). */
	concealed: boolean;
	/**
	 * What it counts as, once it was shown or claimed; null before. A morph counts as what it copied
	 * (CE-11.2). Public.
	 */
	face: Face | null;
	/** It came from the hoard of who laid it: `played` once that was declared (CE-19.20). Left out: from the hand. */
	hoarded?: 'laid' | 'played';
}

export type Face =
	/** `plus`: how much of its number another card has added, `plusBy`: by what; left out: nothing. */
	| {
			readonly kind: 'attack';
			readonly value: number;
			readonly plus?: number;
			readonly plusBy?: Origin;
	  }
	/** `named`: which of the negotiates with a text of their own (CE-31.17); left out: a plain one. */
	| { readonly kind: 'negotiate'; readonly named?: string }
	| { readonly kind: 'morph' };

export type Outcome =
	| { readonly type: 'won'; readonly side: Side }
	| { readonly type: 'bothLose' }
	| { readonly type: 'deal' }
	| { readonly type: 'dealFailed' }
	/** Ended early (CE-4.9, CE-10.8), or settled without an encounter (CE-7.6). */
	| { readonly type: 'ended'; readonly successful: boolean };

/** Where an effect comes from. */
export const SOURCES = [
	'power',
	'wild',
	'super',
	'artifact',
	'tech',
	'station',
	'ship',
	'lux',
	'essence',
	'moon'
] as const;
export type Source = (typeof SOURCES)[number];

/** Pieces of modules and essence cards, which are used without a card of a hand. */
const PIECES = [
	'tech',
	'station',
	'ship',
	'lux',
	'essence',
	'moon'
] as const satisfies readonly Source[];

export const isPiece = (source: Source): source is (typeof PIECES)[number] =>
	PIECES.some((piece) => piece === source);

/** What an effect in force comes of: an alien, a card or a piece, by which it is called. */
export interface Origin {
	readonly kind: NameKind;
	readonly id: string;
}

/** A use that was made in an encounter: whose, of which effect, which of its uses. */
export interface Used {
	readonly seat: SeatId;
	readonly source: Source;
	readonly id: AlienId | ArtifactId | TechId | StationId | ShipId | LuxId | EssenceId | MoonId;
	readonly use: string;
}

/** A lasting effect of a use. Ends with the encounter. */
export interface Lasting extends Used {
	/** A number the use fixed, for effects that name one. */
	readonly amount: number;
	/** It was stopped: what that brings about is in force, not what it does. */
	readonly stopped?: true;
}

/** The power of an alien, as one seat has it. */
export interface PowerOfSeat {
	readonly seat: SeatId;
	readonly alien: AlienId;
}

/** A token of an alien that lies before a player. */
export interface Handed {
	readonly seat: SeatId;
	readonly alien: AlienId;
}

/** Cards that a seat was shown: as they were then, whatever has become of them since (CE-23.6). */
export interface Look {
	/** Who was shown them, and alone knows which they were. */
	readonly by: SeatId;
	/** Whose they were; of what lies aside, who looked. */
	readonly of: SeatId;
	/** Its whole hand, cards it had just drawn, some that it showed, or what lies aside of the deck, which is nobody's (CE-33.39). */
	readonly what: 'hand' | 'draw' | 'shown' | 'aside';
	/** In no order of theirs. */
	readonly cards: readonly CardId[];
}

export interface Encounter {
	/** 1, 2, … within the turn; 0: out of turn (CE-4.11). */
	readonly n: number;
	/** Whose encounter it is; the turn may be another’s (CE-4.11). */
	offense: SeatId;
	defense: SeatId | null;
	/** Whose home system the encounter is in. */
	system: SeatId | null;
	/** The planet the gate points at (CE-1.8). */
	target: PlanetId | null;
	/** The destiny card in force. */
	destiny: DestinyId | null;
	/** Ships in the hyperspace gate, by owner. */
	gate: Ships;
	/** Defensive allies' ships beside the planet, by owner. */
	beside: Ships;
	invited: { offense: SeatId[]; defense: SeatId[] };
	/** Whether both main players have invited (CE-9.3). */
	invitationsDone: boolean;
	allies: { offense: SeatId[]; defense: SeatId[] };
	laid: { offense: Laid | null; defense: Laid | null };
	revealed: boolean;
	/** The encounter cards used, once they are in the discard pile. */
	discarded: { offense: CardId | null; defense: CardId | null };
	/** Reinforcements and other additions to each total. */
	added: { offense: number; defense: number };
	/** Whether the smaller total wins, by an effect. */
	lowWins: boolean;
	/** The side that wins without comparing or dealing, by an effect (CE-11.18). */
	outright: Side | null;
	/** The totals as they stand since two attacks were revealed; null while there is nothing to compare (CE-11.6). */
	totals: { offense: number; defense: number } | null;
	/** What has made each of them another than cards, ships and additions are (CE-11.5); left out: nothing has. */
	changedBy?: { readonly [side in Side]: readonly Origin[] };
	/** What has made another side win than cards and totals would, or both lose (CE-11.11, CE-11.18, CE-33.13); left out: nothing has. */
	decidedBy?: readonly Origin[];
	/** Who wins is turned round, last of all (CE-11.11); left out: it is not. */
	turned?: true;
	outcome: Outcome | null;
	/** Powers that are off until the encounter ends (CE-17.1): one of a seat's, not all (CE-16.18). */
	zapped: PowerOfSeat[];
	/** Flares played this encounter, and by whom (CE-15.24). */
	flares: { seat: SeatId; alien: AlienId }[];
	/** Uses that were made, of powers, cards and flares. */
	used: Used[];
	lasting: Lasting[];
	/** Own ships each seat lost to the warp as a loser of this encounter (CE-14.2). */
	lost: Ships;
	/** Ships of each seat that have gone to the warp in this encounter, however. */
	fallen: Ships;
	/** Those of them that went in its resolution, where an alien in the box asks for that; left out: none have. */
	fallenLate?: Ships;
	/** Colonies that have ended in the phase under way, where anything asks for that; left out: none have. */
	left?: readonly { readonly seat: SeatId; readonly planet: PlanetId }[];
	/** Tokens that lie before players until it ends, and of which alien (CE-2.8). */
	handed: Handed[];
	/** What effects have noted down, each for itself. */
	notes: Noted;
	/** What seats were shown in this encounter, the latest last. */
	looks: readonly Look[];
	/** Powers that others play until the encounter ends, in the order they were lent. */
	lent: Loan[];
	/** Ships that were chosen for a side and have not left yet (CE-36.38); left out: none are. */
	sending?: Sending;
	/** All of it is done, and one out of turn came after it (CE-4.11); left out: not so. */
	closed?: true;
	/** Whose ships come only once both cards lie face down, and to which side (CE-8.15); left out: nobody's. */
	late?: readonly Late[];
}

/** A seat in an encounter whose ships are still to come. */
export interface Late {
	readonly seat: SeatId;
	readonly side: Side;
}

/** Ships that a seat is about to send into the encounter, by the places they leave. */
export interface Sending {
	readonly seat: SeatId;
	readonly side: Side;
	readonly ships: { readonly [from in PlanetId | EvolutionPlace | 'warp']?: number };
	/** It joins without any, for they come later (CE-9.19). */
	readonly late?: true;
}

/** Powers lent for an encounter (CE-16.29). */
export interface Loan {
	/** Who gets them back; it plays none meanwhile. */
	readonly from: SeatId;
	/** Who plays them in place of its own. */
	readonly to: SeatId;
	/** Its own, put aside with the tokens on them. */
	readonly aliens: readonly AlienId[];
	readonly tokens: number;
	/** It plays its own meanwhile, and the others besides (CE-16.32). */
	readonly beside?: true;
}

/** What lies on the table (CE-2.2): the warp, the gate in the encounter, the discard piles, the planets. */
export interface Board {
	/** Seats in turn order; left is the next one (CE-3.3). Teams sit down before anything is dealt (CE-40.24). */
	order: readonly SeatId[];
	readonly options: CosmicOptions;
	/** The aliens in the box, each with its flare: public (CE-3.19). Until it is settled, all it may hold. */
	box: readonly AlienId[];
	players: Record<SeatId, Player>;
	planets: Record<PlanetId, Planet>;
	/** Ships in the warp, by owner. */
	warp: Ships;
	/** Ships that have left the game, by owner (CE-20.13). */
	removed: Ships;
	/** The cosmic discard pile, oldest first (CE-19.10). */
	discard: CardId[];
	destinyDiscard: DestinyId[];
	/** Destiny cards that have left the game (CE-37.27); left out: none have. */
	destinyGone?: DestinyId[];
	/** Cards discarded for good, face up: out of the game (CE-19.16). */
	outOfGame: CardId[];
	/** Cards that lie face up beside planets, oldest first; a planet without any is left out (CE-15.37). */
	besidePlanets: { [planet: PlanetId]: CardId[] };
	/** Cards shown on the table while they take effect. */
	onTable: CardId[];
	/** Flares used, waiting to return in resolution (option `flareReturn`). */
	returning: { seat: SeatId; card: CardId; turn?: true }[];
	phase: Phase | 'setup';
	/** Turns begun so far. */
	turn: number;
	/** Whose turn it is; null during setup. */
	offense: SeatId | null;
	encounter: Encounter | null;
	/** Encounters begun so far. */
	encounters: number;
	/** Aliens nobody plays and whose sheets may still be drawn. */
	sheets: AlienId[];
}

/** What nobody may see: cards that are not drawn, and their order (CE-19.1). */
export interface Vault {
	/** The cosmic deck, top last. */
	deck: CardId[];
	/** The destiny deck, top last. */
	destiny: DestinyId[];
	/** Flares not in the deck. */
	flares: CardId[];
	/** The card put under a deck unseen lies at its bottom: index 0. */
}

export interface CosmicOptions {
	readonly attackRange: '0-40' | '1-30';
	readonly destinyCopiesPerColour: 1 | 3;
	readonly hiddenPowers: boolean;
	readonly planetsPerPlayer: 4 | 5;
	readonly coloniesToWin: 4 | 5;
	readonly dealSeconds: number;
	readonly failedDealShipsFrom: 'any' | 'encounterFirst';
	readonly flareLimit: 'perPlayer' | 'perTable' | 'none';
	readonly flareReturn: 'afterEffect' | 'resolution';
	readonly passiveSurvivesLoss: boolean;
	readonly hiddenAlliances: boolean;
	readonly largeGroupCards: 'auto' | 'on' | 'off';
	readonly allowThirdPartyAliens: boolean;
}

export type { SeatId };
