/** What questions bar, at any depth. */
import type { Barred, Shape } from '../../src/lib/core';

/** The ids that are offered and what is barred beside them, at each level of a question. */
export function barredIn(
	shape: Shape | undefined
): { readonly offered: readonly string[]; readonly barred: readonly Barred[] }[] {
	switch (shape?.type) {
		case 'one':
			return [
				{ offered: shape.choices.map(({ id }) => id), barred: shape.barred ?? [] },
				...shape.choices.flatMap(({ then }) => barredIn(then))
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

/** The same question with nothing barred in it. */
export const withoutBarred = (shape: Shape | undefined): unknown =>
	JSON.parse(
		JSON.stringify(shape ?? null, (key, value: unknown) => (key === 'barred' ? undefined : value))
	);

/** What is said of this piece or choice, wherever it is barred; undefined: nothing. */
export const barredAt = (shape: Shape | undefined, id: string): Barred | undefined =>
	barredIn(shape)
		.flatMap(({ barred }) => barred)
		.find((one) => one.id === id || one.on === id || one.covers?.includes(id));
