/** Magician: of two cards its opponent would lay it takes one, and they lay the other. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { declare, duel, offered } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { CardId, SeatId } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';

const MAGICIAN: Position = {
	aliens: { 'seat:1': 'magician' },
	hands: { 'seat:2': ['attack:30', 'negotiate', 'artifact:plague'] }
};

const sent = (given: Position = MAGICIAN): CosmicGame =>
	duel(given).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } });

const plain = (cards: readonly CardId[]) => cards.map((card) => card.replace(/#\d+$/, '')).sort();

const held = (g: CosmicGame, seat: SeatId, card: string): CardId =>
	g.hand(seat).find((one) => one.startsWith(card))!;

/** Its opponent has laid out these two. */
const laidOut = (cards: [string, string], given: Position = MAGICIAN): CosmicGame => {
	const g = sent(given).until('magician.trick.lay');
	return g.answer('seat:2', { picks: cards.map((card) => held(g, 'seat:2', card)) });
};

describe('Magician', () => {
	it('[alien:magician] given its opponent lays out two encounter cards, then it takes one of them by chance, and they lay the other', () => {
		const taken = new Set<string>();
		for (let seed = 1; seed <= 8; seed++) {
			const g = sent({ ...MAGICIAN, seed }).until('magician.trick.lay');
			expect(g.askedSeats).toEqual(['seat:2']);
			expect(plain(g.choices('seat:2'))).toEqual(['attack:08', 'attack:30', 'negotiate']);
			const picks = [held(g, 'seat:2', 'attack:30'), held(g, 'seat:2', 'negotiate')];
			g.answer('seat:2', { picks }).until('planning.select');
			const came = plain(g.hand('seat:1')).find((card) => card !== 'attack:08')!;
			taken.add(came);
			expect(g.hand('seat:2')).toHaveLength(3);
			const left = came === 'attack:30' ? 'negotiate' : 'attack:30';
			expect(plain(g.choices('seat:2'))).toEqual([left]);
			// It lays any card it likes, the one it has taken as well.
			expect(plain(g.choices('seat:1'))).toEqual(['attack:08', came].sort());
		}
		expect([...taken].sort()).toEqual(['attack:30', 'negotiate']);
	});

	it('[alien:magician] given which two were laid out, then others hear no more than that there were two', () => {
		const [one, other] = [
			['attack:30', 'negotiate'],
			['attack:08', 'negotiate']
		].map((cards) => {
			const g = laidOut(cards as [string, string]).until('planning.select');
			return [lookOpen(cosmic, g.table), lookOwn(cosmic, g.table, 'seat:3'), g.said];
		});
		expect(one).toEqual(other);
	});

	it('[alien:magician] given they hold one encounter card, then nothing happens, and all hear why', () => {
		const g = sent({ ...MAGICIAN, hands: { 'seat:2': ['artifact:plague'] } }).until(
			'planning.select'
		);
		expect(g.said).toContain('{seat:2} has not two encounter cards in hand.');
		expect(plain(g.hand('seat:1'))).toEqual(['attack:08']);
		expect(plain(g.choices('seat:2'))).toEqual(['attack:08']);
	});

	it('[alien:magician] [CE-10.14] ruling: given attacks must be laid and the other card is none, then they lay an attack', () => {
		const given: Position = {
			aliens: { 'seat:1': ['magician', 'loser'] },
			hands: { 'seat:2': ['negotiate', 'negotiate', 'attack:30'] }
		};
		const g = sent(given)
			.until('window:planning.beforeSelect', 'seat:1')
			.use('seat:1', 'power|loser');
		g.until('magician.trick.lay');
		const picks = g.hand('seat:2').filter((card) => card.startsWith('negotiate'));
		g.answer('seat:2', { picks }).until('planning.select');
		expect(plain(g.choices('seat:2'))).toEqual(['attack:08', 'attack:30']);
	});

	it('[alien:magician] given it is the defense, then the offense lays out two; as an ally it has no power', () => {
		const g = sent({ aliens: { 'seat:2': 'magician' }, hands: { 'seat:1': ['attack:30'] } });
		expect(g.until('magician.trick.lay').askedSeats).toEqual(['seat:1']);
		const ally = sent({ ...MAGICIAN, aliens: { 'seat:3': 'magician' } }).until('planning.select');
		expect(ally.said).not.toContain('Magician');
	});

	it('[alien:magician] given it is zapped, then both lay what they like', () => {
		const hands = { 'seat:2': ['attack:30', 'negotiate', 'artifact:cosmic-zap'] };
		const g = sent({ ...MAGICIAN, hands }).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap').until('planning.select');
		expect(g.choices('seat:2')).toHaveLength(3);
		expect(plain(g.hand('seat:1'))).toEqual(['attack:08']);
	});

	it('given cards to lay out, then the steady player lays out the two it would lay soonest', () => {
		const hands = { 'seat:2': ['attack:30', 'attack:40', 'attack:01'] };
		const g = sent({ ...MAGICIAN, hands }).until('magician.trick.lay');
		const { picks } = steadyAnswer(g, 'seat:2') as { picks: string[] };
		expect(plain(picks)).toEqual(['attack:30', 'attack:40']);
	});
});

