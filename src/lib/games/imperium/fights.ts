/**
 * The fight that is under way, and what the rules make of it for views: what each die would need, why, and how it would
 * end. All of it is public.
 */
import { recordOf } from '../../core';
import { sumOf } from '../kit';
import type { Tally } from '../kit';
import { fleetAt, planetsAt, planetsOf, planetState } from './board';
import { chanceOf, needed } from './combat/dice';
import type { Rolled } from './combat/dice';
import { rollingOf, sideOf } from './combat/forecast';
import type { Rolling } from './combat/forecast';
import { targetAt, targets } from './combat/guns';
import { pdsReaching } from './combat/range';
import { hitsOf, oddsOf, oddsOfComing } from '../../odds';
import type { Coming, Odds, Strength } from '../../odds';
import { bearersOf, chanceToHit, strengthOf, strengthOfFleet } from './combat/odds';
import { sidesOf } from './combat/sides';
import type { Sides } from './combat/sides';
import { BOMBERS, freeBombers, isTarget, whyNotBombard } from './invasion/bombardment';
import type { Bomber } from './invasion/bombardment';
import { groundForecast, gunForecast } from './invasion/forecast';
import type { Assault, Volley } from './invasion/forecast';
import { fleetsAt, fleetsOf, unitsOf } from './fleets/ships';
import type { SpaceUnit, Units } from './fleets/ships';
import { unitOf } from './tables/by-id';
import { SHIPS } from './tables/units';
import type { Board, PlanetId, SeatId, SystemId } from './types';

/** Who fights where, and how far it is. Plain JSON. */
export type Fight =
	/** A system is activated, and what comes there is being chosen (TI-6.6). */
	| { readonly is: 'approach'; readonly seat: SeatId; readonly system: SystemId }
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
			/** Ships that have bombarded (TI-10.2); absent: none. */
			readonly fired?: Tally<Bomber>;
	  };

/** TI-10.2: ships that have bombarded in the landings under way. */
export const firedIn = ({ fight }: Board): Tally<Bomber> =>
	(fight?.is === 'landings' && fight.fired) || {};

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
	/**
	 * The chance to take it with 1, 2, … Ground Forces, after the fire of its PDS and without a bombardment; up to as many
	 * as take it surely.
	 */
	readonly takes: readonly number[];
}

/** The battle at an activated system, as far as it is known before anything comes; `fire`: by PDS before it. */
export interface Ahead extends Coming<SpaceUnit> {
	readonly defender: SeatId;
	/** What it would roll in the first round. */
	readonly rolling: readonly Rolling[];
}

export type OpenFight =
	| (Extract<Fight, { is: 'approach' }> & {
			/** What the one who comes has there already. */
			readonly here: Units;
			readonly guns: readonly Guns[];
			/** Null: no ships stand against those that come. */
			readonly battle: Ahead | null;
			readonly beaches: readonly Beach[];
	  })
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
		case 'approach':
			return approach(board, fight);
		case 'fire':
			return { ...fight, guns: gunsOf(board, fight) };
		case 'battle': {
			const sides = recordOf<SeatId, { [seat: SeatId]: readonly Rolling[] }>(
				sidesOf(fight),
				(seat) => sideOf(board, fight, seat, 'round', fight.round < 2)
			);
			return { ...fight, sides, odds: oddsOfBattle(board, fight, fight.round < 2) };
		}
		case 'landings':
			return { ...fight, beaches: beachesOf(board, fight) };
	}
}

/** Both sides of a battle as they stand, in its first round or in those after it. */
function strengthsOf(board: Board, sides: Sides, isFirst: boolean): [Strength, Strength] {
	const of = (seat: SeatId): Strength => {
		const fleet = fleetAt(board, sides.system, seat);
		return fleet ? strengthOfFleet(fleet, sideOf(board, sides, seat, 'round', isFirst)) : [[]];
	};
	return [of(sides.attacker), of(sides.defender)];
}

/** What would stand against those who come; null: nothing. */
function approach(board: Board, fight: Extract<Fight, { is: 'approach' }>): OpenFight | null {
	const { seat, system } = fight;
	const fleet = fleetAt(board, system, seat);
	const { guns, battle } = against(board, fight);
	const beaches = beachesOf(
		board,
		{ is: 'landings', seat, systems: [system], planet: null, round: 0 },
		groundForcesOf(board, seat)
	);
	if (!battle && guns.length === 0 && beaches.length === 0) return null;
	return { ...fight, here: fleet ? unitsOf(fleet) : {}, guns, battle, beaches };
}

/** The ships that stand against those of a player who comes, and the PDS that fire at either. */
function against(
	board: Board,
	{ seat, system }: Pick<Extract<Fight, { is: 'approach' }>, 'seat' | 'system'>
): { readonly guns: readonly Guns[]; readonly battle: Ahead | null } {
	const foe = fleetsAt(board, system).find((other) => other !== seat);
	const guns = board.order.flatMap((shooter): Guns[] => {
		const target = shooter === seat ? foe : seat;
		const n = pdsReaching(board, shooter, [system]);
		return n > 0 && target !== undefined
			? [
					{
						seat: shooter,
						against: target,
						system,
						n,
						...gunChance(board, shooter, system, target)
					}
				]
			: [];
	});
	return {
		guns,
		battle: foe === undefined ? null : ahead(board, { attacker: seat, defender: foe, system }, guns)
	};
}

/** How a battle would end if a player came to a system with so many of each; null: nobody's ships stand there, or none come. */
export function oddsIfCome(
	board: Board,
	seat: SeatId,
	system: SystemId,
	countOf: (unit: SpaceUnit) => number
): Odds | null {
	const { battle } = against(board, { seat, system });
	return battle && oddsOfComing(battle, countOf);
}

