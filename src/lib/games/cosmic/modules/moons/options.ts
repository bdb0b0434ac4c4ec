/** Moons as an option of a table (CE-37.1). */
import { msg } from '../../../../core';
import type { OptionsOf } from '../../../../core';

export interface MoonOptions {
	readonly moons: boolean;
}

export const MOON_SPECS: OptionsOf<MoonOptions> = {
	moons: {
		say: msg('Moons'),
		rule: 'CE-37.1',
		adds: true,
		values: [
			{ value: false, say: msg('None') },
			{
				value: true,
				say: msg(
					'In play: beside two home planets of each lies a moon, and who wins there may put a ship on it for what its card does'
				),
				brief: msg('In play')
			}
		],
		surprise: [true],
		initial: false
	}
};
