/**
 * Where the hexes of a map lie on a screen: flat side up, 100 units from centre to corner, turned so that
 * the map fits a screen best and a chosen hex lies at the bottom, where its player sits.
 */
import { hexOf } from '$lib/hex';
import type { Hex, HexId, Point } from '$lib/hex';

/** From the centre of a hex to a corner, in the units of every drawing on the map. */
export const SIZE = 100;
/** From the centre to a side. */
export const HALF = (SIZE * Math.sqrt(3)) / 2;

interface Spot extends Point {
	readonly id: HexId;
}

export interface Box extends Point {
	readonly width: number;
	readonly height: number;
}

export interface Lay {
	readonly spots: readonly Spot[];
	readonly at: ReadonlyMap<HexId, Spot>;
	readonly box: Box;
	/** Sixths of a turn the map is turned by. */
	readonly turn: number;
}

/** A hex after a sixth of a turn clockwise about the middle of the map. */
const turnedOnce = ({ q, r }: Hex): Hex => ({ q: -r, r: q + r });

function turned(hex: Hex, times: number): Hex {
	let found = hex;
	for (let i = 0; i < times; i++) found = turnedOnce(found);
	return found;
}

const centreOf = ({ q, r }: Hex): Point => ({ x: SIZE * 1.5 * q, y: 2 * HALF * (r + q / 2) });

function boxOf(spots: readonly Point[]): Box {
	const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
	const [left, top] = [Math.min(...xs) - SIZE, Math.min(...ys) - HALF];
	return {
		x: left,
		y: top,
		width: Math.max(...xs) + SIZE - left,
		height: Math.max(...ys) + HALF - top
	};
}

function layAt(ids: readonly HexId[], turn: number): Lay {
	const spots = ids.map((id) => ({ id, ...centreOf(turned(hexOf(id), turn)) }));
	return { spots, at: new Map(spots.map((spot) => [spot.id, spot])), box: boxOf(spots), turn };
}

/** Lays out a map. Of the turns in which it takes the least room, the one with `bottom` lowest. */
export function layOf(ids: readonly HexId[], bottom: HexId | null): Lay {
	const lays = Array.from({ length: 6 }, (_, turn) => layAt(ids, turn));
	const area = ({ box }: Lay) => box.width * box.height;
	const least = Math.min(...lays.map(area));
	const low = (lay: Lay) => {
		const spot = bottom && lay.at.get(bottom);
		return spot ? Math.round(spot.y) - Math.abs(spot.x) / SIZE / 100 : 0;
	};
	const fitting = lays.filter((lay) => area(lay) < least * 1.01);
	return fitting.reduce((best, lay) => (low(lay) > low(best) ? lay : best));
}

/** The hex of the map that lies at a point; null beside the map. */
export function hexAtPoint(lay: Lay, { x, y }: Point): HexId | null {
	const near = lay.spots.reduce<Spot | null>((best, spot) => {
		const far = Math.hypot(spot.x - x, spot.y - y);
		return best && Math.hypot(best.x - x, best.y - y) <= far ? best : spot;
	}, null);
	return near && Math.hypot(near.x - x, near.y - y) <= SIZE ? near.id : null;
}

/** Corners of a hex of some radius about 0, 0, clockwise from the right. */
export const cornersOf = (r: number): Point[] =>
	Array.from({ length: 6 }, (_, i) => ({
		x: r * Math.cos((i * Math.PI) / 3),
		y: r * Math.sin((i * Math.PI) / 3)
	}));

const short = (n: number) => Math.round(n * 100) / 100;

export const hexPath = (r: number): string =>
	`M${cornersOf(r)
		.map(({ x, y }) => `${short(x)} ${short(y)}`)
		.join('L')}Z`;
