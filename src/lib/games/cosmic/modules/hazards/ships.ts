/** Hazards of ships, and of what they bring. */
import { msg } from '../../../../core';
import { offenseOf, shipsInGame } from '../../board';
import { goalOf } from '../../goal';
import type { Hazard } from './hazard';

export const blackHole: Hazard = {
	words: {
		name: msg('Black Hole'),
		gist: msg('Ships leave the game instead of going to the warp'),
		text: msg(
			'Ships that would go to the warp in this encounter leave the game instead. Nobody is left with fewer ships than the foreign colonies it takes to win; ships beyond that go to the warp.'
		),
		rulings: [
			msg('The ships leave before anything can save them from the warp.'),
			msg('For ships that leave the game there is no compensation.'),
			msg('It comes once: it stays on the pile when the hazards are shuffled.')
		]
	},
	lasts: 'encounter',
	comesOnce: true,
	changes: {
		removed: ({ board }, _owner, removed, { seat, n }) =>
			Math.max(removed, Math.min(n, Math.max(0, shipsInGame(board, seat) - goalOf(board, seat))))
	}
};

export const fullOfStars: Hazard = {
	words: {
		name: msg('It’s Full of Stars…'),
		gist: msg('Allies may send ships from the warp'),
		text: msg(
			'Players who join a side may send ships of theirs from the warp as well, up to the usual number.'
		),
		rulings: [msg('So one without any colony can join.')]
	},
	lasts: 'encounter',
	changes: {
		sendsFromWarp: ({ board }, _owner, rule, { seat }) =>
			rule ?? (offenseOf(board) === seat ? null : 'CE-33.6')
	}
};

export const reverseRewards: Hazard = {
	words: {
		name: msg('Reverse Rewards'),
		gist: msg('Allies gain what those of the other side would'),
		text: msg(
			'Defensive allies who win land on the planet that was attacked and gain no rewards. Offensive allies who win go home and gain rewards.'
		),
		rulings: []
	},
	lasts: 'encounter',
	changes: { swapsGains: (_play, _owner, swapped) => !swapped }
};
