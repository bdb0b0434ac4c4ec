/** What is best, and what is next best: by one worth, or by several of which each breaks the ties of those before it. */
import type { Words } from '../../core';

type Worth<Item> = (item: Item) => number;

/** Those worth most, in the order given. */
export function mostOf<Item>(items: readonly Item[], worth: Worth<Item>): Item[] {
	let found: Item[] = [];
	let most = -Infinity;
	for (const item of items) {
		const now = worth(item);
		if (now > most) [found, most] = [[item], now];
		else if (now === most) found.push(item);
	}
	return found;
}

/** The one worth most; of several the one that is worth most by the next worth, and at last the first. Undefined of none. */
export function bestOf<Item>(
	items: readonly Item[],
	...worths: readonly Worth<Item>[]
): Item | undefined {
	let best = items;
	for (const worth of worths) best = mostOf(best, worth);
	return best[0];
}

/** The most worth first; of equal ones the first. Each is weighed once. */
export const ranked = <Item>(items: readonly Item[], worth: Worth<Item>): Item[] =>
	items
		.map((item) => ({ item, worth: worth(item) }))
		.sort((one, other) => other.worth - one.worth)
		.map(({ item }) => item);

/** One of several things that rank: the more of it, the better, where those before it are even. */
export interface Criterion<Item> {
	readonly of: Worth<Item>;
	/** Said where it puts one before another: `Ines has more cards, 5 to 4.` */
	readonly say: (first: Item, n: number, other: number, second: Item) => Words;
}

/** The best first; of those nothing tells apart, the first. */
export const rankedBy = <Item>(
	items: readonly Item[],
	criteria: readonly Pick<Criterion<Item>, 'of'>[]
): Item[] => criteria.toReversed().reduce((all, { of }) => ranked(all, of), [...items]);

/** What puts the first of two before the second, in words; '' where nothing does. */
export function decisive<Item>(
	criteria: readonly Criterion<Item>[],
	first: Item,
	second: Item
): Words {
	const criterion = criteria.find(({ of }) => of(first) !== of(second));
	return criterion ? criterion.say(first, criterion.of(first), criterion.of(second), second) : '';
}

/** Places from 1 of what is ranked; those whom `isEven` does not tell apart share one. */
export function placesOf<Item>(
	items: readonly Item[],
	isEven: (one: Item, next: Item) => boolean
): number[] {
	const places: number[] = [];
	for (const [i, item] of items.entries()) {
		const before = items[i - 1];
		places.push(before !== undefined && isEven(before, item) ? (places[i - 1] ?? 1) : i + 1);
	}
	return places;
}
