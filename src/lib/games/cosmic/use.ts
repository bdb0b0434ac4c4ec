/**
 * What an alien, a flare half or an artifact is to the rules, to a bot and to the sending button: uses made at
 * a moment, and changes to values.
 */
import type { Answer, AnswerTo, Changes, Sends, SendsAlong, Shape, Words } from '../../core';
import type { Harm, Worth } from './bot/wishes';
import type { OwnReason } from './bot/reasons';
import type { Bend, Sight } from './bot/sight';
import type { Open, Play } from './play';
import type {
	AlienId,
	ArtifactId,
	Board,
	CardId,
	CardKind,
	Face,
	Moment,
	Origin as Of,
	PlanetId,
	Role,
	SeatId,
	Side,
	Source
} from './types';
import type { EssenceId } from './essence/state';
import type { EvolutionPlace } from './modules/evolution/state';
import type { LuxId } from './modules/lux/state';
import type { MoonId } from './modules/moons/state';
import type { ShipId } from './modules/special/state';
import type { StationId } from './modules/stations/state';
import type { TechId } from './modules/tech/state';

/** Whose effect is being used, and how it came to be. */
export interface Me {
	readonly seat: SeatId;
	readonly source: Source;
	readonly id: AlienId | ArtifactId | TechId | StationId | ShipId | LuxId | EssenceId | MoonId;
	/** The card played; null for a power, a technology, a station, a special ship, a lux card, an essence card or a moon. */
	readonly card: CardId | null;
}

/** What every use says. */
interface Common {
	readonly moments: readonly Moment[];
	/** Roles that may use it; left out: any. */
	readonly roles?: readonly Role[];
	/** At most one use in an encounter; left out: as often as its condition is met (CE-16.5). */
	readonly once?: boolean;
	/** A use of a power or technology that may be made several times in one window, or is as long as it must; left out: once in each. */
	readonly repeats?: boolean;
	/** A condition that everybody can see; decides who is asked. `frame` is the window. */
	readonly open?: (play: Play, me: Omit<Me, 'card'>, frame: Open) => boolean;
	/** A condition that may rest on what only the owner knows; decides what it is offered. */
	readonly when?: (play: Play, me: Me, frame: Open) => boolean;
	/** No use in the rulebook's sense: nothing can answer it (CE-16.4). */
	readonly unanswerable?: boolean;
	/** What the use does, for the log. */
	readonly say: Words;
	/** The same for its choice, where it speaks of what is its player's. */
	readonly yours?: Words;
	/** The same for its choice in a window, where it names what it answers, or the number that it leads to. */
	readonly answers?: (play: Play, me: Me) => Words;
	/** In force from the use to the end of the encounter. */
	readonly lasting?: CosmicChanges;
	/** `lasting` is in force until the turn ends, in each of its encounters (CE-4.8). */
	readonly forTurn?: true;
	/**
	 * Of a mandatory use that changes fights: whether it will surely be made in this one, as far as all can see (CE-16.3);
	 * before the cards are up, as if both sides laid attacks. So all are told what it will do. Left out: they are not.
	 */
	readonly surely?: (board: Board, seat: SeatId) => boolean;
	/** What comes of it when it is stopped, in place of what it does (CE-17.12). */
	readonly zapped?: Zapped;
	/**
	 * Whether a bot that could stop it is hurt by it. Left out: a power never, a card when its player stands
	 * against the bot and the bot is a main player.
	 */
	readonly harms?: Harm;
	/** How a bot reckons a fight with it. */
	readonly bends?: Bend;
}

/** What a use brings about by being stopped. */
interface Zapped {
	/** For the log. */
	readonly say: Words;
	/** In force from then to the end of the encounter. */
	readonly lasting: CosmicChanges;
	/** What stopping it is worth to a bot that can, besides the harm it is spared. */
	readonly worth: Worth;
}

/** Carried out whenever its condition is met (CE-16.3). */
interface Mandatory {
	readonly mandatory: true;
	readonly worth?: undefined;
}

/** Its owner decides. */
interface Optional {
	readonly mandatory?: false;
	/** What it is worth to a bot now, in foreign colonies; nothing or less: it is kept. */
	readonly worth: Worth;
}

/** What the sending button says once the details are filled in: `Play Plague on {first}`. */
interface Sent {
	readonly sends: SendsAlong['some'];
}

