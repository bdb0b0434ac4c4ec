/**
 * Cards change place here and nowhere else: hands, the cosmic deck, its discard pile, the table and the cards laid
 * (CE-19). So a card takes the name it has where it comes to lie (`kit/copies.ts`), and the screen hears what moved.
 * This file knows the places; the others of this folder tell what is done with them.
 */
import { msg } from '../../../core';
import { OPEN, UNSEEN, named, ownOf } from '../../kit';
import {
	asideOf,
	storedOf,
	cardsBeside,
	entriesOf,
	kickersOf,
	playerOf,
	secondsOf,
	sheetOfCard,
	techsOf,
	topFor,
	underTechs
} from '../board';
import { alienName, backOf, cardName } from '../cards';
import { shedBy } from '../essence/laid';
import { discardToModule, modulePiles } from '../modules/decks';
import { stackOf, stackedCards } from '../stacked';
import { SIDES } from '../types';
import { value } from '../values';
import type { CardPlace } from '../moves';
import type { Play } from '../play';
import type { AlienId, Board, CardId, Laid, SeatId } from '../types';

/** Tells the screen alone that cards moved from a hand or to it; words are the caller's. */
export function moved(play: Play, seat: SeatId, n: number, from: CardPlace, to: CardPlace): void {
	if (n > 0) play.say('', undefined, { type: 'cards', seat, n, from, to });
}

/** A card noted by an effect is one among its like as soon as it leaves the hand (CE-23.5). */
function release({ encounter }: Board, cards: readonly CardId[]): void {
	if (!encounter) return;
	const { notes } = encounter;
	for (const [id, noted] of entriesOf(notes.cards))
		if (noted?.some((card) => cards.includes(card)))
			notes.cards = { ...notes.cards, [id]: noted.filter((card) => !cards.includes(card)) };
}

const laidOn = ({ encounter }: Board): Laid[] =>
	SIDES.flatMap((side) => encounter?.laid[side] ?? []);

/** Cards come to lie where all see them, in this order; their names there. The caller puts them there. */
export function toTable({ board }: Play, cards: readonly CardId[]): CardId[] {
	const { discard, outOfGame, onTable, returning, encounter } = board;
	release(board, cards);
	return named(cards, OPEN, [
		...discard,
		...outOfGame,
		...onTable,
		...returning.map(({ card }) => card),
		...cardsBeside(board),
		...stackedCards(board),
		...modulePiles(board),
		...laidOn(board).map(({ card }) => card),
		...kickersOf(board).map(({ card }) => card),
		...secondsOf(board).map(({ card }) => card),
		// Still looked at after it has gone from the pile.
		...SIDES.flatMap((side) => encounter?.discarded[side] ?? [])
	]);
}

/** Cards join a hand, in this order and however many (CE-15.3); their names there. */
export function toHand(play: Play, seat: SeatId, cards: readonly CardId[]): CardId[] {
	const { board } = play;
	const came = ofOwn(board, seat, cards);
	playerOf(board, seat).hand.push(...came);
	// CE-36.10
	if (shedBy(board, seat).length > 0) play.push('essence.shed', { seat });
	return came;
}

/** The names of cards that come to this seat, where it alone sees them: in its hand or in its hoard. */
export function ofOwn(board: Board, seat: SeatId, cards: readonly CardId[]): CardId[] {
	const { hand, hoard } = playerOf(board, seat);
	release(board, cards);
	const laid = [...laidOn(board), ...kickersOf(board)].filter(({ by }) => by === seat);
	return named(cards, ownOf(seat), [
		...hand,
		...(hoard?.cards ?? []),
		...asideOf(board, seat),
		...storedOf(board, seat),
		...laid.map(({ card }) => card),
		...secondsOf(board)
			.filter((one) => one.seat === seat)
			.map(({ card }) => card),
		...underTechs(board, seat)
	]);
}

/** Cards join the hoard of a seat, in this order; their names there. Without a hoard they join the hand. */
export function toHoard(play: Play, seat: SeatId, cards: readonly CardId[]): CardId[] {
	const { hoard } = playerOf(play.board, seat);
	if (!hoard) return toHand(play, seat, cards);
	const came = ofOwn(play.board, seat, cards);
	hoard.cards.push(...came);
	return came;
}

/**
 * Cards of a seat, which lie open already or come to, join the discard pile: one event, however many (CE-16.28).
 * The only way there.
 */
export function toPile(play: Play, by: SeatId, cards: readonly CardId[]): void {
	if (cards.length === 0) return;
	// CE-19.24: they come onto a sheet, and are not discarded.
	const sheet = value(play, 'swallows', null, { seat: by });
	if (sheet) {
		play.board.stacked = {
			...play.board.stacked,
			[sheet]: [...stackOf(play.board, sheet), ...cards]
		};
		play.say(
			msg('{cards} {n, plural, one {comes} other {come}} onto the sheet of {alien}.', {
				cards: { and: cards.map(cardName) },
				n: cards.length,
				alien: alienName(sheet)
			}),
			'CE-19.24'
		);
		return;
	}
	toPiles(play, cards);
	play.window('cards.discarded', { discarded: { by, cards } });
}

