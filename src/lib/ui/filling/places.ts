/** Where rows stand while others talk: nothing moves under the finger of who is choosing. */

/**
 * What stood there keeps its place, also what cannot be chosen any more; what is new takes the place of what could not
 * be chosen before either (`was`: what could), so that it is read where the eyes are, or comes below.
 */
export function keepPlaces<C extends { readonly id: string }>(
	before: readonly C[],
	was: readonly C[],
	now: readonly C[]
): readonly C[] {
	const fresh = now.filter(({ id }) => !before.some((one) => one.id === id));
	const rows = before.map(
		(one) =>
			now.find(({ id }) => id === one.id) ?? (was.includes(one) ? one : (fresh.shift() ?? one))
	);
	return [...rows, ...fresh];
}
