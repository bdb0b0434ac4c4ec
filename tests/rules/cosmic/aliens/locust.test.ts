/** Locust: planets devoured. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { foreignColonies } from '../../../../src/lib/games/cosmic/board';
import { grantBetween } from '../../../../src/lib/games/cosmic/between';
import { becomeAnother, tradePowers } from '../../../../src/lib/games/cosmic/powers';
import { duel, homes, met, offered } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { CosmicGame, Position } from '../../../support/cosmic';

type Seat = `seat:${number}`;
type Planets = Position['planets'] & object;

/** Seat 1 plays it, and has planet 5 of seat 2 for itself. */
const HUNGRY: Position = {
	aliens: { 'seat:1': 'locust' },
	planets: { 'planet:2-5': { 'seat:1': 2 } }
};
const foreign = (g: CosmicGame, seat: Seat = 'seat:1') => foreignColonies(g.board, seat);
const begun = (g: CosmicGame) => g.until('launch.aim');

describe('Locust', () => {
	it('[alien:locust] [CE-20.20] given a planet of another it has for itself as an encounter begins, then its ships come home, the planet is gone, and it counts twice', () => {
		const g = duel(HUNGRY);
		expect(foreign(g)).toBe(1);
		begun(g);
		expect(g.board.planets['planet:2-5']).toBeUndefined();
		expect(g.board.devoured).toEqual({ locust: ['planet:2-5'] });
		expect(foreign(g)).toBe(2);
		expect(g.board.warp).toEqual({});
		const at = [1, 2, 3, 4, 5].map((k) => g.ships(`planet:1-${k}`)['seat:1'] ?? 0);
		expect(at.reduce((sum, n) => sum + n)).toBe(22);
		expect(g.said).toContain('{seat:1} devours planet 5 of {seat:2}.');
		expect(lookOpen(cosmic, g.table).board).toMatchObject({ devoured: { locust: ['planet:2-5'] } });
		expect(lookOpen(cosmic, g.table).board.players['seat:1']!.foreignColonies).toBe(2);
	});

	it('[alien:locust] given an encounter of another, then it devours as well, once', () => {
		const planets: Planets = { 'planet:2-5': { 'seat:3': 2 }, 'planet:2-4': { 'seat:3': 2 } };
		const g = duel({ aliens: { 'seat:3': 'locust' }, planets }).until('use.details', 'seat:3');
		expect(g.choices('seat:3').sort()).toEqual(['planet:2-4', 'planet:2-5']);
		g.pick('seat:3', 'planet:2-5');
		begun(g);
		expect(g.board.devoured).toEqual({ locust: ['planet:2-5'] });
		expect(foreign(g, 'seat:3')).toBe(3);
	});

	it('[alien:locust] given others are there, or it is a planet of its own, then it stays', () => {
		const planets: Planets = {
			'planet:2-5': { 'seat:1': 2, 'seat:2': 1 },
			'planet:2-4': { 'seat:1': 2, 'seat:3': 1 }
		};
		const g = begun(duel({ ...HUNGRY, planets }));
		expect(g.board.devoured).toBeUndefined();
		expect(foreign(g)).toBe(2);
	});

	it('[alien:locust] [CE-20.20] given its fifth colony comes so, then it wins', () => {
		const planets: Planets = {
			...HUNGRY.planets,
			...Object.fromEntries([1, 2, 3].map((k) => [`planet:3-${k}`, { 'seat:1': 1, 'seat:3': 4 }]))
		};
		const g = duel({ ...HUNGRY, planets });
		while (!g.table.over && !g.asked.includes('launch.aim')) g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:1']);
	});

	it('[alien:locust] given its power is lost, then nothing is devoured', () => {
		const g = duel({ ...HUNGRY, planets: { ...homes('seat:1', 4, 4), ...HUNGRY.planets } });
		expect(g.board.players['seat:1']!.powerLost).toBe(true);
		expect(begun(g).board.devoured).toBeUndefined();
	});

	it('[alien:locust] [CE-20.20] ruling: planets count while the power is lost, for whoever plays the sheet, and no more once it is discarded', () => {
		const g = begun(duel({ ...HUNGRY, aliens: { 'seat:1': 'locust', 'seat:2': 'virus' } }));
		g.board.players['seat:1']!.powerLost = true;
		expect(foreign(g)).toBe(2);
		const play = new Play(cosmic, g.table);
		tradePowers(play, 'seat:1', 'seat:2');
		expect([foreign(g), foreign(g, 'seat:2')]).toEqual([0, 2]);
		becomeAnother(play, 'seat:2');
		expect(foreign(g, 'seat:2')).toBe(0);
		expect(g.board.devoured).toEqual({});
	});

	it('[alien:locust] given it is zapped, then the planet stays, and what was devoured before counts', () => {
		const given: Position = {
			...HUNGRY,
			hands: { 'seat:1': ['attack:40'], 'seat:2': ['artifact:cosmic-zap'] },
			destiny: ['colour:2#1', 'colour:2#2']
		};
		const g = duel(given).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap');
		expect(begun(g).board.devoured).toBeUndefined();
		expect(g.ships('planet:2-5')).toEqual({ 'seat:1': 2 });
	});

	it('[alien:locust] [CE-7.15] [CE-4.11] given an encounter out of turn, when it devours the last home planet of whom it is with, then that ends, and the turn goes on', () => {
		const g = met(['attack:20', 'attack:08'], { aliens: { 'seat:1': 'locust' } });
		g.board.planets = Object.fromEntries(
			Object.entries(g.board.planets).filter(([planet]) => !/^planet:2-[2345]/.test(planet))
		);
		grantBetween(new Play(cosmic, g.table), 'seat:3', 'seat:2');
		const { turn } = g.board;
		g.until('turn.second', 'seat:1');
		expect(g.board.devoured).toEqual({ locust: ['planet:2-1'] });
		expect(g.said).toContain('{seat:3} has an encounter with {seat:2} out of turn.');
		expect(g.said).toContain('{seat:2} has no planet left at home');
		expect(g.said).not.toContain('{seat:3} aims');
		expect(g.board.turn).toBe(turn);
		expect(g.encounter).toMatchObject({ n: 1, offense: 'seat:1' });
	});

	it('[CE-4.11] given an encounter out of turn with somebody who has no planet left, then none comes, and none is said to be over', () => {
		const g = met(['attack:20', 'attack:08'], { aliens: { 'seat:1': 'locust' } });
		g.board.planets = Object.fromEntries(
			Object.entries(g.board.planets).filter(([planet]) => !planet.startsWith('planet:3-'))
		);
		grantBetween(new Play(cosmic, g.table), 'seat:2', 'seat:3');
		g.until('turn.second', 'seat:1');
		expect(g.said).toContain(
			'{seat:3} has no planet left at home, and cannot be encountered there.'
		);
		expect(g.said).not.toContain('The encounter out of turn is over');
	});

	it('given two to choose of, then the steady player takes that of who is nearer the goal', () => {
		const planets: Planets = {
			'planet:2-5': { 'seat:1': 2 },
			'planet:3-5': { 'seat:1': 2 },
			'planet:1-5': { 'seat:1': 4, 'seat:3': 1 }
		};
		const g = duel({ ...HUNGRY, planets }).until('use.details', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'planet:3-5' });
	});
});

