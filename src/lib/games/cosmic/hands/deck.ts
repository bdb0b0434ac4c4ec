/** Cards come off the cosmic deck, and it is made anew. */
import { msg } from '../../../core';
import { drawFrom, gathered, likeOf, sumOf } from '../../kit';
import { encounterOf, leftOf, playerOf, timingOrder } from '../board';
import { HAND, cardName, isEncounterCard } from '../cards';
import { lookAtDraw } from '../looks';
import { drawFromModule } from '../modules/decks';
import { renewable } from '../rejoining';
import { value } from '../values';
import type { Play } from '../play';
import type { CardId, SeatId } from '../types';
import { moved, takeFromHand, toTable, toHand, toPiles, toDeck, setHands } from './places';
import { showHand, takeFromDiscard } from './discards';
import { rejoinPile } from './rejoined';

const NOBODY: readonly SeatId[] = [];
const NOTHING_QUAKED: readonly ((play: Play) => void)[] = [];
const NOTHING: readonly ((play: Play, cards: readonly CardId[]) => void)[] = [];

/**
 * Draws into a hand; refills the deck, or quakes, when it runs out (CE-19.2, CE-19.3). `told`: so many all have been
 * told of, which is not said again.
 */
export function drawToHand(
	play: Play,
	seat: SeatId,
	n: number,
	rule = 'CE-19.13',
	told = 0
): CardId[] {
	const cards = toHand(play, seat, takeFromDeck(play, n));
	if (cards.length > 0) {
		play.say(
			cards.length === told
				? ''
				: msg(
						'{who, select, you {You draw} other {# draws}} {n, plural, one {# card} other {# cards}}.',
						{ who: seat, n: cards.length }
					),
			rule,
			{
				type: 'cards',
				seat,
				n: cards.length,
				from: 'deck',
				to: 'hand'
			}
		);
		tellDrawn(play, seat, cards, rule, cards.length === told);
		for (const by of value(play, 'seesDraws', NOBODY, { seat })) lookAtDraw(play, by, seat, cards);
		const before = play.board.phase === 'setup';
		for (const due of before ? NOTHING : value(play, 'uponDrawn', NOTHING, { seat }))
			due(play, cards);
		// CE-3.21: before the first turn nothing is answered.
		if (!before) play.window('cards.drawn', { seats: [seat], cards });
	}
	return cards;
}

/** Tells who has drawn which they are. `isFirst`: nobody was told how many. */
function tellDrawn(
	play: Play,
	seat: SeatId,
	cards: readonly CardId[],
	rule: string,
	isFirst = false
): void {
	const say = msg('You draw {cards}.', { cards: { and: cards.map(cardName) } });
	play.tell(seat, say, rule, isFirst ? undefined : { type: 'named', seat });
}

/** Draws reward cards into a hand, as `drawToHand`; nothing that answers draws from the deck answers these (CE-31.3). */
export function drawRewards(play: Play, seat: SeatId, n: number, told = 0): CardId[] {
	const cards = toHand(play, seat, drawFromModule(play, 'reward', n));
	if (cards.length === 0) return cards;
	play.say(
		cards.length === told
			? ''
			: msg('{who} draws {n, plural, one {# reward card} other {# reward cards}}.', {
					who: seat,
					n: cards.length
				}),
		'CE-31.4',
		{ type: 'cards', seat, n: cards.length, from: 'deck', to: 'hand' }
	);
	tellDrawn(play, seat, cards, 'CE-31.4', cards.length === told);
	return cards;
}

/** Draws so many of the flares that are in no deck, or as many as there are, by chance, into a hand. */
export function drawFlares(play: Play, seat: SeatId, n: number, rule: string): CardId[] {
	const { vault } = play;
	vault.flares = play.shuffle(vault.flares);
	const cards = toHand(play, seat, vault.flares.splice(-n));
	play.showed = true;
	play.say(
		msg('{who} draws {n, plural, one {# unused flare} other {# unused flares}}.', {
			who: seat,
			n: cards.length
		}),
		rule,
		{ type: 'cards', seat, n: cards.length, from: 'deck', to: 'hand' }
	);
	tellDrawn(play, seat, cards, rule);
	return cards;
}

