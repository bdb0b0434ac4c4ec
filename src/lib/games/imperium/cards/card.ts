/**
 * What an Action Card is to the rules (TI-18): what is chosen with it, and what it does. When it is played stands in
 * its table (`tables/action-cards.ts`); that it is announced and may be answered is `steps/card.ts`’s.
 */
import type { Answer, AnswerTo, Shape, Template } from '../../../core';
import type { Price } from '../economy/payment';
import type { Play } from '../play';
import type { UnitKind } from '../tables/units';
import type { ActionCardId, SeatId } from '../types';

/** Who plays it, which copy lies on the table, and what was chosen with it. */
export interface Use<A = Answer | null> {
	readonly seat: SeatId;
	readonly card: ActionCardId;
	readonly answer: A;
}

/** What a card that can be played asks; nothing: there is nothing to choose. */
export interface Offer {
	readonly then?: Shape;
}

interface Common {
	/**
	 * What it is used on, so that no second copy is used on the same (TI-18.6), by the first thing chosen with it;
	 * null: nothing that could be the same again. Left out: what is chosen first, or else its player.
	 */
	readonly on?: (play: Play, seat: SeatId, pick: string | null) => string | null;
	/** How long the same is the same; left out: this round. */
	readonly until?: 'action';
	readonly price?: Price;
	/** It goes back to its player, or stays on the table, by what it does; left out: it is discarded. */
	readonly isKept?: true;
	/** What a number chosen with it is a number of. */
	readonly counts?: UnitKind;
	/** How things of different kinds are said that are chosen one within the other: a place, and a player. */
	readonly says?: Template<'first' | 'second' | 'third'>;
}

export interface CardRules extends Common {
	/** What can be chosen with it now (TI-18.9); null: it cannot be played. From what this seat can see. */
	readonly offer: (play: Play, seat: SeatId) => Offer | null;
	readonly apply: (play: Play, use: Use) => void;
}

/** A card with choices, its answer typed by what it asks. */
export const asking = <const S extends Shape>({
	ask,
	apply,
	...common
}: Common & {
	readonly ask: (play: Play, seat: SeatId) => S | null;
	readonly apply: (play: Play, use: Use<AnswerTo<S>>) => void;
}): CardRules => ({
	...common,
	offer: (play, seat) => {
		const then = ask(play, seat);
		return then && { then };
	},
	// The answer was checked against the shape that was offered.
	apply: apply as CardRules['apply']
});

/** A card without choices. */
export const plain = ({
	can,
	apply,
	...common
}: Common & {
	readonly can: (play: Play, seat: SeatId) => boolean;
	readonly apply: (play: Play, use: Use<null>) => void;
}): CardRules => ({
	...common,
	offer: (play, seat) => (can(play, seat) ? {} : null),
	apply: apply as CardRules['apply']
});
