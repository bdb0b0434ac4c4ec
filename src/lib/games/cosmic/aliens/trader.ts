/** Transference: swaps whole hands. */
import { msg, template } from '../../../core';
import { othersThan } from '../../kit';
import { giveWorst } from '../bot/picks';
import { always, opponentIn, richest, swapGain, trifling } from '../bot/wishes';
import { encounterOf, hasUsed, opponentOf, playerOf } from '../board';
import { handOver } from '../hands';
import { takeAtRandom } from '../modules/rewards/backs';
import { oneOfHand } from '../ownhand';
import { formsOf } from '../play';
import { asking } from '../use';
import type { Step } from '../play';
import type { SeatId, Used } from '../types';
import type { Alien } from './alien';
import { handChoice, swapHands, swapsFor } from './swapped';
import { MAIN } from './timing';

declare module '../play' {
	interface Steps {
		'trader.giveBack': { readonly seat: SeatId };
	}
}

const giveBack: Step = {
	give: formsOf('trader.giveBack').ask({
		ask: (play, { seat }) => {
			const whom = opponentOf(play.board, seat);
			return oneOfHand(play, seat, {
				about: [whom],
				rule: 'CE-13.17',
				say: msg('Give {whom} a card back', { whom })
			});
		},
		then: (play, _frame, { pick }, seat) => {
			handOver(play, seat, opponentOf(play.board, seat), [pick], 'CE-13.17');
		}
	})
};

const powerSwap = (seat: SeatId): Used => ({ seat, source: 'power', id: 'trader', use: 'swap' });

export const trader: Alien = {
	words: {
		name: msg('Trader'),
		power: msg('Transference'),
		gist: msg('Swaps hands with an opponent'),
		text: msg(
			'As a main player, before encounter cards are chosen, you may *use* this power to swap hands with your opponent. Each keeps the new hand.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, before allies are invited, take a card at random from your opponent’s hand, then give back one card of your choice.'
			),
			timing: { roles: MAIN, phases: ['alliance'] }
		},
		super: {
			text: msg('You may swap hands with any player instead of your opponent.'),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		rulings: [
			msg('A defense without encounter cards draws a new hand before the swap.'),
			msg('The hands need not be of the same size.'),
			msg('If the offense is left without encounter cards, the turn ends.')
		]
	},
	liked: 9,
	power: {
		uses: {
			swap: {
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				once: true,
				open: (_play, { seat }, { only }) => only !== seat,
				say: msg('swap hands with the opponent'),
				answers: (play, { seat }) => swapsFor(play, seat, opponentOf(play.board, seat)),
				worth: (sight) => {
					const other = opponentIn(sight);
					return other ? swapGain(sight, other) - 0.1 : 0;
				},
				apply: (play, { seat }) => swapHands(play, seat, opponentOf(play.board, seat))
			}
		}
	},
	wild: {
		uses: {
			take: {
				moments: ['alliance.before'],
				roles: MAIN,
				open: ({ board }, { seat }) => playerOf(board, opponentOf(board, seat)).hand.length > 0,
				say: msg('take a card at random from the opponent and give one back'),
				harms: trifling,
				worth: always(0.1),
				apply: (play, { seat }) => {
					const opponent = opponentOf(play.board, seat);
					if (playerOf(play.board, opponent).hand.length === 0) return;
					play.push('trader.giveBack', { seat });
					takeAtRandom(play, seat, opponent);
				}
			}
		}
	},
	super: {
		uses: {
			swap: asking({
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				open: ({ board }, { seat }, { only }) => only !== seat && !hasUsed(board, powerSwap(seat)),
				ask: (play, { seat }) => ({
					type: 'one',
					choices: othersThan(play.board, seat).map((other) => handChoice(play, other))
				}),
				say: msg('swap hands with any player'),
				sends: template('Swap hands with {first}'),
				worth: (sight) => swapGain(sight, richest(sight)) - 0.1,
				choose: (sight) => ({ pick: richest(sight) }),
				apply: (play, { seat }, { pick }) => {
					// It is the power that swaps, so it cannot swap once more this encounter.
					encounterOf(play.board).used.push(powerSwap(seat));
					swapHands(play, seat, pick);
				}
			})
		}
	},
	steps: { giveBack },
	questions: {
		'giveBack.give': {
			deed: msg('give a card back'),
			why: { is: 'worst cards' },
			sends: { some: template('Give back {what}') },
			answer: giveWorst
		}
	}
};
