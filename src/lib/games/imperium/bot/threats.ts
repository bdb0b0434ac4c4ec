/** What others could do: fleets that stand near. */
import { sumOf } from '../../kit';
import { fleetAt } from '../board';
import { isActivated } from '../economy/counters';
import { distance, hexOf } from '../../../hex';
import { fleetsOf } from '../fleets/ships';
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

/** Whether others have ships that carry Ground Forces two steps from a system or nearer: what is left empty there is taken. */
export const isRaidable = (sight: Sight, system: SystemId): boolean => {
	const { board } = sight;
	const raiders = recall(sight, 'raiders', () =>
		rivalsOf(sight).flatMap((seat) =>
			fleetsOf(board, seat).filter((id) => {
				const fleet = fleetAt(board, id, seat);
				return fleet !== undefined && fleet.carrier + fleet.warSun > 0;
			})
		)
	);
	return raiders.some((id) => distance(hexOf(id), hexOf(system)) <= RAID);
};
const RAID = 2;
