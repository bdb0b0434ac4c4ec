/** Xaq Attack: a guest who must be invited. */
import { msg, template } from '../../../../core';
import { seatChoice } from '../../../kit';
import { mainPlayer, shipsToSend, techOf } from '../../board';
import { encounterIn } from '../../bot/sight';
import { always } from '../../bot/wishes';
import { asking } from '../../use';
import { value } from '../../values';
import type { Play } from '../../play';
import { SIDES } from '../../types';
import type { SeatId } from '../../types';
import { giveTech, techName } from './pieces';
import type { Technology } from './technology';

/** Main players who may invite. */
const hosts = (play: Play): SeatId[] =>
	SIDES.map((side) => mainPlayer(play.board, side)).filter((seat) =>
		value(play, 'mayInvite', true, { seat })
	);

export const xaqAttack: Technology = {
	words: {
		name: msg('Xaq Attack'),
		gist: msg('A main player must invite you, and has this technology then'),
		text: msg(
			'Before allies are invited, while you have no part in the encounter: give it, completed, to a main player, who must invite you. The technology is theirs now.'
		),
		rulings: [msg('You need not come.')]
	},
	research: 0,
	toll: 'run',
	drawsAnother: true,
	needsOthers: true,
	liked: 4,
	uses: {
		call: asking({
			moments: ['alliance.before'],
			roles: ['uninvolved'],
			once: true,
			open: (play, { seat }) => shipsToSend(play.board, seat) > 0 && hosts(play).length > 0,
			ask: (play) => ({ type: 'one', choices: hosts(play).map(seatChoice) }),
			say: msg('a main player must invite them'),
			yours: msg('a main player must invite you'),
			sends: template('Give Xaq Attack to {first}'),
			worth: always(0.1),
			choose: (sight, { choices }) => {
				const { offense } = encounterIn(sight);
				const best = choices.find(({ id }) => id === offense) ?? choices[0];
				return best ? { pick: best.id } : null;
			},
			amount: ({ pick }) => Number(pick.slice('seat:'.length)),
			lasting: {
				mustInvite: (_play, { seat: guest, amount }, guests, { seat }) => {
					const host: SeatId = `seat:${amount}`;
					return seat === host ? [...guests, guest] : guests;
				}
			},
			apply: (play, { seat, id }, { pick }) => {
				play.say(
					msg('{who, select, you {You give} other {# gives}} {tech} to {whom}.', {
						who: seat,
						tech: techName(id),
						whom: pick
					}),
					'CE-32.42'
				);
				const tech = techOf(play.board, seat, id);
				if (tech) giveTech(play, seat, pick, tech);
			}
		})
	}
};
