/** A game as the screen knows it: one JSON file of the site, loaded when a table of it is looked at. */
import type { Group, OptionSpec, Preset, Span } from '$lib/core';
import { late } from '../late';

export interface GameFile {
	readonly id: string;
	readonly name: string;
	readonly seats: { readonly min: number; readonly max: number };
	readonly options: readonly OptionSpec[];
	/** Switches over several options. */
	readonly presets: readonly Preset[];
	/** What standing orders can be left for besides the whole game. */
	readonly spans: readonly Span[];
	/** Moments they can be left for together. */
	readonly groups: readonly Group[];
	/** The game's own words; its board knows their shape. */
	readonly book: unknown;
}

const loaded = new Map<string, Promise<GameFile | null>>();

/** Null when there is no such file: the table then goes on without its words. */
export function loadGame(id: string): Promise<GameFile | null> {
	let file = loaded.get(id);
	if (!file) {
		file = late(async () => {
			const response = await fetch(`/book/${encodeURIComponent(id)}.json`);
			return response.ok ? ((await response.json()) as GameFile) : null;
		});
		loaded.set(id, file);
	}
	return file;
}
