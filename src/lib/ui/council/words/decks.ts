/** What is left of each deck, in words. */
import type { OpenBoard } from '$lib/games/council/view';

/** The decks by the names views have for them, in the order of every list. */
export const DECKS = [
	['tokens', 'Discovery Tokens'],
	['small', 'Small Tactics'],
	['big', 'Big Tactics'],
	['council', 'Council Cards'],
	['objectives', 'Objectives']
] as const;

export const deckLines = ({ decks }: OpenBoard): string[] =>
	DECKS.map(([id, name]) => `${name}: ${decks[id] ?? 0} left.`);
