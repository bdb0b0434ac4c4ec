/** Collapsium Hulls: after a close defeat one ship of the defense stays where it is. */
import { msg } from '../../../../core';
import { encounterOf, targetOf } from '../../board';
import { always } from '../../bot/wishes';
import { doomedOf, spare } from '../../saved';
import type { Play } from '../../play';
import type { SeatId } from '../../types';
import type { Technology } from './technology';

const CLOSE = 5;

/** Whether the defense has lost by so little, with ships that are about to be lost for it. */
function isClose(play: Play, seat: SeatId): boolean {
	const { outcome, totals } = encounterOf(play.board);
	if (outcome?.type !== 'won' || outcome.side !== 'offense' || !totals) return false;
	const lost = play.within('lose').asLoser ? (doomedOf(play, seat)[targetOf(play.board)] ?? 0) : 0;
	return lost > 0 && Math.abs(totals.offense - totals.defense) <= CLOSE;
}

export const collapsiumHulls: Technology = {
	words: {
		name: msg('Collapsium Hulls'),
		gist: msg('After a close defeat a ship stays on your planet'),
		text: msg(
			'You lose as the defense, by 5 or less, where both sides had attacks: one of your ships may stay on the planet, beside those of the winners.'
		),
		rulings: [msg('What counts is how far the totals are apart at the end.')]
	},
	research: 4,
	liked: 6,
	uses: {
		hold: {
			moments: ['ships.losing'],
			roles: ['defense'],
			once: true,
			open: (play, { seat }) => isClose(play, seat),
			say: msg('one of their ships stays on the planet'),
			yours: msg('one of your ships stays on the planet'),
			worth: always(0.5),
			apply: (play, { seat }) => {
				spare(play, seat, { [targetOf(play.board)]: 1 });
			}
		}
	}
};
