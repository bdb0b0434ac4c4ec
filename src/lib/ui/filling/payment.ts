/** Paying: a split that has to come to a price, each place bringing so much of it; and the payment that wastes least. */
import type { Place } from '$lib/core/shape';
import type { Filling, ShapeOf } from './filling';

/** A price, and what one of each place brings towards it. */
export interface Bill {
	readonly price: number;
	readonly brings: { readonly [place: string]: number };
}

/** What a split asks to be paid; null where it asks something else. */
export function billOf({ min, places, limits = [] }: ShapeOf<'split'>): Bill | null {
	const [limit, ...others] = limits;
	if (!limit || others.length > 0 || min > 0 || limit.most !== undefined) return null;
	const { least, uses } = limit;
	if (least === undefined || !places.every(({ id }) => (uses[id] ?? 0) > 0)) return null;
	return { price: least, brings: uses };
}

/** What is laid out so far. */
export const paidIn = ({ brings }: Bill, { split }: Pick<Filling, 'split'>): number =>
	Object.entries(split).reduce((sum, [id, n]) => sum + n * (brings[id] ?? 0), 0);

/** Spent a few at a time, as coins are; all else is given whole. */
const isLoose = ({ max, on }: Place): boolean => max > 1 || on === undefined;

/** The fewest whole places that come to each sum. */
function fewestFor(places: readonly Place[], { brings }: Bill): Map<number, readonly string[]> {
	const found = new Map<number, readonly string[]>([[0, []]]);
	for (const { id } of places)
		// The sums found before this place: it is given once.
		for (const [sum, ids] of [...found]) {
			const to = sum + (brings[id] ?? 0);
			const known = found.get(to);
			if (!known || ids.length + 1 < known.length) found.set(to, [...ids, id]);
		}
	return found;
}

/** So much of loose places as makes up for what is missing, and what that comes to. */
function looseFor(places: readonly Place[], { brings }: Bill, missing: number) {
	const split: Record<string, number> = {};
	let [sum, n] = [0, 0];
	for (const { id, max } of places) {
		const each = brings[id] ?? 0;
		const take = Math.min(max, Math.max(0, Math.ceil((missing - sum) / each)));
		if (take === 0) continue;
		split[id] = take;
		sum += take * each;
		n += take;
	}
	return { split, sum, n };
}

/** Least waste, then fewest loose ones, then fewest others; null where the price cannot be paid. */
export function suggested(shape: ShapeOf<'split'>, bill: Bill): Filling['split'] | null {
	const loose = shape.places.filter(isLoose);
	const whole = shape.places.filter((place) => !isLoose(place));
	let best: { readonly cost: readonly number[]; readonly split: Filling['split'] } | null = null;
	for (const [sum, ids] of fewestFor(whole, bill)) {
		const more = looseFor(loose, bill, Math.max(0, bill.price - sum));
		const waste = sum + more.sum - bill.price;
		if (waste < 0) continue;
		const cost = [waste, more.n, ids.length];
		if (best && !isLess(cost, best.cost)) continue;
		best = { cost, split: { ...Object.fromEntries(ids.map((id) => [id, 1])), ...more.split } };
	}
	return best?.split ?? null;
}

/** By the first number that differs. */
function isLess(one: readonly number[], other: readonly number[]): boolean {
	const at = one.findIndex((n, i) => n !== other[i]);
	return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
