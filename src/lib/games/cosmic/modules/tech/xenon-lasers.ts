/** Xenon Lasers: one more or one less for its side, once in each encounter. */
import { msg, template } from '../../../../core';
import { bothAttack, sideOf } from '../../board';
import { gainOf } from '../../bot/wishes';
import { fightIn } from '../../bot/worth';
import type { Sight } from '../../bot/sight';
import { asking } from '../../use';
import type { Technology } from './technology';

const PLUS = { pick: 'plus' } as const;
const MINUS = { pick: 'minus' } as const;

const gain = (sight: Sight, extra: number): number => {
	const fight = fightIn(sight);
	return fight ? gainOf(sight, fight, extra) : 0;
};

export const xenonLasers: Technology = {
	words: {
		name: msg('Xenon Lasers'),
		gist: msg('Your side’s total is one more or one less, as you say'),
		text: msg(
			'Once in each encounter, after the cards are revealed, as a main player or ally: add 1 to your side’s total, or take 1 from it.'
		),
		rulings: []
	},
	research: 3,
	liked: 7,
	uses: {
		fire: asking({
			moments: ['reveal.values'],
			roles: ['offense', 'defense', 'offensiveAlly', 'defensiveAlly'],
			once: true,
			open: ({ board }) => bothAttack(board),
			ask: () => ({
				type: 'one',
				choices: [
					{ id: 'plus', say: msg('1 more') },
					{ id: 'minus', say: msg('1 less') }
				]
			}),
			say: msg('1 more or 1 less for their side'),
			yours: msg('1 more or 1 less for your side'),
			sends: template('Use Xenon Lasers: {first}'),
			worth: (sight) => Math.max(gain(sight, 1), gain(sight, -1)),
			choose: (sight) => (gain(sight, 1) >= gain(sight, -1) ? PLUS : MINUS),
			amount: ({ pick }) => (pick === 'plus' ? 1 : -1),
			lasting: {
				parts: ({ board }, { seat, amount }, parts, { side }) =>
					sideOf(board, seat) === side ? { ...parts, added: parts.added + amount } : parts
			}
		})
	}
};
