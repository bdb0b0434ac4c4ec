/** A set of options picked by chance, of those a game offers for it. */
import type { Dice } from './answer';
import type { OptionSpec } from './game';
import type { Json, Plain } from './ids';

type Values = { readonly [id: string]: Json };

/** At least so many are picked, and at most, where there are as many. */
const FEWEST = 2;
const MOST = 4;

/** Options that a set may bring in. */
export const surprises = (specs: readonly OptionSpec[]): readonly OptionSpec[] =>
	specs.filter(({ surprise = [] }) => surprise.length > 0);

/** Those of them that are not as they are at first. */
export const broughtIn = (specs: readonly OptionSpec[], values: Values): readonly OptionSpec[] =>
	surprises(specs).filter(({ id, initial }) => (values[id] ?? initial) !== initial);

/** Each option that a set decides on, as it is at first. */
export const asUsual = (specs: readonly OptionSpec[]): { readonly [id: string]: Plain } =>
	Object.fromEntries(
		specs.filter(({ surprise }) => surprise).map(({ id, initial }) => [id, initial])
	);

/**
 * A set other than the one chosen now: two to four options brought in, all others it decides on as they are at first.
 * `below` gives whole numbers from 0 to below what it is asked for.
 */
export function pickedFrom(
	specs: readonly OptionSpec[],
	values: Values,
	below: Dice
): { readonly [id: string]: Plain } {
	const among = surprises(specs);
	const now = broughtIn(specs, values);
	const fewest = Math.min(FEWEST, among.length);
	const n = fewest + below(Math.min(MOST, among.length) - fewest + 1);
	const left = among.slice();
	const picked = Array.from({ length: n }, () => left.splice(below(left.length), 1)).flat();
	// The same as now would look as if nothing had happened: another option then comes in for one of them.
	const [other] = left;
	if (other && picked.length === now.length && picked.every((spec) => now.includes(spec)))
		picked.splice(below(picked.length), 1, other);
	return {
		...asUsual(specs),
		...Object.fromEntries(
			picked.map(({ id, initial, surprise = [] }) => [
				id,
				surprise[below(surprise.length)] ?? initial
			])
		)
	};
}
