/** Technologies as an option of a table (CE-32.1). */
import { msg } from '../../../../core';
import type { OptionsOf } from '../../../../core';

export interface TechOptions {
	readonly tech: 'off' | 'base';
}

export const TECH_SPECS: OptionsOf<TechOptions> = {
	tech: {
		first: true,
		say: msg('Technologies'),
		rule: 'CE-32.1',
		adds: true,
		values: [
			{ value: 'off', say: msg('None') },
			{
				value: 'base',
				say: msg('In play: two are dealt to each, who keeps one and researches it with ships'),
				brief: msg('In play')
			}
		],
		surprise: ['base'],
		initial: 'off'
	}
};
