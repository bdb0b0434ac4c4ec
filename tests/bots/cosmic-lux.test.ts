/** What the steady player makes of lux (CE-38): uses of lux cards, and lux in deals. */
import { describe, expect, it } from 'vitest';
import { position } from '../support/cosmic';
import type { CosmicGame, Position } from '../support/cosmic';
import { steadyAnswer } from '../support/steady';
import type { SeatId } from '../../src/lib/core';

const against = (lux: Position['lux'], given: Position = {}): CosmicGame =>
	position({ lux, destiny: ['colour:2#1'], ...given });

function offered(g: CosmicGame, seat: SeatId, id: string): CosmicGame {
	for (let i = 0; i < 400 && !g.offers(seat, id); i++) g.lapse();
	return g;
}

describe('lux cards that change what comes into a hand', () => {
	const drawing = (last: string) =>
		offered(
			against(
				{ 'seat:1': { lux: 2 }, 'seat:3': { card: 'chronovizier' } },
				{
					hands: { 'seat:1': ['artifact:plague'] },
					deck: [
						...['attack:40', 'attack:04', 'attack:12', 'attack:14', 'attack:15', 'attack:20'],
						...['attack:30', last]
					]
				}
			),
			'seat:1',
			'lux|chronovizier'
		);

	it('given a poor card that was drawn, then it and another poor one are drawn anew; given good ones, then none', () => {
		const g = drawing('negotiate');
		const [, four] = g.hand('seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({
			pick: 'lux|chronovizier|anew|',
			then: { picks: [four, g.hand('seat:1').at(-1)] }
		});
		expect(steadyAnswer(drawing('morph'), 'seat:1')).toEqual({ pick: 'pass' });
	});

	const renewing = (discarded: string) =>
		offered(
			against(
				{ 'seat:1': { lux: 2 }, 'seat:3': { card: 'garbage-sifter' } },
				{ hands: { 'seat:1': ['reinforcement:2'] }, discard: [discarded, 'attack:06'] }
			),
			'seat:1',
			'lux|garbage-sifter'
		);

	it('given a great card in the discard pile, then it is the first of the new hand; given poor ones, then none', () => {
		const g = renewing('attack:40');
		expect(steadyAnswer(g, 'seat:1')).toEqual({
			pick: 'lux|garbage-sifter|sift|',
			then: { pick: g.board.discard[0] }
		});
		expect(steadyAnswer(renewing('attack:08'), 'seat:1')).toEqual({ pick: 'pass' });
	});

	it('given an artifact of its own that has taken effect, then it comes back; of another it does not', () => {
		const freed = (holder: SeatId) => {
			const g = offered(
				against(
					{ [holder]: { ultra: 1, card: 'sticky-digits' } },
					{ hands: { 'seat:1': ['artifact:mobius-tubes', 'attack:08'] }, warp: { 'seat:2': 2 } }
				),
				'seat:1',
				'artifact|mobius-tubes'
			);
			g.use('seat:1', 'artifact|mobius-tubes');
			return steadyAnswer(offered(g, holder, 'lux|sticky-digits'), holder);
		};
		expect(freed('seat:1')).toEqual({ pick: 'lux|sticky-digits|keep|' });
		expect(freed('seat:3')).toEqual({ pick: 'pass' });
	});

	it('given the turn that may win the game, then its own power cannot be stopped in it; before that ultra lux are kept', () => {
		const starting = (colonies: number) =>
			offered(
				against(
					{ 'seat:1': { ultra: 1, card: 'immunizer' } },
					{
						aliens: { 'seat:1': 'virus', 'seat:2': 'zombie' },
						planets: Object.fromEntries(
							Array.from({ length: colonies }, (_, i) => [
								`planet:3-${i + 1}`,
								{ 'seat:3': 4, 'seat:1': 1 }
							])
						)
					}
				),
				'seat:1',
				'lux|immunizer'
			);
		expect(steadyAnswer(starting(4), 'seat:1')).toEqual({
			pick: 'lux|immunizer|protect|',
			then: { pick: 'virus' }
		});
		expect(steadyAnswer(starting(1), 'seat:1')).toEqual({ pick: 'pass' });
	});

	it('given unused flares, then it draws two where that is cheaper than what it draws, and not at the price of their owner', () => {
		const first = (holder: SeatId, seat: SeatId) => {
			const g = against({ [seat]: { lux: 9 } }, { box: ['void', 'zombie', 'virus'] });
			g.table.vault.flares = ['flare:void', 'flare:zombie'];
			g.table.vault.deck = g.table.vault.deck.filter((card) => !card.startsWith('flare:'));
			g.board.lux!.cards = { [holder]: 'flare-access' };
			return steadyAnswer(offered(g, seat, 'lux|flare-access'), seat);
		};
		expect(first('seat:3', 'seat:2')).toEqual({ pick: 'lux|flare-access|draw|' });
		expect(first('seat:3', 'seat:3')).toEqual({ pick: 'pass' });
	});
});

describe('lux in deals', () => {
	const dealing = (lux: Position['lux'], planets: Position['planets'] = {}) =>
		against(lux, {
			planets,
			hands: { 'seat:1': ['negotiate', 'attack:04', 'attack:06'], 'seat:2': ['negotiate'] }
		})
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.lay('negotiate', 'negotiate')
			.until('deal.talk');

	/** What it offers each time, as long as the other says nothing. */
	function offers(g: CosmicGame): unknown[] {
		const made: unknown[] = [];
		for (let i = 0; i < 4; i++) {
			const answer = steadyAnswer(g, 'seat:1');
			if (!('offer' in answer)) break;
			made.push((answer.offer as { give: unknown }).give);
			g.answer('seat:1', answer);
		}
		return made;
	}

	it('given lux and a colony to be had, then it gives lux for it before a colony', () => {
		const given = offers(dealing({ 'seat:1': { lux: 3 } }));
		const lux = given.findIndex((give) => 'lux' in (give as object));
		const colony = given.findIndex((give) => 'colony' in (give as object));
		expect(given[lux]).toEqual({ lux: { amount: 3 } });
		expect(colony === -1 || lux < colony).toBe(true);
		expect(offers(dealing({})).some((give) => 'lux' in (give as object))).toBe(false);
	});
});
