/** Hyperspace Portcullis: two destiny cards to choose from. */
import { msg } from '../../../../core';
import type { EvolutionCard } from './card';

const LEAST = 2;

export const hyperspacePortcullis: EvolutionCard = {
	words: {
		name: msg('Hyperspace Portcullis'),
		levels: [
			{
				from: LEAST,
				does: msg(
					'As the offense you draw two destiny cards and use one; the other goes to the bottom of the deck'
				)
			}
		],
		rulings: [
			msg('All see both, and the warning of the one you use alone counts.'),
			msg('Whenever you draw destiny again, you draw two again.')
		]
	},
	worth: [0, 0, 0.3],
	changes: {
		drawsTwo: (_play, owner, two, { seat }) => two || (seat === owner.seat && owner.amount >= LEAST)
	}
};
