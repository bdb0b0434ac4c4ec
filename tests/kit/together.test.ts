/** Answers given at once. */
import { expect, it } from 'vitest';
import { inTurn } from '../../src/lib/games/kit';

it('come out in the order of seats, without those who gave none, and without the clock’s', () => {
	const answers = { table: { yes: true }, 'seat:1': { yes: false }, 'seat:3': { yes: true } };
	expect(inTurn(['seat:3', 'seat:2', 'seat:1'], answers)).toEqual([
		['seat:3', { yes: true }],
		['seat:1', { yes: false }]
	]);
});
