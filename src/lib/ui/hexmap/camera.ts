/** What part of a map a screen shows: pan and zoom as three numbers. A map point p is drawn at p × k + (x, y). */
import type { Point } from '$lib/hex';
import { SIZE } from './lay';
import type { Box } from './lay';

export interface Camera extends Point {
	readonly k: number;
}

export interface View {
	readonly width: number;
	readonly height: number;
	/** How much of its foot something else covers, in px. */
	readonly covered?: number;
	/** And of its head. */
	readonly head?: number;
}

/** How much is told of each hex: who is there, how strong; planets with their numbers; every piece. */
export type Detail = 'far' | 'middle' | 'near';

/** From this size of a hex on, centre to corner in px. */
const MIDDLE = 40;
const NEAR = 52;
/** Where every number reads well. */
const CLOSE = 72;
/** Scale from which on a hex is worth a look by itself. */
export const READABLE = 0.46;
/** The largest, and how far beyond the whole map one can step back. */
const LARGEST = 150;
const BEYOND = 0.82;

/** By so much hexes may be smaller than where their detail came, px: a sheet that grows a little changes no signs. */
const SLACK = 9;

/**
 * What is told of hexes of this size; `before`: what was told until now, which is not lost by a little; a page
 * that is opened anew tells what one has that was there before. */
export function detailOf({ k }: Camera, before: Detail = 'near'): Detail {
	const from = (least: number, held: boolean) => k * SIZE >= least - (held ? SLACK : 0);
	if (from(NEAR, before === 'near')) return 'near';
	return from(MIDDLE, before !== 'far') ? 'middle' : 'far';
}

/** The free part of the window: its size, and where it begins. */
const room = ({ width, height, covered = 0, head = 0 }: View) => ({
	width: Math.max(1, width),
	height: Math.max(1, height - covered - head),
	head
});

