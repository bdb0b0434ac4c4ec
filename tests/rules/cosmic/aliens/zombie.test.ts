/** Zombie: its ships come home instead of going to the warp. */
import { describe, expect, it } from 'vitest';
import { duel, homes, meet } from '../../../support/duel';
import type { Position } from '../../../support/cosmic';
import { said } from '../../../support/said';

/** Where the ships that come home may land. */
const landing = (g: ReturnType<typeof duel>, seat: 'seat:1' | 'seat:2' | 'seat:3'): string[] => {
	const { shape } = g.decision(seat);
	return shape.type === 'split' ? shape.places.map(({ id }) => id) : [];
};

describe('Zombie', () => {
	it('[alien:zombie] given it loses as the offense, then its ships return to colonies it chooses, and none is in the warp', () => {
		const g = duel({ aliens: { 'seat:1': 'zombie' }, hands: { 'seat:2': ['attack:20'] } });
		meet(g, ['attack:08', 'attack:20'], 3).until('home.land', 'seat:1');
		g.answer('seat:1', { split: { 'planet:1-1': 1, 'planet:1-5': 2 } }).until(
			'launch.aim',
			'seat:2'
		);
		expect(g.board.warp).toEqual({});
		expect(g.ships('planet:1-5')).toEqual({ 'seat:1': 6 });
		expect(g.said).toContain('{seat:1} uses the power of Zombie');
		expect(g.said).not.toContain('loses');
	});

	it('[alien:zombie] given it loses a planet as the defense, then its ships return to its other colonies, never to that one', () => {
		const g = duel({ aliens: { 'seat:2': 'zombie' }, hands: { 'seat:1': ['attack:40'] } });
		meet(g, ['attack:40', 'attack:08']).until('home.land', 'seat:2');
		expect(landing(g, 'seat:2')).toEqual([2, 3, 4, 5].map((k) => `planet:2-${k}`));
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(g.board.warp).toEqual({});
	});

	it('[alien:zombie] given it loses as an ally, then its ships come home and the offense’s go to the warp', () => {
		const g = duel({ aliens: { 'seat:3': 'zombie' }, hands: { 'seat:2': ['attack:20'] } });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 4 }] },
			cards: ['attack:08', 'attack:20']
		}).until('home.land', 'seat:3');
		g.answer('seat:3', { split: { 'planet:3-2': 4 } }).until('launch.aim', 'seat:2');
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
	});

	it('[alien:zombie] given it is in no encounter and a Plague takes ships of several colonies, then those that are emptied are no home for the others', () => {
		const g = duel({
			aliens: { 'seat:3': 'zombie' },
			planets: homes('seat:3', 1, 1, 6, 6, 6),
			hands: { 'seat:1': ['artifact:plague'] }
		});
		g.until('window:encounter.start', 'seat:1').use('seat:1', 'artifact|plague', {
			pick: 'seat:3'
		});
		g.until('mustLose.pick').answer('seat:3', {
			split: { 'planet:3-1': 1, 'planet:3-2': 1, 'planet:3-3': 1 }
		});
		g.until('home.land', 'seat:3');
		const stay = ['planet:3-3', 'planet:3-4', 'planet:3-5'];
		for (let i = 0; i < 3; i++) {
			expect(landing(g, 'seat:3')).toEqual(stay);
			g.answer('seat:3', { split: { 'planet:3-5': 1 } });
		}
		g.until('launch.aim');
		expect(g.ships('planet:3-1')).toEqual({});
		expect(g.ships('planet:3-5')).toEqual({ 'seat:3': 9 });
		expect(g.board.warp).toEqual({});
	});

	it('[alien:zombie] given its power is zapped, then its ships go to the warp and bring compensation', () => {
		const g = duel({
			aliens: { 'seat:1': 'zombie' },
			hands: {
				'seat:1': ['negotiate'],
				'seat:2': ['attack:04', 'attack:04', 'artifact:cosmic-zap']
			}
		});
		meet(g, ['negotiate', 'attack:08'], 2).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap').until('launch.aim', 'seat:2');
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
		expect(g.hand('seat:1')).toHaveLength(1 + 2);
	});

	it('[alien:zombie] ruling: no ship reaches the warp, so there is no compensation for it', () => {
		const g = duel({
			aliens: { 'seat:1': 'zombie' },
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['attack:04', 'attack:04'] }
		});
		meet(g, ['negotiate', 'attack:08'], 2).until('launch.aim', 'seat:2');
		expect(g.hand('seat:1')).toEqual(['attack:08#1']);
		expect(g.hand('seat:2')).toHaveLength(2);
	});

	it('[alien:zombie] ruling: without a colony left, its ships go to the warp', () => {
		const g = duel({
			aliens: { 'seat:2': 'zombie' },
			planets: homes('seat:2', 1, 1, 1),
			warp: { 'seat:2': 17 },
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
		});
		meet(g, ['negotiate', 'negotiate']).until('deal.talk').lapse().until('launch.aim', 'seat:3');
		expect(g.said).toContain('{seat:2} loses 3 ships to the warp.');
		expect(g.said).not.toContain('uses the power of Zombie');
	});
});

