/** Galactic Council (CE-33.41): all players agree on one deal, or all lose ships. */
import { msg } from '../../../../core';
import { dealInstead } from '../../ending';
import type { Hazard } from './hazard';

export const galacticCouncil: Hazard = {
	words: {
		name: msg('Galactic Council'),
		gist: msg('All players agree on one deal, or each loses three ships'),
		text: msg(
			'There is no encounter as usual. All players have three minutes to agree on one deal of all of them. If not all agree, every player loses three ships.'
		),
		rulings: [
			msg('Everybody may change the terms on the table; who has agreed then has to agree anew.'),
			msg('Something has to change hands, and nobody gets more than one colony.'),
			msg('A deal is a successful encounter of the offense. Nobody sends ships or lays cards.'),
			msg('It is one deal for whatever counts deals.')
		]
	},
	lasts: 'encounter',
	enters: (play) => {
		const { encounter } = play.board;
		// CE-33.5: where a home planet was settled again there is no encounter in place of which it is held.
		if (!encounter?.defense) return;
		encounter.council = { gifts: [], agreed: [], n: 0 };
		dealInstead(play);
	}
};
