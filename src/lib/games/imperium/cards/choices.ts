/** What cards let one choose among: players, planets, systems, units; null where there are none (TI-18.9). */
import { msg } from '../../../core';
import type { Choice } from '../../../core';
import { leftOf, seatChoice } from '../../kit';
import type { OneOf } from '../../kit';
import { allPlanets, homesOf, planetsAt, planetState, systemIds, valueOf } from '../board';
import type { Board, PlanetId, SeatId, SystemId } from '../types';
import { planetWords, systemWords } from '../words';
import { seatsIn } from '../timing/passed';

/** One of these; null where there are none. */
export const oneOf = <C extends Choice>(choices: readonly C[]): OneOf<C> | null =>
	choices.length > 0 ? { type: 'one', choices } : null;

export const planetChoice = (id: PlanetId) => ({ id, on: id, say: planetWords(id) });
/** A planet that is chosen for what it is worth now. */
export const worthChoice = (board: Pick<Board, 'laws'>, id: PlanetId) => ({
	...planetChoice(id),
	say: msg('{planet} {resources}/{influence}', {
		planet: planetWords(id),
		resources: valueOf(board, id, 'resources'),
		influence: valueOf(board, id, 'influence')
	})
});
export const systemChoice = (board: Board, id: SystemId) => ({
	id,
	on: id,
	say: systemWords(board, id)
});

export const oneSeat = (seats: readonly SeatId[]) => oneOf(seats.map(seatChoice));
export const onePlanet = (planets: readonly PlanetId[]) => oneOf(planets.map(planetChoice));
export const oneSystem = (board: Board, systems: readonly SystemId[]) =>
	oneOf(systems.map((id) => systemChoice(board, id)));

/** Each of these with a further question; without those where nothing is to be chosen then. */
export const withThen = <C extends Choice, S>(
	choices: readonly C[],
	then: (choice: C) => S | null
): (C & { readonly then: S })[] =>
	choices.flatMap((choice) => {
		const further = then(choice);
		return further ? [{ ...choice, then: further }] : [];
	});

/** The other players in the game, from the left (TI-34.13). */
export const opponentsOf = (board: Board, seat: SeatId): SeatId[] =>
	leftOf(board, seat).filter((one) => seatsIn(board).includes(one));

/** Where a planet lies. */
export function systemOfPlanet(board: Board, planet: PlanetId): SystemId {
	const found = systemIds(board).find((id) => planetsAt(board, id).includes(planet));
	if (!found) throw new Error(`${planet} lies nowhere.`);
	return found;
}

export const isHome = (board: Board, id: SystemId): boolean => homesOf(board).includes(id);

export const isHomePlanet = (board: Board, planet: PlanetId): boolean =>
	isHome(board, systemOfPlanet(board, planet));

/** Planets with a Space Dock, of anybody or of this player. */
export const dockPlanets = (board: Board, seat?: SeatId): PlanetId[] =>
	allPlanets(board).filter((id) => {
		const { owner, units } = planetState(board, id);
		return units.spaceDock > 0 && (seat === undefined || owner === seat);
	});
