/** TI-23.11: in its turn a player says whether it is asked before it claims an objective. */
import { asideFor, msg } from '../../../core';
import { playerOf } from '../../kit';
import type { Imperium } from '../play';
import { mayClaim } from './claims';

/** Offered by what all can see: that it is used tells nothing of a secret objective. */
export const claimByHand = asideFor<Imperium>()({
	ask: (play, seat) => {
		const { board, table } = play;
		// Who is not asked is offered nothing.
		const isTurn = table.decisions.some(({ name }) => name === 'turn.act');
		if (!play.since(2) || !isTurn) return null;
		const { claimsByHand = false } = playerOf(board, seat);
		if (!claimsByHand && !mayClaim(board, seat)) return null;
		const say = claimsByHand
			? msg('Claim objectives unasked where there is nothing to choose')
			: msg('Ask me before I claim an objective');
		const choice = {
			id: 'change',
			say: claimsByHand ? msg('Claim for me again') : msg('Ask me from now on'),
			note: claimsByHand
				? msg('Now you are asked each time, also where there is nothing to choose.')
				: msg(
						'Now an objective is claimed for you, unasked, where there is nothing to choose and it costs no trade good.'
					)
		};
		return { rule: 'TI-23.11', say, shape: { type: 'one', choices: [choice] } };
	},

	then: ({ board }, _answer, seat) => {
		const player = playerOf(board, seat);
		if (player.claimsByHand) delete player.claimsByHand;
		else player.claimsByHand = true;
	}
});
