/** What the draft would do on the map: ways that ships would take, with their number at the end. */
import type { HexId, Point } from '$lib/hex';
import { SIZE } from '../../hexmap/lay';
import type { Lay } from '../../hexmap/lay';
import type { Trail } from '../../filling';

export interface Way {
	/** A dotted line on the map. */
	readonly d: string;
	readonly end: Point;
	/** How many ships; null where that is not part of the question. */
	readonly label: string | null;
}

const isHex = (id: string): id is HexId => id.startsWith('hex:');

/** A battle names its target before the hexes its ships come from; a move goes from hex to hex. */
export function planOf(trail: Trail | null, lay: Lay): Way[] {
	if (!trail) return [];
	const hexes = trail.picks.filter(isHex);
	const [first, ...rest] = hexes;
	if (first === undefined) return [];
	const label = trail.amount === null ? null : String(trail.amount);
	if (trail.picks[0] === 'battle') return rest.flatMap((from) => way(lay, from, first, null));
	return rest.flatMap((to, i) => way(lay, hexes[i] ?? first, to, label));
}

function way(lay: Lay, from: HexId, to: HexId, label: string | null): Way[] {
	const [start, goal] = [lay.at.get(from), lay.at.get(to)];
	if (!start || !goal || from === to) return [];
	const [dx, dy] = [goal.x - start.x, goal.y - start.y];
	const far = Math.hypot(dx, dy);
	// It begins and ends inside the hexes, beside what lies in their middle.
	const at = (along: number): Point => ({
		x: start.x + (dx * along) / far,
		y: start.y + (dy * along) / far
	});
	const [begin, end] = [at(SIZE * 0.45), at(far - SIZE * 0.45)];
	const bend = { x: (begin.x + end.x) / 2 + dy * 0.12, y: (begin.y + end.y) / 2 - dx * 0.12 };
	return [{ d: `M${begin.x} ${begin.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`, end, label }];
}
