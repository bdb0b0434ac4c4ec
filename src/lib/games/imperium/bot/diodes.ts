/** Transit Diodes (TI-25.4): Ground Forces for Mecatol Rex, where an objective asks for them, from where most can be spared. */
import type { Answer } from '../../../core';
import { bestOf } from '../../kit';
import { MECATOL, planetsOf, planetState } from '../board';
import { TRANSIT_MOST } from '../steps/own-actions';
import type { PlanetId } from '../types';
import { strategyCounter } from './counters';
import { troopsGoal, wantedOn } from './goals';
import { guard } from './loads';
import { recall } from './sight';
import type { Sight } from './sight';

interface Transit {
	readonly from: PlanetId;
	readonly n: number;
}

/** Null: none are asked for there, or none can be spared. */
const transitOf = (sight: Sight): Transit | null =>
	recall(sight, 'transit', () => {
		const { board, me } = sight;
		const own = planetsOf(board, me);
		if (!own.includes(MECATOL)) return null;
		const short = wantedOn(sight, MECATOL) - planetState(board, MECATOL).units.groundForce;
		const spare = (id: PlanetId) => planetState(board, id).units.groundForce - guard(sight, id);
		const from = bestOf(
			own.filter((id) => id !== MECATOL),
			spare
		);
		const n = from ? Math.min(short, TRANSIT_MOST, spare(from)) : 0;
		return from && n > 0 ? { from, n } : null;
	});

/** What it is worth beyond the counter that it takes. */
export function transitWorth(sight: Sight): number {
	const transit = transitOf(sight);
	return transit ? troopsGoal(sight, transit.n) - strategyCounter(sight) : -1;
}

/** transitDiodes.from. */
export function sendFrom(sight: Sight): Answer | null {
	const transit = transitOf(sight);
	return transit && { pick: transit.from };
}

/** transitDiodes.to. */
export function sendTo(sight: Sight): Answer | null {
	const transit = transitOf(sight);
	return transit && { pick: MECATOL, then: { amount: transit.n } };
}
