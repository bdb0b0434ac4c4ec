/** How a game is played, on one page for who never heard of it: six drawings with a few sentences each. */
import type { Component } from 'svelte';
import type { Words } from '$lib/core';
import type { Term } from '../terms/terms';

/** The six parts of every such page: what one is after, what a turn is, and so on. */
export const PARTS = ['aim', 'ground', 'turn', 'fight', 'talk', 'missed'] as const;
export type Part = (typeof PARTS)[number];

export interface Told {
	readonly title: Words;
	readonly say: Words;
	/** Words of the rulebook in it, explained where it is read. */
	readonly terms?: readonly Term[];
	/** The rules it puts in plain words. */
	readonly rules: readonly string[];
}

export interface Guide {
	/** The game in one sentence. */
	readonly lead: Words;
	readonly parts: { readonly [part in Part]: Told };
	/** A drawing of each part, 320 × 180, made of the game’s own pieces. It tells nothing that the words do not. */
	readonly Drawing: Component<{ of: Part }>;
}
