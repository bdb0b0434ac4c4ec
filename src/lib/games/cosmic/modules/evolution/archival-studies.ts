/** Archival Studies: cards that are kept when a new hand comes. */
import { msg } from '../../../../core';
import type { EvolutionCard } from './card';

const TWO = 2;
const ANY = 3;

export const archivalStudies: EvolutionCard = {
	words: {
		name: msg('Archival Studies'),
		levels: [
			{
				from: TWO,
				to: ANY - 1,
				does: msg('Before a new hand you may show up to two cards, and keep them as part of it')
			},
			{
				from: ANY,
				does: msg('Before a new hand you may show any number of cards, and keep them as part of it')
			}
		],
		rulings: [
			msg(
				'Of a new hand for want of encounter cards. So many cards fewer are drawn, but one at least.'
			)
		]
	},
	worth: [0, 0, 0.16, 0.22],
	changes: {
		mayKeep: (_play, owner, n, { seat }) => {
			if (seat !== owner.seat || owner.amount < TWO) return n;
			return owner.amount >= ANY ? Infinity : Math.max(n, TWO);
		}
	}
};
