/**
 * Limits on what is taken together, picks or units at places: whether they hold, and every way of taking
 * that keeps to them. A pick of some is a split whose places hold one each, so one walk serves both.
 */
import type { Limit, SomeShape, SplitShape } from './shape';
import { msg } from './words';
import type { Words } from './words';

/** How much is taken, by choice or place; left out: nothing. */
export type Taken = { readonly [id: string]: number };

/** What a limit stands at: what is taken of it, and the room that is made beside its own. */
export interface Tally {
	readonly takes: number;
	readonly makes: number;
}

export function tallyOf(uses: Limit['uses'], taken: Taken): Tally {
	let [takes, makes] = [0, 0];
	for (const id in taken) {
		const use = (uses[id] ?? 0) * (taken[id] ?? 0);
		if (use > 0) takes += use;
		else makes -= use;
	}
	return { takes, makes };
}

/** The first of these limits that does not hold, in words that say what there is and what was tried. */
export function overstepped(
	limits: readonly Limit[],
	taken: Taken
): { readonly say: Words; readonly limit: Limit } | null {
	for (const limit of limits) {
		const { say, most = Infinity, least = -Infinity, unmet } = limit;
		const { takes, makes } = tallyOf(limit.uses, taken);
		if (takes - makes > most)
			return {
				say: msg('{of}: {most}; that takes {takes}.', { of: say, most: most + makes, takes }),
				limit
			};
		if (takes - makes < least)
			return {
				say:
					unmet ??
					msg('{of}: at least {least}; that makes {takes}.', {
						of: say,
						least: least + makes,
						takes
					}),
				limit
			};
	}
	return null;
}

export const within = (limits: readonly Limit[], taken: Taken): boolean =>
	overstepped(limits, taken) === null;

/** What can be taken, `min` to `max` in all, within the limits. */
export interface Bounds {
	readonly parts: readonly { readonly id: string; readonly max: number }[];
	readonly min: number;
	readonly max: number;
	readonly limits: readonly Limit[];
}

export const boundsOfSome = ({ choices, min, max, limits = [] }: SomeShape): Bounds => ({
	parts: choices.map(({ id }) => ({ id, max: 1 })),
	...{ min, max, limits }
});

export const boundsOfSplit = ({ places, min, max, limits = [] }: SplitShape): Bounds => ({
	parts: places,
	...{ min, max, limits }
});

/** The points a walk can come to: so many parts decided, `n` taken, so much used of each limit. */
interface Points {
	/** Whether what is still to be decided may bring it within all bounds; after the last part: whether it is. */
	readonly isOpen: (part: number, n: number, used: readonly number[]) => boolean;
	/** The same for points from which the same can follow: what nothing to come can break is left out. */
	readonly keyOf: (part: number, n: number, used: readonly number[]) => string;
}

function pointsOf({ parts, min, max, limits }: Bounds): Points {
	/** From each part on: how many there are, and the least and most they can use of each limit. */
	const rest = [{ left: 0, low: limits.map(() => 0), high: limits.map(() => 0) }];
	for (const { id, max: most } of parts.toReversed()) {
		const after = rest[0] as (typeof rest)[number];
		const use = limits.map(({ uses }) => most * (uses[id] ?? 0));
		rest.unshift({
			left: after.left + most,
			low: after.low.map((low, i) => low + Math.min(0, use[i] ?? 0)),
			high: after.high.map((high, i) => high + Math.max(0, use[i] ?? 0))
		});
	}
	const restAt = (part: number) => rest[part] as (typeof rest)[number];
	return {
		isOpen: (part, n, used) => {
			const { left, low, high } = restAt(part);
			return (
				n <= max &&
				n + left >= min &&
				limits.every(({ most = Infinity, least = -Infinity }, i) => {
					const now = used[i] ?? 0;
					return now + (low[i] ?? 0) <= most && now + (high[i] ?? 0) >= least;
				})
			);
		},
		keyOf: (part, n, used) => {
			const { left, low, high } = restAt(part);
			const open = limits.map(({ most = Infinity, least = -Infinity }, i) => {
				const now = used[i] ?? 0;
				return now + (high[i] ?? 0) <= most && now + (low[i] ?? 0) >= least ? '' : now;
			});
			return [part, n >= min && n + left <= max ? '' : n, ...open].join(' ');
		}
	};
}

