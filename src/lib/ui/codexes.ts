/** What is in each game's box, to be read: one line a game. The pages of it are built from this. */
import type { Component } from 'svelte';
import type { Sections } from './codex/sections';
import CosmicEntries from './cosmic/codex/Codex.svelte';
import { sections as cosmicSections } from './cosmic/codex/sections';
import CouncilEntries from './council/codex/Codex.svelte';
import { sections as councilSections } from './council/codex/sections';
import ImperiumEntries from './imperium/codex/Codex.svelte';
import { sections as imperiumSections } from './imperium/codex/sections';

/** Both take the game's own words, whose shape they assert. */
interface Codex {
	readonly sections: (book: unknown) => Sections;
	readonly Entries: Component<{ book: unknown }>;
}

const codex = (sections: unknown, entries: unknown): Codex => ({
	sections: sections as Codex['sections'],
	Entries: entries as Codex['Entries']
});

const CODEXES: { readonly [game: string]: Codex } = {
	cosmic: codex(cosmicSections, CosmicEntries),
	council: codex(councilSections, CouncilEntries),
	imperium: codex(imperiumSections, ImperiumEntries)
};

export const codexOf = (game: string): Codex | null =>
	Object.hasOwn(CODEXES, game) ? (CODEXES[game] ?? null) : null;