/** Open cards come to the discard piles of the decks they are of (CE-31.7). */
export function toPiles(play: Play, cards: readonly CardId[]): void {
	const rewards = cards.filter((card) => backOf(card) === 'reward');
	play.board.discard.push(...cards.filter((card) => !rewards.includes(card)));
	if (rewards.length > 0) discardToModule(play, 'reward', rewards);
}

/** Cards go where nobody sees them, above (`top`) or below what is left of the deck. */
export function toDeck({ vault }: Play, cards: readonly CardId[], where: 'top' | 'bottom'): void {
	const came = named(cards, UNSEEN, [...vault.deck, ...(vault.aside ?? [])]);
	if (where === 'top') vault.deck.push(...came);
	else vault.deck.unshift(...came);
}

/** Hands are these from now on; their names there, hand by hand. */
export function setHands(
	play: Play,
	hands: readonly (readonly [SeatId, readonly CardId[]])[]
): CardId[][] {
	for (const [seat] of hands) playerOf(play.board, seat).hand = [];
	return hands.map(([seat, cards]) => toHand(play, seat, cards));
}

/** A card laid face down is seen by all from now on. */
export function openUp(play: Play, laid: Laid): void {
	[laid.card = laid.card] = toTable(play, [laid.card]);
}

/** Nothing lies on the sheet of an alien any more; what did. */
export function clearStack(board: Board, alien: AlienId): readonly CardId[] {
	const cards = stackOf(board, alien);
	const { [alien]: _gone, ...left } = board.stacked ?? {};
	board.stacked = left;
	return cards;
}

/** A card goes off the sheet of an alien. The caller puts it elsewhere. */
export function unstack(board: Board, alien: AlienId, card: CardId): void {
	board.stacked = {
		...board.stacked,
		[alien]: stackOf(board, alien).filter((other) => other !== card)
	};
}

/** What of a seat lies face down on this sheet is this from now on (CE-19.25). */
export function keepStored(
	board: Board,
	seat: SeatId,
	alien: AlienId,
	cards: readonly CardId[]
): void {
	const player = playerOf(board, seat);
	const { [alien]: _before, ...others } = player.stored ?? {};
	player.stored = cards.length > 0 ? { ...others, [alien]: cards.slice() } : others;
	if (Object.keys(player.stored).length === 0) delete player.stored;
}

/** A card of a seat goes off a sheet on which it lies face down. The caller puts it elsewhere. */
export const unstore = (board: Board, seat: SeatId, alien: AlienId, card: CardId): void =>
	keepStored(
		board,
		seat,
		alien,
		storedOf(board, seat, alien).filter((other) => other !== card)
	);

/** Takes a card that is played from a technology, a sheet or the discard pile; whether it lay there. */
function takeElsewhere(play: Play, seat: SeatId, card: CardId): boolean {
	const { board } = play;
	const tech = techsOf(board, seat).find(({ flare }) => flare === card);
	if (tech) {
		delete tech.flare;
		takeFromTable(play, [card]);
		return true;
	}
	const sheet = sheetOfCard(board, seat, card);
	if (sheet) {
		if (storedOf(board, seat, sheet).includes(card)) unstore(board, seat, sheet, card);
		else unstack(board, sheet, card);
		return true;
	}
	if (topFor(board, seat) !== card) return false;
	board.discard.pop();
	delete board.encounter?.fromPile;
	return true;
}

/** Takes a card that is played out of the hand, out of the hoard, or from where it lies open; whether it was of the hoard (CE-19.20). */
export function takePlayed(play: Play, seat: SeatId, card: CardId): boolean {
	const { hoard } = playerOf(play.board, seat);
	if (takeElsewhere(play, seat, card)) return false;
	if (!hoard?.cards.includes(card)) {
		takeFromHand(play, seat, card);
		return false;
	}
	hoard.cards = hoard.cards.filter((other) => other !== card);
	return true;
}

/** Takes a card out of a hand. Throws when it is not there: checks come before. */
export function takeFromHand(play: Play, seat: SeatId, card: CardId): void {
	const { hand } = playerOf(play.board, seat);
	const at = hand.indexOf(card);
	if (at < 0) throw new Error(`${seat} does not hold ${card}.`);
	hand.splice(at, 1);
}

export function takeFromTable({ board }: Play, cards: readonly CardId[]): void {
	board.onTable = board.onTable.filter((card) => !cards.includes(card));
}

/** Cards that have left the table come back to no hoard any more. */
export function forgetOut({ board }: Play, cards: readonly CardId[]): void {
	for (const seat of board.order) {
		const { hoard } = playerOf(board, seat);
		if (hoard && hoard.out.length > 0)
			hoard.out = hoard.out.filter((card) => !cards.includes(card));
	}
}
