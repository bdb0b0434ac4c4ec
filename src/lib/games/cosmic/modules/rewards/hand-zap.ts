/** Hand Zap: a player gives up its hand for eight new cards, once (CE-19.17, CE-19.22). */
import { msg, template } from '../../../../core';
import { seatChoice, sumOf } from '../../../kit';
import { worthOfCard } from '../../bot/worth';
import { HAND } from '../../cards';
import { drawToHand, giveUp, newHandOf } from '../../hands';
import { formsOf } from '../../play';
import { ROLES } from '../../types';
import { asking } from '../../use';
import type { Artifact } from '../../artifacts/artifact';
import type { Sight } from '../../bot/sight';
import type { Step } from '../../play';
import type { SeatId } from '../../types';

declare module '../../play' {
	interface Steps {
		'hand-zap.renew': { readonly seat: SeatId };
	}
}

const { run } = formsOf('hand-zap.renew');

const renew: Step = {
	discard: run((play, { seat }) => giveUp(play, seat)),
	draw: run((play, { seat }) => {
		drawToHand(play, seat, newHandOf(play, seat));
	}),
	renewed: run((play, { seat }) => play.window('hand.renewed', { seat }))
};

/** What eight new cards are worth to a bot beyond the hand it has; its own back in the middle of an encounter. */
const gain = ({ own }: Sight): number => HAND * 0.11 - sumOf(own.hand, worthOfCard);

export const handZap: Artifact = {
	reward: true,
	words: {
		name: msg('Hand Zap'),
		gist: msg('a new hand for a player'),
		text: msg(
			'Play it at the start of any encounter and choose a player, yourself included. That player discards their hand and draws eight cards from the deck.'
		),
		timing: { roles: ROLES, phases: ['regroup'] }
	},
	uses: {
		renew: asking({
			moments: ['encounter.start'],
			ask: ({ board }) => ({ type: 'one', choices: board.order.map(seatChoice) }),
			say: msg('a player discards their hand and draws eight cards'),
			doing: ({ pick: who }) =>
				msg(
					'{who, select, you {you discard your hand and draw} other {# discards their hand and draws}} eight cards',
					{ who }
				),
			sends: template('Play Hand Zap on {first}'),
			worth: (sight) => gain(sight) - 0.2,
			choose: ({ me }) => ({ pick: me }),
			apply: (play, _me, { pick }) => play.push('hand-zap.renew', { seat: pick })
		})
	},
	steps: { renew }
};
