/** What others could do: fleets that stand near. */
import { sumOf } from '../../kit';
import { fleetAt } from '../board';
import { isActivated } from '../economy/counters';
import { distance, hexOf } from '../../../hex';
import { movementOf } from '../fleets/movement';
import { fleetsOf } from '../fleets/ships';
import { adjacentForShips } from '../map/neighbours';
import type { SeatId, SystemId } from '../types';
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

/** Where ships of others stand that carry Ground Forces. */
const raiders = (sight: Sight): readonly { readonly seat: SeatId; readonly at: SystemId }[] =>
	recall(sight, 'raiders', () =>
		rivalsOf(sight).flatMap((seat) =>
			fleetsOf(sight.board, seat)
				.filter((at) => CARRIERS.some((kind) => has(sight, { seat, at }, kind)))
				.map((at) => ({ seat, at }))
		)
	);
const CARRIERS = ['carrier', 'warSun'] as const;

const has = (
	{ board }: Sight,
	{ seat, at }: { readonly seat: SeatId; readonly at: SystemId },
	kind: (typeof CARRIERS)[number]
): boolean => (fleetAt(board, at, seat)?.[kind] ?? 0) > 0;

/** Whether they are two steps from a system or nearer: what is left empty there is taken. */
export const isRaidable = (sight: Sight, system: SystemId): boolean =>
	raiders(sight).some(({ at }) => distance(hexOf(at), hexOf(system)) <= RAID);
const RAID = 2;

/** Whether one of them could still come in this round, in one move. */
export const isRaidedNow = (sight: Sight, system: SystemId): boolean =>
	raiders(sight).some((raider) => {
		const { seat, at } = raider;
		const away = distance(hexOf(at), hexOf(system));
		return (
			!isActivated(sight.board, at, seat) &&
			CARRIERS.some(
				(kind) => has(sight, raider, kind) && movementOf(sight.board, seat, kind, at) >= away
			)
		);
	});
