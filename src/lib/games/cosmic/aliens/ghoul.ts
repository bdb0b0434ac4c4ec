/** Feast: what it defeats brings it rewards. */
import { msg } from '../../../core';
import { sumOf } from '../../kit';
import { always } from '../bot/wishes';
import { CARD } from '../bot/worth';
import { encounterOf } from '../board';
import type { Board, SeatId } from '../types';
import type { Use } from '../use';
import type { Alien } from './alien';
import { grants, hasWon, opponentsOf } from './granted';
import { MAIN } from './timing';

/** Ships the losers have lost to the warp by it. */
const eaten = (board: Board, seat: SeatId): number =>
	sumOf(opponentsOf(board, seat), (loser) => encounterOf(board).lost[loser] ?? 0);

/** The same whoever is rewarded. */
const feast = {
	moments: ['resolution.settled'],
	open: ({ board }, { seat }) => hasWon(board, seat) && eaten(board, seat) > 0,
	say: msg('get a reward for each ship the losers have lost'),
	amount: ({ board }, { seat }) => eaten(board, seat),
	lasting: grants
} satisfies Partial<Use>;

export const ghoul: Alien = {
	words: {
		name: msg('Ghoul'),
		power: msg('Feast'),
		gist: msg('Is rewarded for ships it defeats'),
		text: msg(
			'When you win an encounter as a main player, you *use* this power: you get a reward for each ship of your opponent and their allies that went to the warp because they lost.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: MAIN, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'When you win an encounter as a main player, you get a reward for each player on the other side.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		super: {
			text: msg('You use this power also as an ally of the offense that has won.'),
			timing: { roles: ['offensiveAlly'], phases: ['resolution'] }
		},
		rulings: [
			msg('Ships that were saved from the warp, or left the game, bring nothing.'),
			msg('The rewards come besides all else that you gain, and you split them all together.'),
			msg('A deal is no victory.')
		]
	},
	set: 'incursion',
	liked: 14,
	power: { uses: { feast: { ...feast, roles: MAIN, mandatory: true } } },
	wild: {
		uses: {
			share: {
				moments: ['resolution.settled'],
				roles: MAIN,
				open: ({ board }, { seat }) => hasWon(board, seat),
				say: msg('get a reward for each player on the other side'),
				worth: always(2 * CARD),
				amount: ({ board }, { seat }) => opponentsOf(board, seat).length,
				lasting: grants
			}
		}
	},
	super: { uses: { feast: { ...feast, roles: ['offensiveAlly'], worth: always(3 * CARD) } } }
};
