/** A half-made answer: what a budget leaves room for, what is lit of nested questions, and ways to a piece. */
import { describe, expect, test } from 'vitest';
import type { Shape } from '../../src/lib/core/shape';
import {
	addTo,
	answerOf,
	blank,
	deedAlong,
	deedAs,
	litOf,
	missing,
	offersOf,
	roomAt,
	setAmount,
	take,
	touch,
	trailOf,
	type ShapeOf
} from '../../src/lib/ui/filling';

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

describe('a split of one', () => {
	const landing: ShapeOf<'split'> = {
		type: 'split',
		min: 1,
		max: 1,
		places: ['planet:1-1', 'planet:1-2'].map((on) => ({ id: on, say: on, on, max: 1 }))
	};

	test('touching another place moves it there, and touching that place again takes it off', () => {
		const filling = blank(landing);
		touch(landing, filling, 'planet:1-1', 'toggle');
		expect(filling.split).toEqual({ 'planet:1-1': 1 });
		touch(landing, filling, 'planet:1-2', 'toggle');
		expect(filling.split).toEqual({ 'planet:1-2': 1 });
		touch(landing, filling, 'planet:1-2', 'toggle');
		expect(filling.split).toEqual({});
	});
});

describe('the words of the sending button', () => {
	const rewards: Shape = { type: 'amount', min: 0, max: 3 };
	const sends = { none: 'Take only cards', some: 'Take {ships}, the rest as cards' };

	test('a number is told as what it is a number of', () => {
		const filling = blank(rewards);
		expect(deedAs(rewards, filling, sends)).toBe('Take only cards');
		setAmount(rewards, filling, 1);
		expect(deedAs(rewards, filling, sends)).toBe('Take one ship, the rest as cards');
		setAmount(rewards, filling, 2);
		expect(deedAs(rewards, filling, sends)).toBe('Take 2 ships, the rest as cards');
	});
});

const move: Shape = {
	type: 'one',
	choices: [
		{
			id: 'move',
			say: 'Move ships',
			then: {
				type: 'one',
				choices: ['hex:0,0', 'hex:2,0'].map((from) => ({
					id: from,
					on: from,
					say: `From ${from}`,
					then: {
						type: 'one',
						choices: [
							{
								id: 'hex:1,0',
								on: 'hex:1,0',
								say: 'The middle',
								then: {
									type: 'split',
									min: 1,
									max: 2,
									places: [{ id: 'fighter', say: '2 Fighters', max: 2 }]
								}
							}
						]
					}
				}))
			}
		},
		{ id: 'end', say: 'End your turn' }
	]
};

describe('a question within a question', () => {
	test('the deeper one is lit, and other answers to the one before it only to go back to', () => {
		const filling = blank(move);
		take(move, filling, ['move', 'hex:0,0']);
		const lit = litOf(move, filling);
		expect(lit.get('hex:0,0')).toMatchObject({ state: 'chosen' });
		expect(lit.get('hex:1,0')).toMatchObject({ state: 'chosen' }); // the only one there is
		expect(lit.get('hex:2,0')).toMatchObject({ state: 'may', back: true });
		expect(touch(move, filling, 'hex:2,0', 'toggle')).toBe(true);
		expect(trailOf(move, filling).picks).toEqual(['move', 'hex:2,0', 'hex:1,0']);
	});

	test('sending it is said in the game’s own verbs', () => {
		const filling = blank(move);
		take(move, filling, ['move', 'hex:0,0']);
		expect(deedAlong(move, filling, 'Move {ships} from {1} to {2}')).toBe(
			'Move one ship from hex:0,0 to The middle'
		);
	});

	test('a piece knows the ways that lead to it, and taking one answers them all', () => {
		expect(offersOf(move, 'hex:1,0').map(({ path }) => path)).toEqual([
			['move', 'hex:0,0', 'hex:1,0'],
			['move', 'hex:2,0', 'hex:1,0']
		]);
		expect(offersOf(move, 'hex:0,0')).toEqual([
			{ path: ['move', 'hex:0,0'], says: ['Move ships', 'From hex:0,0'] }
		]);
		const filling = blank(move);
		take(move, filling, ['move', 'hex:2,0', 'hex:1,0']);
		expect(trailOf(move, filling)).toEqual({ picks: ['move', 'hex:2,0', 'hex:1,0'], amount: 1 });
		expect(answerOf(move, filling)).toEqual({
			pick: 'move',
			then: { pick: 'hex:2,0', then: { pick: 'hex:1,0', then: { split: { fighter: 1 } } } }
		});
	});
});
