/** Ionic Gas: nobody collects compensation or rewards in this encounter. */
import { msg } from '../../../core';
import { encounterIn, mainOf } from '../bot/sight';
import { trifling } from '../bot/wishes';
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
			harms: trifling,
			worth: (sight) => {
				const { outcome, beside, laid } = encounterIn(sight);
				if (outcome?.type !== 'won' || outcome.side !== 'defense') return 0;
				// Compensation of its own would be gone as well.
				const collects =
					mainOf(sight, 'offense') === sight.me && laid.offense?.face?.kind === 'negotiate';
				const rivals = Object.keys(beside).some((seat) => seat !== sight.me);
				return rivals && !beside[sight.me] && !collects ? 0.05 : 0;
			},
			lasting: { gains: () => false }
		}
	}
};
