/** What the law of views needs: what is hidden from somebody is dealt anew, by other names for the same pieces. */
import { shuffle } from '../../core';
import type { Dice } from '../../core';

export type Names = ReadonlyMap<string, string>;

/** Each of these under the name of another one, or its own. */
export function permuted<Id extends string>(ids: readonly Id[], dice: Dice): Map<Id, Id> {
	const anew = shuffle(ids.slice(), dice);
	return new Map(ids.map((id, i) => [id, anew[i] ?? id]));
}

/** The same JSON with other names for what the pattern finds. */
export const renamed = <T>(value: T, pattern: RegExp, names: Names): T =>
	JSON.parse(JSON.stringify(value).replace(pattern, (name) => names.get(name) ?? name)) as T;
