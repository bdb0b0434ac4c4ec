/** What working moons do by themselves as a turn starts, in regroup (CE-37.14) and after a deal (CE-37.24). */
import { workingMoons } from './laid';
import type { Play } from '../../play';
import type { SeatId } from '../../types';
import { moonBy } from '.';

/** CE-37.15: what is pushed last happens first, so the last moon speaks first. */
const each = (play: Play, name: 'turnStart' | 'regroup'): void => {
	for (const { id, by } of workingMoons(play.board).toReversed()) moonBy(id)[name]?.(play, by);
};

export const moonsAtTurnStart = (play: Play): void => each(play, 'turnStart');
export const moonsAtRegroup = (play: Play): void => each(play, 'regroup');

/** CE-37.24: what hub moons bring a dealer who is on one, when the deal was made or when it was not. */
export const moonsAfterDeal = (
	play: Play,
	dealers: readonly SeatId[],
	came: 'dealMade' | 'dealFailed'
): void => {
	for (const seat of dealers.toReversed())
		for (const { id, by, planet } of workingMoons(play.board).toReversed())
			if (by === seat) moonBy(id)[came]?.(play, seat, planet);
};
