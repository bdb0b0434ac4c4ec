/** Paying: a split that has to come to a price, each place bringing so much of it. */
import type { Filling, ShapeOf } from './filling';

/** A price, and what one of each place brings towards it. */
export interface Bill {
	readonly price: number;
	readonly brings: { readonly [place: string]: number };
}

/** What a split asks to be paid; null where it asks something else. */
export function billOf({ places, limits = [] }: ShapeOf<'split'>): Bill | null {
	const [limit, ...others] = limits;
	if (!limit || others.length > 0 || limit.most !== undefined) return null;
	const { least, uses } = limit;
	if (least === undefined || !places.every(({ id }) => (uses[id] ?? 0) > 0)) return null;
	return { price: least, brings: uses };
}

/** What is laid out so far. */
export const paidIn = ({ brings }: Bill, { split }: Pick<Filling, 'split'>): number =>
	Object.entries(split).reduce((sum, [id, n]) => sum + n * (brings[id] ?? 0), 0);
