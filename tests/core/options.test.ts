/** Options that settle others, and such as mean something only with enough seats. */
import { describe, expect, it } from 'vitest';
import { initially, isSettled, listed, withSettled } from '../../src/lib/core';
import type { OptionsOf } from '../../src/lib/core';
import { GAMES } from '../../src/lib/games';
import { words } from '../support/said';

interface Toy {
	readonly suns: 1 | 2;
	readonly moons: 1 | 2 | 3;
}
const TOY: OptionsOf<Toy> = {
	suns: {
		say: words('Suns'),
		rule: 'TOY-1',
		values: [
			{ value: 1, say: words('1') },
			{ value: 2, say: words('2') }
		],
		initial: 1
	},
	moons: {
		say: words('Moons'),
		rule: 'TOY-1',
		values: [
			{ value: 1, say: words('1') },
			{ value: 2, say: words('2') },
			{ value: 3, say: words('3') }
		],
		initial: 1,
		settled: { by: 'suns', when: 2, to: 3 }
	}
};

describe('an option that another settles', () => {
	it('is what that makes of it, whatever was chosen, and else what was chosen', () => {
		expect(withSettled(TOY, { suns: 2, moons: 2 })).toEqual({ suns: 2, moons: 3 });
		expect(withSettled(TOY, { suns: 1, moons: 2 })).toEqual({ suns: 1, moons: 2 });
		expect(withSettled(TOY, initially(TOY))).toEqual({ suns: 1, moons: 1 });
	});

	it('says so to a lobby, by what the table has chosen so far', () => {
		const [suns, moons] = listed(TOY);
		expect(isSettled(moons!, { suns: 2 })).toBe(true);
		expect(isSettled(moons!, { suns: 1 })).toBe(false);
		expect(isSettled(moons!, {})).toBe(false);
		expect(isSettled(suns!, { suns: 2 })).toBe(false);
	});
});

describe('the options of each game', () => {
	it('are settled by an option of the same game at a value that is not its first, to a value of their own', () => {
		const settled = Object.values(GAMES).flatMap(({ options }) =>
			options.flatMap((spec) => (spec.settled ? [{ options, spec, ...spec.settled }] : []))
		);
		expect(settled.map(({ spec }) => spec.id)).toContain('coloniesToWin');
		for (const { options, spec, by, when, to } of settled) {
			const other = options.find(({ id }) => id === by);
			expect(other?.values.map(({ value }) => value)).toContain(when);
			expect(other?.initial).not.toBe(when);
			expect(spec.values.map(({ value }) => value)).toContain(to);
		}
	});

	it('mean something at the largest table at least', () => {
		for (const { options, seats } of Object.values(GAMES))
			for (const { fromSeats = seats.min } of options) {
				expect(fromSeats).toBeGreaterThanOrEqual(seats.min);
				expect(fromSeats).toBeLessThanOrEqual(seats.max);
			}
	});
});
