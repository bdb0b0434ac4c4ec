/** The replay page shows of a file what holds, and nothing beyond. */
import { describe, expect, it } from 'vitest';
import { ranThrough } from '../../src/lib/core';
import { Reel } from '../../src/lib/ui/page/reel';
import { simulateAndSave } from '../../tools/lib/simulate';
import { toy } from '../support/toy';
import { said } from '../support/said';

const { saved } = simulateAndSave({ game: toy, seats: 3, levels: ['random'], seed: 5 });
const middle = Math.floor(saved.moves.length / 2);

describe('a saved game on the replay page', () => {
	it('can be wound to every move, forth and back', () => {
		const reel = ranThrough(Reel.wind(toy, saved));
		expect(reel.verdict.ok).toBe(true);
		expect(reel.length).toBe(saved.moves.length);
		for (const n of [0, saved.moves.length, middle, 1])
			expect(reel.at(n, 'watcher').open.n).toBeLessThanOrEqual(n);
		expect(reel.at(saved.moves.length, 'watcher').open.over).not.toBeNull();
	});

	it('given a move that is not what it was, then it ends before that one, and says why', () => {
		const moves = saved.moves.map((move, i) => (i === middle ? { ...move, print: 'f' } : move));
		const reel = ranThrough(Reel.wind(toy, { ...saved, moves }));
		expect(reel.length).toBe(middle);
		expect(reel.verdict).toMatchObject({ ok: false, moves: middle, fingerprints: false });
	});

	it('given a file that cannot be set up, then there is nothing to see, and it says why', () => {
		const reel = ranThrough(Reel.wind(toy, { ...saved, rules: 99 }));
		expect(reel.length).toBeNull();
		expect(said(reel.verdict.why)).toMatch(/./);
	});
});
