/** Plasma Coil: a reinforcement that is no card. */
import { msg } from '../../../../core';
import { bothAttack } from '../../board';
import { INVOLVED } from '../../aliens/timing';
import { addsToSide } from '../../aliens/added';
import { gainOf } from '../../bot/wishes';
import { fightIn } from '../../bot/worth';
import { discardTech } from './pieces';
import type { Technology } from './technology';

const ADDED = 5;

export const plasmaCoil: Technology = {
	words: {
		name: msg('Plasma Coil'),
		gist: msg('5 for your side'),
		text: msg(
			'Once completed, discard it after attacks are revealed, as a main player or ally: as a reinforcement it adds 5 to your side’s total.'
		),
		rulings: [msg('It is no card, so what answers reinforcements does not answer it.')]
	},
	research: 0,
	toll: 'pair',
	drawsAnother: true,
	liked: 7,
	uses: {
		add: {
			moments: ['reveal.values'],
			roles: INVOLVED,
			open: ({ board }) => bothAttack(board),
			say: msg('5 for their side'),
			yours: msg('5 for your side'),
			worth: (sight) => {
				const fight = fightIn(sight);
				return fight ? gainOf(sight, fight, ADDED) : 0;
			},
			// CE-32.41
			amount: () => ADDED,
			lasting: addsToSide,
			apply: (play, me) => discardTech(play, me)
		}
	}
};
