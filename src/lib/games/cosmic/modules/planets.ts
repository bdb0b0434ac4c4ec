/** Planets that leave the game (CE-20.11): their ships fall, as far as nothing saves them, and what lies beside them goes. */
import { msg } from '../../../core';
import { entriesOf, shipsOn } from '../board';
import { commonGoal } from '../goal';
import { discardBeside } from '../hands';
import { moveShips, removePlanet } from '../ships';
import { loseShips } from '../steps/lose';
import type { Doomed } from '../steps/lose';
import type { Play } from '../play';
import type { PlanetId } from '../types';
import { loseTrap } from '../traps';
import { loseMoon } from './moons/pieces';
import { loseStation } from './stations/leaving';

/** All ships there are about to be lost; with the planet, unless it `stays`: then none of them can stay there. */
export function emptyPlanet(play: Play, planet: PlanetId, rule: string, stays = false): void {
	const doomed: Doomed = Object.fromEntries(
		entriesOf(shipsOn(play.board, planet)).map(([seat, n]) => [seat, { [planet]: n }])
	);
	loseShips(play, doomed, { rule, ...(stays ? {} : { leaving: planet }) });
}

/** The planet is no more, once its ships have fallen: what an effect has kept there cannot stay either. */
export function takePlanet(play: Play, planet: PlanetId): void {
	moveShips(
		play,
		entriesOf(shipsOn(play.board, planet)).map(([seat, n]) => ({
			seat,
			n,
			from: planet,
			to: 'warp' as const
		}))
	);
	discardBeside(play, [planet]);
	// CE-34.7
	loseStation(play, planet);
	loseMoon(play, planet);
	loseTrap(play, planet);
	const goal = commonGoal(play.board);
	removePlanet(play, planet);
	const fewer = commonGoal(play.board);
	if (fewer < goal)
		play.say(
			msg(
				'Too few planets are left for {goal} foreign colonies: {n, plural, one {# wins} other {# win}} from now on.',
				{ goal, n: fewer }
			),
			'CE-21.14'
		);
}
