/** Omega Missile: a planet is no more. */
import { msg, template } from '../../../../core';
import type { Choice } from '../../../../core';
import { bestOf, keysOf, sumOf } from '../../../kit';
import { entriesOf, planetName, shipsOn } from '../../board';
import type { Sight } from '../../bot/sight';
import { spite } from '../../bot/spite';
import { bringsColonies } from '../../bot/wishes';
import { formsOf } from '../../play';
import type { Step } from '../../play';
import { asking } from '../../use';
import type { PlanetId } from '../../types';
import { emptyPlanet, takePlanet } from '../planets';
import { discardTech } from './pieces';
import type { Technology } from './technology';

declare module '../../play' {
	interface Steps {
		'omega-missile.strike': { readonly planet: PlanetId };
	}
}

const { run } = formsOf('omega-missile.strike');

const strike: Step = {
	/** CE-32.29: all ships there go to the warp, as far as nothing saves them. */
	fall: run((play, { planet }) => emptyPlanet(play, planet, 'CE-32.29')),

	gone: run((play, { planet }) => takePlanet(play, planet))
};

const worst = (sight: Sight): number =>
	Math.max(0, ...keysOf(sight.open.planets).map((planet) => spite(sight, planet)));

/** It is kept for a blow that tells. */
const TELLS = 1;

export const omegaMissile: Technology = {
	words: {
		name: msg('Omega Missile'),
		gist: msg('Destroy a planet'),
		text: msg(
			'Once completed, discard it at the start of any encounter: any planet leaves the game, and all ships on it go to the warp.'
		),
		rulings: [
			msg('Ships there can be saved from the warp as always, but not stay on the planet.'),
			msg('How many home colonies a power needs stays as it was.')
		]
	},
	research: 8,
	liked: 6,
	steps: { strike },
	uses: {
		launch: asking({
			moments: ['encounter.start'],
			ask: ({ board }) => ({
				type: 'one',
				choices: keysOf(board.planets).map((planet): Choice<PlanetId> => ({
					id: planet,
					say: planetName(planet),
					on: planet,
					note: msg('{n, plural, one {# ship} other {# ships}} there', {
						n: sumOf(entriesOf(shipsOn(board, planet)), ([, n]) => n)
					})
				}))
			}),
			say: msg('a planet leaves the game'),
			sends: template('Destroy {first}'),
			worth: (sight) => worst(sight) - TELLS,
			choose: (sight, { choices }) => {
				const best = bestOf(choices, ({ id }) => spite(sight, id));
				return best ? { pick: best.id } : null;
			},
			harms: bringsColonies,
			apply: (play, me, { pick: planet }) => {
				play.say(msg('{planet} is destroyed.', { planet: planetName(planet) }), 'CE-32.29', null, [
					planet
				]);
				play.push('omega-missile.strike', { planet });
				discardTech(play, me);
			}
		})
	}
};
