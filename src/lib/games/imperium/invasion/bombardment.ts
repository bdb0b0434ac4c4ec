/** Who may bombard which planet (TI-10, TI-31.21), as one question. */
import { msg } from '../../../core';
import type { Barred, Limit, Place } from '../../../core';
import { entriesOf, sumOf } from '../../kit';
import type { SplitOf, Tally } from '../../kit';
import { hasTech } from '../abilities';
import { fleetAt, planetState } from '../board';
import type { Die } from '../combat/modifiers';
import { unitOf } from '../tables/by-id';
import type { Board, PlanetId, SeatId, SystemId } from '../types';
import { planetWords } from '../words';
import { isSafe, sideOf } from './bars';

export const BOMBERS = ['dreadnought', 'warSun'] as const;
export type Bomber = (typeof BOMBERS)[number];

/** A ship that rolls, or one whose bombardment X-89 takes the place of. */
export type BombPlace = `${'roll' | 'x89'}:${Bomber}@${PlanetId}`;

const bombPlace = (how: 'roll' | 'x89', kind: Bomber, planet: PlanetId): BombPlace =>
	`${how}:${kind}@${planet}`;

/** Where a bombardment takes place, and what has to be known of it. */
export interface Raid {
	readonly seat: SeatId;
	readonly system: SystemId;
	/** Planets its owner lands on; null: it does not matter (TI-31.21). */
	readonly landing: readonly PlanetId[] | null;
	/** Ships that have bombarded in this action. */
	readonly fired: Tally<Bomber>;
}

/** TI-10.2: each ship once an activation. */
export const freeBombers = (board: Board, { seat, system, fired }: Raid, kind: Bomber): number =>
	Math.max(0, (fleetAt(board, system, seat)?.[kind] ?? 0) - (fired[kind] ?? 0));

/** Why ships of this kind cannot bombard this planet now; null: they may. */
export function whyNotBombard(
	board: Board,
	{ seat, landing }: Raid,
	kind: Bomber,
	planet: PlanetId
): Pick<Barred, 'why' | 'rule'> | null {
	// TI-10.8.
	if (isSafe(board, planet))
		return { why: msg('This planet is safe from bombardment.'), rule: 'TI-10.8' };
	// TI-10.5.
	if (!unitOf(kind).bombards?.isLimited) return null;
	const rule = landing ? 'TI-10.4' : 'TI-31.21';
	if (landing && !landing.includes(planet))
		return { why: msg('Dreadnoughts bombard only where you land Ground Forces.'), rule };
	if (planetState(board, planet).units.pds > 0 && !hasTech(board, seat, 'graviton-negator'))
		return { why: msg('PDS shield this planet from Dreadnoughts.'), rule };
	return null;
}

/** Whether there is anybody of another player here whom a bombardment could hit. */
export const isTarget = (board: Board, seat: SeatId, planet: PlanetId): boolean =>
	sideOf(board, seat, planet) === 'enemy' && planetState(board, planet).units.groundForce > 0;

/** Whether any free ship may bombard this planet. */
export const canBombard = (board: Board, raid: Raid, planet: PlanetId): boolean =>
	isTarget(board, raid.seat, planet) &&
	BOMBERS.some(
		(kind) =>
			freeBombers(board, raid, kind) > 0 && whyNotBombard(board, raid, kind, planet) === null
	);

/** The question: which ships bombard which of these planets; null where none can. */
export function bombShape(
	board: Board,
	raid: Raid,
	planets: readonly PlanetId[]
): SplitOf<BombPlace> | null {
	const hasX89 = hasTech(board, raid.seat, 'x89-bacterial-weapon');
	const places: Place<BombPlace>[] = [];
	const limits: Limit[] = [];
	for (const planet of planets.filter((one) => isTarget(board, raid.seat, one))) {
		const uses: Record<string, number> = {};
		const x89s: BombPlace[] = [];
		let ships = 0;
		for (const kind of BOMBERS) {
			const max = freeBombers(board, raid, kind);
			if (max === 0 || whyNotBombard(board, raid, kind, planet)) continue;
			ships += max;
			const words = { unit: unitOf(kind).name, planet: planetWords(planet) };
			const roll = bombPlace('roll', kind, planet);
			places.push({ id: roll, on: planet, say: msg('{unit} at {planet}', words), max });
			uses[roll] = 1;
			if (!hasX89) continue;
			const x89 = bombPlace('x89', kind, planet);
			places.push({
				...{ id: x89, on: planet, max: 1, rule: 'TI-10.8' },
				say: msg('X-89 of a {unit} at {planet}', words)
			});
			x89s.push(x89);
		}
		// X-89 leaves nobody to hit: one ship, instead of all others at this planet.
		for (const x89 of x89s) uses[x89] = ships;
		if (x89s.length > 0)
			limits.push({
				say: msg('Ships at {planet}, where X-89 goes alone', { planet: planetWords(planet) }),
				...{ rule: 'TI-10.8', most: ships, uses }
			});
	}
	if (places.length === 0) return null;
	for (const kind of BOMBERS) {
		const ofKind = places.filter(({ id }) => id.includes(`:${kind}@`));
		if (ofKind.length > 1)
			limits.push({
				say: unitOf(kind).name,
				...{ rule: 'TI-10.2', most: freeBombers(board, raid, kind) },
				uses: Object.fromEntries(ofKind.map(({ id }) => [id, 1]))
			});
	}
	const most = sumOf(BOMBERS, (kind) => freeBombers(board, raid, kind));
	return { type: 'split', places, min: 0, max: most, limits };
}

/** What a player may look for and cannot bombard, and why. */
export const barredBombers = (board: Board, raid: Raid, planets: readonly PlanetId[]): Barred[] =>
	planets
		.filter((planet) => isTarget(board, raid.seat, planet))
		.flatMap((planet) =>
			BOMBERS.flatMap((kind) => {
				const why = freeBombers(board, raid, kind) > 0 && whyNotBombard(board, raid, kind, planet);
				if (!why) return [];
				return [
					{
						id: bombPlace('roll', kind, planet),
						say: msg('{unit} at {planet}', {
							unit: unitOf(kind).name,
							planet: planetWords(planet)
						}),
						...why
					}
				];
			})
		);

/** Ships of one answer that bombard a planet, by how. */
export const shipsAt = (
	ordered: { readonly [place: string]: number | undefined },
	how: 'roll' | 'x89',
	planet: PlanetId
): Tally<Bomber> =>
	Object.fromEntries(
		BOMBERS.map((kind) => [kind, ordered[bombPlace(how, kind, planet)] ?? 0] as const).filter(
			([, n]) => n > 0
		)
	);

/** TI-10.2, TI-10.3, TI-10.7: the dice of these ships, all at one planet. */
export const bombDice = (
	{ seat, system }: Pick<Raid, 'seat' | 'system'>,
	planet: PlanetId,
	owner: SeatId | null,
	ships: Tally<Bomber>
): Die[] =>
	entriesOf(ships).flatMap(([kind, n = 0]) =>
		Array.from({ length: n * (unitOf(kind).bombards?.dice ?? 0) }, (): Die => ({
			...{ seat, kind, roll: 'bombardment', system, planet },
			...{ attacks: true, against: owner, isFirst: false }
		}))
	);
