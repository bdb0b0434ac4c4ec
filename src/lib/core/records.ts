/** Records that have all of their keys. */

/** A record with these keys, each filled in with a value of its own type. */
export function recordOf<K extends string, R extends { readonly [key in K]: unknown }>(
	keys: readonly K[],
	fill: <Key extends K>(key: Key) => R[Key]
): { [key in K]: R[key] } {
	const made: { [key in K]?: R[key] } = {};
	for (const key of keys) made[key] = fill(key);
	return made as { [key in K]: R[key] };
}

/** The keys of a record: what its type says, in their order. */
export const keysOf = <Key extends string>(record: { readonly [key in Key]?: unknown }): Key[] =>
	Object.keys(record) as Key[];
