/** Brute: an opponent gives up a card, or the fight. */
import { describe, expect, it } from 'vitest';
import { lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { likeOf } from '../../../../src/lib/games/kit';
import { declare, duel, fight, holding, homes, offered, over } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const CARDS: Cards = ['attack:08', 'attack:08'];
const HANDS: Position['hands'] = {
	'seat:2': ['attack:40'],
	'seat:3': ['attack:04'],
	'seat:4': ['attack:06']
};

/** Seat 1 sends three ships against seat 2, whom seat 3 helps; seat 4 helps seat 1. No card is laid. */
const formed = (given: Position): CosmicGame =>
	duel(holding(CARDS, { seats: 4, ...given, hands: { ...HANDS, ...given.hands } })).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 3 },
		allies: {
			'seat:3': ['defense', { 'planet:3-1': 2 }],
			'seat:4': ['offense', { 'planet:4-1': 1 }]
		}
	});
/** Brute threatens, and its victim is asked. */
const threatened = (victim: SeatId, by: SeatId = 'seat:1', given: Position = {}) =>
	formed({ aliens: { [by]: 'brute' }, ...given })
		.until('window:alliance.formed', by)
		.use(by, 'power|brute', { pick: victim })
		.until('brute.threat.yield');
const likes = (g: CosmicGame, seat: SeatId) => g.hand(seat).map(likeOf).sort();

describe('Brute', () => {
	it('[alien:brute] given the defense shows its hand, then Brute sees it and takes the card it picks; the others see nothing', () => {
		const g = threatened('seat:2').pick('seat:2', 'show').until('brute.threat.take');
		expect(g.said).toContain('{seat:1} looks at the hand of {seat:2}.');
		const { shape } = g.decision('seat:1');
		const choices = shape.type === 'one' ? shape.choices : [];
		expect(choices.map(({ id }) => likeOf(id)).sort()).toEqual(['attack:08', 'attack:40']);
		expect(JSON.stringify(lookOwn(cosmic, g.table, 'seat:3'))).not.toContain('attack:40');
		g.pick('seat:1', choices.find(({ id }) => likeOf(id) === 'attack:40')!.id);
		expect(likes(g, 'seat:1')).toContain('attack:40');
		expect(likes(g, 'seat:2')).toEqual(['attack:08', 'attack:08']);
	});

	it('[alien:brute] [CE-31.32] given it takes a rift, then that goes off', () => {
		const given: Position = {
			options: { rewardDeck: 'incursion' },
			hands: { 'seat:2': ['rift:3@reward', 'attack:08'] }
		};
		const g = threatened('seat:2', 'seat:1', given).pick('seat:2', 'show');
		g.until('brute.threat.take').pick('seat:1', 'rift:3').until('planning.select');
		expect(g.board.warp['seat:1']).toBe(3);
	});

	it('[alien:brute] [CE-9.13] given an ally withdraws instead, then its ships go home and it is an ally no more', () => {
		const g = threatened('seat:3').pick('seat:3', 'withdraw');
		expect(g.said).toContain('{seat:3} withdraws 2 ships.');
		g.until('planning.select');
		expect(g.encounter.allies.defense).toEqual([]);
		expect(g.encounter.beside).toEqual({});
		expect(likes(g, 'seat:3')).toEqual(['attack:04']);
	});

	it('[alien:brute] [CE-8.11] ruling: a main player that withdraws fights on without ships, which go to its other colonies', () => {
		const defense = threatened('seat:2').pick('seat:2', 'withdraw').until('planning.select');
		expect(defense.ships('planet:2-1')).toEqual({});
		expect(defense.encounter.defense).toBe('seat:2');
		const offense = threatened('seat:1', 'seat:3')
			.pick('seat:1', 'withdraw')
			.until('planning.select');
		expect(offense.encounter.gate).toEqual({ 'seat:4': 1 });
		expect(offense.encounter.offense).toBe('seat:1');
	});

	it('[alien:brute] ruling: who holds no card is not threatened; nor is anybody of its own side, and nobody involved threatens', () => {
		const g = formed({ aliens: { 'seat:1': 'brute' }, hands: { 'seat:3': [] } });
		g.until('window:alliance.formed', 'seat:1');
		expect(g.choices('seat:1', 'power|brute|threaten|')).toEqual(['seat:2']);
		const out = fight(CARDS, {}, { aliens: { 'seat:3': 'brute' }, hands: HANDS });
		expect(offered(out, 'seat:3', 'power|brute')).toBe(false);
	});

	it('[alien:brute] given the cards of its victim are alike, then it is asked all the same: silence would tell that they are', () => {
		const g = threatened('seat:2', 'seat:1', { hands: { 'seat:2': [] } }).pick('seat:2', 'show');
		expect(g.asked).toEqual(['brute.threat.take']);
		expect(g.choices('seat:1')).toHaveLength(1);
	});

	it('[alien:brute] given the defense has no ships there, then it shows its hand without being asked; with one it is asked', () => {
		const met = (n: number) =>
			formed({
				aliens: { 'seat:1': 'brute' },
				planets: { 'planet:2-1': n > 0 ? { 'seat:2': n } : {} }
			})
				.until('window:alliance.formed', 'seat:1')
				.use('seat:1', 'power|brute', { pick: 'seat:2' });
		expect(met(0).until('brute.threat.take').said).toContain('looks at the hand of {seat:2}');
		expect(met(1).until('brute.threat.yield').choices('seat:2')).toEqual(['show', 'withdraw']);
	});

	it('[alien:brute] given its victim spends its last card on a zap that is zapped, then it sees nothing and takes nothing', () => {
		const hands = { 'seat:1': ['artifact:card-zap'], 'seat:3': ['artifact:cosmic-zap'] };
		const g = formed({ aliens: { 'seat:1': 'brute' }, hands });
		g.until('window:alliance.formed', 'seat:1');
		declare(g, 'seat:1', 'power|brute', { pick: 'seat:3' });
		declare(g, 'seat:3', 'artifact|cosmic-zap').use('seat:1', 'artifact|card-zap');
		const before = g.until('brute.threat.yield').pick('seat:3', 'show').hand('seat:1');
		expect(g.until('planning.select').hand('seat:1')).toEqual(before);
	});

	it('[alien:brute] given it does not threaten, or is zapped, then nobody is asked', () => {
		const quiet = formed({ aliens: { 'seat:1': 'brute' } }).until('planning.select');
		expect(quiet.said).not.toContain('looks at the hand');
		const hands = { 'seat:4': ['attack:06', 'artifact:cosmic-zap'] };
		const g = formed({ aliens: { 'seat:1': 'brute' }, hands }).until(
			'window:alliance.formed',
			'seat:1'
		);
		declare(g, 'seat:1', 'power|brute', { pick: 'seat:2' });
		g.use('seat:4', 'artifact|cosmic-zap').until('planning.select');
		expect(g.said).not.toContain('looks at the hand');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
	});
});

