/** Hoard: a second hand that nobody else sees or takes. */
import { msg } from '../../../core';
import { ranked, sumOf } from '../../kit';
import { takeBest } from '../bot/picks';
import { always, never, UNSEEN_CARD } from '../bot/wishes';
import { CARD, worthOfCard } from '../bot/worth';
import { hasEncounterCard, playerOf } from '../board';
import { HAND, cardName } from '../cards';
import { dealHoard, discardHoard, drawToHoard, swapHoard, tableToHand } from '../hands';
import { noteCards, notedCards } from '../notes';
import { someOfHand } from '../ownhand';
import { formsOf } from '../play';
import { turnUpInSetup } from '../sheets';
import { compensation, isSpared } from '../steps/compensation';
import { ROLES } from '../types';
import type { Param } from '../../../core';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, CardId, SeatId } from '../types';
import type { Alien } from './alien';

declare module '../notes' {
	interface CardNotes {
		/** What the wild flare has hidden. */
		readonly miser: true;
	}
}

declare module '../play' {
	interface Steps {
		'miser.begin': { readonly seat: SeatId };
		'miser.hide': { readonly seat: SeatId };
		'miser.fill': { readonly seat: SeatId };
	}
}

/** How many cards the wild flare hides beside itself. */
const HIDDEN = 2;

const inWords = (cards: readonly CardId[]): Param => ({ and: cards.map(cardName) });

/** The hoard that this power plays from; null: it has none. */
function hoardOf(board: Board, seat: SeatId) {
	const { hoard } = playerOf(board, seat);
	return hoard?.of === 'miser' ? hoard : null;
}

const begin: Step = {
	choose: formsOf('miser.begin').ask({
		ask: (play, { seat }) => {
			const { hand, hoard } = playerOf(play.board, seat);
			return {
				seat,
				secret: true,
				rule: 'CE-3.21',
				say: msg('Which cards are your hoard?'),
				shape: {
					type: 'one',
					choices: [
						{ id: 'first', say: msg('The first: {cards}', { cards: inWords(hand) }) },
						{
							id: 'second',
							say: msg('The second: {cards}', { cards: inWords(hoard?.cards ?? []) })
						}
					]
				},
				fallback: { pick: 'second' }
			};
		},
		then: (play, { seat }, { pick }) => {
			if (pick === 'first') swapHoard(play, seat);
			play.say(msg('{who} has put their hoard aside.', { who: seat }), 'CE-3.21');
		}
	})
};

const hide: Step = {
	choose: formsOf('miser.hide').ask({
		ask: (play, { seat }) => {
			const n = Math.min(HIDDEN, playerOf(play.board, seat).hand.length);
			return someOfHand(play, seat, {
				rule: 'CE-19.22',
				say: msg('Which {n, plural, one {card} other {# cards}} do you hide besides the flare?', {
					n
				}),
				min: n,
				max: n
			});
		},
		then: (play, _frame, { picks }) => noteCards(play, 'miser', picks)
	})
};

/** Comes after what answers the discards (CE-16.28), so that these still lie there. */
const fill: Step = {
	draw: formsOf('miser.fill').run((play, { seat }) => drawToHoard(play, seat, HAND))
};

/** What the cards that are best hidden are worth to a bot. */
const worthOfHiding = ({ own }: Sight): number =>
	sumOf(ranked(own.hand, worthOfCard).slice(0, HIDDEN), worthOfCard);

const sumOfCards = (cards: readonly CardId[]): number => sumOf(cards, worthOfCard);

/** Whether somebody is to take cards of its hand. */
const isOwing = (play: Play, seat: SeatId): boolean =>
	compensation(play)?.pays === seat && !isSpared(play, seat);

