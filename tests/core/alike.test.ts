/** Answers that look alike and are alike are one answer. */
import { describe, expect, it } from 'vitest';
import { msg } from '../../src/lib/core';
import type { Choice, Shape } from '../../src/lib/core';
import { oneOfAlike } from '../../src/lib/core/alike';

const negotiate = (n: number): Choice => ({
	id: `negotiate#${n}`,
	say: msg('Negotiate'),
	on: `negotiate#${n}`
});
const one = (...choices: Choice[]): Shape => ({ type: 'one', choices });

describe('answers that are alike', () => {
	it('are one, the first of them, also where a further question asks it', () => {
		const plague = { id: 'plague', say: msg('Plague') };
		expect(oneOfAlike(one(plague, negotiate(2), negotiate(1)))).toEqual(one(plague, negotiate(2)));
		expect(oneOfAlike(one({ ...plague, then: one(negotiate(2), negotiate(1)) }))).toEqual(
			one({ ...plague, then: one(negotiate(2)) })
		);
		expect(
			oneOfAlike({ type: 'one', choices: [plague], then: one(negotiate(2), negotiate(1)) })
		).toEqual({ type: 'one', choices: [plague], then: one(negotiate(2)) });
	});

	it('are one where one of some is picked, and stay where several are', () => {
		const some = (max: number, ...choices: Choice[]): Shape => ({
			type: 'some',
			choices,
			min: 1,
			max
		});
		expect(oneOfAlike(some(1, negotiate(1), negotiate(2)))).toEqual(some(1, negotiate(1)));
		const two = some(2, negotiate(1), negotiate(2));
		expect(oneOfAlike(two)).toBe(two);
	});

	it('are told apart by all that is said of them or follows from them', () => {
		const noted = one(negotiate(1), { ...negotiate(2), note: msg('It was shown to you.') });
		expect(oneOfAlike(noted)).toBe(noted);
		const asks = one(negotiate(1), { ...negotiate(2), then: one(negotiate(3), negotiate(4)) });
		expect(oneOfAlike(asks)).toEqual(
			one(negotiate(1), { ...negotiate(2), then: one(negotiate(3)) })
		);
		const planets = one(
			{ id: 'planet:1-1', say: msg('A planet') },
			{ id: 'planet:1-2', say: msg('A planet') }
		);
		expect(oneOfAlike(planets)).toBe(planets);
	});

	it('what most would pick is the one that stands for it', () => {
		const shape: Shape = {
			type: 'one',
			choices: [negotiate(1), negotiate(2)],
			usual: 'negotiate#2'
		};
		expect(oneOfAlike(shape)).toMatchObject({ usual: 'negotiate#1' });
	});
});
