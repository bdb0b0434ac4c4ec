/** Cosmic Field Generator: stops a power as a Cosmic Zap does (CE-17.8), and is no card. */
import { msg } from '../../../../core';
import { isStoppable, stopsIt, stopUse } from '../../declared';
import { stops } from '../../bot/wishes';
import { discardTech } from './pieces';
import type { Technology } from './technology';

export const cosmicFieldGenerator: Technology = {
	words: {
		name: msg('Cosmic Field Generator'),
		gist: msg('Stop an alien power'),
		text: msg(
			'Once completed, discard it when any player, you included, uses an alien power, or a super flare that works through one: as a Cosmic Zap it cancels the use, and that power is off until the encounter ends.'
		),
		rulings: [msg('It is no artifact, so no Card Zap answers it.')]
	},
	research: 2,
	liked: 8,
	uses: {
		zap: {
			moments: ['use.declared'],
			open: isStoppable,
			say: msg('stop the power being used'),
			answers: stopsIt,
			worth: stops,
			apply: (play, me) => {
				stopUse(play, 'stopped');
				discardTech(play, me);
			}
		}
	}
};
