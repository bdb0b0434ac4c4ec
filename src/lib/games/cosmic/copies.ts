/**
 * Like cards are alike (CE-23.5). A copy has a number only so that two of them can be told apart where they
 * lie, and takes a new one wherever it comes to be seen by others than before. The number follows from what
 * those who now see it see besides, so it tells nobody where the copy has been.
 *
 * Hundreds say who sees it: 0 all, 1 to 8 the seat that holds it, 9 nobody.
 */
import { entriesOf, playerOf } from './board';
import { SIDES } from './types';
import type { Play } from './play';
import type { Board, CardId, Laid, SeatId } from './types';

export const OPEN = 0;
export const UNSEEN = 900;

export const ownOf = (seat: SeatId): number => Number(seat.slice('seat:'.length)) * 100;

const COPY = /^(.+)#\d+$/;

/** What a card is, without its number: `attack:08` for `attack:08#203`. */
export const likeOf = (card: CardId): string => COPY.exec(card)?.[1] ?? card;

/** These cards under the lowest numbers of this hundred that are free; a card without copies has no number. */
export function named(
	cards: readonly CardId[],
	hundred: number,
	taken: Iterable<CardId>
): CardId[] {
	const used = new Set(taken);
	return cards.map((card) => {
		const like = likeOf(card);
		if (like === card) return card;
		let n = hundred + 1;
		while (used.has(`${like}#${n}`)) n += 1;
		used.add(`${like}#${n}`);
		return `${like}#${n}`;
	});
}

/** A card noted by an effect is one among its like as soon as it leaves the hand (CE-23.5). */
function release({ encounter }: Board, cards: readonly CardId[]): void {
	if (!encounter) return;
	const { notes } = encounter;
	for (const [id, noted] of entriesOf(notes.cards))
		if (noted?.some((card) => cards.includes(card)))
			notes.cards = { ...notes.cards, [id]: noted.filter((card) => !cards.includes(card)) };
}

/** Whether everybody sees the card laid. */
export const isOpen = (board: Board, { faceUp, concealed }: Laid): boolean =>
	faceUp || (board.encounter?.revealed === true && !concealed);

const laidOn = ({ encounter }: Board): Laid[] =>
	SIDES.flatMap((side) => encounter?.laid[side] ?? []);

/** Cards come to lie where all see them, in this order; their names there. The caller puts them there. */
export function toTable({ board }: Play, cards: readonly CardId[]): CardId[] {
	const { discard, onTable, returning, encounter } = board;
	release(board, cards);
	return named(cards, OPEN, [
		...discard,
		...onTable,
		...returning.map(({ card }) => card),
		...laidOn(board).map(({ card }) => card),
		// Still looked at after it has gone from the pile.
		...SIDES.flatMap((side) => encounter?.discarded[side] ?? [])
	]);
}

/** Cards join a hand, in this order and however many (CE-15.3); their names there. */
export function toHand({ board }: Play, seat: SeatId, cards: readonly CardId[]): CardId[] {
	const player = playerOf(board, seat);
	release(board, cards);
	const laid = laidOn(board).filter(({ by }) => by === seat);
	const came = named(cards, ownOf(seat), [...player.hand, ...laid.map(({ card }) => card)]);
	player.hand.push(...came);
	return came;
}

/** Cards go where nobody sees them, above (`top`) or below what is left of the deck. */
export function toDeck({ vault }: Play, cards: readonly CardId[], where: 'top' | 'bottom'): void {
	const came = named(cards, UNSEEN, vault.deck);
	if (where === 'top') vault.deck.push(...came);
	else vault.deck.unshift(...came);
}

/** Whole hands change owners; `hands` are the new ones. */
export function dealHands(
	play: Play,
	hands: readonly (readonly [SeatId, readonly CardId[]])[]
): void {
	for (const [seat] of hands) playerOf(play.board, seat).hand = [];
	for (const [seat, cards] of hands) toHand(play, seat, cards);
}

/** A card laid face down is seen by all from now on. */
export function openUp(play: Play, laid: Laid): void {
	[laid.card = laid.card] = toTable(play, [laid.card]);
}

/** Cards told of to who does not see them: so many of each like, whichever copies they are (CE-23.5). */
export const asTold = (seat: SeatId, cards: readonly CardId[]): CardId[] =>
	named(cards, ownOf(seat), []);

/** The cards of a hand that are meant by cards told of: of like ones the first; fewer when it lacks some. */
export function meant(hand: readonly CardId[], told: readonly CardId[]): CardId[] {
	const left = hand.slice();
	return told.flatMap((card) => {
		const at = left.findIndex((held) => likeOf(held) === likeOf(card));
		return at < 0 ? [] : left.splice(at, 1);
	});
}
