/** What others could do: fleets that stand near. */
import { playerOf, sumOf } from '../../kit';
import { fleetAt, planetsAt, planetState, systemIds } from '../board';
import { isActivated } from '../economy/counters';
import { distance, hexOf } from '../../../hex';
import { movementOf } from '../fleets/movement';
import { fleetsOf } from '../fleets/ships';
import { adjacentForShips } from '../map/neighbours';
import type { PlanetId, SeatId, SystemId } from '../types';
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

/**
 * What a rival could take of this player in this round: planets that its Carriers reach in one move, by what each is
 * worth (`worthOf`) and how many Ground Forces hold it.
 */
export function dangerOf(
	sight: Sight,
	rival: SeatId,
	worthOf: (planet: PlanetId) => number
): number {
	const { board, me } = sight;
	if (playerOf(board, rival).counters.command === 0) return 0;
	const ways = raiders(sight)
		.filter(({ seat, at }) => seat === rival && !isActivated(board, at, seat))
		.map(({ at }) => ({ at, steps: movementOf(board, rival, 'carrier', at) }));
	return sumOf(systemIds(board), (id) => {
		const own = planetsAt(board, id).filter((planet) => planetState(board, planet).owner === me);
		const isReached =
			own.length > 0 && ways.some(({ at, steps }) => distance(hexOf(at), hexOf(id)) <= steps);
		if (!isReached || isActivated(board, id, rival)) return 0;
		return sumOf(
			own,
			(planet) => worthOf(planet) / (1 + planetState(board, planet).units.groundForce)
		);
	});
}

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
