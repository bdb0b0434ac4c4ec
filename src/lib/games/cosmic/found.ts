/** Free colonies (CE-20.6, CE-20.7): an effect lets a player settle a planet with ships of its other colonies. */
import { msg, withBarred } from '../../core';
import type { AnswerTo, Choice, Place } from '../../core';
import { splitOver, sumOf } from '../kit';
import type { OneOf, SplitOf } from '../kit';
import { planetName, shipsAt, shipsOn } from './board';
import { heldColonies, leavable } from './leaving';
import { moveShips, movesFrom, stillThere } from './ships';
import type { Play } from './play';
import type { PlanetId, SeatId } from './types';

/** Where to found a colony, and with ships from where. */
type Founding = OneOf<Choice<PlanetId> & { readonly then: SplitOf<PlanetId> }>;

/** CE-8.8: the defense cannot withdraw its ships on the targeted planet, nor those about to be lost there. */
function defends(play: Play, seat: SeatId, planet: PlanetId): boolean {
	const { encounter } = play.board;
	if (encounter?.defense !== seat || encounter.target !== planet) return false;
	return encounter.outcome === null || play.find('lose') !== undefined;
}

/** Ships of its colonies with which a seat can settle elsewhere. */
export const freeShips = (play: Play, seat: SeatId): Place<PlanetId>[] =>
	leavable(play, seat)
		.filter((planet) => !defends(play, seat, planet))
		.map((planet) => ({
			id: planet,
			say: planetName(planet),
			on: planet,
			max: shipsAt(play.board, seat, planet)
		}));

/** Where to found a colony and with which ships; null when there is no place or no ship. */
export function placesToFound(
	play: Play,
	seat: SeatId,
	planets: readonly PlanetId[],
	most: number
): Founding | null {
	const { board } = play;
	const from = freeShips(play, seat);
	// CE-20.7: not where the player already has a colony.
	const free = planets.filter((planet) => !shipsOn(board, planet)[seat]);
	const split = splitOver(from, 1, most);
	if (free.length === 0 || !split) return null;
	const ships = withBarred(split, heldColonies(play, seat));
	const settled = planets.filter((planet) => !free.includes(planet));
	return {
		type: 'one',
		...(settled.length > 0 && {
			barred: settled.map((planet) => ({
				...{ id: planet, on: planet, say: planetName(planet), rule: 'CE-20.7' },
				why: msg('You have a colony there.')
			}))
		}),
		choices: free.map((planet) => ({
			id: planet,
			say: planetName(planet),
			on: planet,
			then: ships
		}))
	};
}

export function found(
	play: Play,
	seat: SeatId,
	{ pick: planet, then: { split } }: AnswerTo<Founding>
): void {
	const moves = stillThere(play.board, movesFrom(seat, split, planet));
	const n = sumOf(moves, (move) => move.n);
	if (n === 0) return;
	play.say(
		msg('{who} founds a colony on {planet} with {n, plural, one {# ship} other {# ships}}.', {
			who: seat,
			planet: planetName(planet),
			n
		}),
		'CE-20.6'
	);
	moveShips(play, moves);
}
