/** Rewards Distributor: two reward cards. */
import { msg } from '../../../../core';
import { drawRewards } from '../../hands';
import { drawable } from '../decks';
import { always } from '../../bot/wishes';
import { discardTech } from './pieces';
import type { Technology } from './technology';

const DRAWN = 2;

export const rewardsDistributor: Technology = {
	words: {
		name: msg('Rewards Distributor'),
		gist: msg('Draw two reward cards'),
		text: msg('Once completed, discard it at the start of any encounter: draw two reward cards.'),
		rulings: [msg('It is in play only where rewards have a deck of their own.')]
	},
	research: 0,
	toll: 10,
	drawsAnother: true,
	needsRewards: true,
	liked: 8,
	uses: {
		draw: {
			moments: ['encounter.start'],
			open: (play) => drawable(play, 'reward') > 0,
			say: msg('draw two reward cards'),
			worth: always(0.3),
			apply: (play, me) => {
				discardTech(play, me);
				drawRewards(play, me.seat, DRAWN);
			}
		}
	}
};
