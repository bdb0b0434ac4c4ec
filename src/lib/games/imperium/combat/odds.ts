/**
 * How a fight would end if nobody left it, played a card or rolled again, and both sides took the usual casualties
 * (TI-34.12). All of it is public.
 */
import { strengthFrom } from '../../../odds';
import type { Strength } from '../../../odds';
import { countOf, kindOf, SHIP_UNITS } from '../fleets/ships';
import type { SpaceUnit } from '../fleets/ships';
import type { UnitKind } from '../tables/units';
import type { Fleet } from '../types';
import type { Rolling } from './forecast';
import { SUSTAINING } from './losses';

export const chanceToHit = (needs: number): number => Math.min(10, Math.max(0, 11 - needs)) / 10;

/** What one hit takes of a fleet: a ship with its dice, or no dice where a whole ship bears it. Plain JSON. */
export interface Bearer {
	readonly unit: SpaceUnit;
	/** The chance of each. */
	readonly dice: readonly number[];
}

/** A side whose units go one by one, the first of `units` first. */
export const strengthOf = (
	units: readonly { readonly n: number; readonly needs: number }[]
): Strength =>
	strengthFrom(
		units.flatMap(({ n, needs }) => Array.from({ length: n }, () => [chanceToHit(needs)]))
	);

/** In the order of TI-34.12: Fighters, then what sustains, then the cheapest ship. */
export function bearersOf(rolling: readonly Rolling[]): Bearer[] {
	const diceOf = new Map<UnitKind, readonly number[]>(
		rolling.map(({ kind, dice, needs }) => [
			kind,
			Array.from({ length: dice }, () => chanceToHit(needs))
		])
	);
	const ships = SHIP_UNITS.map((unit): Bearer => ({
		unit,
		dice: diceOf.get(kindOf(unit)) ?? []
	}));
	const isFighter = ({ unit }: Bearer) => unit === 'fighter';
	return [
		...ships.filter(isFighter),
		...SUSTAINING.map((unit): Bearer => ({ unit, dice: [] })),
		...ships.filter((one) => !isFighter(one))
	];
}

export const strengthOfFleet = (fleet: Readonly<Fleet>, rolling: readonly Rolling[]): Strength =>
	strengthFrom(
		bearersOf(rolling).flatMap(({ unit, dice }) =>
			Array.from({ length: countOf(fleet, unit) }, () => dice)
		)
	);
