/** Synchronicity and Disclosure: a player looks at cards that nobody else sees, and takes or discards one. */
import { msg } from '../../../core';
import { asTold, likeOf, meant, playerOf } from '../../kit';
import type { OneOf } from '../../kit';
import type { Choice } from '../../../core';
import { discardActionCards, fetchCard } from '../decks';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { ActionCardId, SeatId } from '../types';
import { actionCardChoice } from '../words';

declare module '../play' {
	interface Steps {
		search: { seat: SeatId };
		disclosure: { seat: SeatId; of: SeatId };
	}
}

/**
 * Cards in the order of their names, alike ones once: their order in a pile is nobody's to see, nor which of several
 * like ones lies there (TI-27.13), so they are told of as `seat` would name them.
 */
function oneCard(seat: SeatId, cards: readonly ActionCardId[]): OneOf<Choice<ActionCardId>> {
	const sorted = cards.toSorted((one, other) => (one < other ? -1 : 1));
	const first = sorted.filter(
		(card, i) => sorted.findIndex((one) => likeOf(one) === likeOf(card)) === i
	);
	return {
		type: 'one',
		choices: asTold(seat, first).map(actionCardChoice)
	};
}

const searching = formsOf('search');
export const search: Step = {
	/** What is seen cannot be unseen: what led here is not taken back freely. */
	look: searching.run((play) => {
		play.showed = true;
	}),
	choose: searching.ask({
		ask: ({ vault }, { seat }) => {
			if (vault.actions.length === 0) return null;
			const shape = oneCard(seat, vault.actions);
			return {
				...{ seat, rule: 'TI-27.8', shape, secret: true },
				say: msg('Take a card out of the deck'),
				fallback: { pick: shape.choices[0]?.id ?? '' }
			};
		},
		then: (play, _frame, { pick }, seat) => {
			fetchCard(play, seat, likeOf(pick), 'TI-27.8');
			play.push('handLimit', { seat });
		}
	})
};

const disclosing = formsOf('disclosure');
export const disclosure: Step = {
	look: disclosing.run((play) => {
		play.showed = true;
	}),
	choose: disclosing.ask({
		ask: ({ board }, { seat, of }) => {
			const { hand } = playerOf(board, of);
			if (hand.length === 0) return null;
			const shape = oneCard(of, hand);
			return {
				...{ seat, rule: 'TI-27.6', shape, secret: true },
				say: msg('Discard a card of {who}', { who: of }),
				fallback: { pick: shape.choices[0]?.id ?? '' }
			};
		},
		then: (play, { of }, { pick }) => {
			const card = meant(playerOf(play.board, of).hand, [pick]);
			discardActionCards(play, of, card, 'TI-18.11');
		}
	})
};
