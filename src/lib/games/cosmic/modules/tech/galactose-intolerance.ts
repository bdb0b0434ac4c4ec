/** Galactose Intolerance: all others give their cards up, or ships. */
import { msg } from '../../../../core';
import { sumOf } from '../../../kit';
import { leftOf, placesOf, playerOf, shipsAt, timingOrder } from '../../board';
import { isEncounterCard } from '../../cards';
import { discardCards } from '../../hands';
import { IN_EACH_PHASE } from '../../aliens/timing';
import { UNSEEN_CARD } from '../../bot/wishes';
import { SHIP, worthOfCard } from '../../bot/worth';
import { rivalsOf } from '../../bot/sight';
import { formsOf } from '../../play';
import type { Step } from '../../play';
import type { Board, CardId, SeatId } from '../../types';
import { discardTech } from './pieces';
import type { Technology } from './technology';

declare module '../../play' {
	interface Steps {
		'galactose-intolerance.purge': { readonly by: SeatId };
	}
}

const SHIPS = 8;

const others = (board: Board, seat: SeatId): CardId[] =>
	playerOf(board, seat).hand.filter((card) => !isEncounterCard(card));

/** CE-32.39: whoever has fewer ships gives all of them. */
const owed = (board: Board, seat: SeatId): number =>
	Math.min(
		SHIPS,
		sumOf(placesOf(board, seat), (where) => shipsAt(board, seat, where))
	);

const purge: Step = {
	which: formsOf('galactose-intolerance.purge').each({
		seats: ({ board }, { by }) => timingOrder(board).filter((seat) => seat !== by),
		ask: ({ board }, _frame, seat) => ({
			seat,
			secret: true,
			rule: 'CE-32.39',
			say: msg('Discard all your cards that are no encounter cards, or lose ships?'),
			shape: {
				type: 'one',
				choices: [
					{
						id: 'cards',
						say: msg('Discard the cards'),
						note: msg('{n, plural, one {# card} other {# cards}}', {
							n: others(board, seat).length
						})
					},
					{
						id: 'ships',
						say: msg('Lose {n, plural, one {# ship} other {# ships}}', { n: owed(board, seat) })
					}
				]
			},
			fallback: { pick: 'cards' }
		}),
		then: (play, _frame, { pick }, seat) => {
			if (pick === 'cards') {
				play.say(msg('{who} gives up cards.', { who: seat }), 'CE-32.39');
				discardCards(play, seat, others(play.board, seat), 'CE-32.39');
			} else play.push('mustLose', { due: { [seat]: SHIPS }, rule: 'CE-32.39' });
		}
	})
};

export const galactoseIntolerance: Technology = {
	words: {
		name: msg('Galactose Intolerance'),
		gist: msg('All others discard cards, or lose eight ships'),
		text: msg(
			'Once completed, discard it in any phase: each other player discards all of their hand that are no encounter cards, or loses eight ships, as they choose.'
		),
		rulings: [
			msg('They say so one after the other, in timing order.'),
			msg(
				'Whoever has fewer ships loses all of them, and whoever holds no such cards discards none.'
			)
		]
	},
	research: 0,
	toll: 25,
	liked: 5,
	steps: { purge },
	questions: {
		'purge.which': {
			deed: msg('give up cards or ships'),
			why: { is: 'costs less' },
			answer: ({ own }) => ({
				pick:
					sumOf(
						own.hand.filter((card) => !isEncounterCard(card)),
						worthOfCard
					) >
					SHIPS * SHIP
						? 'ships'
						: 'cards'
			})
		}
	},
	uses: {
		purge: {
			moments: IN_EACH_PHASE,
			open: ({ board }, { seat }) => leftOf(board, seat).length > 0,
			say: msg('all others discard cards or lose ships'),
			// Of the cards of a hand about two of five are no encounter cards.
			worth: (sight) =>
				sumOf(rivalsOf(sight), (seat) => sight.open.players[seat]?.hand ?? 0) * UNSEEN_CARD * 0.4 -
				0.8,
			apply: (play, me) => {
				discardTech(play, me);
				play.push('galactose-intolerance.purge', { by: me.seat });
			}
		}
	}
};
