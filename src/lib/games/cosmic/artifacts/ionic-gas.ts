/** Ionic Gas: nobody collects compensation or rewards in this encounter. */
import { msg } from '../../../core';
import { encounterIn } from '../bot/sight';
import { ROLES } from '../types';
import type { Artifact } from './artifact';

export const ionicGas: Artifact = {
	words: {
		name: msg('Ionic Gas'),
		gist: msg('no compensation, no rewards'),
		text: msg(
			'Play it once the winner is known. Nobody collects compensation or defender rewards in this encounter.'
		),
		timing: { roles: ROLES, phases: ['resolution'] }
	},
	uses: {
		cloud: {
			// CE-14.6: also once the cards are about to be drawn.
			moments: ['resolution.outcome', 'resolution.compensation'],
			open: ({ board }) => board.encounter?.outcome?.type === 'won',
			say: msg('no compensation and no rewards'),
			worth: (sight) => {
				const { outcome, beside } = encounterIn(sight);
				const rivals = Object.keys(beside).some((seat) => seat !== sight.me);
				return outcome?.type === 'won' && !beside[sight.me] && rivals ? 0.05 : 0;
			},
			lasting: { gains: () => false }
		}
	}
};
