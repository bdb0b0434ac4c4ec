/** Free colonies (CE-20.6, CE-20.7): an effect lets a player settle a planet with ships of its other colonies. */
import type { Answer, Shape } from '../../core';
import { coloniesOf, planetName, plural, shipsAt, shipsOn } from './board';
import { moveShips, movesFrom } from './ships';
import type { Play } from './play';
import type { PlanetId, SeatId } from './types';

/** CE-8.8: the defense cannot withdraw its ships on the targeted planet, nor those about to be lost there. */
function defends(play: Play, seat: SeatId, planet: PlanetId): boolean {
	const { encounter } = play.board;
	if (encounter?.defense !== seat || encounter.target !== planet) return false;
	return encounter.outcome === null || play.find('lose') !== undefined;
}

/** Where to found a colony and with which ships; null when there is no place or no ship. */
export function placesToFound(
	play: Play,
	seat: SeatId,
	planets: readonly PlanetId[],
	most: number
): Shape | null {
	const { board } = play;
	const from = coloniesOf(board, seat)
		.filter((planet) => !defends(play, seat, planet))
		.map((planet) => ({
			id: planet,
			say: planetName(planet),
			on: planet,
			max: shipsAt(board, seat, planet)
		}));
	// CE-20.7: not where the player already has a colony.
	const free = planets.filter((planet) => !shipsOn(board, planet)[seat]);
	const held = from.reduce((total, { max }) => total + max, 0);
	if (free.length === 0 || held === 0) return null;
	return {
		type: 'one',
		choices: free.map((planet) => ({
			id: planet,
			say: planetName(planet),
			on: planet,
			then: { type: 'split', places: from, min: 1, max: Math.min(most, held) }
		}))
	};
}

export function found(play: Play, seat: SeatId, answer: Answer | null): void {
	if (!answer || !('pick' in answer) || !answer.then || !('split' in answer.then)) return;
	const planet = answer.pick as PlanetId;
	const { split } = answer.then;
	const n = Object.values(split).reduce((total, ships) => total + ships, 0);
	moveShips(play, movesFrom(seat, split, planet));
	play.say(
		`{${seat}} founds a colony on ${planetName(planet)} with ${plural(n, 'ship')}.`,
		'CE-20.6'
	);
}
