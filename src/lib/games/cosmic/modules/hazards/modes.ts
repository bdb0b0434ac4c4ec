/** Hazards that say when hazards come, as long as they stay (CE-33.25). */
import { msg } from '../../../../core';
import type { Hazard } from './hazard';

export const dangerZone: Hazard = {
	words: {
		name: msg('Danger Zone'),
		gist: msg('A hazard comes in every encounter'),
		text: msg('As long as it stays in play, a hazard comes in every encounter, warning or not.'),
		rulings: [msg('It begins with the next encounter.')]
	},
	lasts: 'next',
	comes: 'always'
};

export const easyDoesIt: Hazard = {
	words: {
		name: msg('Easy Does It'),
		gist: msg('Hazards come in second encounters alone'),
		text: msg(
			'As long as it stays in play, a hazard comes in the second encounter of a turn, and in no other, warning or not.'
		),
		rulings: [msg('It goes before what the host has chosen.')]
	},
	lasts: 'next',
	comes: 'second'
};
