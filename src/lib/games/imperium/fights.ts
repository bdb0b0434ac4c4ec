/**
 * The fight that is under way, and what the rules make of it for views: what each die would need, why, and how it would
 * end. All of it is public.
 */
import { recordOf } from '../../core';
import { fleetAt, planetsAt, planetState } from './board';
import { chanceOf, needed } from './combat/dice';
import type { Rolled } from './combat/dice';
import { sideOf } from './combat/forecast';
import type { Rolling } from './combat/forecast';
import { targetAt, targets } from './combat/guns';
import { pdsReaching } from './combat/range';
import { chanceToHit, hitsOf, oddsOf, strengthOf, strengthOfFleet } from './combat/odds';
import type { Odds } from './combat/odds';
import { sidesOf } from './combat/sides';
import type { Sides } from './combat/sides';
import { BOMBERS, freeBombers, isTarget, whyNotBombard } from './invasion/bombardment';
import type { Bomber } from './invasion/bombardment';
import { groundForecast, gunForecast } from './invasion/forecast';
import type { Assault, Volley } from './invasion/forecast';
import { unitOf } from './tables/by-id';
import type { Board, PlanetId, SeatId, SystemId } from './types';

/** Who fights where, and how far it is. Plain JSON. */
export type Fight =
	/** PDS fire at ships that moved (TI-11). */
	| { readonly is: 'fire'; readonly seat: SeatId; readonly systems: readonly SystemId[] }
	/** TI-9. `round`: 0 before the first; `leaves`: who leaves at its end, and where to. */
	| ({
			readonly is: 'battle';
			readonly round: number;
			readonly leaves: { readonly seat: SeatId; readonly to: SystemId } | null;
	  } & Sides)
	/** Bombardment, landings and invasions (TI-10); `planet`: the one that is fought for now. */
	| {
			readonly is: 'landings';
			readonly seat: SeatId;
			readonly systems: readonly SystemId[];
			readonly planet: PlanetId | null;
			readonly round: number;
	  };

/** What a die of these would need, and what that is made of. */
type Chance = Pick<Rolled, 'hitsOn' | 'parts'> & { readonly needs: number };

/** PDS that could fire at a fleet. */
export interface Guns extends Chance {
	readonly seat: SeatId;
	readonly against: SeatId;
	readonly system: SystemId;
	readonly n: number;
}

/** Ships that could bombard a planet. */
export interface Bombers extends Chance {
	readonly kind: Bomber;
	readonly n: number;
	readonly dice: number;
}

/** A planet of another player as it would be fought for. */
export interface Beach {
	readonly planet: PlanetId;
	readonly bombers: readonly Bombers[];
	readonly guns: Volley | null;
	/** A ground round of what has landed, or of all that is aboard. */
	readonly volleys: readonly Volley[];
	/** The chance to take it with 1, 2, … Ground Forces, after the fire of its PDS and without a bombardment. */
	readonly takes: readonly number[];
}

export type OpenFight =
	| (Extract<Fight, { is: 'fire' }> & { readonly guns: readonly Guns[] })
	| (Extract<Fight, { is: 'battle' }> & {
			readonly sides: { readonly [seat: SeatId]: readonly Rolling[] };
			readonly odds: Odds;
	  })
	| (Extract<Fight, { is: 'landings' }> & { readonly beaches: readonly Beach[] });

/** What everybody may know of the fight under way. */
export function openFight(board: Board): OpenFight | null {
	const { fight } = board;
	if (!fight) return null;
	switch (fight.is) {
		case 'fire':
			return { ...fight, guns: gunsOf(board, fight) };
		case 'battle': {
			const sides = recordOf<SeatId, { [seat: SeatId]: readonly Rolling[] }>(
				sidesOf(fight),
				(seat) => sideOf(board, fight, seat, 'round', fight.round < 2)
			);
			const [attacker, defender] = sidesOf(fight).map((seat) => {
				const fleet = fleetAt(board, fight.system, seat);
				return fleet ? strengthOfFleet(fleet, sides[seat] ?? []) : [[]];
			});
			return { ...fight, sides, odds: oddsOf(attacker ?? [[]], defender ?? [[]]) };
		}
		case 'landings':
			return { ...fight, beaches: beachesOf(board, fight) };
	}
}

