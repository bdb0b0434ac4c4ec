/**
 * What of a map can be stopped at and touched: its hexes, and within each the pieces that can be touched by
 * themselves, as planets. A hex stands for what is lit within it.
 */
import type { HexId, Point } from '$lib/hex';
import type { Lit } from '../filling';
import type { Lay } from './lay';
import type { Stop } from './walk';

/** A piece within a hex: its place about the middle of the hex, and how large it is drawn, in map units. */
export interface Inner extends Point {
	readonly id: string;
	readonly r: number;
	/** As it is read aloud, with what may be done with it. */
	readonly label: string;
}

export interface HexStop extends Stop {
	readonly id: HexId;
	/** How the hex is lit, by itself or by what lies within it. */
	readonly now: Lit | undefined;
	/** The piece that a touch of the hex touches: itself, or the only one lit within it; null for none or several. */
	readonly touches: string | null;
	readonly inner: readonly Inner[];
	/** Several within are lit: it is gone into to touch one. */
	readonly opens: boolean;
	readonly label: string;
}

interface Told {
	readonly lit: ReadonlyMap<string, Lit>;
	readonly labelOf: (hex: HexId) => string;
	readonly inside: (hex: HexId) => readonly Inner[];
}

export function stopsOf({ spots }: Lay, { lit, labelOf, inside }: Told): HexStop[] {
	return spots.map(({ id, x, y }) => {
		const inner = inside(id);
		const own = lit.get(id);
		const within = own ? [] : inner.filter((piece) => lit.has(piece.id));
		const [first, second] = within;
		const chosen = within.find((piece) => lit.get(piece.id)?.state === 'chosen');
		const now = own ?? ((chosen ?? first) ? lit.get((chosen ?? first)?.id ?? '') : undefined);
		return {
			...{ id, x, y, now, inner },
			lit: !!now && !now.back,
			touches: own ? id : second ? null : (first?.id ?? null),
			opens: second !== undefined,
			label: labelOf(id)
		};
	});
}

/** The stop after this one, or before it, round and round; the first where this is none of them. */
export function nextOf<S extends { readonly id: string }>(
	stops: readonly S[],
	from: string | null,
	by: 1 | -1
): S | null {
	const at = stops.findIndex(({ id }) => id === from);
	const to = at < 0 ? 0 : (at + by + stops.length) % stops.length;
	return stops[to] ?? null;
}
