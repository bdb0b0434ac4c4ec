/**
 * What a player leans to. The fates of its species decide it, so that steady players differ from each
 * other and from game to game, and each is the same all game.
 */
import { self } from './sight';
import type { Sight } from './sight';

const LEANINGS = ['learning', 'unrest', 'war', 'growth', 'nothing'] as const;
export type Leaning = (typeof LEANINGS)[number];

/** What a player leans to counts so much more to it. */
const MORE = 1.6;

const leaningOf = (sight: Sight): Leaning =>
	LEANINGS[Math.floor(fondness(sight, '') * LEANINGS.length)] ?? 'nothing';

/** How fond a player is of something, from 0 to below 1: all that tells two things of equal use apart. */
export function fondness(sight: Sight, thing: string): number {
	const { species, traits } = self(sight);
	const text = `${species ?? ''} ${traits.join(' ')} ${thing}`;
	let sum = 7;
	for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % PRIME;
	return sum / PRIME;
}

const PRIME = 65_521;

/** How much more something of this kind is to this player. */
export const liking = (sight: Sight, kind: Leaning): number =>
	leaningOf(sight) === kind ? MORE : 1;
