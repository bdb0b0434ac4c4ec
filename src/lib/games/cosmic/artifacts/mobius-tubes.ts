/** Mobius Tubes: every player's ships leave the warp. A player without colonies keeps its ships there (CE-20.5). */
import { msg } from '../../../core';
import { totalOf } from '../../kit';
import { warpOf } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import type { Artifact } from './artifact';

export const mobiusTubes: Artifact = {
	words: {
		name: msg('Mobius Tubes'),
		gist: msg('empty the warp'),
		text: msg(
			'Play it at the start of your encounter. Every player’s ships leave the warp, each for any of its owner’s colonies.'
		),
		timing: { roles: ['offense'], phases: ['regroup'] }
	},
	uses: {
		release: {
			moments: ['encounter.start'],
			roles: ['offense'],
			open: ({ board }) => Object.keys(board.warp).length > 0,
			say: msg('all ships leave the warp'),
			worth: (sight) => {
				const { warp, order } = sight.open;
				const all = totalOf(warp);
				return (warpOf(sight) - (all - warpOf(sight)) / order.length) * SHIP - 0.1;
			},
			apply: (play) => play.push('home', { from: 'warp' })
		}
	}
};
