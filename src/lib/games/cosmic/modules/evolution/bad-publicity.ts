/** Bad Publicity: who allies with the offense against its player loses cards. */
import { msg } from '../../../../core';
import type { EvolutionCard } from './card';

const costs = (n: number): number => (n >= 3 ? 2 : n === 2 ? 1 : 0);

export const badPublicity: EvolutionCard = {
	words: {
		name: msg('Bad Publicity'),
		levels: [
			{
				from: 2,
				to: 2,
				does: msg(
					'As the defense, once alliances are formed: each ally of the offense discards a card at random'
				)
			},
			{
				from: 3,
				does: msg(
					'As the defense, once alliances are formed: each ally of the offense discards two cards at random'
				)
			}
		],
		rulings: [msg('Who holds fewer discards what they hold.')]
	},
	worth: [0, 0, 0.14, 0.2],
	changes: {
		joiningCosts: ({ board }, owner, cards, { seat }) =>
			board.encounter?.defense === owner.seat && board.encounter.allies.offense.includes(seat)
				? cards + costs(owner.amount)
				: cards
	}
};
