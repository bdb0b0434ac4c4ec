/** Where things stand within a hex, in map units about its middle: planets on its left, fleets on its right. */
import type { Point } from '$lib/hex';

export interface PlanetSpot extends Point {
	readonly r: number;
	/** Where its name stands. */
	readonly name: Point;
	/** And where ships that are a number alone reach down to there. */
	readonly low?: Point;
}

const SPOTS: readonly (readonly PlanetSpot[])[] = [
	[],
	[{ x: -34, y: -16, r: 36, name: { x: -22, y: 46 }, low: { x: -16, y: 63 } }],
	[
		{ x: -38, y: -47, r: 25, name: { x: -34, y: -4 } },
		{ x: -36, y: 36, r: 25, name: { x: -20, y: 77 } }
	],
	[
		{ x: -36, y: -56, r: 20, name: { x: -36, y: -28 } },
		{ x: -62, y: 1, r: 20, name: { x: -60, y: 29 } },
		{ x: -34, y: 53, r: 20, name: { x: -22, y: 82 } }
	]
];

/** The planets of a tile, in their order on it; Mecatol Rex lies large in the middle. */
export const planetSpots = (n: number, isCentre = false): readonly PlanetSpot[] =>
	isCentre
		? [{ x: -22, y: -12, r: 42, name: { x: -8, y: 58 }, low: { x: -8, y: 71 } }]
		: (SPOTS[n] ?? SPOTS[SPOTS.length - 1] ?? []);

/**
 * Fleets of up to two players: beside planets, or in the middle of empty space. One that is a number alone (`total`)
 * stands clear of what stands beside one planet, which on Mecatol Rex reaches farther, or beside two.
 */
export function fleetSpots(
	fleets: number,
	planets: number,
	{ total = false, isCentre = false } = {}
): readonly Point[] {
	const x = planets > 0 ? 43 : 0;
	if (fleets === 1) {
		if (total && planets === 1) return [isCentre ? { x: 60, y: 22 } : { x: 56, y: 14 }];
		return [{ x: total && planets === 2 ? 48 : x, y: 0 }];
	}
	return planets > 0
		? [
				{ x: x - 4, y: -38 },
				{ x: x - 4, y: 38 }
			]
		: [
				{ x: -42, y: 0 },
				{ x: 42, y: 0 }
			];
}

/** Counters side by side at the head of a hex, clear of what stands beside the first of several planets. */
export function counterSpots(counters: number, planets: number): readonly Point[] {
	const aside = planets > 1 ? Math.max(0, 22 - (counters - 1) * 9) : 0;
	return Array.from({ length: counters }, (_, i) => ({
		x: aside + (i - (counters - 1) / 2) * 26,
		y: -72
	}));
}
