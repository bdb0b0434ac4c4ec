/** Preserve: cards on its sheet for later, and a whole hand of them once there are enough. */
import { msg } from '../../../core';
import { bestOf, sumOf } from '../../kit';
import { giveWorst } from '../bot/picks';
import { UNSEEN_CARD, always, trifling } from '../bot/wishes';
import { CARD, worthOfCard } from '../bot/worth';
import { caused } from '../because';
import { playerOf, storedOf } from '../board';
import { HAND, isEncounterCard } from '../cards';
import { declaredUse, declaresOwn } from '../declared';
import { drawToHand, dropStored, storeCard, tableToHand, takeStore, takeStored } from '../hands';
import { note, noteCards, noteOf, notedCards, unnote } from '../notes';
import { cardChoices, oneOfHand } from '../ownhand';
import { formsOf } from '../play';
import { ROLES } from '../types';
import type { Answer, Choice, Shape } from '../../../core';
import type { OneOf, SomeOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { IN_EACH_PHASE, INVOLVED } from './timing';

const ID = 'cryo';

declare module '../notes' {
	interface Notes {
		/** Who takes a card off the sheet instead of drawing. */
		readonly cryo: SeatId;
	}
	interface CardNotes {
		/** What the wild flare keeps in a new hand. */
		readonly cryo: true;
	}
}

declare module '../play' {
	interface Steps {
		/** It puts a card on its sheet, and draws one, or takes another that lies there. */
		'cryo.store': {
			readonly seat: SeatId;
			/** Cards that lay there before; while there are any, one of them is taken. */
			before?: readonly CardId[];
		};
		'cryo.keep': { readonly seat: SeatId };
	}
}

const stored = (play: Play, seat: SeatId): number => storedOf(play.board, seat, ID).length;

const storing = formsOf('cryo.store');

const store: Step = {
	which: storing.ask({
		ask: (play, { seat }) => {
			const asked = oneOfHand(play, seat, {
				rule: 'CE-16.1',
				say: msg('Which card do you put on your sheet?')
			});
			return asked && { ...asked, fallback: 'random' as const };
		},
		then: (play, frame, { pick }, seat) => {
			if (noteOf(play, ID) === seat) frame.before = storedOf(play.board, seat, ID);
			unnote(play, ID);
			storeCard(play, seat, ID, pick);
			if (!frame.before) drawToHand(play, seat, 1);
		}
	}),

	exchange: storing.ask({
		ask: (play, { seat, before = [] }) => {
			const there = storedOf(play.board, seat, ID).filter((card) => before.includes(card));
			if (there.length === 0) return null;
			const shape: OneOf<Choice<CardId>> = { type: 'one', choices: cardChoices(there) };
			return {
				...caused(play),
				seat,
				secret: true,
				rule: 'CE-16.1',
				say: msg('Which card of your sheet do you take instead?'),
				shape,
				fallback: 'random'
			};
		},
		then: (play, _frame, { pick }, seat) => takeStored(play, seat, ID, pick)
	})
};

const keep: Step = {
	which: formsOf('cryo.keep').ask({
		ask: (play, { seat }) => {
			const cards = playerOf(play.board, seat).hand.filter((card) => !isEncounterCard(card));
			if (cards.length === 0) return null;
			const shape: SomeOf<CardId> = {
				type: 'some',
				choices: cardChoices(cards),
				min: 0,
				max: cards.length
			};
			return {
				...caused(play),
				seat,
				secret: true,
				rule: 'CE-19.8',
				say: msg('Which cards do you keep besides the new hand?'),
				shape,
				fallback: { picks: cards }
			};
		},
		then: (play, _frame, { picks }) => noteCards(play, ID, picks)
	})
};

const storedIn = ({ own }: Sight): readonly CardId[] => own.stored?.[ID] ?? [];

/** What a bot gains by having what lies on its sheet in place of its hand. */
const gainOfStore = (sight: Sight): number =>
	sumOf(storedIn(sight), worthOfCard) - sumOf(sight.own.hand, worthOfCard);

/** The best that lies there. */
const bestStored = (sight: Sight): number => Math.max(0, ...storedIn(sight).map(worthOfCard));

/** All that is offered. */
const keepsAll = (_sight: Sight, shape: Shape): Answer | null =>
	shape.type === 'some' ? { picks: shape.choices.map(({ id }) => id) } : null;

function takesBest(_sight: Sight, shape: Shape): Answer | null {
	const best = shape.type === 'one' ? bestOf(shape.choices, ({ id }) => worthOfCard(id)) : null;
	return best ? { pick: best.id } : null;
}

export const cryo: Alien = {
	words: {
		name: msg('Cryo'),
		power: msg('Preserve'),
		gist: msg('Puts cards away, to take them as a hand'),
		text: msg(
			'As a main player or ally, once alliances are formed, you may *use* this power to put a card of your hand face down on this sheet and draw a card. With eight or more cards there you may then *use* it to discard your hand and take them as your hand.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: INVOLVED, phases: ['alliance'] },
		setup: null,
		wild: {
			text: msg(
				'When you are about to get a new hand, keep as many of your cards as you like that are no encounter cards: the new hand comes besides.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg(
				'When you use your power to put a card on your sheet, take another card from there instead of drawing. Or discard your hand and take the cards on your sheet, however few they are.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('These are two uses; whichever is stopped, both are off until the encounter ends.'),
			msg(
				'The cards on the sheet are in no hand: nobody else looks at them, takes or counts them, and you play none.'
			),
			msg('They go where the sheet goes, and are discarded with it.'),
			msg('The hand that you take so is no new hand.'),
			msg('You keep the flare as well.')
		]
	},
	set: 'incursion',
	liked: 12,
	leaves: (play) => dropStored(play, ID),
	power: {
		uses: {
			store: {
				moments: ['alliance.formed'],
				roles: INVOLVED,
				once: true,
				open: ({ board }, { seat }) => playerOf(board, seat).hand.length > 0,
				say: msg('put a card on their sheet, and draw one'),
				yours: msg('put a card on your sheet, and draw one'),
				worth: always(CARD),
				apply: (play, { seat }) => play.push('cryo.store', { seat })
			},
			thaw: {
				moments: ['alliance.formed'],
				roles: INVOLVED,
				once: true,
				open: (play, { seat }) => stored(play, seat) >= HAND,
				say: msg('discard their hand, and take the cards on their sheet'),
				yours: msg('discard your hand, and take the cards on your sheet'),
				worth: gainOfStore,
				apply: (play, { seat }) => takeStore(play, seat, ID)
			}
		}
	},
	wild: {
		uses: {
			keep: {
				moments: ['hand.renewing'],
				say: msg('keep cards besides the new hand'),
				worth: ({ own }) =>
					sumOf(
						own.hand.filter((card) => !isEncounterCard(card)),
						worthOfCard
					),
				harms: trifling,
				apply: (play, { seat }) => play.push('cryo.keep', { seat }),
				afterwards: (play, { seat, card }) => {
					if (card) noteCards(play, ID, tableToHand(play, [card], seat));
				},
				lasting: {
					// CE-19.22: for the new hand alone.
					kept: (play, owner, cards, { seat }) =>
						seat === owner.seat && play.find('newHand')
							? [...cards, ...notedCards(play, ID)]
							: cards
				}
			}
		}
	},
	super: {
		uses: {
			exchange: {
				moments: ['use.declared'],
				open: (play, me) =>
					declaresOwn(play, me) && declaredUse(play).use === 'store' && stored(play, me.seat) > 0,
				say: msg('take another card of their sheet instead of drawing'),
				yours: msg('take another card of your sheet instead of drawing'),
				worth: (sight) => bestStored(sight) - 2 * UNSEEN_CARD,
				harms: trifling,
				apply: (play, { seat }) => note(play, ID, seat)
			},
			thaw: {
				moments: IN_EACH_PHASE,
				open: (play, { seat }) => stored(play, seat) > 0,
				say: msg('discard their hand, and take the cards on their sheet'),
				yours: msg('discard your hand, and take the cards on your sheet'),
				worth: gainOfStore,
				harms: trifling,
				apply: (play, { seat }) => takeStore(play, seat, ID)
			}
		}
	},
	steps: { store, keep },
	questions: {
		'store.which': {
			deed: msg('put a card on a sheet'),
			why: { is: 'worst cards' },
			answer: giveWorst
		},
		'store.exchange': {
			deed: msg('take a card off a sheet'),
			why: { is: 'best cards' },
			answer: takesBest
		},
		'keep.which': {
			deed: msg('keep cards besides a new hand'),
			why: { is: 'best cards' },
			answer: keepsAll
		}
	}
};
