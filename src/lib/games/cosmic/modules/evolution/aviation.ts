/** Aviation: who may ally, and with how many ships. */
import { msg } from '../../../../core';
import type { EvolutionCard } from './card';

const MORE = 4;

export const aviation: EvolutionCard = {
	words: {
		name: msg('Aviation'),
		levels: [
			{ from: 0, to: 0, does: msg('You cannot ally') },
			{ from: 1, to: 1, does: msg('As an ally you send one ship at most') },
			{ from: MORE, does: msg('As an ally you may send one ship more') }
		],
		rulings: []
	},
	worth: [0, 0.3, 0.5, 0.5, 0.58],
	changes: {
		mayAlly: (_play, owner, may, { seat }) => may && (seat !== owner.seat || owner.amount > 0),
		mostShips: (_play, owner, most, { seat, as }) => {
			if (seat !== owner.seat || as !== 'ally') return most;
			if (owner.amount === 1) return Math.min(most, 1);
			return owner.amount >= MORE ? most + 1 : most;
		}
	}
};
