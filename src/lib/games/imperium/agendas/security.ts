/** Planetary Security: planets outside Home Systems without a Ground Force belong to nobody. */
import type { Play } from '../play';
import { makeNeutral } from '../planets/control';
import { lawOf } from '../politics/in-force';
import { politicalCardOf } from '../tables/by-id';
import { keysOf } from '../../kit';
import { isAtHome } from './forces';

/** TI-15.13. An invasion is over before its planet is lost. */
export function securePlanets(play: Play): void {
	const { board } = play;
	if (!lawOf(board, 'planetary-security')) return;
	const { name } = politicalCardOf('planetary-security');
	for (const planet of keysOf(board.planets)) {
		const state = board.planets[planet];
		if (board.landings[planet]) continue;
		if (state && state.owner !== null && state.units.groundForce === 0 && !isAtHome(board, planet))
			makeNeutral(play, planet, { by: name }, 'TI-15.13');
	}
}
