/**
 * Action and Political Cards come and go (TI-2.10, TI-18.11): what is drawn, looked at or discarded goes through here.
 * An Action Card takes another number wherever it comes to be seen by others than before (TI-27.13; `kit/copies.ts`).
 */
import { msg } from '../../core';
import { stillHolds } from './agendas/lasting';
import { OPEN, UNSEEN, drawFrom, gathered, likeOf, named, ownOf, playerOf } from '../kit';
import type { Play } from './play';
import type { ActionCardId, Board, PoliticalCardId, SeatId } from './types';
import { actionCardWords } from './words';

declare module './moves' {
	interface Moves {
		/** Action Cards are drawn, unseen by the others. */
		drawn: { readonly seat: SeatId; readonly n: number };
		/** Action Cards go from a hand to the discard pile. */
		discarded: { readonly seat: SeatId; readonly cards: readonly ActionCardId[] };
		/** Action Cards go from one hand to another, unseen by the rest. */
		stolen: { readonly seat: SeatId; readonly from: SeatId; readonly n: number };
		/** An Action Card that was played goes back to its player's hand. */
		takenBack: { readonly seat: SeatId; readonly card: ActionCardId };
		/** An Action Card that was played is done, and lies on the discard pile. */
		done: { readonly card: ActionCardId };
		/** Action Cards are laid open for all to choose from, and one takes some of them. */
		laidOpen: { readonly cards: readonly ActionCardId[] };
		tookOpen: { readonly seat: SeatId; readonly cards: readonly ActionCardId[] };
		/** A discard pile is shuffled and goes beneath its deck. */
		reshuffled: { readonly deck: 'actions' | 'politics' };
	}
}

declare module './moves' {
	interface Moves {
		/** Action Cards go from one hand to another. */
		given: { readonly from: SeatId; readonly to: SeatId; readonly n: number };
	}
}

/** What decks need of the play. */
type Dealt = Pick<Play, 'board' | 'vault' | 'say' | 'tell' | 'shuffle' | 'showed'>;
/** What moves cards that all may see needs of it. */
type Told = Pick<Play, 'board' | 'say'>;

const RESHUFFLED = {
	actions: msg('The discarded Action Cards are shuffled into a new deck.'),
	politics: msg('The discarded Political Cards are shuffled into a new deck.')
} as const;

interface Piles<Card> {
	readonly deck: Card[];
	readonly discard: Card[];
}

/** TI-2.10: where a deck has fewer than so many cards its discards are shuffled and go beneath. */
function fill<Card extends string>(
	play: Dealt,
	name: keyof typeof RESHUFFLED,
	{ deck, discard }: Piles<Card>,
	n: number
): void {
	if (deck.length >= n || discard.length === 0) return;
	deck.unshift(...named(gathered(play, discard), UNSEEN, deck));
	play.say(RESHUFFLED[name], 'TI-2.10', { type: 'reshuffled', deck: name });
}

/** Action Cards come to lie where all see them; their names there. The caller puts them there. */
const toTable = ({ played, actionDiscard }: Board, cards: readonly ActionCardId[]) =>
	named(cards, OPEN, [...played, ...actionDiscard]);

/** Action Cards come to a hand. */
function toHand(board: Board, seat: SeatId, cards: readonly ActionCardId[]): void {
	const { hand } = playerOf(board, seat);
	hand.push(...named(cards, ownOf(seat), hand));
}

function fromHand(board: Board, seat: SeatId, cards: readonly ActionCardId[]): void {
	const player = playerOf(board, seat);
	player.hand = player.hand.filter((card) => !cards.includes(card));
}

/** The Action Cards of the box in this order, the last on top. */
export function makeActionDeck(
	{ vault }: Pick<Play, 'vault'>,
	cards: readonly ActionCardId[]
): void {
	vault.actions = named(cards, UNSEEN, []);
}

