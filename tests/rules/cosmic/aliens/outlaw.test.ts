/** Outlaw: it takes a card of everybody it fights against. */
import { describe, expect, it } from 'vitest';
import { duel, fight, holding, offered, over } from '../../../support/duel';
import { likeOf } from '../../../../src/lib/games/kit';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const CARDS: Cards = ['attack:08', 'attack:20'];
const HANDS = { 'seat:2': ['attack:01'], 'seat:3': ['attack:04'], 'seat:4': ['attack:06'] };

/** Seat 1 sends three ships against seat 2, whom seat 3 helps; seat 4 helps seat 1. No card is laid. */
const formed = (given: Position): CosmicGame =>
	duel(holding(CARDS, { seats: 4, ...given, hands: { ...HANDS, ...given.hands } })).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 3 },
		allies: {
			'seat:3': ['defense', { 'planet:3-1': 1 }],
			'seat:4': ['offense', { 'planet:4-1': 1 }]
		}
	});
const sizes = (g: CosmicGame) =>
	(['seat:1', 'seat:2', 'seat:3', 'seat:4'] as const).map((seat) => g.hand(seat).length);

describe('Outlaw', () => {
	it('[alien:outlaw] given it is the offense and robs, then it has a card of the defense and one of its ally, and its own ally keeps its own', () => {
		const g = formed({ aliens: { 'seat:1': 'outlaw' } });
		g.until('window:alliance.formed', 'seat:1');
		const before = sizes(g);
		g.use('seat:1', 'power|outlaw').until('planning.select');
		expect(sizes(g).map((n, k) => n - before[k]!)).toEqual([2, -1, -1, 0]);
	});

	it('[alien:outlaw] given it is the defense, then of the offense and its ally; an ally of it robs nobody', () => {
		const g = formed({ aliens: { 'seat:2': 'outlaw' } });
		g.until('window:alliance.formed', 'seat:2');
		const before = sizes(g);
		g.use('seat:2', 'power|outlaw').until('planning.select');
		expect(sizes(g).map((n, k) => n - before[k]!)).toEqual([-1, 2, 0, -1]);
		expect(offered(formed({ aliens: { 'seat:3': 'outlaw' } }), 'seat:3', 'power|outlaw')).toBe(
			false
		);
	});

	it('[alien:outlaw] given it does not rob, or is zapped, then everybody keeps what they hold', () => {
		const g = formed({ aliens: { 'seat:1': 'outlaw' } }).until('window:alliance.formed', 'seat:1');
		const before = sizes(g);
		expect(sizes(g.until('planning.select'))).toEqual(before);
		const zapped = formed({
			aliens: { 'seat:1': 'outlaw' },
			hands: { 'seat:3': ['attack:04', 'artifact:cosmic-zap'] }
		});
		zapped.until('window:alliance.formed', 'seat:1');
		zapped.use('seat:1', 'power|outlaw').until('window:use.declared', 'seat:3');
		zapped.use('seat:3', 'artifact|cosmic-zap').until('planning.select');
		expect(sizes(zapped)).toEqual(before);
	});

	it('[alien:outlaw] ruling: its opponent is robbed first, wherever their allies sit', () => {
		const g = duel({
			seats: 4,
			aliens: { 'seat:1': 'outlaw' },
			destiny: ['colour:3#1'],
			hands: { 'seat:2': ['attack:01'], 'seat:3': ['attack:04'] }
		}).encounterTo({
			target: 'planet:3-1',
			send: { 'planet:1-1': 3 },
			allies: { 'seat:2': ['defense', { 'planet:2-1': 1 }] }
		});
		g.until('window:alliance.formed', 'seat:1').use('seat:1', 'power|outlaw');
		g.until('planning.select');
		const robbed = g.moves('cards').filter(({ to }) => to === 'seat:1');
		expect(robbed.slice(-2).map(({ seat }) => seat)).toEqual(['seat:3', 'seat:2']);
	});

	it('[alien:outlaw] ruling: an empty hand is passed over', () => {
		const g = formed({ aliens: { 'seat:1': 'outlaw' }, hands: { 'seat:3': [] } });
		g.until('window:alliance.formed', 'seat:1');
		const before = sizes(g);
		g.use('seat:1', 'power|outlaw').until('planning.select');
		expect(sizes(g).map((n, k) => n - before[k]!)).toEqual([1, -1, 0, 0]);
	});
});

