/** GC-5: the galaxy of each number of players. */
import { describe, expect, it } from 'vitest';
import { LAYOUTS, TILES, type Layout, type Tile } from '../../../src/lib/games/council/tables';
import {
	adjacency,
	centreOf,
	distance,
	hexId,
	hexOf,
	neighbours,
	reachable,
	type Hex,
	type HexId
} from '../../../src/lib/hex';

const tiles: Tile[] = Object.values(TILES);
const pile = (name: Tile['pile']) => tiles.filter((tile) => tile.pile === name);

describe.each(Object.entries(LAYOUTS))('the galaxy of %s players', (key, layout: Layout) => {
	const players = Number(key);
	const places = (kind: keyof Layout): Hex[] => layout[kind].map(([q, r]) => ({ q, r }));
	const kinds = ['home', 'npc', 'near', 'core', 'frontier'] as const;
	const map = kinds.flatMap(places);
	const kindOf = new Map(kinds.flatMap((kind) => places(kind).map((hex) => [hexId(hex), kind])));
	const [homes, npcs] = [places('home'), places('npc')];

	it('[GC-5.9] has its hexes, each once, and all of them hang together', () => {
		expect(map.length).toBe({ 2: 19, 3: 19, 4: 29, 5: 33, 6: 37 }[players]);
		expect(kindOf.size).toBe(map.length);
		const sides = adjacency(map);
		expect(reachable(hexId(map[0]!), { next: (at) => sides[at] ?? [] }).size).toBe(map.length);
	});

	it('[GC-5.4] [GC-5.5] has a Home hex for each player, listed clockwise, and three NPC hexes', () => {
		expect([homes.length, npcs.length]).toEqual([players, 3]);
		const turns = homes.map((home, i) => turn(home, homes[(i + 1) % players]!));
		expect(turns.every((angle) => angle > 0)).toBe(true);
		expect(turns.reduce((sum, angle) => sum + angle)).toBeCloseTo(2 * Math.PI);
	});

	it('[GC-5.9] gives every Home hex 2 Near neighbours and an NPC hex 2 away', () => {
		for (const home of homes) {
			expect(neighbours(home).filter((hex) => kindOf.get(hexId(hex)) === 'near').length).toBe(2);
			expect(Math.min(...npcs.map((npc) => distance(home, npc)))).toBe(2);
		}
	});

	it('[GC-5.3] can be laid out from the piles, without NPC races too', () => {
		expect(pile('near').length).toBeGreaterThanOrEqual(layout.near.length);
		expect(pile('frontier').length).toBeGreaterThanOrEqual(layout.frontier.length);
		expect(pile('core').length).toBeGreaterThanOrEqual(layout.core.length + layout.npc.length);
	});

	it('[GC-5.9] is symmetric for all seats, with five players for the two sides of H1', () => {
		const images = symmetriesOf(kindOf).map((move) => homes.map((home) => hexId(move(home))));
		const ids = homes.map(hexId);
		if (players === 5) {
			const mirrored = [ids[0], ids[4], ids[3], ids[2], ids[1]];
			expect(images).toEqual(expect.arrayContaining([ids, mirrored]));
		} else {
			// Some symmetry of the map takes the first Home hex to each of the others.
			expect(new Set(images.map(([first]) => first))).toEqual(new Set(ids));
		}
	});

	it('[GC-5.9] shares out the hexes that are no one’s home equally, by which home is nearest', () => {
		const shares = homes.map((home) =>
			map.reduce((sum, hex) => {
				const nearest = Math.min(...homes.map((other) => distance(hex, other)));
				const tied = homes.filter((other) => distance(hex, other) === nearest);
				return nearest > 0 && tied.includes(home) ? sum + 1 / tied.length : sum;
			}, 0)
		);
		const even = (map.length - players) / players;
		const fair = players === 5 ? [6, 5.5, 5.5, 5.5, 5.5] : homes.map(() => even);
		shares.forEach((share, i) => {
			expect(share).toBeCloseTo(fair[i]!);
		});
	});
});

/** How far to turn clockwise from one hex to another, seen from the middle of the map: 0 to 2π. */
function turn(from: Hex, to: Hex): number {
	const [a, b] = [from, to].map((hex) => {
		const { x, y } = centreOf(hex, 1);
		return Math.atan2(y, x);
	}) as [number, number];
	return (b - a + 4 * Math.PI) % (2 * Math.PI);
}

/** Turns and reflections, with a shift, that take every hex of a map to one of its kind. */
function symmetriesOf(kindOf: ReadonlyMap<HexId, string>): ((hex: Hex) => Hex)[] {
	const hexes = [...kindOf].map(([id, kind]) => ({ hex: hexOf(id), kind }));
	const rotate = ({ q, r }: Hex): Hex => ({ q: -r, r: q + r });
	const flip = ({ q, r }: Hex): Hex => ({ q: r, r: q });
	const turns = [0, 1, 2, 3, 4, 5].map((n) => (hex: Hex) => {
		let turned = hex;
		for (let i = 0; i < n; i++) turned = rotate(turned);
		return turned;
	});
	const about = [...turns, ...turns.map((move) => (hex: Hex) => move(flip(hex)))];
	return about.flatMap((move) =>
		hexes.flatMap(({ hex: to }) => {
			const from = move(hexes[0]!.hex);
			const whole = (hex: Hex): Hex => {
				const { q, r } = move(hex);
				return { q: q - from.q + to.q, r: r - from.r + to.r };
			};
			return hexes.every(({ hex, kind }) => kindOf.get(hexId(whole(hex))) === kind) ? [whole] : [];
		})
	);
}
