/**
 * Chances of dice, and of two sides that wear each other down hit by hit: reckoned, not tried out. Knows no game: what a
 * side rolls, and which hit takes what, is told.
 */

/** Chances, 0 to 1, that one side alone is left; what is missing to 1: neither. Plain JSON. */
export interface Odds {
	readonly attacker: number;
	readonly defender: number;
}

/** The chances of a side's dice after so many hits on it, from none to as many as it bears; the last has none. */
export type Strength = readonly (readonly number[])[];

/** A side by what each hit takes away of its dice, the first hit first: none where it is only borne. */
export const strengthFrom = (taken: readonly (readonly number[])[]): Strength =>
	Array.from({ length: taken.length + 1 }, (_, hits) => taken.slice(hits).flat());

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

/** What comes before the rounds that are like one another. */
export interface Opening {
	/** The first of them, where its dice are others. */
	readonly first?: readonly [attacker: Strength, defender: Strength];
	/** The chance of each number of hits on a side before it. */
	readonly fire?: readonly [onAttacker: readonly number[], onDefender: readonly number[]];
}

const NO_FIRE = [[1], [1]] as const;

/** Round after round, both sides at once, until one has nothing left. */
export function oddsOf(
	attacker: Strength,
	defender: Strength,
	{ first, fire = NO_FIRE }: Opening = {}
): Odds {
	const [lastA, lastD] = [attacker.length - 1, defender.length - 1];
	const empty = () =>
		Array.from({ length: lastA + 1 }, () => Array.from({ length: lastD + 1 }, () => 0));
	// The chance that the fight comes to stand with so many hits taken by each.
	let stands = empty();
	const add = (a: number, d: number, by: number) => {
		const row = stands[Math.min(a, lastA)];
		const col = Math.min(d, lastD);
		if (row) row[col] = (row[col] ?? 0) + by;
	};
	const at = (a: number, d: number): number => stands[a]?.[d] ?? 0;
	for (const [a, p] of fire[0].entries()) for (const [d, q] of fire[1].entries()) add(a, d, p * q);
	if (first) {
		const before = stands;
		const volleys = first.map((side) => side.map(hitsOf));
		stands = empty();
		for (const [a, row] of before.entries())
			for (const [d, p] of row.entries()) {
				const isOver = a === lastA || d === lastD;
				const [onD = [1], onA = [1]] = isOver ? [] : [volleys[0]?.[a], volleys[1]?.[d]];
				for (const [i, q] of onA.entries())
					for (const [j, r] of onD.entries()) add(a + i, d + j, p * q * r);
			}
	}
	const volleys = [attacker.map(hitsOf), defender.map(hitsOf)] as const;
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
