/** Decks: drawn from the top, filled again when they are out. */
import { describe, expect, it } from 'vitest';
import { drawFrom, gathered, sizesOf } from '../../src/lib/games/kit';

describe('drawing', () => {
	it('takes the top cards, the top one first, and no more than there are', () => {
		const deck = ['bottom', 'middle', 'top'];
		expect(drawFrom(deck, 2)).toEqual(['top', 'middle']);
		expect(drawFrom(deck, 2)).toEqual(['bottom']);
		expect(drawFrom(deck, 1)).toEqual([]);
	});

	it('goes on with what is laid on the deck when it is out, and not before', () => {
		const deck = ['last'];
		const discards = ['one', 'two'];
		let times = 0;
		const refill = () => {
			times += 1;
			deck.push(...discards.splice(0));
		};
		expect(drawFrom(deck, 1, refill)).toEqual(['last']);
		expect(times).toBe(0);
		expect(drawFrom(deck, 3, refill)).toEqual(['two', 'one']);
		expect(times).toBe(2);
	});
});

describe('a new deck', () => {
	/** Shuffles by turning round. */
	const play = { shuffle: <Item>(items: Item[]) => items.reverse() };

	it('is all that lay in the piles, shuffled together; they are empty, and are the same piles', () => {
		const [shown, unshown] = [['a', 'b'], ['c']];
		expect(gathered(play, shown, unshown)).toEqual(['c', 'b', 'a']);
		expect([shown, unshown]).toEqual([[], []]);
	});

	it('shows its size and nothing else', () => {
		expect(sizesOf({ deck: ['a', 'b'], removed: [] })).toEqual({ deck: 2, removed: 0 });
	});
});
