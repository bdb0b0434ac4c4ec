/** Relic: whenever others get a new hand it wakes in their home system. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes, offered } from '../../../support/duel';
import { position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';
import type { CosmicGame, Position } from '../../../support/cosmic';

const RELIC: Position = { aliens: { 'seat:3': 'relic' } };
const aimed = (g: CosmicGame): boolean => g.asked.includes('launch.aim');

/** Seat 1 begins its turn without an encounter card, and so gets a new hand. */
const renewed = (given: Position = RELIC): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		...given,
		hands: { 'seat:1': ['artifact:plague'], ...given.hands }
	});

describe('Relic', () => {
	it('[alien:relic] given another player has got a new hand, then it founds a colony in their home system with one to four ships', () => {
		const g = renewed().until('use.details', 'seat:3');
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.choices('seat:3')).toEqual([1, 2, 3, 4, 5].map((k) => `planet:1-${k}`));
		g.answer('seat:3', { pick: 'planet:1-2', then: { split: { 'planet:3-1': 3 } } }).until(
			'launch.aim'
		);
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 4, 'seat:3': 3 });
	});

	it('[alien:relic] given the defense draws in planning, then it settles with them', () => {
		const g = duel({ ...RELIC, hands: { 'seat:1': ['attack:20'] } });
		g.board.players['seat:2']!.hand = [];
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } }).until(
			'use.details',
			'seat:3'
		);
		expect(g.choices('seat:3')).toEqual([1, 2, 3, 4, 5].map((k) => `planet:2-${k}`));
	});

	it('[alien:relic] [CE-37.20] given a card or a moon brings another a new hand, then it settles with them as well', () => {
		const zapped = duel({
			...RELIC,
			options: { rewardDeck: 'incursion' },
			hands: { 'seat:1': ['artifact:hand-zap@reward'] }
		}).until('window:encounter.start', 'seat:1');
		zapped.use('seat:1', 'artifact|hand-zap|', { pick: 'seat:2' }).until('use.details', 'seat:3');
		expect(zapped.hand('seat:2')).toHaveLength(8);
		expect(zapped.choices('seat:3')).toEqual([1, 2, 3, 4, 5].map((k) => `planet:2-${k}`));
		expect(zapped.said).not.toContain('Destiny');

		const moons = [{ id: 'harvest', planet: 'planet:1-2', by: 'seat:1', open: false }] as const;
		const turned = duel({ ...RELIC, moons: [...moons] }).until('window:destiny.before', 'seat:1');
		turned.use('seat:1', 'moon|harvest|act').until('use.details', 'seat:3');
		expect(turned.choices('seat:3')).toEqual([1, 2, 3, 4, 5].map((k) => `planet:1-${k}`));
		expect(turned.said).not.toContain('Destiny');
	});

	it('[alien:relic] ruling: a hand that must be drawn twice is one', () => {
		const g = renewed();
		while (!aimed(g)) g.lapse();
		expect(g.said.match(/draws 8 cards/g)!.length).toBeGreaterThan(1);
		expect(g.said.match(/uses the power of Relic/g)).toHaveLength(1);
	});

	it('[alien:relic] given it has got a new hand itself, then all its ships come back from the warp', () => {
		const g = renewed({ aliens: { 'seat:1': 'relic' }, warp: { 'seat:1': 5, 'seat:2': 2 } });
		g.until('home.land')
			.answer('seat:1', { split: { 'planet:1-1': 5 } })
			.until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 2 });
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 9 });
		expect(g.said).not.toContain('founds a colony');
	});

	it('[alien:relic] given it has a colony on each of their planets, or nobody needs a hand, then nothing happens', () => {
		const planets = Object.fromEntries(
			[1, 2, 3, 4, 5].map((k) => [`planet:1-${k}`, { 'seat:1': 2, 'seat:3': 1 }])
		);
		const all = renewed({ ...RELIC, planets: { ...planets, 'planet:3-1': { 'seat:3': 4 } } });
		while (!aimed(all) && !all.table.over) all.lapse();
		expect(all.said).not.toContain('power of Relic');
		const none = duel(RELIC);
		while (!aimed(none)) none.lapse();
		expect(none.said).not.toContain('Relic');
	});

	it('[alien:relic] given it is zapped, then no colony is founded', () => {
		const hands = { 'seat:2': ['artifact:cosmic-zap'] };
		const g = renewed({ ...RELIC, hands }).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.said).not.toContain('founds a colony');
	});

	it('given planets to settle, then the steady player settles one with a single ship of its largest colony', () => {
		const g = renewed({ ...RELIC, planets: { 'planet:3-2': { 'seat:3': 9 } } });
		expect(steadyAnswer(g.until('use.details', 'seat:3'), 'seat:3')).toMatchObject({
			then: { split: { 'planet:3-2': 1 } }
		});
	});
});

