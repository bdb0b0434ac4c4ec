/** Seats round the table. */
import { describe, expect, it } from 'vitest';
import { bySeat, clockwise, leftOf, othersThan, playerOf } from '../../src/lib/games/kit';

const table = { order: ['seat:2', 'seat:1', 'seat:3'] } as const;

describe('round the table', () => {
	it('all from a seat on, or those to its left', () => {
		expect(clockwise(table, 'seat:1')).toEqual(['seat:1', 'seat:3', 'seat:2']);
		expect(leftOf(table, 'seat:1')).toEqual(['seat:3', 'seat:2']);
		expect(leftOf(table, 'seat:3')).toEqual(['seat:2', 'seat:1']);
	});

	it('all others: for a watcher everybody', () => {
		expect(othersThan(table, 'seat:1')).toEqual(['seat:2', 'seat:3']);
		expect(othersThan(table, 'watcher')).toEqual(table.order);
	});
});

it('something of its own lies before each seat', () => {
	const hands = bySeat(table.order, () => [] as string[]);
	expect(Object.keys(hands)).toEqual(table.order);
	expect(hands['seat:1']).not.toBe(hands['seat:2']);
});

it('who is not at the table is not looked up', () => {
	const players = { players: { 'seat:1': { points: 4 } } };
	expect(playerOf(players, 'seat:1').points).toBe(4);
	expect(() => playerOf(players, 'seat:2')).toThrow('seat:2 is not at this table.');
});
