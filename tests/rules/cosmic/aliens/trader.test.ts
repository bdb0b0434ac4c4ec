/** Trader: swaps whole hands. */
import { describe, expect, it } from 'vitest';
import { duel, homes } from '../../../support/duel';
import type { Position } from '../../../support/cosmic';

const MINE = ['attack:08#1', 'attack:04#1'];
const THEIRS = ['attack:08#2', 'attack:30#1', 'negotiate#1'];

/** Seat 1 holds `MINE`, seat 2 `THEIRS`, and ships are sent. */
const trading = (given: Position = {}) =>
	duel({
		aliens: { 'seat:1': 'trader' },
		...given,
		hands: {
			'seat:1': ['attack:04', ...(given.hands?.['seat:1'] ?? [])],
			'seat:2': ['attack:30', 'negotiate', ...(given.hands?.['seat:2'] ?? [])],
			'seat:3': given.hands?.['seat:3'] ?? ['attack:06', 'morph', 'attack:40']
		}
	}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });

describe('Trader', () => {
	it('[alien:trader] given a main player, before cards are chosen, when it uses its power, then the hands change owners for good, whatever their size', () => {
		const g = trading().until('window:planning.beforeSelect', 'seat:1');
		g.use('seat:1', 'power|trader').until('planning.select');
		expect(g.hand('seat:1')).toEqual(THEIRS);
		expect(g.hand('seat:2')).toEqual(MINE);
		g.lay('attack:30', 'attack:08').until('turn.second');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		expect(g.hand('seat:1')).toEqual(['attack:08#2', 'negotiate#1']);
	});

	it('[alien:trader] given it does not use its power, then each keeps its hand', () => {
		const g = trading().until('planning.select');
		expect([g.hand('seat:1'), g.hand('seat:2')]).toEqual([MINE, THEIRS]);
	});

	it('[alien:trader] given it is the defense, then it may swap with the offense', () => {
		const g = trading({ aliens: { 'seat:2': 'trader' } });
		g.until('window:planning.beforeSelect', 'seat:2').use('seat:2', 'power|trader');
		expect(g.until('planning.select').hand('seat:2')).toEqual(MINE);
	});

	it('[alien:trader] given it has swapped, then it cannot swap again in this encounter', () => {
		const g = trading().until('window:planning.beforeSelect', 'seat:1');
		g.use('seat:1', 'power|trader').pass().until('window:planning.beforeSelect', 'seat:1');
		expect(g.board.turn).toBe(1);
		expect(g.offers('seat:1', 'power|trader')).toBe(false);
	});

	it('[alien:trader] given it is no main player, then it has nothing to use', () => {
		const g = trading({ aliens: { 'seat:3': 'trader' } }).until('planning.select');
		expect(g.said).not.toContain('Trader');
	});

	it('[alien:trader] given its power is zapped, then the hands stay', () => {
		const g = trading({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'power|trader').pass('seat:3');
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(g.until('planning.select').hand('seat:1')).toEqual(MINE);
	});

	it('[alien:trader] ruling: a defense without encounter cards draws its new hand before the swap', () => {
		const g = duel({
			aliens: { 'seat:1': 'trader' },
			hands: { 'seat:1': ['attack:20'] },
			deck: ['attack:40', ...Array.from({ length: 7 }, () => 'negotiate')]
		});
		g.board.players['seat:2']!.hand.splice(0, 1); // a defense with nothing at all
		g.vault.deck.unshift('attack:08#2');
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'power|trader');
		g.until('planning.select');
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.hand('seat:1')).toContainEqual('attack:40#1');
		expect(g.hand('seat:2')).toEqual(['attack:08#1', 'attack:20#1']);
	});

	it('[alien:trader] [CE-10.11] ruling: if the offense is left without encounter cards, its turn ends', () => {
		const g = duel({
			aliens: { 'seat:2': 'trader' },
			hands: { 'seat:1': ['attack:20'], 'seat:2': ['artifact:quash', 'flare:zombie'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
		}).until('window:planning.beforeSelect', 'seat:2');
		const { hand } = g.board.players['seat:2']!;
		g.vault.deck.unshift(...hand.splice(hand.indexOf('attack:08#2'), 1)); // say, to another card
		g.use('seat:2', 'power|trader').until('launch.aim', 'seat:2');
		expect(g.said).toContain('{seat:1} has no encounter card: the turn ends.');
		expect(g.hand('seat:2')).toEqual(['attack:08#1', 'attack:20#1']);
		expect(g.board.warp).toEqual({});
	});
});

describe('the Trader flare', () => {
	const flare = (given: Position = {}) =>
		duel({
			...given,
			hands: { 'seat:1': ['flare:trader', 'attack:04'], 'seat:2': ['attack:30'], ...given.hands }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });

	it('[wild:trader] given a main player, before allies are invited, when it plays it, then it takes a card at random and gives one of its choice back', () => {
		const g = flare().until('window:alliance.before', 'seat:1').use('seat:1', 'wild|trader');
		g.until('trader.giveBack.give', 'seat:1');
		expect(g.hand('seat:1')).toHaveLength(3); // the flare lies on the table meanwhile
		expect(g.choices('seat:1')).not.toContain('flare:trader');
		g.pick('seat:1', 'attack:04').until('alliance.offenseInvites');
		expect(g.hand('seat:2')).toContainEqual('attack:04#1');
		expect(g.hand('seat:2')).toHaveLength(2);
		expect(g.hand('seat:1')).toHaveLength(3);
		expect(g.hand('seat:1')).toContain('flare:trader');
	});

	it('[wild:trader] given it is not played, or its player is not a main player, then no card is taken', () => {
		const g = flare().until('planning.select');
		expect(g.hand('seat:1')).toEqual(['attack:08#1', 'flare:trader', 'attack:04#1']);
		const h = flare({
			hands: { 'seat:1': ['attack:04'], 'seat:3': ['flare:trader', 'attack:06'] }
		});
		expect(h.until('planning.select').said).not.toContain('Trader');
	});

	it('[wild:trader] given an opponent without a card, then it cannot be played', () => {
		const g = flare();
		const before = g.board.players['seat:2']!.hand.splice(0);
		g.vault.deck.unshift(...before);
		g.until('planning.select');
		expect(g.said).not.toContain('Trader');
	});

	it('[wild:trader] given Trader with its power lost, then it plays the wild half; otherwise not', () => {
		const aliens = { 'seat:1': 'trader' };
		const lost = flare({ aliens, planets: homes('seat:1', 10, 10) });
		expect(lost.until('window:alliance.before', 'seat:1').offers('seat:1', 'wild|trader')).toBe(
			true
		);
		const on = flare({ aliens }).until('window:alliance.before');
		expect(on.askedSeats).not.toContain('seat:1');
	});

	it('[super:trader] given Trader, when it plays it, then it swaps hands with any player; with its power it has swapped then', () => {
		const g = trading({ hands: { 'seat:1': ['flare:trader'] } });
		g.until('window:planning.beforeSelect', 'seat:1');
		g.use('seat:1', 'super|trader', { pick: 'seat:3' }).pass();
		for (; !g.asked.includes('planning.select'); g.lapse())
			expect(g.offers('seat:1', 'power|trader')).toBe(false);
		expect(g.board.turn).toBe(1);
		expect(g.hand('seat:1')).toEqual(['attack:06#1', 'morph#1', 'attack:40#1', 'flare:trader']);
		expect(g.hand('seat:3')).toEqual(MINE);
		expect(g.hand('seat:2')).toEqual(THEIRS);
	});

	it('[super:trader] given its power has swapped already, then it cannot be played', () => {
		const g = trading({ hands: { 'seat:2': ['flare:trader'] } });
		g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'power|trader').pass();
		g.until('window:planning.beforeSelect', 'seat:1');
		expect(g.board.turn).toBe(1);
		expect(g.hand('seat:1')).toContain('flare:trader');
		expect(g.offers('seat:1', 'super|trader')).toBe(false);
	});

	it('[super:trader] given it is zapped, then nobody swaps, the flare is back in hand, and the power is off', () => {
		const g = trading({ hands: { 'seat:1': ['flare:trader'], 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:planning.beforeSelect', 'seat:1');
		g.use('seat:1', 'super|trader', { pick: 'seat:3' }).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap').until('window:planning.beforeSelect', 'seat:1');
		expect(g.choices('seat:1')).toEqual(['pass']);
		expect(g.hand('seat:1')).toEqual([...MINE, 'flare:trader']);
	});
});
