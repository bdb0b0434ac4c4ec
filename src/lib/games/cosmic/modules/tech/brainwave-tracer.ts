/** Brainwave Tracer: a card is taken, and the tracer passed on. */
import { msg, template } from '../../../../core';
import { bestOf, seatChoice } from '../../../kit';
import { holding, leftOf, playerOf } from '../../board';
import { handOver, randomCards } from '../../hands';
import { UNSEEN_CARD, trifling } from '../../bot/wishes';
import { asking } from '../../use';
import type { Board, SeatId } from '../../types';
import { handOn } from './pieces';
import type { Technology } from './technology';

const held = (board: Board, seat: SeatId): SeatId[] => holding(board, leftOf(board, seat));

export const brainwaveTracer: Technology = {
	words: {
		name: msg('Brainwave Tracer'),
		gist: msg('Take a card of another, and pass this on to them'),
		text: msg(
			'Before cards are selected take one card at random from the hand of another player. Then this technology goes to that player, face down, to be researched anew.'
		),
		rulings: [msg('Whoever has no part in the encounter may use it as well.')]
	},
	research: 2,
	liked: 5,
	uses: {
		trace: asking({
			moments: ['planning.beforeSelect'],
			open: ({ board }, { seat }) => held(board, seat).length > 0,
			ask: ({ board }, { seat }) => ({ type: 'one', choices: held(board, seat).map(seatChoice) }),
			say: msg('take a card of another player'),
			sends: template('Take a card of {first}'),
			worth: () => UNSEEN_CARD,
			harms: trifling,
			choose: (sight, { choices }) => {
				const best = bestOf(choices, ({ id }) => sight.open.players[id]?.hand ?? 0);
				return best ? { pick: best.id } : null;
			},
			apply: (play, me, { pick: whom }) => {
				const { hand } = playerOf(play.board, whom);
				handOver(play, whom, me.seat, randomCards(play, hand, 1), 'CE-32.35', 'taken');
				handOn(play, me, whom, 'CE-32.35');
			}
		})
	}
};