describe('Zombie and deals', () => {
	const warp = { 'seat:1': 2, 'seat:3': 5 };
	const planets = { 'planet:1-5': { 'seat:1': 2 }, ...homes('seat:3', 4, 4, 4, 3) };
	const dealing = (given: Position = {}) => {
		const g = duel({
			aliens: { 'seat:2': 'zombie' },
			warp,
			planets,
			...given,
			hands: {
				'seat:1': ['negotiate', 'attack:20'],
				'seat:2': ['negotiate'],
				'seat:3': ['attack:06'],
				...given.hands
			}
		});
		return g;
	};
	const deal = (g: ReturnType<typeof duel>) =>
		meet(g, ['negotiate', 'negotiate']).agree({ cards: { picks: ['attack:20#1'] } });

	it('[alien:zombie] given it makes a deal, then it may let ships of anybody out of the warp, to colonies their owners choose', () => {
		const g = deal(dealing()).until('window:resolution.settled', 'seat:2');
		g.use('seat:2', 'power|zombie|release', { split: { 'seat:3': 4 } }).until(
			'home.land',
			'seat:3'
		);
		g.answer('seat:3', { split: { 'planet:3-4': 4 } }).until('turn.second');
		// One of seat 1 had come back in its regroup.
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:3': 1 });
		expect(g.ships('planet:3-4')).toEqual({ 'seat:3': 7 });
	});

	it('[alien:zombie] given it makes a deal, when it lets nobody out, then all stay', () => {
		const g = deal(dealing()).until('window:resolution.settled', 'seat:2');
		expect(g.pass().until('turn.second').board.warp).toEqual({ 'seat:1': 1, 'seat:3': 5 });
	});

	it('[alien:zombie] given others make a deal, or it wins a battle, then it lets nobody out', () => {
		const g = deal(dealing({ aliens: { 'seat:3': 'zombie' } })).until('turn.second');
		expect(g.events.some(({ say }) => said(say).includes('Zombie'))).toBe(false);
		const h = meet(dealing(), ['attack:08', 'attack:08']).until('launch.aim', 'seat:2');
		expect(h.said).not.toContain('let ships out');
		expect(h.board.warp['seat:3']).toBe(5);
	});

	it('[alien:zombie] ruling: letting ships out is no use, so it cannot be stopped alone; it is off once the power was stopped', () => {
		const cards = { 'seat:3': ['artifact:plague', 'artifact:cosmic-zap', 'attack:06'] };
		const g = deal(dealing({ hands: cards })).until('window:resolution.settled', 'seat:2');
		g.use('seat:2', 'power|zombie|release', { split: { 'seat:1': 1 } });
		expect(g.asked).not.toContain('window:use.declared');
		expect(g.until('turn.second').board.warp).toEqual({ 'seat:3': 5 });

		const h = dealing({ hands: cards }).until('window:encounter.start', 'seat:3');
		h.use('seat:3', 'artifact|plague', { pick: 'seat:2' });
		h.until('mustLose.pick').lapse().until('window:use.declared', 'seat:3');
		expect(h.said).toContain('{seat:2} uses the power of Zombie');
		h.use('seat:3', 'artifact|cosmic-zap').until('planning.select');
		expect(h.board.warp).toMatchObject({ 'seat:2': 3 });
		expect(h.encounter.zapped).toEqual([{ seat: 'seat:2', alien: 'zombie' }]);
	});

	it('[alien:zombie] given its power was stopped in this encounter, when it makes a deal, then it lets nobody out', () => {
		const g = dealing({
			hands: {
				'seat:2': ['negotiate', 'negotiate', 'attack:06'],
				'seat:3': ['artifact:plague', 'artifact:cosmic-zap', 'attack:06']
			}
		}).until('window:encounter.start', 'seat:3');
		g.use('seat:3', 'artifact|plague', { pick: 'seat:2' });
		g.until('mustLose.pick').lapse().until('window:use.declared', 'seat:3');
		g.use('seat:3', 'artifact|cosmic-zap').until('launch.aim');
		deal(g).until('turn.second');
		expect(g.said).not.toContain('let ships out');
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:2': 3, 'seat:3': 5 });
	});
});

