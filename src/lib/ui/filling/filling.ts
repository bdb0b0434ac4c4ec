/**
 * A half-made answer: what a person has filled in so far, in the form of the question's shape. Tray,
 * board, hand and text mode all write the same filling, so that touching a planet and pressing plus
 * are one and the same. Plain data; `draft.svelte.ts` makes it reactive.
 */
import { isSeat } from '$lib/core/ids';
import { tallyOf } from '$lib/core/limits';
import { thenOf } from '$lib/core/shape';
import type { Choice, Field, Forfeit, Limit, Place, Shape } from '$lib/core/shape';
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';

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
	/** The offer that lay on the table as this was begun, by its number; null: none did. */
	facing: number | null;
}

export type ShapeOf<K extends Shape['type']> = Extract<Shape, { type: K }>;

/** The choice picked, with its further question. */
export function picked(
	shape: ShapeOf<'one'>,
	filling: Filling
): { choice: Choice; then: Shape | null; below: Filling | null } | null {
	const choice = shape.choices.find(({ id }) => id === filling.pick);
	if (!choice) return null;
	return { choice, then: thenOf(shape, choice) ?? null, below: filling.then[choice.id] ?? null };
}

/** The pieces of what is picked, what is picked within a choice before the choice; with `ticked` of several the last. */
export function piecesPicked(shape: Shape, filling: Filling, ticked: boolean): string[] {
	if (shape.type === 'some' && ticked)
		return shape.choices.flatMap(({ id, on }) => (id === filling.picks.at(-1) ? (on ?? []) : []));
	const chosen = shape.type === 'one' ? picked(shape, filling) : null;
	if (!chosen) return [];
	const { choice, then, below } = chosen;
	return [
		...(then && below ? piecesPicked(then, below, ticked) : []),
		...(choice.on ? [choice.on] : [])
	];
}

/** Pieces that say whom as well: each is offered within one seat's choice alone, as a planet with whose it is. */
export function withinSeats(
	shape: ShapeOf<'one'>
): ReadonlyMap<string, { readonly whom: Choice; readonly what: Choice }> {
	const found = new Map<string, { whom: Choice; what: Choice }>();
	const twice: string[] = [];
	for (const whom of shape.choices) {
		const then = whom.on && isSeat(whom.on) ? thenOf(shape, whom) : null;
		for (const what of then?.type === 'one' ? then.choices : []) {
			const { on = '' } = what;
			if (!on || found.has(on)) twice.push(on);
			found.set(on, { whom, what });
		}
	}
	for (const on of twice) found.delete(on);
	return found;
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

/** Whether all there is to take is left: no picks of some, nothing of a split, though there is something to be had. */
export function takesNothing(shape: Shape, filling: Filling): boolean {
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			// What may be added to a choice is no reason to doubt the choice.
			return chosen?.then?.type === 'split' && chosen.below !== null
				? takesNothing(chosen.then, chosen.below)
				: false;
		}
		case 'some':
			return shape.min === 0 && shape.choices.length > 0 && filling.picks.length === 0;
		case 'split':
			return shape.min === 0 && shape.max > 0 && totalOf(filling) === 0;
		default:
			return false;
	}
}

/** How many are chosen of each part: units at places of a split, picks of some. */
const takenIn = ({ split, picks }: Filling): { readonly [id: string]: number } => ({
	...split,
	...Object.fromEntries(picks.map((id) => [id, 1]))
});

/** How far a limit is filled: what is taken of it, and what there is, with what makes room. */
export function gaugeOf(
	limit: Limit,
	filling: Filling
): { readonly taken: number; readonly most: number | null; readonly least: number | null } {
	const { takes, makes } = tallyOf(limit.uses, takenIn(filling));
	const { most, least } = limit;
	return {
		taken: takes,
		most: most === undefined ? null : most + makes,
		least: least === undefined ? null : least + makes
	};
}

/** What is lost by what is laid out so far, and how many: nothing is said of none. */
export const lostBy = (
	forfeits: readonly Forfeit[],
	filling: Filling
): { readonly forfeit: Forfeit; readonly n: number }[] =>
	forfeits.flatMap((forfeit) => {
		const over = forfeit.beyond.map(({ most, uses }) => {
			const { takes, makes } = tallyOf(uses, takenIn(filling));
			return takes - makes - most;
		});
		const n = Math.max(0, ...over);
		return n > 0 ? [{ forfeit, n }] : [];
	});

/** How many more of this place a limit has room for. Room that is still to be made counts as made, so that cargo can be chosen before its carrier. */
function roomIn(limit: Limit, { places }: ShapeOf<'split'>, { split }: Filling, id: string) {
	const use = limit.uses[id] ?? 0;
	if (use <= 0 || limit.most === undefined) return Infinity;
	const all = Object.fromEntries(places.map(({ id, max }) => [id, max]));
	const room = limit.most + tallyOf(limit.uses, all).makes;
	return Math.floor((room - tallyOf(limit.uses, split).takes) / use);
}

/** How many more this place can take: within its own number, that of the whole, and the limits. */
export function roomAt(shape: ShapeOf<'split'>, filling: Filling, place: Place): number {
	const { limits = [], max } = shape;
	const free = Math.min(place.max - (filling.split[place.id] ?? 0), max - totalOf(filling));
	const within = limits.map((limit) => roomIn(limit, shape, filling, place.id));
	return Math.max(0, Math.min(free, ...within));
}

/** The same of all that it counts is counted by the other: where both are full, the other says it. */
const isWithin = ({ uses }: Limit, other: Limit): boolean =>
	Object.entries(uses).every(([id, n]) => other.uses[id] === n);

/** Without those within another: room aboard of what leaves one system, where there is none aboard of all that comes. */
const widest = (limits: readonly Limit[]): readonly Limit[] =>
	limits.filter(
		(limit, at) =>
			!limits.some(
				(other, i) => i !== at && isWithin(limit, other) && (i > at || !isWithin(other, limit))
			)
	);

/** What keeps more of a place from being chosen: of limits within one another the widest. */
export interface Full {
	readonly limits: readonly Limit[];
	/** Nothing is left of any of them; else there is something, though less than is needed. */
	readonly isGone: boolean;
}

/** Null where there is room, or where no limit is why. What is not used up goes unsaid beside what is. */
export function fullOf(shape: ShapeOf<'split'>, filling: Filling, place: Place): Full | null {
	if (roomAt(shape, filling, place) > 0) return null;
	const full = (shape.limits ?? []).filter((limit) => roomIn(limit, shape, filling, place.id) < 1);
	if (full.length === 0) return null;
	// What is used up lets nobody have any of it, whatever else there is too little of.
	const gone = full.filter((limit) => {
		const { taken, most } = gaugeOf(limit, filling);
		return most === null || taken >= most;
	});
	const isGone = gone.length > 0;
	return { limits: widest(isGone ? gone : full), isGone };
}

/** Why no more of a place can be chosen, by the limits; null where there is room, or where none of them is why. */
export function whyFull(shape: ShapeOf<'split'>, filling: Filling, place: Place): Words | null {
	const full = fullOf(shape, filling, place);
	if (!full) return null;
	const { limits, isGone } = full;
	const all = new Map(limits.map(({ say }) => [JSON.stringify(say), say]));
	const what = { and: [...all.values()] };
	if (!isGone) return msg('Lacking: {what}', { what });
	// What is used up by this answer is there again once some of it is taken back.
	return limits.some((limit) => gaugeOf(limit, filling).taken > 0)
		? msg('Used up by what you chose: {what}', { what })
		: msg('None left: {what}', { what });
}
