/** Theft: takes the opponent's used encounter card out of the discard pile. */
import { msg, template } from '../../../core';
import { bestOf } from '../../kit';
import { always, hurts, usedBy } from '../bot/wishes';
import { worthOfCard } from '../bot/worth';
import { mainPlayer, opponentOf, playerOf, sideOfMain, otherSide } from '../board';
import { cardName, kindOf } from '../cards';
import { answeredUse, declaredUse, stopUse } from '../declared';
import { discardCards, tableToHand } from '../hands';
import { ROLES, SIDES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { Board, CardId, SeatId, Side } from '../types';
import { value } from '../values';
import type { Alien } from './alien';
import { MAIN } from './timing';
import { takeUsed, usedCard } from './used';

/** Sides whose main player is somebody else and whose used card can be taken. */
const othersUsed = (
	board: Board,
	seat: SeatId
): { readonly side: Side; readonly who: SeatId; readonly card: CardId }[] =>
	SIDES.flatMap((side) => {
		const card = usedCard(board, side);
		if (card === null) return [];
		const who = mainPlayer(board, side);
		return who === seat ? [] : [{ side, who, card }];
	});

export const filch: Alien = {
	words: {
		name: msg('Filch'),
		power: msg('Theft'),
		gist: msg('Takes the card an opponent used'),
		text: msg(
			'As a main player, after used encounter cards are discarded, you may *use* this power to take your opponent’s used card from the discard pile into your hand.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: MAIN, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'When another player plays an artifact or a flare, discard a negotiate from your hand to steal that card: it has no effect and joins your hand.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg(
				'After used encounter cards are discarded, take the used card of another player, even from an encounter you took no part in.'
			),
			timing: { roles: ROLES, phases: ['resolution'] }
		},
		rulings: [
			msg('If the opponent’s card was replaced, the one finally used is taken.'),
			msg('Nothing is taken when the card went back to a hand or left the game.')
		]
	},
	liked: 7,
	power: {
		uses: {
			steal: {
				moments: ['resolution.discarded'],
				roles: MAIN,
				open: ({ board }, { seat }) => {
					const side = sideOfMain(board, seat);
					return side !== null && usedCard(board, otherSide(side)) !== null;
				},
				say: msg('take the opponent’s used card'),
				worth: always(0.2),
				apply: (play, { seat }) => {
					const side = sideOfMain(play.board, opponentOf(play.board, seat));
					if (side) takeUsed(play, seat, side);
				}
			}
		}
	},
	wild: {
		uses: {
			steal: {
				moments: ['use.declared'],
				open: (play, { seat }) => {
					const declared = declaredUse(play);
					return (
						declared.card !== null &&
						declared.seat !== seat &&
						!declared.fate &&
						// CE-33.6: nothing takes a card that is about to leave the game.
						!value(play, 'playedCardsLeave', false, null)
					);
				},
				when: (play, { seat }) =>
					playerOf(play.board, seat).hand.some((card) => kindOf(card) === 'negotiate'),
				say: msg('discard a negotiate and steal the card being played'),
				worth: (sight) => (hurts(sight) ? 0.25 : 0),
				apply: (play, { seat }) => {
					const player = playerOf(play.board, seat);
					const paid = player.hand.find((card) => kindOf(card) === 'negotiate');
					const { card } = answeredUse(play);
					// The negotiate may have gone to another answer meanwhile: then nothing is stolen.
					if (paid === undefined || !card || !play.board.onTable.includes(card)) return;
					discardCards(play, seat, [paid], 'CE-15.27');
					tableToHand(play, [card], seat);
					stopUse(play, 'stolen');
					play.say(
						msg('{who, select, you {You steal} other {# steals}} {card}.', {
							who: seat,
							card: cardName(card)
						}),
						'CE-15.27'
					);
				}
			}
		}
	},
	super: {
		uses: {
			steal: asking({
				moments: ['resolution.discarded'],
				open: ({ board }, { seat }) => othersUsed(board, seat).length > 0,
				ask: ({ board }, { seat }) => {
					const choices = othersUsed(board, seat).map(({ side, who, card }): Choice<Side> => ({
						id: side,
						say: msg('{card} of {who}', { card: cardName(card), who })
					}));
					return choices.length === 0 ? null : { type: 'one', choices };
				},
				say: msg('take a used card'),
				sends: template('Take {first}'),
				worth: always(0.15),
				choose: (sight, { choices }) => {
					const best = bestOf(choices, ({ id }) => worthOfCard(usedBy(sight, id) ?? 'negotiate#1'));
					return best ? { pick: best.id } : null;
				},
				apply: (play, { seat }, { pick }) => takeUsed(play, seat, pick)
			})
		}
	}
};
