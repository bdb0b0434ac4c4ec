/** The Transfer Action (TI-7): ships and settlers go on to the next system, and one of the two produces, for one counter. */
import { complaint } from '../../../core';
import type { Answer, Limit, Shape, SplitShape } from '../../../core';
import { isPair } from '../map/transfers';
import type { Pair } from '../map/transfers';
import { crossingShape } from '../steps/transfer';
import { CARGO } from '../tables/units';
import type { SystemId } from '../types';
import { bestOrder } from './builds';
import { settlers } from './loads';
import type { Load } from './loads';
import { stayingWorth } from './moves';
import type { Sight } from './sight';

/** What crosses over, and what that is worth; null: nothing does that would gain by it. */
interface Crossing {
	readonly load: Load;
	readonly worth: number;
}

/** What is left behind has room or not once all that goes is known: cargo goes with the ship that is its room. */
const isLeftBehind = ({ uses }: Limit): boolean =>
	Object.entries(uses).some(([id, n]) => n < 0 && CARGO.some((kind) => id.endsWith(` ${kind}`)));

/** Without places from which units go aboard in their own system: nothing is gained by that alone. */
const crossingOver = ({ limits = [], ...shape }: SplitShape): SplitShape => ({
	...shape,
	limits: limits.filter((limit) => !isLeftBehind(limit)),
	places: shape.places.filter(({ id }) => !id.endsWith(' aboard'))
});

function bestCrossing(sight: Sight, pair: Pair, shape: SplitShape): Crossing | null {
	let best: Crossing | null = null;
	for (const goal of pair)
		for (const load of settlers(sight, crossingOver(shape), goal)) {
			const worth = stayingWorth(sight, goal, load);
			if (worth > (best?.worth ?? 0) && complaint(shape, { split: load.split }) === null)
				best = { load, worth };
		}
	return best;
}

/** What a Transfer Action between these systems is worth, the counter from reinforcements counted; null: nothing crosses. */
export function transferWorth(sight: Sight, pair: Pair): number | null {
	const { board, me } = sight;
	const crossing = bestCrossing(sight, pair, crossingShape(board, { seat: me, systems: pair }));
	if (!crossing) return null;
	return crossing.worth + Math.max(...pair.map((id) => bestOrder(sight, id).worth)) - SECOND;
}
/** The other system cannot be activated any more either. */
const SECOND = 0.6;

/** The pair of a choice of the turn. */
export function pairIn(id: string): Pair | null {
	const systems = id.split(' ') as SystemId[];
	return isPair(systems) ? systems : null;
}

/** transfer.move. */
export function cross(sight: Sight, shape: Shape, about: readonly string[]): Answer | null {
	if (shape.type !== 'split') return null;
	const pair = about as readonly SystemId[];
	const crossing = isPair(pair) ? bestCrossing(sight, pair, shape) : null;
	return { split: crossing?.load.split ?? {} };
}
