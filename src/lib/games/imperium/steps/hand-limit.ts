/** TI-18.2: whoever holds more Action Cards than may be held discards down at once. */
import { msg } from '../../../core';
import { playerOf } from '../../kit';
import type { SomeOf } from '../../kit';
import { hasAbility, isPrinted } from '../abilities';
import { discardActionCards } from '../decks';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { ActionCardId, Board, SeatId } from '../types';
import { lawOf } from '../politics/in-force';
import { actionCardWords } from '../words';

declare module '../play' {
	interface Steps {
		/** TI-18.2: this player discards down to the limit. */
		handLimit: { seat: SeatId };
	}
}

/** TI-18.2. */
export const HAND_LIMIT = 7;
/** What Limits to Individual Power leaves. */
const LIMITED = 3;

const limitOf = (board: Board): number =>
	lawOf(board, 'limits-to-individual-power') ? LIMITED : HAND_LIMIT;

const { ask } = formsOf('handLimit');

export const handLimit: Step = {
	discard: ask({
		ask: ({ board }, { seat }) => {
			const over = overLimit(board, seat);
			if (over < 1) return null;
			const { hand } = playerOf(board, seat);
			const choices = hand
				.map((id) => ({ id, on: id, say: actionCardWords(id) }))
				// TI-34.12: the first cards by name.
				.sort((one, other) => (one.id < other.id ? -1 : 1));
			const shape: SomeOf<ActionCardId> = { type: 'some', choices, min: over, max: over };
			return {
				seat,
				rule: 'TI-18.2',
				say: msg('Discard down to {n} Action Cards', { n: limitOf(board) }),
				shape,
				fallback: { picks: choices.slice(0, over).map(({ id }) => id) }
			};
		},
		then: (play, _frame, { picks }, seat) => discardActionCards(play, seat, picks, 'TI-18.2')
	})
};

/** How many cards are too many. */
function overLimit(board: Board, seat: SeatId): number {
	// Cultural Crisis does not cut the hand of the Yssaril.
	if (hasAbility(board, seat, 'crafty') || isPrinted(board, seat, 'crafty')) return 0;
	return Math.max(0, playerOf(board, seat).hand.length - limitOf(board));
}
