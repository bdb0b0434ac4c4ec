/** Vacuum: whatever it loses to the warp, others lose too. */
import { describe, expect, it } from 'vitest';
import { duel, homes, meet } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { said } from '../../../support/said';

/** Seat 1 attacks with three ships and loses them; by default it is Vacuum. */
const losing = (given: Position = {}) =>
	meet(
		duel({
			aliens: { 'seat:1': 'vacuum' },
			...given,
			hands: { ...given.hands, 'seat:2': ['attack:20', ...(given.hands?.['seat:2'] ?? [])] }
		}),
		['attack:08', 'attack:20'],
		3
	);
const drag = (g: CosmicGame, split: Record<string, number>) =>
	g.until('use.details', 'seat:1').answer('seat:1', { split });
/** To the first decision of seat 2's own turn after its regroup. */
const after = (g: CosmicGame) => g.until('launch.aim', 'seat:2');

describe('Vacuum', () => {
	it('[alien:vacuum] given it loses three ships, then it says who loses how many, up to three in all, and each victim chooses which', () => {
		const g = losing({ offense: 'seat:1' }).until('use.details', 'seat:1');
		expect(g.decision('seat:1').shape).toMatchObject({
			min: 0,
			max: 3,
			places: [
				{ id: 'seat:2', max: 3 },
				{ id: 'seat:3', max: 3 }
			]
		});
		drag(g, { 'seat:2': 1, 'seat:3': 2 });
		g.until('mustLose.pick', 'seat:2').answer('seat:2', { split: { 'planet:2-1': 1 } });
		g.answer('seat:3', { split: { 'planet:3-1': 1, 'planet:3-5': 1 } });
		g.until('window:resolution.end', 'seat:3');
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 1, 'seat:3': 2 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 3 });
		expect(g.ships('planet:3-5')).toEqual({ 'seat:3': 3 });
	});

	it('[alien:vacuum] given it takes nobody along, then only its own ships go', () => {
		const g = losing();
		drag(g, {}).until('window:resolution.end', 'seat:3');
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
	});

	it('[alien:vacuum] given more ships than it lost, or its own, then that is refused', () => {
		const g = losing().until('use.details', 'seat:1');
		expect(said(g.refusal('seat:1', { split: { 'seat:2': 2, 'seat:3': 2 } }).say)).toContain(
			'0 to 3'
		);
		expect(g.refusal('seat:1', { split: { 'seat:1': 1 } }).rule).toEqual('CE-16.3');
	});

	it('[alien:vacuum] given a victim with fewer ships, then no more than it has can be named', () => {
		const g = losing({ planets: homes('seat:3', 1), warp: { 'seat:3': 19 } });
		expect(g.until('use.details', 'seat:1').decision('seat:1').shape).toMatchObject({
			places: [
				{ id: 'seat:2', max: 3 },
				{ id: 'seat:3', max: 1 }
			]
		});
	});

	it('[alien:vacuum] given it is in no encounter and a Plague takes its ships, then it takes others along', () => {
		const g = duel({ aliens: { 'seat:3': 'vacuum' }, hands: { 'seat:2': ['artifact:plague'] } });
		g.until('window:encounter.start', 'seat:2').use('seat:2', 'artifact|plague', {
			pick: 'seat:3'
		});
		g.until('use.details', 'seat:3')
			.answer('seat:3', { split: { 'seat:2': 3 } })
			.until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 3, 'seat:3': 3 });
	});

	it('[alien:vacuum] given its power is zapped, then its ships go alone', () => {
		const g = losing({ hands: { 'seat:2': ['artifact:cosmic-zap', 'attack:04'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('window:resolution.end', 'seat:2');
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
	});

	it('[alien:vacuum] given its power is lost, then its ships go alone', () => {
		const g = after(losing({ planets: homes('seat:1', 10, 10) }));
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
		expect(g.said).not.toContain('Vacuum');
	});

	it('[alien:vacuum] ruling: ships it drags along drag none further', () => {
		const g = losing();
		drag(g, { 'seat:2': 3 }).until('mustLose.pick', 'seat:2').lapse();
		after(g);
		expect(g.said.match(/uses the power of Vacuum/g)).toHaveLength(1);
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 2 }); // one came back in its regroup
	});

	it('[alien:vacuum] ruling: any loss counts, a failed deal’s as well', () => {
		const g = duel({
			aliens: { 'seat:1': 'vacuum' },
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
		});
		meet(g, ['negotiate', 'negotiate']).until('deal.talk').lapse();
		drag(g, { 'seat:3': 3 });
		after(g);
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 2, 'seat:3': 3 });
	});

	it('[alien:vacuum] [alien:zombie] ruling: a Zombie dragged along comes home', () => {
		const g = losing({ aliens: { 'seat:1': 'vacuum', 'seat:3': 'zombie' } });
		drag(g, { 'seat:3': 3 }).until('mustLose.pick', 'seat:3');
		g.answer('seat:3', { split: { 'planet:3-1': 3 } }).until('home.land', 'seat:3');
		g.answer('seat:3', { split: { 'planet:3-2': 3 } });
		after(g);
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 7 });
	});

	it('[alien:vacuum] [CE-14.2] given its victim is the loser’s opponent, then ships dragged along bring no compensation', () => {
		const g = duel({
			aliens: { 'seat:1': 'vacuum' },
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['attack:04', 'attack:04', 'attack:04'] }
		});
		meet(g, ['negotiate', 'attack:08'], 2);
		drag(g, { 'seat:2': 2 });
		after(g);
		expect(g.hand('seat:1')).toHaveLength(1 + 2);
		expect(g.hand('seat:2')).toHaveLength(1);
	});

	it('[alien:vacuum] [alien:parasite] given a drag that costs a third home colony, then the power of its victim is lost at once', () => {
		const g = losing({
			aliens: { 'seat:1': 'vacuum', 'seat:3': 'parasite' },
			planets: homes('seat:3', 1, 9, 10)
		});
		drag(g, { 'seat:3': 1 }).until('mustLose.pick', 'seat:3');
		g.answer('seat:3', { split: { 'planet:3-1': 1 } });
		expect(after(g).board.players['seat:3']!.powerLost).toBe(true);
	});
});

