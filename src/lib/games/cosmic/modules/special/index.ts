/** The special ships there are (CE-35.1), and that of a technology (CE-32.50). The key is its id in saved games, so it never changes. */
import { lookIn } from '../../../kit';
import { naming } from '../../names';
import { thePrometheus } from '../tech/the-prometheus';
import type { ShipId } from './state';
import { flagship } from './flagship';
import { salvageVessel } from './salvage';
import type { SpecialShip } from './ship';

export const SPECIAL_SHIPS: { readonly [id: ShipId]: SpecialShip } = naming('ship', {
	flagship,
	'salvage-vessel': salvageVessel,
	'the-prometheus': { words: thePrometheus.words, uses: {} } // the technology says what it does
});

/** Throws when there is none of this id. */
export const specialShipBy = lookIn<ShipId, SpecialShip>(SPECIAL_SHIPS, 'special ship');