/** A use without details. */
type Simple = Common &
	(Mandatory | Optional) & {
		readonly ask?: undefined;
		/** A number the use fixes for `lasting`, as things stand when it happens. */
		readonly amount?: (play: Play, me: Me) => number;
		/** The same where it rests on the board alone, so that a picture can tell what the use will do. */
		readonly fixes?: (board: Board, seat: SeatId) => number;
		readonly apply?: (play: Play, me: Me) => void;
		readonly asks?: undefined;
		readonly doing?: undefined;
		readonly named?: undefined;
		readonly stopped?: undefined;
		/** Where a flare goes after use instead of back to hand (CE-15.27). */
		readonly afterwards?: (play: Play, me: Me) => void;
	};

/** A use with details: what is asked, and what is done with the answer. Written with `asking`. */
type Asking<S extends Shape> = Common &
	(Mandatory | (Optional & Sent)) & {
		/** Details settled with the declaration; null when there is nothing to choose from, so no use. */
		readonly ask: (play: Play, me: Me) => S | null;
		/** How a bot settles them; left out, or null: as any details. */
		readonly choose?: (sight: Sight, shape: S) => AnswerTo<S> | null;
		/** What its owner is asked for them; left out: what the use does. */
		readonly asks?: Words;
		/** What it does, for the log, its details in the words; left out: `say`, and they follow it. */
		readonly doing?: (answer: AnswerTo<S>, by: SeatId) => Words;
		/** Of a mandatory use: its details are chosen before it is declared, so that who stops it does so by them (CE-17.14). */
		readonly named?: true;
		/** A number the use fixes for `lasting`. */
		readonly amount?: (answer: AnswerTo<S>) => number;
		readonly fixes?: undefined;
		/** The same as things stand when it happens; goes before `amount`. */
		readonly counted?: (play: Play, me: Me, answer: AnswerTo<S>) => number;
		readonly apply?: (play: Play, me: Me, answer: AnswerTo<S>) => void;
		/** What becomes of what was named when its power is stopped. */
		readonly stopped?: (play: Play, me: Me, answer: AnswerTo<S>) => void;
		readonly afterwards?: (play: Play, me: Me, answer: AnswerTo<S>) => void;
	};

declare const ASKED: unique symbol;

/** A use with details as the steps take it. Only `asking` makes one, so that its answer is typed where it is written. */
type Detailed = Common &
	(Mandatory | (Optional & Sent)) & {
		readonly [ASKED]: true;
		readonly ask: (play: Play, me: Me) => Shape | null;
		readonly choose?: (sight: Sight, shape: Shape) => Answer | null;
		readonly asks?: Words;
		readonly doing?: (answer: Answer | null, by: SeatId) => Words | null;
		readonly named?: true;
		readonly stopped?: (play: Play, me: Me, answer: Answer | null) => void;
		/** Without an answer nothing was there to choose from, and nothing comes of the use. */
		readonly amount?: (answer: Answer | null) => number;
		readonly fixes?: undefined;
		readonly counted?: (play: Play, me: Me, answer: Answer | null) => number;
		readonly apply?: (play: Play, me: Me, answer: Answer | null) => void;
		readonly afterwards?: (play: Play, me: Me, answer: Answer | null) => void;
	};

/**
 * One thing an effect can do at some moments, as its sheet or card says (CE-16.2). A use is declared, may
 * be answered (zapped, blocked, stolen), and only then happens (CE-17.3).
 */
export type Use = Simple | Detailed;

/** A use with details, its answer typed by what it asks: `ask` stands before what takes the answer. */
export function asking<const S extends Shape>(use: Asking<S>): Use {
	const { amount, counted, apply, stopped, afterwards, doing } = use;
	const does = (what: typeof apply) =>
		what && ((play: Play, me: Me, answer: AnswerTo<S> | null) => answer && what(play, me, answer));
	const said = doing && ((answer: AnswerTo<S> | null, by: SeatId) => answer && doing(answer, by));
	// An answer was checked against the shape the use asked with: taken by its type here, and nowhere else.
	return {
		...use,
		...(amount && { amount: (answer: AnswerTo<S> | null) => (answer ? amount(answer) : 0) }),
		...(counted && {
			counted: (play: Play, me: Me, answer: AnswerTo<S> | null) =>
				answer ? counted(play, me, answer) : 0
		}),
		...(said && { doing: said }),
		apply: does(apply),
		...(stopped && { stopped: does(stopped) }),
		afterwards: does(afterwards)
	} as unknown as Detailed;
}

