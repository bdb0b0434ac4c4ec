/** Tables of content by id. */
import { expect, expectTypeOf, it } from 'vitest';
import { entriesOf, keysOf, lookIn } from '../../src/lib/games/kit';

it('an entry is found by its id, and an id nothing has is a bug', () => {
	const cardOf = lookIn({ duel: { n: 1 } }, 'card');
	expect(cardOf('duel').n).toBe(1);
	expect(() => cardOf('truce')).toThrow('There is no card truce.');
	expect(() => cardOf('constructor')).toThrow('There is no card constructor.');
});

it('keys are what their type says', () => {
	const held: { readonly [seat in `seat:${number}`]?: number } = { 'seat:1': 4 };
	expect(keysOf(held)).toEqual(['seat:1']);
	expect(entriesOf(held)).toEqual([['seat:1', 4]]);
	expectTypeOf(keysOf(held)).toEqualTypeOf<`seat:${number}`[]>();
});