/** From hand to hand, unseen by all but the two (TI-27.6). */
export function giveActionCards(
	play: Pick<Play, 'board' | 'say' | 'tell'>,
	from: SeatId,
	to: SeatId,
	cards: readonly ActionCardId[],
	rule: string
): void {
	if (cards.length === 0) return;
	const { board } = play;
	fromHand(board, from, cards);
	toHand(board, to, cards);
	const words = { who: from, whom: to };
	play.say(
		msg('{who} gives {whom} {n, plural, one {# Action Card} other {# Action Cards}}.', {
			...words,
			n: cards.length
		}),
		rule,
		{ type: 'given', from, to, n: cards.length }
	);
	play.tell(
		[from, to],
		msg('{who} gives {whom} {cards}.', { ...words, cards: { and: cards.map(actionCardWords) } }),
		rule
	);
}

/**
 * The one way from the deck into a hand: `n` Action Cards, or as many as there are, which this player alone
 * sees (TI-27.6); what is too many is discarded at once (TI-18.2), or `later` (TI-21.11).
 */
export function drawActionCards(
	play: Dealt & Pick<Play, 'push'>,
	seat: SeatId,
	n: number,
	rule: string,
	limit: 'now' | 'later' = 'now'
): void {
	const { board, vault } = play;
	if (stillHolds(board, 'core-stability')) return;
	fill(play, 'actions', { deck: vault.actions, discard: board.actionDiscard }, n);
	const cards = drawFrom(vault.actions, n);
	if (cards.length === 0) return;
	toHand(board, seat, cards);
	play.say(
		msg('{who} draws {n, plural, one {# Action Card} other {# Action Cards}}.', {
			who: seat,
			n: cards.length
		}),
		rule,
		{ type: 'drawn', seat, n: cards.length }
	);
	play.tell(seat, msg('You draw {cards}.', { cards: { and: cards.map(actionCardWords) } }), rule);
	if (limit === 'now') play.push('handLimit', { seat });
}

/** `n` Action Cards of the deck, or as many as there are, are laid open (Core Stability). */
export function layOut(play: Dealt, n: number, rule: string): ActionCardId[] {
	const { board, vault } = play;
	fill(play, 'actions', { deck: vault.actions, discard: board.actionDiscard }, n);
	const cards = toTable(board, drawFrom(vault.actions, n));
	board.played.push(...cards);
	play.showed ||= cards.length > 0;
	play.say(msg('{cards} lie open.', { cards: { and: cards.map(actionCardWords) } }), rule, {
		type: 'laidOpen',
		cards
	});
	return cards;
}

/** Cards that lie open come to a hand. */
export function takeOpen(
	play: Dealt & Pick<Play, 'push'>,
	seat: SeatId,
	cards: readonly ActionCardId[],
	rule: string
): void {
	const { board } = play;
	board.played = board.played.filter((card) => !cards.includes(card));
	toHand(board, seat, cards);
	play.say(
		msg('{who} takes {cards}.', { who: seat, cards: { and: cards.map(actionCardWords) } }),
		rule,
		{ type: 'tookOpen', seat, cards }
	);
	play.push('handLimit', { seat });
}

/** Action Cards go from a hand face up to the discard pile (TI-18.11). */
export function discardActionCards(
	play: Dealt,
	seat: SeatId,
	held: readonly ActionCardId[],
	rule: string
): void {
	if (held.length === 0) return;
	const cards = toTable(play.board, held);
	fromHand(play.board, seat, held);
	play.board.actionDiscard.push(...cards);
	play.showed = true;
	play.say(
		msg('{who} discards {cards}.', { who: seat, cards: { and: cards.map(actionCardWords) } }),
		rule,
		{ type: 'discarded', seat, cards }
	);
}

/** TI-18.3: a card that is announced leaves the hand, and lies open until it is done; its name there. */
export function layOpen({ board }: Told, seat: SeatId, held: ActionCardId): ActionCardId {
	const [card = held] = toTable(board, [held]);
	fromHand(board, seat, [held]);
	board.played.push(card);
	return card;
}

