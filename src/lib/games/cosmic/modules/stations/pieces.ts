/** Space stations come to planets and leave them here and nowhere else (CE-34.2, CE-34.7, CE-34.8). */
import { msg } from '../../../../core';
import { nameOf } from '../../names';
import { stationsBeside, holderOf, planetsOf, stationsOf } from '../../board';
import { moonAt } from '../moons/laid';
import type { Play } from '../../play';
import type { AlienId, Board, PlanetId, SeatId } from '../../types';
import type { Stand, Station, StationId, StationKey } from './state';

/** A station comes to a planet, or to a system. */
export function placeStation({ board }: Play, id: StationId, stand: Stand): Station {
	const station: Station = { id, ...stand, tokens: 0 };
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
			!stationsBeside(board).some((station) => station.planet === planet) &&
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

/** How a station is named where it changes hands. */
export const keyOf = (station: Readonly<Station>): StationKey =>
	'planet' in station ? station.planet : station.id;

/** CE-34.8: a station is given in a deal: one of a system at once, one beside a planet once its receiver has said where. */
export function dealStation(play: Play, from: SeatId, to: SeatId, key: StationKey): void {
	const station = stationsOf(play.board).find((one) => keyOf(one) === key);
	if (!station) return;
	if ('planet' in station) {
		play.push('stations.give', { from, to, planet: station.planet });
		return;
	}
	takeStation(play, station);
	placeStation(play, station.id, { system: to });
	play.say(
		msg('{station} is of the system of {who} now.', {
			station: nameOf('station', station.id),
			who: to
		}),
		'CE-34.8'
	);
}

/** The stations of a seat, working or not. */
export const heldBy = (board: Board, seat: SeatId): Station[] =>
	stationsOf(board).filter((station) => holderOf(station) === seat);
