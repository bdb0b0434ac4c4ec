/** When Space Ports can be used (GC-14.4, GC-17.1). */
import { hexIds, hexOn } from './board';
import { hasFlag } from './stats';
import type { Board, RaceId } from './types';

/** Whether a port placed now can be used at once: with the permission, or after the Council was convened. */
export const portIsReady = (board: Board, race: RaceId): boolean =>
	board.stage === 'council' || hasFlag(board, race, 'portsImmediate');

/** The Council is convened: every new port is usable from now on (GC-17.1). */
export function readyPorts(board: Board): void {
	for (const id of hexIds(board)) {
		const { planet } = hexOn(board, id);
		if (planet?.port === 'new') planet.port = 'ready';
	}
}
