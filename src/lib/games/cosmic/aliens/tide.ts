/** Ebb and Flow: with each victory more cards come to its side, with each defeat they go from the other. */
import { msg, template } from '../../../core';
import { giveWorst } from '../bot/picks';
import { against, always, trifling } from '../bot/wishes';
import { CARD } from '../bot/worth';
import { caused } from '../because';
import { encounterOf, playerOf, sideOf, timingOrder } from '../board';
import { discardCards, drawToHand } from '../hands';
import { someOfHand } from '../ownhand';
import { formsOf } from '../play';
import { ROLES } from '../types';
import type { Play, Step } from '../play';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { hasLost, hasWon, opponentsOf } from './granted';
import { ALLY, MAIN } from './timing';
import { gainTokens, loseToken } from './tokens';

/** What it begins with. */
const TOKENS = 2;
/** What the wild flare brings. */
const REWARDS = 4;

declare module '../play' {
	interface Steps {
		/** A player of its side draws. */
		'tide.flow': { readonly seat: SeatId; readonly n: number };
		/** A player of the other side discards. */
		'tide.ebb': { readonly seat: SeatId; readonly n: number };
	}
}

/** Whether a main player has lost, the other one too or not. */
const isBeaten = (board: Board, seat: SeatId): boolean =>
	hasLost(board, seat) || encounterOf(board).outcome?.type === 'bothLose';

/** Who stands on its side, itself included. */
const friendsOf = (board: Board, seat: SeatId): SeatId[] =>
	timingOrder(board).filter((other) => sideOf(board, other) === sideOf(board, seat));

/** A step for each of these, in this order: the last that is begun is carried out first. */
function forEach(
	play: Play,
	step: 'tide.flow' | 'tide.ebb',
	seats: readonly SeatId[],
	n: number
): void {
	for (const seat of seats.toReversed()) play.push(step, { seat, n });
}

const flow: Step = {
	draw: formsOf('tide.flow').run((play, { seat, n }) => {
		drawToHand(play, seat, n);
	})
};

const ebb: Step = {
	which: formsOf('tide.ebb').ask({
		ask: (play, { seat, n }) => {
			const asked = someOfHand(play, seat, {
				min: n,
				max: n,
				rule: 'CE-16.1',
				say: msg('{n, plural, one {Discard a card.} other {Discard # cards.}}', {
					n: Math.min(n, playerOf(play.board, seat).hand.length)
				})
			});
			return asked && { ...asked, ...caused(play) };
		},
		then: (play, _frame, { picks }, seat) => {
			discardCards(play, seat, picks, 'CE-15.5');
		}
	})
};

export const tide: Alien = {
	words: {
		name: msg('Tide'),
		power: msg('Ebb and Flow'),
		gist: msg('Victories bring cards, defeats cost others some'),
		text: msg(
			'When you win as a main player, you *use* this power to put a token on this sheet; then you and each of your allies draw a card for each token. When you lose as a main player, you *use* it to discard a token, unless it is the last; then your opponent and each of their allies discard a card for each token left.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: MAIN, phases: ['resolution'] },
		setup: msg('Put 2 tokens on this sheet.'),
		wild: {
			text: msg('As an ally who gets rewards for their ships, get four rewards instead.'),
			timing: { roles: ALLY, phases: ['resolution'] }
		},
		super: {
			text: msg('Put a token on this sheet.'),
			timing: { roles: ROLES, phases: ['regroup', 'resolution'] }
		},
		rulings: [
			msg('The last token stays, and so a defeat costs the others a card at least.'),
			msg('Whoever discards chooses the cards; of a hand that is too small all go.'),
			msg('Where both sides lose you have lost as well. A deal, made or failed, does nothing.'),
			msg('They discard before any compensation is taken.'),
			msg('Tokens lie open for all to see.')
		]
	},
	set: 'storm',
	liked: 13,
	setup: (board, seat) => {
		playerOf(board, seat).tokens = TOKENS;
	},
	power: {
		uses: {
			flow: {
				moments: ['resolution.settled'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => hasWon(board, seat),
				say: msg('gain a token, and their side draws cards'),
				yours: msg('gain a token, and your side draws cards'),
				harms: trifling,
				apply: (play, { seat }) => {
					gainTokens(play, seat, 1, 'CE-2.8');
					forEach(
						play,
						'tide.flow',
						friendsOf(play.board, seat),
						playerOf(play.board, seat).tokens
					);
				}
			},
			ebb: {
				moments: ['resolution.settled'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => isBeaten(board, seat) && playerOf(board, seat).tokens > 0,
				say: msg('lose a token, and the other side discards cards'),
				// It costs a card for each token.
				harms: (sight, by) => against(sight, by) && (sight.open.players[by]?.tokens ?? 0) > 2,
				apply: (play, { seat }) => {
					const player = playerOf(play.board, seat);
					if (player.tokens > 1) loseToken(play, seat, 'CE-2.8');
					forEach(play, 'tide.ebb', opponentsOf(play.board, seat), player.tokens);
				}
			}
		}
	},
	wild: {
		uses: {
			reward: {
				moments: ['resolution.settled'],
				roles: ALLY,
				open: (play, { seat }) => (play.within('resolution').committed?.[seat] ?? 0) > 0,
				say: msg('get four rewards'),
				worth: always(2 * CARD),
				lasting: {
					rewards: (_play, owner, n, { seat }) => (seat === owner.seat ? REWARDS : n)
				}
			}
		}
	},
	super: {
		uses: {
			rise: {
				moments: ['encounter.start', 'resolution.outcome'],
				say: msg('gain a token'),
				worth: always(CARD),
				apply: (play, { seat }) => gainTokens(play, seat, 1, 'CE-2.8')
			}
		}
	},
	steps: { flow, ebb },
	questions: {
		'ebb.which': {
			deed: msg('discard cards'),
			why: { is: 'worst cards' },
			sends: { some: template('Discard {what}') },
			answer: giveWorst
		}
	}
};
