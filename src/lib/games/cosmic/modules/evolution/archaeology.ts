/** Archaeology: who may play artifacts, and artifacts that come back for a flare. */
import { msg } from '../../../../core';
import type { EvolutionCard } from './card';

const BACK = 3;

export const archaeology: EvolutionCard = {
	words: {
		name: msg('Archaeology'),
		levels: [
			{ from: 0, to: 0, does: msg('You may play no artifacts') },
			{
				from: BACK,
				does: msg(
					'When an artifact that you played has taken effect, you may discard a flare and take it back'
				)
			}
		],
		rulings: [msg('One that was cancelled or stays where its text puts it does not come back.')]
	},
	worth: [0, 0.28, 0.28, 0.34],
	changes: {
		unplayableKinds: (_play, owner, kinds, { seat }) =>
			seat === owner.seat && owner.amount === 0 ? [...kinds, 'artifact'] : kinds,
		takesBack: (_play, owner, takes, { seat }) =>
			takes || (seat === owner.seat && owner.amount >= BACK)
	}
};
