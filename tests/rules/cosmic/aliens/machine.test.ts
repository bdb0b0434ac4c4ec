/** Machine: goes on as long as it has encounter cards. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ROUNDS = ['colour:2#1', 'colour:2#2', 'colour:2#3', 'colour:3#1'];

/** Seat 1 has lost its first encounter and may act at its end. */
const lost = (given: Position = {}): CosmicGame =>
	duel({
		aliens: { 'seat:1': 'machine' },
		destiny: ROUNDS,
		...given,
		hands: {
			'seat:1': ['attack:04', 'attack:06', 'attack:10'],
			'seat:2': ['attack:30', 'attack:20', 'attack:14', 'attack:12'],
			...given.hands
		}
	})
		.lay('attack:08', 'attack:30')
		.until('window:encounter.end', 'seat:1');

const again = (g: CosmicGame): CosmicGame => g.use('seat:1', 'power|machine');

/** Whether seat 1 still has the turn when a planet is aimed at next. */
const goesOn = (g: CosmicGame): boolean => g.until('launch.aim').board.offense === 'seat:1';

describe('Machine', () => {
	it('[alien:machine] given a lost encounter and an encounter card in hand, then it may have another one; not used, the turn ends', () => {
		expect(goesOn(again(lost()))).toBe(true);
		expect(goesOn(lost())).toBe(false);
	});

	it('[alien:machine] given a second and a third encounter, then there is no limit while it holds encounter cards', () => {
		const g = again(lost()).lay('attack:04', 'attack:20');
		again(g.until('window:encounter.end', 'seat:1')).lay('attack:06', 'attack:14');
		again(g.until('window:encounter.end', 'seat:1')).lay('attack:10', 'attack:06');
		expect(g.encounter.n).toBe(4);
		// Its last encounter card is laid: nothing is left to go on with.
		while (g.board.offense === 'seat:1') {
			expect(g.offers('seat:1', 'power|machine')).toBe(false);
			g.lapse();
		}
		expect(g.board.turn).toBe(2);
	});

	it('[alien:machine] given a win, then the second encounter comes by the rules, and the power grants the third', () => {
		const g = duel({
			aliens: { 'seat:1': 'machine' },
			destiny: ROUNDS,
			hands: { 'seat:1': ['attack:40', 'attack:30', 'attack:04'], 'seat:2': ['attack:06'] }
		}).lay('attack:40', 'attack:06');
		g.until('turn.second').answer('seat:1', { yes: true }).lay('attack:30', 'attack:08');
		expect(g.said).not.toContain('Machine');
		again(g.until('window:encounter.end', 'seat:1')).until('launch.send');
		expect([g.board.offense, g.encounter.n]).toEqual(['seat:1', 3]);
	});

	it('[alien:machine] ruling: the turn ends as soon as an encounter card is needed and none is held', () => {
		const g = again(
			lost({
				hands: {
					'seat:1': ['attack:04'],
					'seat:2': ['attack:30', 'artifact:plague']
				}
			})
		).until('window:encounter.start', 'seat:2');
		g.use('seat:2', 'artifact|plague', { pick: 'seat:1' }).until('launch.aim', 'seat:2');
		expect(g.said).toContain('{seat:1} has no encounter card: the turn ends.');
		expect(g.said.match(/plays Machine|uses the power of Machine/g)).toHaveLength(1);
	});

	it('[alien:machine] ruling: each further encounter starts at regroup', () => {
		const g = again(lost());
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		g.until('encounter.retrieve', 'seat:1').pick('seat:1', 'planet:1-2').until('launch.aim');
		expect(g.board.warp).toEqual({});
	});

	it('[alien:machine] given somebody else’s encounter, then it grants nothing', () => {
		const g = lost({ aliens: { 'seat:1': 'machine', 'seat:2': 'machine' } });
		expect(g.offers('seat:2', 'power|machine')).toBe(false);
	});

	it('[alien:machine] ruling: a stopped use ends the turn', () => {
		const g = lost({
			hands: { 'seat:1': ['attack:04'], 'seat:2': ['attack:30', 'artifact:cosmic-zap'] }
		});
		declare(g, 'seat:1', 'power|machine').use('seat:2', 'artifact|cosmic-zap');
		expect(goesOn(g)).toBe(false);
	});

	it('[alien:machine] ruling: a second encounter that was earned needs no use, so nothing can stop it', () => {
		const g = duel({
			aliens: { 'seat:1': 'machine' },
			destiny: ROUNDS,
			hands: { 'seat:1': ['attack:40'], 'seat:2': ['attack:06', 'artifact:cosmic-zap'] }
		}).lay('attack:40', 'attack:06');
		g.until('turn.second').answer('seat:1', { yes: true });
		expect(goesOn(g)).toBe(true);
		expect(g.hand('seat:2')).toContainEqual('artifact:cosmic-zap#1');
	});

	it('[alien:machine] given its power is lost, then the turn ends as usual', () => {
		const g = duel({
			aliens: { 'seat:1': 'machine' },
			planets: homes('seat:1', 10, 10),
			destiny: ROUNDS,
			hands: { 'seat:1': ['attack:04'], 'seat:2': ['attack:30'] }
		}).lay('attack:08', 'attack:30');
		expect(goesOn(g)).toBe(false);
		expect(g.said).not.toContain('Machine');
	});
});

