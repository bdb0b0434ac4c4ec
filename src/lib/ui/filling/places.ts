/** Where rows stand while others talk: nothing moves under the finger of who is choosing. */

/** What stood there keeps its place, also what cannot be chosen any more; what is new comes below. */
export const keepPlaces = <C extends { readonly id: string }>(
	before: readonly C[],
	now: readonly C[]
): readonly C[] => [
	...before.map((one) => now.find(({ id }) => id === one.id) ?? one),
	...now.filter(({ id }) => !before.some((one) => one.id === id))
];
