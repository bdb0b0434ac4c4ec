/** Places of a split by what they have in common, and limits as boxes that fill. */
import type { Limit, Place } from '$lib/core/shape';
import type { Sorted } from '../boards';
import { fullOf, gaugeOf } from '../filling';
import type { Filling, Full, ShapeOf } from '../filling';
import type { Sort } from './props';

export type SortedPlace = Sorted & { readonly place: Place };

export interface PlaceGroup {
	readonly name: string;
	readonly places: readonly SortedPlace[];
}

/** In the order in which places first name them, the seldom wanted last; none where a place belongs to no group. */
export function groupsOf(shape: ShapeOf<'split'>, sort: Sort): PlaceGroup[] {
	const groups = new Map<string, SortedPlace[]>();
	for (const place of shape.places) {
		const by = sort(place.id, shape);
		if (!by) return [];
		const group = groups.get(by.group) ?? [];
		group.push({ ...by, place });
		groups.set(by.group, group);
	}
	const isLast = ({ places }: PlaceGroup) => Number(places.some(({ last }) => last));
	return [...groups]
		.map(([name, places]) => ({ name, places }))
		.sort((one, other) => isLast(one) - isLast(other));
}

/** The rows of a group, and those of each fold below them. */
export function foldsOf({ places }: PlaceGroup): {
	readonly rows: readonly SortedPlace[];
	readonly folds: readonly { readonly name: string; readonly rows: readonly SortedPlace[] }[];
} {
	const folds = new Map<string, SortedPlace[]>();
	for (const one of places)
		if (one.fold !== undefined) folds.set(one.fold, [...(folds.get(one.fold) ?? []), one]);
	return {
		rows: places.filter(({ fold }) => fold === undefined),
		folds: [...folds].map(([name, rows]) => ({ name, rows }))
	};
}

/** By the name of each group: how many are chosen in it. */
export const sumsOf = (
	groups: readonly PlaceGroup[],
	{ split }: Pick<Filling, 'split'>
): ReadonlyMap<string, number> =>
	new Map(
		groups.map(({ name, places }) => [
			name,
			places.reduce((sum, { place }) => sum + (split[place.id] ?? 0), 0)
		])
	);

/** The only group in which more are chosen than before; null where none, or several. */
export function grownIn(
	before: ReadonlyMap<string, number>,
	now: ReadonlyMap<string, number>
): string | null {
	const [one, ...others] = [...now].filter(([name, n]) => n > (before.get(name) ?? 0));
	return one && others.length === 0 ? one[0] : null;
}

/** Choices in the order in which their pieces are held. */
export function heldRows<C extends { readonly id: string; readonly on?: string }>(
	choices: readonly C[],
	asHeld: ((pieces: readonly string[]) => readonly string[]) | undefined
): readonly C[] {
	if (!asHeld) return choices;
	const held = asHeld(choices.map(({ id, on = id }) => on));
	const at = ({ id, on = id }: C) => held.indexOf(on);
	return choices.toSorted((one, other) => at(one) - at(other));
}

/** More boxes than these are a number. */
export const MOST_BOXES = 14;

export interface Boxes {
	readonly limit: Limit;
	readonly taken: number;
	/** What there is room for; where so much is needed, that. */
	readonly most: number;
	/** Less than is needed would be too little. */
	readonly needed?: true;
}

/** The limits that say how much is needed, as of a price: what nothing is asked of yet is left out. */
export const needsOf = (limits: readonly Limit[], filling: Filling): Boxes[] =>
	limits.flatMap((limit) => {
		const { taken, most, least } = gaugeOf(limit, filling);
		if (most !== null || least === null || (least <= 0 && taken === 0)) return [];
		return [{ limit, taken, most: least, needed: true }];
	});

/**
 * The limits that say how much there is room for, each once: of several rows of the same words, the one with least
 * room left; of several of the same units with the same room, one; none that a wider one keeps from being reached.
 * Where there is no room and none is asked for, nothing is said.
 */
export function boxesOf(limits: readonly Limit[], filling: Filling): Boxes[] {
	const rows = new Map<string, Boxes>();
	for (const limit of limits) {
		const { taken, most } = gaugeOf(limit, filling);
		if (most === null || (most <= 0 && taken === 0)) continue;
		const words = JSON.stringify(limit.say);
		const before = rows.get(words);
		if (!before || most - taken < before.most - before.taken)
			rows.set(words, { limit, taken, most });
	}
	const same = ({ limit, taken, most }: Boxes) => JSON.stringify([limit.uses, taken, most]);
	const told = [...new Map([...rows.values()].map((row) => [same(row), row])).values()];
	return told.filter((row) => !told.some((wider) => keepsFrom(wider, row)));
}

/** Whether boxes say that something is used up: nothing is left of what a row could have more of. */
export const isUsedUp = ({ taken, most, needed }: Boxes): boolean =>
	!needed && taken > 0 && taken >= most;

/** What bars several rows because there is none of it, and none is asked for: each once, though there is no box of it. */
export function noneOf(shape: ShapeOf<'split'>, filling: Filling): readonly Limit[] {
	const bars = new Map<string, { limit: Limit; rows: number }>();
	for (const place of shape.places)
		for (const limit of fullOf(shape, filling, place)?.limits ?? []) {
			const { taken, most } = gaugeOf(limit, filling);
			if (most === null || most > 0 || taken > 0) continue;
			const words = JSON.stringify(limit.say);
			bars.set(words, { limit, rows: (bars.get(words)?.rows ?? 0) + 1 });
		}
	return [...bars.values()].flatMap(({ limit, rows }) => (rows > 1 ? limit : []));
}

/** Whether what stands below all rows says already why there is no more of one. */
export function isSaidBelow(
	{ limits, isGone }: Full,
	boxes: readonly Boxes[],
	none: readonly Limit[] = []
): boolean {
	const below = [...boxes.filter(isUsedUp).map(({ limit }) => limit), ...none];
	const usedUp = new Set(below.map(({ say }) => JSON.stringify(say)));
	return isGone && limits.every(({ say }) => usedUp.has(JSON.stringify(say)));
}

/** Whether what there is of one thing, which more units use than the other, never lets the other be reached: ships in reserve beside Fleet Supply. */
function keepsFrom(wider: Boxes, { limit, most }: Boxes): boolean {
	const uses = Object.entries(wider.limit.uses);
	const users = Object.entries(limit.uses).filter(([, n]) => n > 0);
	if (users.length === 0 || users.length >= uses.length || uses.some(([, n]) => n < 0))
		return false;
	return users.every(([place, n]) => {
		const of = wider.limit.uses[place] ?? 0;
		return of > 0 && (wider.most / of) * n <= most;
	});
}
