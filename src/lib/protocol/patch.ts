/**
 * What changed between two JSON values, small enough to send after every decision.
 *
 * A patch is one of four things, told apart by their form alone:
 * - `[value]`: the value is now this one (so null survives, unlike in a merge patch);
 * - `[at, drop, items]`: in a list, from place `at` drop so many and put these items there;
 * - `{ key: patch }`: go on inside an object (or a list of the same length, by index);
 * - `0`, inside an object only: the key is gone.
 */
import type { Json } from '../core/ids';

export type Patch =
	| readonly [Json]
	| readonly [at: number, drop: number, items: readonly Json[]]
	| { readonly [key: string]: Patch | 0 };

type Bag = { readonly [key: string]: unknown };

const isBag = (value: unknown): value is Bag =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the object itself holds: `toString` and its kin belong to every object, and are nobody's data. */
const own = (bag: Bag, key: string): unknown => (Object.hasOwn(bag, key) ? bag[key] : undefined);

/** Whether two JSON values are the same; a key that holds `undefined` counts as absent. */
export function same(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (Array.isArray(a))
		return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
	if (!isBag(a) || !isBag(b)) return false;
	for (const key in a) if (!same(a[key], own(b, key))) return false;
	for (const key in b) if (b[key] !== undefined && own(a, key) === undefined) return false;
	return true;
}

/**
 * What makes `after` of `before`; undefined when nothing does. Shares values with `after`: write it
 * down (JSON) before `after` changes.
 */
export function diff(before: unknown, after: unknown): Patch | undefined {
	if (before === after) return undefined;
	if (Array.isArray(before) && Array.isArray(after))
		return before.length === after.length ? diffInside(before, after) : splice(before, after);
	if (isBag(before) && isBag(after)) return diffBags(before, after);
	return [after as Json];
}

function diffBags(before: Bag, after: Bag): Patch | undefined {
	let patch: Record<string, Patch | 0> | undefined;
	for (const key in after) {
		const value = after[key];
		if (value === undefined) continue;
		const known = own(before, key);
		const change = known === undefined ? ([value as Json] as const) : diff(known, value);
		if (change) (patch ??= {})[key] = change;
	}
	for (const key in before)
		if (before[key] !== undefined && own(after, key) === undefined) (patch ??= {})[key] = 0;
	return patch;
}

function diffInside(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
	let patch: Record<string, Patch> | undefined;
	for (let i = 0; i < after.length; i++) {
		const change = diff(before[i], after[i]);
		if (change) (patch ??= {})[i] = change;
	}
	return patch;
}

function splice(before: readonly unknown[], after: readonly unknown[]): Patch {
	const most = Math.min(before.length, after.length);
	let head = 0;
	while (head < most && same(before[head], after[head])) head++;
	let tail = 0;
	while (
		tail < most - head &&
		same(before[before.length - 1 - tail], after[after.length - 1 - tail])
	)
		tail++;
	return [head, before.length - head - tail, after.slice(head, after.length - tail) as Json[]];
}

/** The value after the patch. The old value stays as it was; unchanged parts are shared. Throws on a patch that does not fit. */
export function apply(value: unknown, patch: Patch): unknown {
	if (isReplacement(patch)) return patch[0];
	if (isSplice(patch)) {
		if (!Array.isArray(value)) throw new Error('A list patch needs a list.');
		const [at, drop, items] = patch;
		return [
			...(value as unknown[]).slice(0, at),
			...items,
			...(value as unknown[]).slice(at + drop)
		];
	}
	if (Array.isArray(value)) {
		const list = value.slice() as unknown[];
		for (const [key, change] of Object.entries(patch)) {
			const at = Number(key);
			if (change === 0 || !(at < list.length)) throw new Error('A list patch does not fit.');
			list[at] = apply(list[at], change);
		}
		return list;
	}
	if (!isBag(value)) throw new Error('A patch needs an object.');
	const bag: Record<string, unknown> = { ...value };
	for (const [key, change] of Object.entries(patch)) {
		if (change === 0) delete bag[key];
		else bag[key] = apply(own(bag, key), change);
	}
	return bag;
}

const isReplacement = (patch: Patch): patch is readonly [Json] =>
	Array.isArray(patch) && patch.length === 1;

const isSplice = (patch: Patch): patch is readonly [number, number, readonly Json[]] =>
	Array.isArray(patch) && patch.length === 3;