export const miser: Alien = {
	words: {
		name: msg('Miser'),
		power: msg('Hoard'),
		gist: msg('Plays from a secret second hand'),
		text: msg(
			'Whenever you may play a card you may *use* this power to play one of your hoard as if it were in your hand. Cards that would come back to your hand come back to the hoard. Nobody else may look at the hoard or take from it, and it never grows. When an encounter begins, or before encounter cards are chosen, and there is no encounter card in the hoard, you may *use* this power to show it, discard it and put eight new cards from the deck in it.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: ROLES, phases: [] },
		setup: msg(
			'Eight more cards are dealt to you. Choose which eight are your hand and which your hoard, face down on this sheet.'
		),
		wild: {
			text: msg(
				'When you are about to get a new hand, or somebody is to take compensation of you, hide this flare and two other cards of your hand: they are not taken, and a new hand comes in addition to them.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg('When your own encounter begins, put a card from the deck in your hoard.'),
			timing: { roles: ['offense'], phases: ['regroup'] }
		},
		rulings: [
			msg(
				'Each play from the hoard can be stopped. The card goes back to the hoard, which is closed until the encounter ends.'
			),
			msg(
				'Without an encounter card in hand you get a new hand when your turn starts, whatever is in your hoard. When a card must be laid, those in the hoard count.'
			),
			msg(
				'What looks at hands, takes from them or counts them leaves the hoard alone, a cosmic quake too.'
			),
			msg('There is no encounter card in an empty hoard, so it can be filled anew.')
		]
	},
	liked: 11,
	power: {
		uses: {
			play: {
				// Declared with a card that comes out of the hoard (CE-19.20), and never by itself.
				moments: [],
				say: msg('play a card of their hoard'),
				yours: msg('play a card of your hoard'),
				worth: never
			},
			renew: {
				moments: ['encounter.start', 'planning.beforeSelect'],
				once: true,
				open: ({ board }, { seat }) => hoardOf(board, seat) !== null,
				when: ({ board }, { seat }) => !hasEncounterCard(hoardOf(board, seat)?.cards ?? []),
				say: msg('discard their hoard and fill it anew'),
				yours: msg('discard your hoard and fill it anew'),
				worth: ({ own }) => HAND * UNSEEN_CARD - sumOfCards(own.hoard),
				apply: (play, { seat }) => {
					play.push('miser.fill', { seat });
					discardHoard(play, seat);
				}
			}
		}
	},
	wild: {
		uses: {
			hide: {
				moments: ['hand.renewing', 'resolution.compensation'],
				open: (play, { seat }, { moment }) => moment === 'hand.renewing' || isOwing(play, seat),
				say: msg('hide this flare and two other cards'),
				worth: worthOfHiding,
				apply: (play, { seat }) => play.push('miser.hide', { seat }),
				afterwards: (play, { seat, card }) => {
					if (card) noteCards(play, 'miser', tableToHand(play, [card], seat));
				},
				lasting: {
					kept: (play, owner, cards, { seat }) =>
						seat === owner.seat ? [...cards, ...notedCards(play, 'miser')] : cards
				}
			}
		}
	},
	super: {
		uses: {
			draw: {
				moments: ['encounter.start'],
				roles: ['offense'],
				open: ({ board }, { seat }) => hoardOf(board, seat) !== null,
				say: msg('put a card in their hoard'),
				yours: msg('put a card in your hoard'),
				worth: always(CARD),
				apply: (play, { seat }) => drawToHoard(play, seat, 1)
			}
		}
	},
	begin: (play, seat) => {
		// It is seen to lie there, so a hidden sheet is turned up (CE-3.16).
		turnUpInSetup(play, seat, 'miser');
		dealHoard(play, seat, 'miser', 'play');
		play.push('miser.begin', { seat });
	},
	steps: { begin, hide, fill },
	questions: {
		'begin.choose': {
			deed: msg('choose a hoard'),
			why: { is: 'safe hoard' },
			// What lies there is safe, and comes back to it.
			answer: ({ own }) => ({
				pick: sumOfCards(own.hand) > sumOfCards(own.hoard) ? 'first' : 'second'
			})
		},
		'hide.choose': {
			deed: msg('choose cards to hide'),
			why: { is: 'safe hoard' },
			answer: takeBest
		}
	}
};
