/** Emotion Control: revealed attacks count as negotiates, so the main players try to deal (CE-11.12). */
import { msg } from '../../../core';
import { amMain } from '../bot/sight';
import { regret } from '../bot/wishes';
import { encounterOf } from '../board';
import { ROLES, SIDES } from '../types';
import type { Artifact } from './artifact';

export const emotionControl: Artifact = {
	words: {
		name: msg('Emotion Control'),
		gist: msg('attacks become negotiates'),
		text: msg(
			'Play it after the cards are revealed. Every attack that is revealed now counts as a negotiate in this encounter, and the main players try to make a deal.'
		),
		timing: { roles: ROLES, phases: ['reveal'] }
	},
	uses: {
		calm: {
			moments: ['reveal.cards', 'reveal.values'],
			open: ({ board }) =>
				SIDES.some((side) => board.encounter?.laid[side]?.face?.kind === 'attack'),
			say: msg('every attack becomes a negotiate'),
			worth: (sight) => regret(sight) - (amMain(sight) ? 0.4 : 1.5),
			// CE-11.14: what lies there now.
			apply: (play) => {
				const { laid } = encounterOf(play.board);
				for (const side of SIDES)
					if (laid[side]?.face?.kind === 'attack') laid[side].face = { kind: 'negotiate' };
			}
		}
	}
};
