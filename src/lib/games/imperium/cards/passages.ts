/** Cards that move units: ships by one step (TI-24.12), what stands on planets along routes (TI-18.12). */
import { planetsOf, planetState } from '../board';
import { msg, template } from '../../../core';
import { isActivated } from '../economy/counters';
import {
	countersFor,
	moveOneStep,
	oneStepGroups,
	oneStepMoves,
	oneStepSplit
} from '../fleets/one-step';
import { systemWords } from '../words';
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
const MOST_SHIPS = 2;

/** Ships in activated systems, to any system without ships: Home Systems too. */
const patrols = (board: Board, seat: SeatId) =>
	oneStepMoves(board, seat, { from: (id) => isActivated(board, id, seat), to: () => true });

export const passages = {
	patrol: asking({
		says: template('{second}'),
		on: (_play, seat) => seat,
		ask: ({ board }, seat) =>
			oneOf(
				oneStepGroups(board, seat, patrols(board, seat), countersFor(board, seat, 0)).flatMap(
					({ goal, steps }) => {
						const then = oneStepSplit(board, seat, steps, MOST_SHIPS);
						if (!then) return [];
						return [
							goal === null
								? { id: 'move' as const, say: msg('One or two Cruisers or Destroyers'), then }
								: { id: goal, on: goal, say: systemWords(board, goal), then }
						];
					}
				)
			),
		apply: (play, { seat, answer: { then } }) => {
			moveOneStep(play, seat, patrols(play.board, seat), then.split, 'TI-24.12');
			play.push('upkeep');
		}
	}),

	'massive-transport': asking({
		says: template('from {first} to {second}'),
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
		says: template('{third} from {first} to {second}'),
		counts: 'groundForce',
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
