/** Cards that strike planets: exhausted, emptied, lost. */
import { template } from '../../../core';
import { allPlanets, fleetAt, planetsAt, planetState, systemIds } from '../board';
import { exhaustPlanets } from '../planets/exhaust';
import { makeNeutral } from '../planets/control';
import { loseGround } from '../planets/ground';
import type { Board, PlanetId, SeatId, SystemId } from '../types';
import { actionCardWords } from '../words';
import { asking } from './card';
import { isHome, isHomePlanet, oneOf, onePlanet, oneSeat, worthChoice } from './choices';
import { opponentsOf, oneSystem, systemChoice, withThen } from './choices';
import { readyPlanets } from './exhaust-half';

/** Opponents with planets here that can still be exhausted. */
const readyAt = (board: Board, system: SystemId, seat: SeatId): SeatId[] =>
	opponentsOf(board, seat).filter((one) => readyOf(board, system, one).length > 0);

const readyOf = (board: Board, system: SystemId, owner: SeatId): PlanetId[] =>
	planetsAt(board, system).filter((id) => {
		const planet = planetState(board, id);
		return planet.owner === owner && !planet.exhausted;
	});

export const unrest = {
	'local-unrest': asking({
		ask: ({ board }) =>
			oneOf(
				allPlanets(board)
					.filter((id) => planetState(board, id).owner !== null && !isHomePlanet(board, id))
					.map((id) => worthChoice(board, id))
			),
		apply: (play, { card, seat, answer: { pick } }) => {
			const { owner, units } = planetState(play.board, pick);
			if (owner === null) return;
			exhaustPlanets(play, owner, [pick], 'TI-18.3');
			if (units.groundForce > 0) loseGround(play, pick, { groundForce: 1 }, 'TI-18.3');
			if (planetState(play.board, pick).units.groundForce === 0)
				makeNeutral(play, pick, { by: actionCardWords(card), seat }, 'TI-15.13');
			play.push('upkeep');
		}
	}),

	plague: asking({
		ask: ({ board }, seat) =>
			onePlanet(
				allPlanets(board).filter((id) => {
					const { owner, units } = planetState(board, id);
					return owner !== null && owner !== seat && units.groundForce > 0;
				})
			),
		apply: (play, { seat, answer: { pick } }) => play.push('plague', { seat, planet: pick })
	}),

	uprising: asking({
		ask: ({ board }) =>
			oneSystem(
				board,
				systemIds(board).filter(
					(id) =>
						!isHome(board, id) && board.order.some((seat) => readyOf(board, id, seat).length > 0)
				)
			),
		apply: (play, { answer: { pick } }) => {
			for (const seat of play.board.order)
				exhaustPlanets(play, seat, readyOf(play.board, pick, seat), 'TI-18.3');
		}
	}),

	'stellar-criminals': asking({
		ask: ({ board }, seat) =>
			oneSeat(opponentsOf(board, seat).filter((one) => readyPlanets(board, one).length > 1)),
		apply: (play, { answer: { pick } }) => play.push('exhaustHalf', { seat: pick })
	}),

	'strategic-bombardment': asking({
		says: template('{second} at {first}'),
		isKept: true,
		ask: ({ board }, seat) => {
			const systems = systemIds(board).filter((id) => (fleetAt(board, id, seat)?.warSun ?? 0) > 0);
			return oneOf(
				withThen(
					systems.map((id) => systemChoice(board, id)),
					({ id }) => oneSeat(readyAt(board, id, seat))
				)
			);
		},
		apply: (play, { seat, card, answer: { pick, then } }) => {
			exhaustPlanets(play, then.pick, readyOf(play.board, pick, then.pick), 'TI-18.3');
			play.push('keepCard', { seat, card, system: pick });
		}
	})
};
