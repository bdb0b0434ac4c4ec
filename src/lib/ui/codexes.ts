/** What is in each game's box, to be read: one line a game. The pages of it are built from this. */
import type { Component } from 'svelte';
import CosmicEntries, { SECTIONS as COSMIC } from './cosmic/Codex.svelte';
import CouncilEntries, { SECTIONS as COUNCIL } from './council/Codex.svelte';

export interface Codex {
	/** Its parts in order, by their anchors. */
	readonly sections: readonly { readonly id: string; readonly title: string }[];
	/** Takes the game's own words, whose shape it asserts. */
	readonly Entries: Component<{ book: unknown }>;
}

const entries = (component: unknown) => component as Codex['Entries'];

const CODEXES: { readonly [game: string]: Codex } = {
	cosmic: { sections: COSMIC, Entries: entries(CosmicEntries) },
	council: { sections: COUNCIL, Entries: entries(CouncilEntries) }
};

export const codexOf = (game: string): Codex | null =>
	Object.hasOwn(CODEXES, game) ? (CODEXES[game] ?? null) : null;
