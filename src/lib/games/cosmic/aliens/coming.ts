/** Ships that come off a sheet, or out of the warp, to planets of their player's choice. */
import { splitOver } from '../../kit';
import { planetName } from '../board';
import type { SplitOf } from '../../kit';
import type { PlanetId } from '../types';

/** From `least` to `most` ships that come to these planets; null: there is no planet, or no ship. */
export function comingTo(
	planets: readonly PlanetId[],
	most: number,
	least = 1
): SplitOf<PlanetId> | null {
	const places = planets.map((planet) => ({
		...{ id: planet, say: planetName(planet), on: planet },
		max: most
	}));
	const split = splitOver(places, least, most);
	return split && { ...split, comes: true };
}
