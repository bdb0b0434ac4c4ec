/** Options that settle others, such as belong to another, and such as mean something only with enough seats. */
import { describe, expect, it } from 'vitest';
import { initially, isSettled, listed, withSettled } from '../../src/lib/core';
import type { OptionsOf } from '../../src/lib/core';
import { openTo } from '../../src/lib/core/options';
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

describe('an option within another', () => {
	const suns = [1, 2].map((value) => ({ value, say: words(String(value)) }));
	const ROW = listed<{ suns: number; spots: number; rings: number }>({
		suns: { say: words('Suns'), rule: 'TOY-1', values: suns, initial: 1 },
		spots: { say: words('Spots'), rule: 'TOY-1', values: suns, initial: 1, within: 'suns' },
		rings: { say: words('Rings'), rule: 'TOY-1', values: suns, initial: 1, fromSeats: 3 }
	});
	const open = (values: { readonly [id: string]: number }, seats = 2) =>
		openTo(ROW, values, seats).map(({ id }) => id);

	it('is there to be chosen once that one is chosen, and not before', () => {
		expect(open({})).toEqual(['suns']);
		expect(open({ suns: 1, spots: 2 })).toEqual(['suns']);
		expect(open({ suns: 2 })).toEqual(['suns', 'spots']);
		expect(open({}, 3)).toEqual(['suns', 'rings']);
	});
});

describe('the options of each game', () => {
	it('are within an option of the same game that stands by itself', () => {
		const inner = Object.values(GAMES).flatMap(({ options }) =>
			options.flatMap((spec) => (spec.within ? [{ options, spec }] : []))
		);
		expect(inner.map(({ spec }) => spec.id)).toContain('hazardMode');
		for (const { options, spec } of inner) {
			const around = options.find(({ id }) => id === spec.within);
			expect(around, spec.id).toBeDefined();
			expect(around?.within, spec.id).toBeUndefined();
			// What is shown at once would come and go.
			expect(spec.first, spec.id).toBeUndefined();
		}
	});

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