describe('the Locust flare', () => {
	const WILD: Position = { hands: { 'seat:3': ['flare:locust'] } };
	const starting = (given: Position = WILD, seat: Seat = 'seat:3') =>
		duel(given).until('window:encounter.start', seat);

	it('[wild:locust] given four ships are paid, then any planet is gone with all that is on it, and the flare is discarded', () => {
		const planets: Planets = { 'planet:2-5': { 'seat:1': 1, 'seat:2': 4 } };
		const g = starting({ ...WILD, planets });
		g.use('seat:3', 'wild|locust', { pick: 'planet:2-5' }).until('mustLose.pick', 'seat:3');
		expect(g.decision('seat:3').shape).toMatchObject({ min: 4, max: 4 });
		expect(g.board.planets['planet:2-5']).toBeDefined();
		g.answer('seat:3', { split: { 'planet:3-1': 2, 'planet:3-2': 2 } });
		begun(g);
		expect(g.board.planets['planet:2-5']).toBeUndefined();
		// One of seat 1 came back in its regroup.
		expect(g.board.warp).toEqual({ 'seat:2': 4, 'seat:3': 4 });
		expect(g.board.discard).toContain('flare:locust');
		expect(foreign(g, 'seat:3')).toBe(0);
	});

	it('[wild:locust] given Locust is played, then its planets are spared, and it gets the flare', () => {
		const g = starting({ ...WILD, aliens: { 'seat:2': 'locust' } });
		const all = g.choices('seat:3', 'wild|locust|raze|flare:locust');
		expect(all).toHaveLength(10);
		expect(all.some((planet) => planet.startsWith('planet:2-'))).toBe(false);
		g.use('seat:3', 'wild|locust', { pick: 'planet:1-5' });
		expect(begun(g).hand('seat:2')).toContain('flare:locust');
	});

	it('[wild:locust] given three ships outside the warp, then it is not offered', () => {
		const until = (g: CosmicGame) => g.asked.includes('launch.aim');
		const few: Position = { ...WILD, planets: homes('seat:3', 1, 1, 1), warp: { 'seat:3': 17 } };
		expect(offered(duel(few), 'seat:3', 'wild|', until)).toBe(false);
		const enough: Position = { ...WILD, planets: homes('seat:3', 1, 1, 2), warp: { 'seat:3': 16 } };
		expect(offered(duel(enough), 'seat:3', 'wild|', until)).toBe(true);
	});

	const SUPER: Position = {
		aliens: { 'seat:1': 'locust' },
		hands: { 'seat:1': ['flare:locust'] },
		planets: {
			'planet:2-5': { 'seat:1': 3, 'seat:2': 1, 'seat:3': 1 },
			'planet:2-4': { 'seat:1': 2, 'seat:2': 1, 'seat:3': 1 }
		}
	};

	it('[super:locust] given it has more ships than all others there, then it devours that planet, and theirs go to the warp', () => {
		const g = starting(SUPER, 'seat:1');
		expect(g.choices('seat:1', 'super|locust|devour|flare:locust')).toEqual(['planet:2-5']);
		expect(steadyAnswer(g, 'seat:1')).toEqual({
			pick: 'super|locust|devour|flare:locust',
			then: { pick: 'planet:2-5' }
		});
		g.use('seat:1', 'super|locust', { pick: 'planet:2-5' });
		begun(g);
		expect(g.board.devoured).toEqual({ locust: ['planet:2-5'] });
		expect(g.board.warp).toEqual({ 'seat:2': 1, 'seat:3': 1 });
		expect(foreign(g)).toBe(1 + 2);
	});

	it('[super:locust] given it keeps it, then nothing is devoured', () => {
		expect(begun(starting(SUPER, 'seat:1').pass()).board.devoured).toBeUndefined();
	});

	it('given a rival lacks one colony, then the steady player destroys a planet on which it has one; in peace it does not', () => {
		const near: Planets = Object.fromEntries(
			[2, 3, 4, 5].map((k) => [`planet:2-${k}`, { 'seat:1': 1, 'seat:2': 4 }])
		);
		expect(steadyAnswer(starting({ ...WILD, planets: near }), 'seat:3')).toMatchObject({
			pick: expect.stringMatching(/^wild\|locust/) as string,
			then: { pick: expect.stringMatching(/^planet:2-[2345]/) as string }
		});
		expect(steadyAnswer(starting(), 'seat:3')).toEqual({ pick: 'pass' });
		const far: Planets = { 'planet:2-5': { 'seat:1': 1, 'seat:2': 4 } };
		expect(steadyAnswer(starting({ ...WILD, planets: far }), 'seat:3')).toEqual({ pick: 'pass' });
	});
});
