/**
 * The words of the game: what every alien and card says, for sheets, cards and other programs. The
 * site serves it as one JSON file; a screen needs nothing else from the rules.
 */
import type { Sends, SendsAlong, Words } from '../../core';
import type { ArtifactId, AlienId, Phase, Role } from './types';
import type { EvolutionId } from './modules/evolution/state';
import type { HazardId } from './modules/hazards/state';
import type { LuxId, LuxKind } from './modules/lux/state';
import type { MoonId, MoonKind } from './modules/moons/state';
import type { ObjectiveId } from './modules/objectives/cards';
import type { ShipId } from './modules/special/state';
import type { StationKind } from './modules/stations/kinds';
import type { StationId } from './modules/stations/state';
import type { TechId } from './modules/tech/state';

/** When and by whom something may be used, as its timing bar says. */
export interface Timing {
	readonly roles: readonly Role[];
	/** Empty: any phase. */
	readonly phases: readonly Phase[];
}

export interface AlienWords {
	readonly id: AlienId;
	readonly name: Words;
	/** The name of its power. */
	readonly power: Words;
	/** One line of what it does. */
	readonly gist: Words;
	/** The power in full. A word between asterisks is the use that a zap can stop: `*use*`. */
	readonly text: Words;
	readonly usage: 'mandatory' | 'optional' | 'mixed';
	/** How much it asks of a player. */
	readonly alert: 'green' | 'yellow' | 'red';
	readonly timing: Timing;
	readonly setup: Words | null;
	/** Whether tokens may lie on its sheet. */
	readonly tokens: boolean;
	/** Whether any of what it does is a use, which can be answered (CE-16.4). */
	readonly stoppable: boolean;
	/** Whether it stays on however few home colonies its player has (CE-18.4). */
	readonly keepsPower: boolean;
	/** What a negotiate does for its player while the power is on; left out: what negotiates do. */
	readonly negotiate?: Words;
	readonly wild: { readonly text: Words; readonly timing: Timing };
	readonly super: { readonly text: Words; readonly timing: Timing };
	/** Where the rules of this edition are silent: what was decided. */
	readonly rulings: readonly Words[];
	/** Cards of its own, by their names in ids; null: it has none. */
	readonly essence: {
		/** What they are called, in general. */
		readonly kind: Words;
		readonly cards: { readonly [card: string]: EssenceWords };
		/** How a card that lies before a player stands, face up and turned down; left out: as its words say. */
		readonly lies?: { readonly up: Words; readonly down: Words };
		/** How one stands that is for its player alone, for one more, and for all; left out: every one is for all. */
		readonly shared?: { readonly own: Words; readonly one: Words; readonly all: Words };
	} | null;
}

export interface EssenceWords {
	readonly name: Words;
	readonly text: Words;
	/** Ships that end it; left out: ships do not. */
	readonly ships?: number;
}

export interface ArtifactWords {
	readonly id: ArtifactId;
	readonly name: Words;
	readonly gist: Words;
	readonly text: Words;
	readonly timing: Timing;
}

export interface HazardWords {
	readonly id: HazardId;
	readonly name: Words;
	readonly gist: Words;
	readonly text: Words;
	/** Where the rules are silent: what was decided. */
	readonly rulings: readonly Words[];
	/** It acts and is discarded, works until the encounter ends, stays until another that stays comes, or stays in play. */
	readonly lasts: 'once' | 'encounter' | 'next' | 'game';
	/** Cards of it in the deck, as printed (CE-33.16). */
	readonly copies: number;
}

export interface TechWords {
	readonly id: TechId;
	readonly name: Words;
	readonly gist: Words;
	readonly text: Words;
	/** Ships it takes to complete it; `X`: any number. */
	readonly research: number | 'X';
	/** It is completed by being used, and lies face down until then. */
	readonly hidden: boolean;
	/** What completes it: ships, or attacks of a hand. */
	readonly takes: Words;
	/** It is used while a hazard warning is active; left out: at any time. */
	readonly hazardous?: true;
	/** Whoever completes it draws another; left out: they do not. */
	readonly drawsAnother?: true;
	/** Where its text is silent: what was decided. */
	readonly rulings: readonly Words[];
}

