/** Infest: joins a side that did not invite it. */
import { msg, template } from '../../../core';
import { bestJoin, swarmGain } from '../bot/alliances';
import { encounterIn } from '../bot/sight';
import { always, bringsColonies } from '../bot/wishes';
import { mayStandOn, planetsOf } from '../board';
import { found, placesToFound } from '../found';
import { ROLES, SIDES } from '../types';
import { asking } from '../use';
import type { Alien } from './alien';
import { ALLY } from './timing';

const ANY_NUMBER = 100;

export const parasite: Alien = {
	words: {
		name: msg('Parasite'),
		power: msg('Infest'),
		gist: msg('Joins without being asked'),
		text: msg(
			'When you are not a main player and your turn comes to answer, you may *use* this power to join either side with one to four ships although you were not invited.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: [...ALLY, 'uninvolved'], phases: ['alliance'] },
		setup: null,
		wild: {
			text: msg(
				'When another player loses their power for want of home colonies, found a colony on one of their home planets with one of your ships.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg('As an ally, send any number of ships.'),
			timing: { roles: ALLY, phases: ['alliance'] }
		},
		rulings: [
			msg(
				'An effect that cancels alliances sends it away; one that stops invitations does not stop it.'
			)
		]
	},
	liked: 8,
	needsThirdParties: true,
	power: {
		uses: {
			infest: {
				moments: ['alliance.answer'],
				roles: ['uninvolved'],
				open: ({ board }, { seat }, { only }) => {
					const invited = board.encounter?.invited;
					return (
						only === seat &&
						SIDES.some((side) => !invited?.[side].includes(seat) && mayStandOn(board, seat, side))
					);
				},
				say: msg('join either side uninvited'),
				worth: (sight) => bestJoin(sight, SIDES, 2)?.worth ?? 0,
				harms: bringsColonies,
				lasting: {
					joinsUninvited: (_play, owner, may, { seat }) => may || seat === owner.seat
				}
			}
		}
	},
	wild: {
		uses: {
			settle: asking({
				moments: ['power.lost'],
				open: (_play, { seat }, { seat: loser }) => loser !== seat,
				ask: (play, { seat }) => {
					const loser = play.openWindow()?.seat;
					return loser ? placesToFound(play, seat, planetsOf(play.board, loser), 1) : null;
				},
				say: msg('found a colony in the home system of the power lost'),
				sends: template('Settle {first}'),
				worth: always(1),
				apply: (play, { seat }, answer) => found(play, seat, answer)
			})
		}
	},
	super: {
		uses: {
			swarm: {
				moments: ['alliance.answer'],
				open: (_play, { seat }, { only }) => only === seat,
				say: msg('send any number of ships'),
				worth: (sight) =>
					swarmGain(
						sight,
						SIDES.filter((side) => encounterIn(sight).invited[side].includes(sight.me))
					),
				lasting: {
					mostShips: (_play, owner, most, { seat, as }) =>
						seat === owner.seat && as === 'ally' ? ANY_NUMBER : most
				}
			}
		}
	}
};
