/** Ways through a question to a piece. */
import { expect, test } from 'vitest';
import { answerOf, blank, offersOf, take, trailOf } from '../../../src/lib/ui/filling';
import { move } from './move';

test('a piece knows the ways that lead to it, and taking one answers them all', () => {
	expect(offersOf(move, 'hex:1,0').map(({ path }) => path)).toEqual([
		['move', 'hex:0,0', 'hex:1,0'],
		['move', 'hex:2,0', 'hex:1,0']
	]);
	expect(offersOf(move, 'hex:0,0')).toEqual([
		{ path: ['move', 'hex:0,0'], says: ['Move ships', 'hex:0,0'] }
	]);
	const filling = blank(move);
	take(move, filling, ['move', 'hex:2,0', 'hex:1,0']);
	expect(trailOf(move, filling)).toEqual({
		picks: ['move', 'hex:2,0', 'hex:1,0'],
		...{ amount: 1, split: { fighter: 1 } }
	});
	expect(answerOf(move, filling)).toEqual({
		pick: 'move',
		then: { pick: 'hex:2,0', then: { pick: 'hex:1,0', then: { split: { fighter: 1 } } } }
	});
});
