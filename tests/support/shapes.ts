/** Any shape a decision can have, small, for laws about all of them. */
import { msg } from '$lib/core';
import fc from 'fast-check';
import type { Answer, Limit, Shape } from '../../src/lib/core';
import { words } from './said';

const ids = (most: number, least = 0) =>
	fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), {
		minLength: least,
		maxLength: most
	});
/** Choices named after their ids, each of a piece. */
export const asChoices = (names: string[]) =>
	names.map((id) => ({ id, say: words(`Choice ${id}`), on: `piece:${id}` }));

const some = fc.tuple(ids(5), fc.nat(5), fc.nat(5)).map(([names, a, b]): Shape => {
	const [min, max] = [Math.min(a, b, names.length), Math.min(Math.max(a, b), names.length)];
	return { type: 'some', choices: asChoices(names), min, max };
});
const amount = fc
	.tuple(fc.integer({ min: -3, max: 4 }), fc.nat(6))
	.map(([min, span]): Shape => ({ type: 'amount', min, max: min + span }));
const order = ids(5).map((names): Shape => ({ type: 'order', choices: asChoices(names) }));
const split = fc
	.tuple(
		ids(4, 1),
		fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 4, maxLength: 4 }),
		fc.nat(9),
		fc.nat(9)
	)
	.map(([names, limits, a, b]): Shape => {
		const places = names.map((id, i) => ({
			id,
			say: words(`place ${id}`),
			on: `piece:${id}`,
			max: limits[i]!
		}));
		const held = places.reduce((sum, { max }) => sum + max, 0);
		const [min, max] = [Math.min(a, b, held), Math.min(Math.max(a, b), held)];
		return { type: 'split', places, min, max };
	});
/** A limit before it is known what it must allow: what each of six uses, and how far it is from that. */
const loose = fc.record({
	uses: fc.array(fc.integer({ min: -3, max: 4 }), { minLength: 6, maxLength: 6 }),
	over: fc.option(fc.nat(6)),
	under: fc.option(fc.nat(6))
});
/**
 * Picks or splits within limits that overlap, of which some make room and some ask for a least: each shape
 * with one answer at least, which all of its bounds are drawn around.
 */
export const limited = fc
	.tuple(
		fc.oneof(some, split),
		fc.array(fc.nat(4), { minLength: 6, maxLength: 6 }),
		fc.array(loose, { minLength: 1, maxLength: 3 }),
		fc.nat(3),
		fc.nat(3)
	)
	.map(([shape, amounts, drawn, fewer, more]): Shape => {
		if (shape.type !== 'some' && shape.type !== 'split') return shape;
		const parts =
			shape.type === 'some' ? shape.choices.map(({ id }) => ({ id, max: 1 })) : shape.places;
		const taken = parts.map(({ max }, i) => Math.min(max, amounts[i]!));
		const n = taken.reduce((sum, k) => sum + k, 0);
		const all = parts.reduce((sum, { max }) => sum + max, 0);
		const limits = drawn.map(({ uses, over, under }, i): Limit => {
			const used = taken.reduce((sum, k, at) => sum + k * uses[at]!, 0);
			return {
				say: words(`Limit ${i}`),
				...(over === null && under !== null ? {} : { most: used + (over ?? 0) }),
				...(under === null ? {} : { least: used - under }),
				uses: Object.fromEntries(parts.map(({ id }, at) => [id, uses[at]!]))
			};
		});
		return { ...shape, limits, min: Math.max(0, n - fewer), max: Math.min(all, n + more) };
	});
const confirm = fc.constant<Shape>({ type: 'confirm', yes: msg('Yes'), no: msg('No') });
const flat = fc.oneof(some, limited, amount, order, split, confirm);
const one = fc
	.tuple(
		ids(5, 1),
		fc.array(fc.option(fc.oneof(flat, fc.constant('ends' as const))), {
			minLength: 5,
			maxLength: 5
		}),
		fc.option(flat)
	)
	.map(([names, thens, then]): Shape => ({
		type: 'one',
		choices: asChoices(names).map((choice, i) => {
			const further = thens[i];
			if (!further) return choice;
			return further === 'ends' ? { ...choice, ends: true } : { ...choice, then: further };
		}),
		...(then && { then })
	}));
/** Any shape but a deal. */
export const plain = fc.oneof(flat, one);
const side = (seat: 'seat:1' | 'seat:2') =>
	fc.tuple(ids(3), fc.array(plain, { minLength: 3, maxLength: 3 })).map(([names, shapes]) => ({
		seat,
		fields: names.map((id, i) => ({ id, say: words(`Field ${id}`), shape: shapes[i]! }))
	}));
export const deal = fc
	.tuple(
		side('seat:1'),
		side('seat:2'),
		fc.nat(1),
		fc.constantFrom('none', 'mine', 'theirs', 'beyond')
	)
	.map(([give, get, atLeast, offer]): Shape => ({
		type: 'deal',
		give,
		get,
		atLeast,
		standing:
			offer === 'none'
				? null
				: {
						by: offer === 'mine' ? 'seat:1' : 'seat:2',
						n: 3,
						terms: { give: {}, get: {}, promise: '' },
						...(offer === 'beyond' ? { cannot: msg('You do not hold that.') } : {})
					}
	}));
export const shape = fc.oneof(plain, deal);

/** The same answer in one way of writing: a set has no order, a place with nothing is left out. */
export function written(answer: Answer): string {
	if ('picks' in answer) return JSON.stringify([...answer.picks].sort());
	if ('split' in answer) return JSON.stringify(Object.entries(answer.split).sort());
	if ('pick' in answer) return `${answer.pick} ${answer.then ? written(answer.then) : ''}`;
	return JSON.stringify(answer);
}
