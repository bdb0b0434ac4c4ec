/** Warpspace Key: all of its player's ships leave the warp. */
import { msg } from '../../../../core';
import { shipsToFree } from '../../retrieval';
import { coloniesOf } from '../../board';
import { SHIP } from '../../bot/worth';
import { warpOf } from '../../bot/wishes';
import { discardTech } from './pieces';
import type { Technology } from './technology';

export const warpspaceKey: Technology = {
	words: {
		name: msg('Warpspace Key'),
		gist: msg('All your ships leave the warp'),
		text: msg(
			'Once completed, discard it in the regroup phase of your encounter: all your ships in the warp go to colonies of yours.'
		),
		rulings: [msg('It is a retrieval: what answers ships leaving the warp answers this too.')]
	},
	research: 3,
	liked: 7,
	uses: {
		free: {
			moments: ['encounter.start', 'regroup.retrieve'],
			roles: ['offense'],
			open: (play, { seat }) =>
				shipsToFree(play, seat) > 0 && coloniesOf(play.board, seat).length > 0,
			say: msg('all their ships leave the warp'),
			yours: msg('all your ships leave the warp'),
			worth: (sight) => (warpOf(sight) - 2) * SHIP,
			apply: (play, me) => {
				const { seat } = me;
				discardTech(play, me);
				const n = shipsToFree(play, seat);
				play.push('home', { from: 'warp', ships: { [seat]: n } });
			}
		}
	}
};
