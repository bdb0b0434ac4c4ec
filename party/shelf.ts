/** What tables can be asked to play, and who can sit in. */
import { botsFor } from '$lib/bots';
import { GAMES } from '$lib/games';
import type { Shelf } from './room';

export const SHELF: Shelf = { games: GAMES, botsFor };
