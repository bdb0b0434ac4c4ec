/** A game as the screen knows it: one JSON file of the site, loaded when a table of it is looked at. */
import type { OptionSpec } from '$lib/core';

export interface GameFile {
	readonly id: string;
	readonly name: string;
	readonly seats: { readonly min: number; readonly max: number };
	readonly options: readonly OptionSpec[];
	/** The game's own words; its board knows their shape. */
	readonly book: unknown;
}

const loaded = new Map<string, Promise<GameFile | null>>();

/** Null when the file cannot be had: the table then goes on without its words. */
export function loadGame(id: string): Promise<GameFile | null> {
	let file = loaded.get(id);
	if (!file) {
		file = fetch(`/book/${encodeURIComponent(id)}.json`)
			.then((response) => (response.ok ? (response.json() as Promise<GameFile>) : null))
			.catch(() => null);
		loaded.set(id, file);
	}
	return file;
}
