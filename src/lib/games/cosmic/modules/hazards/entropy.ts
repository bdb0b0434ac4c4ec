/** The Entropy Beast: as long as it stays, wild and special destiny cards cost the galaxy its fullest planet. */
import { msg } from '../../../../core';
import { bestOf, sumOf } from '../../../kit';
import type { OneOf } from '../../../kit';
import { shipsOn as shipsSeen } from '../../bot/sight';
import { encounterOf, entriesOf, homeOf, planetName, planetsOf, shipsOn } from '../../board';
import { formsOf } from '../../play';
import { emptyPlanet, takePlanet } from '../planets';
import type { Choice } from '../../../../core';
import type { Sight } from '../../bot/sight';
import type { Play, Step } from '../../play';
import type { PlanetId } from '../../types';
import type { Hazard } from './hazard';

/** With fewer planets in any home system all lose. */
const FEWEST_PLANETS = 3;

declare module '../../play' {
	interface Steps {
		/** The fullest planet goes. */
		entropy: {
			/** Those with the most ships on them, and which of them it is once that is settled. */
			among?: readonly PlanetId[];
			planet?: PlanetId;
		};
	}
}

const shipsAll = ({ board }: Play, planet: PlanetId): number =>
	sumOf(entriesOf(shipsOn(board, planet)), ([, n]) => n);

/** Planets with the most ships of all players together. */
function fullest(play: Play): readonly PlanetId[] {
	const planets = play.board.order.flatMap((seat) => planetsOf(play.board, seat));
	const most = Math.max(...planets.map((planet) => shipsAll(play, planet)));
	return planets.filter((planet) => shipsAll(play, planet) === most);
}

const { run, ask } = formsOf('entropy');

const entropy: Step = {
	find: run((play, frame) => {
		frame.among = fullest(play);
		const [only, ...others] = frame.among;
		if (only && others.length === 0) frame.planet = only;
	}),

	/** CE-33.21: of several the offense says which. */
	choose: ask({
		ask: (play, { among = [], planet }) => {
			if (planet) return null;
			const shape: OneOf<Choice<PlanetId>> = {
				type: 'one',
				choices: among.map((id) => ({
					id,
					say: planetName(id),
					on: id,
					note: msg('{n, plural, one {# ship} other {# ships}} there', { n: shipsAll(play, id) })
				}))
			};
			const [first] = among;
			return {
				seat: encounterOf(play.board).offense,
				rule: 'CE-33.21',
				say: msg('The Entropy Beast: which of the fullest planets goes?'),
				shape,
				...(first ? { fallback: { pick: first } } : {})
			};
		},
		then: (_play, frame, { pick }) => {
			frame.planet = pick;
		}
	}),

	fall: run((play, { planet }) => {
		if (!planet) return;
		play.say(msg('The Entropy Beast takes {planet}.', { planet: planetName(planet) }), 'CE-33.21');
		emptyPlanet(play, planet, 'CE-33.21');
	}),

	gone: run((play, { planet }) => {
		if (!planet) return;
		takePlanet(play, planet);
		const owner = homeOf(planet);
		if (planetsOf(play.board, owner).length >= FEWEST_PLANETS) return;
		play.finish(
			[],
			msg('The home system of {who} has fewer than {n} planets left.', {
				who: owner,
				n: FEWEST_PLANETS
			}),
			'CE-21.9',
			msg('The home system of {who} has fewer than {n} planets left: all lose.', {
				who: owner,
				n: FEWEST_PLANETS
			})
		);
	})
};

/** Ships of rivals there, less the bot's own. */
function spite(sight: Sight, planet: PlanetId): number {
	const ships = shipsSeen(sight, planet);
	return sumOf(entriesOf(ships), ([seat, n]) => (seat === sight.me ? -n : n));
}

export const entropyBeast: Hazard = {
	words: {
		name: msg('The Entropy Beast'),
		gist: msg('Wild and special destiny cards destroy the fullest planet'),
		text: msg(
			'As long as it stays in play, each wild or special destiny card that is drawn removes the planet with the most ships on it from the game; its ships go to the warp. The offense chooses among equals. When a home system has fewer than three planets left, all players lose.'
		),
		rulings: [
			msg('It begins with the next card that is drawn, and counts cards that are drawn again for.'),
			msg('Ships there can be saved from the warp as always, but not stay on the planet.'),
			msg('It stays until The Cosmic Guardian or The Witness comes.')
		]
	},
	lasts: 'game',
	drivesOut: ['cosmic-guardian', 'witness'],
	afterDestiny: (play, card) => {
		if (!card.startsWith('colour:')) play.push('entropy', {});
	},
	steps: { entropy },
	questions: {
		'entropy.choose': {
			deed: msg('choose the planet that goes'),
			why: { is: 'hurts most' },
			answer: (sight, shape) => {
				if (shape.type !== 'one') return null;
				const worst = bestOf(shape.choices, ({ id }) => spite(sight, id as PlanetId));
				return worst ? { pick: worst.id } : null;
			}
		}
	}
};
