/** What is hidden is dealt anew. */
import { expect, it } from 'vitest';
import { diceFrom } from '../../src/lib/bots';
import { permuted, renamed } from '../../src/lib/games/kit';

it('pieces change names among themselves, and none is lost', () => {
	const ids = ['a', 'b', 'c', 'd', 'e'];
	const names = permuted(ids, diceFrom(7));
	expect([...names.keys()]).toEqual(ids);
	expect([...names.values()].sort()).toEqual(ids);
	expect([...names.values()]).not.toEqual(ids);
});

it('names change wherever they stand, and nothing else does', () => {
	const names = new Map([
		['card:a', 'card:b'],
		['card:b', 'card:a']
	]);
	const kept = { hand: ['card:a', 'card:c'], ['card:b']: 3, words: 'a b' };
	expect(renamed(kept, /card:[a-z]/g, names)).toEqual({
		hand: ['card:b', 'card:c'],
		['card:a']: 3,
		words: 'a b'
	});
});
