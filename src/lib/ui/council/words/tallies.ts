/** What a player did this round, in words; the order of every list of it. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { Tally } from '$lib/games/council/types';

export const TALLIES: readonly { readonly id: keyof Tally; readonly say: Words }[] = [
	{ id: 'battlesStarted', say: msg('battles begun') },
	{ id: 'battlesWon', say: msg('battles won') },
	{ id: 'planetsTakenFromRaces', say: msg('planets taken from other races') },
	{ id: 'pointsDestroyed', say: msg('Battle Points destroyed') },
	{ id: 'pointsBuilt', say: msg('Battle Points built') },
	{ id: 'tokensResolved', say: msg('Discovery Tokens resolved') },
	{ id: 'productionSpent', say: msg('production spent') }
];
