/**
 * Effects change values. Whatever is in force is asked the same question, in the one order of the
 * rulebook, and each may change the answer. (Effects also respond at moments and replace events:
 * that is what windows are for, where a pending event lies on the stack for them to change.)
 */

/** For each value a game computes: what it is made from, and its type. */
export type Values = { readonly [name: string]: { readonly of: unknown; readonly value: unknown } };

/** Small pure functions: the value so far in, the value from here on out. */
export type Changes<P, Owner, T extends Values> = {
	readonly [K in keyof T]?: (
		play: P,
		owner: Owner,
		value: T[K]['value'],
		of: T[K]['of']
	) => T[K]['value'];
};

/** An effect in force, with whose it is. */
export interface InForce<P, Owner, T extends Values> {
	readonly owner: Owner;
	readonly changes: Changes<P, Owner, T>;
}

/** `value` after every effect in force has had its say, in the order given; `noted` hears what each made of it. */
export function changed<P, Owner, T extends Values, K extends keyof T, Kept = unknown>(
	play: P,
	inForce: readonly (InForce<P, Owner, T> & Kept)[],
	name: K,
	value: T[K]['value'],
	of: T[K]['of'],
	noted?: (effect: Kept, before: T[K]['value'], after: T[K]['value']) => void
): T[K]['value'] {
	let result = value;
	for (const effect of inForce) {
		const change = effect.changes[name];
		if (!change) continue;
		const before = result;
		result = change(play, effect.owner, before, of);
		noted?.(effect, before, result);
	}
	return result;
}
