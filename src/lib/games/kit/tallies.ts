/** How many of what, by key; what there is none of may be left out. Plain JSON. */

export type Tally<Key extends string = string> = { [key in Key]?: number };

/** Counts `n` more. */
export function addTo<Key extends string>(tally: Tally<Key>, key: Key, n = 1): void {
	tally[key] = (tally[key] ?? 0) + n;
}

/** How many there are of everything. */
export function totalOf(tally: { readonly [key: string]: number | undefined }): number {
	let total = 0;
	for (const key in tally) total += tally[key] ?? 0;
	return total;
}

/** What these come to together. */
export function sumOf<Item>(items: readonly Item[], n: (item: Item) => number): number {
	let sum = 0;
	for (const item of items) sum += n(item);
	return sum;
}
