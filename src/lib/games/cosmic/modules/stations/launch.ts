/** Stations that answer the aim of the gate. */
import { msg, template } from '../../../../core';
import { pickBest } from '../../../kit';
import {
	defenseOf,
	encounterOf,
	homeOf,
	planetName,
	planetsOf,
	shipsOn,
	stationPlanet,
	targetOf,
	offenseOf
} from '../../board';
import { mainOf, shipsOn as shipsSeen } from '../../bot/sight';
import { worthOfAim } from '../../bot/targets';
import { always } from '../../bot/wishes';
import { drawToHand } from '../../hands';
import { formsOf } from '../../play';
import { loseShips } from '../../steps/lose';
import type { Step } from '../../play';
import type { Board, PlanetId } from '../../types';
import type { Station } from './station';

declare module '../../play' {
	interface Steps {
		/** The offense aims the gate at another planet of the system. */
		'colony-cloak.aim': { readonly but: PlanetId };
	}
}

/** Other planets at which the gate can be aimed. */
const others = (board: Board): PlanetId[] => {
	const { system, target } = encounterOf(board);
	return system ? planetsOf(board, system).filter((planet) => planet !== target) : [];
};

const aim: Step = {
	again: formsOf('colony-cloak.aim').ask({
		ask: (play, { but }) => {
			const { board } = play;
			const planets = planetsOf(board, homeOf(but)).filter((planet) => planet !== but);
			return planets.length === 0
				? null
				: {
						seat: offenseOf(play.board),
						about: [but],
						rule: 'CE-34.13',
						say: msg('The colony is cloaked: aim the gate at another planet of {who}', {
							who: homeOf(but)
						}),
						shape: {
							type: 'one',
							choices: planets.map((planet) => ({
								id: planet,
								say: planetName(planet),
								on: planet,
								note: msg('{n, plural, one {# ship defends it} other {# ships defend it}}', {
									n: shipsOn(board, planet)[defenseOf(board)] ?? 0
								})
							}))
						}
					};
		},
		then: (play, _frame, { pick }, seat) => {
			encounterOf(play.board).target = pick;
			play.say(
				msg('{who, select, you {You aim} other {# aims}} at {planet}.', {
					who: seat,
					planet: planetName(pick)
				}),
				'CE-34.13',
				{ type: 'aim', planet: pick }
			);
		}
	})
};

export const colonyCloak: Station = {
	words: {
		name: msg('Colony Cloak'),
		gist: msg('Send the gate to another planet of yours'),
		text: msg(
			'As the defense, when the gate is aimed at a planet of this system: you may send one of your ships of this planet to the warp. Then the offense must aim at another planet of the system, if there is one.'
		),
		rulings: [msg('Once in an encounter.'), msg('The ship can be saved from the warp as always.')]
	},
	liked: 5,
	steps: { aim },
	questions: {
		'aim.again': {
			deed: msg('aim the gate again'),
			why: { is: 'best place' },
			sends: { some: template('Aim at {what}') },
			answer: (sight, shape) =>
				pickBest(shape, (id) =>
					worthOfAim(sight, mainOf(sight, 'defense') ?? sight.me, id as PlanetId)
				)
		}
	},
	uses: {
		hide: {
			moments: ['launch.beforeShips'],
			roles: ['defense'],
			once: true,
			open: ({ board }, { seat }) => encounterOf(board).system === seat && others(board).length > 0,
			say: msg('the gate is aimed elsewhere'),
			// Worth a ship where few defend: elsewhere are more.
			worth: (sight) => {
				const target = sight.open.encounter?.target;
				const there = (target && shipsSeen(sight, target)[sight.me]) ?? 0;
				return there > 0 && there <= 1 ? 0.2 : 0;
			},
			apply: (play, { seat, id }) => {
				const { board } = play;
				const from = stationPlanet(board, seat, id);
				play.push('colony-cloak.aim', { but: targetOf(board) });
				if (from) loseShips(play, { [seat]: { [from]: 1 } }, { rule: 'CE-34.13' });
			}
		}
	}
};

const DRAWN = 2;

export const tacticalArray: Station = {
	words: {
		name: msg('Tactical Array'),
		gist: msg('Draw two cards when you are attacked'),
		text: msg('As the defense, once the gate is aimed, you may draw two cards.'),
		rulings: []
	},
	liked: 8,
	uses: {
		draw: {
			moments: ['launch.beforeShips'],
			roles: ['defense'],
			once: true,
			say: msg('draw two cards'),
			worth: always(0.3),
			apply: (play, { seat }) => {
				drawToHand(play, seat, DRAWN, 'CE-34.11');
			}
		}
	}
};