/** So many of the flares that are in no deck, or as many as there are, by chance: they are looked at, and stay. */
export function topFlares(play: Play, n: number): CardId[] {
	const { vault } = play;
	vault.flares = play.shuffle(vault.flares);
	play.showed = true;
	return vault.flares.slice(-n);
}

/** Flares go from a hand back to those that are in no deck, unseen by others. */
export function layFlaresAway(play: Play, seat: SeatId, flares: readonly CardId[]): void {
	for (const card of flares) takeFromHand(play, seat, card);
	play.vault.flares.push(...flares);
	play.say(
		msg('{who} gives {n, plural, one {# flare} other {# flares}} back.', {
			who: seat,
			n: flares.length
		}),
		'CE-38.21',
		{ type: 'cards', seat, n: flares.length, from: 'hand', to: 'deck' }
	);
}

/**
 * Each of these seats, one after the other, gets such a card out of the deck, as far as there are any; then the deck is
 * shuffled (CE-37.19). `withPile`: the discard pile with it.
 */
export function searchDeck(
	play: Play,
	seats: readonly SeatId[],
	isIt: (card: CardId) => boolean,
	rule: string,
	withPile = false
): void {
	const { board, vault } = play;
	for (const seat of seats) {
		const at = vault.deck.findIndex(isIt);
		if (at < 0) break;
		const came = toHand(play, seat, vault.deck.splice(at, 1));
		play.say(msg('{who} gets a card out of the deck.', { who: seat }), rule, {
			...{ type: 'cards', seat, n: 1, from: 'deck', to: 'hand' }
		});
		play.tell(seat, msg('You get {cards}.', { cards: { and: came.map(cardName) } }), rule);
	}
	if (withPile) rejoinPile(play);
	const pile = withPile ? board.discard.splice(0) : [];
	const cards = play.shuffle([...vault.deck.splice(0), ...pile]);
	toDeck(play, cards, 'top');
	play.showed = true;
	play.say(
		pile.length > 0
			? msg('The deck and the discard pile are shuffled together.')
			: msg('The deck is shuffled.'),
		rule
	);
}

/** All hands go back into the deck, which is shuffled, before anything was done with them (CE-3.23). */
export function returnHands(play: Play): void {
	const { board, vault } = play;
	const hands = board.order.flatMap((seat) => playerOf(board, seat).hand.splice(0));
	toDeck(play, play.shuffle([...vault.deck.splice(0), ...hands]), 'top');
}

/**
 * A seat takes so many cards of each like out of the deck as its hand (CE-3.23), unseen by others; the deck is shuffled,
 * and all others are dealt their first hands.
 */
export function buildHand(
	play: Play,
	seat: SeatId,
	wanted: { readonly [like: CardId]: number | undefined }
): void {
	const { vault } = play;
	const built = Object.entries(wanted).flatMap(([like, n = 0]) => {
		const found = vault.deck.filter((card) => likeOf(card) === like).slice(0, n);
		vault.deck = vault.deck.filter((card) => !found.includes(card));
		return found;
	});
	const came = toHand(play, seat, built);
	toDeck(play, play.shuffle(vault.deck.splice(0)), 'top');
	play.showed = true;
	play.say(
		msg('{who, select, you {You choose} other {# chooses}} a hand out of the deck.', { who: seat }),
		'CE-3.23'
	);
	play.tell(seat, msg('In your hand: {cards}.', { cards: { and: came.map(cardName) } }), 'CE-3.23');
	for (const other of leftOf(play.board, seat)) {
		dealFirst(play, other);
		moved(play, other, HAND, 'deck', 'hand');
	}
	play.say(msg('Eight cards are dealt to everybody else.'), 'CE-3.23');
}

/** A flare that is in no deck goes into a hand, unseen by others (CE-19.32). */
export function takeFlare(play: Play, seat: SeatId, card: CardId): void {
	const { vault } = play;
	if (!vault.flares.includes(card)) return;
	vault.flares = vault.flares.filter((other) => other !== card);
	toHand(play, seat, [card]);
	play.showed = true;
	play.say(
		msg('{who, select, you {You take} other {# takes}} one of the unused flares.', { who: seat }),
		'CE-19.32',
		{
			...{ type: 'cards', seat, n: 1, from: 'deck', to: 'hand' }
		}
	);
	play.tell(seat, msg('You take {card}.', { card: cardName(card) }), 'CE-19.32');
}