describe('the Brute flare', () => {
	const HELD: Position = { hands: { 'seat:4': ['flare:brute'] } };

	it('[wild:brute] given it is played when the outcome is known, then an ally takes one reward, and a loser one card of compensation', () => {
		for (const [played, gained] of [
			[true, '1 card'],
			[false, '2 cards']
		] as const) {
			const g = fight(
				['attack:01', 'attack:20'],
				{ 'seat:3': ['defense', { 'planet:3-1': 2 }], 'seat:4': ['offense', { 'planet:4-1': 1 }] },
				HELD
			);
			if (played) g.until('window:resolution.outcome', 'seat:4').use('seat:4', 'wild|brute');
			expect(over(g).said).toContain(`{seat:3} takes ${gained} as rewards.`);
			const lost = fight(
				['negotiate', 'attack:20'],
				{ 'seat:4': ['offense', { 'planet:4-1': 1 }] },
				{ hands: { ...HELD.hands, 'seat:2': ['attack:01', 'attack:04', 'attack:06'] } }
			);
			if (played) lost.until('window:resolution.outcome', 'seat:4').use('seat:4', 'wild|brute');
			const cards = played ? '1 card' : '3 cards';
			expect(over(lost).said).toContain(`{seat:1} takes ${cards} of {seat:2} as compensation.`);
		}
	});

	it('[super:brute] given Brute is the offense and plays it, then the defense and its allies lose a ship each of those in the encounter, and its own ally none', () => {
		const given: Position = { aliens: { 'seat:1': 'brute' }, hands: { 'seat:1': ['flare:brute'] } };
		const g = formed(given).until('window:alliance.formed', 'seat:1');
		g.use('seat:1', 'super|brute').until('planning.select');
		expect(g.board.warp).toEqual({ 'seat:2': 1, 'seat:3': 1 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 3 });
		expect(g.encounter.beside).toEqual({ 'seat:3': 1 });
	});

	it('[super:brute] given the defense has no ship there and no ally, then it is not offered', () => {
		const given: Position = {
			aliens: { 'seat:1': 'brute' },
			hands: { 'seat:1': ['flare:brute'] }
		};
		const isOffered = (n: number) =>
			offered(
				duel({ ...given, planets: { 'planet:2-1': n > 0 ? { 'seat:2': n } : {} } }).encounterTo({
					target: 'planet:2-1',
					send: { 'planet:1-1': 1 }
				}),
				'seat:1',
				'super|brute'
			);
		expect([isOffered(0), isOffered(1)]).toEqual([false, true]);
	});

	it('[super:brute] given Brute is no offense, then it is not offered', () => {
		const given: Position = { aliens: { 'seat:2': 'brute' }, hands: { 'seat:2': ['flare:brute'] } };
		expect(offered(formed(given), 'seat:2', 'super|brute', (g) => g.encounter.revealed)).toBe(
			false
		);
		const ready: Position = { ...given, planets: homes('seat:2', 4, 4, 4, 4, 4) };
		expect(offered(formed(ready), 'seat:4', 'super|brute', (g) => g.encounter.revealed)).toBe(
			false
		);
	});
});
