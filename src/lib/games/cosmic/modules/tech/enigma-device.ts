/** Enigma Device: every hand comes to eight cards. */
import { msg, template } from '../../../../core';
import type { Ask } from '../../../../core';
import { clockwise } from '../../../kit';
import type { SomeOf } from '../../../kit';
import { playerOf } from '../../board';
import { HAND, cardName } from '../../cards';
import { discardCards, drawToHand } from '../../hands';
import { loseAtRandom } from '../../steps/atRandom';
import { pickSome } from '../../../kit';
import { worthOfCard } from '../../bot/worth';
import { formsOf } from '../../play';
import type { Step } from '../../play';
import type { CardId, SeatId } from '../../types';
import { discardTech } from './pieces';
import type { Technology } from './technology';

declare module '../../play' {
	interface Steps {
		'enigma-device.level': {
			readonly seat: SeatId;
			/** Whose hands are still to be brought to eight, in order; left out: its player discards first. */
			left?: readonly SeatId[];
		};
	}
}

const { ask, run } = formsOf('enigma-device.level');

/** Cards below this worth it would rather draw anew. */
const POOR = 0.09;

const level: Step = {
	discard: ask({
		ask: ({ board }, { seat }): Ask<SomeOf<CardId>> | null => {
			const { hand } = playerOf(board, seat);
			if (hand.length === 0) return null;
			return {
				seat,
				secret: true,
				rule: 'CE-32.24',
				say: msg('Before all hands come to eight cards: which do you discard?'),
				shape: {
					type: 'some',
					choices: hand.map((card) => ({ id: card, say: cardName(card), on: card })),
					min: 0,
					max: hand.length
				},
				fallback: { picks: [] }
			};
		},
		then: (play, _frame, { picks }, seat) => {
			discardCards(play, seat, picks, 'CE-32.24');
		}
	}),

	next: run((play, frame) => {
		const [seat, ...rest] = frame.left ?? clockwise(play.board, frame.seat);
		if (!seat) return undefined;
		frame.left = rest;
		const { hand } = playerOf(play.board, seat);
		if (hand.length > HAND) loseAtRandom(play, [{ seat, n: hand.length - HAND }], 'CE-32.24');
		else if (hand.length < HAND) drawToHand(play, seat, HAND - hand.length, 'CE-32.24');
		return rest.length > 0 ? 'next' : undefined;
	})
};

export const enigmaDevice: Technology = {
	words: {
		name: msg('Enigma Device'),
		gist: msg('You discard what you like, then all hands come to eight cards'),
		text: msg(
			'Once completed, discard it at the start of any encounter: you may first discard any of your cards. Then every player, from you clockwise, draws cards or discards at random until they hold eight.'
		),
		rulings: []
	},
	research: 4,
	liked: 7,
	steps: { level },
	questions: {
		'level.discard': {
			deed: msg('discard cards before all hands come to eight'),
			why: { is: 'worst cards' },
			sends: { none: msg('Discard nothing'), some: template('Discard {what}') },
			answer: (_sight, shape) => pickSome(shape, (id) => POOR - worthOfCard(id))
		}
	},
	uses: {
		level: {
			moments: ['encounter.start'],
			say: msg('all hands come to eight cards'),
			worth: ({ own }) => (HAND - own.hand.length) * 0.1 + 0.1,
			apply: (play, me) => {
				discardTech(play, me);
				play.push('enigma-device.level', { seat: me.seat });
			}
		}
	}
};
