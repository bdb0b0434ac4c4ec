/** De-lux cards that change which cards come into a hand. */
import { msg, template } from '../../../../core';
import { bestOf, oneOfEach } from '../../../kit';
import { playerOf } from '../../board';
import { cardName } from '../../cards';
import { discardCards, drawFlares, drawToHand, layFlaresAway } from '../../hands';
import { takeBest } from '../../bot/picks';
import { UNSEEN_CARD } from '../../bot/wishes';
import { worthOfCard } from '../../bot/worth';
import { IN_EACH_PHASE } from '../../aliens/timing';
import { asking } from '../../use';
import { formsOf } from '../../play';
import type { Open, Play, Step } from '../../play';
import type { CardId, SeatId } from '../../types';
import { LUX, most, payFor } from './card';
import type { LuxCard } from './card';
import { holderOf } from './holders';
import type { LuxId } from './state';

declare module '../../play' {
	interface Steps {
		'flare-access.keep': { readonly seat: SeatId; readonly drawn: readonly CardId[] };
	}
}

/** Of what a seat has just drawn, so far as it still holds it. */
function drawn(play: Play, seat: SeatId, frame: Open | undefined): readonly CardId[] {
	// CE-36.18: who draws the new hand of another is only to pick of it.
	if (!frame?.seats?.includes(seat) || play.find('newHand')?.first === seat) return [];
	const { hand } = playerOf(play.board, seat);
	return (frame.cards ?? []).filter((card) => hand.includes(card));
}

/** What it gains by another card in place of this one. */
const anew = (card: CardId | undefined): number =>
	card === undefined ? 0 : UNSEEN_CARD - worthOfCard(card) - LUX;

export const chronovizier: LuxCard = {
	kind: 'de-lux',
	words: {
		name: msg('Chronovizier'),
		gist: msg('Cards that were drawn are drawn anew, for a lux each'),
		text: msg(
			'When any player has drawn cards from the deck, they may pay any number of lux, discard as many of these cards and draw as many anew.'
		),
		rulings: [
			msg('Once in an encounter for each player, so what is drawn anew stays.'),
			msg('Reward cards are drawn from a deck of their own, and do not count.')
		]
	},
	liked: 5,
	uses: {
		anew: asking({
			moments: ['cards.drawn'],
			once: true,
			unanswerable: true,
			// Whether these are still in hand nobody else knows.
			open: (play, { seat }, { seats = [] }) => most(play, seat) > 0 && seats.includes(seat),
			ask: (play, { seat }) => {
				const cards = drawn(play, seat, play.openWindow());
				const max = Math.min(most(play, seat), cards.length);
				return max < 1
					? null
					: {
							type: 'some',
							choices: cards.map((card) => ({ id: card, say: cardName(card), on: card })),
							min: 1,
							max
						};
			},
			say: msg('draw cards anew'),
			sends: template('Draw {n, plural, one {a card} other {# cards}} anew'),
			// What came last lies last in the hand.
			worth: ({ own }) => anew(own.hand.at(-1)),
			choose: (_sight, { choices, max }) => {
				const poor = choices.map(({ id }) => id).filter((card) => anew(card) > 0);
				return poor.length > 0 ? { picks: poor.slice(0, max) } : null;
			},
			apply: (play, { seat, id }, { picks }) => {
				payFor(play, { seat, id }, picks.length);
				const { hand } = playerOf(play.board, seat);
				const cards = picks.filter((card) => hand.includes(card));
				drawToHand(play, seat, discardCards(play, seat, cards, 'CE-38.19').length, 'CE-38.19');
			}
		})
	}
};

const SIFTED = 2;

export const garbageSifter: LuxCard = {
	kind: 'de-lux',
	words: {
		name: msg('Garbage Sifter'),
		gist: msg('The first card of a new hand is one of the discard pile, for two lux'),
		text: msg(
			'Before any player is dealt a new hand, they may pay two lux: the first card of that hand is one of the cosmic discard pile, of their choice.'
		),
		rulings: [
			msg(
				'The hand that makes room has gone to the pile by then, so it may be one of these cards.'
			),
			msg('Of a new hand without an encounter card all goes, that card as well.')
		]
	},
	liked: 5,
	uses: {
		sift: asking({
			moments: ['hand.dealing'],
			once: true,
			unanswerable: true,
			open: (play, { seat }, { seat: whose }) =>
				whose === seat && most(play, seat) >= SIFTED && play.board.discard.length > 0,
			ask: ({ board }) =>
				board.discard.length === 0
					? null
					: {
							type: 'one',
							choices: oneOfEach(board.discard).map((card) => ({
								id: card,
								say: cardName(card),
								on: card
							}))
						},
			say: msg('the first card of the new hand is one of the discard pile'),
			sends: template('Pay 2 lux: {first}'),
			worth: ({ open }) =>
				Math.max(0, ...open.discard.map(worthOfCard)) - UNSEEN_CARD - SIFTED * LUX,
			choose: (_sight, { choices }) => {
				const best = bestOf(choices, ({ id }) => worthOfCard(id));
				return best ? { pick: best.id } : null;
			},
			apply: (play, { seat, id }, { pick }) => {
				payFor(play, { seat, id }, SIFTED);
				play.within('newHand').sifted = pick;
			}
		})
	}
};

/** What Flare Access costs its owner, and others. */
const OWN = 5;
const OTHERS = 3;

const priceOf = ({ board }: Play, seat: SeatId, id: LuxId): number =>
	holderOf(board, id) === seat ? OWN : OTHERS;

/** How many flares are drawn, of which one stays. */
const FLARES = 2;

const { ask } = formsOf('flare-access.keep');

const keep: Step = {
	which: ask({
		ask: (_play, { seat, drawn: flares }) => ({
			seat,
			secret: true,
			rule: 'CE-38.21',
			say: msg('Which of these two flares do you keep?'),
			shape: {
				type: 'one',
				choices: flares.map((card) => ({ id: card, say: cardName(card), on: card }))
			},
			fallback: { pick: flares[0] ?? '' }
		}),
		then: (play, { drawn: flares }, { pick }, seat) =>
			layFlaresAway(
				play,
				seat,
				flares.filter((card) => card !== pick)
			)
	})
};

export const flareAccess: LuxCard = {
	kind: 'de-lux',
	words: {
		name: msg('Flare Access'),
		gist: msg('Draw two unused flares and keep one'),
		text: msg(
			'In any phase a player may draw two of the flares that are in no deck, keep one and give the other back. You pay five lux for it, any other player pays you three.'
		),
		rulings: [
			msg('Once in an encounter for each player, as a phase begins.'),
			msg('While fewer than two such flares are left, there is nothing to draw.')
		]
	},
	liked: 4,
	uses: {
		draw: {
			moments: IN_EACH_PHASE,
			once: true,
			unanswerable: true,
			// How many were not shuffled into the deck all can count.
			open: (play, { seat, id }) =>
				most(play, seat) >= priceOf(play, seat, id) && play.vault.flares.length >= FLARES,
			say: msg('draw two unused flares, and keep one'),
			worth: ({ open, me }) =>
				worthOfCard('flare:any') - (open.lux?.cards[me] === 'flare-access' ? OWN : OTHERS) * LUX,
			apply: (play, { seat, id }) => {
				payFor(play, { seat, id }, priceOf(play, seat, id));
				play.push('flare-access.keep', { seat, drawn: drawFlares(play, seat, FLARES, 'CE-38.21') });
			}
		}
	},
	steps: { keep },
	questions: {
		'keep.which': {
			deed: msg('choose a flare'),
			why: { is: 'best cards' },
			answer: takeBest
		}
	}
};
