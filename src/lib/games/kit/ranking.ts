/** What is best, and what is next best: by one worth, or by several of which each breaks the ties of those before it. */

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
