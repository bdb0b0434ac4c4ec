/** Lux as options of a table (CE-38.1, CE-38.11). */
import { msg } from '../../../../core';
import type { OptionsOf } from '../../../../core';

export interface LuxOptions {
	readonly lux: boolean;
	readonly luxCoolDown: boolean;
}

export const LUX_SPECS: OptionsOf<LuxOptions> = {
	lux: {
		say: msg('Lux'),
		rule: 'CE-38.1',
		adds: true,
		values: [
			{ value: false, say: msg('None') },
			{
				value: true,
				say: msg(
					'In play: each encounter brings lux, which buy rewards and what the cards before the players do'
				),
				brief: msg('In play')
			}
		],
		surprise: [true],
		initial: false
	},
	luxCoolDown: {
		within: 'lux',
		say: msg('Lux given by another player'),
		rule: 'CE-38.11',
		values: [
			{ value: true, say: msg('Can be spent from the next encounter on') },
			{ value: false, say: msg('Can be spent at once') }
		],
		initial: true
	}
};
