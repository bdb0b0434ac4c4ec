/** What questions bar, at any depth. */
import { expect } from 'vitest';
import { barredFor, lookOwn } from '../../src/lib/core';
import type { AnyGame, AnyTable, Barred, Refusal, SeatId, Shape } from '../../src/lib/core';
import { said } from './said';

/** The ids that are offered and what is barred beside them, at each level of a question. */
export function barredIn(
	shape: Shape | undefined
): { readonly offered: readonly string[]; readonly barred: readonly Barred[] }[] {
	switch (shape?.type) {
		case 'one':
			return [
				{ offered: shape.choices.map(({ id }) => id), barred: shape.barred ?? [] },
				...shape.choices.flatMap(({ then }) => barredIn(then)),
				...barredIn(shape.then)
			];
		case 'some':
			return [{ offered: shape.choices.map(({ id }) => id), barred: shape.barred ?? [] }];
		case 'split':
			return [{ offered: shape.places.map(({ id }) => id), barred: shape.barred ?? [] }];
		case 'deal':
			return [shape.give, shape.get].flatMap(({ fields }) =>
				fields.flatMap((field) => barredIn(field.shape))
			);
		default:
			return [];
	}
}

/** What is said only to who looks: what is barred in a question, what its notes tell, and what limits come to. */
const EXPLAINED: readonly string[] = ['barred', 'note', 'comes'];

/** The same question without it. */
export const unexplained = (shape: Shape | undefined): unknown =>
	JSON.parse(
		JSON.stringify(shape ?? null, (key, value: unknown) =>
			EXPLAINED.includes(key) ? undefined : value
		)
	);

interface InHand {
	readonly game: AnyGame;
	readonly table: AnyTable;
	readonly refusal: (seat: SeatId, answer: unknown) => Refusal;
}

/** What a seat is asked, as its own page is told it. */
export const toldTo = ({ game, table }: InHand, seat: SeatId): Shape | undefined =>
	lookOwn(game, table, seat).decision?.shape;

/** All that is barred in it, at any depth. */
export const barredTo = (g: InHand, seat: SeatId): Barred[] =>
	barredIn(toldTo(g, seat)).flatMap(({ barred }) => barred);

/** A choice or piece is told of with this rule, in such words; and who tries to choose it is refused by them. */
export function expectBarred(
	g: InHand,
	seat: SeatId,
	piece: string,
	[rule, words]: readonly [rule: string, words: RegExp],
	answer: unknown = tried(toldTo(g, seat), piece)
): void {
	const found = barredFor(barredTo(g, seat), piece);
	expect(found, `${piece} is told of`).toMatchObject({ rule });
	expect(said(found?.why)).toMatch(words);
	expect(g.refusal(seat, answer)).toEqual({ rule, say: found?.why });
}

const tried = (shape: Shape | undefined, piece: string): unknown =>
	shape?.type === 'some'
		? { picks: [piece] }
		: shape?.type === 'split'
			? { split: { [piece]: 1 } }
			: { pick: piece };
