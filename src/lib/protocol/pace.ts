/** How fast a table plays: what follows from what its host has chosen. */
import type { House } from './house';

/** [ROOM-DAYS.1] A clock as long as this is for people who are seldom here together, in s. */
const OVER_DAYS_S = 8 * 3600;

/** The pace of bots at which each of their moves waits for a tap; in place of ms. */
export const STEPWISE = -1;

/** Whether a game is played over days: it goes on while nobody is at the table. */
export const isOverDays = ({ clockS }: Pick<House, 'clockS'>): boolean => clockS >= OVER_DAYS_S;

/** Options that mean nothing at such a table: over days no bot sits in by itself. */
export const isMoot = (id: string, house: Pick<House, 'clockS'>): boolean =>
	id === 'graceS' && isOverDays(house);
