/** A station leaves the game with its planet. */
import { msg } from '../../../../core';
import { stationsBeside } from '../../board';
import { nameOf } from '../../names';
import { takeStation } from './pieces';
import type { Play } from '../../play';
import type { PlanetId } from '../../types';

/** CE-34.7: the station of a planet that is no more leaves the game, and the alien it has brought. */
export function loseStation(play: Play, planet: PlanetId): void {
	const station = stationsBeside(play.board).find((one) => one.planet === planet);
	if (!station) return;
	takeStation(play, station);
	play.say(
		msg('{station} leaves the game.', { station: nameOf('station', station.id) }),
		'CE-34.7'
	);
	if (station.brought) play.push('part', { alien: station.brought });
}
