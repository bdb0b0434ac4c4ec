/** Cards of landings and invasions (TI-6 step 5, TI-10), and of planets taken and lost. */
import { template } from '../../../core';
import { addTo } from '../../kit';
import { fleetAt, planetsAt, planetsOf, planetState, valueOf } from '../board';
import { gainGoods } from '../economy/gains';
import { isDugIn } from '../invasion/bars';
import { remember } from '../lasting';
import { exhaustPlanets } from '../planets/exhaust';
import { makeNeutral } from '../planets/control';
import { loseGround } from '../planets/ground';
import { refreshPlanets } from '../planets/refresh';
import type { Play } from '../play';
import type { Board, PlanetId, SeatId } from '../types';
import { actionCardWords } from '../words';
import { asking } from './card';
import { oneOf, onePlanet, worthChoice } from './choices';

/** Planets of others that this player has landed on and invades. */
const isInvadedBy = (board: Board, seat: SeatId, planet: PlanetId): boolean =>
	board.landings[planet]?.seat === seat;

/** Own exhausted planets worth at most as many resources. */
const refreshable = (board: Board, seat: SeatId, most: number): PlanetId[] =>
	planetsOf(board, seat).filter(
		(id) => planetState(board, id).exhausted && valueOf(board, id, 'resources') <= most
	);

const RARE = 3;

/** Neutral planets that this landing took. */
const takenNow = (play: Play): readonly PlanetId[] => play.find('landings')?.neutral ?? [];

export const landings = {
	'dug-in': asking({
		ask: (play, seat) => {
			const raid = play.find('bombardment');
			if (!raid) return null;
			return onePlanet(
				planetsAt(play.board, raid.system).filter((id) => {
					const { owner, units } = planetState(play.board, id);
					return owner === seat && units.groundForce > 0 && !isDugIn(play.board, id);
				})
			);
		},
		apply: ({ board }, { answer: { pick } }) =>
			remember(board, { is: 'sheltered', planet: pick, from: 'hits', until: 'round' })
	}),

	// TI-10.8: no bombardment, so nothing that stops one stops it.
	'chemical-warfare': asking({
		ask: (play, seat) => {
			const { board } = play;
			const systems = play.find('landings')?.systems ?? [];
			const armed = systems.filter((id) => (fleetAt(board, id, seat)?.dreadnought ?? 0) > 0);
			return onePlanet(
				armed
					.flatMap((id) => planetsAt(board, id))
					.filter(
						(id) => isInvadedBy(board, seat, id) && planetState(board, id).units.groundForce > 0
					)
			);
		},
		apply: (play, { answer: { pick } }) => {
			const n = Math.ceil(planetState(play.board, pick).units.groundForce / 2);
			loseGround(play, pick, { groundForce: n }, 'TI-10.8');
			addTo((play.within('landings').lost ??= {}), pick, n);
			play.push('genSynthesis', { planet: pick });
		}
	}),

	'star-of-death': asking({
		ask: (play, seat) => {
			const { board } = play;
			const frame = play.find('landings');
			if (!frame || frame.isTransfer) return null;
			return onePlanet(
				frame.systems
					.filter((id) => (fleetAt(board, id, seat)?.warSun ?? 0) > 0)
					.flatMap((id) => planetsAt(board, id))
					.filter((id) => planetState(board, id).owner !== null)
			);
		},
		apply: (play, { card, seat, answer: { pick } }) => {
			makeNeutral(play, pick, { by: actionCardWords(card), seat }, 'TI-15.13');
			play.push('upkeep');
		}
	}),

	'rare-mineral': asking({
		// TI-18.6: once a planet.
		ask: (play) => onePlanet(takenNow(play)),
		apply: (play, { seat }) => gainGoods(play, seat, RARE, 'TI-34.4')
	}),

	reparations: asking({
		says: template('{first} is exhausted, {second} refreshed'),
		ask: (play, seat) => {
			const taker = play.find('invasion')?.seat;
			if (taker === undefined) return null;
			const { board } = play;
			return oneOf(
				planetsOf(board, taker)
					.filter((id) => !planetState(board, id).exhausted)
					.map((id) => {
						const then = oneOf(
							refreshable(board, seat, valueOf(board, id, 'resources')).map((one) =>
								worthChoice(board, one)
							)
						);
						return { ...worthChoice(board, id), ...(then && { then }) };
					})
			);
		},
		apply: (play, { seat, answer: { pick, then } }) => {
			exhaustPlanets(play, play.within('invasion').seat, [pick], 'TI-34.9');
			if (then) refreshPlanets(play, seat, [then.pick], 'TI-15.6');
		}
	})
};
