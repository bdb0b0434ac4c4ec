/** Mobius Tubes: every player's ships leave the warp. A player without colonies keeps its ships there (CE-20.5). */
import type { Artifact } from './artifact';

export const mobiusTubes: Artifact = {
	words: {
		name: 'Mobius Tubes',
		gist: 'empty the warp',
		text: 'Play it at the start of your encounter. Every player’s ships leave the warp, each for any of its owner’s colonies.',
		timing: { roles: ['offense'], phases: ['regroup'] }
	},
	uses: {
		release: {
			moments: ['encounter.start'],
			roles: ['offense'],
			open: ({ board }) => Object.keys(board.warp).length > 0,
			say: 'all ships leave the warp',
			apply: (play) => play.push('home', { from: 'warp' })
		}
	}
};