const takeUp = (board: Board, card: ActionCardId): boolean => {
	const isThere = board.played.includes(card);
	board.played = board.played.filter((one) => one !== card);
	return isThere;
};

/** TI-18.11: a card that was played and is done goes to the discard pile. */
export function putAway(play: Told, card: ActionCardId): void {
	if (!takeUp(play.board, card)) return;
	play.board.actionDiscard.push(card);
	play.say('', 'TI-18.11', { type: 'done', card });
}

/** A card that was played goes back to the hand it came from. */
export function takeBack(play: Told, seat: SeatId, card: ActionCardId, rule: string): void {
	if (!takeUp(play.board, card)) return;
	toHand(play.board, seat, [card]);
	play.say(msg('{who} takes {card} back.', { who: seat, card: actionCardWords(card) }), rule, {
		type: 'takenBack',
		seat,
		card
	});
}

/** From one hand to another; both players alone see them (TI-27.6). */
export function stealCards(
	play: Told & Pick<Play, 'tell'>,
	seat: SeatId,
	from: SeatId,
	cards: readonly ActionCardId[],
	rule: string
): void {
	if (cards.length === 0) return;
	fromHand(play.board, from, cards);
	toHand(play.board, seat, cards);
	play.say(
		msg(
			'{who} takes {n, plural, one {# Action Card} other {# Action Cards}} of {whom, select, you {yours} other {#}}.',
			{
				who: seat,
				n: cards.length,
				whom: from
			}
		),
		rule,
		{ type: 'stolen', seat, from, n: cards.length }
	);
	play.tell(
		[seat, from],
		msg('{who} takes {cards}.', { who: seat, cards: { and: cards.map(actionCardWords) } }),
		rule
	);
}

/** A card like this, which was searched for, goes from the deck to a hand, unseen by the others; the deck is shuffled. */
export function fetchCard(play: Dealt, seat: SeatId, like: string, rule: string): void {
	const { board, vault } = play;
	const card = vault.actions.find((one) => likeOf(one) === like);
	if (card === undefined) return;
	vault.actions = play.shuffle(vault.actions.filter((one) => one !== card));
	toHand(board, seat, [card]);
	play.say(msg('{who} takes a card from the deck and shuffles it.', { who: seat }), rule, {
		type: 'drawn',
		seat,
		n: 1
	});
}

/** Takes the top `n` Political Cards, or as many as there are, the top one first. Who sees them is the caller's. */
export function drawPolitics(play: Dealt, n: number): PoliticalCardId[] {
	provideTop(play, n);
	const cards = drawFrom(play.vault.politics, n);
	play.showed ||= cards.length > 0;
	return cards;
}

/** Before a look at the top `n` Political Cards: where there are fewer the discards go beneath (TI-2.10). */
export function provideTop(play: Dealt, n: number): void {
	const { board, vault } = play;
	fill(play, 'politics', { deck: vault.politics, discard: board.politicalDiscard }, n);
	// What led to the look is not taken back freely.
	play.showed ||= n > 0 && vault.politics.length > 0;
}

/** The top `n` Political Cards, the top one first; they stay where they are. Nobody else may see them (TI-27.8). */
export const topPolitics = (play: Dealt, n: number): PoliticalCardId[] =>
	n < 1 ? [] : play.vault.politics.slice(-n).reverse();

/** Lays Political Cards that were looked at back on top and at the bottom, in this order (TI-17.5). */
export function layPolitics(
	{ vault }: Pick<Play, 'vault'>,
	top: readonly PoliticalCardId[],
	bottom: readonly PoliticalCardId[]
): void {
	const rest = vault.politics.filter((card) => !top.includes(card) && !bottom.includes(card));
	vault.politics = [...bottom.toReversed(), ...rest, ...top.toReversed()];
}

/** An agenda that is done, or is not to be voted on: face up to the discard pile (TI-17.16). */
export const discardPolitics = ({ board }: Pick<Play, 'board'>, card: PoliticalCardId): void => {
	board.politicalDiscard.push(card);
};
