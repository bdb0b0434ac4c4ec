/** Delta Scanners: any card of the discard pile comes into hand. */
import { msg, template } from '../../../../core';
import { bestOf } from '../../../kit';
import { cardName } from '../../cards';
import { takeFromDiscard } from '../../hands';
import { worthOfCard } from '../../bot/worth';
import { asking } from '../../use';
import { discardTech } from './pieces';
import type { Technology } from './technology';

export const deltaScanners: Technology = {
	words: {
		name: msg('Delta Scanners'),
		gist: msg('Take a card of the discard pile'),
		text: msg(
			'Once completed, discard it at the start of any encounter: take any one card of the discard pile into your hand.'
		),
		rulings: []
	},
	research: 2,
	liked: 8,
	uses: {
		scan: asking({
			moments: ['encounter.start'],
			open: ({ board }) => board.discard.length > 0,
			ask: ({ board }) => ({
				type: 'one',
				choices: board.discard.map((card) => ({ id: card, say: cardName(card), on: card }))
			}),
			say: msg('take a card of the discard pile'),
			sends: template('Take {first}'),
			worth: ({ open }) => Math.max(0, ...open.discard.map(worthOfCard)) - 0.2,
			choose: (_sight, { choices }) => {
				const best = bestOf(choices, ({ id }) => worthOfCard(id));
				return best ? { pick: best.id } : null;
			},
			apply: (play, me, { pick }) => {
				takeFromDiscard(play, me.seat, pick);
				discardTech(play, me);
			}
		})
	}
};
