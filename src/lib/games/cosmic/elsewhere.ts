/** Pieces that a question does not speak of one by one: what it is for, said to who touches another. */
import { msg } from '../../core';
import type { Barred, SeatId, Words } from '../../core';
import { planetName, planetsOf, shipsAt } from './board';
import type { Board } from './types';

/** All planets that are neither offered nor barred by themselves. */
export const otherPlanets = (why: Words, rule: string): Barred => ({
	id: 'otherPlanets',
	say: msg('All other planets'),
	why,
	rule,
	rest: ['planet:']
});

/** Home planets to which no ship of their player comes back, as it has none there (CE-1.4). */
export const noColonies = (board: Board, seat: SeatId, rule: string): Barred[] =>
	planetsOf(board, seat)
		.filter((planet) => shipsAt(board, seat, planet) === 0)
		.map((planet) => ({
			...{ id: planet, on: planet, say: planetName(planet), rule },
			why: msg('You have no ship there, so it is no colony of yours now.')
		}));

/** Ships anywhere but where the question takes them from. */
export const otherShips = (why: Words, rule: string): Barred => ({
	id: 'otherShips',
	say: msg('All other ships'),
	why,
	rule,
	rest: ['planet:', 'warp', 'gate', 'beside']
});

/** Cards of the hand that are not among those asked for. */
export const otherCards = (why: Words, rule: string): Barred => ({
	id: 'otherCards',
	say: msg('All other cards'),
	why,
	rule,
	rest: [
		'attack:',
		'negotiate',
		'morph',
		'reinforcement:',
		'artifact:',
		'flare:',
		'kicker:',
		'rift:'
	]
});
