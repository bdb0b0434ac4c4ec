/** Which systems are adjacent (TI-22): by their sides, and for ships by wormholes too. */
import { hexId, hexOf, neighbours } from '../../../hex';
import { systemIds, tileAt } from '../board';
import { lawOf } from '../politics/in-force';
import type { Board, SystemId } from '../types';

type Galaxy = Pick<Board, 'systems'>;
/** With the laws that close wormholes, or join them all. */
type Space = Pick<Board, 'systems' | 'laws'>;

/** Neighbours that have been looked up, by galaxy: its places never change. */
const known = new WeakMap<Galaxy['systems'], Map<SystemId, readonly SystemId[]>>();

/** TI-22.1: those that share a side, clockwise. Places outside the galaxy are none (TI-22.11). */
export function besides({ systems }: Galaxy, id: SystemId): readonly SystemId[] {
	let sides = known.get(systems);
	if (!sides) known.set(systems, (sides = new Map<SystemId, readonly SystemId[]>()));
	let found = sides.get(id);
	if (!found) {
		found = neighbours(hexOf(id))
			.map(hexId)
			.filter((one) => systems[one]);
		sides.set(id, found);
	}
	return found;
}

const NOWHERE: readonly SystemId[] = [];

/** TI-22.2: the others with the same wormhole. */
function throughWormhole(galaxy: Space, id: SystemId): readonly SystemId[] {
	const wormhole = tileAt(galaxy, id)?.wormhole;
	if (!wormhole || lawOf(galaxy, 'closing-the-wormholes')) return NOWHERE;
	const isAny = lawOf(galaxy, 'wormhole-reconstruction') !== undefined;
	return systemIds(galaxy).filter((one) => {
		const other = tileAt(galaxy, one)?.wormhole ?? null;
		return one !== id && other !== null && (isAny || other === wormhole);
	});
}

/** TI-22.1, TI-22.2: one step of a ship. */
export function adjacentForShips(galaxy: Space, id: SystemId): readonly SystemId[] {
	const sides = besides(galaxy, id);
	const linked = throughWormhole(galaxy, id);
	return linked.length > 0 ? [...sides, ...linked.filter((one) => !sides.includes(one))] : sides;
}
