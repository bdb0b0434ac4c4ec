/** Tables of content, and what a board keeps by key: an entry by its id, and keys as their types say. */

/** A table as it is looked things up in. An id nothing has is a bug of ours, as saved games hold ids: throws. */
export function lookIn<Id extends string, T>(
	table: { readonly [id: string]: T },
	kind: string
): (id: Id) => T {
	let entries: Map<string, T> | undefined;
	return (id) => {
		// Tables are made of files that look things up; so not before the first thing is.
		entries ??= new Map(Object.entries(table));
		const entry = entries.get(id);
		if (entry === undefined) throw new Error(`There is no ${kind} ${id}.`);
		return entry;
	};
}

export { keysOf } from '../../core';

/** The entries of what is kept by seat, place or the like, with keys as its type says. */
export const entriesOf = <Key extends string, Value>(kept: { readonly [key in Key]?: Value }): [
	Key,
	Value
][] => Object.entries(kept) as [Key, Value][];
