/** Cards that move units on planets along routes (TI-18.12). */
import { planetsOf, planetState } from '../board';
import { routesFrom } from '../map/routes';
import { shiftGround } from '../planets/ground';
import type { Board, PlanetId, SeatId } from '../types';
import { asking } from './card';
import { dockPlanets, oneOf, onePlanet, planetChoice, systemOfPlanet, withThen } from './choices';

/** Other planets of this player to which a route leads. */
function goalsFrom(board: Board, seat: SeatId, from: PlanetId): PlanetId[] {
	const systems = routesFrom(board, systemOfPlanet(board, from), seat);
	return planetsOf(board, seat).filter(
		(id) => id !== from && systems.has(systemOfPlanet(board, id))
	);
}

const MOST_GROUND_FORCES = 3;

export const passages = {
	'massive-transport': asking({
		ask: ({ board }, seat) =>
			oneOf(
				withThen(dockPlanets(board, seat).map(planetChoice), ({ id }) =>
					onePlanet(
						goalsFrom(board, seat, id).filter((to) => planetState(board, to).units.spaceDock === 0)
					)
				)
			),
		apply: (play, { seat, answer: { pick, then } }) => {
			shiftGround(play, seat, pick, then.pick, { spaceDock: 1 }, 'TI-18.12');
			play.push('upkeep');
		}
	}),

	transport: asking({
		ask: ({ board }, seat) => {
			const from = planetsOf(board, seat).filter(
				(id) => planetState(board, id).units.groundForce > 0
			);
			return oneOf(
				withThen(from.map(planetChoice), ({ id }) =>
					oneOf(
						goalsFrom(board, seat, id).map((to) => ({
							...planetChoice(to),
							then: {
								type: 'amount' as const,
								min: 1,
								max: Math.min(MOST_GROUND_FORCES, planetState(board, id).units.groundForce)
							}
						}))
					)
				)
			);
		},
		apply: (play, { seat, answer: { pick, then } }) =>
			shiftGround(play, seat, pick, then.pick, { groundForce: then.then.amount }, 'TI-18.12')
	})
};
