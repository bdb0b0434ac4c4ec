/** What an evolution card does now. */
import type { EvolutionWords } from '$lib/games/cosmic/book';

/** The level for so many ships; null: it does nothing. */
export const standsAt = (
	{ levels }: EvolutionWords,
	n: number
): EvolutionWords['levels'][number] | null =>
	levels.find(({ from, to = n }) => from <= n && n <= to) ?? null;
