/** The only doors by which units come to and leave planets. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import { keysOf, totalOf } from '../../kit';
import type { Tally } from '../../kit';
import { planetState } from '../board';
import { putAboard, reinforcementsOf } from '../fleets/ships';
import type { Play } from '../play';
import { unitOf } from '../tables/by-id';
import { countedWords } from '../spoken/counted';
import { GROUND } from '../tables/units';
import type { Ground } from '../tables/units';
import type { PlanetId, SeatId, SystemId } from '../types';
import { planetWords } from '../words';
import { fell } from './fallen';

declare module '../moves' {
	interface Moves {
		/** Units come to a planet from reinforcements. */
		raised: { readonly seat: SeatId; readonly planet: PlanetId; readonly units: Tally<Ground> };
		/** Units of a planet go back to reinforcements. */
		razed: { readonly seat: SeatId; readonly planet: PlanetId; readonly units: Tally<Ground> };
		/** Units go from one planet to another, by no ship. */
		shifted: {
			readonly seat: SeatId;
			readonly from: PlanetId;
			readonly to: PlanetId;
			readonly units: Tally<Ground>;
		};
		/** Units of a planet go aboard ships that come to, or are in, this system. */
		embarked: {
			readonly seat: SeatId;
			readonly planet: PlanetId;
			readonly system: SystemId;
			readonly units: Tally<Carried>;
		};
	}
}

/** What ships take aboard of planets (TI-6.12). */
export type Carried = 'groundForce' | 'pds';

export const groundWords = (units: Tally<Ground>): { readonly and: Words[] } =>
	countedWords(GROUND, units);

/** From reinforcements to a planet of this player, as far as they and the planet's limits go (TI-2.4, TI-11.12). Returns what came. */
export function placeGround(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	planet: PlanetId,
	wanted: Tally<Ground>,
	rule: string
): Tally<Ground> {
	const { board } = play;
	const state = planetState(board, planet);
	const units: Tally<Ground> = {};
	for (const kind of keysOf(wanted)) {
		const { perPlanet } = unitOf(kind);
		const room = perPlanet === null ? Infinity : perPlanet - state.units[kind];
		const n = Math.min(wanted[kind] ?? 0, room, reinforcementsOf(board, seat, kind));
		if (n > 0) units[kind] = n;
	}
	if (totalOf(units) === 0) return units;
	for (const kind of keysOf(units)) state.units[kind] += units[kind] ?? 0;
	// TI-12.12.
	if (units.spaceDock) state.dockSince = board.round;
	play.say(
		msg('{who} places {units} on {planet}.', {
			who: seat,
			units: groundWords(units),
			planet: planetWords(planet)
		}),
		rule,
		{ type: 'raised', seat, planet, units }
	);
	return units;
}

/** Destroyed, or given up: back to their owner's reinforcements (TI-2.3). The planet stays its owner's (TI-15.8). */
export function loseGround(
	play: Pick<Play, 'board' | 'say'>,
	planet: PlanetId,
	units: Tally<Ground>,
	rule: string,
	how: 'destroyed' | 'givenUp' = 'destroyed'
): void {
	const state = planetState(play.board, planet);
	const { owner } = state;
	// What is told stays, also where all that stands there is lost.
	const lost = { ...units };
	if (totalOf(lost) === 0 || owner === null) return;
	for (const kind of keysOf(lost)) {
		const n = lost[kind] ?? 0;
		if (state.units[kind] < n) throw new Error(`There are too few ${kind} on ${planet}.`);
		state.units[kind] -= n;
	}
	const words = { who: owner, units: groundWords(lost), planet: planetWords(planet) };
	play.say(
		how === 'destroyed'
			? msg('{who} loses {units} on {planet}.', words)
			: msg('{who} gives up {units} on {planet}.', words),
		rule,
		{ type: 'razed', seat: owner, planet, units: lost }
	);
	if (how === 'destroyed') fell(play.board, owner, lost.groundForce ?? 0);
}

/** TI-6.12, TI-6.14: off a planet of this player and aboard its ships in this system. The planet stays its own. */
export function embark(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	planet: PlanetId,
	system: SystemId,
	units: Tally<Carried>,
	rule: string
): void {
	if (totalOf(units) === 0) return;
	const state = planetState(play.board, planet);
	for (const kind of keysOf(units)) {
		const n = units[kind] ?? 0;
		if (state.units[kind] < n) throw new Error(`There are too few ${kind} on ${planet}.`);
		state.units[kind] -= n;
	}
	putAboard(play.board, seat, system, units);
	play.say(
		msg('{who} takes {units} aboard from {planet}.', {
			who: seat,
			units: groundWords(units),
			planet: planetWords(planet)
		}),
		rule,
		{ type: 'embarked', seat, planet, system, units }
	);
}

/** From one planet of this player to another one of its own. */
export function shiftGround(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	from: PlanetId,
	to: PlanetId,
	units: Tally<Ground>,
	rule: string
): void {
	if (totalOf(units) === 0) return;
	for (const kind of keysOf(units)) {
		const n = units[kind] ?? 0;
		if (planetState(play.board, from).units[kind] < n)
			throw new Error(`There are too few ${kind} on ${from}.`);
		planetState(play.board, from).units[kind] -= n;
		planetState(play.board, to).units[kind] += n;
	}
	// TI-12.12.
	if (units.spaceDock) planetState(play.board, to).dockSince = play.board.round;
	play.say(
		msg('{who} sends {units} from {from} to {to}.', {
			who: seat,
			units: groundWords(units),
			from: planetWords(from),
			to: planetWords(to)
		}),
		rule,
		{ type: 'shifted', seat, from, to, units }
	);
}
