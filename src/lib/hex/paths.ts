/**
 * Ways over a map, step by step. What is next to what, what may be entered and what may be crossed
 * is the game's to say, so that wormholes, lanes and blockades need nothing of their own here.
 */

export interface Walk<Place> {
	/** The places one step away. Their order decides the order of what is found. */
	readonly next: (at: Place) => Iterable<Place>;
	/** Whether a place may be stepped into. Without it, all may; the start is never asked. */
	readonly enter?: (place: Place) => boolean;
	/** Whether one may go on from a place one has entered. Without it, from all; the start is never asked. */
	readonly cross?: (place: Place) => boolean;
	/** The longest way, in steps. Without it, any length. */
	readonly max?: number;
}

/** Every place that can be reached, nearest first, with the fewest steps to it; the start at 0. */
export const reachable = <Place>(from: Place, walk: Walk<Place>): Map<Place, number> =>
	new Map([...explore(from, walk)].map(([place, { steps }]) => [place, steps]));

/**
 * All shortest ways between two places, each from start to end with both in it; none if there is no
 * way within the limits. From a place to itself there is one, of that place alone.
 */
export function shortestPaths<Place>(from: Place, to: Place, walk: Walk<Place>): Place[][] {
	const found = explore(from, walk);
	const pathsTo = (place: Place): Place[][] =>
		place === from
			? [[from]]
			: (found.get(place)?.before ?? []).flatMap((at) =>
					pathsTo(at).map((path) => [...path, place])
				);
	return pathsTo(to);
}

/** One shortest way, the first of them, or undefined. */
export const shortestPath = <Place>(
	from: Place,
	to: Place,
	walk: Walk<Place>
): Place[] | undefined => shortestPaths(from, to, walk)[0];

/** The fewest steps to each place that can be reached, and the places a shortest way comes from. */
function explore<Place>(from: Place, { next, enter, cross, max = Infinity }: Walk<Place>) {
	const found = new Map<Place, { steps: number; before: Place[] }>([
		[from, { steps: 0, before: [] }]
	]);
	// A map is gone through in the order it was filled, and what is added on the way is met later.
	for (const [at, { steps }] of found) {
		if (steps >= max || (at !== from && cross && !cross(at))) continue;
		for (const place of next(at)) {
			const known = found.get(place);
			if (known?.steps === steps + 1 && !known.before.includes(at)) known.before.push(at);
			if (!known && (!enter || enter(place))) found.set(place, { steps: steps + 1, before: [at] });
		}
	}
	return found;
}
