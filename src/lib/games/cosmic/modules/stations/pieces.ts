/** Space stations come to planets and leave them here and nowhere else (CE-34.2, CE-34.7, CE-34.8). */
import { homeOf, planetsOf, stationsOf } from '../../board';
import { moonAt } from '../moons/laid';
import type { Play } from '../../play';
import type { AlienId, Board, PlanetId, SeatId } from '../../types';
import type { Station, StationId } from './state';

/** A station comes to a planet. */
export function placeStation({ board }: Play, id: StationId, planet: PlanetId): Station {
	const station: Station = { id, planet, tokens: 0 };
	board.stations = [...stationsOf(board), station];
	return station;
}

/** A station leaves its planet, with what lay on it. */
export function takeStation({ board }: Play, station: Station): void {
	board.stations = stationsOf(board).filter((other) => other !== station);
}

/** Home planets of a seat at which there is no station (CE-34.3), and no moon (CE-37.3). */
export const freePlanets = (board: Board, seat: SeatId): PlanetId[] =>
	planetsOf(board, seat).filter(
		(planet) =>
			!stationsOf(board).some((station) => station.planet === planet) &&
			moonAt(board, planet) === null
	);

/** Puts so many tokens on a station, or takes them off; never below none. */
export function countTokens(station: Station, by: number): void {
	station.tokens = Math.max(0, station.tokens + by);
}

/** Notes the alien a station has brought its player. */
export function bringBy(station: Station, alien: AlienId): void {
	station.brought = alien;
}

/** The stations of a seat, working or not. */
export const heldBy = (board: Board, seat: SeatId): Station[] =>
	stationsOf(board).filter(({ planet }) => homeOf(planet) === seat);
