/** Bountiful Stockpile: who may take of the reward deck, and one reward more. */
import { msg } from '../../../../core';
import type { EvolutionCard } from './card';

const MORE = 3;

export const bountifulStockpile: EvolutionCard = {
	words: {
		name: msg('Bountiful Stockpile'),
		levels: [
			{ from: 0, to: 0, does: msg('You may take no reward cards as rewards') },
			{ from: MORE, does: msg('As an ally of a winning defense you gain one reward more') }
		],
		rulings: [msg('It is drawn only where reward cards have a deck of their own.')]
	},
	needsRewards: true,
	worth: [0, 0.1, 0.1, 0.22],
	changes: {
		takesRewardCards: (_play, owner, may, { seat }) =>
			may && (seat !== owner.seat || owner.amount > 0),
		rewards: ({ board }, owner, due, { seat }) => {
			const { outcome, allies } = board.encounter ?? {};
			const won = outcome?.type === 'won' && outcome.side === 'defense';
			return seat === owner.seat && owner.amount >= MORE && won && allies?.defense.includes(seat)
				? due + 1
				: due;
		}
	}
};
