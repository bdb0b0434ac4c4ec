/** Any shape a decision can have, small, for laws about all of them. */
import fc from 'fast-check';
import type { Answer, Shape } from '../../src/lib/core';

const ids = (most: number, least = 0) =>
	fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), {
		minLength: least,
		maxLength: most
	});
/** Choices named after their ids, each of a piece. */
export const asChoices = (names: string[]) =>
	names.map((id) => ({ id, say: `Choice ${id}`, on: `piece:${id}` }));

const some = fc.tuple(ids(5), fc.nat(5), fc.nat(5)).map(([names, a, b]): Shape => {
	const [min, max] = [Math.min(a, b, names.length), Math.min(Math.max(a, b), names.length)];
	return { type: 'some', choices: asChoices(names), min, max };
});
/** The same within limits, which overlap. */
const limited = fc
	.tuple(some, fc.array(fc.tuple(fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }), fc.nat(5))))
	.map(([shape, limits]): Shape => {
		if (shape.type !== 'some') return shape;
		return {
			...shape,
			min: 0,
			limits: limits.map(([uses, most], i) => ({
				say: `Limit ${i}`,
				most,
				uses: Object.fromEntries(shape.choices.map(({ id }, at) => [id, uses[at]!]))
			}))
		};
	});
const amount = fc
	.tuple(fc.integer({ min: -3, max: 4 }), fc.nat(6))
	.map(([min, span]): Shape => ({ type: 'amount', min, max: min + span }));
const order = ids(5).map((names): Shape => ({ type: 'order', choices: asChoices(names) }));
const split = fc
	.tuple(
		ids(4, 1),
		fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 }),
		fc.nat(9),
		fc.nat(9)
	)
	.map(([names, limits, a, b]): Shape => {
		const places = names.map((id, i) => ({
			id,
			say: `place ${id}`,
			on: `piece:${id}`,
			max: limits[i]!
		}));
		const held = places.reduce((sum, { max }) => sum + max, 0);
		const [min, max] = [Math.min(a, b, held), Math.min(Math.max(a, b), held)];
		return { type: 'split', places, min, max };
	});
/** The same with a cost for each unit, and a budget that the cheapest units keep to. */
const costly = fc
	.tuple(split, fc.array(fc.nat(5), { minLength: 4, maxLength: 4 }), fc.nat(12))
	.map(([shape, costs, spare]): Shape => {
		if (shape.type !== 'split') return shape;
		const places = shape.places.map((place, i) => ({ ...place, cost: costs[i]! }));
		const units = places.flatMap(({ max, cost }) => Array<number>(max).fill(cost));
		const cheapest = units.sort((a, b) => a - b).slice(0, shape.min);
		return { ...shape, places, budget: cheapest.reduce((sum, cost) => sum + cost, spare) };
	});
const confirm = fc.constant<Shape>({ type: 'confirm', yes: 'Yes', no: 'No' });
const flat = fc.oneof(some, limited, amount, order, split, costly, confirm);
const one = fc
	.tuple(ids(5, 1), fc.array(fc.option(flat), { minLength: 5, maxLength: 5 }))
	.map(([names, thens]): Shape => ({
		type: 'one',
		choices: asChoices(names).map((choice, i) =>
			thens[i] ? { ...choice, then: thens[i] } : choice
		)
	}));
/** Any shape but a deal. */
export const plain = fc.oneof(flat, one);
const side = (seat: 'seat:1' | 'seat:2') =>
	fc.tuple(ids(3), fc.array(plain, { minLength: 3, maxLength: 3 })).map(([names, shapes]) => ({
		seat,
		fields: names.map((id, i) => ({ id, say: `Field ${id}`, shape: shapes[i]! }))
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
						...(offer === 'beyond' ? { cannot: 'You do not hold that.' } : {})
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