/** The whole map in the middle of the screen. */
export function fit(box: Box, view: View, margin = 12): Camera {
	const { width, height } = room(view);
	const k = Math.min((width - 2 * margin) / box.width, (height - 2 * margin) / box.height);
	return centred({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, Math.max(k, 0.05), view);
}

/** A point of the map in the middle of the screen. */
export function centred(at: Point, k: number, view: View): Camera {
	const { width, height, head } = room(view);
	return { k, x: width / 2 - at.x * k, y: head + height / 2 - at.y * k };
}

export const moved = (camera: Camera, dx: number, dy: number): Camera => ({
	...camera,
	x: camera.x + dx,
	y: camera.y + dy
});

export const toScreen = (camera: Camera, { x, y }: Point): Point => ({
	x: x * camera.k + camera.x,
	y: y * camera.k + camera.y
});

export const toMap = (camera: Camera, { x, y }: Point): Point => ({
	x: (x - camera.x) / camera.k,
	y: (y - camera.y) / camera.k
});

/** Zooms about a point of the screen, which stays where it is. */
export function zoomed(camera: Camera, at: Point, factor: number, box: Box, view: View): Camera {
	const least = Math.min(fit(box, view).k * BEYOND, LARGEST / SIZE);
	const k = Math.min(LARGEST / SIZE, Math.max(least, camera.k * factor));
	const by = k / camera.k;
	return kept({ k, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by }, box, view);
}

/** The nearest camera that still shows the map: none of its sides is pulled past the middle of the screen. */
export function kept(camera: Camera, box: Box, view: View): Camera {
	const { width, height, head } = room(view);
	const hold = (at: number, from: number, size: number, screen: number, start: number) => {
		const middle = start + screen / 2;
		const [low, high] = [middle - (from + size) * camera.k, middle - from * camera.k];
		return Math.min(high, Math.max(low, at));
	};
	return {
		k: camera.k,
		x: hold(camera.x, box.x, box.width, width, 0),
		y: hold(camera.y, box.y, box.height, height, head)
	};
}

/** The nearest camera that wastes no room: where the map is larger than the screen, it fills it. */
export function filled(camera: Camera, box: Box, view: View, margin = 12): Camera {
	const { width, height, head } = room(view);
	const hold = (at: number, from: number, size: number, screen: number, start: number) => {
		const first = start + margin - from * camera.k;
		const last = start + screen - margin - (from + size) * camera.k;
		return last > first ? (first + last) / 2 : Math.min(first, Math.max(last, at));
	};
	return {
		k: camera.k,
		x: hold(camera.x, box.x, box.width, width, 0),
		y: hold(camera.y, box.y, box.height, height, head)
	};
}

const isFoot = (before: View, now: View): boolean =>
	now.width === before.width &&
	now.height !== before.height &&
	(now.covered ?? 0) === (before.covered ?? 0) &&
	(now.head ?? 0) === (before.head ?? 0);

/**
 * The camera once the window, or what lies over it, has another size: what was in the middle of what is free stays
 * there, unless that would leave a part of it empty, and `keep` stays in sight where it was. Where the window alone ends
 * higher or lower, as over a tray that grows, all stays where it is.
 */
export function resized(
	camera: Camera,
	{ before, now, box, keep }: { before: View; now: View; box: Box; keep: Point | null }
): Camera {
	const middle = ({ height, covered = 0, head = 0 }: View) => (height - covered + head) / 2;
	const by = { x: (now.width - before.width) / 2, y: middle(now) - middle(before) };
	if (by.x === 0 && by.y === 0) return camera;
	if (isFoot(before, now)) {
		if (now.height > before.height) return filled(camera, box, now);
		return keep && inSight(camera, [keep], before) ? showing(camera, [keep], now) : camera;
	}
	const to = filled(moved(camera, by.x, by.y), box, now);
	return keep && inSight(camera, [keep], before) ? showing(to, [keep], now) : to;
}

/** Whether it shows the whole map as large as that can be shown. */
export const isWhole = ({ k }: Camera, box: Box, view: View): boolean =>
	k < fit(box, view).k * 1.01;

/**
 * The same where all of the map was in sight: it still is, but where it began so. What would be too small to be read by
 * now begins as ever on as small a window, `home`.
 */
export const resizedWhole = (
	home: (view: View) => Camera,
	{ before, now, box }: { before: View; now: View; box: Box }
): Camera => (isWhole(home(before), box, before) ? home(now) : fit(box, now));

/** The part of the map on the screen, in map units. */
export function seen(camera: Camera, view: View): Box {
	const { width, height, head } = room(view);
	const from = toMap(camera, { x: 0, y: head });
	return { ...from, width: width / camera.k, height: height / camera.k };
}

/** Pans as little as brings these points, a hex wide each, into the free part of the screen. */
export function showing(camera: Camera, points: readonly Point[], view: View): Camera {
	if (points.length === 0) return camera;
	const { width, height, head } = room(view);
	const onScreen = points.map((point) => toScreen(camera, point));
	const reach = camera.k * SIZE;
	const shift = (at: readonly number[], free: number) => {
		const [low, high] = [Math.min(...at) - reach, Math.max(...at) + reach];
		if (high - low > free) return free / 2 - (low + high) / 2;
		return low < 0 ? -low : high > free ? free - high : 0;
	};
	return moved(
		camera,
		shift(
			onScreen.map(({ x }) => x),
			width
		),
		shift(
			onScreen.map(({ y }) => y - head),
			height
		)
	);
}

/** Whether these points, a hex wide each, lie in the free part of the screen. */
export function inSight(camera: Camera, points: readonly Point[], view: View): boolean {
	const { x, y, width, height } = seen(camera, view);
	return points.every(
		(at) =>
			at.x >= x + SIZE / 2 &&
			at.x <= x + width - SIZE / 2 &&
			at.y >= y + SIZE / 2 &&
			at.y <= y + height - SIZE / 2
	);
}

/** As close as shows all of these points, a hex wide each; no closer than `most`, no farther than the whole map. */
export function framed(
	points: readonly Point[],
	box: Box,
	view: View,
	most = CLOSE / SIZE
): Camera {
	const whole = fit(box, view);
	if (points.length === 0) return whole;
	const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
	const [left, top] = [Math.min(...xs) - SIZE, Math.min(...ys) - SIZE];
	const around = {
		x: left,
		y: top,
		width: Math.max(...xs) + SIZE - left,
		height: Math.max(...ys) + SIZE - top
	};
	const k = Math.max(whole.k, Math.min(fit(around, view).k, most));
	const middle = { x: left + around.width / 2, y: top + around.height / 2 };
	return filled(centred(middle, k, view), box, view);
}

/** Whether all of the map is in sight. */
export function showsAll(camera: Camera, box: Box, view: View): boolean {
	const { x, y, width, height } = seen(camera, view);
	return (
		x <= box.x && y <= box.y && x + width >= box.x + box.width && y + height >= box.y + box.height
	);
}
