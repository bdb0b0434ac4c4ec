/** What is left of each deck, in words. */
import { msg } from '$lib/core/words';
import type { OpenBoard } from '$lib/games/council/view';
import { printed, t } from '../../words';

/** The decks by the names views have for them, in the order of every list. */
export const DECKS = [
	['tokens', msg('Discovery Tokens')],
	['small', msg('Small Tactics')],
	['big', msg('Big Tactics')],
	['council', msg('Council Cards')],
	['objectives', msg('Objectives')]
] as const;

export const deckLines = ({ decks }: OpenBoard): string[] =>
	DECKS.map(([id, name]) => t('{deck}: {n} left.', { deck: printed(name), n: decks[id] ?? 0 }));