export interface Effect {
	readonly uses: { readonly [use: string]: Use };
	/** Parts of a power that are no use: in force while the power is on (CE-16.4). */
	readonly passive?: CosmicChanges;
}

/** A question that a step of an alien or artifact asks, for a bot and for the screen. */
export interface OwnQuestion {
	/** What who is asked is doing, for "Waiting for Ines: …". */
	readonly deed: Words;
	/** What the sending button says: for nothing chosen, and for the rest. Left out: the choice in its own words. */
	readonly sends?: Sends;
	/** The same of picks within picks. */
	readonly along?: SendsAlong;
	/** A bot's answer; null: any legal one. */
	readonly answer: (sight: Sight, shape: Shape) => Answer | null;
	/** Why a bot gives this answer, for who asks what it would do. */
	readonly why: OwnReason | ((answer: Answer) => OwnReason);
}

/** What a side's total is made of. Ships are worths, so a Macron ship is 4 of them. */
export interface Parts {
	readonly card: number;
	readonly main: number;
	readonly allies: number;
	readonly added: number;
}

/** What the attack card of each side counts; 0 where it has none. */
export type CardValues = { readonly [side in Side]: number };

/** All ships of a seat on a planet. */
export interface Hostage {
	readonly seat: SeatId;
	readonly planet: PlanetId;
}

/** Where ships are sent from: colonies, and evolution cards (CE-40.40). */
export type Origin = PlanetId | EvolutionPlace;

/** Rules by which an offense without an encounter card gets a new hand. */
type DrawsOn = 'CE-40.62' | 'CE-33.36';

/** Rules by which ships are sent from the warp. */
type FromWarp = 'CE-8.14' | 'CE-33.6';

/** Out of whose hands rewards may be taken: by an essence card (CE-36.77), or by a use (CE-14.24). */
export interface RewardHands {
	readonly of: readonly SeatId[];
	readonly essence?: EssenceId;
}

/** A win of its own that a seat has reached, and what is told of it once it is alone with it. */
export interface OwnWin {
	readonly seat: SeatId;
	readonly how: Words;
}

