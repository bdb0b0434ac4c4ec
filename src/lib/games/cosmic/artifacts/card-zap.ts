/** Card Zap: answers an artifact or a flare; that card has no effect and is discarded (CE-17.5). */
import { msg } from '../../../core';
import { cancelsIt, declaredUse, stopUse } from '../declared';
import { zaps } from '../bot/wishes';
import { ROLES } from '../types';
import type { Artifact } from './artifact';

export const cardZap: Artifact = {
	words: {
		name: msg('Card Zap'),
		gist: msg('cancel a flare or artifact'),
		text: msg(
			'Play it when any player plays an artifact or a flare. That card has no effect and is discarded.'
		),
		timing: { roles: ROLES, phases: [] }
	},
	uses: {
		zap: {
			moments: ['use.declared'],
			// CE-17.6: reinforcements and encounter cards are no uses, so no window opens for them.
			open: (play) => declaredUse(play).card !== null && !declaredUse(play).fate,
			say: msg('cancel the card being played'),
			answers: cancelsIt,
			worth: zaps,
			apply: (play) => stopUse(play, 'cancelled')
		}
	}
};
