/** Which systems are adjacent (TI-22): by their sides, and for ships by wormholes too. */
import { hexId, hexOf, neighbours } from '../../../hex';
import { systemIds, tileAt } from '../board';
import type { Board, SystemId } from '../types';

type Galaxy = Pick<Board, 'systems'>;

/** TI-22.1: those that share a side, clockwise. Places outside the galaxy are none (TI-22.11). */
export const besides = ({ systems }: Galaxy, id: SystemId): SystemId[] =>
	neighbours(hexOf(id))
		.map(hexId)
		.filter((one) => systems[one]);

/** TI-22.2: the others with the same wormhole. */
function throughWormhole(galaxy: Galaxy, id: SystemId): SystemId[] {
	const wormhole = tileAt(galaxy, id)?.wormhole;
	if (!wormhole) return [];
	return systemIds(galaxy).filter(
		(one) => one !== id && tileAt(galaxy, one)?.wormhole === wormhole
	);
}

/** TI-22.1, TI-22.2: one step of a ship. */
export function adjacentForShips(galaxy: Galaxy, id: SystemId): SystemId[] {
	const sides = besides(galaxy, id);
	return [...sides, ...throughWormhole(galaxy, id).filter((one) => !sides.includes(one))];
}
