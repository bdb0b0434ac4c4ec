/** What it is to a bot that a planet leaves the game. */
import { entriesOf, sumOf } from '../../kit';
import { homeOf } from '../board';
import { homesNeeded, homesOf, shipsOn as shipsSeen, threatens } from './sight';
import type { Sight } from './sight';
import type { PlanetId } from '../types';

/** Colonies of others there, most of who is near the goal, less its own. */
export function spite(sight: Sight, planet: PlanetId): number {
	const owner = homeOf(planet);
	return sumOf(entriesOf(shipsSeen(sight, planet)), ([seat, n]) => {
		const colony = seat === owner ? 0 : threatens(sight, seat) ? 2 : 1;
		const power = seat === owner && homesOf(sight, seat) <= homesNeeded(sight) ? 0.8 : 0;
		const all = colony + power + n * 0.05;
		return seat === sight.me ? -2 * all : all;
	});
}
