/** Ways over a map, drawn: those that pieces would take if the draft were sent. */
import type { HexId, Point } from '$lib/hex';
import { SIZE } from './lay';
import type { Lay } from './lay';

/** From hex to hex, and what stands at its end: how many go, or nothing. */
export interface Way {
	readonly from: HexId;
	readonly to: HexId;
	readonly label: string | null;
}

/** A bent line on the map, and where it ends. */
export interface Drawn {
	readonly d: string;
	readonly end: Point;
}

/** Null where one of the hexes is not on the map, or both are the same. */
export function drawnWay(lay: Lay, { from, to }: Pick<Way, 'from' | 'to'>): Drawn | null {
	const [start, goal] = [lay.at.get(from), lay.at.get(to)];
	if (!start || !goal || from === to) return null;
	const [dx, dy] = [goal.x - start.x, goal.y - start.y];
	const far = Math.hypot(dx, dy);
	// It begins and ends inside the hexes, beside what lies in their middle.
	const at = (along: number): Point => ({
		x: start.x + (dx * along) / far,
		y: start.y + (dy * along) / far
	});
	const [begin, end] = [at(SIZE * 0.45), at(far - SIZE * 0.45)];
	const bend = { x: (begin.x + end.x) / 2 + dy * 0.12, y: (begin.y + end.y) / 2 - dx * 0.12 };
	return { d: `M${begin.x} ${begin.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`, end };
}
