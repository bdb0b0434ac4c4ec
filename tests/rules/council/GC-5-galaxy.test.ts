/** GC-5: the galaxy as a game lays it out: homes, tiles, features, fleets, tokens. */
import { describe, expect, it } from 'vitest';
import { distanceOf, hexIds } from '../../../src/lib/games/council/board';
import { speciesOf, tileOf } from '../../../src/lib/games/council/tables/by-id';
import { featuresAt, neighboursOf } from '../../../src/lib/games/council/map/neighbours';
import { LAYOUTS, TILES } from '../../../src/lib/games/council/tables';
import type { HexKind } from '../../../src/lib/games/council/types';
import { hexId } from '../../../src/lib/hex';
import { opening, position, seatsOf } from '../../support/council';

const ready = (seats: number, seed = 7, npcs: 'on' | 'off' = 'on') =>
	opening({ seats, seed, options: { npcs } }).until('turn.menu');

const counts = [2, 3, 4, 5, 6] as const;

describe('the galaxy', () => {
	it.each(counts)('[GC-5.1] [GC-5.9] with %i players it is the hexes of the layout', (n) => {
		const layout = LAYOUTS[n];
		const { board } = ready(n);
		for (const kind of ['home', 'npc', 'near', 'core', 'frontier'] as const)
			expect(hexIds(board).filter((id) => board.hexes[id]!.kind === kind)).toEqual(
				layout[kind].map(([q, r]) => hexId({ q: q!, r: r! }))
			);
	});

	it('[GC-5.1] distance is the largest of |dq|, |dr| and |dq + dr|', () => {
		expect(distanceOf('hex:0,0', 'hex:2,-1')).toBe(2);
		expect(distanceOf('hex:0,0', 'hex:2,1')).toBe(3);
		expect(distanceOf('hex:-1,2', 'hex:-1,2')).toBe(0);
	});

	it.each(counts)(
		'[GC-5.2] [GC-5.3] with %i players every hex gets a tile of its pile, each once',
		(n) => {
			const { board } = ready(n);
			const laid = hexIds(board).map((id) => board.hexes[id]!.tile!);
			expect(new Set(laid).size).toBe(laid.length);
			const piles: Partial<Record<HexKind, string>> = {
				near: 'near',
				core: 'core',
				frontier: 'frontier'
			};
			for (const id of hexIds(board)) {
				const { kind, tile } = board.hexes[id]!;
				if (piles[kind]) expect(TILES[tile as keyof typeof TILES].pile).toBe(piles[kind]);
				else expect(tile).toMatch(/^home:/);
			}
		}
	);

	it('[GC-5.3] which tiles lie where is chance’s', () => {
		const laid = (seed: number) =>
			Object.values(ready(3, seed).board.hexes).map(({ tile }) => tile);
		expect(laid(1)).not.toEqual(laid(2));
		expect(laid(1)).toEqual(laid(1));
	});

	it('[GC-5.3] [GC-5.7] every pile is shuffled, and so are the tokens', () => {
		/** What lies in the hexes of this kind, by seed: the same in all would be no shuffle. */
		const differ = (of: (seed: number) => unknown) =>
			new Set([1, 2, 3].map((seed) => JSON.stringify(of(seed)))).size > 1;
		for (const kind of ['near', 'core', 'frontier'] as const)
			expect(
				differ((seed) =>
					Object.values(ready(5, seed).board.hexes).flatMap((hex) =>
						hex.kind === kind ? [hex.tile] : []
					)
				),
				kind
			).toBe(true);
		expect(differ((seed) => ready(2, seed).vault.hidden)).toBe(true);
	});

	it('[GC-5.4] players take the Home hexes clockwise in seat order, from a random one', () => {
		const starts = new Set<number>();
		const homes = LAYOUTS[4].home.map(([q, r]) => hexId({ q, r }));
		for (let seed = 1; seed < 30; seed++) {
			const { board } = ready(4, seed);
			const mine = seatsOf(4).map((seat) =>
				homes.findIndex((id) => board.hexes[id]!.planet!.owner === seat)
			);
			starts.add(mine[0]!);
			expect(mine).toEqual([0, 1, 2, 3].map((i) => (mine[0]! + i) % 4));
			for (const seat of seatsOf(4)) {
				const hex = board.hexes[homes[mine[seatsOf(4).indexOf(seat)]!]!]!;
				expect(hex.tile).toBe(`home:${board.players[seat]!.species}`);
				expect(hex.planet!.homeOf).toBe(seat);
			}
		}
		expect(starts).toEqual(new Set([0, 1, 2, 3]));
	});

	it('[GC-5.5] NPC races live on N1 to N3 at random, each owning its homeworld', () => {
		const spots = LAYOUTS[2].npc.map(([q, r]) => hexId({ q, r }));
		const seen = new Set<string>();
		for (let seed = 1; seed < 12; seed++) {
			const g = ready(2, seed);
			const owners = spots.map((id) => g.planet(id).owner!);
			expect(owners.slice().sort()).toEqual(Object.keys(g.board.npcs).sort());
			for (const id of spots) expect(g.planet(id).homeOf).toBe(g.planet(id).owner);
			const inOrder = Object.keys(g.board.npcs);
			seen.add(owners.map((npc) => inOrder.indexOf(npc)).join());
		}
		expect(seen.size).toBeGreaterThan(2);
	});

	it('[GC-5.6] every race begins with the fleet of its species at home, and a port that is ready', () => {
		const g = ready(5);
		for (const hex of Object.values(g.board.hexes)) {
			if (!hex.planet?.homeOf) continue;
			const { fleet } = speciesOf(hex.tile!.slice('home:'.length));
			expect(hex.fleet!.race).toBe(hex.planet.homeOf);
			expect(hex.planet.port).toBe('ready');
			for (const ship of ['fighter', 'destroyer', 'dreadnaught'] as const)
				expect(hex.fleet![ship]).toBeGreaterThanOrEqual(fleet[ship]);
		}
		expect(g.choices(g.board.first, 'build').length).toBe(1);
	});

	it('[GC-5.7] a face-down token lies on each hex, homeworlds included, and none is resolved', () => {
		const g = ready(6);
		expect(Object.values(g.board.hexes).every(({ token }) => token)).toBe(true);
		expect(Object.keys(g.vault.hidden).length).toBe(37);
		expect(g.vault.tokens.length).toBe(52 - 37);
		expect(g.board.tokenDiscard).toEqual([]);
	});

	it('[GC-5.8] [GC-3.2] Wormholes are adjacent to each other wherever they lie; one alone does nothing', () => {
		const holes = Object.keys(TILES).filter((id) => tileOf(id).feature === 'wormhole');
		const [one, other] = holes as [string, string];
		const near = (tiles: Record<string, string>) =>
			neighboursOf(position({ tiles }).board, 'hex:-1,0');
		expect(near({ 'hex:-1,0': one, 'hex:2,-2': other })).toContain('hex:2,-2');
		const { board } = position({ tiles: { 'hex:-1,0': one, 'hex:0,-1': other } });
		expect(neighboursOf(board, 'hex:1,1'), 'no gate itself').not.toContain('hex:-1,0');
		for (const id of hexIds(board))
			expect(new Set(neighboursOf(board, id)).size, id).toBe(neighboursOf(board, id).length);
		const alone = Object.entries(position({ tiles: { 'hex:-1,0': one } }).board.hexes);
		expect(
			alone.filter(([, { tile }]) => tileOf(tile!).feature === 'wormhole').length
		).toBeGreaterThan(0);
		const g = position({ tiles: { 'hex:-1,0': one } });
		for (const id of hexIds(g.board))
			if (id !== 'hex:-1,0' && featuresAt(g.board, id, 'wormhole')) g.hex(id).tile = 'near-1';
		expect(neighboursOf(g.board, 'hex:-1,0').length).toBe(6);
	});

	it('[GC-5.8] [feature:wormhole] ships move from one Wormhole to another', () => {
		const [one, other] = Object.keys(TILES).filter((id) => tileOf(id).feature === 'wormhole');
		const g = position({
			tiles: { 'hex:-1,0': one!, 'hex:2,-2': other! },
			ships: { 'hex:-1,0': ['seat:1', { fighter: 1 }] }
		});
		g.pick('seat:1', 'move', 'hex:-1,0', 'hex:2,-2');
		expect(g.hex('hex:2,-2').fleet?.fighter).toBe(1);
	});
});
