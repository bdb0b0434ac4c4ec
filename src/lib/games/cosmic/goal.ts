/** How many foreign colonies win. */
import { sumOf } from '../kit';
import { laidEssence } from './essence/laid';
import { essenceCard } from './keepers';
import { partnerOf } from './modules/teams/partners';
import type { Board, PlanetId, SeatId } from './types';

/** Planets on which a seat's ships would be a foreign colony: neither its own nor its partner's. */
function foreignPlanets(board: Board, seat: SeatId): number {
	const partner = partnerOf(board, seat);
	let count = 0;
	for (const id in board.planets) {
		const owner = board.planets[id as PlanetId]?.owner;
		if (owner !== seat && owner !== partner) count += 1;
	}
	return count;
}

/**
 * Foreign colonies with which the game is won where no card changes it: as many as the options say, or as somebody could
 * still have where too many planets have left the game (CE-21.14). At least one.
 */
export function commonGoal(board: Board): number {
	const { coloniesToWin } = board.options;
	let most = 1;
	for (const seat of board.order) {
		most = Math.max(most, foreignPlanets(board, seat));
		if (most >= coloniesToWin) return coloniesToWin;
	}
	return most;
}

/**
 * Foreign colonies with which a seat wins (CE-21.1, CE-36.16): the common number, changed by cards, and no more of it than
 * there are planets for it, lest it could not win.
 */
export function goalOf(board: Board, seat: SeatId): number {
	const plain = commonGoal(board);
	const change = sumOf(laidEssence(board), ({ id, on, ending }) => {
		const { goal } = essenceCard(id);
		return !goal || ending ? 0 : on === seat ? goal.own : goal.others;
	});
	return change <= 0
		? Math.max(1, plain + change)
		: Math.max(plain, Math.min(plain + change, foreignPlanets(board, seat)));
}
