/** What objectives take (TI-23.4), decided from the board: how far a player is with each condition. */
import { unreachable } from '../../../core';
import { playerOf, sumOf } from '../../kit';
import {
	CENTRE,
	countBig,
	fleetAt,
	homeOf,
	onBoard,
	planetsAt,
	planetsOf,
	planetState,
	systemIds,
	tileAt,
	worthOf
} from '../board';
import { canPay } from '../economy/payment';
import { lastingOf } from '../lasting';
import { besides } from '../map/neighbours';
import { mayStop } from '../map/ways';
import { objectiveOf, planetOf, techOf } from '../tables/by-id';
import { COLOURS, SPECIALTIES } from '../tables';
import type { Condition, Spent } from '../tables';
import type { Board, ObjectiveId, PlanetId, SeatId, SystemId } from '../types';
import { neighboursOf } from './neighbours';

/** How much of what a condition takes a player has; it is met with as much, or more. */
export interface Progress {
	readonly has: number;
	readonly of: number;
}

const MECATOL: PlanetId = 'planet:mecatol-rex';

/** One thing that is so or not. */
const once = (is: boolean): Progress => ({ has: is ? 1 : 0, of: 1 });

export function progressOf(board: Board, seat: SeatId, condition: Condition): Progress {
	switch (condition.is) {
		case 'planetsOutsideHome':
			return { has: planetsOutsideHome(board, seat).length, of: condition.n };
		case 'mecatolAllRound':
			return once(mecatolAllRound(board, seat));
		case 'eachSpecialty':
			return {
				has: SPECIALTIES.filter((one) => withSpecialty(board, seat, [one]) > 0).length,
				of: SPECIALTIES.length
			};
		case 'planetsOfOneSpecialty':
			return {
				has: Math.max(...SPECIALTIES.map((one) => withSpecialty(board, seat, [one]))),
				of: condition.n
			};
		case 'planetsWithSpecialty':
			return { has: withSpecialty(board, seat, SPECIALTIES), of: condition.n };
		case 'techs':
			return { has: playerOf(board, seat).techs.length, of: condition.n };
		case 'techsOfOneColour':
			return { has: Math.max(...techsByColour(board, seat)), of: condition.n };
		case 'techColours':
			return {
				has: techsByColour(board, seat).filter((n) => n >= condition.each).length,
				of: condition.n
			};
		case 'spend':
			return { has: canSpend(board, seat, condition.what), of: condition.n };
		case 'unitsOnBoard':
			return { has: onBoard(board, seat, condition.kind), of: condition.n };
		case 'mecatol':
			return once(
				hasMecatol(board, seat) &&
					(!condition.dock || planetState(board, MECATOL).units.spaceDock > 0)
			);
		case 'groundForcesOnMecatol':
			return {
				has: hasMecatol(board, seat) ? planetState(board, MECATOL).units.groundForce : 0,
				of: condition.n
			};
		case 'shipsAtMecatol':
			return { has: shipsAtMecatol(board, seat, condition.kind), of: condition.n };
		case 'mecatolAndRing': {
			const systems = mecatolAndRing(board);
			return {
				has: systems.filter((id) => controlsSystem(board, seat, id)).length,
				of: systems.length
			};
		}
		case 'homesOfOthers':
			return { has: homesOfOthers(board, seat).length, of: condition.n };
		case 'influenceOverNeighbours':
			return {
				has: influenceOf(board, seat),
				of: 1 + sumOf(neighboursOf(board, seat), (one) => influenceOf(board, one))
			};
		case 'shipAtEachWormhole': {
			const systems = wormholes(board);
			return {
				has: systems.filter((id) => hasBig(board, seat, id)).length,
				// A galaxy without any meets it for nobody.
				of: Math.max(1, systems.length)
			};
		}
		case 'tookLastDock':
			return once(lastingOf(board, 'tookLastDock').some((one) => one.seat === seat));
		default:
			return unreachable(condition);
	}
}

