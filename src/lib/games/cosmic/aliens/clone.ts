/** Replicate: its used encounter card comes back to hand. */
import { msg } from '../../../core';
import { encounterIn, sideOf } from '../bot/sight';
import { always } from '../bot/wishes';
import { worthOfCard } from '../bot/worth';
import { encounterOf, otherSide, sideOfMain } from '../board';
import { cardName } from '../cards';
import { tableToHand, takeLaid } from '../hands';
import { answeredUse, declaredUse } from '../declared';
import { noteCards, notedCards } from '../notes';
import { ROLES } from '../types';
import { value } from '../values';
import type { Alien } from './alien';
import { MAIN } from './timing';
import type { CardId } from '../types';

declare module '../notes' {
	interface CardNotes {
		/** Artifacts kept after use, which may not be played again this encounter. */
		readonly clone: readonly CardId[];
	}
}

export const clone: Alien = {
	words: {
		name: msg('Clone'),
		power: msg('Replicate'),
		gist: msg('Keeps the card that was used'),
		text: msg(
			'As a main player, after the outcome is settled and compensation has been taken, you may *use* this power to take the encounter card you used back into your hand instead of discarding it.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: MAIN, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'Keep an artifact you have just played. It may be played again in a later encounter.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg(
				'When you are owed compensation, take twice as many cards, as far as your opponent has them.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		rulings: [
			msg('If cards were swapped or replaced, the card finally used is the one kept.'),
			msg('A kept card never reaches the discard pile, so nobody can fetch it from there.')
		]
	},
	liked: 6,
	power: {
		uses: {
			keep: {
				moments: ['resolution.used'],
				roles: MAIN,
				open: (play, { seat }) => {
					const { board } = play;
					const side = sideOfMain(board, seat);
					const laid = side && board.encounter?.laid[side];
					// CE-33.6: nothing keeps a card that is about to leave the game.
					if (value(play, 'playedCardsLeave', false, null)) return false;
					return Boolean(laid) && laid?.concealed === false;
				},
				say: msg('take their used card back'),
				yours: msg('take your used card back'),
				worth: (sight) => {
					const side = sideOf(sight, sight.me);
					const card = side && encounterIn(sight).laid[side]?.card;
					return card ? worthOfCard(card) : 0;
				},
				apply: (play, { seat }) => {
					const side = sideOfMain(play.board, seat);
					const laid = side && encounterOf(play.board).laid[side];
					if (!side || !laid) return;
					play.say(
						msg('{who} takes {card} back.', { who: seat, card: cardName(laid.card) }),
						'CE-12.12'
					);
					takeLaid(play, side, seat);
				}
			}
		}
	},
	wild: {
		uses: {
			keep: {
				moments: ['artifact.played'],
				open: (play, { seat }) => {
					const played = declaredUse(play);
					return (
						played.seat === seat && played.card !== null && play.board.onTable.includes(played.card)
					);
				},
				say: msg('keep the artifact'),
				worth: always(0.12),
				apply: (play, { seat }) => {
					const { card } = answeredUse(play);
					if (!card) return;
					noteCards(play, 'clone', tableToHand(play, [card], seat));
				},
				lasting: {
					unplayable: (play, owner, cards, { seat }) =>
						seat === owner.seat ? [...cards, ...notedCards(play, 'clone')] : cards
				}
			}
		}
	},
	super: {
		uses: {
			double: {
				moments: ['resolution.compensation'],
				roles: MAIN,
				open: ({ board }, { seat }) => {
					const outcome = board.encounter?.outcome;
					const side = sideOfMain(board, seat);
					return outcome?.type === 'won' && side !== null && outcome.side === otherSide(side);
				},
				say: msg('take twice the compensation'),
				worth: always(0.2),
				// CE-14.17
				lasting: {
					compensation: (_play, owner, cards, { seat }) => (seat === owner.seat ? 2 * cards : cards)
				}
			}
		}
	}
};
