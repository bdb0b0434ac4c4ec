/** Objectives as an option of a table (CE-40.41). */
import { msg } from '../../../../core';
import type { OptionsOf } from '../../../../core';

export interface ObjectiveOptions {
	readonly objectives: boolean;
}

export const OBJECTIVE_SPECS: OptionsOf<ObjectiveOptions> = {
	objectives: {
		say: msg('Objectives'),
		rule: 'CE-40.41',
		adds: true,
		values: [
			{
				value: false,
				say: msg('None: who reaches the goal wins'),
				brief: msg('None')
			},
			{
				value: true,
				say: msg('Four of sixteen: who reaches the goal ends the game, and most points win'),
				brief: msg('Four: most points win')
			}
		],
		surprise: [true],
		initial: false
	}
};
