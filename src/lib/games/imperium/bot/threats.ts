/** What others could do: fleets that stand near. */
import { sumOf } from '../../kit';
import { fleetAt } from '../board';
import { isActivated } from '../economy/counters';
import { adjacentForShips } from '../map/neighbours';
import type { SystemId } from '../types';
import { costOf, squadOf } from './odds';
import { recall, rivalsOf } from './sight';
import type { Sight } from './sight';

/** What others could bring to a system in one move: what their ships beside it cost. */
export const threatAt = (sight: Sight, system: SystemId): number =>
	recall(sight, `threat ${system}`, () => {
		const { board } = sight;
		const near = adjacentForShips(board, system);
		return Math.max(
			0,
			...rivalsOf(sight).map((seat) =>
				sumOf(near, (id) =>
					isActivated(board, id, seat) ? 0 : costOf(squadOf(fleetAt(board, id, seat)))
				)
			)
		);
	});
