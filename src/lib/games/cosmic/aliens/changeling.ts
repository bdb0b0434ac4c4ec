/** Change Form: it becomes whom it meets. */
import { msg } from '../../../core';
import { bestOf, leftOf, othersThan } from '../../kit';
import { amMain } from '../bot/sight';
import { UNSEEN_CARD, always, trifling } from '../bot/wishes';
import { encounterOf, keepsPowers, opponentOf, playerOf } from '../board';
import { cardName } from '../cards';
import { declaresOwn } from '../declared';
import { drawToHand, tableToHand } from '../hands';
import { takeAtRandom } from '../modules/rewards/backs';
import { note, noteOf } from '../notes';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { IN_EACH_PHASE, MAIN } from './timing';

declare module '../notes' {
	interface Notes {
		/** It may trade powers with any player. */
		readonly changeling: true;
	}
}

/** The choice to draw a card, in place of a player to trade with. */
const DRAW = 'draw';

/** Whether somebody has used the power in this encounter: it may have been traded since. */
const wasUsed = (board: Board): boolean =>
	encounterOf(board).used.some(({ source, id }) => source === 'power' && id === 'changeling');

/** With whom it may trade. */
function partners(play: Play, seat: SeatId): SeatId[] {
	const { board } = play;
	const others = noteOf(play, 'changeling') ? othersThan(board, seat) : [opponentOf(board, seat)];
	return others.filter((other) => !keepsPowers(board, other));
}

/** What a liked power is worth above another. */
const LIKED = 0.04;

/** What a bot gains by the power of this seat in place of its own. */
const gainOfTrade = (sight: Sight, seat: SeatId): number =>
	(sight.liked(seat) - sight.liked(sight.me) - 2) * LIKED;

/** What giving the flare away costs a bot. */
const FLARE = 0.1;

const neighbor = (board: Board, seat: SeatId): SeatId | undefined => leftOf(board, seat)[0];

export const changeling: Alien = {
	words: {
		name: msg('Changeling'),
		power: msg('Change Form'),
		gist: msg('Draws a card, or trades powers with an opponent'),
		text: msg(
			'As a main player, once it is known who the defense is, you *use* this power: draw a card, or trade powers with your opponent, with everything that belongs to them.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: MAIN, phases: ['destiny'] },
		setup: null,
		wild: {
			text: msg('Take a card at random from the player on your left, then give them this flare.'),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg('You may trade powers with any player instead of your opponent.'),
			timing: { roles: MAIN, phases: ['destiny'] }
		},
		rulings: [
			msg('It is used once in an encounter, whoever plays Changeling after it.'),
			msg('The powers stay traded until something changes them again.'),
			msg('What the other power does at the same moment is then still to come.'),
			msg(
				'A power that is lost is traded as well, and needs the home colonies of who plays it now.'
			),
			msg('The wild flare takes nothing from an empty hand, so it is not played then.')
		]
	},
	set: 'conflict',
	liked: 9,
	power: {
		uses: {
			change: asking({
				moments: ['destiny.defenseSet'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: ({ board }) => !wasUsed(board),
				ask: (play, { seat }) => {
					const others = partners(play, seat).map((other): Choice<SeatId> => ({
						id: other,
						say: msg('Trade powers with {whom}', { whom: other }),
						on: other
					}));
					return {
						type: 'one',
						choices: [{ id: DRAW, say: msg('Draw a card') }, ...others]
					};
				},
				say: msg('draw a card, or trade powers'),
				// It hurts who has the better power.
				harms: (sight, by) => amMain(sight) && sight.liked(sight.me) > sight.liked(by) + 2,
				choose: (sight, { choices }) => {
					const best = bestOf(choices, ({ id }) =>
						id === DRAW ? UNSEEN_CARD : gainOfTrade(sight, id)
					);
					return best ? { pick: best.id } : null;
				},
				apply: (play, { seat }, { pick }) => {
					if (pick === DRAW) drawToHand(play, seat, 1);
					else play.push('trade', { one: seat, other: pick });
				}
			})
		}
	},
	wild: {
		uses: {
			take: {
				moments: IN_EACH_PHASE,
				open: ({ board }, { seat }) => {
					const from = neighbor(board, seat);
					return from !== undefined && playerOf(board, from).hand.length > 0;
				},
				say: msg('take a card of the player on their left, who gets this flare'),
				yours: msg('take a card of the player on your left, who gets this flare'),
				harms: trifling,
				worth: always(UNSEEN_CARD - FLARE),
				apply: (play, { seat }) => {
					const from = neighbor(play.board, seat);
					if (from) takeAtRandom(play, seat, from);
				},
				afterwards: (play, { seat, card }) => {
					const to = neighbor(play.board, seat);
					if (!card || !to) return;
					play.say(msg('{who} gets {card}.', { who: to, card: cardName(card) }), 'CE-15.27');
					tableToHand(play, [card], to);
				}
			}
		}
	},
	super: {
		uses: {
			choose: {
				moments: ['use.declared'],
				roles: MAIN,
				open: declaresOwn,
				say: msg('the trade may be with any player'),
				worth: (sight) =>
					Math.max(
						0,
						...sight.open.order
							.filter((seat) => seat !== sight.me)
							.map((seat) => gainOfTrade(sight, seat))
					),
				apply: (play) => note(play, 'changeling', true)
			}
		}
	}
};
