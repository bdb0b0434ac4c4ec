/** Take a Spin: three cards are turned up at the start of every turn, and what they have in common decides. */
import { msg, template } from '../../../core';
import { bestOf, ranked } from '../../kit';
import { giveWorst, splitRewards } from '../bot/picks';
import { always } from '../bot/wishes';
import { CARD, worthOfCard } from '../bot/worth';
import { caused, told } from '../because';
import { playerOf, timingOrder } from '../board';
import { cardName, kindOf } from '../cards';
import { cardsLike, discardCards, discardFromTable, tableToHand, turnUpCards } from '../hands';
import { cardChoices, oneOfHand } from '../ownhand';
import { formsOf } from '../play';
import { askRewards, takeRewards } from '../rewards';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf, SomeOf } from '../../kit';
import type { Play, Step } from '../play';
import type { CardId, CardKind, SeatId } from '../types';
import type { Alien } from './alien';

const REELS = 3;
/** Rewards for a negotiate by the wild flare. */
const PRIZE = 4;

declare module '../play' {
	interface Steps {
		'bandit.spin': {
			readonly seat: SeatId;
			/** The cards turned up, as they lie on the table. */
			cards: readonly CardId[];
		};
		/** A player discards all cards of a type. */
		'bandit.drop': { readonly seat: SeatId; readonly kind: CardKind };
		'bandit.flip': { readonly seat: SeatId };
	}
}

/** How many types there are among the three; 0: not all of them lie there. */
const typesOf = (cards: readonly CardId[]): number =>
	cards.length < REELS ? 0 : new Set(cards.map(kindOf)).size;

const { run, ask } = formsOf('bandit.spin');

const turnedUp = (play: Play, seat: SeatId, cards: readonly CardId[]) =>
	told(play, {
		of: 'turnedUp',
		by: seat,
		say: msg('{who, select, you {You turn} other {# turns}} up {cards}.', {
			who: seat,
			cards: { and: cards.map(cardName) }
		}),
		rule: 'CE-16.13'
	});

const spin: Step = {
	draw: run((play, frame) => {
		const cards = turnUpCards(play, REELS);
		frame.cards = cards;
		// CE-19.4: after a quake nothing is turned up.
		if (cards.length === 0) return 'end';
		play.window('use.drew', { only: frame.seat, why: turnedUp(play, frame.seat, cards) });
		return undefined;
	}),

	one: ask({
		ask: (play, { seat, cards }) => {
			if (typesOf(cards) !== 2) return null;
			const none: Choice<CardId> = { id: 'none', say: msg('Keep none of them') };
			const shape: OneOf<Choice<CardId>> = {
				type: 'one',
				choices: [...cardChoices(cards), none]
			};
			return {
				...caused(play),
				seat,
				rule: 'CE-16.1',
				say: msg('Two are of one type: keep one of the three?'),
				shape,
				fallback: { pick: none.id }
			};
		},
		then: (play, { cards }, { pick }, seat) => {
			if (cards.includes(pick)) keep(play, seat, [pick]);
		}
	}),

	any: ask({
		ask: (play, { seat, cards }) => {
			if (typesOf(cards) !== 1) return null;
			const shape: SomeOf<CardId> = {
				type: 'some',
				choices: cardChoices(cards),
				min: 0,
				max: cards.length
			};
			return {
				...caused(play),
				seat,
				rule: 'CE-16.1',
				say: msg('All are of one type: which of them do you keep?'),
				shape,
				fallback: { picks: [] }
			};
		},
		then: (play, { cards }, { picks }, seat) => {
			const [first] = cards;
			// What is pushed last comes first: in timing order.
			if (first)
				for (const other of timingOrder(play.board).toReversed())
					if (other !== seat) play.push('bandit.drop', { seat: other, kind: kindOf(first) });
			if (picks.length > 0) keep(play, seat, picks);
		}
	}),

	lose: ask({
		ask: (play, { seat, cards }) =>
			typesOf(cards) === REELS
				? oneOfHand(play, seat, {
						rule: 'CE-16.1',
						say: msg('No two are of one type: which card of your hand do you discard?')
					})
				: null,
		then: (play, _frame, { pick }, seat) => {
			discardCards(play, seat, [pick], 'CE-15.5');
		}
	}),

	rest: run((play, { seat, cards }) => {
		const left = cards.filter((card) => play.board.onTable.includes(card));
		if (left.length > 0) discardFromTable(play, seat, left);
	})
};

function keep(play: Play, seat: SeatId, cards: readonly CardId[]): void {
	play.say(
		msg('{who, select, you {You keep} other {# keeps}} {cards}.', {
			who: seat,
			cards: { and: cards.map(cardName) }
		}),
		'CE-16.1'
	);
	tableToHand(play, cards, seat);
}

const drop: Step = {
	all: formsOf('bandit.drop').run((play, { seat, kind }) => {
		discardCards(play, seat, cardsLike(playerOf(play.board, seat).hand, kind), 'CE-15.5');
	})
};

