/** What is in each game's box, to be read: one line a game. The pages of it are built from this. */
import type { Component } from 'svelte';
import CosmicEntries from './cosmic/codex/Codex.svelte';
import { titles as cosmicTitles } from './cosmic/codex/sections';
import CouncilEntries from './council/codex/Codex.svelte';
import { titles as councilTitles } from './council/codex/sections';
import ImperiumEntries from './imperium/codex/Codex.svelte';
import { titles as imperiumTitles } from './imperium/codex/sections';

interface Codex {
	/** Its parts in order, by their anchors. */
	readonly sections: readonly { readonly id: string; readonly title: string }[];
	/** Takes the game's own words, whose shape it asserts. */
	readonly Entries: Component<{ book: unknown }>;
}

const codex = (titles: () => { readonly [id: string]: string }, entries: unknown): Codex => ({
	get sections() {
		return Object.entries(titles()).map(([id, title]) => ({ id, title }));
	},
	Entries: entries as Codex['Entries']
});

const CODEXES: { readonly [game: string]: Codex } = {
	cosmic: codex(cosmicTitles, CosmicEntries),
	council: codex(councilTitles, CouncilEntries),
	imperium: codex(imperiumTitles, ImperiumEntries)
};

export const codexOf = (game: string): Codex | null =>
	Object.hasOwn(CODEXES, game) ? (CODEXES[game] ?? null) : null;
