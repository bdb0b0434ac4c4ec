/** Variants of the whole game (rules.md section 40). */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import type { CosmicOptions } from '../../../src/lib/games/cosmic/types';
import { position } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';
import { homes } from '../../support/duel';

/** Seat 1 encounters seat 2 on its first planet with one ship; both hold an attack. */
const duel = (given: Position): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		...given,
		hands: {
			...given.hands,
			'seat:1': ['attack:08', ...(given.hands?.['seat:1'] ?? [])],
			'seat:2': ['attack:08']
		}
	}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });

describe('CE-40 four planets', () => {
	it('[CE-40.1] [CE-40.2] given four planets, then each has sixteen ships on them, four foreign colonies win, and a power is off with one home colony but not with two', () => {
		const g = position({
			options: { planetsPerPlayer: 4 },
			aliens: { 'seat:1': 'macron', 'seat:2': 'clone' },
			planets: {
				'planet:1-1': {},
				'planet:1-2': {},
				'planet:2-1': {},
				'planet:2-2': {},
				'planet:2-3': {}
			}
		});
		const { board } = lookOpen(cosmic, g.table);
		expect(Object.keys(board.planets)).toHaveLength(12);
		expect([1, 2, 3, 4].map((k) => board.planets[`planet:3-${k}`])).toEqual(
			Array(4).fill({ 'seat:3': 4 })
		);
		expect(board.options.coloniesToWin).toBe(4);
		expect(board.players['seat:1']!.powerLost).toBe(false);
		expect(board.players['seat:2']!.powerLost).toBe(true);
	});
});

describe('CE-40 freewheeling flares', () => {
	/** Seat 1 has played the wild half of Chosen; two more flares it could play wait for the reveal. */
	const oneFlare = (flareLimit: CosmicOptions['flareLimit']): CosmicGame => {
		const g = duel({
			options: { flareLimit },
			hands: { 'seat:1': ['flare:chosen', 'flare:macron', 'flare:virus'] }
		});
		g.until('window:planning.beforeSelect').use('seat:1', 'wild|chosen').pass();
		g.lay('attack:08', 'attack:08');
		return g;
	};

	it('[CE-40.5] given any number of flares by option, when a player has played one, then it plays another in the same encounter, and a third; without the option none', () => {
		const g = oneFlare('none').until('window:reveal.values', 'seat:1');
		expect(g.offers('seat:1', 'wild|macron')).toBe(true);
		g.use('seat:1', 'wild|macron').pass().until('window:reveal.values', 'seat:1');
		expect(g.offers('seat:1', 'wild|macron')).toBe(false);
		expect(g.offers('seat:1', 'wild|virus')).toBe(true);
		g.use('seat:1', 'wild|virus').pass();
		expect(g.encounter.flares.map(({ alien }) => alien)).toEqual(['chosen', 'macron', 'virus']);
		const limited = oneFlare('perPlayer').until('window:reveal.values');
		expect(limited.offers('seat:1', 'wild|macron')).toBe(false);
	});

	it('[CE-40.5] given a flare that was blocked, when its player could play it again, then it may not, and is told why', () => {
		const g = duel({
			options: { flareLimit: 'none' },
			aliens: { 'seat:3': 'anti-matter' },
			hands: { 'seat:1': ['flare:chosen', 'flare:oracle'], 'seat:3': ['flare:anti-matter'] }
		});
		g.until('window:planning.beforeSelect').use('seat:1', 'wild|chosen').pass('seat:2', 'seat:3');
		g.pass('seat:1', 'seat:2').use('seat:3', 'super|anti-matter').pass();
		expect(g.hand('seat:1')).toContain('flare:chosen');
		g.until('window:planning.beforeSelect', 'seat:1');
		expect(g.offers('seat:1', 'wild|chosen')).toBe(false);
		expect(g.offers('seat:1', 'wild|oracle')).toBe(true);
	});
});

describe('CE-40 hidden alliances', () => {
	/** Seat 3 is Parasite and nobody invites it; seat 4 is invited by the offense alone. */
	const choosing = (): CosmicGame => {
		const g = duel({
			seats: 4,
			options: { hiddenAlliances: true },
			aliens: { 'seat:3': 'parasite' }
		});
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:4'] });
		g.answer('seat:2', { picks: [] }).until('window:alliance.answer', 'seat:3');
		return g.use('seat:3', 'power|parasite').until('alliance.together');
	};

	it('[CE-40.18] [CE-40.19] [CE-40.21] given one invited and one that joins uninvited, when the first has chosen side, ships and colonies, then nobody sees any of it until the other has chosen too', () => {
		const g = choosing();
		expect(g.askedSeats).toEqual(['seat:3', 'seat:4']);
		const said = g.said;
		// Whatever it chose, all others see the same: that it has chosen.
		const other = choosing().pick('seat:4', 'decline');
		g.pick('seat:4', 'offense', { split: { 'planet:4-1': 3, 'planet:4-2': 1 } });
		expect(lookOpen(cosmic, g.table)).toEqual(lookOpen(cosmic, other.table));
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.decision('seat:3')).toEqual(other.decision('seat:3'));
		for (const seat of ['seat:1', 'seat:2', 'seat:3'] as const)
			expect(lookOwn(cosmic, g.table, seat)).toEqual(lookOwn(cosmic, other.table, seat));
		expect(g.said).toBe(said);
		expect(g.ships('planet:4-1')).toEqual({ 'seat:4': 4 });
		g.pick('seat:3', 'defense', { split: { 'planet:3-1': 2 } });
		expect(g.encounter).toMatchObject({
			gate: { 'seat:1': 1, 'seat:4': 4 },
			beside: { 'seat:3': 2 },
			allies: { offense: ['seat:4'], defense: ['seat:3'] }
		});
	});

	/** Seat 3 leaves its third home colony to join, and seat 4, which has chosen its ships, may settle there meanwhile. */
	const settling = (n: number): CosmicGame => {
		const g = duel({
			seats: 4,
			options: { hiddenAlliances: true },
			aliens: { 'seat:3': 'clone' },
			planets: { ...homes('seat:3', 2, 9, 9), 'planet:4-1': { 'seat:4': n } },
			hands: { 'seat:4': ['flare:parasite', 'attack:06'] }
		});
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3', 'seat:4'] });
		g.answer('seat:2', { picks: [] }).until('alliance.together');
		g.pick('seat:3', 'offense', { split: { 'planet:3-1': 2 } });
		g.pick('seat:4', 'offense', { split: { 'planet:4-1': n } }).until(
			'window:power.lost',
			'seat:4'
		);
		return g.use('seat:4', 'wild|parasite', {
			pick: 'planet:3-1',
			then: { split: { 'planet:4-1': 1 } }
		});
	};

	it('[CE-9.18] given ships were chosen and one of them has left before they join, then the others join; with none left their player stays out', () => {
		const g = settling(4).until('planning.select');
		expect(g.encounter.gate).toEqual({ 'seat:1': 1, 'seat:3': 2, 'seat:4': 3 });
		expect(g.said).toContain('{seat:4} joins the offense with 3 ships.');
		const none = settling(1).until('planning.select');
		expect(none.encounter.gate).toEqual({ 'seat:1': 1, 'seat:3': 2 });
		expect(none.encounter.allies.offense).toEqual(['seat:3']);
		expect(none.said).toContain('{seat:4} stays out.');
	});
});
