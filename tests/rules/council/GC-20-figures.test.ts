/** What views work out for everybody (GC-20.1): checked against sums done by hand. */
import { expect, it } from 'vitest';
import { council } from '../../../src/lib/games/council';
import { openBoard } from '../../../src/lib/games/council/view';
import { position } from '../../support/council';
import type { Position } from '../../support/council';

const figuresOf = (g: ReturnType<typeof position>) =>
	openBoard(g.board, council.counts(g.vault)).figures;

it('[GC-20.1] given a galaxy, then each planet shows its production and Defence in force', () => {
	// Orbital Farms: 1 more from the homeworld (Chantry, 4 and 5). Shield Lattice: 1 more Defence.
	const g = position({
		players: { 'seat:1': { techs: ['orbital-farms', 'shield-lattice'] } },
		tiles: { 'hex:-1,-1': 'near-8' }
	});
	const { planets } = figuresOf(g);
	expect(planets['hex:-2,0']).toEqual({ production: 5, defence: 6, riotsAt: 5, rioting: false });
	expect(planets['hex:-1,-1']).toEqual({ production: 2, defence: 3, riotsAt: 0, rioting: false });
});

it('[GC-20.1] given counters at the threshold, then the planet shows that it riots', () => {
	const g = position({ planets: { 'hex:2,0': { riots: { by: 'seat:1', n: 5 } } } });
	expect(figuresOf(g).planets['hex:2,0']).toMatchObject({
		...{ riotsAt: 5, rioting: true },
		speaksFor: null
	});
	expect(figuresOf(g).players['seat:2']).toMatchObject({ production: 4, unexpended: 0 });
});

it('[GC-20.1] [GC-16.8] given counters that fewer ships end, then the planet shows how many', () => {
	const counters = { riots: { by: 'seat:2', n: 5 } } as const;
	const g = position({ planets: { 'hex:-2,0': counters } });
	expect(figuresOf(g).planets['hex:-2,0']).not.toHaveProperty('calm');
	const easier = position({
		planets: { 'hex:-2,0': counters },
		players: { 'seat:1': { traits: ['response:brothers-war.b'] } }
	});
	expect(figuresOf(easier).planets['hex:-2,0']?.calm).toBe(3);
});

it('[GC-20.1] given a player, then votes, purse, pieces and progress are told to all', () => {
	const g = position({
		players: { 'seat:1': { stock: 3 } },
		objectives: ['charter', 'own-path'],
		market: ['slip-keels', 'ranging-eyes']
	});
	const mine = figuresOf(g).players['seat:1']!;
	// 1 for the seat, 1 for the homeworld, 1 for 3 of its 4 production, 2 for Resonant Voice (GC-17.5).
	expect(mine.votes).toBe(5);
	expect(mine.purse).toBe(7);
	expect(mine.pieces).toEqual({ fighter: 3, destroyer: 1, dreadnaught: 0, port: 1 });
	expect(mine.points).toBe(5);
	expect(mine.goals['charter']).toEqual({
		met: false,
		parts: [{ metric: 'planets', has: 1, op: '>=', n: 4 }]
	});
	expect(mine.goals['own-path']?.parts).toHaveLength(2);
	expect(mine.techs).toEqual(['slip-keels']);
});

it('[GC-20.1] [GC-19.4] given an NPC race that owns no planet, then it has no votes to show', () => {
	const votes = (planets: Position['planets']) =>
		Object.keys(figuresOf(position({ npcs: ['ulmar', 'brannoch', 'seyl'], planets })).npcVotes);
	expect(votes({})).toEqual(['npc:ulmar', 'npc:brannoch', 'npc:seyl']);
	expect(votes({ 'hex:0,0': { owner: 'seat:1' } })).toEqual(['npc:brannoch', 'npc:seyl']);
});

it('[GC-20.1] [GC-18.1] [GC-18.2] given an alliance, then its Victory Points count together, towards its own target', () => {
	const g = position({
		seats: 3,
		allies: ['seat:1', 'seat:2'],
		players: { 'seat:1': { vp: 2 }, 'seat:2': { vp: 3 }, 'seat:3': { vp: 4 } }
	});
	const { players } = figuresOf(g);
	expect(players['seat:1']?.victory).toEqual({ has: 5, of: 10 });
	expect(players['seat:2']?.victory).toEqual({ has: 5, of: 10 });
	expect(players['seat:3']?.victory).toEqual({ has: 4, of: 7 });
});

it('[GC-20.1] [GC-1.3] given eight rounds, then the last is told; given as many as there are cards, then none', () => {
	expect(figuresOf(position({ options: { rounds: 'eight' } })).lastRound).toBe(8);
	expect(figuresOf(position({ options: { rounds: 'noLimit' } })).lastRound).toBeNull();
});

it('[GC-20.1] [GC-2.1] given no book, then views tell what each ship counts for', () => {
	expect(figuresOf(position()).points).toEqual({ fighter: 1, destroyer: 2, dreadnaught: 4 });
});
