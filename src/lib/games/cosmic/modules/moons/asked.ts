/** Which moon is meant. */
import { msg } from '../../../../core';
import { planetName } from '../../board';
import type { Choice } from '../../../../core';
import type { OneOf } from '../../../kit';
import type { PlanetId } from '../../types';

/** One of the moons of these planets; null: there is none. */
export const oneMoonOf = (planets: readonly PlanetId[]): OneOf<Choice<PlanetId>> | null =>
	planets.length === 0
		? null
		: {
				type: 'one',
				choices: planets.map((planet) => ({
					id: planet,
					say: msg('The moon of {planet}', { planet: planetName(planet) }),
					on: planet
				}))
			};
