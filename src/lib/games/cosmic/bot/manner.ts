/** What sets one level apart from another: how it weighs what it sees. Numbers are foreign colonies, if not said otherwise. */
import { alienOf } from '../effects';
import type { AlienId } from '../types';

export interface Manner {
	/** How much it would like to be this alien. */
	readonly prefers: (alien: AlienId) => number;
	/** Whether it reckons with the cards that a lost negotiate collects (CE-14.1). */
	readonly collects: boolean;
	/** Whether it invites everybody who does not win by it, so that nobody is called by the other side alone. */
	readonly invitesAll: boolean;
	/** Of the price of a card, the part that counts where the game may end with this fight. */
	readonly atMatchPoint: number;
	/** What it loses with the last home colony its power needs, besides that colony. */
	readonly power: number;
	readonly deals: Bargaining;
}

/** How it deals. */
export interface Bargaining {
	/** Offers during which it asks for a colony and gives cards for it, none of its own. */
	readonly cheap: number;
	/** Offers during which it agrees to nothing that brings less than `wants`; after them `least` is enough. */
	readonly patience: number;
	readonly wants: number;
	readonly least: number;
}

/** Agrees soon to what is fair, and at last to a little loss, which beats the penalty. */
export const STEADY: Manner = {
	prefers: (alien) => alienOf(alien).liked,
	collects: false,
	invitesAll: false,
	atMatchPoint: 0.1,
	power: 0.5,
	deals: { cheap: 2, patience: 4, wants: 0.25, least: -0.144 }
};
