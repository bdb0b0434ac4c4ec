/** Gamma Converter: cards of the hand become strength. */
import { msg, template } from '../../../../core';
import { bothAttack, playerOf } from '../../board';
import { INVOLVED } from '../../aliens/timing';
import { addsToSide } from '../../aliens/added';
import { loseAtRandom } from '../../steps/atRandom';
import { gainOf } from '../../bot/wishes';
import { fightIn, worthOfCard } from '../../bot/worth';
import type { Sight } from '../../bot/sight';
import { sumOf } from '../../../kit';
import { asking } from '../../use';
import type { Technology } from './technology';

const EACH = 3;

/** How many cards turn the fight, and what that brings; none: no number does. */
function enough(sight: Sight): { readonly n: number; readonly worth: number } {
	const fight = fightIn(sight);
	const { hand } = sight.own;
	const each = hand.length > 0 ? sumOf(hand, worthOfCard) / hand.length : 0;
	for (let n = 1; fight && n <= hand.length; n++) {
		const gain = gainOf(sight, fight, EACH * n);
		if (gain > 0) return { n, worth: gain - n * each };
	}
	return { n: 1, worth: 0 };
}

export const gammaConverter: Technology = {
	words: {
		name: msg('Gamma Converter'),
		gist: msg('3 for your side for each card you discard at random'),
		text: msg(
			'Once in each encounter, after attacks are revealed, as a main player or ally: discard any number of cards of your hand at random. Each adds 3 to your side’s total.'
		),
		rulings: []
	},
	research: 0,
	toll: 'pair',
	drawsAnother: true,
	liked: 7,
	uses: {
		convert: asking({
			moments: ['reveal.values'],
			roles: INVOLVED,
			once: true,
			open: ({ board }, { seat }) => bothAttack(board) && playerOf(board, seat).hand.length > 0,
			ask: ({ board }, { seat }) => ({
				type: 'amount',
				min: 1,
				max: playerOf(board, seat).hand.length
			}),
			say: msg('3 for their side for each card discarded at random'),
			yours: msg('3 for your side for each card discarded at random'),
			sends: template('Discard {n} at random'),
			worth: (sight) => enough(sight).worth,
			choose: (sight, { max }) => ({ amount: Math.min(max, enough(sight).n) }),
			// What answered it may have taken cards.
			counted: (play, { seat }, { amount: n }) =>
				EACH * Math.min(n, playerOf(play.board, seat).hand.length),
			lasting: addsToSide,
			apply: (play, { seat }, { amount: n }) => {
				loseAtRandom(play, [{ seat, n }], 'CE-32.44');
			}
		})
	}
};
