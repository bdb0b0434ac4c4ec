/** Pieces of somebody in a hex, as many kinds as have room there. */

/** Pieces of one kind: their outline, in a box of 32 by 24 about 0, 0. */
export interface Row {
	readonly id: string;
	readonly hull: string;
	readonly n: number;
	/** Some of them are damaged. */
	readonly cracked?: boolean;
}

/** As many kinds have room beside a planet. */
export const MOST_ROWS = 3;

/** The kinds that are shown each, and how many pieces of all others there are. */
export function shown(
	rows: readonly Row[],
	most = MOST_ROWS
): {
	readonly rows: readonly Row[];
	readonly more: number;
} {
	if (rows.length <= most) return { rows, more: 0 };
	const rest = rows.slice(most - 1);
	return { rows: rows.slice(0, most - 1), more: rest.reduce((sum, { n }) => sum + n, 0) };
}
