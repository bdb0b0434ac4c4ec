/** An attack that is not made yet, as a bot imagines it. */
import { colourOf } from '../cards';
import type { DestinyId, PlanetId, SeatId } from '../types';
import { sumOf } from '../../kit';
import { bestLaying } from './odds';
import { rivalsOf, planetsOf } from './sight';
import type { Sight } from './sight';
import { spareShips } from './ships';
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

/** The best of these planets to attack. */
export const bestTarget = (sight: Sight, defense: SeatId, planets: readonly PlanetId[]): number =>
	Math.max(...planets.map((planet) => worthOfAim(sight, defense, planet)));

/** What the next card of destiny may bring, about. */
export const ANOTHER_DRAW = 0.35;

/** What a card of destiny brings that it may use (CE-40.64). */
export function worthOfDestiny(sight: Sight, card: DestinyId): number {
	const seat = colourOf(card);
	const targets = seat ? [seat] : card.startsWith('wild') ? sight.open.order : [];
	const others = targets.filter((one) => one !== sight.me && planetsOf(sight, one).length > 0);
	return Math.max(
		...others.map((one) => bestTarget(sight, one, planetsOf(sight, one))),
		others.length > 0 ? -Infinity : ANOTHER_DRAW
	);
}

/** What an encounter has of a fight before there is one. */
const NOTHING_YET = {
	laid: { offense: null, defense: null },
	added: { offense: 0, defense: 0 },
	outright: null,
	outcome: null,
	lasting: [],
	revealed: false
} as const;

/** What the ships of a flight are worth at home. */
const A_FLIGHT = 0.2;

/** What one more encounter as the offense is worth, wherever destiny leads: a flight of so many ships with its best card. */
export function worthOfAnother(sight: Sight): number {
	const others = rivalsOf(sight);
	const fleet = Math.min(FLEET, spareShips(sight));
	if (fleet === 0 || others.length === 0) return -1;
	// What lies on the table belongs to the encounter that is over.
	const { encounter } = sight.open;
	const next: Sight = {
		...sight,
		turned: false,
		open: { ...sight.open, encounter: encounter && { ...encounter, ...NOTHING_YET } }
	};
	const bestOn = (defense: SeatId): number =>
		Math.max(
			...planetsOf(next, defense).map(
				(planet) =>
					bestLaying(next, { ...attackOn(next, defense, planet), gate: { [next.me]: fleet } }).worth
			)
		);
	return sumOf(others, bestOn) / others.length - A_FLIGHT;
}