/** A card of a hand comes to lie on top of the deck, unseen by others (CE-37.18). */
export function layOnDeck(play: Play, seat: SeatId, card: CardId, rule: string): void {
	takeFromHand(play, seat, card);
	toDeck(play, [card], 'top');
	play.say(msg('{who} puts a card on top of the deck.', { who: seat }), rule, {
		type: 'cards',
		seat,
		n: 1,
		from: 'hand',
		to: 'deck'
	});
}

/** All cards of the deck are dealt out one by one, to this seat first (CE-37.21). They are not drawn. */
export const dealRound = (play: Play, from: SeatId, rule: string): void =>
	dealOut(play, from, play.vault.deck.splice(0).toReversed(), 'deck', rule);

/** The same with the discard pile, shuffled. */
export const dealPileRound = (play: Play, from: SeatId, rule: string): void =>
	dealOut(play, from, gathered(play, play.board.discard), 'discard', rule);

function dealOut(
	play: Play,
	first: SeatId,
	cards: readonly CardId[],
	from: 'deck' | 'discard',
	rule: string
): void {
	if (cards.length === 0) return;
	const { board } = play;
	play.showed = true;
	play.say(
		from === 'deck'
			? msg('The deck is dealt out: {n, plural, one {# card} other {# cards}}.', {
					n: cards.length
				})
			: msg('The discard pile is dealt out: {n, plural, one {# card} other {# cards}}.', {
					n: cards.length
				}),
		rule
	);
	const seats = [first, ...leftOf(board, first)];
	for (const [at, seat] of seats.entries()) {
		const dealt = toHand(
			play,
			seat,
			cards.filter((_, i) => i % seats.length === at)
		);
		moved(play, seat, dealt.length, from, 'hand');
		if (dealt.length > 0)
			play.tell(seat, msg('You are dealt {cards}.', { cards: { and: dealt.map(cardName) } }), rule);
	}
}

/**
 * Takes cards off the top of the deck. When the deck is out, the discards become the new deck and
 * drawing goes on; when both are out, a cosmic quake drops the rest of the draw (CE-19.2, CE-19.3, CE-19.4).
 */
export function takeFromDeck(play: Play, n: number): CardId[] {
	const { board, vault } = play;
	const cards = drawFrom(vault.deck, n, () => {
		rejoinPile(play);
		if (board.discard.length === 0) return;
		toDeck(play, gathered(play, board.discard), 'top');
		play.say(msg('The discard pile is shuffled into a new deck.'), 'CE-19.2');
		play.window('deck.reshuffled');
	});
	play.showed ||= cards.length > 0;
	if (cards.length === n) return cards;
	quake(play, cards);
	return [];
}

/**
 * Every hand goes, and eight cards are dealt to everybody from a new deck (CE-19.3). What is laid or lies on
 * the table is no hand and stays (CE-19.6).
 */
function quake(
	play: Play,
	drawn: readonly CardId[] = [],
	say = msg(
		'Cosmic quake! The deck and its discards are out: all hands are discarded and dealt anew.'
	),
	rule = 'CE-19.3'
): void {
	const { board, vault } = play;
	play.say(say, rule);
	// CE-19.11: owner by owner; CE-19.18: nothing is answered, for they go on into the new deck.
	// CE-31.8: reward cards go to their own pile, and are not dealt again.
	for (const seat of timingOrder(board)) toPiles(play, showHand(play, seat));
	rejoinPile(play);
	const cards = play.shuffle([...vault.deck, ...board.discard, ...drawn]);
	board.discard = [];
	// CE-19.5: too few for eight each are dealt evenly to the players and one hand more, which becomes the deck.
	const hands = board.order.length;
	const each = Math.min(
		HAND,
		cards.length >= hands * HAND ? HAND : Math.floor(cards.length / (hands + 1))
	);
	// CE-36.14: more than eight come only of a deck that has enough for all.
	const whole = cards.length >= sumOf(board.order, (seat) => newHandOf(play, seat));
	for (const seat of board.order) {
		const dealt = cards.splice(0, whole ? newHandOf(play, seat) : each);
		setHands(play, [[seat, dealt]]);
		play.tell(
			seat,
			msg('You are dealt {cards}.', { cards: { and: dealt.map(cardName) } }),
			'CE-19.3'
		);
	}
	vault.deck = [];
	toDeck(play, cards, 'top');
	for (const due of value(play, 'uponQuake', NOTHING_QUAKED, null)) due(play);
}

