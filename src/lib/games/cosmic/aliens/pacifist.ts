/** Peace: a negotiate of its wins against an attack. */
import { msg } from '../../../core';
import { worthOfCard } from '../bot/worth';
import { always, decidesFights, gainWith } from '../bot/wishes';
import { encounterOf, opponentOf, otherSide, sideOfMain } from '../board';
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
		gist: msg('A negotiate beats an attack'),
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
			msg('You have lost no ships, so you collect nothing.'),
			msg('Stopped, you lose as usual and collect your compensation.'),
			msg('A morph that has copied an attack is one, so the power is not used with it.'),
			msg('The cards as they are in the end decide: against what was made a negotiate you deal.')
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
				surely: (board, seat) => !encounterOf(board).revealed || peaceful(board, seat) !== null,
				say: msg('their negotiate wins'),
				yours: msg('your negotiate wins'),
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
				say: msg('their negotiate becomes an attack 15'),
				yours: msg('your negotiate becomes an attack 15'),
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
				say: msg('they lose two ships fewer, their opponent two more'),
				yours: msg('you lose two ships fewer, your opponent two more'),
				worth: always(0.15),
				lasting: {
					failedDeal: ({ board }, owner, ships, { seat }) => {
						if (seat === owner.seat) return Math.max(0, ships - SHIFT);
						// CE-33.46: of all who lose ships one is its opponent.
						return seat === opponentOf(board, owner.seat) ? ships + SHIFT : ships;
					}
				}
			}
		}
	}
};