describe('the Zombie flare', () => {
	const losing = (given: Position = {}) =>
		meet(
			duel({ ...given, hands: { 'seat:1': ['flare:zombie'], 'seat:2': ['attack:20'] } }),
			['attack:08', 'attack:20'],
			3
		);

	it('[wild:zombie] given another player loses ships, when it plays it, then one of them comes home; not played, all go', () => {
		const g = losing().until('window:ships.losing', 'seat:1');
		g.use('seat:1', 'wild|zombie', { pick: 'gate' }).until('home.land', 'seat:1');
		g.answer('seat:1', { split: { 'planet:1-2': 1 } }).until('launch.aim', 'seat:2');
		// What was picked stands within the sentence that tells of it.
		expect(g.said).toContain('save a ship from the warp (a ship in the encounter).');
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 5 });
		expect(g.hand('seat:1')).toContain('flare:zombie');
		expect(losing().until('launch.aim', 'seat:2').board.warp).toEqual({ 'seat:1': 3 });
	});

	it('[wild:zombie] ruling: given a planet is lost, when one of its ships is saved, then it cannot stay there', () => {
		const g = duel({ hands: { 'seat:1': ['attack:40'], 'seat:2': ['flare:zombie'] } });
		meet(g, ['attack:40', 'attack:08']).until('window:ships.losing', 'seat:2');
		g.use('seat:2', 'wild|zombie', { pick: 'planet:2-1' }).until('home.land', 'seat:2');
		expect(landing(g, 'seat:2')).toEqual([2, 3, 4, 5].map((k) => `planet:2-${k}`));
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(g.board.warp).toEqual({ 'seat:2': 3 });
	});

	it('[wild:zombie] given some ships of a colony are lost, when one is saved, then it may stay there', () => {
		const g = duel({ hands: { 'seat:2': ['flare:zombie'], 'seat:3': ['artifact:plague'] } });
		g.until('window:encounter.start', 'seat:3').use('seat:3', 'artifact|plague', {
			pick: 'seat:2'
		});
		g.until('mustLose.pick').answer('seat:2', { split: { 'planet:2-4': 3 } });
		g.until('window:ships.losing', 'seat:2').use('seat:2', 'wild|zombie', { pick: 'planet:2-4' });
		g.until('home.land')
			.answer('seat:2', { split: { 'planet:2-4': 1 } })
			.until('launch.aim');
		expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 2 });
		expect(g.board.warp).toEqual({ 'seat:2': 2 });
	});

	it('[wild:zombie] given nothing of its own is lost, then it cannot be played', () => {
		const g = duel({ hands: { 'seat:2': ['attack:20'], 'seat:3': ['flare:zombie', 'attack:06'] } });
		meet(g, ['attack:08', 'attack:20']).until('launch.aim', 'seat:2');
		expect(g.said).not.toContain('Zombie');
	});

	it('[wild:zombie] given Zombie with its power lost, then it plays the wild half; zapped, as well', () => {
		const g = losing({
			aliens: { 'seat:1': 'zombie' },
			planets: homes('seat:1', 10, 10)
		}).until('window:ships.losing', 'seat:1');
		g.use('seat:1', 'wild|zombie', { pick: 'gate' }).until('launch.aim', 'seat:2');
		expect(g.board.warp).toEqual({ 'seat:1': 2 });

		const h = duel({
			aliens: { 'seat:1': 'zombie' },
			hands: { 'seat:1': ['flare:zombie'], 'seat:2': ['attack:20', 'artifact:cosmic-zap'] }
		});
		meet(h, ['attack:08', 'attack:20'], 3).until('window:use.declared', 'seat:2');
		h.use('seat:2', 'artifact|cosmic-zap').until('window:ships.losing', 'seat:1');
		h.use('seat:1', 'wild|zombie', { pick: 'gate' }).until('launch.aim', 'seat:2');
		expect(h.board.warp).toEqual({ 'seat:1': 2 });
	});

	const allied = (use: boolean) => {
		const g = duel({
			seats: 4,
			aliens: { 'seat:1': 'zombie' },
			warp: { 'seat:3': 3, 'seat:4': 3 },
			planets: { ...homes('seat:3', 5, 4, 4, 4), ...homes('seat:4', 5, 4, 4, 4) },
			hands: { 'seat:1': ['flare:zombie'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 4 }],
				'seat:4': ['offense', { 'planet:4-1': 1 }]
			}
		});
		if (!use) return g;
		g.until('window:alliance.formed', 'seat:1').use('seat:1', 'super|zombie');
		g.until('zombie.rise.join', 'seat:3').answer('seat:3', { yes: true });
		return g.answer('seat:4', { yes: false });
	};

	it('[super:zombie] given allies of Zombie with ships in the warp, when it is played, then each may bring one straight into the encounter, above four', () => {
		const g = allied(true).until('planning.select');
		expect(g.encounter.gate).toEqual({ 'seat:1': 1, 'seat:3': 5, 'seat:4': 1 });
		expect(g.board.warp).toEqual({ 'seat:3': 2, 'seat:4': 3 });
		g.lay('attack:08', 'attack:08').until('turn.second');
		expect(g.encounter.totals).toEqual({ offense: 15, defense: 12 });
		expect(g.ships('planet:2-1')).toMatchObject({ 'seat:3': 5 });
	});

	it('[super:zombie] given it is not played, then the allies come as they are', () => {
		expect(allied(false).until('planning.select').encounter.gate).toEqual({
			'seat:1': 1,
			'seat:3': 4,
			'seat:4': 1
		});
	});
});
