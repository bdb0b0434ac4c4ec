/** Pieces of somebody in a hex, as many kinds as have room there. */

/** Pieces of one kind: their outline, in a box of 32 by 24 about 0, 0. */
export interface Row {
	readonly id: string;
	readonly hull: string;
	readonly n: number;
}

const MOST = 3;

/** The kinds that are shown each, and how many pieces of all others there are. */
export function shown(rows: readonly Row[]): {
	readonly rows: readonly Row[];
	readonly more: number;
} {
	if (rows.length <= MOST) return { rows, more: 0 };
	const rest = rows.slice(MOST - 1);
	return { rows: rows.slice(0, MOST - 1), more: rest.reduce((sum, { n }) => sum + n, 0) };
}
