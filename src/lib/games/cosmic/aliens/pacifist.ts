/** Peace: a negotiate of its wins against an attack. */
import { msg } from '../../../core';
import { worthOfCard } from '../bot/worth';
import { always, decidesFights, gainWith } from '../bot/wishes';
import { encounterOf, otherSide, sideOfMain } from '../board';
import type { Board, Face, SeatId, Side } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

/** What the wild flare makes of a negotiate. */
const ARMED: Face = { kind: 'attack', value: 15 };
/** How many ships fewer it loses by a failed deal, and how many more its opponent. */
const SHIFT = 2;

/** The side of this main player, where it has a negotiate and faces an attack. */
function peaceful(board: Board, seat: SeatId): Side | null {
	const side = sideOfMain(board, seat);
	if (!side) return null;
	const { laid } = encounterOf(board);
	const isPeace = laid[side]?.face?.kind === 'negotiate';
	return isPeace && laid[otherSide(side)]?.face?.kind === 'attack' ? side : null;
}

export const pacifist: Alien = {
	words: {
		name: msg('Pacifist'),
		power: msg('Peace'),
		gist: msg('Its negotiate beats an attack'),
		text: msg(
			'As a main player, when you have revealed a negotiate and your opponent an attack, you *use* this power: you win the encounter.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when you have revealed a negotiate and your opponent an attack, your card becomes an attack 15.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg(
				'As a main player, when you fail to make a deal, lose two ships fewer, and your opponent two more.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		rulings: [
			msg('It has lost no ships, so it collects nothing.'),
			msg('Stopped, it loses as usual and collects its compensation.'),
			msg('A morph that has copied an attack is one, so the power is not used with it.'),
			msg('The cards as they are in the end decide: against what was made a negotiate it deals.')
		]
	},
	liked: 15,
	power: {
		uses: {
			win: {
				moments: ['reveal.values'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => peaceful(board, seat) !== null,
				say: msg('its negotiate wins'),
				harms: decidesFights,
				bends: { wins: (mine, theirs) => mine.kind === 'negotiate' && theirs.kind === 'attack' },
				lasting: {
					outright: ({ board }, { seat }, side) => peaceful(board, seat) ?? side
				}
			}
		}
	},
	wild: {
		uses: {
			arm: {
				moments: ['reveal.cards'],
				roles: MAIN,
				open: ({ board }, { seat }) => peaceful(board, seat) !== null,
				say: msg('its negotiate becomes an attack 15'),
				worth: (sight) => gainWith(sight, ARMED) - worthOfCard('attack:04'),
				harms: decidesFights,
				apply: ({ board }, { seat }) => {
					const side = peaceful(board, seat);
					const laid = side && encounterOf(board).laid[side];
					if (laid) laid.face = ARMED;
				}
			}
		}
	},
	super: {
		uses: {
			shift: {
				moments: ['resolution.dealFailed'],
				roles: MAIN,
				say: msg('it loses two ships fewer, its opponent two more'),
				worth: always(0.15),
				lasting: {
					failedDeal: (_play, owner, ships, { seat }) =>
						seat === owner.seat ? Math.max(0, ships - SHIFT) : ships + SHIFT
				}
			}
		}
	}
};
