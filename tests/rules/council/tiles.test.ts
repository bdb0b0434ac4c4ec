/** Every tile (GC-5.2, GC-5.8): what its planet gives and withstands, its perk, its feature. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HexId } from '../../../src/lib/hex';
import { metric } from '../../../src/lib/games/council/numbers/metrics';
import { votesOf } from '../../../src/lib/games/council/politics/votes';
import { BASE, FIELD, attack, duel } from '../../support/battle';
import { position } from '../../support/council';
import type { CouncilGame, Position } from '../../support/council';
import { load, unload } from '../../support/loadedDice';
import { said } from '../../support/said';

vi.mock('../../../src/lib/core/chance', () => import('../../support/loadedDice'));
afterEach(() => expect(unload()).toBe(0));

/** Whether this roll takes the planet of this tile, on the FIELD, from `seat:2`. */
function falls(tile: string, die: number): boolean {
	const g = duel({
		attack: { fighter: 2 },
		field: tile,
		planets: { [FIELD]: { owner: 'seat:2' } }
	});
	attack(g, { dice: [die] });
	g.until('turn.menu');
	return g.planet(FIELD).owner === 'seat:1';
}

/** `seat:1` owns this tile on the FIELD. */
const owning = (tile: string, given: Position = {}): CouncilGame =>
	position({
		...given,
		species: { 'seat:1': 'duskari', 'seat:2': 'ossuline' },
		tiles: { [FIELD]: tile, ...given.tiles },
		planets: { [FIELD]: { owner: 'seat:1' }, ...given.planets }
	});

/** What a tile adds to what its owner can pay, and the highest roll that does not take it. */
function worth(tile: string): [production: number, defence: number] {
	const savings = (planets: Position['planets']) =>
		metric(owning(tile, { planets }).board, 'seat:1', 'savings');
	const gives = savings({}) - savings({ [FIELD]: { owner: null } });
	const held = [1, 2, 3, 4, 5, 6].filter((die) => !falls(tile, die));
	return [gives, held.length];
}

const NEUTRAL: Position = { ships: { [BASE]: ['seat:1', { fighter: 1 }] } };

describe('planets', () => {
	it('[GC-5.2] [tile:near-1] [tile:near-2] [tile:near-3] [tile:near-4] [tile:near-5] [tile:near-6] [tile:near-7] half of the Near ones give 2 and withstand a 2', () => {
		for (const n of [1, 2, 3, 4, 5, 6, 7]) expect([n, worth(`near-${n}`)]).toEqual([n, [2, 2]]);
	});

	it('[GC-5.2] [tile:near-8] [tile:near-9] [tile:near-10] [tile:near-11] [tile:near-12] [tile:near-13] [tile:near-14] the others give 2 and withstand a 3', () => {
		for (const n of [8, 9, 10, 11, 12, 13, 14])
			expect([n, worth(`near-${n}`)]).toEqual([n, [2, 3]]);
	});

	it('[GC-5.2] [tile:frontier-1] [tile:frontier-2] [tile:frontier-3] [tile:frontier-4] [tile:frontier-5] [tile:frontier-6] [tile:frontier-7] [tile:frontier-8] the Frontier has poor and middling ones', () => {
		expect([1, 2, 3, 4, 5, 6, 7, 8].map((n) => worth(`frontier-${n}`))).toEqual([
			[1, 1],
			[1, 2],
			[2, 2],
			[2, 3],
			[2, 3],
			[3, 3],
			[3, 4],
			[3, 4]
		]);
	});

	it('[GC-5.2] [tile:core-1] [tile:core-4] [tile:core-7] the Core has rich ones', () => {
		expect(['core-1', 'core-4', 'core-7'].map(worth)).toEqual([
			[4, 4],
			[4, 4],
			[4, 3]
		]);
	});

	it('[GC-5.8] [tile:frontier-9] [tile:frontier-10] [tile:frontier-11] [tile:frontier-12] [tile:core-2] [tile:core-3] [tile:core-5] [tile:core-6] those with a perk give and withstand what is printed, and what a perk adds', () => {
		expect(['frontier-9', 'frontier-10', 'frontier-11', 'frontier-12'].map(worth)).toEqual([
			[1, 3],
			[1, 3],
			[1, 3],
			[1, 2]
		]);
		expect(['core-2', 'core-3', 'core-5', 'core-6'].map(worth)).toEqual([
			[3, 6], // 5, and 1 of its own
			[3, 4],
			[3, 4],
			[3, 4]
		]);
	});
});

