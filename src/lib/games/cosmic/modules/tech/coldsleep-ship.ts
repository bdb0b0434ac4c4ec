/** Coldsleep Ship: a colony anywhere. */
import { msg, template } from '../../../../core';
import { keysOf, pickBest } from '../../../kit';
import { homeOf, planetName, shipsAt, shipsOn } from '../../board';
import { worthOfColony } from '../../bot/worth';
import { always, bringsColonies } from '../../bot/wishes';
import { found, placesToFound } from '../../found';
import { MOST_SHIPS, moveShips } from '../../ships';
import { formsOf } from '../../play';
import type { Step } from '../../play';
import type { Board, PlanetId, SeatId } from '../../types';
import type { TechSlot } from './state';
import { asking } from '../../use';
import { discardTech } from './pieces';
import type { Technology } from './technology';

const foreignPlanets = ({ planets }: Board, seat: SeatId): PlanetId[] =>
	keysOf(planets).filter((planet) => homeOf(planet) !== seat);

declare module '../../play' {
	interface Steps {
		'coldsleep-ship.settle': { readonly seat: SeatId; readonly slot: TechSlot };
	}
}

const { ask, run } = formsOf('coldsleep-ship.settle');

/** Its ships have no colony to return to: all of them may found one at once. */
const settle: Step = {
	where: ask({
		ask: ({ board }, { seat }) => ({
			seat,
			rule: 'CE-32.21',
			say: msg('Your ships have no colony to return to. Where do they found one?'),
			shape: {
				type: 'one',
				choices: foreignPlanets(board, seat)
					.filter((planet) => !shipsOn(board, planet)[seat])
					.map((planet) => ({ id: planet, say: planetName(planet), on: planet }))
			}
		}),
		then: (play, { slot }, { pick: planet }, seat) => {
			const n = shipsAt(play.board, seat, slot);
			play.say(
				msg('{who} founds a colony on {planet} with {n, plural, one {# ship} other {# ships}}.', {
					who: seat,
					planet: planetName(planet),
					n
				}),
				'CE-32.21'
			);
			moveShips(play, [{ seat, n, from: slot, to: planet }]);
		}
	}),

	spent: run((play, { seat }) => discardTech(play, { seat, id: 'coldsleep-ship' }))
};

export const coldsleepShip: Technology = {
	words: {
		name: msg('Coldsleep Ship'),
		gist: msg('Found a colony anywhere'),
		text: msg(
			'Once completed, discard it at the start of any encounter: found a colony on any planet of another player’s system where you have none, with one to four ships of your colonies.'
		),
		rulings: [
			msg('It may be used as soon as it is completed.'),
			msg('Completed while you have no colony, all the ships on it found one at once.'),
			msg('It may be the colony that wins.')
		]
	},
	research: 9,
	liked: 6,
	steps: { settle },
	questions: {
		'settle.where': {
			deed: msg('find a planet for homeless ships'),
			why: { is: 'best place' },
			answer: (sight, shape) =>
				pickBest(shape, (id) => worthOfColony(sight, sight.me, id as PlanetId))
		}
	},
	homeless: (play, seat, slot) => play.push('coldsleep-ship.settle', { seat, slot }),
	uses: {
		found: asking({
			moments: ['encounter.start'],
			ask: (play, { seat }) =>
				placesToFound(play, seat, foreignPlanets(play.board, seat), MOST_SHIPS),
			say: msg('found a colony on a planet of another'),
			sends: template('Found a colony on {first}'),
			worth: always(1),
			harms: bringsColonies,
			apply: (play, me, answer) => {
				found(play, me.seat, answer);
				discardTech(play, me);
			}
		})
	}
};
