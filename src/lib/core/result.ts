/** A rule says no with a value, never with an exception; exceptions are our own bugs. */
import type { Words } from './words';

/** Why something may not be done: the id of the rule, and words that teach it. Changes nothing. */
export interface Refusal {
	readonly rule: string;
	readonly say: Words;
}

export type Result<T> =
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (rule: string, say: Words): { ok: false; refusal: Refusal } => ({
	ok: false,
	refusal: { rule, say }
});

/** Ends every switch: a new variant becomes a type error at each place that must learn it. */
export function unreachable(value: never): never {
	throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
