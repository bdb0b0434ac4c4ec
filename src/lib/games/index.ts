/** The shelf: every game that can be played, one line a game. */
import type { AnyGame } from '../core';
import { cosmic } from './cosmic';
import { council } from './council';
import { imperium } from './imperium';

export const GAMES: { readonly [id: string]: AnyGame } = { cosmic, council, imperium };

export const gameOf = (id: string): AnyGame | undefined =>
	Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
