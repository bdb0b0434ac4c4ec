/**
 * What changed between two JSON values, small enough to send after every decision.
 *
 * A patch is one of five things, told apart by their form alone:
 * - `[value]`: the value is now this one (so null survives, unlike in a merge patch);
 * - `[at, drop, items]`: in a list, from place `at` drop so many and put these items there;
 * - `{ key: patch }`: go on inside an object (or a list of the same length, by index);
 * - `[splices, inside]`: in a list, do these `[at, drop, items]` one after the other, then go on inside;
 * - `0`, inside an object only: the key is gone.
 */
import type { Json } from '../core/ids';
import { own, same } from '../core/same';
import type { Bag } from '../core/same';

/** In a list, from place `at` drop so many and put these items there. */
type Splice = readonly [at: number, drop: number, items: readonly Json[]];
type Inside = { readonly [key: string]: Patch | 0 };

export type Patch =
	readonly [Json] | Splice | readonly [splices: readonly Splice[], inside: Inside] | Inside;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isBag = (value: unknown): value is Bag => isObject(value) && !Array.isArray(value);

/**
 * [ROOM-PATCH.1] What makes `after` of `before`; undefined when nothing does. Shares values with `after`: write it
 * down (JSON) before `after` changes.
 */
export function diff(before: unknown, after: unknown): Patch | undefined {
	if (before === after) return undefined;
	if (!isObject(before) || !isObject(after)) return [after as Json];
	if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
	if (Array.isArray(before) || Array.isArray(after)) return [after as Json];
	return diffBags(before as Bag, after as Bag);
}

function diffBags(before: Bag, after: Bag): Patch | undefined {
	let patch: Record<string, Patch | 0> | undefined;
	let stayed = 0;
	for (const key in after) {
		const value = after[key];
		if (value === undefined) continue;
		if (value === before[key]) {
			stayed += 1;
			continue;
		}
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
		if (before[i] === after[i]) continue;
		const change = diff(before[i], after[i]);
		if (change) (patch ??= {})[i] = change;
	}
	return patch;
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
	if (isInLine(before, after)) return diffInside(before, after);
	const places = placesById(before);
	if (places && places.size > 0 && placesById(after)) return diffNamed(before, places, after);
	return before.length === after.length ? diffInside(before, after) : splice(before, after);
}

function idOf(item: unknown): string | undefined {
	const id = isObject(item) ? (item as Bag)['id'] : undefined;
	return typeof id === 'string' ? id : undefined;
}

/** Whether the lists have the same things in the same places, as far as ids tell. */
function isInLine(before: readonly unknown[], after: readonly unknown[]): boolean {
	if (before.length !== after.length) return false;
	for (let i = 0; i < after.length; i++)
		if (before[i] !== after[i] && idOf(before[i]) !== idOf(after[i])) return false;
	return true;
}

/** Where each thing of a list stands by its id; undefined where one has none, or two have the same. */
function placesById(list: readonly unknown[]): ReadonlyMap<string, number> | undefined {
	const places = new Map<string, number>();
	for (let i = 0; i < list.length; i++) {
		const id = idOf(list[i]);
		if (id === undefined || places.has(id)) return undefined;
		places.set(id, i);
	}
	return places;
}

/** [ROOM-PATCH.3] In a list of things with ids, each that stays in order is compared with itself. */
function diffNamed(
	before: readonly unknown[],
	places: ReadonlyMap<string, number>,
	after: readonly unknown[]
): Patch {
	const splices: Splice[] = [];
	const inside: Record<string, Patch> = {};
	let old = 0; // what comes from here on in `before` is not accounted for
	let at = 0; // and so in `after`
	for (let i = 0; i <= after.length; i++) {
		const place = i < after.length ? places.get(idOf(after[i]) ?? '') : before.length;
		if (place === undefined || place < old) continue;
		if (place > old || i > at) splices.push([at, place - old, after.slice(at, i) as Json[]]);
		const change = i < after.length ? diff(before[place], after[i]) : undefined;
		if (change) inside[i] = change;
		[old, at] = [place + 1, i + 1];
	}
	const [only, ...others] = splices;
	for (const _ in inside) return [splices, inside];
	return only && others.length === 0 ? only : [splices, inside];
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

/** [ROOM-PATCH.2] The value after the patch. The old value stays as it was; unchanged parts are shared. Throws on a patch that does not fit. */
export function apply(value: unknown, patch: Patch): unknown {
	if (isReplacement(patch)) return patch[0];
	if (isSplice(patch)) return spliced(value, [patch]);
	if (isOfItems(patch)) return applyInside(spliced(value, patch[0]), patch[1]);
	return applyInside(value, patch);
}

function spliced(value: unknown, splices: readonly Splice[]): unknown[] {
	if (!Array.isArray(value)) throw new Error('A list patch needs a list.');
	const list = value.slice() as unknown[];
	for (const [at, drop, items] of splices) list.splice(at, drop, ...items);
	return list;
}

function applyInside(value: unknown, inside: Inside): unknown {
	if (Array.isArray(value)) {
		const list = value.slice() as unknown[];
		for (const [key, change] of Object.entries(inside)) {
			const at = Number(key);
			if (change === 0 || !(at < list.length)) throw new Error('A list patch does not fit.');
			list[at] = apply(list[at], change);
		}
		return list;
	}
	if (!isBag(value)) throw new Error('A patch needs an object.');
	const bag: Record<string, unknown> = { ...value };
	for (const key in inside) {
		const change = inside[key] ?? 0;
		if (change === 0) delete bag[key];
		else bag[key] = apply(own(bag, key), change);
	}
	return bag;
}

const isReplacement = (patch: Patch): patch is readonly [Json] =>
	Array.isArray(patch) && patch.length === 1;

const isSplice = (patch: Patch): patch is Splice => Array.isArray(patch) && patch.length === 3;

const isOfItems = (patch: Patch): patch is readonly [readonly Splice[], Inside] =>
	Array.isArray(patch) && patch.length === 2;