export type CosmicValues = {
	/** The most ships a seat may send into an encounter (CE-8.4, CE-9.6). */
	readonly mostShips: { of: { seat: SeatId; as: 'offense' | 'ally' }; value: number };
	/** Whether a seat that is to send ships to this side sends them only once both cards lie face down (CE-8.15). */
	readonly sendsLate: { of: { seat: SeatId; side: Side }; value: boolean };
	/** The most ships a seat may have sent to the gate, whatever else limits them (CE-36.79). */
	readonly mostToGate: { of: { seat: SeatId }; value: number };
	/** Without whose leave a seat sends but one ship to the gate (CE-36.24); null: it needs none. */
	readonly leaveOf: { of: { seat: SeatId }; value: SeatId | null };
	/** What one ship of a seat adds to its side's total (CE-1.13). */
	readonly shipWorth: { of: { seat: SeatId }; value: number };
	/** The parts that are added up to a side's total (CE-11.5). */
	readonly parts: { of: { side: Side; seat: SeatId }; value: Parts };
	/** How a fight is decided otherwise than by the rules (CE-11.5), or what is still to come to it (CE-8.15), a sentence each, for as long as that is so. */
	readonly decides: { of: null; value: readonly Words[] };
	/** Whether the smaller total wins. */
	readonly lowWins: { of: null; value: boolean };
	/** The numbers on the cards of both sides, before anything changes what they count (CE-11.17). */
	readonly cardNumbers: { of: null; value: CardValues };
	/** Cards of both sides as they count, before ships and additions (CE-11.15). */
	readonly cardValues: { of: null; value: CardValues };
	/** Whether a main player lays an attack card, if it holds any (CE-10.13). */
	readonly mustAttack: { of: { seat: SeatId }; value: boolean };
	/** The side that wins without comparing or dealing, before an outcome is turned round (CE-11.18). */
	readonly outright: { of: null; value: Side | null };
	/** The side that wins whatever turns the outcome round (CE-33.26); null: none does. */
	readonly assured: { of: null; value: Side | null };
	/** Whether a main player that may lay an attack may lay a negotiate as well (CE-33.27). */
	readonly mayNegotiate: { of: { seat: SeatId }; value: boolean };
	/** Whether anybody collects compensation (CE-33.27). */
	readonly compensates: { of: null; value: boolean };
	/** Where a seat may send ships from into an encounter, of all places it has (CE-8.4, CE-9.6, CE-33.29). */
	readonly sendsFrom: { of: { seat: SeatId }; value: readonly Origin[] };
	/** Seconds there are for a deal (CE-13.2); 0: no limit. */
	readonly dealSeconds: { of: null; value: number };
	/** Cards of which a main player lays one, if it holds one that it may lay (CE-10.14). */
	readonly mustLay: { of: { seat: SeatId }; value: readonly CardId[] };
	/** Whether an effect has said which card this main player lays, as all know (CE-10.14). */
	readonly bidden: { of: { seat: SeatId }; value: boolean };
	/** The winning side, last of all (CE-11.11). */
	readonly winner: { of: null; value: Side };
	/** Cards or rewards due for one ship (CE-14.2, CE-14.9). */
	readonly gainWorth: { of: { seat: SeatId }; value: number };
	/** Whether a main player that has lost to an attack collects compensation: with a negotiate as a rule (CE-14.1, CE-14.23). */
	readonly collects: { of: { seat: SeatId }; value: boolean };
	/** Cards of compensation due (CE-14.2). */
	readonly compensation: { of: { seat: SeatId }; value: number };
	/** Rewards due, where any are (CE-14.9). */
	readonly rewards: { of: { seat: SeatId }; value: number };
	/** Rewards that effects grant a seat besides those for its ships (CE-14.22). */
	readonly granted: { of: { seat: SeatId }; value: number };
	/** How many ships a seat loses that is to lose so many at one stroke (CE-36.17). */
	readonly losesShips: { of: { seat: SeatId }; value: number };
	/** Cards of a new hand (CE-19.8). */
	readonly handSize: { of: { seat: SeatId }; value: number };
	/** Ships a main player loses by a failed deal (CE-13.13, CE-13.20). */
	readonly failedDeal: { of: { seat: SeatId }; value: number };
	/** Whether a seat turns up its encounter card only after the other is seen (CE-11.1). */
	readonly revealsLast: { of: { seat: SeatId }; value: boolean };
	/** Whether anybody collects compensation or rewards (CE-14). */
	readonly gains: { of: null; value: boolean };
	/** How many of so many ships that a seat is about to lose leave the game instead (CE-20.13). */
	readonly removed: {
		of: {
			seat: SeatId;
			n: number;
			/** It loses them as a loser of the encounter. */
			asLoser: boolean;
		};
		value: number;
	};
	/** Planets beside which the cards that lie there are discarded with the encounter cards used (CE-12.17). */
	readonly clearedBeside: { of: null; value: readonly PlanetId[] };
	/** Whether the offense retrieves a ship in its regroup (CE-6.1). */
	readonly retrieves: { of: { seat: SeatId }; value: boolean };
	/** Cards a seat holds and may not play now. */
	readonly unplayable: { of: { seat: SeatId }; value: readonly CardId[] };
	/** Whether a seat changes its power when the encounter is over. */
	readonly changesPower: { of: { seat: SeatId }; value: boolean };
	/** Cards of a hand that no new hand replaces and nobody takes as compensation (CE-19.22). */
	readonly kept: { of: { seat: SeatId }; value: readonly CardId[] };
	/** Wins of their own that seats have reached (CE-21.5). */
	readonly ownWins: { of: null; value: readonly OwnWin[] };
	/** What is due once a cosmic quake has come (CE-21.16). */
	readonly uponQuake: { of: null; value: readonly ((play: Play) => void)[] };
	/** What is due at once as a seat has drawn cards (CE-19.26). */
	readonly uponDrawn: {
		of: { seat: SeatId };
		value: readonly ((play: Play, cards: readonly CardId[]) => void)[];
	};
	/** Who is shown what a seat draws, besides itself (CE-23.6). */
	readonly seesDraws: { of: { seat: SeatId }; value: readonly SeatId[] };
	/** Who is shown what a seat draws as rewards, besides itself (CE-36.77). */
	readonly seesRewards: { of: { seat: SeatId }; value: readonly SeatId[] };
	/** Out of whose hands a seat may take rewards, and by what; null: it may not. */
	readonly rewardsFromHands: { of: { seat: SeatId }; value: RewardHands | null };
	/** Whether an artifact a seat has played goes out of the game (CE-19.16). */
	readonly playedForGood: { of: { seat: SeatId }; value: boolean };
	/** Ships, by whose and where, that go to the warp besides once an encounter is lost (CE-39.11). */
	readonly hostages: { of: null; value: readonly Hostage[] };
	/** Kinds of card a seat keeps when it gets a new hand (CE-19.17). */
	readonly keptInNewHand: { of: { seat: SeatId }; value: readonly CardKind[] };
	/** Whether a main player may invite allies (CE-9.15). */
	readonly mayInvite: { of: { seat: SeatId }; value: boolean };
	/** The most players a main player may invite (CE-40.65). */
	readonly mostInvited: { of: { seat: SeatId }; value: number };
	/** Whether the allies of a main player may send more ships once the cards are revealed (CE-40.65). */
	readonly alliesFollow: { of: { seat: SeatId }; value: boolean };
	/** The side a seat must join with as many ships as it may, without leaving a colony (CE-9.16); null: it chooses. */
	readonly mustJoin: { of: { seat: SeatId }; value: Side | null };
	/** Whether a seat that must join a side leaves colonies for it (CE-9.16). */
	readonly leavesColonies: { of: { seat: SeatId }; value: boolean };
	/** Whether a seat may join a side that did not invite it (CE-9.5). */
	readonly joinsUninvited: { of: { seat: SeatId }; value: boolean };
	/** Whom a main player must invite, if it can (CE-33.9). */
	readonly mustInvite: { of: { seat: SeatId }; value: readonly SeatId[] };
	/** The rule by which a seat may send ships of this side from the warp as well; null: it may not. */
	readonly sendsFromWarp: { of: { seat: SeatId; side: Side }; value: FromWarp | null };
	/** Whether winning allies of the two sides gain what those of the other would (CE-33.6). */
	readonly swapsGains: { of: null; value: boolean };
	/** Whether the allies of an offense that has won land with it (CE-12.18). */
	readonly alliesLand: { of: null; value: boolean };
	/** Whether an offense that has won may land with its allies (CE-12.23); else all go home. */
	readonly mayLand: { of: null; value: boolean };
	/** Whether both sides lose, whatever else happens (CE-33.13). */
	readonly bothLose: { of: null; value: boolean };
	/** What an encounter card counts as by its print, before anything else changes it (CE-33.7). */
	readonly printedFace: { of: { card: CardId }; value: Face };
	/** Whether a power that is used is stopped at once (CE-33.6). */
	readonly stopsPowers: { of: null; value: boolean };
	/** Who wins, last of all (CE-36.27). */
	readonly winners: { of: null; value: readonly SeatId[] };
	/** Whether a seat may have a second encounter though it has lost the first (CE-34.15). */
	readonly secondThough: { of: { seat: SeatId }; value: boolean };
	/** Whether a seat may have another after its first or second encounter, lost or without a deal as all before (CE-40.61). */
	readonly goesOn: { of: { seat: SeatId; after: 1 | 2 }; value: boolean };
	/** Whether a seat may have a second encounter at all (CE-40.62). */
	readonly maySecond: { of: { seat: SeatId }; value: boolean };
	/** The rule by which an offense that needs an encounter card and has none gets a new hand; null: it does not. */
	readonly drawsOn: { of: { seat: SeatId }; value: DrawsOn | null };
	/** How many cards an ally discards at random once alliances are formed (CE-40.63). */
	readonly joiningCosts: { of: { seat: SeatId }; value: number };
	/** Whether a seat with too few home colonies is without its power (CE-18.1). */
	readonly losesPower: { of: { seat: SeatId }; value: boolean };
	/** Whether a seat may join this side (CE-36.12, CE-36.39). */
	readonly mayAlly: { of: { seat: SeatId; side: Side }; value: boolean };
	/** Whether a seat may play cards that are no encounter cards (CE-36.12). */
	readonly playsOthers: { of: { seat: SeatId }; value: boolean };
	/** Colonies that an offense may attack where destiny sends it to the home of their player, or to the system they are in (CE-7.24). */
	readonly exposed: {
		of: { offense: SeatId };
		value: readonly { readonly seat: SeatId; readonly planet: PlanetId }[];
	};
	/** Whether a seat whose own colour was drawn must meet an intruder, if there is one (CE-36.37). */
	readonly meetsIntruder: { of: { seat: SeatId }; value: boolean };
	/** Whether a seat wins by foreign colonies when it has enough (CE-37.20). */
	readonly colonyWins: { of: { seat: SeatId }; value: boolean };
	/** Whether a seat can win (CE-36.12). */
	readonly mayWin: { of: { seat: SeatId }; value: boolean };
	/** Whether cards that are played leave the game after their effect (CE-33.6). */
	readonly playedCardsLeave: { of: null; value: boolean };
	/** The rule by which nothing stops a power; null: what can, does. */
	readonly unstoppable: {
		of: { seat: SeatId; alien: AlienId };
		value: 'CE-36.32' | 'CE-38.18' | null;
	};
	/** Whether an offense draws two destiny cards, of which it uses one (CE-40.64). */
	readonly drawsTwo: { of: { seat: SeatId }; value: boolean };
	/** Whether each reward of a seat is a card and a ship (CE-14.25). */
	readonly pairsRewards: { of: { seat: SeatId }; value: boolean };
	/** Whether a seat may take reward cards as rewards (CE-40.66). */
	readonly takesRewardCards: { of: { seat: SeatId }; value: boolean };
	/** Whether but one ship of a winning offense lands (CE-40.67). */
	readonly landsOne: { of: { seat: SeatId }; value: boolean };
	/** Whether an offense that sends ships to a planet without a colony has won (CE-40.67). */
	readonly winsUnsettled: { of: { seat: SeatId }; value: boolean };
	/** Kinds of card that a seat may not play (CE-40.68, CE-40.69). */
	readonly unplayableKinds: { of: { seat: SeatId }; value: readonly CardKind[] };
	/** Whether a seat may take an artifact that it has played back, for a flare (CE-40.68). */
	readonly takesBack: { of: { seat: SeatId }; value: boolean };
	/** Whether a seat may ask who has invited it to show a card (CE-40.71). */
	readonly asksToSee: { of: { seat: SeatId }; value: boolean };
	/** Who says from where ships of a seat come that joins this side (CE-34.29); null: it does. */
	readonly choosesOrigins: { of: { seat: SeatId; side: Side }; value: SeatId | null };
	/** Who may take a card of a seat that has joined a side with so many ships (CE-34.27). */
	readonly takesToll: { of: { seat: SeatId; n: number }; value: readonly SeatId[] };
	/** Artifacts that an artifact may be played as by a seat, besides itself (CE-34.30). */
	readonly playsAs: { of: { seat: SeatId }; value: readonly ArtifactId[] };
	/** The rule by which a seat may offer a card to be an ally; null: it may not. */
	readonly buysIn: { of: { seat: SeatId }; value: 'CE-40.71' | 'CE-37.22' | null };
	/** Whether a seat may use either half of the flare of its own power (CE-40.69). */
	readonly eitherHalf: { of: { seat: SeatId }; value: boolean };
	/** How many unused flares a seat draws when another has played a flare (CE-40.69). */
	readonly flaresFor: { of: { seat: SeatId; player: SeatId }; value: number };
	/** How many cards that are no encounter cards a seat may show and keep before a new hand (CE-40.70). */
	readonly mayKeep: { of: { seat: SeatId }; value: number };
	/** How many ships the offense retrieves in its regroup (CE-6.1, CE-37.14). */
	readonly retrievals: { of: { seat: SeatId }; value: number };
	/** How many encounters a turn of this seat may have (CE-4.2, CE-37.14). */
	readonly mostEncounters: { of: { seat: SeatId }; value: number };
	/** What a card of this number adds that a seat plays as a reinforcement (CE-15.15, CE-37.14). */
	readonly reinforcement: { of: { seat: SeatId }; value: number };
	/** Ships that each use of a power costs its player (CE-37.22). */
	readonly useCosts: { of: { seat: SeatId }; value: number };
	/** Planets to which ships of a seat that come back from the warp may come (CE-20.3). */
	readonly returnsTo: { of: { seat: SeatId }; value: readonly PlanetId[] };
	/** Whether ships of a seat can leave a planet: for the warp, or for any other place they would be moved to (CE-20.21). */
	readonly leavesPlanet: {
		of: { seat: SeatId; planet: PlanetId; to: 'warp' | 'elsewhere' };
		value: boolean;
	};
	/** Whether ships of a seat can leave the warp (CE-37.26). */
	readonly leavesWarp: { of: { seat: SeatId }; value: boolean };
	/** Whether destiny cards leave the game as they are discarded (CE-37.27). */
	readonly destinyLeaves: { of: null; value: boolean };
	/** Whether each dealer may gain a colony more by a deal (CE-38.22). */
	readonly addsColonies: { of: null; value: boolean };
	/** Who wins alone in place of those who have won (CE-21.13); null: nobody does. */
	readonly takesVictory: { of: null; value: SeatId | null };
	/** Who wins as well, where several win together (CE-21.12). */
	readonly joinsWinners: { of: null; value: readonly SeatId[] };
	/** What is due once both cards lie face down, before anything else is done there (CE-10.16). */
	readonly uponSelected: { of: null; value: readonly ((play: Play) => void)[] };
	/** What is due once the cards are revealed, before anything else is done there (CE-11.19). */
	readonly uponReveal: { of: null; value: readonly ((play: Play) => void)[] };
	/** What is due as a seat is about to take compensation (CE-14.27). */
	readonly uponCollecting: { of: { seat: SeatId }; value: readonly ((play: Play) => void)[] };
	/** Allies that collect compensation besides where their side has lost (CE-14.26). */
	readonly alsoCollect: { of: null; value: readonly SeatId[] };
	/** Whether a new hand of a seat comes card by card, until it has what it needs (CE-19.28). */
	readonly drawsSparingly: { of: { seat: SeatId }; value: boolean };
	/** What is due as the used cards are about to be discarded, once nobody answers that any more (CE-12.24). */
	readonly uponUsed: { of: null; value: readonly ((play: Play) => void)[] };
	/** How many encounter cards a seat needs where it is looked whether it needs a new hand (CE-5.7). */
	readonly needsCards: { of: { seat: SeatId }; value: number };
	/** What is due once ships have landed and gone home, before it is seen who has won (CE-12.19). */
	readonly uponSettled: { of: null; value: readonly ((play: Play) => void)[] };
	/** What is due as the ships of who has lost to the other side go (CE-12.20). */
	readonly uponLosses: { of: null; value: readonly ((play: Play) => void)[] };
	/** The alien onto whose sheet cards come that a seat would discard (CE-19.24); null: they are discarded. */
	readonly swallows: { of: { seat: SeatId }; value: AlienId | null };
	/** The alien onto whose sheet the revealed card of a side comes instead of being discarded (CE-12.22). */
	readonly stacks: { of: { side: Side }; value: AlienId | null };
	/** Planets that leave the game as the encounter closes (CE-12.21). */
	readonly breaking: { of: null; value: readonly PlanetId[] };
	/** Whether anybody spends lux (CE-38.2). */
	readonly spendsLux: { of: null; value: boolean };
};

