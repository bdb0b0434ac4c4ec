/** Colonization: how many ships of a winning offense land, and planets that nobody holds. */
import { msg } from '../../../../core';
import type { EvolutionCard } from './card';

const ALL = 2;
const AT_ONCE = 3;

export const colonization: EvolutionCard = {
	words: {
		name: msg('Colonization'),
		levels: [
			{
				from: 0,
				to: ALL - 1,
				does: msg('As a winning offense you land one ship; your others go to your home planets')
			},
			{
				from: AT_ONCE,
				does: msg(
					'As the offense you win at once when you send ships to a planet where nobody has a colony'
				)
			}
		],
		rulings: [
			msg('Ships of your allies land as ever.'),
			msg('Without a colony on a home planet the others go to any colonies of yours.')
		]
	},
	worth: [0, 0, 0.22, 0.3],
	changes: {
		landsOne: (_play, owner, one, { seat }) => one || (seat === owner.seat && owner.amount < ALL),
		winsUnsettled: (_play, owner, wins, { seat }) =>
			wins || (seat === owner.seat && owner.amount >= AT_ONCE)
	}
};
