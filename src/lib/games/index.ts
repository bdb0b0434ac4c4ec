/** The shelf: every game that can be played, one line a game. */
import type { AnyGame } from '$lib/core';

export const GAMES: { readonly [id: string]: AnyGame } = {};

export const gameOf = (id: string): AnyGame | undefined =>
	Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
