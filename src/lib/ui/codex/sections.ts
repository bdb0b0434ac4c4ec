/** The sections of a codex, by their anchors, and the entries in them. */
import type { Words } from '$lib/core/words';
import { printed } from '../words';

/** What stands before the entries of a section. */
interface Head {
	readonly title: string;
	/** What a reader needs before them, in a sentence or two. */
	readonly lead?: string;
	/** Rules to go on with. */
	readonly rules: readonly string[];
}
export interface Sections<Id extends string = string> {
	readonly game: string;
	/** In the order in which a player looks for them. */
	readonly heads: { readonly [id in Id]: Head };
}

type Table<T> = { readonly [id: string]: T };
/** Entries that have something in common, under its name. */
export interface Group<T> {
	readonly title: string;
	readonly entries: readonly (readonly [id: string, entry: T])[];
}

/** All entries of a table as one group, which needs no name. */
export const together = <T>(table: Table<T>): readonly Group<T>[] => [
	{ title: '', entries: Object.entries(table) }
];

/** The entries of a table by what `by` says of each, in the order of the names of that. */
export const grouped = <T, Key extends string | number>(
	table: Table<T>,
	by: (entry: T) => Key,
	names: { readonly [key in Key]: Words }
): readonly Group<T>[] =>
	Object.entries<Words>(names).map(([key, name]) => ({
		title: printed(name),
		entries: Object.entries(table).filter(([, entry]) => String(by(entry)) === key)
	}));