/** Whose effect changes a value, and the number its use fixed. */
export interface Owner {
	readonly seat: SeatId;
	readonly amount: number;
}

/** Values that rest on the board alone, so that a picture of the table can tell them. */
export type Shown =
	| 'leavesPlanet'
	| 'decides'
	| 'cardNumbers'
	| 'cardValues'
	| 'shipWorth'
	| 'parts'
	| 'lowWins'
	| 'assured'
	| 'outright'
	| 'bothLose'
	| 'winner';

/** A picture of the table asks: nothing is turned up by that, and no sheet that is hidden has its say (CE-3.16). */
export interface Picture {
	readonly board: Board;
	readonly picture: true;
	/** What was found to be in force, by value: for pictures in which the same is. Left out: it is looked for each time. */
	readonly kept?: Map<Shown, readonly InForce[]>;
}

/** An effect in force whose sheet all see. */
export interface InForce {
	readonly owner: Owner;
	readonly changes: CosmicChanges;
	readonly of: Of;
}

/** Who may ask for a value that rests on the board alone. */
export type Asks = Play | Picture;

export type CosmicChanges = Changes<Play, Owner, Omit<CosmicValues, Shown>> &
	Changes<Asks, Owner, Pick<CosmicValues, Shown>>;

/** What decides which side wins, whatever the totals are. */
const DECIDING = [
	'outright',
	'assured',
	'lowWins',
	'winner'
] as const satisfies readonly (keyof CosmicValues)[];

/** Whether a use, while it lasts, decides which side wins. */
export const decidesWinner = ({ lasting }: Pick<Use, 'lasting'>): boolean =>
	lasting !== undefined && DECIDING.some((key) => key in lasting);

/** What an effect says of how it decides fights, for all to see while it is in force. */
export const deciding = (say: Words): Required<Pick<CosmicChanges, 'decides'>> => ({
	decides: (_play, _owner, said) => [...said, say]
});
