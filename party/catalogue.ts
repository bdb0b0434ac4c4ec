/** What tables can be asked to play, and who can sit in. */
import { botsFor } from '$lib/bots';
import { GAMES } from '$lib/games';
import type { Catalogue } from './room';

export const CATALOGUE: Catalogue = { games: GAMES, botsFor };
