/** Artifact Detection Grid: a reward for artifacts of others. */
import { msg } from '../../../../core';
import { splitRewards } from '../../bot/picks';
import { CARD } from '../../bot/worth';
import { declaredUse } from '../../declared';
import { formsOf } from '../../play';
import { askRewards, takeRewards } from '../../rewards';
import type { Step } from '../../play';
import type { SeatId } from '../../types';
import type { Station } from './station';

declare module '../../play' {
	interface Steps {
		/** The reward for an artifact that its grid has seen. */
		'artifact-detection-grid.take': { readonly seat: SeatId };
	}
}

const ONE = 1;

const take: Step = {
	split: formsOf('artifact-detection-grid.take').ask({
		ask: (play, { seat }) => askRewards(play, seat, ONE, 'CE-34.24'),
		then: (play, _frame, { split }, seat) => {
			takeRewards(play, seat, split);
		}
	})
};

export const detectionGrid: Station = {
	words: {
		name: msg('Artifact Detection Grid'),
		gist: msg('A reward when another player plays an artifact'),
		text: msg('When an artifact of another player has taken effect you may take a reward.'),
		rulings: [msg('Once in an encounter; an artifact that was cancelled brings nothing.')]
	},
	liked: 7,
	steps: { take },
	questions: {
		'take.split': {
			deed: msg('take a reward'),
			why: { is: 'does most' },
			answer: splitRewards
		}
	},
	uses: {
		take: {
			moments: ['artifact.played'],
			once: true,
			open: (play, { seat }) => declaredUse(play).seat !== seat,
			say: msg('take a reward'),
			worth: () => CARD,
			apply: (play, { seat }) => play.push('artifact-detection-grid.take', { seat })
		}
	}
};
