/** Cards that destroy ships and docks, or keep docks from producing. */
import { template } from '../../../core';
import { planetsAt, planetState, systemIds } from '../board';
import { countOf, fleetsAt, loseUnits, unitWords } from '../fleets/ships';
import { lastingOf, remember } from '../lasting';
import { loseGround } from '../planets/ground';
import type { Board, PlanetId, SeatId, SystemId } from '../types';
import { fleetAt } from '../board';
import { asking } from './card';
import { dockPlanets, isHomePlanet, oneOf, onePlanet, opponentsOf, systemChoice } from './choices';
import { withThen } from './choices';

const LUCKY = ['destroyer', 'cruiser', 'dreadnought', 'damagedDreadnought'] as const;

/** Ships of opponents here that a lucky shot destroys. */
const targetsAt = (board: Board, system: SystemId, seat: SeatId) =>
	opponentsOf(board, seat).flatMap((owner) => {
		const fleet = fleetAt(board, system, owner);
		return LUCKY.filter((unit) => fleet && countOf(fleet, unit) > 0).map((unit) => ({
			id: unit,
			on: system,
			say: unitWords(unit, 1)
		}));
	});

const isOwnAt = (board: Board, system: SystemId, seat: SeatId): boolean =>
	planetsAt(board, system).some((id) => planetState(board, id).owner === seat);

const docksOutsideHomes = (board: Board): PlanetId[] =>
	dockPlanets(board).filter((id) => !isHomePlanet(board, id));

const hadAccident = (board: Board, planet: PlanetId): boolean =>
	lastingOf(board, 'accident').some((one) => one.planet === planet);

export const losses = {
	// A ship that is destroyed is not hit again.
	'lucky-shot': asking({
		says: template('{second} at {first}'),
		on: () => null,
		ask: ({ board }, seat) => {
			const systems = systemIds(board).filter((id) => isOwnAt(board, id, seat));
			return oneOf(
				withThen(
					systems.map((id) => systemChoice(board, id)),
					({ id }) => oneOf(targetsAt(board, id, seat))
				)
			);
		},
		apply: (play, { seat, answer: { pick, then } }) => {
			const owner = fleetsAt(play.board, pick).find((one) => one !== seat);
			if (owner === undefined) return;
			loseUnits(play, owner, pick, { [then.pick]: 1 }, 'TI-18.3');
			play.push('upkeep');
		}
	}),

	'secret-industrial-agent': asking({
		ask: ({ board }) => onePlanet(docksOutsideHomes(board)),
		apply: (play, { answer: { pick } }) => {
			loseGround(play, pick, { spaceDock: 1 }, 'TI-18.3');
			play.push('upkeep');
		}
	}),

	'spacedock-accident': asking({
		ask: ({ board }) => onePlanet(docksOutsideHomes(board).filter((id) => !hadAccident(board, id))),
		apply: ({ board }, { answer: { pick } }) =>
			remember(board, { is: 'accident', planet: pick, until: 'round' })
	})
};
