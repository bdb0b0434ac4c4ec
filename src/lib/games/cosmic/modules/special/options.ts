/** Special ships as an option of a table (CE-35.1). */
import { msg } from '../../../../core';
import type { Json, OptionsOf } from '../../../../core';
import type { ShipId } from './state';

export interface SpecialShipOptions {
	readonly specialShips: 'off' | 'flagship' | 'salvage';
}

export const SPECIAL_SHIP_SPECS: OptionsOf<SpecialShipOptions> = {
	specialShips: {
		say: msg('Special ships'),
		rule: 'CE-35.1',
		adds: true,
		values: [
			{ value: 'off', say: msg('None') },
			{
				value: 'flagship',
				say: msg('Flagships: one ship of each adds 3 where it fights, and comes when it is needed'),
				brief: msg('Flagships')
			},
			{
				value: 'salvage',
				say: msg(
					'Salvage Vessels: one ship of each brings rewards where it wins, and fetches a discarded card'
				),
				brief: msg('Salvage Vessels')
			}
		],
		surprise: ['flagship', 'salvage'],
		initial: 'off'
	}
};

const CHOSEN: { readonly [value: string]: ShipId } = {
	flagship: 'flagship',
	salvage: 'salvage-vessel'
};

/** CE-35.1: the kind of special ship all players have; null: none. */
export const specialShipOf = ({ specialShips }: { readonly [id: string]: Json }): ShipId | null =>
	CHOSEN[String(specialShips)] ?? null;
