/** Whether two values are the same as JSON, without writing them down. */

export type Bag = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * What the object itself holds: `toString` and its kin belong to every object, and are nobody's data.
 * All of those are functions, which JSON has none of, but one; so that most keys are read at once.
 */
export function own(bag: Bag, key: string): unknown {
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
