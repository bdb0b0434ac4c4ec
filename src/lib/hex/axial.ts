/**
 * Hexes in axial coordinates: `q` grows to the right, `r` downwards and half a hex to the right.
 * A map is any set of hexes; nothing here knows what lies on them.
 */

export interface Hex {
	readonly q: number;
	readonly r: number;
}

/** A hex as the key of a record: `hex:2,-1` is q 2, r -1. */
export type HexId = `hex:${number},${number}`;

/** The six steps to a neighbour, clockwise from the right. */
export const DIRECTIONS = [
	{ q: 1, r: 0 },
	{ q: 0, r: 1 },
	{ q: -1, r: 1 },
	{ q: -1, r: 0 },
	{ q: 0, r: -1 },
	{ q: 1, r: -1 }
] as const satisfies readonly Hex[];

export const hexId = ({ q, r }: Hex): HexId => `hex:${q},${r}`;

/** Ids are read once: maps are small, and distances are asked for all the time. */
const read = new Map<HexId, Hex>();

/** The hex an id names. What is no id of a hex is a bug of ours: throws. */
export function hexOf(id: HexId): Hex {
	const known = read.get(id);
	if (known) return known;
	const [, q, r] = /^hex:(-?\d+),(-?\d+)$/.exec(id) ?? [];
	if (q === undefined || r === undefined) throw new Error(`${id} names no hex.`);
	const hex = { q: Number(q), r: Number(r) };
	read.set(id, hex);
	return hex;
}

export const plus = (a: Hex, b: Hex, times = 1): Hex => ({
	q: a.q + b.q * times,
	r: a.r + b.r * times
});

/** Steps between two hexes on a map without holes: the larger of |dq|, |dr| and |dq + dr|. */
export function distance(a: Hex, b: Hex): number {
	const [q, r] = [a.q - b.q, a.r - b.r];
	return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The six hexes that share a side, clockwise from the right, whether or not they are on a map. */
export const neighbours = (hex: Hex): Hex[] => DIRECTIONS.map((step) => plus(hex, step));

/** The hexes exactly `radius` away, clockwise from the right: six for each unit, or the centre at 0. */
export function ring(centre: Hex, radius: number): Hex[] {
	if (radius === 0) return [{ q: centre.q, r: centre.r }];
	return DIRECTIONS.flatMap((out, side) => {
		const corner = plus(centre, out, radius);
		const along = DIRECTIONS[(side + 2) % DIRECTIONS.length] ?? out;
		return Array.from({ length: radius }, (_, i) => plus(corner, along, i));
	});
}

/** The hexes at most `radius` away, the centre first, then ring by ring. */
export const within = (centre: Hex, radius: number): Hex[] =>
	Array.from({ length: radius + 1 }, (_, i) => ring(centre, i)).flat();

/** Which hexes of a map share a side with which, each clockwise from the right: plain JSON, made once a map. */
export function adjacency(map: readonly Hex[]): { readonly [id: HexId]: readonly HexId[] } {
	const ids = new Set(map.map(hexId));
	return Object.fromEntries(
		map.map((hex) => [
			hexId(hex),
			neighbours(hex)
				.map(hexId)
				.filter((id) => ids.has(id))
		])
	);
}
