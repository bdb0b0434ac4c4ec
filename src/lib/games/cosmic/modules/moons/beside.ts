/** What moons are to the planets they stand beside, and to whose those are. */
import { homeOf, shipsAt } from '../../board';
import type { Board, PlanetId, SeatId } from '../../types';
import { moonAt } from './laid';
import type { Moon } from './state';

/** Ships of a seat on a planet without the one on its moon, which what names ships on planets does not touch (CE-37.7). */
export const besidesMoon = (board: Board, seat: SeatId, planet: PlanetId): number =>
	shipsAt(board, seat, planet) - (moonAt(board, planet)?.by === seat ? 1 : 0);

/** Whether a seat may look at the card of a moon that lies face down (CE-37.4). */
export const maySeeMoon = ({ holder, planet }: Moon, seat: SeatId): boolean =>
	holder === seat || homeOf(planet) === seat;
