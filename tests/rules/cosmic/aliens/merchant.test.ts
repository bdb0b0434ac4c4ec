/** Merchant: cards of its hand fight as ships. */
import { describe, expect, it } from 'vitest';
import { declare, fight, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const like = (cards: readonly string[]) => cards.map((card) => card.split('#')[0]);
const NAME = 'power|merchant';
const EVEN: Cards = ['attack:08', 'attack:08'];
const MERCHANT: Position = {
	aliens: { 'seat:1': 'merchant' },
	hands: { 'seat:1': ['negotiate', 'negotiate', 'morph'], 'seat:2': ['attack:10'] }
};

const laid = (
	cards: Cards = EVEN,
	given: Position = MERCHANT,
	seat: SeatId = 'seat:1'
): CosmicGame => met(cards, given, 2).until('window:planning.selected', seat);
/** It hires its negotiates. */
const hired = (cards: Cards = EVEN, given: Position = MERCHANT): CosmicGame => {
	const g = declare(laid(cards, given), 'seat:1', NAME).until('merchant.hire.which');
	return g.answer('seat:1', { picks: g.hand('seat:1').filter((card) => /negotiate/.test(card)) });
};
const aside = (g: CosmicGame, seat: SeatId = 'seat:1') =>
	like(Object.values(g.board.players[seat]!.aside ?? {}).flat());

describe('Merchant', () => {
	it('[alien:merchant] given two cards, then they count as two ships in the total, besides the four that may be sent', () => {
		const g = hired().until('window:resolution.outcome', 'seat:1');
		expect(g.encounter.totals).toEqual({ offense: 12, defense: 12 });
		const four = met(EVEN, MERCHANT, 4).until('window:planning.selected', 'seat:1');
		declare(four, 'seat:1', NAME).until('merchant.hire.which');
		four.answer('seat:1', { picks: four.choices('seat:1').slice(0, 1) });
		expect(four.until('window:resolution.outcome').encounter.totals?.offense).toBe(13);
	});

	it('[alien:merchant] given its side loses, then they are discarded; it collects nothing for them', () => {
		const g = over(hired());
		expect(like(g.board.discard).filter((card) => card === 'negotiate')).toHaveLength(2);
		expect(aside(g)).toEqual([]);
		const paid = over(hired(['negotiate', 'attack:08']));
		expect(paid.said).toContain('{seat:1} takes 2 cards of {seat:2} as compensation');
	});

	it('[alien:merchant] ruling: given it wins, then they come back to hand and are no colony', () => {
		const g = over(hired(['attack:20', 'attack:08']));
		expect(like(g.hand('seat:1')).filter((card) => card === 'negotiate')).toHaveLength(2);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
	});

	it('[alien:merchant] ruling: given both sides lose, then they are discarded; after a deal that failed they come back', () => {
		const both = over(
			hired(['attack:20', 'attack:08'], {
				...MERCHANT,
				options: { hazard: 'conflict' },
				piles: { hazard: ['hazard:meteor-storm'] }
			})
		);
		expect(both.said).toContain('Both sides lose');
		expect(both.board.discard.filter((card) => card.startsWith('negotiate'))).toHaveLength(2);
		const deal = over(hired(['negotiate', 'negotiate']));
		expect(aside(deal)).toEqual([]);
		expect(like(deal.hand('seat:1')).filter((card) => card === 'negotiate')).toHaveLength(2);
	});

	it('[alien:merchant] given it is an ally, then they count among the ships of allies', () => {
		const g = fight(
			EVEN,
			{ 'seat:3': ['defense', { 'planet:3-1': 1 }] },
			{ aliens: { 'seat:3': 'merchant' }, hands: { 'seat:3': ['negotiate', 'morph'] } }
		).until('window:planning.selected', 'seat:3');
		declare(g, 'seat:3', NAME).until('merchant.hire.which');
		g.answer('seat:3', { picks: g.choices('seat:3') });
		g.until('window:resolution.outcome');
		// 8, 4 and 1 ships, and 2 hired.
		expect(g.encounter.totals).toEqual({ offense: 11, defense: 15 });
		over(g);
		expect(like(g.hand('seat:3'))).toEqual(expect.arrayContaining(['negotiate', 'morph']));
	});

	it('[alien:merchant] given it is an ally who is sent home once its side has won, then hired cards come back', () => {
		const g = fight(
			['attack:30', 'attack:08'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{
				aliens: { 'seat:2': 'muckraker', 'seat:3': 'merchant' },
				hands: { 'seat:2': ['attack:40'], 'seat:3': ['negotiate', 'attack:01'] }
			}
		).until('window:planning.selected', 'seat:3');
		declare(g, 'seat:3', NAME).until('merchant.hire.which');
		g.answer('seat:3', { picks: g.choices('seat:3').slice(0, 1) });
		declare(g.until('window:resolution.outcome', 'seat:2'), 'seat:2', 'power|muckraker');
		g.until('muckraker.slander.accuse').pick('seat:2', 'attack:40', { picks: ['seat:3'] });
		over(g.until('muckraker.slander.bribe').pick('seat:3', 'none'));
		expect(g.said).toContain('1 card of {seat:3} comes back to hand');
		expect(like(g.hand('seat:3')).sort()).toEqual(['attack:01', 'negotiate']);
	});

	it('[alien:merchant] given its ships count 4 each, then a hired one does', () => {
		const given: Position = { ...MERCHANT, aliens: { 'seat:1': ['merchant', 'macron'] } };
		const g = met(EVEN, given).until('window:planning.selected', 'seat:1');
		declare(g, 'seat:1', NAME).until('merchant.hire.which');
		g.answer('seat:1', { picks: g.choices('seat:1').slice(0, 2) });
		g.until('window:resolution.outcome', 'seat:1');
		// 8, and three ships that count 4.
		expect(g.encounter.totals).toEqual({ offense: 20, defense: 12 });
	});

	it('[alien:merchant] given ships of allies are deducted, then one hired by an ally is, and one of a main player is not', () => {
		const g = fight(
			EVEN,
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{
				aliens: { 'seat:1': 'merchant', 'seat:2': 'anti-matter', 'seat:3': 'merchant' },
				hands: { 'seat:1': ['negotiate', 'morph'], 'seat:3': ['negotiate'] }
			}
		);
		for (const [seat, n] of [
			['seat:1', 2],
			['seat:3', 1]
		] as const) {
			declare(g.until('window:planning.selected', seat), seat, NAME).until('merchant.hire.which');
			g.answer(seat, { picks: g.choices(seat).slice(0, n) });
		}
		g.until('window:resolution.outcome');
		// 8, three ships and two hired; without one of an ally, and one hired.
		expect(g.encounter.totals?.offense).toBe(11);
	});

	it('[alien:merchant] given a main player without a ship in the encounter, then nothing is hired', () => {
		const empty: Position = {
			aliens: { 'seat:2': 'merchant' },
			planets: { 'planet:2-1': {} },
			hands: { 'seat:2': ['morph'] }
		};
		expect(offered(met(EVEN, empty), 'seat:2', NAME)).toBe(false);
	});

	it('[alien:merchant] [CE-19.23] given it is robbed, then hired cards are not taken', () => {
		const g = hired(['attack:20', 'negotiate'], { ...MERCHANT, hands: { ...MERCHANT.hands } });
		over(g);
		expect(g.said).toContain('as compensation');
		expect(like(g.hand('seat:1')).filter((card) => card === 'negotiate')).toHaveLength(2);
	});

	it('[alien:merchant] given it leaves its power, or is uninvolved, then nothing is hired', () => {
		const g = over(laid().pass());
		expect(g.said).not.toContain('face down until');
		expect(offered(met(EVEN, { aliens: { 'seat:3': 'merchant' } }), 'seat:3', NAME)).toBe(false);
	});

	it('[alien:merchant] given it is zapped, then the cards stay in hand', () => {
		const zap: Position = {
			...MERCHANT,
			hands: { ...MERCHANT.hands, 'seat:2': ['artifact:cosmic-zap'] }
		};
		const g = declare(laid(EVEN, zap), 'seat:1', NAME);
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(over(g).said).not.toContain('face down until');
	});

	it('[alien:merchant] given its power is off once cards are hired, then they count as they did', () => {
		const g = hired().until('window:reveal.cards');
		g.encounter.zapped.push({ seat: 'seat:1', alien: 'merchant' });
		g.until('window:resolution.outcome', 'seat:1');
		expect(g.encounter.totals).toEqual({ offense: 12, defense: 12 });
	});

	it('given a fight that may win the game, then the steady player hires the poorest of them', () => {
		const planets = Object.fromEntries(
			[1, 2, 3, 4].map((k) => [`planet:3-${k}`, { 'seat:3': 4, 'seat:1': 1 }])
		);
		const g = laid(['attack:15', 'attack:08'], { ...MERCHANT, planets });
		const answer = steadyAnswer(g, 'seat:1');
		expect(answer).toEqual({ pick: 'power|merchant|hire|' });
		declare(g, 'seat:1', NAME).until('merchant.hire.which');
		const { picks } = steadyAnswer(g, 'seat:1') as { picks: string[] };
		expect(like(picks)[0]).toBe('negotiate');
	});
});

describe('the Merchant flare', () => {
	it('[wild:merchant] given attacks meet, then each card in hand adds 1, the flare among them', () => {
		const given: Position = { hands: { 'seat:1': ['flare:merchant', 'morph', 'negotiate'] } };
		const g = met(['attack:08', 'attack:08'], given, 2).until('window:reveal.values', 'seat:1');
		// One of the two attacks 08 is in hand still.
		const n = g.hand('seat:1').length;
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: 'wild|merchant|count|flare:merchant' });
		g.use('seat:1', 'wild|merchant').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 10 + n, defense: 12 });
	});

	it('[wild:merchant] given a negotiate lies there, then it is not offered', () => {
		const given: Position = { hands: { 'seat:1': ['flare:merchant', 'morph'] } };
		expect(offered(met(['attack:08', 'negotiate'], given, 2), 'seat:1', 'wild|')).toBe(false);
	});

	const SUPER: Position = {
		...MERCHANT,
		hands: { ...MERCHANT.hands, 'seat:1': ['flare:merchant', 'negotiate', 'negotiate'] },
		warp: { 'seat:1': 4 }
	};

	it('[super:merchant] given it has won, then hired ships are discarded for ships from the warp, one for one', () => {
		const g = hired(['attack:20', 'attack:08'], SUPER).until('window:resolution.settled', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: 'super|merchant|exchange|flare:merchant'
		});
		const warp = g.board.warp['seat:1']!;
		g.use('seat:1', 'super|merchant').until('merchant.exchange.which');
		g.answer('seat:1', { picks: g.choices('seat:1').slice(0, 1) });
		over(g);
		expect(g.board.warp['seat:1']).toBe(warp - 1);
		expect(like(g.hand('seat:1')).filter((card) => card === 'negotiate')).toHaveLength(1);
	});

	it('[super:merchant] given fewer ships in the warp than are hired, then no more cards go than ships come', () => {
		// One of two comes back in regroup.
		const g = hired(['attack:20', 'attack:08'], { ...SUPER, warp: { 'seat:1': 2 } });
		g.until('window:resolution.settled', 'seat:1').use('seat:1', 'super|merchant');
		g.until('merchant.exchange.which');
		expect(g.decision('seat:1').shape).toMatchObject({ min: 1, max: 1 });
	});

	it('[super:merchant] given it has lost, then there is nothing to exchange', () => {
		expect(offered(hired(EVEN, SUPER), 'seat:1', 'super|')).toBe(false);
	});
});
