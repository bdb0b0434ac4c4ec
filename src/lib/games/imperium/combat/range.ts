/** Which PDS reach a system (TI-11.1, TI-11.2): those on its planets, and with Deep Space Cannon those beside it. */
import { sumOf } from '../../kit';
import { hasTech } from '../abilities';
import { planetsAt, planetState } from '../board';
import { besides } from '../map/neighbours';
import type { Ground } from '../tables/units';
import type { Board, PlanetId, SeatId, SystemId } from '../types';

/** Units of this kind that a player has on the planets of a system. */
const standing = (board: Board, seat: SeatId, id: SystemId, kind: Ground): number =>
	sumOf(planetsAt(board, id), (planet) => {
		const { owner, units } = planetState(board, planet);
		return owner === seat ? units[kind] : 0;
	});

/** Systems from which this player's PDS reach one. Wormholes do not link (TI-11.2). */
const sourcesOf = (board: Board, seat: SeatId, id: SystemId): SystemId[] => [
	id,
	...(hasTech(board, seat, 'deep-space-cannon') ? besides(board, id) : [])
];

/** The planets from which this player's PDS reach at least one of these systems. */
export const pdsPlanets = (board: Board, seat: SeatId, ids: readonly SystemId[]): PlanetId[] =>
	[...new Set(ids.flatMap((id) => sourcesOf(board, seat, id)))].flatMap((id) =>
		planetsAt(board, id).filter((planet) => {
			const { owner, units } = planetState(board, planet);
			return owner === seat && units.pds > 0;
		})
	);

/** How many of these reach at least one of these systems. */
function reaching(board: Board, seat: SeatId, ids: readonly SystemId[], kind: Ground): number {
	const from = new Set(ids.flatMap((id) => sourcesOf(board, seat, id)));
	return sumOf([...from], (id) => standing(board, seat, id, kind));
}

/** How many PDS of this player reach at least one of these systems. */
export const pdsReaching = (board: Board, seat: SeatId, ids: readonly SystemId[]): number =>
	reaching(board, seat, ids, 'pds');

/** How many Space Docks of this player have one of these systems within PDS range (Experimental Battlestation). */
export const docksReaching = (board: Board, seat: SeatId, ids: readonly SystemId[]): number =>
	reaching(board, seat, ids, 'spaceDock');
