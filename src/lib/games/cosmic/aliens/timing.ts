/** The roles that timing bars name most (CE-16.6), and the moments of what they do not bind to a phase. */
import type { Moment, Role } from '../types';

export const MAIN: readonly Role[] = ['offense', 'defense'];
export const ALLY: readonly Role[] = ['offensiveAlly', 'defensiveAlly'];
export const INVOLVED: readonly Role[] = [...MAIN, ...ALLY];

/** Once in each phase, for what may be used in any. */
export const IN_EACH_PHASE: readonly Moment[] = [
	'turn.start',
	'encounter.start',
	'destiny.before',
	'launch.beforeShips',
	'alliance.before',
	'planning.beforeSelect',
	'reveal.before',
	'resolution.outcome'
];
