/** Unstable: a fight that is too fierce breaks the planet. */
import { msg } from '../../../../core';
import { bothAttack, encounterOf, planetName, targetOf } from '../../board';
import { totalOf } from '../../totals';
import { emptyPlanet, takePlanet } from '../planets';
import type { Board } from '../../types';
import { deciding } from '../../use';
import type { Hazard } from './hazard';

/** So much both totals together break it. */
const BREAKS = 42;

/** Whether the totals that were compared have broken the planet. */
function isBroken(board: Board): boolean {
	const { outcome, totals } = encounterOf(board);
	return (
		outcome?.type === 'bothLose' && totals !== null && totals.offense + totals.defense >= BREAKS
	);
}

const BREAKING = msg('Totals of 42 or more together: the planet breaks up');

export const unstable: Hazard = {
	words: {
		name: msg('Unstable'),
		gist: BREAKING,
		text: msg(
			'When two attacks meet and both totals together are 42 or more, both sides lose, whatever else happens, and the planet that was attacked is removed from the game.'
		),
		rulings: [
			msg('Ships of others on the planet go to the warp as well.'),
			msg('Ships can be saved from the warp as always, but not stay on the planet.'),
			msg('How many home colonies a power needs stays as it was.')
		]
	},
	lasts: 'encounter',
	changes: {
		...deciding(BREAKING),
		bothLose: (play, _owner, lose) =>
			lose ||
			(bothAttack(play.board) && totalOf(play, 'offense') + totalOf(play, 'defense') >= BREAKS)
	},
	settled: (play) => {
		const { board } = play;
		if (!isBroken(board)) return;
		const planet = targetOf(board);
		play.say(msg('{planet} breaks up.', { planet: planetName(planet) }), 'CE-33.33', null, [
			planet
		]);
		emptyPlanet(play, planet, 'CE-33.33');
	},
	// What else happens in this encounter is about a planet that is there.
	leaves: (play) => {
		if (isBroken(play.board)) takePlanet(play, targetOf(play.board));
	}
};
