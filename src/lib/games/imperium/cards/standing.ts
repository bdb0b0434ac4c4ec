/** Cards whose effect holds for the rest of the round (TI-18.10): asked where it matters. */
import { template } from '../../../core';
import { isPrinted } from '../abilities';
import type { Ability } from '../abilities';
import { fleetAt, homeOf, planetsOf, raceOfSeat, systemIds } from '../board';
import { lastingOf, remember } from '../lasting';
import { immunityOf } from '../map/activation';
import { RACES } from '../tables';
import type { Board, SeatId } from '../types';
import { keysOf, seatChoice } from '../../kit';
import { seatsIn } from '../timing/passed';
import { asking, plain } from './card';
import {
	dockPlanets,
	oneOf,
	onePlanet,
	oneSeat,
	oneSystem,
	opponentsOf,
	withThen
} from './choices';

declare module '../lasting' {
	interface Lastings {
		/** This player neither gains nor buys technologies (Scientist Assassination). */
		noTechs: { seat: SeatId };
	}
}

const MORE_SHIPS = 2;

/** What a player starts with by is past, and cannot be had now. */
const AT_START: readonly string[] = ['extra-counter', 'extra-fleet'];

const ABILITIES = Object.values(RACES).flatMap(({ abilities }): readonly Ability[] =>
	keysOf(abilities)
);

/** What this player could have of another's abilities. */
const borrowable = (board: Board, seat: SeatId, from: SeatId): Ability[] =>
	ABILITIES.filter(
		(ability) =>
			isPrinted(board, from, ability) &&
			!isPrinted(board, seat, ability) &&
			!AT_START.includes(ability) &&
			!lastingOf(board, 'borrowed').some((one) => one.seat === seat && one.ability === ability)
	);

const inCrisis = (board: Board, seat: SeatId): boolean =>
	lastingOf(board, 'crisis').some((one) => one.seat === seat);

/** The players a card without sides may name: oneself too, last (TI-34.12). */
const anybody = (board: Board, seat: SeatId): SeatId[] => [
	...opponentsOf(board, seat),
	...seatsIn(board).filter((one) => one === seat)
];

export const standing = {
	armistice: asking({
		says: template('{first} may not land on {second}'),
		// What holds already is offered no more.
		on: () => null,
		ask: ({ board }, seat) =>
			oneOf(
				withThen(opponentsOf(board, seat).map(seatChoice), ({ id }) =>
					onePlanet(
						planetsOf(board, seat).filter(
							(planet) =>
								!lastingOf(board, 'noLanding').some(
									(one) => one.seat === id && one.planet === planet
								)
						)
					)
				)
			),
		apply: ({ board }, { answer: { pick, then } }) =>
			remember(board, {
				...{ is: 'noLanding', seat: pick, planet: then.pick, sides: ['enemy'], until: 'round' },
				of: { card: 'armistice' }
			})
	}),

	'diplomatic-immunity': asking({
		ask: ({ board }, seat) =>
			oneSystem(
				board,
				systemIds(board).filter((id) => fleetAt(board, id, seat) && !immunityOf(board, id))
			),
		apply: ({ board }, { seat, answer: { pick } }) =>
			remember(board, { is: 'immunity', seat, system: pick, until: 'round' })
	}),

	'war-footing': asking({
		ask: ({ board }) => oneSystem(board, systemIds(board)),
		apply: ({ board }, { seat, answer: { pick } }) =>
			remember(board, { is: 'moreShips', seat, system: pick, by: MORE_SHIPS, until: 'round' })
	}),

	'grand-armada': plain({
		can: () => true,
		apply: ({ board }, { seat }) =>
			remember(board, {
				is: 'moreShips',
				...{ seat, system: homeOf(board, seat), by: null, until: 'round' }
			})
	}),

	'cultural-crisis': asking({
		ask: ({ board }, seat) => oneSeat(anybody(board, seat).filter((one) => !inCrisis(board, one))),
		apply: (play, { answer: { pick } }) => {
			remember(play.board, { is: 'crisis', seat: pick, until: 'round' });
			play.push('upkeep');
		}
	}),

	multiculturalism: asking({
		says: template('{second} of {first}'),
		on: () => null,
		ask: ({ board }, seat) =>
			inCrisis(board, seat)
				? null
				: oneOf(
						withThen(opponentsOf(board, seat).map(seatChoice), ({ id }) => {
							const { abilities } = raceOfSeat(board, id);
							return oneOf(
								borrowable(board, seat, id).map((ability) => ({
									id: ability,
									say: abilities[ability]?.name ?? '',
									...(abilities[ability] && { note: abilities[ability].text })
								}))
							);
						})
					),
		apply: ({ board }, { seat, answer: { then } }) =>
			remember(board, { is: 'borrowed', seat, ability: then.pick, until: 'round' })
	}),

	'productivity-spike': asking({
		ask: ({ board }, seat) => onePlanet(dockPlanets(board, seat)),
		apply: ({ board }, { answer: { pick } }) =>
			remember(board, { is: 'spike', planet: pick, until: 'round' })
	}),

	'scientist-assassination': asking({
		ask: ({ board }, seat) =>
			oneSeat(
				anybody(board, seat).filter(
					(one) =>
						!lastingOf(board, 'noTech').some(({ seat: who, way }) => who === one && way === 'any')
				)
			),
		apply: ({ board }, { answer: { pick } }) =>
			remember(board, {
				...{ is: 'noTech', seat: pick, colour: null, way: 'any', until: 'round' },
				of: { card: 'scientist-assassination' }
			})
	})
};
