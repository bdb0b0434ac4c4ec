/** Turbo Cannon: the ships on it are added to the total of their player. */
import { msg } from '../../../../core';
import type { EvolutionCard } from './card';

const LEAST = 2;

export const turboCannon: EvolutionCard = {
	words: {
		name: msg('Turbo Cannon'),
		levels: [
			{
				from: LEAST,
				does: msg('As a main player, your total is as much higher as you have ships here')
			}
		],
		rulings: []
	},
	worth: [0, 0, 0.25, 0.38, 0.48, 0.56],
	bends: (n) =>
		n < LEAST
			? null
			: { parts: (parts, mine) => (mine ? { ...parts, added: parts.added + n } : parts) },
	changes: {
		parts: (_play, { seat, amount }, parts, { seat: main }) =>
			main === seat && amount >= LEAST ? { ...parts, added: parts.added + amount } : parts
	}
};