/** What is used of each limit when `k` of a part are taken too. */
const using = (limits: readonly Limit[], used: readonly number[], id: string, k: number) =>
	k === 0 ? used : limits.map(({ uses }, i) => (used[i] ?? 0) + k * (uses[id] ?? 0));

/** How many ways there are: counted part by part, over how many are taken and what they use. */
export function countWithin(bounds: Bounds): number {
	const { parts, max, limits } = bounds;
	const { isOpen, keyOf } = pointsOf(bounds);
	type State = { readonly n: number; readonly used: readonly number[]; ways: number };
	const first: State = { n: 0, used: limits.map(() => 0), ways: 1 };
	let states: readonly State[] = isOpen(0, 0, first.used) ? [first] : [];
	for (const [i, part] of parts.entries()) {
		const next = new Map<string, State>();
		for (const { n, used, ways } of states)
			for (let k = 0; k <= Math.min(part.max, max - n); k++) {
				const uses = using(limits, used, part.id, k);
				if (!isOpen(i + 1, n + k, uses)) continue;
				const key = keyOf(i + 1, n + k, uses);
				const same = next.get(key);
				if (same) same.ways += ways;
				else next.set(key, { n: n + k, used: uses, ways });
			}
		states = [...next.values()];
	}
	return states.reduce((total, { ways }) => total + ways, 0);
}

/** Whether a point leads to a way within all bounds; each is followed once. */
function leadsOn(bounds: Bounds): Points['isOpen'] {
	const { parts, max, limits } = bounds;
	const { isOpen, keyOf } = pointsOf(bounds);
	// How many are taken is all there is to keep to: a point that is open leads on.
	if (limits.length === 0) return isOpen;
	const known = new Map<string, boolean>();
	const leads: Points['isOpen'] = (i, n, used) => {
		const part = parts[i];
		if (!part || !isOpen(i, n, used)) return isOpen(i, n, used);
		const key = keyOf(i, n, used);
		let does = known.get(key);
		if (does !== undefined) return does;
		does = false;
		for (let k = Math.min(part.max, max - n); k >= 0 && !does; k--)
			does = leads(i + 1, n + k, using(limits, used, part.id, k));
		known.set(key, does);
		return does;
	};
	return leads;
}

/** The first `most` ways, those that take much of the first parts first. */
export function listWithin(bounds: Bounds, most: number): Taken[] {
	const { parts, max, limits } = bounds;
	const leads = leadsOn(bounds);
	const found: Taken[] = [];
	const walk = (i: number, n: number, used: readonly number[], taken: Taken): void => {
		if (found.length >= most || !leads(i, n, used)) return;
		const part = parts[i];
		if (!part) {
			found.push(taken);
			return;
		}
		for (let k = Math.min(part.max, max - n); k >= 0; k--)
			walk(
				i + 1,
				n + k,
				using(limits, used, part.id, k),
				k > 0 ? { ...taken, [part.id]: k } : taken
			);
	};
	walk(
		0,
		0,
		limits.map(() => 0),
		{}
	);
	return found;
}

/** One way by chance: part by part, so much as `dice` says of what still leads to a way. */
export function drawWithin(bounds: Bounds, dice: (below: number) => number): Taken {
	const { parts, max, limits } = bounds;
	const leads = leadsOn(bounds);
	const taken: Record<string, number> = {};
	let n = 0;
	let used: readonly number[] = limits.map(() => 0);
	for (const [i, { id, max: most }] of parts.entries()) {
		const amounts: number[] = [];
		for (let k = 0; k <= Math.min(most, max - n); k++)
			if (leads(i + 1, n + k, using(limits, used, id, k))) amounts.push(k);
		const k = amounts[amounts.length > 1 ? dice(amounts.length) : 0];
		if (k === undefined) throw new Error('Nothing is within the limits.');
		if (k > 0) taken[id] = k;
		used = using(limits, used, id, k);
		n += k;
	}
	return taken;
}

/** Whether more can only come nearer to a limit, so that what is taken one after the other never goes astray. */
export const onlyTighten = (limits: readonly Limit[]): boolean =>
	limits.every(({ least, uses }) => {
		if (least !== undefined) return false;
		for (const id in uses) if ((uses[id] ?? 0) < 0) return false;
		return true;
	});
