/** Technologies stand on others (TI-19.4): which are still to be had until there are so many of one colour. */
import { keysOf } from '../../kit';
import { COLOURS, TECHNOLOGIES } from '../tables';
import { techOf } from '../tables/by-id';
import type { TechId } from '../types';
import { recall, self } from './sight';
import type { Sight } from './sight';

/** Technologies that are missing, with all that they stand on. */
type Ladder = ReadonlySet<TechId>;

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
	const ladders = COLOURS.flatMap((colour) => {
		const all = keysOf(TECHNOLOGIES).filter((id) => TECHNOLOGIES[id].colour === colour);
		const left = all.filter((id) => !owned.includes(id));
		const missing = Math.max(0, n - owned.filter((id) => techOf(id).colour === colour).length);
		return choose(left, missing).flatMap((some) => together(some, owned));
	});
	const missing = Math.min(...ladders.map(({ size }) => size));
	const steps = ladders.filter(({ size }) => size === missing).flatMap((ladder) => [...ladder]);
	return { missing, steps: new Set(steps) };
}

/** All ways to take so many of these. */
function choose<T>([first, ...others]: readonly T[], n: number): T[][] {
	if (n === 0) return [[]];
	if (first === undefined) return [];
	return [...choose(others, n - 1).map((some) => [first, ...some]), ...choose(others, n)];
}

/** Ladders to one technology: several where any of those it needs will do. */
function laddersTo(id: TechId, owned: readonly TechId[]): Ladder[] {
	if (owned.includes(id)) return [new Set()];
	const { needs } = techOf(id);
	const below = !needs
		? [new Set<TechId>()]
		: 'all' in needs
			? together(needs.all, owned)
			: needs.any.flatMap((one) => laddersTo(one, owned));
	return below.map((ladder) => new Set([...ladder, id]));
}

/** Ladders to all of these. */
const together = (ids: readonly TechId[], owned: readonly TechId[]): Ladder[] =>
	ids.reduce<Ladder[]>(
		(ladders, id) =>
			laddersTo(id, owned).flatMap((more) =>
				ladders.map((ladder) => new Set([...ladder, ...more]))
			),
		[new Set()]
	);
