/** Political (TI-24.6): Action Cards, a counter and an agenda; the others draw a card. */
import { msg } from '../../../core';
import type { Choice } from '../../../core';
import { counterSplit, gainCounters } from '../economy/gains';
import { drawActionCards } from '../decks';
import { formsOf } from '../play';
import type { Step } from '../play';
import { fromFirst } from '../../kit';
import type { SeatId } from '../types';
import { secondaryFor } from './rules';

declare module '../play' {
	interface Steps {
		politicalPrimary: { seat: SeatId };
	}
}

const { run, ask } = formsOf('politicalPrimary');

/** TI-24.6. */
const PRIMARY = { cards: 3, counters: 1 } as const;
const SECONDARY = 1;

export const politicalPrimary: Step = {
	draw: run((play, { seat }) => {
		drawActionCards(play, seat, PRIMARY.cards, 'TI-24.6');
	}),
	counter: ask({
		ask: ({ board }, { seat }) => {
			const shape = counterSplit(board, seat, PRIMARY.counters);
			return (
				shape && {
					...{ seat, shape, rule: 'TI-24.6' },
					say: msg('Where does your new counter go?'),
					fallback: { split: fromFirst(shape.places, shape.min) }
				}
			);
		},
		then: (play, { seat }, { split }) => gainCounters(play, seat, split, 'TI-24.6')
	}),
	/** TI-17.1. */
	agenda: run((play, { seat }) => play.push('agenda', { seat }))
};

export const politicalSecondary = secondaryFor<Choice<'draw'>>({
	rule: 'TI-24.6',
	choices: ({ board, vault }) =>
		vault.actions.length + board.actionDiscard.length > 0
			? [{ id: 'draw', say: msg('Draw an Action Card') }]
			: [],
	apply: (play, seat) => {
		drawActionCards(play, seat, SECONDARY, 'TI-24.6');
	}
});
