/** Zap-O-Tron: stops a power as a Cosmic Zap does (CE-17.8), as often as it is researched. */
import { msg } from '../../../../core';
import { isStoppable, stopsIt, stopUse } from '../../declared';
import { stops } from '../../bot/wishes';
import { resetTech } from './pieces';
import type { Technology } from './technology';

export const zapOTron: Technology = {
	words: {
		name: msg('Zap-O-Tron'),
		gist: msg('Stop an alien power, again and again'),
		text: msg(
			'Once completed, turn it face down when any player, you included, uses an alien power, or a super flare that works through one: as a Cosmic Zap it cancels the use, and that power is off until the encounter ends. Researched anew, it works again.'
		),
		rulings: [msg('It is no artifact, so no Card Zap answers it.')]
	},
	research: 5,
	liked: 7,
	uses: {
		zap: {
			moments: ['use.declared'],
			open: isStoppable,
			say: msg('stop the power being used'),
			answers: stopsIt,
			worth: stops,
			apply: (play, me) => {
				stopUse(play, 'stopped');
				resetTech(play, me);
			}
		}
	}
};
