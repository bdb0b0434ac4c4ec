/** Momentum Drive: whether there is a second encounter, and a new hand in the middle of one. */
import { msg } from '../../../../core';
import type { EvolutionCard } from './card';

const DRAWS = 3;

export const momentumDrive: EvolutionCard = {
	words: {
		name: msg('Momentum Drive'),
		levels: [
			{ from: 0, to: 0, does: msg('As the offense you have no second encounter') },
			{
				from: DRAWS,
				does: msg(
					'As the offense without an encounter card when cards are to be chosen, you get a new hand, and your turn goes on'
				)
			}
		],
		rulings: [msg('An encounter that an effect grants is no second encounter.')]
	},
	worth: [0, 0.4, 0.4, 0.46],
	changes: {
		maySecond: (_play, owner, may, { seat }) => may && (seat !== owner.seat || owner.amount > 0),
		drawsOn: (_play, owner, draws, { seat }) =>
			draws ?? (seat === owner.seat && owner.amount >= DRAWS ? 'CE-40.62' : null)
	}
};
