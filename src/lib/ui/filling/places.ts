/** Where rows stand while others talk: nothing moves under the finger of who is choosing. */

interface Row {
	readonly id: string;
}

/**
 * What stood there keeps its place, also what cannot be chosen any more; what is new takes the place of what could not
 * be chosen before either (`was`: what could), so that it is read where the eyes are, or comes below.
 */
export function keepPlaces<C extends Row>(
	before: readonly C[],
	was: readonly Row[],
	now: readonly C[]
): readonly C[] {
	const among = (rows: readonly Row[], { id }: Row) => rows.some((one) => one.id === id);
	const fresh = now.filter((one) => !among(before, one));
	const rows = before.map(
		(one) => now.find(({ id }) => id === one.id) ?? (among(was, one) ? one : (fresh.shift() ?? one))
	);
	return [...rows, ...fresh];
}
