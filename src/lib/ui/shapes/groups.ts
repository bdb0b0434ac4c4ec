/** Places of a split by what they have in common, and limits as boxes that fill. */
import type { Limit, Place } from '$lib/core/shape';
import type { Sorted } from '../boards';
import { gaugeOf } from '../filling';
import type { Filling } from '../filling';

export interface PlaceGroup {
	readonly name: string;
	readonly places: readonly (Sorted & { readonly place: Place })[];
}

/** In the order in which places first name them; none where a place belongs to no group. */
export function groupsOf(
	places: readonly Place[],
	sorted: (place: string) => Sorted | null
): PlaceGroup[] {
	const groups = new Map<string, (Sorted & { place: Place })[]>();
	for (const place of places) {
		const by = sorted(place.id);
		if (!by) return [];
		const group = groups.get(by.group) ?? [];
		group.push({ ...by, place });
		groups.set(by.group, group);
	}
	return [...groups].map(([name, places]) => ({ name, places }));
}

/** More boxes than these are a number. */
export const MOST_BOXES = 14;

export interface Boxes {
	readonly limit: Limit;
	readonly taken: number;
	readonly most: number;
}

/**
 * The limits that say how much there is room for, each once: of several rows of the same words, the one with least
 * room left.
 */
export function boxesOf(limits: readonly Limit[], filling: Filling): Boxes[] {
	const rows = new Map<string, Boxes>();
	for (const limit of limits) {
		const { taken, most } = gaugeOf(limit, filling);
		if (most === null) continue;
		const words = JSON.stringify(limit.say);
		const before = rows.get(words);
		if (!before || most - taken < before.most - before.taken)
			rows.set(words, { limit, taken, most });
	}
	return [...rows.values()];
}
