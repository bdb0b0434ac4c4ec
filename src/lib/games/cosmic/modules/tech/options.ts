/** Technologies as an option of a table (CE-32.1). */
import { msg } from '../../../../core';
import type { OptionsOf } from '../../../../core';

export interface TechOptions {
	readonly tech: 'off' | 'base' | 'odyssey' | 'both';
}

export const TECH_SPECS: OptionsOf<TechOptions> = {
	tech: {
		first: true,
		say: msg('Technologies'),
		about: msg(
			'A technology is a plan on a card that only its player sees. One ship is put on it in each encounter; with enough of them it is complete, and then helps its player for the rest of the game.'
		),
		rule: 'CE-32.1',
		adds: true,
		values: [
			{ value: 'off', say: msg('None') },
			{
				value: 'base',
				say: msg(
					'The older, simpler set: two are dealt to each, who keeps one and researches it with ships'
				),
				brief: msg('Older set')
			},
			{
				value: 'odyssey',
				say: msg(
					'The newer, richer set: some are completed with attacks, some work while a hazard warning is active, many draw another'
				),
				brief: msg('Newer set')
			},
			{
				value: 'both',
				say: msg('Both sets, in one deck'),
				brief: msg('Both sets')
			}
		],
		surprise: ['base', 'both'],
		initial: 'off'
	}
};
