/** The curves that pieces fly along, as the points of them. */
import { distance, polar, turned, type Point } from '../../dial/geometry';

const angleOf = (centre: Point, { x, y }: Point): number =>
	(Math.atan2(y - centre.y, x - centre.x) * 180) / Math.PI;

/** The curve a flying piece follows: from, to, and a middle pulled towards the warp. */
export function flight(from: Point, to: Point, warp: Point, steps = 12): Point[] {
	const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
	const pull = { x: middle.x + (warp.x - middle.x) * 0.5, y: middle.y + (warp.y - middle.y) * 0.5 };
	return Array.from({ length: steps + 1 }, (_, i) => {
		const t = i / steps;
		const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
		return { x: a * from.x + b * pull.x + c * to.x, y: a * from.y + b * pull.y + c * to.y };
	});
}

/** The curve of a ship falling into the warp: once round and in. */
export function spiralIn(from: Point, to: Point, centre: Point, steps = 18): Point[] {
	const start = angleOf(centre, from);
	const end = angleOf(centre, to);
	const [far, near] = [distance(from, centre), distance(to, centre)];
	const sweep = turned(end - start) + 360 * (turned(end - start) < 120 ? 1 : 0);
	return Array.from({ length: steps + 1 }, (_, i) => {
		const t = i / steps;
		return polar(centre, far + (near - far) * t, start + sweep * t);
	});
}
