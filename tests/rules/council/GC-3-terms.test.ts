/** Terms (GC-3), and the pieces of races nobody plays (GC-2.3, GC-2.5). */
import { describe, expect, it } from 'vitest';
import { metric } from '../../../src/lib/games/council/metrics';
import { position } from '../../support/council';
import type { Position } from '../../support/council';
import { convene, vote } from '../../support/council-session';

const HOME = 'hex:-2,0';
const NPC = 'hex:0,0'; // the homeworld of the Ulmar

describe('races', () => {
	it('[GC-3.1] an opponent is any other race but one’s ally, NPC races included', () => {
		const g = position({ seats: 3, allies: ['seat:1', 'seat:2'] });
		const open = g.choices('seat:1', 'spread');
		expect(open).toContain('hex:-2,2'); // of seat:3
		expect(open).toContain('hex:2,-2'); // of the Ulmar
		expect(open).not.toContain('hex:2,0'); // its ally’s
		expect(open).not.toContain('hex:0,-2'); // its own
	});

	it('[GC-3.1] an ally is another race all the same: its ships bar the way', () => {
		const g = position({
			seats: 3,
			allies: ['seat:1', 'seat:2'],
			ships: { 'hex:0,-2': ['seat:1', { fighter: 1 }], 'hex:0,-1': ['seat:2', { fighter: 1 }] }
		});
		expect(g.choices('seat:1', 'move', 'hex:0,-2')).not.toContain('hex:0,-1');
	});

	it('[GC-2.3] an NPC race has as many pieces as a player: its eleventh Fighter is not placed', () => {
		const npcs = ['ulmar', 'ossuline', 'morrowkin'];
		const tribute = (fighter: number) =>
			vote(convene('elder-tribute', { npcs, ships: { 'hex:2,-2': ['npc:ulmar', { fighter }] } }), {
				'seat:1': 'for'
			}).hex('hex:2,-2').fleet?.fighter;
		expect(tribute(7)).toBe(9);
		expect(tribute(9)).toBe(10);
	});
});

describe('hexes and planets', () => {
	it('[GC-3.3] ships in the hex of a planet are above it, whoever owns it', () => {
		const given: Position = {
			planets: { 'hex:-1,0': { owner: 'seat:2' } },
			ships: { [HOME]: ['seat:1', { fighter: 1 }], 'hex:-1,0': ['seat:1', { fighter: 1 }] }
		};
		const g = position(given);
		expect(metric(g.board, 'seat:1', 'guardedPlanets')).toBe(1); // its own alone
		expect(g.choices('seat:1', 'battle')).toContain('hex:-1,0');
		expect(Object.values(g.board.hexes).every(({ fleet }) => !fleet || fleet.race)).toBe(true);
	});

	it('[GC-3.4] a homeworld stays its race’s, whoever owns it; to others it is a colony', () => {
		const lost = position({ planets: { [HOME]: { owner: 'seat:2' } } });
		expect(lost.planet(HOME)).toMatchObject({ homeOf: 'seat:1', owner: 'seat:2' });
		expect(metric(lost.board, 'seat:2', 'bestColony')).toBe(4);
		expect(metric(lost.board, 'seat:2', 'foreignHomeworlds')).toBe(1);
		const own = position({ planets: { [NPC]: { owner: 'seat:1' } } });
		expect(metric(own.board, 'seat:1', 'npcHomeworlds')).toBe(1);
		expect(metric(position().board, 'seat:1', 'bestColony')).toBe(0); // not one’s own homeworld
	});

	it('[GC-3.5] to own a planet is to hold its card: it pays its owner and nobody else', () => {
		const savings = (owner: 'seat:1' | 'seat:2' | null) =>
			metric(position({ planets: { 'hex:-1,0': { owner } } }).board, 'seat:1', 'savings');
		expect(savings('seat:1')).toBe(4 + 2);
		expect(savings('seat:2')).toBe(4);
		expect(savings(null)).toBe(4);
	});

	it('[GC-2.5] Stock and Riot Counters never run out', () => {
		const planets = { 'hex:2,0': { riots: { by: 'seat:1', n: 60 } } } as const;
		const g = convene('amnesty', { planets, players: { 'seat:1': { stock: 500 } } });
		vote(g, { 'seat:1': 'against' });
		expect(g.planet('hex:2,0').riots?.n).toBe(61);
		const rich = convene('common-market', { players: { 'seat:1': { stock: 500 } } });
		expect(vote(rich, { 'seat:1': 'for' }).player('seat:1').stock).toBe(503);
	});
});
