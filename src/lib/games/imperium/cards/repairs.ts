/** Cards that make usable again: ships that are repaired, planets that are refreshed. */
import { totalOf } from '../../kit';
import type { SomeOf } from '../../kit';
import { fleetAt, planetsOf, planetState, systemIds } from '../board';
import { repairShips } from '../fleets/ships';
import { refreshPlanets } from '../planets/refresh';
import { partnersOf } from '../trade/agreements';
import type { PlanetId } from '../types';
import { asking } from './card';
import { oneSystem, worthChoice } from './choices';

const AGREEMENTS = 2;
const MOST_PLANETS = 2;

export const repairs = {
	'emergency-repairs': asking({
		ask: ({ board }, seat) =>
			oneSystem(
				board,
				systemIds(board).filter((id) => {
					const fleet = fleetAt(board, id, seat);
					return fleet && totalOf(fleet.damaged) > 0;
				})
			),
		apply: (play, { seat, answer: { pick } }) => repairShips(play, seat, pick, 'TI-18.3')
	}),

	'master-of-trade': asking({
		ask: ({ board }, seat): SomeOf<PlanetId> | null => {
			if (partnersOf(board, seat).length < AGREEMENTS) return null;
			const tired = planetsOf(board, seat).filter((id) => planetState(board, id).exhausted);
			return tired.length > 0
				? {
						type: 'some',
						choices: tired.map((id) => worthChoice(board, id)),
						...{ min: 1, max: Math.min(MOST_PLANETS, tired.length) }
					}
				: null;
		},
		apply: (play, { seat, answer: { picks } }) => refreshPlanets(play, seat, picks, 'TI-15.6')
	})
};
