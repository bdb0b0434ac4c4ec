/** Terms (GC-3), and the pieces of races nobody plays (GC-2.3, GC-2.5). */
import { afterEach, describe, expect, it } from 'vitest';
import { metric } from '../../../src/lib/games/council/numbers/metrics';
import { payers } from '../../../src/lib/games/council/economy/production';
import { position } from '../../support/council';
import type { CouncilGame, Position } from '../../support/council';
import { convene, vote } from '../../support/council-session';
import { load, unload } from '../../support/loadedDice';

afterEach(() => expect(unload()).toBe(0));

const HOME = 'hex:-2,0';
const OTHER = 'hex:2,0'; // of seat:2
const NEAR = 'hex:-1,-1';
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

	it('[GC-3.1] [action:pyrrhane-3] a Flare burns the ships of opponents, not those of an ally', () => {
		const g = position({
			seats: 3,
			allies: ['seat:1', 'seat:2'],
			species: { 'seat:1': 'pyrrhane' },
			ships: {
				[NPC]: ['seat:1', { fighter: 2 }],
				'hex:1,-1': ['seat:2', { fighter: 1 }],
				'hex:1,0': ['seat:3', { fighter: 1 }],
				'hex:0,1': ['npc:ulmar', { fighter: 1 }]
			}
		});
		g.pick('seat:1', 'card', 'action:pyrrhane-3');
		expect(g.choices('seat:1')).toEqual(expect.arrayContaining(['hex:1,0', 'hex:0,1']));
		expect(g.choices('seat:1')).not.toContain('hex:1,-1');
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

	it('[GC-3.2] [GC-5.8] adjacent are hexes that share a side, and Wormholes', () => {
		const g = position({
			tiles: { [NEAR]: 'frontier-20', 'hex:2,-1': 'frontier-21' },
			ships: { [NEAR]: ['seat:1', { fighter: 1 }] }
		});
		// Two of the six around it are off the map; the other Wormhole is beside it wherever it lies.
		expect(g.choices('seat:1', 'move', NEAR).toSorted()).toEqual(
			['hex:-1,0', HOME, 'hex:0,-1', 'hex:0,-2', 'hex:2,-1'].toSorted()
		);
	});

	it('[GC-3.3] [GC-16.8] ships above a planet can calm it, ships next to it cannot', () => {
		const calm = (ships: Position['ships']) =>
			position({
				planets: { [NEAR]: { owner: 'seat:1', riots: { by: 'seat:2', n: 2 } } },
				ships: { [HOME]: ['seat:1', { fighter: 1 }], ...ships }
			}).choices('seat:1', 'calm');
		expect(calm({ [NEAR]: ['seat:1', { fighter: 2 }] })).toEqual([NEAR]);
		expect(calm({ 'hex:-1,0': ['seat:1', { fighter: 9 }] })).toEqual([]);
	});

	it('[GC-3.4] to who took it a homeworld gives what a colony gives', () => {
		// Orbital Farms: 1 more from the homeworld. Mantle Mines: 1 more from each other planet.
		const techs = ['orbital-farms', 'mantle-mines'];
		const gives = (g: CouncilGame) => payers(g.board, 'seat:1').map(({ id, gives }) => [id, gives]);
		const players = { 'seat:1': { techs } };
		expect(gives(position({ players }))).toEqual([[HOME, 5]]);
		const planets: Position['planets'] = {
			[HOME]: { owner: 'seat:2' },
			[OTHER]: { owner: 'seat:1' },
			[NEAR]: { owner: 'seat:1' }
		};
		expect(gives(position({ players, planets }))).toEqual([
			[OTHER, 5],
			[NEAR, 3]
		]);
	});

	it('[GC-3.4] [GC-22.6] the Defence of a homeworld counts for who lives there, and again when it is retaken', () => {
		/** Whether this die takes the homeworld of `seat:2` from its owner. */
		const falls = (owner: 'seat:2' | 'npc:ulmar', die: number) => {
			const g = position({
				planets: { [OTHER]: { owner } },
				players: { 'seat:2': { traits: ['response:long-winter.a'] } },
				ships: { [OTHER]: ['seat:1', { destroyer: 1 }] }
			});
			load(die);
			g.pick('seat:1', 'battle', OTHER).answer('seat:1', { yes: true });
			return g.planet(OTHER).owner === 'seat:1';
		};
		// Tally has a Defence of 4, 5 where the Quillori live on it; a Destroyer adds 1 to the die.
		expect(falls('npc:ulmar', 4)).toBe(true);
		expect(falls('seat:2', 4)).toBe(false);
		expect(falls('seat:2', 5)).toBe(true);
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
