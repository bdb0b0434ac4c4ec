/**
 * What a player leans to. The fates of its species decide it, so that steady players differ from each
 * other and from game to game, and each is the same all game.
 */
import { self } from './sight';
import type { Sight } from './sight';

export const LEANINGS = ['learning', 'unrest', 'war', 'growth', 'nothing'] as const;
export type Leaning = (typeof LEANINGS)[number];

/** What a player leans to counts so much more to it. */
const MORE = 1.6;

export function leaningOf(sight: Sight): Leaning {
	const { species, traits } = self(sight);
	const text = `${species ?? ''} ${traits.join(' ')}`;
	let sum = 7;
	for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % 65_521;
	return LEANINGS[sum % LEANINGS.length] ?? 'nothing';
}

/** How much more something of this kind is to this player. */
export const liking = (sight: Sight, kind: Leaning): number =>
	leaningOf(sight) === kind ? MORE : 1;
