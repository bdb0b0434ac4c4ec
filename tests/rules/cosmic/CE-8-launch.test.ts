/** Section 8 of rules.md: the gate is aimed and ships are sent. */
import { describe, expect, it } from 'vitest';
import { lookOpen, plainly } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { position } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';
import type { PlanetId, Ships } from '../../../src/lib/games/cosmic/types';
import { said } from '../../support/said';

const AGAINST_2: Position = {
	destiny: ['colour:2#1'],
	hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:08'] }
};

const NO_COLONY: Partial<Record<PlanetId, Ships>> = {
	'planet:1-1': {},
	'planet:1-2': {},
	'planet:1-3': {},
	'planet:1-4': {},
	'planet:1-5': {}
};

const open = (g: CosmicGame) => lookOpen(cosmic, g.table).board;

const sending = (g: CosmicGame) => {
	const { shape } = g.until('launch.send').decision('seat:1');
	if (shape.type !== 'split') throw new Error('Ships are a split.');
	return { min: shape.min, max: shape.max, from: shape.places.map(({ id }) => id) };
};

describe('CE-8 launch', () => {
	it('[CE-8.1] [CE-8.2] given another player’s home system, when the gate is aimed, then at any one planet of it, one without defending ships as well', () => {
		const g = position({
			...AGAINST_2,
			planets: { 'planet:2-4': {}, 'planet:2-5': { 'seat:3': 1 } }
		});
		g.until('launch.aim');
		expect(g.choices('seat:1')).toEqual([
			'planet:2-1',
			'planet:2-2',
			'planet:2-3',
			'planet:2-4',
			'planet:2-5'
		]);
		expect(g.refusal('seat:1', { pick: 'planet:1-1' }).rule).toEqual('CE-8.1');
		expect(g.refusal('seat:1', { picks: ['planet:2-1', 'planet:2-2'] }).rule).toEqual('CE-8.1');
		g.pick('seat:1', 'planet:2-4');
		expect(open(g).encounter?.target).toEqual('planet:2-4');
	});

	it('[CE-8.2] given the own colour, when an intruder is met, then the gate points at its colony without a question', () => {
		const g = position({
			destiny: ['colour:1#1'],
			planets: { 'planet:1-2': { 'seat:1': 4, 'seat:3': 1 } }
		});
		g.until('destiny.own').pick('seat:1', 'against seat:3');
		while (!g.asked.includes('launch.send')) {
			expect(g.asked).not.toContain('launch.aim');
			g.lapse();
		}
		expect(g.encounter.target).toEqual('planet:1-2');
	});

	it('[CE-8.3] given the launch, then the aim is public before ships are asked for', () => {
		const g = position(AGAINST_2);
		g.until('launch.aim');
		expect(g.encounter.gate).toEqual({});
		g.pick('seat:1', 'planet:2-3').until('launch.send');
		expect(open(g).encounter).toMatchObject({ target: 'planet:2-3', gate: {} });
		expect(g.said).toContain('{seat:1} aims at planet 3 of {seat:2}.');
	});

	it('[CE-8.4] given colonies at home and abroad, when ships are sent, then one to four of them, from one or several', () => {
		const g = position({
			...AGAINST_2,
			planets: { 'planet:3-1': { 'seat:3': 4, 'seat:1': 2 }, 'planet:1-5': { 'seat:1': 6 } }
		});
		expect(sending(g)).toEqual({
			min: 1,
			max: 4,
			from: ['planet:1-1', 'planet:1-2', 'planet:1-3', 'planet:1-4', 'planet:1-5', 'planet:3-1']
		});
		const none = g.refusal('seat:1', { split: {} });
		expect(none.rule).toEqual('CE-8.4');
		expect(said(none.say)).toMatch(/1/);
		expect(g.refusal('seat:1', { split: { 'planet:1-5': 5 } }).rule).toEqual('CE-8.4');
		expect(g.refusal('seat:1', { split: { 'planet:3-1': 3 } }).rule).toEqual('CE-8.4');
		expect(g.refusal('seat:1', { split: { 'planet:2-1': 1 } }).rule).toEqual('CE-8.4');
		expect(g.encounter.gate).toEqual({});
		g.answer('seat:1', { split: { 'planet:1-1': 1, 'planet:1-2': 1, 'planet:3-1': 2 } });
		expect(g.encounter.gate).toEqual({ 'seat:1': 4 });
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 4 });
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 3 });
	});

	it('[CE-8.5] given an own colony on the planet aimed at, when the offense wins, then its ships there have stood by and the new ones join them; when it loses, they stay', () => {
		for (const [mine, theirs, left] of [
			['attack:20', 'attack:01', { 'seat:1': 3 }],
			['attack:01', 'attack:20', { 'seat:1': 2, 'seat:2': 4 }]
		] as const) {
			const g = position({
				...AGAINST_2,
				planets: { 'planet:2-1': { 'seat:2': 4, 'seat:1': 2 } },
				hands: { 'seat:1': [mine], 'seat:2': [theirs] }
			});
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 }, cards: [mine, theirs] });
			g.until('window:resolution.outcome');
			expect(g.encounter.totals?.offense).toBe(mine === 'attack:20' ? 21 : 2);
			while (g.board.offense === 'seat:1') g.lapse();
			expect(g.ships('planet:2-1')).toEqual(left);
			expect(open(g).players['seat:1']?.foreignColonies).toBe(1);
		}
		// They may also be launched from there.
		const g = position({
			...AGAINST_2,
			planets: { 'planet:2-1': { 'seat:2': 4, 'seat:1': 2 } }
		});
		g.until('launch.aim');
		const { shape } = g.decision('seat:1');
		const says = shape.type === 'one' ? shape.choices.map(({ say }) => plainly(say)) : [];
		expect(says.filter((say) => say.endsWith(', where you have a colony already'))).toEqual(
			says.slice(0, 1)
		);
		g.pick('seat:1', 'planet:2-1');
		g.until('launch.send').answer('seat:1', { split: { 'planet:2-1': 1 } });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4, 'seat:1': 1 });
	});

	it('[CE-8.6] given a colony of one ship, when that ship is sent, then the colony is gone at once, and with a third home colony the power', () => {
		const g = position({
			...AGAINST_2,
			aliens: { 'seat:1': 'zombie' },
			planets: {
				'planet:1-1': { 'seat:1': 1 },
				'planet:1-4': {},
				'planet:1-5': {},
				'planet:3-1': { 'seat:3': 4, 'seat:1': 1 }
			}
		});
		g.until('launch.send');
		expect(open(g).players['seat:1']).toMatchObject({
			homeColonies: 3,
			foreignColonies: 1,
			powerLost: false
		});
		g.answer('seat:1', { split: { 'planet:1-1': 1, 'planet:3-1': 1 } });
		expect(open(g).players['seat:1']).toMatchObject({
			homeColonies: 2,
			foreignColonies: 0,
			powerLost: true
		});
	});

	it('[CE-8.7] [CE-8.12] given ships were sent, then all see how many, and in the gate they are on no colony', () => {
		const g = position({ ...AGAINST_2, planets: { 'planet:1-1': { 'seat:1': 3 } } });
		g.until('launch.aim').pick('seat:1', 'planet:2-1');
		g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 3 } });
		expect(open(g).encounter?.gate).toEqual({ 'seat:1': 3 });
		expect(open(g).planets['planet:1-1']).toEqual({});
		expect(open(g).planets['planet:2-1']).toEqual({ 'seat:2': 4 });
		expect(open(g).players['seat:1']).toMatchObject({ homeColonies: 4, foreignColonies: 0 });
		expect(g.said).toContain('{seat:1} sends 3 ships to planet 1 of {seat:2}.');
	});

	it('[CE-8.8] given seven defending ships on the planet, then all seven count, and the defense is not asked for any', () => {
		const g = position({
			...AGAINST_2,
			planets: { 'planet:2-1': { 'seat:2': 7 }, 'planet:2-2': { 'seat:2': 1 } }
		});
		g.until('launch.aim').pick('seat:1', 'planet:2-1');
		while (!g.asked.includes('planning.select')) {
			for (const { seat, shape } of g.table.decisions)
				if (seat === 'seat:2') expect(shape.type).not.toEqual('split');
			g.lapse();
		}
		g.lay('attack:08', 'attack:08').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 15 });
	});

	it('[CE-8.9] given a ship that came into the gate by the regroup, then it counts toward the four, and more may be added only from colonies', () => {
		const alone = position({ ...AGAINST_2, planets: NO_COLONY, warp: { 'seat:1': 5 } });
		alone.until('launch.aim').pick('seat:1', 'planet:2-1');
		while (!alone.asked.includes('planning.select')) {
			expect(alone.asked).not.toContain('launch.send');
			alone.lapse();
		}
		expect(alone.encounter.gate).toEqual({ 'seat:1': 1 });

		// A colony comes up meanwhile, as an effect may bring about.
		const g = position({ ...AGAINST_2, planets: NO_COLONY, warp: { 'seat:1': 5 } });
		g.until('launch.aim');
		g.board.planets['planet:1-1']!.ships = { 'seat:1': 6 };
		g.pick('seat:1', 'planet:2-1');
		expect(sending(g)).toEqual({ min: 0, max: 3, from: ['planet:1-1'] });
		expect(g.refusal('seat:1', { split: { 'planet:1-1': 4 } }).rule).toEqual('CE-8.4');
		g.answer('seat:1', { split: { 'planet:1-1': 3 } });
		expect(g.encounter.gate).toEqual({ 'seat:1': 4 });
	});

	it('[CE-8.10] given no ship to launch, when ships should be sent, then the encounter ends unsuccessfully and the turn with it, the Machine’s as well', () => {
		const g = position({ ...AGAINST_2, aliens: { 'seat:1': 'machine' }, planets: NO_COLONY });
		while (g.board.offense === 'seat:1') {
			expect(g.asked).not.toContain('turn.second');
			expect(g.asked).not.toContain('window:encounter.end');
			expect(g.asked).not.toContain('planning.select');
			g.lapse();
		}
		expect(g.said).toContain('{seat:1} has no ship to launch: the turn ends.');
		expect(g.hand('seat:1')).toHaveLength(1);
		expect(g.board.offense).toEqual('seat:2');
	});

	it('[CE-8.11] given no defending ship on the planet, when it is encountered, then the defense counts 0 ships, lays a card and may invite', () => {
		const g = position({
			...AGAINST_2,
			planets: { 'planet:2-1': {} },
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:10'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:10']
		});
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 11 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
	});

	it('[CE-8.8] given the defense founds a colony in mid-encounter, then not with ships of the planet it defends', () => {
		const g = position({
			destiny: ['colour:2#1'],
			aliens: { 'seat:3': 'macron' },
			planets: { 'planet:3-3': { 'seat:3': 1 }, 'planet:3-4': {}, 'planet:3-5': {} },
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:08', 'flare:parasite'] }
		});
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.answer').pick('seat:3', 'offense', { split: { 'planet:3-3': 1 } });
		// Seat 3 has lost its power with its third home colony.
		g.until('window:power.lost', 'seat:2');
		const { shape } = g.decision('seat:2');
		const found = shape.type === 'one' ? shape.choices.find(({ id }) => id !== 'pass') : undefined;
		const then = found?.then?.type === 'one' ? found.then.choices[0]?.then : undefined;
		expect(then?.type === 'split' && then.places.map(({ id }) => id)).toEqual(
			[2, 3, 4, 5].map((k) => `planet:2-${k}`)
		);
	});
});
