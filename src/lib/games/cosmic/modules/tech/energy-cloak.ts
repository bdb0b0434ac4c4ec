/** Energy Cloak: the defense calls nobody to help. */
import { msg } from '../../../../core';
import { always } from '../../bot/wishes';
import { discardTech } from './pieces';
import type { Technology } from './technology';

export const energyCloak: Technology = {
	words: {
		name: msg('Energy Cloak'),
		gist: msg('The defense may invite nobody'),
		text: msg(
			'Once completed, discard it as the offense once the gate is aimed: the defense may invite nobody in this encounter.'
		),
		rulings: [
			msg('Who may join without an invitation still may.'),
			msg('It goes before any duty to invite.')
		]
	},
	research: 4,
	needsOthers: true,
	liked: 5,
	uses: {
		hide: {
			moments: ['launch.beforeShips'],
			roles: ['offense'],
			say: msg('the defense may invite nobody'),
			worth: always(0.25),
			lasting: {
				mayInvite: ({ board }, _owner, may, { seat }) => may && board.encounter?.defense !== seat
			},
			apply: (play, me) => discardTech(play, me)
		}
	}
};
