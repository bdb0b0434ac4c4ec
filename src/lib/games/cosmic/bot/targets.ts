/** An attack that is not made yet, as a bot imagines it. */
import type { PlanetId, SeatId } from '../types';
import { bestLaying } from './odds';
import type { Sight } from './sight';
import type { Fight } from './worth';

/** Ships it sends as the offense when it can. */
export const FLEET = 4;

/** The fight there would be for this planet, with as many ships as it can send and nobody's help. */
export const attackOn = (sight: Sight, defense: SeatId, target: PlanetId): Fight => ({
	target,
	defense,
	offense: sight.me,
	gate: { [sight.me]: FLEET },
	beside: {}
});

/** What attacking this planet is worth, with the best card it holds. */
export const worthOfAim = (sight: Sight, defense: SeatId, target: PlanetId): number =>
	bestLaying(sight, attackOn(sight, defense, target)).worth;
