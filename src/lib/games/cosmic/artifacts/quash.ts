/** Quash: a deal just made is void, and both dealers pay for a failed deal (CE-13.16). */
import { msg } from '../../../core';
import { amMain, mainOf, threatens } from '../bot/sight';
import { encounterOf } from '../board';
import { ROLES, SIDES } from '../types';
import type { Artifact } from './artifact';

export const quash: Artifact = {
	words: {
		name: msg('Quash'),
		gist: msg('void a deal'),
		text: msg(
			'Play it after a deal is made. The deal is void, and both main players suffer the penalty of a failed deal.'
		),
		timing: { roles: ROLES, phases: ['resolution'] }
	},
	uses: {
		void: {
			moments: ['resolution.dealMade'],
			open: ({ board }) => board.encounter?.outcome?.type === 'deal',
			say: msg('the deal is void'),
			// A deal of others that would bring one of them the last colony.
			worth: (sight) =>
				!amMain(sight) &&
				// CE-33.46: it would lose ships itself.
				!sight.open.encounter?.council &&
				SIDES.some((side) => threatens(sight, mainOf(sight, side) ?? sight.me))
					? 1
					: 0,
			apply: (play) => {
				encounterOf(play.board).outcome = { type: 'dealFailed' };
			}
		}
	}
};
