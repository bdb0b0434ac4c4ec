/** Optional modules that are in this game (rules.md section 24). */
import { describe, expect, it } from 'vitest';
import { lookOpen } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { position } from '../../support/cosmic';

describe('CE-24 modules', () => {
	it('[CE-24.8] given the four-planet game, then each has four planets with sixteen ships, four foreign colonies win, and the power is off below two home colonies', () => {
		const g = position({
			options: { planetsPerPlayer: 4 },
			aliens: { 'seat:1': 'macron', 'seat:2': 'clone' },
			planets: { 'planet:2-1': {}, 'planet:2-2': {}, 'planet:2-3': {} }
		});
		const { board } = lookOpen(cosmic, g.table);
		expect(Object.keys(board.planets)).toHaveLength(12);
		expect([1, 2, 3, 4].map((k) => board.planets[`planet:1-${k}`])).toEqual(
			Array(4).fill({ 'seat:1': 4 })
		);
		expect(board.options.coloniesToWin).toBe(4);
		expect(board.players['seat:1']!.powerLost).toBe(false);
		expect(board.players['seat:2']!.powerLost).toBe(true);
	});

	it('[CE-24.9] [CE-9.7] given hidden alliances, when one has answered, then the others see nothing of it until all have, and then all at once', () => {
		const g = position({
			seats: 4,
			options: { hiddenAlliances: true },
			destiny: ['colour:2#1']
		});
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3', 'seat:4'] });
		g.answer('seat:2', { picks: ['seat:3', 'seat:4'] }).until('alliance.together');
		expect(g.askedSeats).toEqual(['seat:3', 'seat:4']);
		const before = lookOpen(cosmic, g.table).board;
		g.answer('seat:3', { pick: 'offense', then: { split: { 'planet:3-1': 2 } } });
		expect(lookOpen(cosmic, g.table).board).toEqual(before);
		expect(g.said).not.toContain('joins');
		expect(g.askedSeats).toEqual(['seat:4']);
		g.answer('seat:4', { pick: 'defense', then: { split: { 'planet:4-1': 1 } } });
		expect(g.said).toContain('{seat:3} joins the offense with 2 ships.');
		expect(g.encounter).toMatchObject({
			gate: { 'seat:3': 2 },
			beside: { 'seat:4': 1 },
			allies: { offense: ['seat:3'], defense: ['seat:4'] }
		});
	});
});
