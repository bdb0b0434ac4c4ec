/** What things are worth, in tenths of a victory point: a resource about one. */
import { playerOf, sumOf } from '../../kit';
import { CENTRE, MECATOL, homeOf, planetsAt, planetState, valueOf } from '../board';
import { adjacentForShips } from '../map/neighbours';
import { goalOf } from '../ending';
import { planetOf } from '../tables/by-id';
import type { PlanetId, PlanetState, SeatId, SystemId } from '../types';
import { planetGoal } from './goals';
import { leadOf, leaderOf, recall, rivalsOf } from './sight';
import type { Sight } from './sight';
import { POINT } from './wants';

/** A command counter. */
export const COUNTER = 2.5;
/** A trade good. */
export const GOOD = 1;
export const ACTION_CARD = 2;

/** The round most games end in (rules.md, TI-3.9: the deck itself ends them in round 7 to 10). */
const USUAL_END = 7;

/** Rounds that are likely still to be played, this one included. */
export function roundsLeft(sight: Sight): number {
	const { board } = sight;
	const most = Math.max(...board.order.map((seat) => playerOf(board, seat).points));
	const byPoints = Math.ceil((goalOf(board) - most) / 2);
	return Math.max(1, Math.min(USUAL_END + 1 - board.round, byPoints + 1));
}

/** Of what a unit is worth how much is left: in the last rounds fleets are there to be used. */
export const lasts = (sight: Sight): number => Math.min(1, (1 + roundsLeft(sight)) / 5);

/** What a planet brings to whoever holds it, over the rest of the game. */
export const planetWorth = (sight: Sight, planet: PlanetId): number =>
	recall(sight, `planet ${planet}`, () => {
		const { board } = sight;
		const yearly = valueOf(board, planet, 'resources') + 0.7 * valueOf(board, planet, 'influence');
		const rounds = Math.min(4, roundsLeft(sight) - 1);
		const specialty = planetOf(planet).specialty ? 1.2 : 0;
		return 1.5 + 0.5 * rounds * yearly + specialty + (planet === MECATOL ? 4 : 0);
	});

/** What taking it is worth to this player: what it brings, what objectives ask for, and what a rival loses. */
export function prizeOf(sight: Sight, planet: PlanetId): number {
	const { owner } = planetState(sight.board, planet);
	const own = planetWorth(sight, planet) + planetGoal(sight, planet) + lostHome(sight, planet);
	if (!owner || owner === sight.me) return own;
	// What is taken from others has to be held against them; and there is peace as long as nobody breaks it.
	const held =
		planetGoal(sight, planet) + lostHome(sight, planet) + HELD * planetWorth(sight, planet);
	return (
		held -
		peace(sight, planet) +
		rivalry(sight) * planetWorth(sight, planet) * menace(sight, owner) +
		homeBar(sight, owner, planet)
	);
}
const HELD = 0.7;

/**
 * Of what a rival loses the part that this player gains by it: all where there is no other rival, and little where many
 * gain by it as much.
 */
export const rivalry = (sight: Sight): number => Math.max(0.35, 1 / rivalsOf(sight).length);

/**
 * What peace is worth that ends with this: two that are at war both lose by it beside the others, so that it is nothing
 * where there are no others; and none is left where others hold a part of the own home.
 */
function peace(sight: Sight, planet: PlanetId): number {
	const others = rivalsOf(sight).length;
	if (lostHome(sight, planet) > 0) return 0;
	return (PEACE * lasts(sight) * (others - 1)) / others;
}
const PEACE = 12;

/** Without all of its own Home System it claims nothing (TI-23.5). */
const lostHome = ({ board, me }: Sight, planet: PlanetId): number =>
	planetsAt(board, homeOf(board, me)).includes(planet) && planetState(board, planet).owner !== me
		? 1.5 * POINT
		: 0;

/** The same for a rival. */
function homeBar(sight: Sight, owner: SeatId, planet: PlanetId): number {
	const { board } = sight;
	if (!planetsAt(board, homeOf(board, owner)).includes(planet)) return 0;
	return CLAIMS * rivalry(sight) * menace(sight, owner);
}

/** What a player claims in a round, more or less. */
const CLAIMS = 12;

/** How much it matters what a rival has: who leads, and who is about to win, matters most. */
export function menace(sight: Sight, seat: SeatId): number {
	const { board } = sight;
	const left = goalOf(board) - playerOf(board, seat).points;
	const lead = leadOf(sight, seat);
	return (
		Math.max(0.3, Math.min(2, 0.8 + 0.15 * lead)) +
		(left <= 3 ? 1.2 : 0) +
		(leaderOf(sight) === seat ? 0.3 : 0)
	);
}

/** Planets of a system that somebody could still take: neutral, or of others. */
export const othersPlanets = ({ board, me }: Sight, system: SystemId): PlanetId[] =>
	planetsAt(board, system).filter((planet) => planetState(board, planet).owner !== me);

export const neutralPlanets = ({ board }: Sight, system: SystemId): PlanetId[] =>
	planetsAt(board, system).filter((planet) => planetState(board, planet).owner === null);

/** What lies one step from a system and could be settled: what makes it a good place for Ground Forces. */
export const prospectsAt = (sight: Sight, system: SystemId): number =>
	recall(sight, `prospects ${system}`, () => {
		const { board, me } = sight;
		const near = adjacentForShips(board, system).flatMap((id) => [
			...neutralPlanets(sight, id).map((planet) => prizeOf(sight, planet)),
			...planetsAt(board, id)
				.filter((planet) => isWeak(planetState(board, planet), me) || isGoal(sight, planet))
				.map((planet) => WEAK * prizeOf(sight, planet))
		]);
		const best = near.sort((one, other) => other - one).slice(0, 3);
		return sumOf(best, (one) => one) + (system === CENTRE ? 2 : 0);
	});

/** A planet of others that a few Ground Forces would take. */
const isWeak = ({ owner, units }: PlanetState, me: SeatId): boolean =>
	owner !== null && owner !== me && units.groundForce <= 2;
const WEAK = 0.4;

/** A planet of others that is half of an objective or more. */
const isGoal = (sight: Sight, planet: PlanetId): boolean =>
	planetState(sight.board, planet).owner !== sight.me && planetGoal(sight, planet) > POINT;

/** Whether this player would win with so many points more. */
export const wouldWin = ({ board, me }: Sight, points: number): boolean =>
	playerOf(board, me).points + points >= goalOf(board);

export { POINT };
