/** Salvage: artifacts that others discard come into its hand. */
import { msg, template } from '../../../core';
import { oneOfEach, pickBest } from '../../kit';
import { UNSEEN_CARD, always, trifling } from '../bot/wishes';
import { CARD, worthOfCard } from '../bot/worth';
import { opponentOf, playerOf, wonOrDealt } from '../board';
import { caused } from '../because';
import { cardName, kindOf } from '../cards';
import { isBeingStopped } from '../declared';
import { discardCards, handOver, takeDropped } from '../hands';
import { isDiscarded } from '../modules/decks';
import { cardChoices } from '../ownhand';
import { formsOf } from '../play';
import { ROLES } from '../types';
import type { Answer, Shape } from '../../../core';
import type { Sight } from '../bot/sight';
import type { Open, Play, Step } from '../play';
import type { CardId, CardKind, SeatId } from '../types';
import type { CosmicChanges } from '../use';
import type { Alien } from './alien';
import { MAIN } from './timing';

/** Cards of this kind that somebody else has just discarded, as long as they lie there. */
const dropped = (
	{ board }: Play,
	seat: SeatId,
	kind: CardKind,
	{ discarded }: Pick<Open, 'discarded'>
): readonly CardId[] =>
	!discarded || discarded.by === seat
		? []
		: discarded.cards.filter((card) => kindOf(card) === kind && isDiscarded(board, card));

/** Takes what of this kind the open window is about. */
function collect(play: Play, seat: SeatId, kind: CardKind): void {
	const frame = play.openWindow();
	const cards = frame ? dropped(play, seat, kind, frame) : [];
	if (cards.length === 0) return;
	play.say(
		msg('{who, select, you {You take} other {# takes}} {cards} from the discard pile.', {
			who: seat,
			cards: { and: cards.map(cardName) }
		}),
		'CE-16.28'
	);
	for (const card of cards) takeDropped(play, seat, card);
}

/** It keeps its flares when it gets a new hand. */
const keepsFlares: CosmicChanges = {
	keptInNewHand: (_play, owner, kinds, { seat }) =>
		seat === owner.seat ? [...kinds, 'flare'] : kinds
};

declare module '../play' {
	interface Steps {
		'vulch.handing': {
			/** Who is handed cards. */
			readonly seat: SeatId;
			readonly from: SeatId;
			/** The card just handed over, until it is kept or discarded. */
			card?: CardId;
		};
	}
}

const { ask } = formsOf('vulch.handing');

const handing: Step = {
	give: ask({
		ask: (play, { seat, from }) => {
			const { hand } = playerOf(play.board, from);
			// CE-15.34: like cards are one choice.
			const cards = oneOfEach(hand);
			if (cards.length === 0) return null;
			return {
				...caused(play),
				seat: from,
				about: [seat],
				secret: true,
				rule: 'CE-13.17',
				say: msg('Which card do you hand to {who}?', { who: seat }),
				shape: {
					type: 'one',
					choices: cardChoices(cards)
				},
				fallback: 'random'
			};
		},
		then: (play, frame, { pick }) => {
			[frame.card] = handOver(play, frame.from, frame.seat, [pick], 'CE-13.17');
		}
	}),

	keep: ask({
		ask: (play, { seat, from, card }) => {
			if (!card || !playerOf(play.board, seat).hand.includes(card)) return null;
			const n = playerOf(play.board, from).hand.length;
			const left = msg('{who} holds {n, plural, one {# card} other {# cards}} more.', {
				who: from,
				n
			});
			return {
				...caused(play),
				seat,
				about: [from, card],
				secret: true,
				rule: 'CE-13.17',
				say:
					n > 0
						? msg('Keep this card, or discard it and be handed another? {left}', { left })
						: msg('Keep this card, or discard it? It is the last.'),
				shape: {
					type: 'one',
					choices: [
						{ id: 'keep', say: msg('Keep {card}', { card: cardName(card) }), on: card },
						{ id: 'discard', say: msg('Discard {card}', { card: cardName(card) }) }
					]
				},
				fallback: { pick: 'keep' }
			};
		},
		then: (play, frame, { pick }, seat) => {
			const { card } = frame;
			delete frame.card;
			if (pick === 'keep' || !card) {
				play.say(msg('{who} keeps the card.', { who: seat }), 'CE-13.17');
				return 'end';
			}
			discardCards(play, seat, [card], 'CE-15.5');
			return 'give';
		}
	})
};