describe('the Magician flare', () => {
	const WILD: Position = {
		hands: { 'seat:1': ['flare:magician'], 'seat:2': ['attack:30', 'negotiate', 'attack:40'] }
	};

	it('[wild:magician] given their opponent holds three encounter cards or more, then they lay one of three by chance', () => {
		const laid = new Set<string>();
		for (let seed = 1; seed <= 8; seed++) {
			const g = sent({ ...WILD, seed }).until('window:planning.selecting', 'seat:1');
			g.use('seat:1', 'wild|magician').until('magician.mix.lay');
			expect(g.askedSeats).toEqual(['seat:2']);
			const three = ['attack:30', 'negotiate', 'attack:40'].map((card) => held(g, 'seat:2', card));
			g.answer('seat:2', { picks: three }).until('planning.select');
			expect(g.choices('seat:2')).toHaveLength(1);
			laid.add(plain(g.choices('seat:2'))[0]!);
			expect(g.hand('seat:2')).toHaveLength(4);
		}
		expect(laid.size).toBeGreaterThan(1);
		expect(laid).not.toContain('attack:08');
	});

	it('[wild:magician] given they hold fewer than three, then they get a new hand first', () => {
		const given: Position = { ...WILD, hands: { ...WILD.hands, 'seat:2': ['attack:30'] } };
		const g = sent(given)
			.until('window:planning.selecting', 'seat:1')
			.use('seat:1', 'wild|magician');
		g.until('magician.mix.lay');
		expect(g.said).toContain('{seat:2} has not three encounter cards in hand.');
		expect(g.hand('seat:2')).toHaveLength(8);
		expect(g.board.discard).toContainEqual('attack:30#1');
	});

	it('[wild:magician] given its holder is an ally, then it is not offered', () => {
		expect(offered(sent({ hands: { 'seat:3': ['flare:magician'] } }), 'seat:3', 'wild|')).toBe(
			false
		);
	});

	const SUPER: Position = {
		...MAGICIAN,
		hands: { ...MAGICIAN.hands, 'seat:1': ['flare:magician'] }
	};
	const shown = (): CosmicGame => {
		const g = sent(SUPER).until('window:use.declared', 'seat:1').use('seat:1', 'super|magician');
		g.until('magician.trick.lay');
		const picks = ['attack:30', 'negotiate'].map((card) => held(g, 'seat:2', card));
		return g.answer('seat:2', { picks }).until('magician.trick.take');
	};

	it('[super:magician] given it plays the flare with its power, then one of the two is turned up, and it takes which it likes', () => {
		const up = /One of the two is .*30/.test(shown().said) ? 'attack:30' : 'negotiate';
		const down = up === 'attack:30' ? 'negotiate' : 'attack:30';
		for (const [pick, came, left] of [
			['up', up, down],
			['down', down, up]
		] as const) {
			const g = shown().pick('seat:1', pick).until('planning.select');
			expect(plain(g.hand('seat:1'))).toContain(came);
			expect(plain(g.choices('seat:2')), pick).toEqual([left]);
		}
		expect(['up', 'down']).toContain((steadyAnswer(shown(), 'seat:1') as { pick: string }).pick);
	});

	it('[super:magician] given the power is zapped then, then no cards are laid out', () => {
		const hands = { ...SUPER.hands, 'seat:3': ['artifact:cosmic-zap'] };
		const g = sent({ ...SUPER, hands }).until('window:use.declared', 'seat:1');
		declare(g, 'seat:1', 'super|magician');
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		expect(g.until('planning.select').said).not.toContain('{seat:2} lays out two cards');
	});
});