describe('perks', () => {
	it('[GC-5.8] [tile:frontier-9] [tile:core-3] 2 more votes for the owner', () => {
		const votes = (tile: string) => votesOf(owning(tile).board, 'seat:1');
		expect(votes('frontier-9')).toBe(votes('frontier-1') + 2);
		expect(votes('core-3')).toBe(votes('frontier-7') + 2);
		const other = owning('core-3', { planets: { [FIELD]: { owner: 'seat:2' } } });
		expect(votesOf(other.board, 'seat:1')).toBe(votes('frontier-1') - 1);
	});

	it('[GC-5.8] [tile:frontier-10] research for 1 less', () => {
		const lab = (tile: string) =>
			owning(tile, {
				market: ['envoy-school'],
				players: { 'seat:1': { stock: 5 } },
				planets: {
					[BASE]: { expended: true },
					[FIELD]: { owner: 'seat:1', expended: true }
				}
			});
		expect(lab('frontier-1').choices('seat:1')).not.toContain('research');
		expect(lab('frontier-10').choices('seat:1')).toContain('research');
	});

	it('[GC-5.8] [tile:frontier-11] 1 more on invasion rolls', () => {
		const takes = (tile: string) => {
			const g = owning(tile, {
				tiles: { 'hex:0,-1': 'near-8' }, // Defence 3
				planets: { 'hex:0,-1': { owner: 'seat:2' } },
				ships: { [FIELD]: ['seat:1', { fighter: 2 }] }
			});
			g.until('turn.menu');
			attack(g, { dice: [3] }, 'hex:0,-1');
			g.until('turn.menu');
			return g.planet('hex:0,-1').owner === 'seat:1';
		};
		expect([takes('frontier-1'), takes('frontier-11')]).toEqual([false, true]);
	});

	it('[GC-5.8] [tile:frontier-12] the first Propaganda of a turn places 1 more', () => {
		const spread = (tile: string) => {
			const g = position({
				tiles: { [FIELD]: tile },
				planets: { [FIELD]: { owner: 'seat:1' } }
			});
			g.pick('seat:1', 'trade').pick('seat:1', 'spread', 'hex:2,0');
			const { n: first } = g.planet('hex:2,0').riots!;
			g.pick('seat:1', 'spread', 'hex:2,0');
			return [first, g.planet('hex:2,0').riots!.n];
		};
		expect(spread('frontier-12')).toEqual([2, 3]);
		expect(spread('frontier-1')).toEqual([1, 2]);
	});

	it('[GC-5.8] [tile:core-2] 1 more Defence on all planets of the owner', () => {
		const takes = (owner: 'seat:2' | null) => {
			const g = duel({
				attack: { fighter: 2 },
				field: 'near-1', // Defence 2
				tiles: { 'hex:1,0': 'core-2' },
				planets: { [FIELD]: { owner: 'seat:2' }, 'hex:1,0': { owner } }
			});
			attack(g, { dice: [3] }).until('turn.menu');
			return g.planet(FIELD).owner === 'seat:1';
		};
		expect([takes(null), takes('seat:2')]).toEqual([true, false]);
	});

	it('[GC-5.8] [tile:core-5] Moves reach 1 hex farther', () => {
		const goes = (tile: string) => owning(tile, NEUTRAL).choices('seat:1', 'move', BASE).length;
		expect(goes('core-5')).toBeGreaterThan(goes('core-1'));
	});

	it('[GC-5.8] [tile:core-6] 1 more ship in a Build event', () => {
		const yard = (tile: string) =>
			owning(tile, {
				...NEUTRAL,
				players: { 'seat:1': { stock: 4 } },
				planets: {
					[BASE]: { expended: true },
					[FIELD]: { owner: 'seat:1', expended: true }
				}
			});
		const four = { pick: 'build', then: { pick: BASE, then: { split: { fighter: 4 } } } };
		expect(said(yard('core-1').refusal('seat:1', four).say)).toMatch(/3/);
		expect(yard('core-6').answer('seat:1', four).hex(BASE).fleet?.fighter).toBe(5);
	});
});

