/** Experiential Learning: another encounter though one was lost. */
import { msg } from '../../../../core';
import type { EvolutionCard } from './card';

const SECOND = 2;
const THIRD = 4;

export const experientialLearning: EvolutionCard = {
	words: {
		name: msg('Experiential Learning'),
		levels: [
			{
				from: SECOND,
				to: THIRD - 1,
				does: msg(
					'As the offense you may have a second encounter though you lost the first, or made no deal in it'
				)
			},
			{
				from: THIRD,
				does: msg(
					'As the offense you may have a second encounter though you lost the first, or made no deal in it; and a third when the same has become of both'
				)
			}
		],
		rulings: [msg('An encounter card in hand is needed for each.')]
	},
	worth: [0, 0, 0.3, 0.3, 0.36],
	changes: {
		goesOn: (_play, owner, may, { seat, after }) =>
			may || (seat === owner.seat && owner.amount >= (after === 1 ? SECOND : THIRD))
	}
};
