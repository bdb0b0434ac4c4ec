/** What the law of views and imagined worlds need: what is hidden from somebody is dealt anew, by other names for the same pieces. */
import { shuffle } from '../../core';
import type { Dice } from '../../core';
import { named, UNSEEN } from './copies';

export type Names = ReadonlyMap<string, string>;

/** Shuffled as if they had lain in the order of their names: how they did lie tells nothing of the new order. */
export const shuffledAnew = <Id extends string>(ids: readonly Id[], dice: Dice): Id[] =>
	shuffle(ids.slice().sort(), dice);

/** Each of these under the name of another one, or its own. */
export function permuted<Id extends string>(ids: readonly Id[], dice: Dice): Map<Id, Id> {
	const anew = shuffledAnew(ids, dice);
	return new Map(ids.map((id, i) => [id, anew[i] ?? id]));
}

/** The same JSON with other names for what the pattern finds. */
export const renamed = <T>(value: T, pattern: RegExp, names: Names): T =>
	JSON.parse(JSON.stringify(value).replace(pattern, (name) => names.get(name) ?? name)) as T;

/** The new names of copies with numbers that fit where the cards lie (`copies.ts`); `kept` stay as they are. */
export function numbered(
	names: Names,
	lies: ReadonlyMap<string, number>,
	kept: readonly string[] = []
): Names {
	const used = kept.slice();
	return new Map(
		[...names].map(([card, anew]) => {
			const [name = anew] = named([anew], lies.get(card) ?? UNSEEN, used);
			used.push(name);
			return [card, name] as const;
		})
	);
}
