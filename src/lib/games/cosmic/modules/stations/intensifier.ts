/** Freewheeling Intensifier: flares without a limit, which `flares.ts` asks for, or an unused flare for one that was played. */
import { msg } from '../../../../core';
import { pickBest } from '../../../kit';
import { encounterOf, playerOf } from '../../board';
import { kindOf } from '../../cards';
import { worthOfCard } from '../../bot/worth';
import { discardCards, drawFlares } from '../../hands';
import { cardChoices } from '../../ownhand';
import { formsOf } from '../../play';
import { caused } from '../../because';
import type { Step } from '../../play';
import type { SeatId } from '../../types';
import type { Station } from './station';

declare module '../../play' {
	interface Steps {
		'freewheeling-intensifier.discard': { readonly seat: SeatId };
	}
}

const discard: Step = {
	which: formsOf('freewheeling-intensifier.discard').ask({
		ask: (play, { seat }) => {
			const flares = playerOf(play.board, seat).hand.filter((card) => kindOf(card) === 'flare');
			return flares.length === 0
				? null
				: {
						...caused(play),
						seat,
						secret: true,
						rule: 'CE-34.25',
						say: msg('Which flare do you discard?'),
						shape: { type: 'one', choices: cardChoices(flares) },
						fallback: 'random'
					};
		},
		then: (play, _frame, { pick }, seat) => {
			discardCards(play, seat, [pick], 'CE-34.25');
		}
	})
};

export const freewheelingIntensifier: Station = {
	words: {
		name: msg('Freewheeling Intensifier'),
		gist: msg('Play any number of flares in an encounter'),
		text: msg(
			'You may play any number of flares in an encounter, each of them once. As an encounter closes in which you have played exactly one, you may draw an unused flare and then discard a flare.'
		),
		rulings: [
			msg('It goes before any limit of flares, also one for the whole table.'),
			msg('The flare that is discarded may be the one that was drawn.')
		]
	},
	liked: 5,
	steps: { discard },
	questions: {
		'discard.which': {
			deed: msg('discard a flare'),
			why: { is: 'worst cards' },
			answer: (_sight, shape) => pickBest(shape, (card) => -worthOfCard(card))
		}
	},
	uses: {
		trade: {
			moments: ['resolution.end'],
			once: true,
			open: ({ board, vault }, { seat }) =>
				encounterOf(board).flares.filter((one) => one.seat === seat).length === 1 &&
				vault.flares.length > 0,
			say: msg('draw an unused flare and discard a flare'),
			worth: () => 0.02,
			apply: (play, { seat }) => {
				// What is pushed is asked once the flare has come.
				play.push('freewheeling-intensifier.discard', { seat });
				drawFlares(play, seat, 1, 'CE-34.25');
			}
		}
	}
};
