/** Mass: sends one ship at a time, and each counts four. */
import { msg } from '../../../core';
import { always, decidesFights, gainOf, myShips } from '../bot/wishes';
import { fightIn } from '../bot/worth';
import { bothAttack, involvedShips, maybeCompares, sideOf } from '../board';
import { SIDES } from '../types';
import type { Open, Play } from '../play';
import type { SeatId } from '../types';
import type { Use } from '../use';
import type { Alien } from './alien';
import { ALLY, INVOLVED } from './timing';

const WORTH = 4;
const GAIN = 2;
const MOST_WITH_FLARE = 4;

/** Whether this seat is about to send ships: as the offense, or as an invited player about to answer. */
function sending(play: Play, seat: SeatId, { moment, only }: Open): boolean {
	const { encounter } = play.board;
	if (moment === 'launch.beforeShips') return encounter?.offense === seat;
	return only === seat && SIDES.some((side) => encounter?.invited[side].includes(seat) ?? false);
}

const whileSending: Pick<Use, 'moments' | 'open'> = {
	moments: ['launch.beforeShips', 'alliance.answer'],
	open: (play, { seat }, frame) => sending(play, seat, frame)
};

export const macron: Alien = {
	words: {
		name: msg('Macron'),
		power: msg('Mass'),
		gist: msg('One ship at a time, worth four'),
		text: msg(
			'As the offense or an ally you *use* this power to send no more than one ship. As a main player or ally, after the reveal, you *use* it so that each of your ships adds 4 to your side’s total instead of 1. When you collect compensation or rewards, each of your ships counts as two.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: INVOLVED, phases: ['launch', 'alliance', 'reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player or ally whose side revealed an attack, add 1 more for each of your ships in the encounter.'
			),
			timing: { roles: INVOLVED, phases: ['reveal'] }
		},
		super: {
			text: msg('As the offense or an ally, send up to four ships.'),
			timing: { roles: ['offense', ...ALLY], phases: ['launch', 'alliance'] }
		},
		rulings: [
			msg(
				'Stopped when sending, you may send up to four ships, each worth 1; stopped after the reveal, your ships count 1.'
			),
			msg('As the defense all your ships on the planet count 4 each.')
		]
	},
	liked: 15,
	power: {
		passive: {
			gainWorth: (_play, owner, worth, { seat }) => (seat === owner.seat ? worth * GAIN : worth)
		},
		uses: {
			send: {
				...whileSending,
				mandatory: true,
				say: msg('send no more than one ship'),
				harms: decidesFights,
				lasting: {
					mostShips: (_play, owner, most, { seat }) =>
						seat === owner.seat ? Math.min(most, 1) : most
				}
			},
			count: {
				moments: ['reveal.values'],
				roles: INVOLVED,
				mandatory: true,
				open: ({ board }, { seat }) => bothAttack(board) && involvedShips(board, seat) > 0,
				surely: (board, seat) => maybeCompares(board) && involvedShips(board, seat) > 0,
				say: msg('each of their ships counts 4'),
				yours: msg('each of your ships counts 4'),
				harms: decidesFights,
				bends: { ships: WORTH - 1 },
				lasting: {
					shipWorth: (_play, owner, worth, { seat }) =>
						seat === owner.seat ? worth + WORTH - 1 : worth
				}
			}
		}
	},
	wild: {
		uses: {
			heavier: {
				moments: ['reveal.values'],
				roles: INVOLVED,
				open: ({ board }, { seat }) => bothAttack(board) && involvedShips(board, seat) > 0,
				say: msg('each of their ships adds 1 more'),
				yours: msg('each of your ships adds 1 more'),
				bends: { ships: 1 },
				worth: (sight) => {
					const fight = fightIn(sight);
					return fight ? gainOf(sight, fight, myShips(sight, fight)) : 0;
				},
				lasting: {
					// An addition to the total, so nothing multiplies or deducts it (CE-15.35).
					parts: ({ board }, owner, parts, { side }) =>
						side === sideOf(board, owner.seat)
							? { ...parts, added: parts.added + involvedShips(board, owner.seat) }
							: parts
				}
			}
		}
	},
	super: {
		uses: {
			fleet: {
				...whileSending,
				say: msg('send up to four ships'),
				worth: always(0.6),
				lasting: {
					mostShips: (_play, owner, most, { seat }) =>
						seat === owner.seat ? Math.max(most, MOST_WITH_FLARE) : most
				}
			}
		}
	}
};