describe('the Vacuum flare', () => {
	it('[wild:vacuum] given two attacks, when an uninvolved player plays it, then it retrieves a ship for each main player; not played, none', () => {
		const play = (use: boolean) => {
			const g = duel({
				planets: homes('seat:3', 4, 4, 4, 4, 1),
				warp: { 'seat:3': 3 },
				hands: { 'seat:3': ['flare:vacuum', 'attack:06'] }
			});
			meet(g).until('window:reveal.values', 'seat:3');
			if (use)
				g.use('seat:3', 'wild|vacuum')
					.until('home.land')
					.answer('seat:3', { split: { 'planet:3-5': 2 } });
			return after(g);
		};
		expect(play(true).board.warp).toEqual({ 'seat:1': 1, 'seat:3': 1 });
		expect(play(true).ships('planet:3-5')).toEqual({ 'seat:3': 3 });
		expect(play(false).board.warp).toEqual({ 'seat:1': 1, 'seat:3': 3 });
	});

	it('[wild:vacuum] given a main player plays it, then its own attack does not count, and a negotiate of the other gives nothing', () => {
		const play = (theirs: string) => {
			const g = duel({
				planets: { 'planet:1-5': { 'seat:1': 2 } },
				warp: { 'seat:1': 2 },
				hands: {
					'seat:1': ['flare:vacuum', 'artifact:mobius-tubes'],
					'seat:2': ['negotiate', 'artifact:quash']
				}
			});
			return meet(g, ['attack:08', theirs]);
		};
		// One of two came back in the regroup.
		const g = play('attack:08')
			.until('window:reveal.values', 'seat:1')
			.use('seat:1', 'wild|vacuum');
		expect(g.until('window:resolution.outcome').board.warp).toEqual({});
		const h = play('negotiate').until('window:resolution.outcome');
		expect(h.said).not.toContain('Vacuum');
	});

	it('[wild:vacuum] given Vacuum with its power lost, then it plays the wild half; with its power on, it does not', () => {
		const play = (planets: Position['planets']) =>
			meet(
				duel({
					aliens: { 'seat:3': 'vacuum' },
					planets,
					warp: { 'seat:3': 1 },
					hands: { 'seat:3': ['flare:vacuum', 'attack:06'] }
				})
			).until('window:reveal.values', 'seat:3');
		expect(play(homes('seat:3', 9, 10)).offers('seat:3', 'wild|vacuum')).toBe(true);
		expect(play(homes('seat:3', 9, 5, 5)).offers('seat:3', 'wild|vacuum')).toBe(false);
	});

	const picking = (use: boolean) => {
		const g = losing({ hands: { 'seat:1': ['flare:vacuum'], 'seat:2': ['attack:04'] } });
		g.until('window:use.declared', 'seat:1');
		if (use) g.use('seat:1', 'super|vacuum').pass();
		return drag(g, { 'seat:2': 1, 'seat:3': 2 }).until('mustLose.pick');
	};

	it('[super:vacuum] given it uses its power, when it plays it, then it picks the ships of every victim as well', () => {
		const g = picking(true);
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.decision('seat:1').say).toEqual('Choose 1 ship of {seat:2} to go to the warp');
		g.answer('seat:1', { split: { 'planet:2-5': 1 } });
		g.answer('seat:1', { split: { 'planet:3-4': 2 } }).until('window:resolution.end', 'seat:2');
		expect(g.ships('planet:2-5')).toEqual({ 'seat:2': 3 });
		expect(g.ships('planet:3-4')).toEqual({ 'seat:3': 2 });
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 1, 'seat:3': 2 });
		expect(g.hand('seat:1')).toContain('flare:vacuum');
	});

	it('[super:vacuum] given it is not played, then the victims pick', () => {
		expect(picking(false).askedSeats).toEqual(['seat:2']);
	});

	it('[super:vacuum] given it is zapped, then nobody is dragged along', () => {
		const g = losing({
			hands: { 'seat:1': ['flare:vacuum'], 'seat:2': ['artifact:cosmic-zap', 'attack:04'] }
		});
		g.until('window:use.declared', 'seat:1').use('seat:1', 'super|vacuum').pass();
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('window:resolution.end', 'seat:2');
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
		expect(g.hand('seat:1')).toContain('flare:vacuum');
	});

	it('[super:vacuum] given it was played for one loss, when another follows in the encounter, then the victims pick again', () => {
		const g = duel({
			aliens: { 'seat:1': 'vacuum' },
			hands: {
				'seat:1': ['flare:vacuum', 'attack:06'],
				'seat:2': ['attack:20'],
				'seat:3': ['artifact:plague', 'attack:06']
			}
		});
		g.until('window:encounter.start', 'seat:3').use('seat:3', 'artifact|plague', {
			pick: 'seat:1'
		});
		g.until('window:use.declared', 'seat:1').pass().until('mustLose.pick').lapse();
		g.until('window:use.declared', 'seat:1').use('seat:1', 'super|vacuum').pass();
		drag(g, { 'seat:2': 1 }).until('mustLose.pick');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.lapse().until('launch.aim', 'seat:1');
		if (g.hand('seat:1').includes('attack:08#1')) meet(g, ['attack:08', 'attack:20'], 1);
		else meet(g, ['attack:06', 'attack:20'], 1);
		drag(g, { 'seat:2': 1 }).until('mustLose.pick');
		expect(g.askedSeats).toEqual(['seat:2']);
	});
});
