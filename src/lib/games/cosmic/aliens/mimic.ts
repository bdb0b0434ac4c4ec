/** Imitate: its hand is as large as that of its opponent; with its flare what others play is played again. */
import { msg } from '../../../core';
import { amMain } from '../bot/sight';
import { giveWorst } from '../bot/picks';
import { opponentIn, UNSEEN_CARD } from '../bot/wishes';
import { caused } from '../because';
import { opponentOf, playerOf } from '../board';
import { answeredUse, declaredUse, declaresOwn, repeatedName } from '../declared';
import { goesToItsAlien } from '../flares';
import { HAND } from '../cards';
import { discardCards, drawToHand } from '../hands';
import { note, noteOf } from '../notes';
import { someOfHand } from '../ownhand';
import { formsOf } from '../play';
import { canRepeat, mayRepeat } from '../repeating';
import { ROLES } from '../types';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

/** So many cards more are worth a zap to who is met. */
const MANY = 3;

declare module '../notes' {
	interface Notes {
		/** Its hand comes to be of eight cards. */
		readonly mimic: true;
	}
}

declare module '../play' {
	interface Steps {
		/** It discards so many cards. */
		'mimic.shed': { readonly seat: SeatId; readonly n: number };
	}
}

const sizeOf = ({ board }: Play, seat: SeatId): number => playerOf(board, seat).hand.length;

/** How many cards its hand lacks of what it is to be; below zero: how many are too many. */
function lacking(play: Play, seat: SeatId): number {
	const size = noteOf(play, 'mimic') ? HAND : sizeOf(play, opponentOf(play.board, seat));
	return size - sizeOf(play, seat);
}

/** Whether a bot is met by this player, who gains many cards by it. */
function gainsMany(sight: Sight, by: SeatId): boolean {
	const held = (seat: SeatId) => sight.open.players[seat]?.hand ?? 0;
	return amMain(sight) && opponentIn(sight) === by && held(sight.me) - held(by) >= MANY;
}

const shed: Step = {
	which: formsOf('mimic.shed').ask({
		ask: (play, { seat, n }) => {
			const asked = someOfHand(play, seat, {
				min: n,
				max: n,
				rule: 'CE-16.3',
				say: msg('{n, plural, one {Discard a card.} other {Discard # cards.}}', { n })
			});
			return asked && { ...asked, ...caused(play) };
		},
		then: (play, _frame, { picks }, seat) => {
			discardCards(play, seat, picks, 'CE-15.5');
		}
	})
};

export const mimic: Alien = {
	words: {
		name: msg('Mimic'),
		power: msg('Imitate'),
		gist: msg('Holds as many cards as the opponent'),
		text: msg(
			'As a main player, before encounter cards are chosen, you *use* this power: with fewer cards in hand than your opponent you draw until you have as many; with more you discard cards of your choice until you have as many.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'When an artifact or a wild flare of another player has taken effect, what it does is done once more, for you. Then give this flare to Mimic, or discard it if nobody plays Mimic.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg('When you use your power, your hand comes to be of eight cards instead.'),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		rulings: [
			msg('Hands of one size already are left alone: the power is not used.'),
			msg(
				'A defense without an encounter card draws a new hand first; the sizes after that are compared.'
			),
			msg(
				'The sizes when the power takes effect count: what answers it, or comes back to a hand meanwhile, is counted.'
			),
			msg(
				'Discarding may cost you your last encounter card: as the offense you lose your turn then.'
			),
			msg(
				'You repeat a card as if you had played it: in a role and at a moment in which you could, with your own choices, and not where nothing is left for it. A zap, and any card that answers another, is not repeated.'
			),
			msg(
				'What is repeated is no card that is played: nothing answers it. This flare can be answered.'
			)
		]
	},
	set: 'conflict',
	liked: 8,
	power: {
		uses: {
			match: {
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				mandatory: true,
				once: true,
				// CE-10.7: a defense without encounter cards is dealt its new hand before.
				open: (play, { seat }, { only }) => only === undefined && lacking(play, seat) !== 0,
				say: msg('their hand comes to be as large as that of their opponent'),
				yours: msg('your hand comes to be as large as that of your opponent'),
				harms: gainsMany,
				apply: (play, { seat }) => {
					const n = lacking(play, seat);
					if (n > 0) drawToHand(play, seat, n);
					else if (n < 0) play.push('mimic.shed', { seat, n: -n });
				}
			}
		}
	},
	wild: {
		uses: {
			repeat: {
				moments: ['card.used'],
				open: (play, { seat }) => mayRepeat(play, seat, declaredUse(play)),
				when: (play, { seat }) => canRepeat(play, seat, declaredUse(play)),
				say: msg('do once more what a card has done'),
				answers: (play) => {
					const played = declaredUse(play);
					return msg('do once more what {card} of {whom} has done', {
						card: repeatedName(played),
						whom: played.seat
					});
				},
				worth: (sight) => sight.answers?.worth?.(sight) ?? 0,
				apply: (play, { seat }) => {
					answeredUse(play).repeatedBy = seat;
				},
				afterwards: goesToItsAlien
			}
		}
	},
	super: {
		uses: {
			fill: {
				moments: ['use.declared'],
				roles: MAIN,
				open: declaresOwn,
				say: msg('the hand comes to be of {n} cards', { n: HAND }),
				worth: (sight) => {
					const other = opponentIn(sight);
					return other ? (HAND - (sight.open.players[other]?.hand ?? 0)) * UNSEEN_CARD : 0;
				},
				apply: (play) => note(play, 'mimic', true)
			}
		}
	},
	steps: { shed },
	questions: {
		'shed.which': {
			deed: msg('discard cards'),
			why: { is: 'worst cards' },
			answer: giveWorst
		}
	}
};
