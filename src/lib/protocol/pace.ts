/** How fast a table plays: what follows from what its host has chosen. */
import { msg } from '../core/words';
import type { Words } from '../core/words';
import type { House } from './house';

/** [ROOM-DAYS.1] A clock as long as this is for people who are seldom here together, in s. */
const OVER_DAYS_S = 8 * 3600;

/** The pace of bots at which each of their moves waits for a tap; in place of ms. */
export const STEPWISE = -1;

interface Pace {
	readonly value: number;
	readonly say: Words;
	readonly brief?: Words;
}

/** The paces of bots that a table offers, in ms, quickest first. */
export const PACES: readonly Pace[] = [
	{ value: 0, say: msg('At once') },
	{ value: 600, say: msg('Quick, but you can follow'), brief: msg('Quick') },
	{ value: 1500, say: msg('Unhurried') },
	{ value: 4000, say: msg('Slow') },
	{
		value: STEPWISE,
		say: msg('Step by step: where one person plays with bots, each move waits for a tap'),
		brief: msg('Step by step')
	}
];

/** Whether a game is played over days: it goes on while nobody is at the table. */
export const isOverDays = ({ clockS }: Pick<House, 'clockS'>): boolean => clockS >= OVER_DAYS_S;

/** Options that mean nothing at such a table: over days no bot sits in by itself. */
export const isMoot = (id: string, house: Pick<House, 'clockS'>): boolean =>
	id === 'graceS' && isOverDays(house);
