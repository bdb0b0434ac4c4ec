/** Copies of a card in the hand: a question that asks for one of them lights all. */
import { describe, expect, it } from 'vitest';
import { lookOwn } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { blank, litOf } from '../../src/lib/ui/filling';
import { copiesOf } from '../../src/lib/ui/cosmic/pieces/copies';
import { duel } from '../support/duel';

describe('of copies of a card', () => {
	it('[CE-15.34] the one that is asked for stands for those beside it', () => {
		const hand = ['artifact:card-zap#101', 'artifact:card-zap#102', 'attack:08#101'];
		const lit = new Map([['artifact:card-zap#101', null]]);
		expect([...copiesOf(hand, lit)]).toEqual([['artifact:card-zap#102', 'artifact:card-zap#101']]);
	});

	it('where each is asked for by itself, or none is, none stands for another', () => {
		const hand = ['attack:08#101', 'attack:08#102', 'attack:08#103'];
		expect(copiesOf(hand, new Map()).size).toBe(0);
		expect(copiesOf(hand, new Map(hand.map((card) => [card, null]))).size).toBe(0);
		expect(copiesOf(hand, new Map(hand.slice(1).map((card) => [card, null]))).size).toBe(0);
	});

	it('every copy of an encounter card can be touched to be laid', () => {
		const g = duel({ hands: { 'seat:1': ['attack:08', 'attack:08', 'attack:12'] } }).until(
			'planning.select',
			'seat:1'
		);
		const own = lookOwn(cosmic, g.table, 'seat:1');
		const shape = own.decision!.shape;
		const lit = litOf(shape, blank(shape));
		const held = own.board.hand;
		const copies = copiesOf(held, lit);
		expect(held.filter((card) => !lit.has(card) && !copies.has(card))).toEqual([]);
	});
});
