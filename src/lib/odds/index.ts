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
	const chances: number[] = Array.from({ length: dice.length + 1 }, (_, n) => (n === 0 ? 1 : 0));
	for (const [k, hit] of dice.entries())
		for (let n = k + 1; n >= 0; n--)
			chances[n] = (chances[n] ?? 0) * (1 - hit) + (n > 0 ? (chances[n - 1] ?? 0) * hit : 0);
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

/** A battle before the attacker has come: of both rounds, the first and those after it. */
export interface Coming<Unit extends string> {
	readonly strength: readonly [first: Strength, then: Strength];
	/** What each unit of the attacker that comes brings, in the order hits take them. */
	readonly bearers: readonly [first: readonly Bearing<Unit>[], then: readonly Bearing<Unit>[]];
	readonly fire: readonly [onAttacker: readonly number[], onDefender: readonly number[]];
}

/** What one hit takes of a side: a unit with its dice, or no dice where it is only borne. */
interface Bearing<Unit extends string> {
	readonly unit: Unit;
	readonly dice: readonly number[];
}

/** How it would end if so many of each came; null: nobody would fight. */
export function oddsOfComing<Unit extends string>(
	{ strength, bearers, fire }: Coming<Unit>,
	countOf: (unit: Unit) => number
): Odds | null {
	const coming = (side: readonly Bearing<Unit>[]) =>
		strengthFrom(
			side.flatMap(({ unit, dice }) => Array.from({ length: countOf(unit) }, () => dice))
		);
	const then = coming(bearers[1]);
	return then.length > 1
		? oddsOf(then, strength[1], { first: [coming(bearers[0]), strength[0]], fire })
		: null;
}

/** Round after round, both sides at once, until one has nothing left. */
export function oddsOf(
	attacker: Strength,
	defender: Strength,
	{ first, fire = NO_FIRE }: Opening = {}
): Odds {
	const [lastA, lastD] = [attacker.length - 1, defender.length - 1];
	const width = lastD + 1;
	const empty = () => new Float64Array((lastA + 1) * width);
	// The chance that the fight comes to stand with so many hits taken by each.
	let stands = empty();
	const at = (a: number, d: number): number => stands[a * width + d] ?? 0;
	/** Both roll: from so many hits taken, with this chance, to all that may follow. */
	const roll = (a: number, d: number, by: number, { onA, onD, stays }: Volleys) => {
		if (by === 0) return;
		for (let i = 0; i < onA.length; i++) {
			const here = by * (onA[i] ?? 0);
			const row = Math.min(a + i, lastA) * width;
			for (let j = i === 0 && !stays ? 1 : 0; j < onD.length; j++) {
				const to = row + Math.min(d + j, lastD);
				stands[to] = (stands[to] ?? 0) + here * (onD[j] ?? 0);
			}
		}
	};
	roll(0, 0, 1, { onA: fire[0], onD: fire[1], stays: true });
	if (first) {
		const before = stands;
		const volleys = first.map((side) => side.map(hitsOf));
		stands = empty();
		for (let a = 0; a <= lastA; a++)
			for (let d = 0; d <= lastD; d++) {
				const isOver = a === lastA || d === lastD;
				const [onD = [1], onA = [1]] = isOver ? [] : [volleys[0]?.[a], volleys[1]?.[d]];
				roll(a, d, before[a * width + d] ?? 0, { onA, onD, stays: true });
			}
	}
	const volleys = [attacker.map(hitsOf), defender.map(hitsOf)] as const;
	for (let a = 0; a < lastA; a++)
		for (let d = 0; d < lastD; d++) {
			const [onD = [], onA = []] = [volleys[0][a], volleys[1][d]];
			// Rounds in which nobody hits change nothing.
			const still = (onD[0] ?? 0) * (onA[0] ?? 0);
			if (still < 1) roll(a, d, at(a, d) / (1 - still), { onA, onD, stays: false });
		}
	const sum = (one: (n: number) => number, to: number) =>
		Array.from({ length: to }, (_, n) => one(n)).reduce((all, n) => all + n, 0);
	return { attacker: sum((a) => at(a, lastD), lastA), defender: sum((d) => at(lastA, d), lastD) };
}

/** The chance of each number of hits on both sides; `stays`: that there is none counts too. */
interface Volleys {
	readonly onA: readonly number[];
	readonly onD: readonly number[];
	readonly stays: boolean;
}
