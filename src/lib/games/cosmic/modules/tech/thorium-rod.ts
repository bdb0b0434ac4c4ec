/** Thorium Rod: cards of another go by lot, as many as ships are on it. */
import { msg, template } from '../../../../core';
import { bestOf, seatChoice } from '../../../kit';
import { holding, leftOf } from '../../board';
import { loseAtRandom } from '../../steps/atRandom';
import { IN_EACH_PHASE } from '../../aliens/timing';
import { isOurs, rivalsOf, shipsResearching } from '../../bot/sight';
import type { Sight } from '../../bot/sight';
import { SHIP } from '../../bot/worth';
import { UNSEEN_CARD, trifling } from '../../bot/wishes';
import { asking } from '../../use';
import type { Board, SeatId } from '../../types';
import { discardTech, researchers } from './pieces';
import type { Technology } from './technology';

const held = (board: Board, seat: SeatId): SeatId[] => holding(board, leftOf(board, seat));

const handOf = ({ open }: Sight, seat: SeatId): number => open.players[seat]?.hand ?? 0;

export const thoriumRod: Technology = {
	words: {
		name: msg('Thorium Rod'),
		gist: msg('A player discards a card for each ship on it'),
		text: msg(
			'Turn it up in any phase while a hazard warning is active, and choose another player: for each ship on it they discard a card at random. Then it is discarded, and its ships go to the warp.'
		),
		rulings: []
	},
	research: 'X',
	hidden: true,
	hazardous: true,
	liked: 4,
	uses: {
		burn: asking({
			moments: IN_EACH_PHASE,
			open: ({ board }, { seat }) => held(board, seat).length > 0,
			ask: ({ board }, { seat }) => ({ type: 'one', choices: held(board, seat).map(seatChoice) }),
			say: msg('a player discards cards at random'),
			sends: template('Use Thorium Rod on {first}'),
			worth: (sight) => {
				const n = shipsResearching(sight, 'thorium-rod');
				const most = Math.max(0, ...rivalsOf(sight).map((seat) => handOf(sight, seat)));
				return Math.min(n, most) * UNSEEN_CARD - n * SHIP - 0.1;
			},
			harms: trifling,
			choose: (sight, { choices }) => {
				const best = bestOf(choices, ({ id }) => (isOurs(sight, id) ? -1 : handOf(sight, id)));
				return best ? { pick: best.id } : null;
			},
			apply: (play, me, { pick: whom }) => {
				const n = researchers(play, me.seat, me.id);
				discardTech(play, me);
				loseAtRandom(play, [{ seat: whom, n }], 'CE-32.15');
			}
		})
	}
};