/** How a battle under way would end as both sides stand. */
export function oddsOfBattle(board: Board, sides: Sides, isFirst: boolean): Odds {
	const opening = isFirst ? { first: strengthsOf(board, sides, true) } : {};
	return oddsOf(...strengthsOf(board, sides, false), opening);
}

/** Ground Forces of a player, wherever they are. */
const groundForcesOf = (board: Board, seat: SeatId): number =>
	sumOf(fleetsOf(board, seat), (id) => fleetAt(board, id, seat)?.groundForce ?? 0) +
	sumOf(planetsOf(board, seat), (id) => planetState(board, id).units.groundForce);

function ahead(board: Board, sides: Sides, guns: readonly Guns[]): Ahead {
	const { attacker, defender } = sides;
	const bearers = (isFirst: boolean) =>
		bearersOf(
			SHIPS.map((kind) => rollingOf(board, sides, attacker, { kind, n: 1, roll: 'round', isFirst }))
		);
	const fireAt = (seat: SeatId) =>
		hitsOf(
			guns
				.filter(({ against }) => against === seat)
				.flatMap(({ n, needs }) => Array.from({ length: n }, () => chanceToHit(needs)))
		);
	return {
		defender,
		rolling: sideOf(board, sides, defender, 'round', true),
		strength: [strengthsOf(board, sides, true)[1], strengthsOf(board, sides, false)[1]],
		bearers: [bearers(true), bearers(false)],
		fire: [fireAt(attacker), fireAt(defender)]
	};
}

function gunChance(board: Board, seat: SeatId, system: SystemId, against: SeatId): Chance {
	const chance = chanceOf(board, {
		...{ seat, kind: 'pds', roll: 'pds', system, planet: null },
		...{ attacks: false, against, isFirst: false }
	});
	return { ...chance, needs: needed(chance) };
}

const gunsOf = (board: Board, { seat, systems }: Extract<Fight, { is: 'fire' }>): Guns[] =>
	board.order.flatMap((shooter) =>
		targets(board, { seat, systems }, shooter).flatMap((system): Guns[] => {
			const against = targetAt(board, system, shooter, seat);
			if (against === undefined) return [];
			const n = pdsReaching(board, shooter, [system]);
			return [{ seat: shooter, against, system, n, ...gunChance(board, shooter, system, against) }];
		})
	);

/** `aboard`: how many Ground Forces could land, where that is not what the ships there hold. */
function beachesOf(
	board: Board,
	fight: Extract<Fight, { is: 'landings' }>,
	aboard?: number
): Beach[] {
	const { seat, systems } = fight;
	return systems.flatMap((system) =>
		planetsAt(board, system).flatMap((planet): Beach[] => {
			const { owner, units } = planetState(board, planet);
			if (owner === null || owner === seat) return [];
			const landing = board.landings[planet];
			const assault: Assault = {
				...{ seat, system, planet },
				groundForce:
					landing?.groundForce ?? aboard ?? fleetAt(board, system, seat)?.groundForce ?? 0,
				fighters: landing?.fighters ?? 0
			};
			const isFirst = fight.planet !== planet || fight.round < 2;
			const volleys = groundForecast(board, assault, isFirst);
			const guns = gunForecast(board, assault);
			const rounds = [volleys, isFirst ? groundForecast(board, assault, false) : volleys] as const;
			// TI-10.9: PDS have fired once the rounds have begun.
			const fire = fight.planet === planet && fight.round > 0 ? null : guns;
			const losses = lossesTo(fire);
			/** The chance of so many that are left to fight, from 1. */
			const wins: number[] = [];
			const takes: number[] = [];
			while (takes.length < assault.groundForce && (takes.at(-1) ?? 0) < SURE) {
				const [first, then] = rounds.map((dice) => groundSides(dice, seat, takes.length + 1));
				const isHeld = units.groundForce > 0 && first && then;
				wins.push(isHeld ? oddsOf(...then, { first }).attacker : 1);
				// Those that PDS shot down are not left.
				takes.push(sumOf([...losses.entries()], ([lost, p]) => p * (wins.at(-1 - lost) ?? 0)));
			}
			return [{ planet, bombers: bombersOf(board, fight, system, planet), guns, volleys, takes }];
		})
	);
}

/** No screen tells it from certainty. */
const SURE = 0.9999;

/** Both sides of a ground round, the attacker with so many Ground Forces. */
function groundSides(
	volleys: readonly Volley[],
	attacker: SeatId,
	groundForce: number
): [Strength, Strength] {
	const isMine = ({ seat }: Volley) => seat === attacker;
	const mine = volleys.filter(isMine);
	return [
		strengthOf([
			...mine.filter(({ kind }) => kind === 'fighter'),
			...mine
				.filter(({ kind }) => kind === 'groundForce')
				.map(({ needs }) => ({ n: groundForce, needs }))
		]),
		strengthOf(volleys.filter((one) => !isMine(one)))
	];
}

/** The chance of each number of hits of these PDS. */
function lossesTo(guns: Volley | null): readonly number[] {
	return guns ? hitsOf(Array.from({ length: guns.n }, () => chanceToHit(guns.needs))) : [1];
}

/** Ships that may still bombard this planet, whether or not units land on it. */
function bombersOf(
	board: Board,
	{ seat, fired = {} }: Extract<Fight, { is: 'landings' }>,
	system: SystemId,
	planet: PlanetId
): Bombers[] {
	const raid = { seat, system, landing: [planet], fired };
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
