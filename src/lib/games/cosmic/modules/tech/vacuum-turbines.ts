/** Vacuum Turbines: four cards, of which its player keeps what it likes. */
import { msg, template } from '../../../../core';
import type { Ask } from '../../../../core';
import type { SomeOf } from '../../../kit';
import { playerOf } from '../../board';
import { cardName } from '../../cards';
import { discardCards, drawToHand } from '../../hands';
import { always } from '../../bot/wishes';
import { formsOf } from '../../play';
import type { Step } from '../../play';
import type { CardId, SeatId } from '../../types';
import { discardTech } from './pieces';
import type { Technology } from './technology';

const DRAWN = 4;

declare module '../../play' {
	interface Steps {
		'vacuum-turbines.keep': {
			readonly seat: SeatId;
			/** The cards drawn, as they are called in the hand. */
			cards?: readonly CardId[];
		};
	}
}

const { ask, run } = formsOf('vacuum-turbines.keep');

const keep: Step = {
	draw: run((play, frame) => {
		frame.cards = drawToHand(play, frame.seat, DRAWN, 'CE-32.22');
	}),

	discard: ask({
		ask: ({ board }, { seat, cards = [] }): Ask<SomeOf<CardId>> | null => {
			const held = cards.filter((card) => playerOf(board, seat).hand.includes(card));
			if (held.length === 0) return null;
			return {
				seat,
				secret: true,
				rule: 'CE-32.22',
				say: msg('Which of the cards drawn do you discard?'),
				shape: {
					type: 'some',
					choices: held.map((card) => ({ id: card, say: cardName(card), on: card })),
					min: 0,
					max: held.length
				},
				fallback: { picks: [] }
			};
		},
		then: (play, _frame, { picks }, seat) => {
			discardCards(play, seat, picks, 'CE-32.22');
		}
	})
};

export const vacuumTurbines: Technology = {
	words: {
		name: msg('Vacuum Turbines'),
		gist: msg('Draw four cards and keep what you like'),
		text: msg(
			'Once completed, discard it at the start of any encounter: draw four cards, keep any of them and discard the others.'
		),
		rulings: []
	},
	research: 2,
	liked: 9,
	steps: { keep },
	questions: {
		'keep.discard': {
			deed: msg('choose which cards to keep'),
			why: { is: 'keeps card' },
			sends: { none: msg('Keep them all'), some: template('Discard {what}') },
			answer: () => ({ picks: [] })
		}
	},
	uses: {
		draw: {
			moments: ['encounter.start'],
			say: msg('draw four cards and keep any of them'),
			worth: always(0.4),
			apply: (play, me) => {
				discardTech(play, me);
				play.push('vacuum-turbines.keep', { seat: me.seat });
			}
		}
	}
};
