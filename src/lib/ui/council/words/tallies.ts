/** What a player did this round, in words; the order of every list of it. */
import type { Tally } from '$lib/games/council/types';

export const TALLIES: readonly { readonly id: keyof Tally; readonly say: string }[] = [
	{ id: 'battlesStarted', say: 'battles begun' },
	{ id: 'battlesWon', say: 'battles won' },
	{ id: 'planetsTakenFromRaces', say: 'planets taken from other races' },
	{ id: 'pointsDestroyed', say: 'Battle Points destroyed' },
	{ id: 'pointsBuilt', say: 'Battle Points built' },
	{ id: 'tokensResolved', say: 'Discovery Tokens resolved' },
	{ id: 'productionSpent', say: 'production spent' }
];
