/**
 * Like cards are alike (CE-23.5). A copy has a number only so that two of them can be told apart where they
 * lie, and takes a new one wherever it comes to be seen by others than before. The number follows from what
 * those who now see it see besides, so it tells nobody where the copy has been.
 *
 * Hundreds say who sees it: 0 all, 1 to 8 the seat that holds it, 9 nobody.
 */
import { likeOf } from '../kit';
import type { Board, CardId, Laid, SeatId } from './types';

export const OPEN = 0;
export const UNSEEN = 900;

export const ownOf = (seat: SeatId): number => Number(seat.slice('seat:'.length)) * 100;

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

/** Whether everybody sees the card laid. */
export const isOpen = (board: Board, { faceUp, concealed }: Laid): boolean =>
	faceUp || (board.encounter?.revealed === true && !concealed);

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
