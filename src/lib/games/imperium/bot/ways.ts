/** The cheapest way to bring so much from several places, of which each brings a whole number. */
export function cheapestWay(
	places: readonly { readonly id: string; readonly max: number }[],
	brings: { readonly [place: string]: number },
	price: number,
	costs: (id: string) => number
): { readonly [place: string]: number } | null {
	interface Way {
		readonly cost: number;
		readonly split: { readonly [place: string]: number };
	}
	let ways = new Map<number, Way>([[0, { cost: 0, split: {} }]]);
	for (const { id, max } of places) {
		const worth = brings[id] ?? 0;
		if (worth <= 0) continue;
		const each = costs(id);
		const next = new Map(ways);
		for (const [sum, { cost, split }] of ways)
			for (let n = 1; n <= max && sum + (n - 1) * worth < price; n++) {
				const at = Math.min(price, sum + n * worth);
				const known = next.get(at);
				const total = cost + n * each;
				if (!known || total < known.cost)
					next.set(at, { cost: total, split: { ...split, [id]: n } });
			}
		ways = next;
	}
	return ways.get(Math.max(0, price))?.split ?? null;
}