export interface StationWords {
	readonly id: StationId;
	readonly kind: StationKind;
	readonly name: Words;
	readonly gist: Words;
	readonly text: Words;
	/** Where its text is silent: what was decided. */
	readonly rulings: readonly Words[];
}

export interface SpecialShipWords {
	readonly id: ShipId;
	readonly name: Words;
	readonly gist: Words;
	readonly text: Words;
	/** Where its text is silent: what was decided. */
	readonly rulings: readonly Words[];
}

export interface LuxWords {
	readonly id: LuxId;
	readonly name: Words;
	readonly gist: Words;
	readonly text: Words;
	readonly rulings: readonly Words[];
	readonly kind: LuxKind;
}

export interface MoonWords {
	readonly id: MoonId;
	readonly name: Words;
	readonly gist: Words;
	readonly text: Words;
	readonly rulings: readonly Words[];
	/** What its token shows, and what that is called. */
	readonly kind: MoonKind;
	/** What a new one turns out to be; left out: what its token shows. */
	readonly as?: MoonKind;
}

export interface EvolutionWords {
	readonly id: EvolutionId;
	readonly name: Words;
	/** What it does for so many ships, from the fewest to the most; `to` left out: from that number on. */
	readonly levels: readonly { readonly from: number; readonly to?: number; readonly does: Words }[];
	/** Where its text is silent: what was decided. */
	readonly rulings: readonly Words[];
}

export interface ObjectiveWords {
	readonly id: ObjectiveId;
	readonly name: Words;
	/** What it brings, and for what. */
	readonly text: Words;
	/** It counts the cards in hand. */
	readonly inHand: boolean;
}

/** The words that aliens, artifacts, hazards and technologies have for their own uses and questions. */
export interface OwnVerbs {
	/** What who is asked is doing, by the name of the question: `gambler.challenge.ask`. */
	readonly deeds: { readonly [question: string]: Words };
	/** By the name of the question. */
	readonly sends: { readonly [question: string]: Sends };
	/** Of a use with details, by the choice of the window, without the card: `window.ask/artifact|plague|infect|`. */
	readonly along: { readonly [choice: string]: SendsAlong };
}

/** Like cards of the cosmic deck: `attack:08`, `artifact:plague`. */
export interface Batch {
	readonly face: string;
	readonly count: number;
	/** Of decks that are made by these rules or newer ones; left out: of all. */
	readonly since?: number;
}

export interface CosmicBook {
	readonly aliens: { readonly [alien: AlienId]: AlienWords };
	readonly artifacts: { readonly [artifact: ArtifactId]: ArtifactWords };
	readonly hazards: { readonly [hazard: HazardId]: HazardWords };
	readonly techs: { readonly [tech: TechId]: TechWords };
	readonly stations: { readonly [station: StationId]: StationWords };
	readonly ships: { readonly [ship: ShipId]: SpecialShipWords };
	readonly lux: { readonly [card: LuxId]: LuxWords };
	readonly moons: { readonly [card: MoonId]: MoonWords };
	/** What the tokens of moons show, and what that means. */
	readonly moonKinds: {
		readonly [kind in MoonKind]: { readonly name: Words; readonly text: Words };
	};
	readonly evolutions: { readonly [evolution: EvolutionId]: EvolutionWords };
	readonly objectives: { readonly [objective: string]: ObjectiveWords };
	/** The kinds of card that need no name of their own, and what each does. */
	readonly kinds: {
		readonly [kind in 'attack' | 'negotiate' | 'morph' | 'reinforcement' | 'kicker' | 'rift']: {
			readonly name: Words;
			readonly text: Words;
			readonly rule: string;
		};
	};
	/** Negotiates with a text of their own. */
	readonly negotiates: {
		readonly [named: string]: {
			readonly name: Words;
			readonly text: Words;
			readonly rule: string;
		};
	};
	/** The special destiny cards. */
	readonly destiny: {
		readonly [special: string]: { readonly name: Words; readonly text: Words };
	};
	readonly verbs: OwnVerbs;
	/** The cosmic deck without flares, of which each alien has one; and what seven or eight players add to it. */
	readonly deck: readonly Batch[];
	readonly largeGroup: readonly Batch[];
	/** The reward cards, by their faces. */
	readonly rewards: { readonly [face: string]: Batch };
}
