/** Where ships are picked to be moved: colonies that they can leave, and those where an effect holds them (CE-20.21). */
import { msg } from '../../core';
import type { Barred } from '../../core';
import { coloniesOf, planetName } from './board';
import { isHeld } from './ships';
import type { Play } from './play';
import type { PlanetId, SeatId } from './types';

/** Colonies of a seat that its ships can leave. */
export const leavable = (play: Play, seat: SeatId): PlanetId[] =>
	coloniesOf(play.board, seat).filter((planet) => !isHeld(play, seat, planet));

/** Colonies of a seat that its ships cannot leave, with the reason. */
export const heldColonies = (play: Play, seat: SeatId): Barred[] =>
	coloniesOf(play.board, seat)
		.filter((planet) => isHeld(play, seat, planet))
		.map((planet) => ({
			...{ id: planet, on: planet, say: planetName(planet), rule: 'CE-20.21' },
			why: msg('Your ships cannot leave this planet now.')
		}));
