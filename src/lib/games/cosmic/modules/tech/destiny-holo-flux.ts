/** Destiny Holo-Flux: what destiny has shown is undone. */
import { msg } from '../../../../core';
import { drawAgain } from '../../destiny/deck';
import { mainOf } from '../../bot/sight';
import { resetTech } from './pieces';
import type { Technology } from './technology';

export const destinyHoloFlux: Technology = {
	words: {
		name: msg('Destiny Holo-Flux'),
		gist: msg('Another destiny card is drawn'),
		text: msg(
			'Once completed, turn it face down once a destiny card has been drawn: that card decides nothing, and the offense draws another.'
		),
		rulings: [msg('A hazard warning on the card that is undone stands.')]
	},
	research: 3,
	drawsAnother: true,
	liked: 5,
	uses: {
		undo: {
			moments: ['destiny.drawn'],
			open: ({ board: { encounter } }) => encounter?.defense === null && encounter.destiny !== null,
			say: msg('another destiny card is drawn'),
			worth: (sight) => {
				const { destiny } = sight.open.encounter ?? {};
				const mine = destiny?.startsWith(`colour:${sight.me.slice('seat:'.length)}#`) ?? false;
				return mine && mainOf(sight, 'offense') !== sight.me ? 0.2 : 0;
			},
			apply: (play, me) => {
				// CE-32.32: what its coming has set off stands.
				drawAgain(play);
				resetTech(play, me);
			}
		}
	}
};
