/** Speed: second encounters of others bring it tokens, and those encounters of its own, or the end of theirs. */
import { msg } from '../../../core';
import { CARD } from '../bot/worth';
import { always, bringsColonies, trifling } from '../bot/wishes';
import { isOurs, threatens } from '../bot/sight';
import { grantBetween, isGranted } from '../between';
import { encounterOf, hasEncounterCard, playerOf } from '../board';
import { declaredUse, declaresOwn } from '../declared';
import { endEncounter } from '../ending';
import { drawToHand } from '../hands';
import { note, noteOf } from '../notes';
import type { Sight } from '../bot/sight';
import type { Board, Role, SeatId } from '../types';
import type { Alien } from './alien';
import { ALLY } from './timing';
import { gainTokens, spendTokens } from './tokens';

const ID = 'lightning';

/** Tokens that an encounter of its own costs, and the end of another's. */
const STRIKE = 3;
const STOP = 2;
const CARDS = 3;

/** What a token is worth to a bot, an encounter more, and that a rival near the goal has none more. */
const TOKEN = 0.1;
const ENCOUNTER = 0.45;
const HOLDS_UP = 0.7;

/** Whoever is not the offense. */
const OTHERS: readonly Role[] = ['defense', ...ALLY, 'uninvolved'];

declare module '../notes' {
	interface Notes {
		/** It gains two tokens. */
		readonly lightning: true;
	}
}

/** Whether the offense begins a second encounter. */
const beginsSecond = (board: Board): boolean => encounterOf(board).n === 2;

const tokensOf = (board: Board, seat: SeatId): number => playerOf(board, seat).tokens;

/** Whether a bot had rather the offense had no second encounter. */
const isFeared = (sight: Sight): boolean => {
	const offense = sight.open.encounter?.offense;
	return offense !== undefined && !isOurs(sight, offense) && threatens(sight, offense);
};

export const lightning: Alien = {
	words: {
		name: msg('Lightning'),
		power: msg('Speed'),
		gist: msg('Strikes after second encounters of others'),
		text: msg(
			'When another player begins a second encounter, you *use* this power: put a token on this sheet. With two tokens you may then *use* it to spend them: that encounter ends at once. When any encounter of others is over, you may *use* it to spend three: you have an encounter at once, and then the turn goes on.'
		),
		usage: 'mixed',
		alert: 'yellow',
		timing: { roles: OTHERS, phases: ['regroup', 'resolution'] },
		setup: null,
		wild: {
			text: msg('When another player begins a second encounter, draw three cards.'),
			timing: { roles: OTHERS, phases: ['regroup'] }
		},
		super: {
			text: msg('Gain two tokens when your power gains one.'),
			timing: { roles: OTHERS, phases: ['regroup'] }
		},
		rulings: [
			msg('A third encounter of a turn, and one out of turn, brings no token.'),
			msg(
				'Your own encounter takes an encounter card in hand. Destiny says against whom it is; it is out of turn and leads to no second one.'
			),
			msg('After an encounter in which you are the offense you have no other by it.'),
			msg(
				'An encounter that you end is over before a ship comes back from the warp, and was no success: the turn is over as well, unless an effect grants another.'
			),
			msg('Tokens lie open for all to see.')
		]
	},
	set: 'alliance',
	liked: 11,
	tokens: true,
	power: {
		uses: {
			charge: {
				moments: ['encounter.start'],
				roles: OTHERS,
				mandatory: true,
				open: ({ board }) => beginsSecond(board),
				say: msg('gain a token'),
				harms: trifling,
				apply: (play, { seat }) => gainTokens(play, seat, noteOf(play, ID) ? 2 : 1, 'CE-2.8')
			},
			stop: {
				moments: ['encounter.start'],
				roles: OTHERS,
				once: true,
				open: ({ board }, { seat }) => beginsSecond(board) && tokensOf(board, seat) >= STOP,
				say: msg('spend {n} tokens to end the encounter', { n: STOP }),
				worth: (sight) => (isFeared(sight) ? HOLDS_UP - STOP * TOKEN : 0),
				harms: (sight) => sight.open.encounter?.offense === sight.me,
				apply: (play, { seat }) => {
					spendTokens(play, seat, STOP, 'CE-2.8');
					endEncounter(play, { type: 'ended', successful: false }, false);
				}
			},
			strike: {
				moments: ['encounter.over'],
				roles: OTHERS,
				open: (play, { seat }) => !isGranted(play) && tokensOf(play.board, seat) >= STRIKE,
				// CE-4.4: as any further encounter.
				when: ({ board }, { seat }) => hasEncounterCard(playerOf(board, seat).hand),
				say: msg('spend {n} tokens to have an encounter', { n: STRIKE }),
				worth: always(ENCOUNTER - STRIKE * TOKEN),
				harms: bringsColonies,
				apply: (play, { seat }) => {
					spendTokens(play, seat, STRIKE, 'CE-2.8');
					grantBetween(play, seat, null);
				}
			}
		}
	},
	wild: {
		uses: {
			draw: {
				moments: ['encounter.start'],
				roles: OTHERS,
				once: true,
				open: ({ board }) => beginsSecond(board),
				say: msg('draw {n} cards', { n: CARDS }),
				worth: always(CARDS * CARD),
				harms: trifling,
				apply: (play, { seat }) => {
					drawToHand(play, seat, CARDS);
				}
			}
		}
	},
	super: {
		uses: {
			double: {
				moments: ['use.declared'],
				roles: OTHERS,
				open: (play, me) => declaresOwn(play, me) && declaredUse(play).use === 'charge',
				say: msg('gain two tokens'),
				worth: always(TOKEN),
				harms: trifling,
				apply: (play) => note(play, ID, true)
			}
		}
	}
};
