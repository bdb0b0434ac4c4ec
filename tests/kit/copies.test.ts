/** Copies of a card. */
import { expect, it } from 'vitest';
import { copiesOf, likeOf } from '../../src/lib/games/kit';

it('copies are numbered, on from those there are', () => {
	expect(copiesOf('attack:08', 2)).toEqual(['attack:08#1', 'attack:08#2']);
	expect(copiesOf('attack:08', 2, 7)).toEqual(['attack:08#8', 'attack:08#9']);
});

it('a copy is what it is without its number; what has no copies is itself', () => {
	expect(['attack:08#203', 'morph#1', 'seat:1'].map(likeOf)).toEqual([
		'attack:08',
		'morph',
		'seat:1'
	]);
});
