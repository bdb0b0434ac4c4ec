/** Confined Launches: all ships that are sent come from one home planet of their player. */
import { msg } from '../../../../core';
import type { Ask, Choice } from '../../../../core';
import { bestOf, inTurn } from '../../../kit';
import type { OneOf } from '../../../kit';
import { shipsOn as shipsSeen } from '../../bot/sight';
import { encounterOf, leftOf, planetName, planetsOf, shipsAt } from '../../board';
import { decideEncounter } from '../../ending';
import { formsOf } from '../../play';
import type { Play, Step } from '../../play';
import type { Board, PlanetId, SeatId } from '../../types';
import type { Hazard } from './hazard';

declare module '../../play' {
	interface Steps {
		/** Each of these seats says from which home planet its ships come. */
		confine: { readonly seats: readonly SeatId[] };
	}
}

/** Home planets on which a seat has ships. */
const homesWithShips = (board: Board, seat: SeatId): PlanetId[] =>
	planetsOf(board, seat).filter((planet) => shipsAt(board, seat, planet) > 0);

function confine({ board }: Play, seat: SeatId, planet: PlanetId): void {
	const encounter = encounterOf(board);
	encounter.confined = { ...encounter.confined, [seat]: planet };
}

const { askAll } = formsOf('confine');

const confining: Step = {
	choose: askAll({
		ask: ({ board }, { seats }) =>
			seats
				.filter((seat) => homesWithShips(board, seat).length > 1)
				.map((seat): Ask<OneOf<Choice<PlanetId>>> => ({
					seat,
					rule: 'CE-33.29',
					say: msg('Confined Launches: from which home planet would your ships come?'),
					shape: {
						type: 'one',
						choices: homesWithShips(board, seat).map((planet) => ({
							id: planet,
							say: planetName(planet),
							on: planet,
							note: msg('{n, plural, one {# ship} other {# ships}} there', {
								n: shipsAt(board, seat, planet)
							})
						}))
					},
					fallback: 'random'
				})),
		then: (play, { seats }, answers) => {
			for (const [seat, { pick }] of inTurn(seats, answers)) confine(play, seat, pick);
		}
	})
};

/** These seats say where ships of theirs would come from; who has no choice is not asked. */
function confineAll(play: Play, seats: readonly SeatId[]): void {
	for (const seat of seats) {
		const [only, ...others] = homesWithShips(play.board, seat);
		if (only && others.length === 0) confine(play, seat, only);
	}
	play.push('confine', { seats });
}

export const confinedLaunches: Hazard = {
	words: {
		name: msg('Confined Launches'),
		gist: msg('All ships of a player come from one home planet'),
		text: msg(
			'Whoever sends ships into this encounter sends them from one planet of their home system. An offense without ships on home planets loses the encounter at once.'
		),
		rulings: [
			msg(
				'The offense says which planet it is before they send ships, the others before allies are invited.'
			),
			msg('Who has no ship on a home planet cannot be an ally.')
		]
	},
	lasts: 'encounter',
	beforeShips: (play) => {
		const { offense } = encounterOf(play.board);
		if (homesWithShips(play.board, offense).length > 0) {
			confineAll(play, [offense]);
			return;
		}
		play.say(msg('{who} has no ship on a home planet to send.', { who: offense }), 'CE-33.29');
		decideEncounter(play, { type: 'won', side: 'defense' });
	},
	beforeAllies: (play) => {
		const { offense, defense } = encounterOf(play.board);
		confineAll(
			play,
			leftOf(play.board, offense).filter((seat) => seat !== defense)
		);
	},
	changes: {
		sendsFrom: ({ board }, _owner, places, { seat }) =>
			places.filter((place) => place === board.encounter?.confined?.[seat])
	},
	steps: { confine: confining },
	questions: {
		'confine.choose': {
			deed: msg('choose a home planet to send ships from'),
			why: { is: 'best place' },
			answer: (sight, shape) => {
				if (shape.type !== 'one') return null;
				const best = bestOf(
					shape.choices,
					({ id }) => shipsSeen(sight, id as PlanetId)[sight.me] ?? 0
				);
				return best ? { pick: best.id } : null;
			}
		}
	}
};
