/** Worm: the fight comes out elsewhere. */
import { describe, expect, it } from 'vitest';
import { Play } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { worm } from '../../../../src/lib/games/cosmic/aliens/worm';
import { declare, duel, fight, homes, met, offered, over } from '../../../support/duel';
import { position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const WORM: Position = { aliens: { 'seat:1': 'worm' } };
const CARDS: Cards = ['attack:08', 'attack:06'];

const used = (g: CosmicGame, to: `planet:${number}-${number}`, by: `seat:${number}` = 'seat:1') =>
	g.until('window:reveal.cards', by).use(by, 'power|worm', { pick: to });
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;

describe('Worm', () => {
	it('[alien:worm] [CE-8.13] given it tunnels as the offense, then the ships of the defense there count, and it lands there', () => {
		const given = { ...WORM, planets: homes('seat:2', 8, 1, 4, 4, 4) };
		expect(totals(met(CARDS, given, 2))).toEqual({ offense: 10, defense: 14 });
		const g = used(met(CARDS, given, 2), 'planet:2-2');
		expect(totals(g)).toEqual({ offense: 10, defense: 7 });
		over(g);
		expect(g.ships('planet:2-2')).toEqual({ 'seat:1': 2 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 8 });
		expect(g.board.warp).toEqual({ 'seat:2': 1 });
	});

	it('[alien:worm] given it tunnels as the defense, with allies on both sides, then these come along', () => {
		const g = fight(
			['attack:08', 'attack:06'],
			{
				'seat:3': ['offense', { 'planet:3-1': 2 }],
				'seat:4': ['defense', { 'planet:4-1': 2 }]
			},
			{ aliens: { 'seat:2': 'worm' }, planets: homes('seat:2', 1, 12, 4) }
		);
		used(g, 'planet:2-2', 'seat:2');
		expect(totals(g)).toEqual({ offense: 13, defense: 6 + 12 + 2 });
		over(g);
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:3': 2 });
	});

	it('[alien:worm] [CE-8.13] ruling: it may be a colony of the defense in any system, or an empty home planet, but none where the offense is', () => {
		const planets = {
			...homes('seat:2', 4, 4, 4, 0, 0),
			'planet:2-3': { 'seat:1': 1, 'seat:2': 4 },
			'planet:3-2': { 'seat:2': 2, 'seat:3': 4 }
		} as Position['planets'] & object;
		const g = met(CARDS, { ...WORM, planets }, 2).until('window:reveal.cards', 'seat:1');
		expect(g.choices('seat:1', 'power|worm|tunnel|')).toEqual([
			'planet:2-2',
			'planet:2-4',
			'planet:2-5',
			'planet:3-2'
		]);
		used(g, 'planet:3-2').until('window:resolution.outcome');
		expect(g.encounter).toMatchObject({
			target: 'planet:3-2',
			system: 'seat:3',
			defense: 'seat:2'
		});
		over(g);
		expect(g.ships('planet:3-2')).toEqual({ 'seat:1': 2, 'seat:3': 4 });
	});

	it('[alien:worm] given it leaves its power, or has used it, or is an ally, then the gate stays as it is', () => {
		const left = met(CARDS, WORM).until('window:reveal.cards', 'seat:1').pass();
		expect(left.until('window:resolution.outcome').encounter.target).toBe('planet:2-1');
		expect(offered(used(met(CARDS, WORM), 'planet:2-2'), 'seat:1', 'power|')).toBe(false);
		const ally = fight(
			CARDS,
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ aliens: { 'seat:3': 'worm' } }
		);
		expect(offered(ally, 'seat:3', 'power|')).toBe(false);
	});

	it('[alien:worm] given it is zapped, then the gate stays as it is', () => {
		const given: Position = { ...WORM, hands: { 'seat:2': ['artifact:cosmic-zap'] } };
		const g = met(CARDS, given).until('window:reveal.cards', 'seat:1');
		declare(g, 'seat:1', 'power|worm', { pick: 'planet:2-2' });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(g.until('window:resolution.outcome').encounter.target).toBe('planet:2-1');
	});

	/** Seat 3 plays it, and its ships stand so as its game setup comes. */
	const begun = (ships: number[], shown = true): CosmicGame => {
		const planets = homes('seat:3', ...ships);
		const g = position({ aliens: { 'seat:3': 'worm' }, planets, shown });
		g.table.decisions = [];
		const play = new Play(cosmic, g.table);
		worm.begin!(play, 'seat:3');
		g.events.push(...play.events);
		return g.proceed();
	};

	it('[alien:worm] [CE-3.21] given the game begins, then it spreads its ships, at least one on each planet, and a hidden sheet is turned up', () => {
		const g = begun([4, 4, 4, 4, 4], false);
		expect(g.asked).toEqual(['worm.spread.where']);
		expect(g.board.players['seat:3']!.shown).toBe(true);
		expect(g.decision('seat:3').shape).toMatchObject({ min: 15, max: 15 });
		expect(steadyAnswer(g, 'seat:3')).toEqual({
			split: Object.fromEntries([1, 2, 3, 4, 5].map((k) => [`planet:3-${k}`, 3]))
		});
		g.answer('seat:3', { split: { 'planet:3-1': 12, 'planet:3-4': 3 } });
		expect([1, 2, 3, 4, 5].map((k) => g.ships(`planet:3-${k}`)['seat:3'])).toEqual([
			13, 1, 1, 4, 1
		]);
	});

	it('[alien:worm] [CE-3.21] given its ships stand unevenly, then one stays on each planet, and a single one is moved', () => {
		const g = begun([8, 1, 4, 4, 3]);
		expect(g.decision('seat:3').shape).toMatchObject({ min: 15, max: 15 });
		expect(steadyAnswer(g, 'seat:3')).toEqual({
			split: { 'planet:3-1': 7, 'planet:3-2': 0, 'planet:3-3': 3, 'planet:3-4': 3, 'planet:3-5': 2 }
		});
		g.answer('seat:3', {
			split: { 'planet:3-1': 6, 'planet:3-2': 1, 'planet:3-3': 3, 'planet:3-4': 3, 'planet:3-5': 2 }
		});
		expect([1, 2, 3, 4, 5].map((k) => g.ships(`planet:3-${k}`)['seat:3'])).toEqual([7, 2, 4, 4, 3]);
	});

	it('[alien:worm] [CE-3.21] given its sheet lies open, then nothing is said of it again', () => {
		expect(begun([4, 4, 4, 4, 4]).said).not.toContain('{seat:3} plays Worm.');
		expect(begun([4, 4, 4, 4, 4], false).said).toContain('{seat:3} plays Worm.');
	});

	it('[alien:worm] given one planet alone it may come out on, then it tunnels there', () => {
		const planets = {
			...homes('seat:2', 4, 4, 4, 4, 4),
			...Object.fromEntries(
				[3, 4, 5].map((k) => [`planet:2-${k}`, { 'seat:1': 1, 'seat:2': 4 }] as const)
			)
		};
		const g = met(CARDS, { ...WORM, planets }).until('window:reveal.cards', 'seat:1');
		expect(g.choices('seat:1', 'power|worm|tunnel|')).toEqual(['planet:2-2']);
	});

	it('[alien:worm] given the offense has a colony everywhere else, then it cannot tunnel', () => {
		const planets = Object.fromEntries(
			[2, 3, 4, 5].map((k) => [`planet:2-${k}`, { 'seat:1': 1, 'seat:2': 4 }] as const)
		);
		expect(offered(met(CARDS, { ...WORM, planets }), 'seat:1', 'power|')).toBe(false);
	});

	it('[alien:worm] given two negotiates, then the gate leads elsewhere as well', () => {
		const g = used(met(['negotiate', 'negotiate'], WORM), 'planet:2-3');
		expect(g.until('deal.talk').encounter.target).toBe('planet:2-3');
	});

	it('given a planet held by fewer ships, then the steady player tunnels there as it wins the fight', () => {
		const given = { ...WORM, planets: homes('seat:2', 8, 1, 8, 8, 8) };
		const g = met(CARDS, given, 2).until('window:reveal.cards', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({
			pick: 'power|worm|tunnel|',
			then: { pick: 'planet:2-2' }
		});
	});
});

describe('the Worm flare', () => {
	const WILD: Position = {
		hands: { 'seat:1': ['flare:worm'] },
		planets: homes('seat:1', 4, 4, 4, 4)
	};

	it('[wild:worm] given an empty planet at home as its turn starts, then ships move there', () => {
		const g = duel(WILD).until('window:turn.start', 'seat:1');
		expect(g.choices('seat:1', 'wild|worm|dig|flare:worm')).toEqual(['planet:1-5']);
		const said = steadyAnswer(g, 'seat:1');
		expect(said).toMatchObject({ then: { pick: 'planet:1-5' } });
		g.use('seat:1', 'wild|worm', {
			pick: 'planet:1-5',
			then: { split: { 'planet:1-1': 3, 'planet:1-2': 4 } }
		}).until('launch.aim');
		expect(g.ships('planet:1-5')).toEqual({ 'seat:1': 7 });
		expect(g.ships('planet:1-2')).toEqual({});
	});

	it('[wild:worm] given somebody is there, or all planets are held, or it is another’s turn, then it is not offered', () => {
		const planets = { ...WILD.planets, 'planet:1-5': { 'seat:3': 1 } };
		expect(offered(duel({ ...WILD, planets }), 'seat:1', 'wild|')).toBe(false);
		expect(offered(duel({ hands: WILD.hands! }), 'seat:1', 'wild|')).toBe(false);
		const other = duel({ planets: homes('seat:2', 4), hands: { 'seat:2': ['flare:worm'] } });
		expect(offered(other, 'seat:2', 'wild|')).toBe(false);
	});

	it.each(['offense', 'defense'] as const)(
		'[super:worm] given it is an ally of the %s, then it tunnels',
		(side) => {
			const g = fight(
				CARDS,
				{ 'seat:3': [side, { 'planet:3-1': 2 }] },
				{ aliens: { 'seat:3': 'worm' }, hands: { 'seat:3': ['flare:worm'] } }
			);
			g.until('window:reveal.cards', 'seat:3').use('seat:3', 'super|worm', { pick: 'planet:2-4' });
			over(g);
			expect(g.said).toContain('The gate leads to planet 4 of {seat:2} now.');
			if (side === 'offense') expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
		}
	);
});