/** A bot hands over the least of what may be kept, and what is worth nothing last: that is lost besides. */
const given = (_sight: Sight, shape: Shape): Answer | null =>
	pickBest(shape, (id) => {
		const worth = worthOfCard(id);
		return worth < UNSEEN_CARD ? worth - 1 : -worth;
	});

/** It keeps a card as good as one nobody has seen. */
function kept(_sight: Sight, shape: Shape): Answer | null {
	const card = shape.type === 'one' && shape.choices.find(({ id }) => id === 'keep')?.on;
	return card ? { pick: worthOfCard(card) < UNSEEN_CARD ? 'discard' : 'keep' } : null;
}

export const vulch: Alien = {
	words: {
		name: msg('Vulch'),
		power: msg('Salvage'),
		gist: msg('Collects the artifacts others discard'),
		text: msg(
			'Whenever another player discards artifacts, played or not, you *use* this power to take them into your hand. Artifacts that you play go out of the game. When you get a new hand, you show and keep your artifacts and draw eight cards more.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: ROLES, phases: [] },
		setup: null,
		wild: {
			text: msg(
				'When you win an encounter or make a deal as a main player, your opponent hands you cards of their choice one at a time. Discard each of them until you keep one; the rest stay with your opponent.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		super: {
			text: msg(
				'When another player discards flares, take them into your hand; you also keep your flares when you get a new hand.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('Artifacts that go with a whole hand are collected as well, all at once.'),
			msg('An artifact or flare that was cancelled is discarded, and so collected.'),
			msg('What you collected may be played in the same encounter, if its time has not passed.'),
			msg('Flares of yours are not collected when you discard them.'),
			msg('What you have to discard is not collected either, whoever makes you.'),
			msg('Stopped by Cosmic Zap, you do not collect that card.'),
			msg('Nothing is collected from the hands that a cosmic quake discards.')
		]
	},
	liked: 8,
	power: {
		uses: {
			collect: {
				moments: ['cards.discarded'],
				mandatory: true,
				open: (play, { seat }, frame) =>
					dropped(play, seat, 'artifact', frame).length > 0 && !isBeingStopped(play, seat, 'vulch'),
				say: msg('take the artifacts discarded'),
				apply: (play, { seat }) => collect(play, seat, 'artifact')
			}
		},
		passive: {
			playedForGood: (_play, owner, gone, { seat }) => gone || seat === owner.seat,
			keptInNewHand: (_play, owner, kinds, { seat }) =>
				seat === owner.seat ? [...kinds, 'artifact'] : kinds
		}
	},
	wild: {
		uses: {
			pick: {
				moments: ['resolution.settled'],
				roles: MAIN,
				open: ({ board }, { seat }) =>
					wonOrDealt(board, seat) && playerOf(board, opponentOf(board, seat)).hand.length > 0,
				say: msg('the opponent hands over cards until one is kept'),
				harms: trifling,
				worth: always(CARD),
				apply: (play, { seat }) =>
					play.push('vulch.handing', { seat, from: opponentOf(play.board, seat) })
			}
		}
	},
	super: {
		uses: {
			collect: {
				moments: ['cards.discarded'],
				open: (play, { seat }, frame) => dropped(play, seat, 'flare', frame).length > 0,
				say: msg('take the flares discarded'),
				worth: always(CARD),
				apply: (play, { seat }) => collect(play, seat, 'flare'),
				lasting: keepsFlares
			},
			keep: {
				moments: ['hand.renewing'],
				say: msg('keep their flares'),
				yours: msg('keep your flares'),
				worth: always(CARD),
				lasting: keepsFlares
			}
		}
	},
	steps: { handing },
	questions: {
		'handing.give': {
			deed: msg('hand over a card'),
			why: { is: 'worst cards' },
			sends: { some: template('Hand over {what}') },
			answer: given
		},
		'handing.keep': {
			deed: msg('keep a card, or discard it'),
			why: (answer) => ({
				is: 'pick' in answer && answer.pick === 'keep' ? 'keeps card' : 'poor card'
			}),
			answer: kept
		}
	}
};