describe('the Relic flare', () => {
	const WILD: Position = {
		planets: homes('seat:1', 4, 4),
		warp: { 'seat:1': 3 },
		hands: { 'seat:1': ['flare:relic'] }
	};

	it('[wild:relic] given it is played, then the ship retrieved may come to a home planet where its player has no colony', () => {
		const g = duel(WILD).until('window:encounter.start', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'wild|relic|return|flare:relic' });
		g.use('seat:1', 'wild|relic').until('encounter.retrieve');
		g.pick('seat:1', 'planet:1-4').until('launch.aim');
		expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 1 });
	});

	it('[wild:relic] given several come back at once by a card, then they may be spread over such planets', () => {
		const hands = { 'seat:1': ['flare:relic', 'artifact:mobius-tubes'] };
		const g = duel({ ...WILD, hands }).until('window:encounter.start', 'seat:1');
		declare(g, 'seat:1', 'wild|relic');
		g.until('window:encounter.start', 'seat:1').use('seat:1', 'artifact|mobius-tubes');
		g.until('home.land').answer('seat:1', { split: { 'planet:1-3': 1, 'planet:1-5': 2 } });
		g.until('launch.aim');
		expect(g.ships('planet:1-5')).toEqual({ 'seat:1': 2 });
	});

	it('[wild:relic] given it is not played, or for another player, then ships come to colonies', () => {
		const g = duel(WILD).until('encounter.retrieve');
		expect(g.choices('seat:1')).toEqual(['planet:1-1', 'planet:1-2']);
		const other = duel({
			...WILD,
			warp: { 'seat:1': 3, 'seat:2': 1 },
			hands: { 'seat:2': ['flare:relic'] }
		});
		other
			.until('window:encounter.start', 'seat:2')
			.use('seat:2', 'wild|relic')
			.until('encounter.retrieve');
		expect(other.choices('seat:1')).toEqual(['planet:1-1', 'planet:1-2']);
	});

	it('[wild:relic] ruling: given no colony is left, then the ship comes home and not to the gate', () => {
		const g = duel({ ...WILD, planets: homes('seat:1'), warp: { 'seat:1': 20 } });
		g.until('window:encounter.start', 'seat:1')
			.use('seat:1', 'wild|relic')
			.until('encounter.retrieve');
		expect(g.choices('seat:1')).toHaveLength(5);
	});

	it('[wild:relic] given no ship of theirs is in the warp, then it is not offered', () => {
		expect(offered(duel({ ...WILD, warp: {} }), 'seat:1', 'wild|', aimed)).toBe(false);
	});

	const SUPER: Position = {
		...RELIC,
		hands: { 'seat:2': ['attack:20', 'attack:01'], 'seat:3': ['flare:relic'] }
	};

	it('[super:relic] given a turn begins, then another player discards a card that they choose', () => {
		const g = duel(SUPER).until('window:turn.start', 'seat:3');
		expect(g.choices('seat:3', 'super|relic|wither|flare:relic')).toEqual(['seat:1', 'seat:2']);
		g.use('seat:3', 'super|relic', { pick: 'seat:2' }).until('relic.wither.which');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(steadyAnswer(g, 'seat:2')).toEqual({
			pick: expect.stringMatching(/^attack:01/) as string
		});
		g.pick('seat:2', 'attack:01').until('launch.aim');
		expect(g.board.discard).toContainEqual('attack:01#1');
	});

	it('[super:relic] given rivals, then the steady player has who is ahead discard', () => {
		const g = duel({ ...SUPER, planets: { 'planet:1-1': { 'seat:1': 4, 'seat:2': 1 } } });
		g.until('window:turn.start', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toEqual({
			pick: 'super|relic|wither|flare:relic',
			then: { pick: 'seat:2' }
		});
	});
});
