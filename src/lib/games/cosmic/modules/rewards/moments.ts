/** Moments of an encounter at which what may be played in any phase is (CE-31.29): once in each phase. */
import type { Moment } from '../../types';

export const ANY_PHASE: readonly Moment[] = [
	'encounter.start',
	'destiny.defenseSet',
	'alliance.before',
	'planning.beforeSelect',
	'resolution.outcome',
	'resolution.end'
];
