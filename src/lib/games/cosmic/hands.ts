/** Hands, the cosmic deck and its discard pile (CE-19). What draws, hands over and discards goes through here; some aliens take a card back by themselves. */
import { hasEncounterCard, playerOf, plural, timingOrder } from './board';
import { HAND, cardName, isEncounterCard, kindOf, whatOf } from './cards';

import { dealHands, toDeck, toHand, toTable } from './copies';
import type { Play } from './play';
import type { CardId, Laid, SeatId } from './types';

/** Draws into a hand; refills the deck, or quakes, when it runs out (CE-19.2, CE-19.3). */
export function drawToHand(play: Play, seat: SeatId, n: number, rule = 'CE-19.13'): CardId[] {
	const cards = toHand(play, seat, takeFromDeck(play, n));
	if (cards.length > 0) {
		play.say(`{${seat}} draws ${plural(cards.length, 'card')}.`, rule, {
			type: 'cards',
			seat,
			n: cards.length,
			from: 'deck',
			to: 'hand'
		});
		play.tell(seat, `You draw ${cards.map(cardName).join(', ')}.`, rule);
	}
	return cards;
}

/**
 * Takes cards off the top of the deck. When the deck is out, the discards become the new deck and
 * drawing goes on; when both are out, a cosmic quake drops the rest of the draw (CE-19.2, CE-19.3, CE-19.4).
 */
export function takeFromDeck(play: Play, n: number): CardId[] {
	const { board, vault } = play;
	const cards: CardId[] = [];
	while (cards.length < n) {
		const card = vault.deck.pop();
		if (card !== undefined) {
			play.showed = true;
			cards.push(card);
		} else if (board.discard.length > 0) {
			toDeck(play, play.shuffle(board.discard), 'top');
			board.discard = [];
			play.say('The discard pile is shuffled into a new deck.', 'CE-19.2');
			play.window('deck.reshuffled');
		} else {
			quake(play, cards);
			return [];
		}
	}
	return cards;
}

/**
 * Every hand goes, and eight cards are dealt to everybody from a new deck (CE-19.3). What is laid or lies on
 * the table is no hand and stays (CE-19.6).
 */
function quake(play: Play, drawn: readonly CardId[] = []): void {
	const { board, vault } = play;
	play.say(
		'Cosmic quake! The deck and its discards are out: all hands are discarded and dealt anew.',
		'CE-19.3'
	);
	for (const seat of timingOrder(board)) discardHand(play, seat); // CE-19.11: owner by owner
	const cards = play.shuffle([...vault.deck, ...board.discard, ...drawn]);
	board.discard = [];
	// CE-19.5: too few for eight each are dealt evenly to the players and one hand more, which becomes the deck.
	const hands = board.order.length;
	const each = Math.min(
		HAND,
		cards.length >= hands * HAND ? HAND : Math.floor(cards.length / (hands + 1))
	);
	for (const seat of board.order) {
		const dealt = cards.splice(0, each);
		dealHands(play, [[seat, dealt]]);
		play.tell(seat, `You are dealt ${dealt.map(cardName).join(', ')}.`, 'CE-19.3');
	}
	vault.deck = [];
	toDeck(play, cards, 'top');
}

/** Shows and discards a whole hand (CE-19.8), in the order held (CE-19.15); from an empty one nothing (CE-19.12). */
function discardHand(play: Play, seat: SeatId): void {
	const player = playerOf(play.board, seat);
	if (player.hand.length === 0) return;
	play.say(`{${seat}} discards ${player.hand.map(cardName).join(', ')}.`, 'CE-19.8', {
		type: 'cards',
		seat,
		n: player.hand.length,
		from: 'hand',
		to: 'discard'
	});
	play.showed = true;
	play.board.discard.push(...toTable(play, player.hand));
	player.hand = [];
}

/** Discards named cards from a hand, face up (CE-15.5). */
export function discardCards(
	play: Play,
	seat: SeatId,
	cards: readonly CardId[],
	rule: string
): void {
	if (cards.length === 0) return;
	for (const card of cards) takeFromHand(play, seat, card);
	play.board.discard.push(...toTable(play, cards));
	play.showed = true;
	play.say(`{${seat}} discards ${cards.map(cardName).join(', ')}.`, rule, {
		type: 'cards',
		seat,
		n: cards.length,
		from: 'hand',
		to: 'discard'
	});
}

/** An encounter card that was in force goes: to the discard pile, or under the deck, unseen for ever (Gambler). */
export function putAway(play: Play, { card, concealed }: Laid): void {
	if (concealed) toDeck(play, [card], 'bottom');
	else play.board.discard.push(card);
}

/** Takes a card out of a hand. Throws when it is not there: checks come before. */
export function takeFromHand(play: Play, seat: SeatId, card: CardId): void {
	const { hand } = playerOf(play.board, seat);
	const at = hand.indexOf(card);
	if (at < 0) throw new Error(`${seat} does not hold ${card}.`);
	hand.splice(at, 1);
}

/** Cards of one hand go to another, unseen by the rest (CE-13.5, CE-14.4): in a deal or by an effect alone (CE-13.17). */
export function handOver(
	play: Play,
	from: SeatId,
	to: SeatId,
	cards: readonly CardId[],
	rule: string
): void {
	if (cards.length === 0) return;
	for (const card of cards) takeFromHand(play, from, card);
	toHand(play, to, cards);
	play.say(`{${from}} gives {${to}} ${plural(cards.length, 'card')}.`, rule, {
		type: 'cards',
		seat: from,
		n: cards.length,
		from: 'hand',
		to
	});
	play.tell([from, to], `The cards: ${cards.map(cardName).join(', ')}.`, rule);
}

/**
 * Some of these cards at random, at most all of them (CE-14.4, CE-14.5); drawn by lot only now, when they are
 * needed (CE-23.3). They stay where they are.
 */
export function randomCards(play: Play, cards: readonly CardId[], n: number): CardId[] {
	return n >= cards.length ? cards.slice() : play.shuffle(cards.slice()).slice(0, n);
}

/**
 * A new hand: discards what is held and draws eight, again and again until an encounter card is
 * among them (CE-5.2, CE-19.8). `keep` stays out of it. When no encounter card is left outside
 * other hands, the draw cannot end and a cosmic quake deals anew.
 */
export function newHand(play: Play, seat: SeatId, rule: string): void {
	const player = playerOf(play.board, seat);
	do {
		discardHand(play, seat);
		const { deck } = play.vault;
		// CE-19.14: a draw that could not end deals everybody anew.
		if (!deck.some(isEncounterCard) && !play.board.discard.some(isEncounterCard)) quake(play);
		else drawToHand(play, seat, HAND, rule);
	} while (!hasEncounterCard(player.hand));
}

/** The hand's cards of one kind and name, for a choice between like ones. */
export const cardsLike = (hand: readonly CardId[], kind: string, what?: string): CardId[] =>
	hand.filter((card) => kindOf(card) === kind && (what === undefined || whatOf(card) === what));
