/** Check, count, list and sample of every shape of decision agree. */
import { msg } from '$lib/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceFrom } from '../../src/lib/bots';
import {
	complaint,
	countAnswers,
	listAnswers,
	PROMISE_LENGTH,
	sampleAnswer,
	thenOf
} from '../../src/lib/core';
import type { Answer, Shape } from '../../src/lib/core';
import { illegalAnswers, NONSENSE } from '../support/illegal';
import { runs } from '../support/positions';
import { asChoices, deal, plain, shape, written } from '../support/shapes';
import { said } from '../support/said';

/** Answers of this shape's type, legal or not. */
function anyAnswer(shape: Shape): fc.Arbitrary<Answer> {
	switch (shape.type) {
		case 'one':
			return fc.constantFrom(...shape.choices).chain((choice): fc.Arbitrary<Answer> => {
				const { id } = choice;
				const then = thenOf(shape, choice);
				return then
					? fc.oneof(
							fc.constant({ pick: id }),
							anyAnswer(then).map((rest) => ({ pick: id, then: rest }))
						)
					: fc.constant({ pick: id });
			});
		case 'some':
			return fc
				.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 })
				.map((picks) => ({ picks }));
		case 'amount':
			return fc.integer({ min: shape.min - 2, max: shape.max + 2 }).map((n) => ({ amount: n }));
		case 'order':
			return fc
				.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 })
				.map((names) => ({ order: names }));
		case 'split':
			return fc
				.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.integer({ min: 0, max: 5 }))
				.map((parts) => ({ split: { ...parts } }));
		case 'confirm':
			return fc.boolean().map((yes) => ({ yes }));
		case 'deal':
			return fc.constant({ refuse: true });
	}
}

function check<T>(property: fc.IProperty<T>, numRuns = 150): void {
	fc.assert(property, runs(numRuns));
}

