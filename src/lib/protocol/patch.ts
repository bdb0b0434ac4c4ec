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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isBag = (value: unknown): value is Bag => isObject(value) && !Array.isArray(value);

/**
 * What the object itself holds: `toString` and its kin belong to every object, and are nobody's data.
 * All of those are functions, which JSON has none of, but one; so that most keys are read at once.
 */
function own(bag: Bag, key: string): unknown {
	const value = bag[key];
	return typeof value === 'function' || (key === '__proto__' && !Object.hasOwn(bag, key))
		? undefined
		: value;
}

/** Whether two JSON values are the same; a key that holds `undefined` counts as absent. */
export function same(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (!isObject(a) || !isObject(b)) return false;
	if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b);
	return !Array.isArray(b) && sameBags(a as Bag, b as Bag);
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
	if (a.length !== b.length) return false;
	for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
	return true;
}

function sameBags(a: Bag, b: Bag): boolean {
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
	if (!isObject(before) || !isObject(after)) return [after as Json];
	if (Array.isArray(before) && Array.isArray(after))
		return before.length === after.length ? diffInside(before, after) : splice(before, after);
	if (Array.isArray(before) || Array.isArray(after)) return [after as Json];
	return diffBags(before as Bag, after as Bag);
}

function diffBags(before: Bag, after: Bag): Patch | undefined {
	let patch: Record<string, Patch | 0> | undefined;
	let stayed = 0;
	for (const key in after) {
		const value = after[key];
		if (value === undefined) continue;
		const known = own(before, key);
		if (known !== undefined) stayed += 1;
		const change = known === undefined ? ([value as Json] as const) : diff(known, value);
		if (change) (patch ??= {})[key] = change;
	}
	// Counting them is quicker than looking each one up, and most often none is gone.
	if (Object.keys(before).length === stayed) return patch;
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

/** A copy of a JSON value that shares nothing with it, as if it were written down and read again, but quicker. */
export function copy<T>(value: T): T;
export function copy(value: unknown): unknown {
	if (!isObject(value)) return value;
	if (Array.isArray(value)) return value.map((item: unknown) => copy(item));
	const bag: Record<string, unknown> = {};
	for (const key in value) {
		const item = (value as Bag)[key];
		if (item !== undefined) bag[key] = copy(item);
	}
	return bag;
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
	for (const key in patch) {
		const change = patch[key] ?? 0;
		if (change === 0) delete bag[key];
		else bag[key] = apply(own(bag, key), change);
	}
	return bag;
}

const isReplacement = (patch: Patch): patch is readonly [Json] =>
	Array.isArray(patch) && patch.length === 1;

const isSplice = (patch: Patch): patch is readonly [number, number, readonly Json[]] =>
	Array.isArray(patch) && patch.length === 3;