describe('open space', () => {
	it('[GC-5.8] [GC-10.1] [tile:frontier-13] [tile:frontier-14] [tile:frontier-15] has nothing to take, and is no way barred', () => {
		for (const tile of ['frontier-13', 'frontier-14', 'frontier-15']) {
			const g = position({ ...NEUTRAL, tiles: { [FIELD]: tile } });
			expect(g.choices('seat:1', 'battle')).not.toContain(FIELD);
			expect(g.pick('seat:1', 'move', BASE, FIELD).hex(FIELD).fleet?.fighter).toBe(1);
		}
	});

	it('[GC-5.8] [tile:frontier-16] a Nebula: no Tactics are bought', () => {
		const asked = (field: string) =>
			duel({ attack: { fighter: 4 }, defence: { fighter: 4 }, field }).pick(
				'seat:1',
				'battle',
				FIELD
			).asked[0];
		expect(asked('frontier-13')).toEqual('battleRound.buy');
		expect(asked('frontier-16')).not.toEqual('battleRound.buy');
	});

	it('[GC-5.8] [tile:frontier-17] Asteroids: the defender rolls 2 more dice', () => {
		const g = duel({ attack: { fighter: 2 }, defence: { fighter: 2 }, field: 'frontier-17' });
		load(3, 3, 3, 3, 3, 3); // 2 and 2 + 2
		g.pick('seat:1', 'battle', FIELD);
		expect(unload()).toBe(0);
	});

	it('[GC-5.8] [tile:frontier-18] a Gas Lagoon: 2 Stock at the refresh', () => {
		const stock = (tile: string) =>
			position({
				turn: null,
				tiles: { [FIELD]: tile },
				ships: { [FIELD]: ['seat:1', { fighter: 1 }] }
			})
				.until('turn.menu')
				.player('seat:1').stock;
		expect(stock('frontier-18')).toBe(stock('frontier-13') + 2);
	});

	it('[GC-5.8] [GC-24.2] a perk holds while the planet is owned: from the moment it is taken until it is lost', () => {
		const g = owning('frontier-9', { planets: { [FIELD]: { owner: null } } });
		const votes = () => (['seat:1', 'seat:2'] as const).map((seat) => votesOf(g.board, seat));
		const [one = 0, two = 0] = votes();
		g.planet(FIELD).owner = 'seat:2';
		g.planet(FIELD).expended = true; // so that it speaks, but has no thrift
		expect(votes()).toEqual([one, two + 1 + 2]);
		g.planet(FIELD).owner = 'seat:1';
		expect(votes()).toEqual([one + 1 + 2, two]);
	});

	it('[GC-5.8] [tile:frontier-19] a Relay Mast: 2 more votes', () => {
		const votes = (tile: string) =>
			votesOf(
				position({ tiles: { [FIELD]: tile }, ships: { [FIELD]: ['seat:1', { fighter: 1 }] } })
					.board,
				'seat:1'
			);
		expect(votes('frontier-19')).toBe(votes('frontier-13') + 2);
	});

	it('[GC-5.8] [GC-3.2] [tile:frontier-20] [tile:frontier-21] Wormholes: from one to the other in one step; one alone leads nowhere', () => {
		const from = (tiles: Record<HexId, string>) =>
			position({ tiles, ships: { [FIELD]: ['seat:1', { fighter: 1 }] } }).choices(
				'seat:1',
				'move',
				FIELD
			);
		const far = 'hex:2,-2';
		expect(from({ [FIELD]: 'frontier-20', [far]: 'frontier-21' })).toContain(far);
		expect(from({ [FIELD]: 'frontier-21', [far]: 'frontier-20' })).toContain(far);
		expect(from({ [FIELD]: 'frontier-20' })).not.toContain(far);
	});
});
