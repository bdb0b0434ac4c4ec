/** Technologies stand on others (TI-19.4): which are still to be had until there are so many of one colour. */
import { keysOf } from '../../kit';
import { COLOURS, TECHNOLOGIES } from '../tables';
import { techOf } from '../tables/by-id';
import type { TechId } from '../types';
import { recall, self } from './sight';
import type { Sight } from './sight';

/** Technologies that are missing, with all that they stand on: a bit for each, as thousands of them are compared. */
type Ladder = number;

const ALL: readonly TechId[] = keysOf(TECHNOLOGIES);
const BITS: ReadonlyMap<TechId, Ladder> = new Map(ALL.map((id, i) => [id, 1 << i]));
const bitOf = (id: TechId): Ladder => BITS.get(id) ?? 0;

function lengthOf(ladder: Ladder): number {
	let n = 0;
	for (let left = ladder; left !== 0; left &= left - 1) n++;
	return n;
}

export interface Shortest {
	/** Technologies of the shortest ladder. */
	readonly missing: number;
	/** What is on one of the ladders that are as short as that. */
	readonly steps: ReadonlySet<TechId>;
}

/**
 * What is missing to own so many technologies of one colour. Two of a colour may be farther from it than none of
 * another: the third blue one stands on three of other colours.
 */
export const shortestTo = (sight: Sight, n: number): Shortest =>
	recall(sight, `ladder to ${n}`, () => shortest(self(sight).techs, n));

function shortest(owned: readonly TechId[], n: number): Shortest {
	const toOne = laddersFrom(owned);
	const ladders = COLOURS.flatMap((colour) => {
		const all = ALL.filter((id) => techOf(id).colour === colour);
		const left = all.filter((id) => !owned.includes(id));
		const missing = Math.max(0, n - (all.length - left.length));
		return choose(left, missing).flatMap((some) => together(some.map(toOne)));
	});
	const missing = Math.min(...ladders.map(lengthOf));
	let steps = 0;
	for (const ladder of ladders) if (lengthOf(ladder) === missing) steps |= ladder;
	return { missing, steps: new Set(ALL.filter((id) => (steps & bitOf(id)) !== 0)) };
}

/** All ways to take so many of these. */
function choose<T>([first, ...others]: readonly T[], n: number): T[][] {
	if (n === 0) return [[]];
	if (first === undefined) return [];
	return [...choose(others, n - 1).map((some) => [first, ...some]), ...choose(others, n)];
}

/** Ladders to one technology for whoever owns these: several where any of those it needs will do. */
function laddersFrom(owned: readonly TechId[]): (id: TechId) => readonly Ladder[] {
	const known = new Map<TechId, readonly Ladder[]>(owned.map((id) => [id, [0]]));
	const toOne = (id: TechId): readonly Ladder[] => {
		const before = known.get(id);
		if (before) return before;
		const { needs } = techOf(id);
		const below = !needs
			? [0]
			: 'all' in needs
				? together(needs.all.map(toOne))
				: needs.any.flatMap(toOne);
		const ladders = [...new Set(below.map((ladder) => ladder | bitOf(id)))];
		known.set(id, ladders);
		return ladders;
	};
	return toOne;
}

/** One ladder of each, together. */
function together(each: readonly (readonly Ladder[])[]): readonly Ladder[] {
	let found = new Set<Ladder>([0]);
	for (const ladders of each) {
		const more = new Set<Ladder>();
		for (const ladder of found) for (const other of ladders) more.add(ladder | other);
		found = more;
	}
	return [...found];
}
