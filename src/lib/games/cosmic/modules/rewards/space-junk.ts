/** Space Junk: a player takes the top card of the discard pile; the reward pile is out of reach (CE-31.7). */
import { msg, template } from '../../../../core';
import { seatChoice } from '../../../kit';
import { worthOfCard } from '../../bot/worth';
import { cardName } from '../../cards';
import { takeFromDiscard } from '../../hands';
import { ROLES } from '../../types';
import { asking } from '../../use';
import type { Artifact } from '../../artifacts/artifact';
import { ANY_PHASE } from './moments';

export const spaceJunk: Artifact = {
	reward: true,
	words: {
		name: msg('Space Junk'),
		gist: msg('take the top discard'),
		text: msg(
			'Play it in any phase and choose a player, yourself included. That player takes the top card of the discard pile into their hand.'
		),
		timing: { roles: ROLES, phases: [] }
	},
	uses: {
		pick: asking({
			moments: ANY_PHASE,
			open: ({ board }) => board.discard.length > 0,
			ask: ({ board }) => ({ type: 'one', choices: board.order.map(seatChoice) }),
			say: msg('a player takes the top card of the discard pile'),
			doing: ({ pick: who }) =>
				msg('{who, select, you {you take} other {# takes}} the top card of the discard pile', {
					who
				}),
			sends: template('Play Space Junk on {first}'),
			worth: ({ open }) => {
				const top = open.discard.at(-1);
				return top === undefined ? 0 : worthOfCard(top) - 0.2;
			},
			choose: ({ me }) => ({ pick: me }),
			apply: (play, _me, { pick }) => {
				const top = play.board.discard.at(-1);
				if (top === undefined) return;
				play.say(
					msg('{who, select, you {You take} other {# takes}} {card} from the discard pile.', {
						who: pick,
						card: cardName(top)
					}),
					'CE-31.7'
				);
				takeFromDiscard(play, pick, top);
			}
		})
	}
};
