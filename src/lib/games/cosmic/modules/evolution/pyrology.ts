/** Pyrology: who may play flares, both halves of one's own, and flares that come with those of others. */
import { msg } from '../../../../core';
import type { EvolutionCard } from './card';

const EITHER = 2;
const DRAWS = 4;

export const pyrology: EvolutionCard = {
	words: {
		name: msg('Pyrology'),
		levels: [
			{ from: 0, to: 0, does: msg('You may play no flares') },
			{
				from: EITHER,
				to: DRAWS - 1,
				does: msg('You may use either half of the flare of your own power')
			},
			{
				from: DRAWS,
				does: msg(
					'You may use either half of the flare of your own power, and when a flare of another player has taken effect you draw an unused flare'
				)
			}
		],
		rulings: [
			msg('Unused flares are those that are in no deck; while there is none, nothing is drawn.')
		]
	},
	worth: [0, 0.2, 0.28, 0.28, 0.4],
	changes: {
		unplayableKinds: (_play, owner, kinds, { seat }) =>
			seat === owner.seat && owner.amount === 0 ? [...kinds, 'flare'] : kinds,
		eitherHalf: (_play, owner, either, { seat }) =>
			either || (seat === owner.seat && owner.amount >= EITHER),
		flaresFor: (_play, owner, n, { seat, player }) =>
			seat === owner.seat && seat !== player && owner.amount >= DRAWS ? n + 1 : n
	}
};
