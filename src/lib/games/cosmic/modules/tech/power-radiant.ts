/** Power Radiant: a flare in hand puts its alien out. */
import { msg } from '../../../../core';
import { playerOf } from '../../board';
import { flareOf } from '../../cards';
import { answeredUse, declaredUse, isStoppable, stopsIt, stopUse } from '../../declared';
import { discardCards } from '../../hands';
import { worthOfCard } from '../../bot/worth';
import { zaps } from '../../bot/wishes';
import type { Technology } from './technology';

export const powerRadiant: Technology = {
	words: {
		name: msg('Power Radiant'),
		gist: msg('Discard the flare of an alien to stop its power'),
		text: msg(
			'When any player, you included, uses an alien power, you may discard the flare of that alien from your hand: the use is cancelled, and that power is off until the encounter ends.'
		),
		rulings: [
			msg('It is no zap: what an alien does when it is zapped it does not do then.'),
			msg('It stays, and may be used again.')
		]
	},
	research: 3,
	drawsAnother: true,
	liked: 4,
	uses: {
		quell: {
			moments: ['use.declared'],
			open: (play) => isStoppable(play) && declaredUse(play).source === 'power',
			when: (play, { seat }) =>
				playerOf(play.board, seat).hand.includes(flareOf(declaredUse(play).id)),
			say: msg('stop the power being used'),
			answers: stopsIt,
			worth: (sight) => zaps(sight) - worthOfCard('flare:'),
			apply: (play, { seat }) => {
				const answered = answeredUse(play);
				const flare = flareOf(answered.id);
				// What answered this may have cost it the flare.
				if (!playerOf(play.board, seat).hand.includes(flare)) return;
				discardCards(play, seat, [flare], 'CE-32.34');
				stopUse(play, 'stopped');
				answered.noZap = true;
			}
		}
	}
};
