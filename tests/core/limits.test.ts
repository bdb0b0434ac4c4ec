/** Limits on picks and splits: everything the kernel says of them agrees with trying every answer there is. */
import { msg } from '$lib/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceFrom } from '../../src/lib/bots';
import { complaint, countAnswers, listAnswers, sampleAnswer } from '../../src/lib/core';
import type { Answer, Limit, Shape, SplitShape } from '../../src/lib/core';
import { runs } from '../support/positions';
import { limited, written } from '../support/shapes';
import { words } from '../support/said';

/** Every way to take from these parts, within nothing but what each holds. */
function waysOf(parts: readonly { id: string; max: number }[]): Record<string, number>[] {
	return parts.reduce<Record<string, number>[]>(
		(ways, { id, max }) =>
			ways.flatMap((way) =>
				Array.from({ length: max + 1 }, (_, k) => (k > 0 ? { ...way, [id]: k } : way))
			),
		[{}]
	);
}

/** All legal answers, found by trying each. */
function legal(shape: Shape): Answer[] {
	if (shape.type !== 'some' && shape.type !== 'split') throw new Error('It has no limits.');
	const parts =
		shape.type === 'some' ? shape.choices.map(({ id }) => ({ id, max: 1 })) : shape.places;
	return waysOf(parts)
		.filter((way) => {
			const n = Object.values(way).reduce((sum, k) => sum + k, 0);
			return (
				n >= shape.min &&
				n <= shape.max &&
				(shape.limits ?? []).every(({ uses, most, least }) => {
					const used = Object.entries(way).reduce((sum, [id, k]) => sum + k * (uses[id] ?? 0), 0);
					return (most === undefined || used <= most) && (least === undefined || used >= least);
				})
			);
		})
		.map((way) => (shape.type === 'some' ? { picks: Object.keys(way) } : { split: way }));
}

describe('limits', () => {
	it('the list is every answer that trying finds, and the count is how many', () => {
		fc.assert(
			fc.property(limited, (shape) => {
				const tried = legal(shape).map(written).sort();
				expect(tried.length).toBeGreaterThan(0);
				expect(listAnswers(shape, 5000).map(written).sort()).toEqual(tried);
				expect(countAnswers(shape)).toBe(tried.length);
			}),
			runs(400)
		);
	});

	it('of all ways to take, those that trying finds are legal', () => {
		fc.assert(
			fc.property(limited, (shape) => {
				const tried = new Set(legal(shape).map(written));
				if (shape.type !== 'split') return;
				for (const split of waysOf(shape.places))
					expect(complaint(shape, { split }) === null).toBe(tried.has(written({ split })));
			}),
			runs(200)
		);
	});

	it('chance reaches every answer there is, and nothing else', () => {
		const carried: SplitShape = {
			type: 'split',
			min: 1,
			max: 5,
			places: [
				{ id: 'infantry', say: msg('Infantry'), max: 3 },
				{ id: 'carrier', say: msg('Carrier'), max: 1 },
				{ id: 'pds', say: msg('PDS'), max: 1 }
			],
			limits: [
				{ say: msg('Holds'), most: 0, uses: { infantry: 1, pds: 1, carrier: -3 } },
				{ say: msg('Landing'), least: 1, uses: { infantry: 1, pds: 1 } }
			]
		};
		const dice = diceFrom(7);
		const drawn = new Set(Array.from({ length: 600 }, () => written(sampleAnswer(carried, dice))));
		expect([...drawn].sort()).toEqual(legal(carried).map(written).sort());
	});

	it('a refusal says what there is with the room that is made, and cites the limit’s own rule', () => {
		const limits: readonly Limit[] = [
			{ say: msg('Holds'), rule: 'R-1', most: 0, uses: { cargo: 1, carrier: -4 } },
			{ say: msg('Payment'), rule: 'R-2', least: 3, uses: { carrier: 2 } }
		];
		const shape: SplitShape = {
			type: 'split',
			min: 0,
			max: 10,
			places: [
				{ id: 'cargo', say: msg('Cargo'), max: 9 },
				{ id: 'carrier', say: msg('Carrier'), max: 2 }
			],
			limits
		};
		expect(complaint(shape, { split: { cargo: 6, carrier: 1 } })).toEqual({
			say: 'Holds: 4; that takes 6.',
			rule: 'R-1'
		});
		expect(complaint(shape, { split: { carrier: 1 } })).toEqual({
			say: 'Payment: at least 3; that makes 2.',
			rule: 'R-2'
		});
		expect(complaint(shape, { split: { cargo: 8, carrier: 2 } })).toBeNull();
	});

	it('a fleet of many systems is counted, listed and drawn in no time', () => {
		const systems = ['wick', 'lodor', 'arinam', 'saudor'];
		const shape: SplitShape = {
			type: 'split',
			min: 0,
			max: 40,
			places: systems.flatMap((at) =>
				['carrier', 'fighter', 'infantry', 'cruiser'].map((kind) => ({
					id: `${at} ${kind}`,
					say: words(kind),
					max: kind === 'fighter' || kind === 'infantry' ? 5 : 2
				}))
			),
			limits: [
				...systems.map((at): Limit => ({
					say: words(`Holds from ${at}`),
					most: 0,
					uses: { [`${at} fighter`]: 1, [`${at} infantry`]: 1, [`${at} carrier`]: -6 }
				})),
				{
					say: msg('Fleet Supply'),
					most: 4,
					uses: Object.fromEntries(
						systems.flatMap((at) => [
							[`${at} carrier`, 1],
							[`${at} cruiser`, 1]
						])
					)
				},
				{
					say: msg('Ground Forces'),
					least: 6,
					uses: Object.fromEntries(systems.map((at) => [`${at} infantry`, 1]))
				}
			]
		};
		const began = performance.now();
		expect(countAnswers(shape)).toBe(735_470);
		expect(listAnswers(shape, 50)).toHaveLength(50);
		for (let seed = 0; seed < 30; seed++)
			expect(complaint(shape, sampleAnswer(shape, diceFrom(seed)))).toBeNull();
		expect(performance.now() - began).toBeLessThan(5000);
	});
});