describe('shapes', () => {
	it('every listed answer is legal and listed once', () => {
		check(
			fc.property(shape, (given) => {
				const listed = listAnswers(given, 5000);
				for (const answer of listed) expect(complaint(given, answer)).toBeNull();
				expect(new Set(listed.map(written)).size).toBe(listed.length);
			})
		);
	});

	it('the count is the length of the list; of deals it is the least there can be', () => {
		check(
			fc.property(plain, (given) => {
				fc.pre(countAnswers(given) <= 5000);
				expect(listAnswers(given, 5000)).toHaveLength(countAnswers(given));
			})
		);
		check(
			fc.property(deal, (given) => {
				fc.pre(countAnswers(given) <= 5000);
				expect(listAnswers(given, 5000)).toHaveLength(countAnswers(given));
			})
		);
	});

	it('an answer is legal exactly when it is listed', () => {
		check(
			fc.property(
				plain
					.filter((given) => countAnswers(given) <= 2000)
					.chain((given) => fc.tuple(fc.constant(given), anyAnswer(given))),
				([given, answer]) => {
					const listed = new Set(listAnswers(given, 2000).map(written));
					expect(complaint(given, answer) === null).toBe(listed.has(written(answer)));
				}
			),
			500
		);
	});

	it('a list that is cut short is the beginning of the whole', () => {
		check(
			fc.property(shape, fc.nat(12), (given, most) => {
				expect(listAnswers(given, most)).toEqual(listAnswers(given, 5000).slice(0, most));
			})
		);
	});

	it('every sample is legal, and the same dice give the same one', () => {
		check(
			fc.property(shape, fc.nat(), (given, seed) => {
				const answer = sampleAnswer(given, diceFrom(seed));
				expect(complaint(given, answer)).toBeNull();
				expect(sampleAnswer(given, diceFrom(seed))).toEqual(answer);
			}),
			500
		);
	});

	it('given a choice that ends, then it asks nothing of what all others ask', () => {
		const asked: Shape = {
			type: 'one',
			choices: [
				{ id: 'none', say: msg('None'), ends: true },
				{ id: 'some', say: msg('Some') }
			],
			then: { type: 'amount', min: 1, max: 2 }
		};
		expect(listAnswers(asked, 9)).toEqual([
			{ pick: 'none' },
			{ pick: 'some', then: { amount: 1 } },
			{ pick: 'some', then: { amount: 2 } }
		]);
		expect(complaint(asked, { pick: 'none', then: { amount: 1 } })).not.toBeNull();
		expect(complaint(asked, { pick: 'some' })).not.toBeNull();
	});

	it('takes nothing from a place that holds nothing', () => {
		const given: Shape = {
			type: 'split',
			places: [
				{ id: 'empty', say: msg('Empty'), max: 0 },
				{ id: 'full', say: msg('Full'), max: 2 }
			],
			...{ min: 2, max: 2 }
		};
		for (let seed = 0; seed < 20; seed++)
			expect(sampleAnswer(given, diceFrom(seed))).toEqual({ split: { full: 2 } });
	});

	it('samples reach every answer of a small shape', () => {
		const given: Shape = {
			type: 'one',
			choices: [
				{ id: 'a', say: msg('A'), then: { type: 'amount', min: 1, max: 3 } },
				{
					id: 'b',
					say: msg('B'),
					then: {
						type: 'split',
						min: 1,
						max: 2,
						places: [
							{ id: 'x', say: msg('X'), max: 2 },
							{ id: 'y', say: msg('Y'), max: 1 }
						]
					}
				}
			]
		};
		const dice = diceFrom(1);
		const drawn = new Set(Array.from({ length: 400 }, () => written(sampleAnswer(given, dice))));
		expect(drawn.size).toBe(countAnswers(given));
		expect(countAnswers(given)).toBe(3 + 4); // 1, 2, 3; then x, y, 2x, x and y
	});

	it('nonsense and near misses are refused in words', () => {
		check(
			fc.property(shape, (given) => {
				for (const answer of [...NONSENSE, ...illegalAnswers(given)])
					expect(said(complaint(given, answer)?.say), JSON.stringify(answer)).toMatch(
						/^[A-Z].*\.$/s
					);
			})
		);
	});

	it('a refusal teaches: it says what is allowed and what was tried', () => {
		const places = [{ id: 'p', say: msg('planet 1'), max: 2 }];
		const choices = asChoices(['a', 'b', 'c']);
		const tries: [Shape, unknown, string][] = [
			[{ type: 'amount', min: 1, max: 4 }, { amount: 5 }, 'Name 1 to 4; you named 5.'],
			[{ type: 'amount', min: 2, max: 2 }, { amount: 5 }, 'Name exactly 2; you named 5.'],
			[
				{ type: 'some', choices, min: 1, max: 2 },
				{ picks: ['a', 'b', 'c'] },
				'Pick 1 to 2; you picked 3.'
			],
			[
				{
					type: 'some',
					choices,
					min: 0,
					max: 3,
					limits: [{ say: msg('Fighters you can lose'), most: 1, uses: { a: 1, b: 1 } }]
				},
				{ picks: ['a', 'b', 'c'] },
				'Fighters you can lose: 1; that takes 2.'
			],
			[
				{ type: 'split', places, min: 1, max: 2 },
				{ split: { p: 3 } },
				'At most 2 at planet 1; you named 3.'
			],
			[
				{
					type: 'split',
					places: [{ id: 'p', say: msg('there'), max: 2 }],
					min: 1,
					max: 2,
					limits: [{ say: msg('Production'), most: 5, uses: { p: 3 } }]
				},
				{ split: { p: 2 } },
				'Production: 5; that takes 6.'
			],
			[
				{ type: 'split', places, min: 1, max: 2 },
				{ split: {} },
				'Choose 1 to 2 in all; you chose 0.'
			]
		];
		for (const [given, answer, words] of tries)
			expect(complaint(given, answer)?.say).toEqual(words);
	});

	it('an offer is accepted only as it stands, by the other side, and when it can be kept', () => {
		const terms = { give: {}, get: {}, promise: '' };
		const talk = (standing: Extract<Shape, { type: 'deal' }>['standing']): Shape => ({
			type: 'deal',
			give: { seat: 'seat:1', fields: [] },
			get: { seat: 'seat:2', fields: [] },
			atLeast: 1,
			standing
		});
		const theirs = talk({ by: 'seat:2', n: 3, terms });
		expect(complaint(theirs, { accept: 3 })).toBeNull();
		expect(complaint(theirs, { accept: 2 })?.say).toEqual('That offer was changed meanwhile.');
		expect(complaint(talk({ by: 'seat:1', n: 3, terms }), { accept: 3 })).not.toBeNull();
		expect(complaint(talk(null), { accept: 1 })).not.toBeNull();
		const beyond = talk({ by: 'seat:2', n: 3, terms, cannot: msg('You do not hold that.') });
		expect(listAnswers(beyond, 9)).toEqual([{ refuse: true }]);
	});

	it('a promise has a longest length', () => {
		const given: Shape = {
			type: 'deal',
			give: {
				seat: 'seat:1',
				fields: [{ id: 'n', say: msg('N'), shape: { type: 'amount', min: 1, max: 2 } }]
			},
			get: { seat: 'seat:2', fields: [] },
			atLeast: 1,
			standing: null
		};
		const offer = (promise: string) => ({
			offer: { give: { n: { amount: 1 } }, get: {}, promise }
		});
		expect(complaint(given, offer('x'.repeat(PROMISE_LENGTH)))).toBeNull();
		expect(complaint(given, offer('x'.repeat(PROMISE_LENGTH + 1)))).not.toBeNull();
	});
});
