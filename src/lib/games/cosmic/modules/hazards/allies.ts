/** Hazards of allies: how many are invited, and where their ships come from. */
import { msg } from '../../../../core';
import { isAtHome, roleOf } from '../../board';
import { isEvolution } from '../evolution/laid';
import type { Hazard } from './hazard';

/** With fewer players nobody could be left out of an invitation (CE-33.24). */
const FEWEST = 4;

export const subspaceInterference: Hazard = {
	words: {
		name: msg('Subspace Interference'),
		gist: msg('Each main player invites one player at most'),
		text: msg(
			'As long as it stays in play, neither main player may invite more than one player to be an ally.'
		),
		rulings: [
			msg('Partners, and who must join or be invited, come besides.'),
			msg('It is in the deck with four players or more.')
		]
	},
	lasts: 'next',
	isFor: ({ board }) => board.order.length >= FEWEST,
	changes: { mostInvited: (_play, _owner, most) => Math.min(most, 1) }
};

export const domesticDifficulties: Hazard = {
	words: {
		name: msg('Domestic Difficulties'),
		gist: msg('Allies send ships from foreign colonies alone'),
		text: msg(
			'Players who join a side send ships from foreign colonies alone. Who has none cannot be an ally.'
		),
		rulings: [msg('Main players send and defend as always.')]
	},
	lasts: 'encounter',
	changes: {
		sendsFrom: ({ board }, _owner, places, { seat }) => {
			const role = roleOf(board, seat);
			if (role === 'offense' || role === 'defense') return places;
			return places.filter((place) => !isEvolution(place) && !isAtHome(board, seat, place));
		}
	}
};
