/** When a hazard is turned up (CE-33.4). */
import { encounterOf } from '../../board';
import { inPlay } from './draw';
import { isWarned } from './warning';
import type { Board } from '../../types';

/** Whether a hazard is due once destiny has settled the encounter under way (CE-33.4, CE-33.14, CE-33.15). */
export function isHazardDue(board: Board): boolean {
	if (!board.hazards) return false;
	// CE-33.25: one in play may say otherwise.
	const mode = inPlay(board).find(({ comes }) => comes)?.comes ?? board.hazards.mode;
	if (mode === 'always') return true;
	if (mode === 'second') return encounterOf(board).n === 2;
	return isWarned(board);
}
