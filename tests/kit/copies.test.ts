/** Copies of a card. */
import { expect, it } from 'vitest';
import { asTold, copiesOf, likeOf, meant, named, OPEN, ownOf } from '../../src/lib/games/kit';

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

it('copies are numbered anew where they come to lie, the lowest that are free of this hundred', () => {
	expect(named(['morph#903', 'morph#1', 'seat:1'], ownOf('seat:3'), ['morph#301'])).toEqual([
		...['morph#302', 'morph#303', 'seat:1']
	]);
	expect(named(['morph#302'], OPEN, [])).toEqual(['morph#1']);
});

it('cards told of are so many of each like, and mean the first of a hand', () => {
	const told = asTold('seat:2', ['morph#205', 'morph#207', 'wild#203']);
	expect(told).toEqual(['morph#201', 'morph#202', 'wild#201']);
	expect(meant(['wild#204', 'morph#205', 'morph#207'], told)).toEqual([
		...['morph#205', 'morph#207', 'wild#204']
	]);
	expect(meant(['morph#205'], told)).toEqual(['morph#205']);
});
