/** Whether two samples could be of one kind. */

/** Mann–Whitney: the chance that one of the second is above one of the first; 0.5 when nothing tells them apart. */
export function auc(first: readonly number[], second: readonly number[]): number {
	const sorted = first.toSorted((a, b) => a - b);
	const below = (value: number, orEqual: boolean): number => {
		let [from, to] = [0, sorted.length];
		while (from < to) {
			const middle = (from + to) >> 1;
			const one = sorted[middle] ?? 0;
			if (one < value || (orEqual && one === value)) from = middle + 1;
			else to = middle;
		}
		return from;
	};
	const wins = second.reduce(
		(sum, value) => sum + (below(value, false) + below(value, true)) / 2,
		0
	);
	return wins / Math.max(1, first.length * second.length);
}

/** Kolmogorov–Smirnov for two samples: how likely they are to lie so far apart if they are of one kind. */
export function ksP(first: readonly number[], second: readonly number[]): number {
	const [a, b] = [first, second].map((all) => all.toSorted((x, y) => x - y)) as [
		number[],
		number[]
	];
	let [i, j, most] = [0, 0, 0];
	while (i < a.length && j < b.length) {
		const at = Math.min(a[i] ?? Infinity, b[j] ?? Infinity);
		while (i < a.length && (a[i] ?? 0) <= at) i++;
		while (j < b.length && (b[j] ?? 0) <= at) j++;
		most = Math.max(most, Math.abs(i / a.length - j / b.length));
	}
	const n = Math.sqrt((a.length * b.length) / (a.length + b.length));
	const lambda = (n + 0.12 + 0.11 / n) * most;
	if (lambda < 0.3) return 1; // the series below does not get there
	let p = 0;
	for (let k = 1; k <= 100; k++) p += 2 * (-1) ** (k - 1) * Math.exp(-2 * (k * lambda) ** 2);
	return Math.min(1, Math.max(0, p));
}
