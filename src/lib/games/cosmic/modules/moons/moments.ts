/** What working moons do by themselves as a turn starts and in regroup (CE-37.14). */
import { workingMoons } from './laid';
import type { Play } from '../../play';
import { moonBy } from '.';

/** CE-37.15: what is pushed last happens first, so the last moon speaks first. */
const each = (play: Play, name: 'turnStart' | 'regroup'): void => {
	for (const { id, by } of workingMoons(play.board).toReversed()) moonBy(id)[name]?.(play, by);
};

export const moonsAtTurnStart = (play: Play): void => each(play, 'turnStart');
export const moonsAtRegroup = (play: Play): void => each(play, 'regroup');