/** CE-19.34: an effect brings one about, with what is left of the deck. */
export const causeQuake = (play: Play): void =>
	quake(
		play,
		[],
		msg('Cosmic quake! All hands are discarded, and dealt anew of the deck and its discards.'),
		'CE-19.34'
	);

/** How many cards a seat gets as a new hand: eight as a rule (CE-19.8), or so many at least by a use. */
export const newHandOf = (play: Play, seat: SeatId, least = 0): number =>
	Math.max(value(play, 'handSize', HAND, { seat }), least);

/**
 * The cards of a new hand of this seat (CE-19.8), dealt to it or to another first (CE-36.18); what has come. The first
 * of them may be one of the discard pile (CE-38.20); so many `held` ones belong to it (CE-40.70), and it is of `least` cards or more; no more than `most` are drawn now. When the draw could not end, a cosmic quake deals anew (CE-19.14).
 */
export function drawAnew(
	play: Play,
	seat: SeatId,
	rule: string,
	{
		to = seat,
		sifted,
		held = 0,
		least,
		most = Infinity
	}: { to?: SeatId; sifted?: CardId; held?: number; least?: number; most?: number }
): CardId[] {
	const { board, vault } = play;
	// CE-38.20: it may have gone from the pile meanwhile.
	const isThere = sifted !== undefined && board.discard.includes(sifted);
	const first = isThere ? takeFromDiscard(play, to, sifted) : [];
	if ([...first, ...vault.deck, ...renewable(board)].some(isEncounterCard)) {
		const n = Math.min(most, Math.max(0, newHandOf(play, seat, least) - held - first.length));
		return [...first, ...drawToHand(play, to, n, rule)];
	}
	quake(play);
	return [];
}

declare module '../types' {
	interface Encounter {
		/** What is still to come of new hands as it closes; left out: nothing (CE-19.28). */
		later?: readonly { readonly seat: SeatId; readonly n: number }[];
	}
}

/** CE-19.28: so many cards of a new hand are drawn as the encounter closes. */
export function putOff(play: Play, seat: SeatId, n: number): void {
	if (n <= 0) return;
	const encounter = encounterOf(play.board);
	encounter.later = [...(encounter.later ?? []), { seat, n }];
	play.say(
		msg(
			'{n, plural, one {# card} other {# cards}} of the new hand of {who, select, you {yours} other {#}} {n, plural, one {comes} other {come}} as the encounter ends.',
			{ who: seat, n }
		),
		'CE-19.28'
	);
}

/** CE-19.28: now. */
export function drawLater(play: Play): void {
	const encounter = encounterOf(play.board);
	const { later = [] } = encounter;
	delete encounter.later;
	for (const { seat, n } of later) drawToHand(play, seat, n, 'CE-19.28');
}

/** Makes the deck of these cards, the last on top. */
export function makeDeck(play: Play, cards: readonly CardId[]): void {
	play.vault.deck = [];
	toDeck(play, cards, 'top');
}

/** The first hand of a seat, off the new deck (CE-3.10). */
export function dealFirst(play: Play, seat: SeatId): void {
	toHand(play, seat, play.vault.deck.splice(-HAND));
}

/** Turns up cards off the deck: they lie on the table. */
export function turnUpCards(play: Play, n: number): CardId[] {
	const cards = toTable(play, takeFromDeck(play, n));
	play.board.onTable.push(...cards);
	return cards;
}

/** The deck becomes the discard pile, and that the deck, shuffled (CE-33.6). */
export function swapDeck(play: Play, rule: string): void {
	const { board, vault } = play;
	rejoinPile(play);
	const pile = gathered(play, board.discard);
	board.discard = toTable(play, vault.deck.splice(0).toReversed());
	toDeck(play, pile, 'top');
	play.showed = true;
	play.say(msg('The deck and its discard pile change places.'), rule);
}
