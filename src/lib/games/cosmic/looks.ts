/**
 * Cards a seat is shown by an effect (CE-23.6): what it saw is kept as it was then, for its own eyes and until the
 * encounter ends. Nobody else is told more than that it looked.
 */
import { msg } from '../../core';
import { named, oneOfEach, ownOf } from '../kit';
import type { OneOf } from '../kit';
import { caused } from './because';
import { asideOf, encounterOf, playerOf, storedOf } from './board';
import { cardName, kindOf } from './cards';
import { CARD_KINDS } from './types';
import type { Choice } from '../../core';
import type { Play } from './play';
import type { CardId, Look, SeatId } from './types';

const byName = (one: CardId, other: CardId): number => (one < other ? -1 : 1);

/**
 * Cards of others as a seat is shown them: named so that they tell nothing but what they are, and unlike its own. By
 * kind and name, for the order in which they are held would tell of copies (CE-23.5).
 */
export function shownTo(play: Play, by: SeatId, cards: readonly CardId[]): CardId[] {
	const kind = (card: CardId) => CARD_KINDS.indexOf(kindOf(card));
	const sorted = cards.slice().sort((one, other) => kind(one) - kind(other) || byName(one, other));
	const { hand, hoard } = playerOf(play.board, by);
	return named(sorted, ownOf(by), [
		...hand,
		...(hoard?.cards ?? []),
		...asideOf(play.board, by),
		...storedOf(play.board, by)
	]);
}

function keep(play: Play, look: Look): void {
	const encounter = encounterOf(play.board);
	encounter.looks = [...encounter.looks, look];
}

/** A seat looks at the whole hand of another, which all are told. */
export function lookAtHand(play: Play, by: SeatId, of: SeatId): void {
	play.say(
		msg(
			'{who, select, you {You look} other {# looks}} at {whom, select, you {your hand} other {the hand of #}}.',
			{ who: by, whom: of }
		),
		'CE-23.6'
	);
	const cards = shownTo(play, by, playerOf(play.board, of).hand);
	if (cards.length > 0) keep(play, { by, of, what: 'hand', cards });
	play.tell(
		by,
		cards.length > 0
			? msg('In the hand of {whom}: {cards}.', { whom: of, cards: { and: cards.map(cardName) } })
			: msg('The hand of {whom} is empty.', { whom: of }),
		'CE-23.6'
	);
}

/** Which card of a hand it has looked at a seat takes (CE-13.17); null: the hand is empty. */
export function oneOfShown(play: Play, by: SeatId, of: SeatId) {
	const shown = shownTo(play, by, playerOf(play.board, of).hand);
	if (shown.length === 0) return null;
	// CE-15.34: like cards are one choice.
	const shape: OneOf<Choice<CardId>> = {
		type: 'one',
		choices: oneOfEach(shown).map((card) => ({ id: card, say: cardName(card) }))
	};
	return {
		...caused(play),
		seat: by,
		secret: true as const,
		about: [of],
		rule: 'CE-13.17',
		say: msg('Which card of {whom} do you take?', { whom: of }),
		shape,
		fallback: 'random' as const
	};
}

/** A seat is shown cards of another that lie face down, of which all were told. */
export function lookAtCards(play: Play, by: SeatId, of: SeatId, cards: readonly CardId[]): void {
	keep(play, { by, of, what: 'shown', cards: shownTo(play, by, cards) });
	play.tell(
		by,
		msg('Of {whom} you saw {cards}.', { whom: of, cards: { and: cards.map(cardName) } }),
		'CE-23.6'
	);
}

/** A seat looks at what it lays aside of the deck (CE-33.39), which it then decides by. */
export const lookAtAside = (play: Play, by: SeatId, cards: readonly CardId[]): void =>
	keep(play, { by, of: by, what: 'aside', cards: shownTo(play, by, cards) });

/** A seat shows its whole hand to all (CE-34.22). */
export function showHandOf(play: Play, of: SeatId): void {
	const { hand } = playerOf(play.board, of);
	const cards = { and: shownTo(play, of, hand).map(cardName) };
	play.say(msg('{who} shows their hand: {cards}.', { who: of, cards }), 'CE-34.22');
	play.showed = true;
	for (const by of play.board.order)
		if (by !== of) keep(play, { by, of, what: 'hand', cards: shownTo(play, by, hand) });
}

/** A seat has shown a card of its hand to all, which they were told. */
export function showCardOf(play: Play, of: SeatId, card: CardId): void {
	for (const by of play.board.order)
		if (by !== of) keep(play, { by, of, what: 'shown', cards: shownTo(play, by, [card]) });
}

/** A seat looks at cards that another has drawn, which all are told. */
export function lookAtDraw(play: Play, by: SeatId, of: SeatId, drawn: readonly CardId[]): void {
	play.say(
		msg(
			'{who, select, you {You look} other {# looks}} at what {whom, select, you {you have} other {# has}} drawn.',
			{ who: by, whom: of }
		),
		'CE-23.6'
	);
	const cards = shownTo(play, by, drawn);
	keep(play, { by, of, what: 'draw', cards });
	play.tell(
		by,
		msg('{who} has drawn {cards}.', { who: of, cards: { and: cards.map(cardName) } }),
		'CE-23.6'
	);
}
