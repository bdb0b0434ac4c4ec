/** Warp Breaker: all of its player's ships leave the warp, as often as it is researched. */
import { msg } from '../../../../core';
import { shipsToFree } from '../../retrieval';
import { coloniesOf } from '../../board';
import { IN_EACH_PHASE } from '../../aliens/timing';
import { SHIP } from '../../bot/worth';
import { warpOf } from '../../bot/wishes';
import { resetTech } from './pieces';
import type { Technology } from './technology';

export const warpBreaker: Technology = {
	words: {
		name: msg('Warp Breaker'),
		gist: msg('All your ships leave the warp, again and again'),
		text: msg(
			'Once completed, turn it face down in any phase: all your ships in the warp go to colonies of yours. Researched anew, it works again.'
		),
		rulings: [msg('It is a retrieval: what answers ships leaving the warp answers this too.')]
	},
	research: 3,
	liked: 8,
	uses: {
		break: {
			moments: IN_EACH_PHASE,
			open: (play, { seat }) =>
				shipsToFree(play, seat) > 0 && coloniesOf(play.board, seat).length > 0,
			say: msg('all their ships leave the warp'),
			yours: msg('all your ships leave the warp'),
			worth: (sight) => (warpOf(sight) - 2) * SHIP,
			apply: (play, me) => {
				const { seat } = me;
				resetTech(play, me);
				const n = shipsToFree(play, seat);
				play.push('home', { from: 'warp', ships: { [seat]: n } });
			}
		}
	}
};
