/**
 * Hexes on a screen, pointy side up. `size` is the distance from the centre of a hex to a corner, in
 * the units of the drawing; the centre of hex 0,0 is the origin, x grows right and y downwards.
 */
import type { Hex } from './axial';

export interface Point {
	readonly x: number;
	readonly y: number;
}

const HALF_WIDTH = Math.sqrt(3) / 2;

export const centreOf = ({ q, r }: Hex, size: number): Point => ({
	x: size * HALF_WIDTH * (2 * q + r),
	y: size * 1.5 * r
});

/** The hex a point lies in. On an edge, either. */
export function hexAt({ x, y }: Point, size: number): Hex {
	const r = y / (size * 1.5);
	const q = x / (size * HALF_WIDTH * 2) - r / 2;
	// Rounding all three cube coordinates can break their sum of 0: the one that moved most gives way.
	const [roundQ, roundR, roundS] = [Math.round(q), Math.round(r), Math.round(-q - r)];
	const [byQ, byR, byS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS + q + r)];
	if (byQ > byR && byQ > byS) return { q: whole(-roundR - roundS), r: whole(roundR) };
	return { q: whole(roundQ), r: whole(byR > byS ? -roundQ - roundS : roundR) };
}

/** The six corners of a hex, clockwise from the top. */
export function cornersOf(hex: Hex, size: number): Point[] {
	const { x, y } = centreOf(hex, size);
	return CORNERS.map(([dx, dy]) => ({ x: x + dx * size, y: y + dy * size }));
}

const CORNERS = [
	[0, -1],
	[HALF_WIDTH, -0.5],
	[HALF_WIDTH, 0.5],
	[0, 1],
	[-HALF_WIDTH, 0.5],
	[-HALF_WIDTH, -0.5]
] as const;

export interface Box extends Point {
	readonly width: number;
	readonly height: number;
}

/** The smallest box that holds every hex whole, `margin` wider on each side. No hex, no box: throws. */
export function boundsOf(map: readonly Hex[], size: number, margin = 0): Box {
	if (map.length === 0) throw new Error('A map without hexes has no bounds.');
	const centres = map.map((hex) => centreOf(hex, size));
	const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
	const x = Math.min(...xs) - size * HALF_WIDTH - margin;
	const y = Math.min(...ys) - size - margin;
	return {
		x,
		y,
		width: Math.max(...xs) + size * HALF_WIDTH + margin - x,
		height: Math.max(...ys) + size + margin - y
	};
}

/** Never -0, which is another number to some comparisons and to none of the rules. */
const whole = (n: number) => n + 0;
