/** Rebirth: ships it loses bring it cards, ships it gets back rid it of some. */
import { shipsToFree } from '../retrieval';
import { msg, template } from '../../../core';
import { always } from '../bot/wishes';
import { CARD, SHIP, worthOfCard, worstFirst } from '../bot/worth';
import { offenseOf, playerOf } from '../board';
import { discardCards, drawToHand } from '../hands';
import { cardChoices, stillHeld } from '../ownhand';
import { ROLES } from '../types';
import { asking } from '../use';
import type { SomeShape } from '../../../core';
import type { Open, Play } from '../play';
import type { CardId, SeatId } from '../types';
import type { Alien } from './alien';

/** Ships it has just lost to the warp. */
const lostBy = (play: Play, seat: SeatId): number => play.within('lose').lost?.[seat] ?? 0;

/** Ships it has just got back from there. */
const backOf = (frame: Open | undefined, seat: SeatId): number => frame?.ships?.[seat] ?? 0;

/** Up to so many of these cards; null: there is none. */
function upTo(cards: readonly CardId[], most: number): SomeShape | null {
	const max = Math.min(most, cards.length);
	return max < 1
		? null
		: {
				type: 'some',
				choices: cardChoices(cards),
				min: 1,
				max
			};
}

/** A card it would rather see replaced, with all its hand, by a new hand. */
const isPoor = (card: CardId | undefined): boolean =>
	card !== undefined && worthOfCard(card) < CARD;

export const reborn: Alien = {
	words: {
		name: msg('Reborn'),
		power: msg('Rebirth'),
		gist: msg('Draws cards for ships it loses'),
		text: msg(
			'Whenever ships of yours have gone to the warp, you may *use* this power to draw a card for each of them. Whenever ships of yours have come back from there, you may *use* it to discard up to as many cards.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: ROLES, phases: [] },
		setup: null,
		wild: {
			text: msg('When a ship of the offense comes back from the warp in the regroup, draw a card.'),
			timing: { roles: ROLES, phases: ['regroup'] }
		},
		super: {
			text: msg(
				'As the offense, discard any number of cards in the regroup and get back as many of your ships from the warp.'
			),
			timing: { roles: ['offense'], phases: ['regroup'] }
		},
		rulings: [
			msg('Ships that were saved from the warp, or left the game, bring nothing.'),
			msg('You may draw fewer cards than you have lost ships.'),
			msg(
				'Ships that come back by the super flare are ships that come back, for this power as well.'
			)
		]
	},
	set: 'alliance',
	liked: 8,
	power: {
		uses: {
			draw: asking({
				moments: ['ships.lost'],
				open: (play, { seat }) => lostBy(play, seat) > 0,
				ask: (play, { seat }) => ({ type: 'amount', min: 1, max: lostBy(play, seat) }),
				say: msg('draw a card for each ship lost'),
				sends: template('Draw {n, plural, one {a card} other {# cards}}'),
				worth: always(CARD),
				apply: (play, { seat }, { amount }) => {
					drawToHand(play, seat, amount);
				}
			}),
			shed: asking({
				moments: ['ships.retrieved'],
				open: ({ board }, { seat }, frame) =>
					backOf(frame, seat) > 0 && playerOf(board, seat).hand.length > 0,
				ask: (play, { seat }) =>
					upTo(playerOf(play.board, seat).hand, backOf(play.openWindow(), seat)),
				say: msg('discard a card for each ship that came back'),
				sends: template('Discard {n, plural, one {a card} other {# cards}}'),
				// A hand of one poor card becomes a new one.
				worth: ({ own: { hand } }) => (hand.length === 1 && isPoor(hand[0]) ? 2 * CARD : 0),
				apply: (play, { seat }, { picks }) => {
					discardCards(play, seat, stillHeld(play, seat, picks), 'CE-15.5');
				}
			})
		}
	},
	wild: {
		uses: {
			draw: {
				moments: ['ships.retrieved'],
				open: ({ board }, _me, frame) =>
					board.phase === 'regroup' && backOf(frame, offenseOf(board)) > 0,
				say: msg('draw a card'),
				worth: always(CARD),
				apply: (play, { seat }) => {
					drawToHand(play, seat, 1);
				}
			}
		}
	},
	super: {
		uses: {
			revive: asking({
				moments: ['encounter.start'],
				roles: ['offense'],
				open: (play, { seat }) => shipsToFree(play, seat) > 0,
				ask: (play, { seat, card }) =>
					upTo(
						playerOf(play.board, seat).hand.filter((held) => held !== card),
						shipsToFree(play, seat)
					),
				say: msg('discard cards and get as many ships back'),
				sends: template('Discard {n, plural, one {a card} other {# cards}}'),
				worth: ({ own: { hand } }) => SHIP - worthOfCard(worstFirst(hand)[0] ?? 'flare:reborn'),
				choose: (_sight, { choices, max }) => {
					const cheap = choices.map(({ id }) => id).filter((held) => worthOfCard(held) < SHIP);
					return cheap.length > 0 ? { picks: worstFirst(cheap).slice(0, max) } : null;
				},
				apply: (play, { seat }, { picks }) => {
					const gone = discardCards(play, seat, stillHeld(play, seat, picks), 'CE-15.5');
					if (gone.length > 0) play.push('home', { from: 'warp', ships: { [seat]: gone.length } });
				}
			})
		}
	}
};
