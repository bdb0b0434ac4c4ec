/** Lucky Charm: a ship comes back, and another technology. */
import { msg } from '../../../../core';
import { shipsToFree } from '../../retrieval';
import { coloniesOf } from '../../board';
import { SHIP } from '../../bot/worth';
import { warpOf } from '../../bot/wishes';
import { discardTech } from './pieces';
import type { Technology } from './technology';

export const luckyCharm: Technology = {
	words: {
		name: msg('Lucky Charm'),
		gist: msg('One of your ships leaves the warp'),
		text: msg(
			'Once completed, discard it at the start of any encounter: one of your ships in the warp goes to a colony of yours.'
		),
		rulings: [msg('It is completed without ships.')]
	},
	research: 0,
	drawsAnother: true,
	liked: 6,
	uses: {
		free: {
			moments: ['encounter.start'],
			open: (play, { seat }) =>
				shipsToFree(play, seat) > 0 && coloniesOf(play.board, seat).length > 0,
			say: msg('one of their ships leaves the warp'),
			yours: msg('one of your ships leaves the warp'),
			worth: (sight) => (warpOf(sight) > 0 ? SHIP : 0),
			apply: (play, me) => {
				discardTech(play, me);
				play.push('home', { from: 'warp', ships: { [me.seat]: 1 } });
			}
		}
	}
};
