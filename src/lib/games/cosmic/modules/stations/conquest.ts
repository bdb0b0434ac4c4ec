/** The variant in which space stations are conquered (CE-34.9). */
import { msg } from '../../../../core';
import { stationsBeside, encounterOf, homeOf, isAtHome, planetName } from '../../board';
import { nameOf } from '../../names';
import type { Play } from '../../play';
import type { Board, SeatId } from '../../types';
import { freePlanets } from './pieces';

/** CE-34.9: stations with which a player wins, as many as it has home planets at first; null: they are not conquered. */
export const stationsToWin = ({ conquest, options }: Board): number | null =>
	conquest ? options.planetsPerPlayer : null;

/** Whether this seat wins by its stations. */
export function winsByStations(board: Board, seat: SeatId): boolean {
	const goal = stationsToWin(board);
	// CE-34.18: a deep space station is beside no planet.
	const held = stationsBeside(board).filter((station) => homeOf(station.planet) === seat);
	return goal !== null && held.length >= goal;
}

/** CE-34.9, CE-34.10: a main player that has won as the offense takes the station of that planet, if it has room for it. */
export function conquer(play: Play): void {
	const { board } = play;
	const { outcome, offense, target } = encounterOf(board);
	if (!board.conquest || outcome?.type !== 'won' || outcome.side !== 'offense' || !target) return;
	const from = homeOf(target);
	const station = stationsBeside(board).find(({ planet }) => planet === target);
	// CE-40.28: what a player drives intruders out of is no prize.
	if (!station || isAtHome(board, offense, target)) return;
	const won = { who: offense, station: nameOf('station', station.id), planet: planetName(target) };
	if (freePlanets(board, offense).length === 0) {
		play.say(
			msg('{who} has no home planet without a space station: {station} stays at {planet}.', won),
			'CE-34.9'
		);
		return;
	}
	play.say(msg('{who} conquers {station} of {planet}.', won), 'CE-34.9', null, [target]);
	play.push('stations.give', { from, to: offense, planet: target });
}
