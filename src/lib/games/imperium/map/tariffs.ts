/** What activating costs besides the counter: Traffic Tariffs, and Imperial Containment for those it names. */
import { sumOf, playerOf } from '../../kit';
import { stillHolds } from '../agendas/lasting';
import { planetsAt, planetsOf, planetState } from '../board';
import { lawOf } from '../politics/in-force';
import type { Board, PlanetId, SeatId, SystemId } from '../types';

/** Planets that may be exhausted for a tariff. */
export const tariffPlanets = (board: Board, seat: SeatId): PlanetId[] =>
	planetsOf(board, seat).filter((id) => !planetState(board, id).exhausted);

/** How many tariffs this player can pay: a trade good or a planet each. */
export const tariffsPayable = (board: Board, seat: SeatId): number =>
	playerOf(board, seat).tradeGoods + tariffPlanets(board, seat).length;

/** One for each of these systems with a planet of another player. */
export const tariffsDue = (board: Board, seat: SeatId, systems: readonly SystemId[]): number =>
	lawOf(board, 'traffic-tariffs')
		? sumOf(systems, (id) => {
				const owners = planetsAt(board, id).map((planet) => planetState(board, planet).owner);
				return owners.some((owner) => owner !== null && owner !== seat) ? 1 : 0;
			})
		: 0;

/** Counters of the Command Pool for a Tactical Action. */
export const countersDue = (board: Board, seat: SeatId): number =>
	stillHolds(board, 'imperial-containment', seat) ? 2 : 1;