describe('the Machine flare', () => {
	const plain = (hand: string[], given: Position = {}): CosmicGame =>
		lost({ aliens: {}, ...given, hands: { 'seat:1': hand, 'seat:2': ['attack:30', 'attack:20'] } });

	it('[wild:machine] given the first encounter failed, when the offense plays it, then it has a second one; not played, the turn ends', () => {
		const g = plain(['attack:04', 'flare:machine']).use('seat:1', 'wild|machine');
		expect(goesOn(g)).toBe(true);
		expect([...g.hand('seat:1')].sort()).toEqual(['attack:04#1', 'flare:machine']);
		expect(goesOn(plain(['attack:04', 'flare:machine']))).toBe(false);
	});

	it('[wild:machine] given no encounter card in hand, when it is played, then a new hand is drawn, and the flare kept out of it joins it', () => {
		const g = plain(['reinforcement:2', 'flare:machine'], {
			deck: [
				'attack:40',
				'attack:23',
				'attack:01',
				'attack:12',
				'negotiate',
				'morph',
				'attack:09',
				'attack:13'
			]
		});
		g.use('seat:1', 'wild|machine').until('launch.aim', 'seat:1');
		expect(g.hand('seat:1')).toHaveLength(9);
		expect(g.hand('seat:1')).toContain('flare:machine');
		expect(g.hand('seat:1')).toContainEqual('attack:40#1');
		expect(g.board.discard).toContainEqual('reinforcement:2#1');
	});

	it('[wild:machine] given the first encounter was won without an encounter card left, then it grants the second', () => {
		const g = duel({
			destiny: ROUNDS,
			deck: ['attack:40'],
			hands: { 'seat:1': ['flare:machine'], 'seat:2': ['attack:01'] }
		}).lay('attack:08', 'attack:01');
		g.until('turn.second').answer('seat:1', { pick: 'end' });
		g.until('window:encounter.end', 'seat:1').use('seat:1', 'wild|machine');
		expect(goesOn(g)).toBe(true);
	});

	it('[wild:machine] given a second encounter, then it grants no third', () => {
		const g = plain(['attack:04', 'attack:06', 'flare:machine']).use('seat:1', 'wild|machine');
		g.lay('attack:04', 'attack:20');
		expect(g.encounter.n).toBe(2);
		while (g.board.offense === 'seat:1') {
			expect(g.offers('seat:1', 'wild|machine')).toBe(false);
			g.lapse();
		}
		expect(g.board.turn).toBe(2);
	});

	it('[wild:machine] given somebody else’s turn, then it cannot be played', () => {
		const g = lost({ hands: { 'seat:2': ['attack:30', 'flare:machine'] } });
		expect(g.offers('seat:2', 'wild|machine')).toBe(false);
	});

	it('[wild:machine] given Machine without its power, then it plays the wild half', () => {
		const g = plain(['attack:04', 'flare:machine'], {
			aliens: { 'seat:1': 'machine' },
			planets: homes('seat:1', 10, 10)
		});
		expect(g.choices('seat:1')).toEqual(['pass', 'wild|machine|continue|flare:machine']);
	});

	const regroup = (given: Position = {}): CosmicGame =>
		duel({
			aliens: { 'seat:1': 'machine' },
			planets: homes('seat:1', 4, 4, 4, 4, 2),
			warp: { 'seat:1': 2 },
			deck: ['attack:40'],
			...given,
			hands: { 'seat:1': ['flare:machine'], 'seat:2': ['artifact:cosmic-zap'] }
		});

	it('[super:machine] given a ship in the warp, when it plays it in regroup, then it draws a card instead of retrieving it; not played, the ship comes back', () => {
		const g = regroup().until('window:regroup.retrieve', 'seat:1').use('seat:1', 'super|machine');
		g.until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
		expect(g.hand('seat:1')).toContainEqual('attack:40#1');
		const quiet = regroup().until('launch.aim');
		expect(quiet.board.warp).toEqual({ 'seat:1': 1 });
		expect(quiet.hand('seat:1')).not.toContainEqual('attack:40#1');
	});

	it('[super:machine] given no ship in the warp to forgo, or its power lost, then it cannot be played', () => {
		for (const given of [{ warp: {}, planets: {} }, { planets: homes('seat:1', 9, 9) }]) {
			const g = regroup(given);
			while (!g.asked.includes('launch.aim')) {
				expect(g.offers('seat:1', 'super|machine')).toBe(false);
				g.lapse();
			}
		}
	});

	it('[super:machine] given Cosmic Zap answers it, then it goes back to hand and the ship is retrieved', () => {
		const g = declare(
			regroup().until('window:regroup.retrieve', 'seat:1'),
			'seat:1',
			'super|machine'
		);
		g.use('seat:2', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(g.hand('seat:1')).toEqual(['attack:08#1', 'flare:machine']);
		expect(g.encounter.flares).toEqual([]);
	});
});
