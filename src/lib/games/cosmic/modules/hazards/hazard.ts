/** What a hazard declares (CE-33): its words, how long it works, and what it does. */
import type { HazardWords } from '../../book';
import type { Play, Step } from '../../play';
import type { DestinyId, Face } from '../../types';
import type { HazardId, Hazards } from './state';
import type { CosmicChanges, OwnQuestion } from '../../use';

export interface Hazard {
	readonly words: Omit<HazardWords, 'id' | 'lasts' | 'copies'>;
	/**
	 * `once`: it acts and is discarded; `encounter`: until that ends (CE-33.6); `next`: until another that stays comes
	 * (CE-33.23); `game`: it stays (CE-33.7).
	 */
	readonly lasts: HazardWords['lasts'];
	/** It stays beside any other and drives out none (CE-33.9). */
	readonly besides?: true;
	/** Tables at which it is in the deck (CE-33.24); left out: all. */
	readonly isFor?: (play: Play) => boolean;
	/** When hazards come while it is in play (CE-33.25); left out: as the host has chosen. */
	readonly comes?: Hazards['mode'];
	/** It stays on the pile when that is shuffled (CE-33.12). */
	readonly comesOnce?: true;
	/** With so many cards or more left in their deck it is shuffled into that, once it has acted; left out: never. */
	readonly shuffledBack?: number;
	/** Hazards that go when it comes (CE-33.8). */
	readonly drivesOut?: readonly HazardId[];
	/** In force while it is in play. */
	readonly changes?: CosmicChanges;
	/** What an encounter card counts as by its print while it is in play, for a bot that reckons with it. */
	readonly counts?: (face: Face) => Face;
	/** What happens as it is turned up. */
	readonly enters?: (play: Play) => void;
	/** What happens when it has left play. */
	readonly leaves?: (play: Play) => void;
	/** What happens once the gate is aimed, before the offense sends ships, while it is in play. */
	readonly beforeShips?: (play: Play) => void;
	/** What happens before allies are invited, while it is in play. */
	readonly beforeAllies?: (play: Play) => void;
	/** What happens once main players have agreed on a deal, before it is carried out, while it is in play. */
	readonly agreed?: (play: Play) => void;
	/** What happens once it is settled who has won, before ships are lost, while it is in play. */
	readonly decided?: (play: Play) => void;
	/** What happens once ships have moved, or a deal was made or failed, before anybody wins the game, while it is in play. */
	readonly settled?: (play: Play) => void;
	/** What happens when a destiny card is turned up, while it is in play. */
	readonly afterDestiny?: (play: Play, card: DestinyId) => void;
	/** Steps of its own, by their full names. */
	readonly steps?: { readonly [step: string]: Step };
	/** What they ask, as `<step>.<label>`. */
	readonly questions?: { readonly [question: string]: OwnQuestion };
}