const gunsOf = (board: Board, { seat, systems }: Extract<Fight, { is: 'fire' }>): Guns[] =>
	board.order.flatMap((shooter) =>
		targets(board, { seat, systems }, shooter).flatMap((system): Guns[] => {
			const against = targetAt(board, system, shooter, seat);
			if (against === undefined) return [];
			const chance = chanceOf(board, {
				...{ seat: shooter, kind: 'pds', roll: 'pds', system, planet: null },
				...{ attacks: false, against, isFirst: false }
			});
			const n = pdsReaching(board, shooter, [system]);
			return [{ seat: shooter, against, system, n, ...chance, needs: needed(chance) }];
		})
	);

function beachesOf(board: Board, fight: Extract<Fight, { is: 'landings' }>): Beach[] {
	const { seat, systems } = fight;
	return systems.flatMap((system) =>
		planetsAt(board, system).flatMap((planet): Beach[] => {
			const { owner, units } = planetState(board, planet);
			if (owner === null || owner === seat) return [];
			const aboard = fleetAt(board, system, seat)?.groundForce ?? 0;
			const landing = board.landings[planet];
			const assault: Assault = {
				...{ seat, system, planet },
				groundForce: landing?.groundForce ?? aboard,
				fighters: landing?.fighters ?? 0
			};
			const isFirst = fight.planet !== planet || fight.round < 2;
			const volleys = groundForecast(board, assault, isFirst);
			const guns = gunForecast(board, assault);
			const mine = volleys.find((one) => one.seat === seat && one.kind === 'groundForce');
			const fighters = volleys.filter(({ kind }) => kind === 'fighter');
			const theirs = strengthOf(volleys.filter((one) => one.seat === owner));
			// TI-10.9: PDS have fired once the rounds have begun.
			const fire = fight.planet === planet && fight.round > 0 ? null : guns;
			const takes = Array.from({ length: assault.groundForce }, (_, i) => {
				let chance = 0;
				for (const [lost, p] of lossesTo(fire).entries()) {
					const left = i + 1 - lost;
					if (left < 1 || !mine) continue;
					const ours = strengthOf([...fighters, { n: left, needs: mine.needs }]);
					chance += p * (units.groundForce === 0 ? 1 : oddsOf(ours, theirs).attacker);
				}
				return chance;
			});
			return [{ planet, bombers: bombersOf(board, fight, system, planet), guns, volleys, takes }];
		})
	);
}

/** The chance of each number of hits of these PDS. */
function lossesTo(guns: Volley | null): readonly number[] {
	return guns ? hitsOf(Array.from({ length: guns.n }, () => chanceToHit(guns.needs))) : [1];
}

/** Ships that may bombard this planet, whether or not units land on it. */
function bombersOf(
	board: Board,
	{ seat }: Extract<Fight, { is: 'landings' }>,
	system: SystemId,
	planet: PlanetId
): Bombers[] {
	const raid = { seat, system, landing: [planet], fired: {} };
	if (!isTarget(board, seat, planet)) return [];
	return BOMBERS.flatMap((kind) => {
		const n = freeBombers(board, raid, kind);
		if (n === 0 || whyNotBombard(board, raid, kind, planet)) return [];
		const chance = chanceOf(board, {
			...{ seat, kind, roll: 'bombardment', system, planet },
			...{ attacks: true, against: planetState(board, planet).owner, isFirst: false }
		});
		const dice = unitOf(kind).bombards?.dice ?? 0;
		return [{ kind, n, dice, ...chance, needs: needed(chance) }];
	});
}
