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
	explore(from, walk);

/**
 * All shortest ways between two places, each from start to end with both in it; none if there is no
 * way within the limits. From a place to itself there is one, of that place alone.
 */
export function shortestPaths<Place>(from: Place, to: Place, walk: Walk<Place>): Place[][] {
	const before = new Map<Place, Place[]>();
	explore(from, walk, (at, place) => {
		const known = before.get(place);
		if (!known) before.set(place, [at]);
		else if (!known.includes(at)) known.push(at);
	});
	const pathsTo = (place: Place): Place[][] =>
		place === from
			? [[from]]
			: (before.get(place) ?? []).flatMap((at) => pathsTo(at).map((path) => [...path, place]));
	return pathsTo(to);
}

/** One shortest way, the first of them, or undefined. */
export const shortestPath = <Place>(
	from: Place,
	to: Place,
	walk: Walk<Place>
): Place[] | undefined => shortestPaths(from, to, walk)[0];

/** The fewest steps to each place that can be reached; `came` is told of each step of a shortest way. */
function explore<Place>(
	from: Place,
	{ next, enter, cross, max = Infinity }: Walk<Place>,
	came?: (at: Place, place: Place) => void
): Map<Place, number> {
	const found = new Map([[from, 0]]);
	// A map is gone through in the order it was filled, and what is added on the way is met later.
	for (const [at, steps] of found) {
		if (steps >= max || (at !== from && cross && !cross(at))) continue;
		for (const place of next(at)) {
			const known = found.get(place);
			if (known === undefined && (!enter || enter(place))) found.set(place, steps + 1);
			else if (known !== steps + 1) continue;
			came?.(at, place);
		}
	}
	return found;
}
