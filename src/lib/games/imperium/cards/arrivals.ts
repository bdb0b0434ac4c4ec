/** Cards that bring units for nothing (TI-2.4, TI-18.13). */
import { allPlanets, homeOf, planetsAt, planetsOf, planetState, systemIds, tileAt } from '../board';
import { roomFor } from '../fleets/capacity';
import { hasEnemyShips, placeShips, reinforcementsOf } from '../fleets/ships';
import { besides } from '../map/neighbours';
import { conscript } from '../agendas/colonies';
import { takePlanet } from '../planets/control';
import { placeGround } from '../planets/ground';
import type { Ship } from '../tables/units';
import type { Board, PlanetId, SeatId, SystemId } from '../types';
import { asking, plain } from './card';
import { oneOf, onePlanet, oneSystem, systemOfPlanet, worthChoice } from './choices';

/** TI-18.13. */
const mayPlace = (board: Board, seat: SeatId, kind: Ship, system: SystemId): boolean =>
	reinforcementsOf(board, seat, kind) > 0 &&
	!hasEnemyShips(board, system, seat) &&
	roomFor(board, system, seat) > 0;

const ANNEXED = 3;

/** Neutral planets of systems that share a side with one where this player controls a planet. */
const annexable = (board: Board, seat: SeatId): PlanetId[] => {
	const own = planetsOf(board, seat);
	return allPlanets(board).filter(
		(id) =>
			planetState(board, id).owner === null &&
			besides(board, systemOfPlanet(board, id)).some((beside) =>
				planetsAt(board, beside).some((planet) => own.includes(planet))
			)
	);
};

export const arrivals = {
	'civil-defense': asking({
		ask: ({ board }, seat) =>
			reinforcementsOf(board, seat, 'pds') > 0
				? onePlanet(planetsOf(board, seat).filter((id) => planetState(board, id).units.pds === 0))
				: null,
		apply: (play, { seat, answer: { pick } }) => {
			placeGround(play, seat, pick, { pds: 2 }, 'TI-2.4');
		}
	}),

	'ghost-ship': asking({
		ask: ({ board }, seat) =>
			oneSystem(
				board,
				systemIds(board).filter(
					(id) => tileAt(board, id)?.wormhole && mayPlace(board, seat, 'destroyer', id)
				)
			),
		apply: (play, { seat, answer: { pick } }) => {
			placeShips(play, seat, pick, { destroyer: 1 }, 'TI-18.13');
		}
	}),

	'rally-of-the-people': plain({
		can: ({ board }, seat) => mayPlace(board, seat, 'dreadnought', homeOf(board, seat)),
		apply: (play, { seat }) => {
			placeShips(play, seat, homeOf(play.board, seat), { dreadnought: 1 }, 'TI-18.13');
		}
	}),

	'rise-of-a-messiah': plain({
		can: ({ board }, seat) => planetsOf(board, seat).length > 0,
		apply: (play, { seat }) => {
			for (const planet of planetsOf(play.board, seat))
				placeGround(play, seat, planet, { groundForce: 1 }, 'TI-18.3');
		}
	}),

	// Not a landing: what answers landings does not answer this.
	'voluntary-annexation': asking({
		ask: ({ board }, seat) => oneOf(annexable(board, seat).map((id) => worthChoice(board, id))),
		apply: (play, { seat, answer: { pick } }) => {
			takePlanet(play, seat, pick, 'TI-15.14', 'card');
			placeGround(play, seat, pick, { groundForce: ANNEXED }, 'TI-15.14');
			conscript(play, seat, pick);
		}
	})
};