describe('the Outlaw flare', () => {
	const FLARE: Position = { hands: { 'seat:3': ['flare:outlaw'] } };

	it('[wild:outlaw] given an ally has lost and plays it, then it takes a card of the winner it names', () => {
		const g = fight(
			['attack:30', 'attack:01'],
			{ 'seat:3': ['defense', { 'planet:3-1': 1 }], 'seat:4': ['offense', { 'planet:4-1': 1 }] },
			{ hands: { ...FLARE.hands, 'seat:4': ['attack:06'] } }
		);
		g.until('window:resolution.settled', 'seat:3').use('seat:3', 'wild|outlaw', { pick: 'seat:4' });
		over(g);
		expect(g.hand('seat:4')).toEqual([]);
		expect(g.hand('seat:3').map(likeOf)).toContain('attack:06');
	});

	it('[wild:outlaw] given one winner holds cards, then that one alone can be named; given none does, it is not offered', () => {
		const lost = (hands: Position['hands']) => {
			const g = fight(
				['attack:30', 'attack:01'],
				{ 'seat:3': ['defense', { 'planet:3-1': 1 }], 'seat:4': ['offense', { 'planet:4-1': 1 }] },
				{ hands: { ...FLARE.hands, ...hands } }
			);
			g.board.players['seat:1']!.hand = g.hand('seat:1').slice(1);
			return g;
		};
		const one = lost({ 'seat:4': ['attack:06'] }).until('window:resolution.settled', 'seat:3');
		expect(
			one.choices(
				'seat:3',
				one.choices('seat:3').find((id) => id.startsWith('wild|outlaw'))!
			)
		).toEqual(['seat:4']);
		expect(offered(lost({ 'seat:4': [] }), 'seat:3', 'wild|outlaw')).toBe(false);
	});

	it('[wild:outlaw] given its side wins, or it is a main player, then it is not offered', () => {
		const won = fight(
			['attack:01', 'attack:30'],
			{ 'seat:3': ['defense', { 'planet:3-1': 1 }] },
			{ hands: { ...FLARE.hands, 'seat:1': ['attack:06'] } }
		);
		expect(offered(won, 'seat:3', 'wild|outlaw')).toBe(false);
		const main = fight(
			['attack:30', 'attack:01'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ hands: { 'seat:2': ['flare:outlaw'], 'seat:3': ['attack:06'] } }
		);
		expect(offered(main, 'seat:2', 'wild|outlaw')).toBe(false);
	});

	it('[super:outlaw] [CE-12.18] given the defense has lost and Outlaw plays it, then the allies of the offense go home without a colony, and the offense lands; unplayed all land', () => {
		for (const [who, played] of [
			['seat:2', true],
			['seat:3', true],
			['seat:2', false]
		] as const) {
			const given: Position = { aliens: { [who]: 'outlaw' }, hands: { [who]: ['flare:outlaw'] } };
			const g = fight(
				['attack:30', 'attack:01'],
				{ 'seat:3': ['defense', { 'planet:3-1': 1 }], 'seat:4': ['offense', { 'planet:4-1': 2 }] },
				given
			);
			if (played) g.until('window:resolution.outcome', who).use(who, 'super|outlaw');
			over(g);
			expect(g.ships('planet:2-1'), who).toEqual(
				played ? { 'seat:1': 3 } : { 'seat:1': 3, 'seat:4': 2 }
			);
			expect(g.board.warp['seat:4'], who).toBeUndefined();
		}
	});

	it('[super:outlaw] given the defense wins, or the offense has no ally, then it is not offered', () => {
		const given: Position = {
			aliens: { 'seat:2': 'outlaw' },
			hands: { 'seat:2': ['flare:outlaw'] }
		};
		expect(
			offered(
				fight(['attack:01', 'attack:30'], { 'seat:4': ['offense', { 'planet:4-1': 2 }] }, given),
				'seat:2',
				'super|outlaw'
			)
		).toBe(false);
		expect(offered(fight(['attack:30', 'attack:01'], {}, given), 'seat:2', 'super|outlaw')).toBe(
			false
		);
	});
});
