/** Chance for bots and tests: quick and repeatable, and no secret, so never the game's own. */
import type { Dice } from '../core';

/** Whole numbers from 0 to `below` − 1; the same seed gives the same ones (mulberry32). */
export function diceFrom(seed: number): Dice {
	let state = seed >>> 0;
	return (below) => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
	};
}
