/** What is heard of Galactic Council, and what matters of it to somebody who was not looking. */
import { isSeat } from '$lib/core/ids';
import type { SeatId } from '$lib/core/ids';
import { template } from '$lib/core/words';
import type { RaceId } from '$lib/games/council/types';
import type { Moments } from '../boards';
import { folding } from '../folding';
import type { Notes } from '../weights';
import type { CouncilScreen } from './screen';
import { atStep } from './words/steps';
import { YOURS } from './words/yours';

/** A player whose it was; what tables of before tell does not say whose. */
const lostBy = ({ whom = null }: { readonly whom?: RaceId | null }): SeatId | null =>
	whom && isSeat(whom) ? whom : null;

const notes: Moments<CouncilScreen>['notes'] = {
	first: { sound: 'quiet', weight: 0 },
	species: { sound: 'quiet', weight: 0 },
	fates: { sound: 'card', weight: 0 },
	npc: { sound: 'quiet', weight: 0 },
	galaxy: { sound: 'quiet', weight: 0 },
	tokens: { sound: 'quiet', weight: 0 },
	settle: { sound: 'quiet', weight: 0 },
	market: { sound: 'quiet', weight: 0 },
	round: { sound: 'quiet', weight: 1 },
	turn: { sound: 'quiet', weight: 0 },
	action: { sound: 'card', weight: 1, deed: true },
	tech: { sound: 'quiet', weight: 1, deed: true },
	ally: { sound: 'quiet', weight: 2 },
	unally: { sound: 'quiet', weight: 2 },
	refresh: { sound: 'quiet', weight: 0 },
	refreshAll: { sound: 'quiet', weight: 0 },
	expend: {
		sound: 'quiet',
		weight: 0,
		part: 'next',
		sign: ({ gives }) => ({ of: template('planets gave {n} production'), n: gives })
	},
	ships: { sound: 'quiet', weight: 1, deed: true },
	place: { sound: 'quiet', weight: 1, deed: true },
	remove: { of: 'fight', sound: 'quiet', weight: 0 },
	seize: { of: 'fight', sound: 'quiet', weight: 2, robs: lostBy },
	port: { sound: 'quiet', weight: 1, deed: true },
	portGone: { of: 'fight', sound: 'quiet', weight: 1 },
	token: { sound: 'quiet', weight: 0 },
	taken: { of: 'fight', sound: 'quiet', weight: 2, robs: lostBy },
	riot: { sound: 'quiet', weight: ({ rioting }) => (rioting ? 2 : 1) },
	calm: { sound: 'quiet', weight: 0 },
	// Nobody has chosen it, and it may be ships, or their end.
	found: { sound: 'card', weight: 3 },
	seen: { sound: 'card', weight: 0 },
	battle: { of: 'fight', begins: true, sound: 'quiet', weight: 1, deed: true },
	battleRound: { of: 'fight', sound: 'fight', weight: 0 },
	bought: { of: 'fight', sound: 'card', weight: 0 },
	activated: { of: 'fight', sound: 'card', weight: 0 },
	cancelled: { of: 'fight', sound: 'card', weight: 0 },
	rolled: { of: 'fight', sound: 'dice', weight: 0 },
	hits: { of: 'fight', sound: 'quiet', weight: 0 },
	standoff: { of: 'fight', ends: true, sound: 'quiet', weight: 1 },
	unsettled: { of: 'fight', sound: 'quiet', weight: 1 },
	retreat: { of: 'fight', ends: true, sound: 'quiet', weight: 1 },
	won: { of: 'fight', ends: true, sound: 'quiet', weight: 2 },
	invasion: { of: 'fight', sound: 'dice', weight: 0 },
	convene: { sound: 'vote', weight: 1, deed: true },
	councilCard: { of: 'vote', begins: true, sound: 'card', weight: 1, deed: true },
	score: { sound: 'quiet', weight: 3, scores: true },
	objective: { sound: 'card', weight: 2 },
	objectiveClosed: { sound: 'quiet', weight: 2 },
	ballot: { of: 'vote', sound: 'quiet', weight: 0 },
	outcome: { of: 'vote', ends: true, sound: 'vote', weight: 3 },
	foreseen: { sound: 'card', weight: 0 },
	stock: {
		sound: 'quiet',
		weight: 0,
		part: ({ n }) => (n < 0 ? 'next' : 'last'),
		sign: ({ n }) =>
			n < 0 ? { of: template('−{n} Stock'), n: -n } : { of: template('+{n} Stock'), n }
	},
	// What it is for is told before it.
	vp: {
		sound: 'quiet',
		// What an objective brings is told with it.
		weight: ({ from }) => ('objective' in from ? 0 : 2),
		scores: true,
		part: 'last',
		sign: ({ n }) => (n < 0 ? { of: template('−{n} VP'), n: -n } : { of: template('+{n} VP'), n })
	},
	die: { sound: 'dice', weight: 1, deed: true }
};

export const moments: Moments<CouncilScreen> = {
	yours: YOURS,
	atStep,
	notes,
	fold: folding(notes as Notes),
	points: ({ players }) =>
		Object.fromEntries(Object.entries(players).map(([seat, { vp }]) => [seat, vp]))
};
