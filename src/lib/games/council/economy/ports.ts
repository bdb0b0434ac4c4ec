/** When Space Ports can be used (GC-14.4, GC-17.1). */
import { hexIds, planetsOf, hexOn } from '../board';
import { hasFlag } from '../numbers/stats';
import type { Board, HexId, RaceId } from '../types';

/** Whether a port that comes to a race now can be used at once: with the permission, or after the Council was convened. */
export const portIsReady = (board: Board, race: RaceId): boolean =>
	board.stage === 'council' || hasFlag(board, race, 'portsImmediate');

/** The Council is convened: every new port is usable from now on (GC-17.1). */
export const readyPorts = (board: Board): void => ready(board, hexIds(board));

/** A race may have been given the permission: then none of its ports waits any more (GC-13.4). */
export const readyPortsOf = (board: Board, race: RaceId): void => {
	if (hasFlag(board, race, 'portsImmediate')) ready(board, planetsOf(board, race));
};

function ready(board: Board, hexes: readonly HexId[]): void {
	for (const id of hexes) {
		const { planet } = hexOn(board, id);
		if (planet?.port === 'new') planet.port = 'ready';
	}
}
