/** Filling in a split: what a budget leaves room for. */
import { describe, expect, test } from 'vitest';
import { addTo, blank, missing, roomAt, type ShapeOf } from '../../../src/lib/ui/filling';

const order: ShapeOf<'split'> = {
	type: 'split',
	min: 1,
	max: 3,
	budget: 7,
	places: [
		{ id: 'fighter', say: 'Fighter', max: 10, cost: 1 },
		{ id: 'dreadnaught', say: 'Dreadnaught', max: 5, cost: 6 }
	]
};

describe('a split with a budget', () => {
	test('a place takes no more than the budget still pays for', () => {
		const filling = blank(order);
		addTo(order, filling, 'dreadnaught', 2);
		expect(filling.split).toEqual({ dreadnaught: 1 });
		addTo(order, filling, 'fighter', 3);
		expect(filling.split).toEqual({ dreadnaught: 1, fighter: 1 });
		expect(roomAt(order, filling, order.places[0]!)).toBe(0);
		expect(missing(order, filling)).toBeNull();
	});

	test('taking one off gives its price back', () => {
		const filling = blank(order);
		addTo(order, filling, 'dreadnaught', 1);
		addTo(order, filling, 'dreadnaught', -1);
		addTo(order, filling, 'fighter', 5);
		expect(filling.split).toEqual({ fighter: 3 });
	});
});