const flipping = formsOf('bandit.flip');

const flip: Step = {
	turn: flipping.run((play, { seat }) => {
		const [card] = turnUpCards(play, 1);
		if (!card) return 'end';
		turnedUp(play, seat, [card]);
		discardFromTable(play, seat, [card]);
		return kindOf(card) === 'negotiate' ? undefined : 'end';
	}),

	rewards: flipping.ask({
		ask: (play, { seat }) => askRewards(play, seat, PRIZE, 'CE-14.10'),
		then: (play, _frame, { split }, seat) => {
			takeRewards(play, seat, split);
		}
	})
};

/** The card turned up that a bot would have another one for: of a pair the third one, else the poorest. */
function oddOne(cards: readonly CardId[]): CardId | undefined {
	const alone = (card: CardId) =>
		cards.filter((other) => kindOf(other) === kindOf(card)).length === 1;
	return ranked(cards, (card) => Number(alone(card)) - worthOfCard(card))[0];
}

export const bandit: Alien = {
	words: {
		name: msg('Bandit'),
		power: msg('Take a Spin'),
		gist: msg('Turns up three cards, and hopes they match'),
		text: msg(
			'At the start of every turn, anybody’s, you *use* this power to turn up three cards of the deck. If no two are of one type, discard a card of your hand. If two are, you may keep one of the three. If all are, keep any of them, and all others discard every card of that type. The rest are discarded.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: ROLES, phases: ['startTurn'] },
		setup: null,
		wild: {
			text: msg(
				'At the start of a turn, turn up the top card of the deck: a negotiate brings you four rewards. It is discarded.'
			),
			timing: { roles: ROLES, phases: ['startTurn'] }
		},
		super: {
			text: msg('Once three cards are turned up, discard one of them and turn up another.'),
			timing: { roles: ROLES, phases: ['startTurn'] }
		},
		rulings: [
			msg('Types are attack, negotiate, morph, reinforcement, artifact, flare, kicker and rift.'),
			msg('Of a pair and a third card any of the three may be kept.'),
			msg('Others discard in timing order, from their hands alone.'),
			msg('An empty hand discards nothing. After a cosmic quake nothing is turned up.')
		]
	},
	set: 'alliance',
	liked: 8,
	power: {
		uses: {
			spin: {
				moments: ['turn.start'],
				mandatory: true,
				once: true,
				say: msg('turn up three cards'),
				harms: () => false,
				apply: (play, { seat }) => play.push('bandit.spin', { seat, cards: [] })
			}
		}
	},
	wild: {
		uses: {
			flip: {
				moments: ['turn.start'],
				say: msg('turn up a card, for four rewards if it is a negotiate'),
				worth: always(0.2 * PRIZE * CARD),
				apply: (play, { seat }) => play.push('bandit.flip', { seat })
			}
		}
	},
	super: {
		uses: {
			again: asking({
				moments: ['use.drew'],
				open: (play, { seat }) => {
					const spinning = play.find('bandit.spin');
					return spinning?.seat === seat && spinning.cards.length > 0;
				},
				ask: (play) => {
					const shape: OneOf<Choice<CardId>> = {
						type: 'one',
						choices: cardChoices(play.find('bandit.spin')?.cards ?? [])
					};
					return shape;
				},
				say: msg('turn up another card in place of one'),
				sends: template('Another in place of {first}'),
				worth: always(CARD),
				choose: (_sight, { choices }) => {
					const odd = oddOne(choices.map(({ id }) => id));
					return odd ? { pick: odd } : null;
				},
				apply: (play, { seat }, { pick }) => {
					const spinning = play.within('bandit.spin');
					discardFromTable(play, seat, [pick]);
					const came = turnUpCards(play, 1);
					spinning.cards = [...spinning.cards.filter((card) => card !== pick), ...came];
					if (came.length > 0) turnedUp(play, seat, came);
				}
			})
		}
	},
	steps: { spin, drop, flip },
	questions: {
		'spin.one': {
			deed: msg('keep a card'),
			why: { is: 'best cards' },
			sends: { some: template('Keep {what}') },
			answer: (_sight, shape) => {
				const best =
					shape.type === 'one' &&
					bestOf(
						shape.choices.filter(({ id }) => id !== 'none'),
						({ id }) => worthOfCard(id)
					);
				return best ? { pick: best.id } : null;
			}
		},
		'spin.any': {
			deed: msg('keep cards'),
			why: { is: 'best cards' },
			answer: (_sight, shape) =>
				shape.type === 'some' ? { picks: shape.choices.map(({ id }) => id) } : null
		},
		'spin.lose': {
			deed: msg('discard a card'),
			why: { is: 'worst cards' },
			answer: giveWorst
		},
		'flip.rewards': {
			deed: msg('take rewards'),
			why: { is: 'does most' },
			answer: splitRewards
		}
	}
};
