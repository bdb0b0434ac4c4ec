/**
 * How a fight would end if nobody left it, played a card or rolled again, and both sides took the usual casualties
 * (TI-34.12): reckoned, not tried out. All of it is public.
 */
import { SHIPS } from '../tables/units';
import type { Fleet } from '../types';
import type { Rolling } from './forecast';

/** Chances, 0 to 1, that one side alone is left; what is missing to 1: neither. Plain JSON. */
export interface Odds {
	readonly attacker: number;
	readonly defender: number;
}

/** The chances of a side's dice after so many hits on it, from none to as many as it bears; the last has none. */
export type Strength = readonly (readonly number[])[];

export const chanceToHit = (needs: number): number => Math.min(10, Math.max(0, 11 - needs)) / 10;

/** A side whose units go one by one, the first of `units` first. */
export const strengthOf = (units: readonly { readonly n: number; readonly needs: number }[]) => {
	const all = units.flatMap(({ n, needs }) => Array.from({ length: n }, () => chanceToHit(needs)));
	return Array.from({ length: all.length + 1 }, (_, hits) => all.slice(hits));
};

/** A fleet, in the order of TI-34.12: Fighters, then what sustains, then the cheapest ship. */
export function strengthOfFleet(fleet: Readonly<Fleet>, rolling: readonly Rolling[]): Strength {
	const diceOf = new Map(
		rolling.map(({ kind, dice, needs }) => [
			kind,
			Array.from({ length: dice }, () => chanceToHit(needs))
		])
	);
	// Each hit takes one of these, if any.
	const ships = SHIPS.filter((kind) => kind !== 'fighter').flatMap((kind) =>
		Array.from({ length: fleet[kind] }, () => diceOf.get(kind) ?? [])
	);
	const fighters = Array.from({ length: fleet.fighter }, () => diceOf.get('fighter') ?? []);
	const whole = fleet.dreadnought - fleet.damaged.dreadnought + fleet.warSun - fleet.damaged.warSun;
	const strength: (readonly number[])[] = [];
	for (let gone = 0; gone < fighters.length; gone++)
		strength.push([...fighters.slice(gone), ...ships].flat());
	for (let bears = 0; bears < whole; bears++) strength.push(ships.flat());
	for (let gone = 0; gone < ships.length; gone++) strength.push(ships.slice(gone).flat());
	return [...strength, []];
}

/** The chance of each number of hits among these dice. */
export function hitsOf(dice: readonly number[]): readonly number[] {
	let chances: readonly number[] = [1];
	for (const hit of dice)
		chances = Array.from(
			{ length: chances.length + 1 },
			(_, n) => (chances[n] ?? 0) * (1 - hit) + (n > 0 ? (chances[n - 1] ?? 0) * hit : 0)
		);
	return chances;
}

/** Round after round, both sides at once, until one has nothing left. */
export function oddsOf(attacker: Strength, defender: Strength): Odds {
	const [lastA, lastD] = [attacker.length - 1, defender.length - 1];
	const volleys = [attacker.map(hitsOf), defender.map(hitsOf)] as const;
	// The chance that the fight comes to stand with so many hits taken by each.
	const stands = Array.from({ length: lastA + 1 }, () =>
		Array.from({ length: lastD + 1 }, () => 0)
	);
	const at = (a: number, d: number): number => stands[a]?.[d] ?? 0;
	const add = (a: number, d: number, by: number) => {
		const row = stands[Math.min(a, lastA)];
		const col = Math.min(d, lastD);
		if (row) row[col] = (row[col] ?? 0) + by;
	};
	add(0, 0, 1);
	for (let a = 0; a < lastA; a++)
		for (let d = 0; d < lastD; d++) {
			const [onD = [], onA = []] = [volleys[0][a], volleys[1][d]];
			// Rounds in which nobody hits change nothing.
			const still = (onD[0] ?? 0) * (onA[0] ?? 0);
			if (still >= 1) continue;
			const here = at(a, d) / (1 - still);
			for (const [i, p] of onA.entries())
				for (const [j, q] of onD.entries()) if (i + j > 0) add(a + i, d + j, here * p * q);
		}
	const sum = (one: (n: number) => number, to: number) =>
		Array.from({ length: to }, (_, n) => one(n)).reduce((all, n) => all + n, 0);
	return { attacker: sum((a) => at(a, lastD), lastA), defender: sum((d) => at(lastA, d), lastD) };
}
