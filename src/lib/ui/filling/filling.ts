/**
 * A half-made answer: what a person has filled in so far, in the form of the question's shape. Tray,
 * board, hand and text mode all write the same filling, so that touching a planet and pressing plus
 * are one and the same. Plain data; `draft.svelte.ts` makes it reactive.
 */
import type { Choice, Field, Place, Shape } from '$lib/core/shape';

/** One level of it; only the parts its shape has are used. */
export interface Filling {
	pick: string | null;
	/** What was filled in below each choice, kept when another is looked at meanwhile. */
	then: Record<string, Filling>;
	picks: string[];
	amount: number;
	order: string[];
	split: Record<string, number>;
	yes: boolean | null;
	reply: 'offer' | 'accept' | 'refuse' | null;
	give: Record<string, Filling>;
	get: Record<string, Filling>;
	promise: string;
}

export type ShapeOf<K extends Shape['type']> = Extract<Shape, { type: K }>;

/** The choice picked, with its further question. */
export function picked(
	shape: ShapeOf<'one'>,
	filling: Filling
): { choice: Choice; then: Shape | null; below: Filling | null } | null {
	const choice = shape.choices.find(({ id }) => id === filling.pick);
	if (!choice) return null;
	return { choice, then: choice.then ?? null, below: filling.then[choice.id] ?? null };
}

/** How many picks have led to a further question. */
export function depthOf(shape: Shape, filling: Filling): number {
	const chosen = shape.type === 'one' ? picked(shape, filling) : null;
	return chosen?.then && chosen.below ? 1 + depthOf(chosen.then, chosen.below) : 0;
}

/** The fields of both sides of a deal, each with the part of the filling it is filled in at. */
export const fieldsOf = (
	shape: ShapeOf<'deal'>
): readonly { readonly part: 'give' | 'get'; readonly field: Field }[] =>
	(['give', 'get'] as const).flatMap((part) =>
		shape[part].fields.map((field) => ({ part, field }))
	);

/** How many a split as filled in adds up to. */
export const totalOf = (filling: Filling): number =>
	Object.values(filling.split).reduce((total, n) => total + n, 0);

/** What a split as filled in uses of its budget. */
export const costOf = (shape: ShapeOf<'split'>, filling: Filling): number =>
	shape.places.reduce((total, { id, cost = 0 }) => total + cost * (filling.split[id] ?? 0), 0);

/** How many more this place can take: within its limit, that of the whole, and the budget. */
export function roomAt(shape: ShapeOf<'split'>, filling: Filling, place: Place): number {
	const { budget = Infinity, max } = shape;
	const free = Math.min(place.max - (filling.split[place.id] ?? 0), max - totalOf(filling));
	const cost = place.cost ?? 0;
	const paid = cost > 0 ? Math.floor((budget - costOf(shape, filling)) / cost) : Infinity;
	return Math.max(0, Math.min(free, paid));
}
