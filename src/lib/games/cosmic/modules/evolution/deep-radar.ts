/** Deep Radar: cards that are shown to who is invited, and a place in the fight for a card. */
import { msg } from '../../../../core';
import type { EvolutionCard } from './card';

const BUYS = 4;

export const deepRadar: EvolutionCard = {
	words: {
		name: msg('Deep Radar'),
		levels: [
			{
				from: 1,
				to: BUYS - 1,
				does: msg(
					'Before you answer an invitation you may ask who invited you to show you an encounter card, which they may refuse'
				)
			},
			{
				from: BUYS,
				does: msg(
					'Before you answer an invitation you may ask who invited you to show you an encounter card, which they may refuse; and before encounter cards are chosen, as a player not involved, you may offer a main player a card: who takes it has you as an ally'
				)
			}
		],
		rulings: [
			msg('The card that is shown need not be laid.'),
			msg('Who is offered a card sees it once it is taken.')
		]
	},
	worth: [0, 0.08, 0.08, 0.08, 0.2],
	changes: {
		asksToSee: (_play, owner, asks, { seat }) => asks || (seat === owner.seat && owner.amount > 0),
		buysIn: (_play, owner, buys, { seat }) =>
			seat === owner.seat && owner.amount >= BUYS ? 'CE-40.71' : buys
	}
};
