/**
 * Like cards: each copy has the name of what it is and a number, `feint#2`.
 *
 * Where cards are hidden and change hands, a copy must not be known again. Its number is there only so that two of
 * them can be told apart where they lie, and it takes a new one wherever it comes to be seen by others than before
 * (`named`). The number follows from what those who now see it see besides, so it tells nobody where the copy was.
 *
 * Hundreds say who sees it: 0 all, 1 to 8 the seat that holds it, 9 nobody.
 */
import { likeOf } from '../../core';
import type { SeatId } from '../../core';

export { likeOf };

export const OPEN = 0;
export const UNSEEN = 900;

export const ownOf = (seat: SeatId): number => Number(seat.slice('seat:'.length)) * 100;

/** The first of each kind of like cards, in their order. */
export function oneOfEach<Card extends string>(cards: readonly Card[]): Card[] {
	const seen = new Set<string>();
	return cards.filter((card) => !seen.has(likeOf(card)) && seen.add(likeOf(card)));
}

/** `n` copies, numbered from 1 on, or from after those there are `before`. */
export function copiesOf<Like extends string>(
	like: Like,
	n: number,
	before = 0
): `${Like}#${number}`[] {
	const copies: `${Like}#${number}`[] = [];
	for (let i = 1; i <= n; i++) copies.push(`${like}#${before + i}`);
	return copies;
}

/** These cards under the lowest numbers of this hundred that are free; a card without copies has no number. */
export function named<Card extends string>(
	cards: readonly Card[],
	hundred: number,
	taken: Iterable<Card>
): Card[] {
	const used = new Set<string>(taken);
	return cards.map((card) => {
		const like = likeOf(card);
		if (like === card) return card;
		let n = hundred + 1;
		while (used.has(`${like}#${n}`)) n += 1;
		used.add(`${like}#${n}`);
		return `${like}#${n}` as Card;
	});
}

/** Cards told of to who does not see them: so many of each like, whichever copies they are. */
export const asTold = <Card extends string>(seat: SeatId, cards: readonly Card[]): Card[] =>
	named(cards, ownOf(seat), []);

/** The cards of a hand that are meant by cards told of: of like ones the first; fewer when it lacks some. */
export function meant<Card extends string>(hand: readonly Card[], told: readonly Card[]): Card[] {
	const left = hand.slice();
	return told.flatMap((card) => {
		const at = left.findIndex((held) => likeOf(held) === likeOf(card));
		return at < 0 ? [] : left.splice(at, 1);
	});
}