export const isMet = ({ has, of }: Progress): boolean => has >= of;

/** Of each condition of an objective, in its order. */
export const progressWith = (board: Board, seat: SeatId, objective: ObjectiveId): Progress[] =>
	objectiveOf(objective).conditions.map((condition) => progressOf(board, seat, condition));

/** Whether all of it holds, or can be paid (TI-23.4, TI-23.6). */
export const holds = (board: Board, seat: SeatId, objective: ObjectiveId): boolean =>
	progressWith(board, seat, objective).every(isMet);

/** What an objective spends (TI-23.6); null: nothing. */
export function priceOf(objective: ObjectiveId): { what: Spent; n: number } | null {
	for (const condition of objectiveOf(objective).conditions)
		if (condition.is === 'spend') return { what: condition.what, n: condition.n };
	return null;
}

// --- planets

function planetsOutsideHome(board: Board, seat: SeatId): PlanetId[] {
	const home = planetsAt(board, homeOf(board, seat));
	return planetsOf(board, seat).filter((id) => !home.includes(id));
}

/** Printed colours alone: Research Grant changes none for objectives. */
const withSpecialty = (
	board: Board,
	seat: SeatId,
	colours: readonly (typeof SPECIALTIES)[number][]
): number =>
	planetsOf(board, seat).filter((id) => {
		const { specialty } = planetOf(id);
		return specialty !== null && colours.includes(specialty);
	}).length;

const hasMecatol = (board: Board, seat: SeatId): boolean =>
	planetState(board, MECATOL).owner === seat;

/** Who took it in this round, or took it back, has not had it since the round began. */
const mecatolAllRound = (board: Board, seat: SeatId): boolean =>
	hasMecatol(board, seat) && planetState(board, MECATOL).since < board.round;

const influenceOf = (board: Board, seat: SeatId): number =>
	worthOf(board, planetsOf(board, seat), 'influence');

/** Whether a player has all planets of the Home System of another, or its own (TI-23.5). */
export const controlsHomeOf = (board: Board, seat: SeatId, of: SeatId): boolean =>
	planetsAt(board, homeOf(board, of)).every((id) => planetState(board, id).owner === seat);

const homesOfOthers = (board: Board, seat: SeatId): SeatId[] =>
	board.order.filter((other) => other !== seat && controlsHomeOf(board, seat, other));

// --- technologies

const techsByColour = (board: Board, seat: SeatId): number[] =>
	COLOURS.map(
		(colour) => playerOf(board, seat).techs.filter((id) => techOf(id).colour === colour).length
	);

// --- ships

const hasBig = (board: Board, seat: SeatId, id: SystemId): boolean => {
	const fleet = fleetAt(board, id, seat);
	return fleet !== undefined && countBig(fleet) > 0;
};

/** TI-15.12. */
const controlsSystem = (board: Board, seat: SeatId, id: SystemId): boolean =>
	hasBig(board, seat, id) &&
	planetsAt(board, id).every((planet) => planetState(board, planet).owner === seat);

/** Systems in which no ship may stop are left out; wormholes make nothing adjacent here. */
const mecatolAndRing = (board: Board): SystemId[] =>
	[CENTRE, ...besides(board, CENTRE)].filter((id) => mayStop(board, id));

const wormholes = (board: Board): SystemId[] =>
	systemIds(board).filter((id) => tileAt(board, id)?.wormhole != null);

function shipsAtMecatol(board: Board, seat: SeatId, kind: 'dreadnought' | null): number {
	const fleet = fleetAt(board, CENTRE, seat);
	if (!fleet) return 0;
	return kind === null ? countBig(fleet) : fleet[kind];
}

// --- payment

/** TI-23.6: trade goods alone where they are named. */
const canSpend = (board: Board, seat: SeatId, what: Spent): number =>
	what === 'tradeGoods' ? playerOf(board, seat).tradeGoods : canPay(board, seat, what);
