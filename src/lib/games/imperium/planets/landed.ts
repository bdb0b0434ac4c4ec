/** The only doors by which units come down from ships, and what becomes of them on planets of others (TI-6). */
import { msg } from '../../../core';
import { keysOf, totalOf } from '../../kit';
import type { Tally } from '../../kit';
import { planetState } from '../board';
import { takeOff } from '../fleets/ships';
import type { Play } from '../play';
import type { Landing, PlanetId, SeatId, SystemId } from '../types';
import { planetWords } from '../words';
import { takePlanet } from './control';
import { fell } from './fallen';
import { groundWords } from './ground';
import type { Carried } from './ground';

declare module '../moves' {
	interface Moves {
		/** Units come down from the ships of this system, on a planet of their own or to take it. */
		landed: {
			readonly seat: SeatId;
			readonly system: SystemId;
			readonly planet: PlanetId;
			readonly units: Tally<Carried>;
		};
		/** Some of those that fight for a planet are destroyed. */
		landedLost: {
			readonly seat: SeatId;
			readonly planet: PlanetId;
			readonly units: Tally<Carried>;
		};
	}
}

type Told = Pick<Play, 'board' | 'say'>;

/** Off the ships: onto an own planet, or into the fight for another player's. */
export function land(
	play: Told,
	seat: SeatId,
	system: SystemId,
	planet: PlanetId,
	units: Tally<Carried>,
	rule: string
): void {
	if (totalOf(units) === 0) return;
	const { board } = play;
	takeOff(board, seat, system, units);
	play.say(
		msg('{who} lands {units} on {planet}.', {
			who: seat,
			units: groundWords(units),
			planet: planetWords(planet)
		}),
		rule,
		{ type: 'landed', seat, system, planet, units }
	);
	const { owner } = planetState(board, planet);
	if (owner === seat) put(play, planet, units);
	else
		board.landings[planet] = {
			...{ seat, fighters: 0 },
			...{ groundForce: units.groundForce ?? 0, pds: units.pds ?? 0 }
		};
}

function put({ board }: Told, planet: PlanetId, units: Tally<Carried>): void {
	const state = planetState(board, planet);
	for (const kind of keysOf(units)) state.units[kind] += units[kind] ?? 0;
}

export function landingOn({ board }: Pick<Play, 'board'>, planet: PlanetId): Landing {
	const landing = board.landings[planet];
	if (!landing) throw new Error(`Nobody fights for ${planet}.`);
	return landing;
}

/** TI-6.23, TI-10.15: the planet is taken, and those that landed on it stand there now. */
export function settle(play: Told, planet: PlanetId, rule: string): void {
	const { board } = play;
	const { seat, groundForce, pds } = landingOn(play, planet);
	delete board.landings[planet];
	takePlanet(play, seat, planet, rule);
	put(play, planet, { groundForce, pds });
}

/** Some of those that fight for this planet are destroyed. */
export function loseLanded(
	play: Told,
	planet: PlanetId,
	units: Tally<Carried>,
	rule: string
): void {
	if (totalOf(units) === 0) return;
	const landing = landingOn(play, planet);
	for (const kind of keysOf(units)) {
		const n = units[kind] ?? 0;
		if (landing[kind] < n) throw new Error(`Too few ${kind} fight for ${planet}.`);
		landing[kind] -= n;
	}
	const { seat } = landing;
	play.say(
		msg('{who} loses {units} in the fight for {planet}.', {
			who: seat,
			units: groundWords(units),
			planet: planetWords(planet)
		}),
		rule,
		{ type: 'landedLost', seat, planet, units }
	);
	fell(play.board, seat, units.groundForce ?? 0);
}
