/** Cosmic Zap: answers a use of a power; the use is cancelled and the power is off (CE-17.1). */
import { msg } from '../../../core';
import { isStoppable, stopsIt, stopUse } from '../declared';
import { stops } from '../bot/wishes';
import { ROLES } from '../types';
import type { Artifact } from './artifact';

export const cosmicZap: Artifact = {
	words: {
		name: msg('Cosmic Zap'),
		gist: msg('stop an alien power'),
		text: msg(
			'Play it when any player, you included, uses an alien power, or a super flare that works through one. The use is cancelled and that power cannot be used again this encounter.'
		),
		timing: { roles: ROLES, phases: [] }
	},
	uses: {
		zap: {
			moments: ['use.declared'], // CE-17.7: without a use there is nothing to zap
			open: isStoppable,
			say: msg('stop the power being used'),
			answers: stopsIt,
			worth: stops,
			apply: (play) => stopUse(play, 'stopped')
		}
	}
};
