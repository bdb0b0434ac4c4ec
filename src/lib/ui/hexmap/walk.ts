/** Walking a map by keyboard: six directions on Q W E A S D, four on the arrows. */
import type { Point } from '$lib/hex';

export interface Stop extends Point {
	readonly id: string;
	readonly lit: boolean;
}

/** Degrees clockwise from the right, for a map with flat sides up. */
const WAYS: { readonly [key: string]: number } = {
	arrowright: 0,
	d: 30,
	s: 90,
	arrowdown: 90,
	a: 150,
	arrowleft: 180,
	q: 210,
	w: 270,
	arrowup: 270,
	e: 330
};

/** The direction a key stands for; null for every other key. */
export const wayOf = (key: string): number | null => WAYS[key.toLowerCase()] ?? null;

/** As far as a stop may lie beside the way, degrees. */
const CONE = 75;

/**
 * The next stop that way: the nearest, and of those as near the one that lies least beside it. The same
 * stop where there is none. While something is lit only that is walked, unless `all`.
 */
export function step(stops: readonly Stop[], from: string, way: number, all: boolean): string {
	const here = stops.find(({ id }) => id === from);
	if (!here) return stops[0]?.id ?? from;
	const open = all || !stops.some(({ lit }) => lit) ? stops : stops.filter(({ lit }) => lit);
	let best: { id: string; cost: number } | null = null;
	for (const { id, x, y } of open) {
		if (id === from) continue;
		const angle = (Math.atan2(y - here.y, x - here.x) * 180) / Math.PI;
		const beside = Math.abs(((((angle - way) % 360) + 540) % 360) - 180);
		if (beside > CONE) continue;
		const cost = Math.hypot(x - here.x, y - here.y) * (1 + (beside / CONE) ** 2);
		if (!best || cost < best.cost - 0.01) best = { id, cost };
	}
	return best?.id ?? from;
}
