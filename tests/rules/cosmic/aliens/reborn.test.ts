/** Reborn: ships it loses bring it cards, ships it gets back rid it of some. */
import { describe, expect, it } from 'vitest';
import { position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';
import { declare, met, offered } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const REBORN: Position = { aliens: { 'seat:2': 'reborn' } };

/** Seat 2 defends four ships and loses them. */
const beaten = (given: Position = {}): CosmicGame =>
	met(['attack:20', 'attack:04'], { ...REBORN, ...given });

const lost = (given: Position = {}): CosmicGame =>
	beaten(given).until('window:ships.lost', 'seat:2');

/** Seat 1, whose turn it is, has ships in the warp. */
const regroup = (given: Position = {}): CosmicGame =>
	position({
		aliens: { 'seat:1': 'reborn' },
		destiny: ['colour:2#1'],
		warp: { 'seat:1': 3 },
		hands: { 'seat:1': ['attack:04', 'attack:20', 'negotiate'] },
		...given
	});

const back = (given: Position = {}): CosmicGame =>
	regroup(given).until('encounter.retrieve').pick('seat:1', 'planet:1-1');

describe('Reborn', () => {
	it('[alien:reborn] given four ships it has lost, when it uses its power, then it draws a card for each, or fewer; not used, none', () => {
		const g = lost();
		const held = g.hand('seat:2').length;
		g.use('seat:2', 'power|reborn|draw', { amount: 4 }).until('turn.second');
		expect(g.hand('seat:2')).toHaveLength(held + 4);
		const few = lost();
		few.use('seat:2', 'power|reborn|draw', { amount: 1 }).until('turn.second');
		expect(few.hand('seat:2')).toHaveLength(held + 1);
		const none = lost();
		none.pass('seat:2').until('turn.second');
		expect(none.hand('seat:2')).toHaveLength(held);
		expect(() => lost().use('seat:2', 'power|reborn|draw', { amount: 5 })).toThrow();
	});

	it('[alien:reborn] ruling: for ships of others, and for ships that were saved, it draws none', () => {
		const others = met(['attack:04', 'attack:20'], REBORN, 3);
		expect(offered(others, 'seat:2', 'power|reborn|draw')).toBe(false);
		const saved = beaten({ aliens: { 'seat:2': ['reborn', 'zombie'] } });
		expect(offered(saved, 'seat:2', 'power|reborn|draw')).toBe(false);
	});

	it('[alien:reborn] given a ship that came back, then it may discard one card; not used, it keeps all; for ships of others none', () => {
		const g = back().until('window:ships.retrieved', 'seat:1');
		const [four] = g.hand('seat:1');
		expect(() =>
			back()
				.until('window:ships.retrieved', 'seat:1')
				.use('seat:1', 'power|reborn|shed', { picks: g.hand('seat:1').slice(0, 2) })
		).toThrow();
		g.use('seat:1', 'power|reborn|shed', { picks: [four!] }).until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(2);
		expect(g.board.discard).toHaveLength(1);
		expect(back().until('launch.aim').hand('seat:1')).toHaveLength(3);
		const other = back({ aliens: { 'seat:3': 'reborn' }, warp: { 'seat:1': 1, 'seat:3': 1 } });
		expect(offered(other, 'seat:3', 'power|reborn|shed')).toBe(false);
	});

	it('[alien:reborn] given three ships that come back at once, then up to three cards go', () => {
		const g = regroup({ hands: { 'seat:1': ['artifact:mobius-tubes', 'attack:04', 'attack:20'] } });
		g.until('window:encounter.start', 'seat:1').use('seat:1', 'artifact|mobius-tubes');
		g.until('home.land').answer('seat:1', { split: { 'planet:1-1': 3 } });
		g.until('window:ships.retrieved', 'seat:1');
		g.use('seat:1', 'power|reborn|shed', { picks: g.hand('seat:1').slice() });
		while (g.hand('seat:1').length === 2) g.lapse();
		expect(g.hand('seat:1')).toEqual([]);
		expect(g.board.discard).toHaveLength(2);
	});

	it('[alien:reborn] given it is zapped, then it draws nothing, and nothing more in this encounter', () => {
		const g = lost({ hands: { 'seat:1': ['artifact:cosmic-zap'] } });
		const held = g.hand('seat:2').length;
		g.use('seat:2', 'power|reborn|draw', { amount: 4 });
		g.until('window:use.declared', 'seat:1').use('seat:1', 'artifact|cosmic-zap');
		expect(offered(g, 'seat:2', 'power|reborn|')).toBe(false);
		expect(g.hand('seat:2')).toHaveLength(held);
	});

	it('[wild:reborn] given a ship of the offense comes back in the regroup, then whoever holds it draws a card, and only then', () => {
		const HOLDS: Position = {
			aliens: {},
			hands: { 'seat:1': ['attack:20'], 'seat:3': ['flare:reborn'] }
		};
		const g = back(HOLDS).until('window:ships.retrieved', 'seat:3');
		g.use('seat:3', 'wild|reborn|draw').until('launch.aim');
		expect(g.hand('seat:3')).toHaveLength(2);
		expect(g.hand('seat:3')).toContain('flare:reborn');
		expect(back(HOLDS).until('launch.aim').hand('seat:3')).toHaveLength(1);
		// A ship of another player, and nobody's.
		const others = regroup({
			...HOLDS,
			warp: { 'seat:2': 1 },
			hands: { 'seat:1': ['artifact:mobius-tubes', 'attack:20'], 'seat:3': ['flare:reborn'] }
		});
		others.until('window:encounter.start', 'seat:1').use('seat:1', 'artifact|mobius-tubes');
		expect(offered(others, 'seat:3', 'wild|reborn|draw')).toBe(false);
	});

	const SUPER: Position = {
		hands: { 'seat:1': ['attack:04', 'attack:20', 'negotiate', 'flare:reborn'] }
	};

	it('[super:reborn] as the offense it discards cards and gets as many ships back, before the one that comes anyway', () => {
		const g = regroup(SUPER).until('window:encounter.start', 'seat:1');
		const [four, , negotiate] = g.hand('seat:1');
		g.use('seat:1', 'super|reborn|revive', { picks: [four!, negotiate!] });
		g.until('home.land').answer('seat:1', { split: { 'planet:1-2': 2 } });
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		// They have come back, so its power rids it of a card more.
		g.until('window:ships.retrieved', 'seat:1');
		expect(g.offers('seat:1', 'power|reborn|shed')).toBe(true);
		g.until('launch.aim');
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 6 });
		expect(g.board.warp).toEqual({});
		expect(g.hand('seat:1').sort()).toEqual([expect.stringMatching(/^attack:20/), 'flare:reborn']);
		expect(regroup(SUPER).until('launch.aim').board.warp).toEqual({ 'seat:1': 2 });
	});

	it('[super:reborn] no more cards go than ships are in the warp, and only in its own turn', () => {
		const one = regroup({ ...SUPER, warp: { 'seat:1': 1 } }).until(
			'window:encounter.start',
			'seat:1'
		);
		expect(() =>
			one.use('seat:1', 'super|reborn|revive', { picks: one.hand('seat:1').slice(0, 2) })
		).toThrow();
		const other = regroup({ ...SUPER, offense: 'seat:2', destiny: ['colour:3#1'] });
		expect(offered(other, 'seat:1', 'super|reborn|revive')).toBe(false);
	});

	it('[alien:reborn] [super:reborn] cards it has named and then played are discarded no more, and bring no ship', () => {
		const zapped = (hands: readonly string[], other: string, given: Position = {}) =>
			regroup({
				...given,
				hands: { 'seat:1': ['artifact:card-zap', ...hands], 'seat:2': [other] }
			});
		const g = zapped(['attack:04', 'attack:20', 'flare:reborn'], 'artifact:cosmic-zap').until(
			'window:encounter.start',
			'seat:1'
		);
		const [zap, four] = g.hand('seat:1');
		g.use('seat:1', 'super|reborn|revive', { picks: [zap!, four!] });
		declare(g.until('window:use.declared', 'seat:2'), 'seat:2', 'artifact|cosmic-zap');
		g.use('seat:1', 'artifact|card-zap');
		g.until('home.land').answer('seat:1', { split: { 'planet:1-2': 1 } });
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
		expect(g.said).toContain('{seat:1} discards Attack 04.');

		const shed = zapped(['attack:04'], 'artifact:cosmic-zap', { warp: { 'seat:1': 1 } });
		shed.until('encounter.retrieve').pick('seat:1', 'planet:1-1');
		shed.until('window:ships.retrieved', 'seat:1');
		shed.use('seat:1', 'power|reborn|shed', { picks: [shed.hand('seat:1')[0]!] });
		declare(shed.until('window:use.declared', 'seat:2'), 'seat:2', 'artifact|cosmic-zap');
		shed.use('seat:1', 'artifact|card-zap').until('launch.aim');
		expect(shed.hand('seat:1')).toEqual([expect.stringMatching(/^attack:04/)]);
	});

	it('given ships to be had, then the steady player draws for all it has lost, and gets ships back for cards that are worth less', () => {
		expect(steadyAnswer(lost(), 'seat:2')).toEqual({
			pick: 'power|reborn|draw|',
			then: { amount: 4 }
		});
		const g = regroup({
			...SUPER,
			hands: { 'seat:1': ['attack:00', 'attack:20', 'flare:reborn'] }
		}).until('window:encounter.start', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			then: { picks: [expect.stringMatching(/^attack:00/)] }
		});
		const rich = regroup({ ...SUPER, hands: { 'seat:1': ['attack:20', 'flare:reborn'] } });
		rich.until('window:encounter.start', 'seat:1');
		expect(steadyAnswer(rich, 'seat:1')).toEqual({ pick: 'pass' });
		const poor = back({ hands: { 'seat:1': ['attack:04'] } }).until(
			'window:ships.retrieved',
			'seat:1'
		);
		expect(steadyAnswer(poor, 'seat:1')).toMatchObject({ pick: 'power|reborn|shed|' });
		expect(steadyAnswer(back().until('window:ships.retrieved', 'seat:1'), 'seat:1')).toEqual({
			pick: 'pass'
		});
	});
});
