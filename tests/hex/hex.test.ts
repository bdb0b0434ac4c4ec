/** Hexes: coordinates, ways over a map, pixels. Any game that has a map leans on these. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	adjacency,
	boundsOf,
	centreOf,
	cornersOf,
	DIRECTIONS,
	distance,
	hexAt,
	hexId,
	hexOf,
	neighbours,
	plus,
	reachable,
	ring,
	shortestPath,
	shortestPaths,
	within,
	type Hex,
	type HexId
} from '../../src/lib/hex';

const ORIGIN: Hex = { q: 0, r: 0 };
const coordinate = fc.integer({ min: -40, max: 40 });
const hex = fc.record({ q: coordinate, r: coordinate });
const radius = fc.integer({ min: 0, max: 6 });
const size = fc.double({ min: 0.5, max: 200, noNaN: true });

const next = (id: HexId) => neighbours(hexOf(id)).map(hexId);
const id = (q: number, r: number): HexId => hexId({ q, r });

describe('coordinates', () => {
	it('name a hex and are read back, negative ones too', () => {
		expect(id(2, -1)).toBe('hex:2,-1');
		expect(hexOf('hex:-12,7')).toEqual({ q: -12, r: 7 });
		fc.assert(
			fc.property(hex, (h) => {
				expect(hexOf(hexId(h))).toEqual(h);
			})
		);
	});

	it.each(['hex:1', 'hex:1,', 'hex:a,1', 'tile:1,2', 'hex:1.5,0', 'hex:1,2,3', 'hex:,2'])(
		'are not read from %s',
		(text) => {
			expect(() => hexOf(text as HexId)).toThrow('names no hex');
		}
	);

	it('go round clockwise from the right', () => {
		expect(neighbours({ q: 1, r: 1 }).map(hexId)).toEqual([
			'hex:2,1',
			'hex:1,2',
			'hex:0,2',
			'hex:0,1',
			'hex:1,0',
			'hex:2,0'
		]);
		const angles = DIRECTIONS.map((step) => {
			const { x, y } = centreOf(step, 1);
			return Math.round((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
		});
		expect(angles).toEqual([0, 60, 120, 180, 240, 300]);
	});

	it('are mutual neighbours', () => {
		fc.assert(
			fc.property(hex, (h) =>
				neighbours(h).every((other) => neighbours(other).some((back) => hexId(back) === hexId(h)))
			)
		);
	});
});

describe('distance', () => {
	it('is counted as the rules count it', () => {
		expect(distance({ q: -2, r: 0 }, { q: 2, r: 0 })).toBe(4);
		expect(distance({ q: 1, r: -2 }, { q: -1, r: 2 })).toBe(4);
		expect(distance({ q: 0, r: -3 }, { q: 3, r: -3 })).toBe(3);
		expect(distance({ q: 2, r: 1 }, { q: -1, r: -1 })).toBe(5);
	});

	it('is 0 only to itself, the same both ways, and never longer than by way of a third', () => {
		fc.assert(
			fc.property(hex, hex, hex, (a, b, c) => {
				expect(distance(a, b) === 0).toBe(hexId(a) === hexId(b));
				expect(distance(a, b)).toBe(distance(b, a));
				expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
			})
		);
	});

	it('does not change when everything is moved', () => {
		fc.assert(
			fc.property(hex, hex, hex, (a, b, by) => {
				expect(distance(plus(a, by), plus(b, by))).toBe(distance(a, b));
			})
		);
	});
});

describe('rings and ranges', () => {
	it('a ring has six hexes for each step out, each once, all at that distance, side by side', () => {
		fc.assert(
			fc.property(hex, radius, (centre, n) => {
				const around = ring(centre, n);
				expect(around.length).toBe(n === 0 ? 1 : 6 * n);
				expect(new Set(around.map(hexId)).size).toBe(around.length);
				around.forEach((at, i) => {
					expect(distance(at, centre)).toBe(n);
					const following = around[(i + 1) % around.length]!;
					expect(distance(at, following)).toBe(n === 0 ? 0 : 1);
				});
			})
		);
	});

	it('a range is its rings, the centre first: 1, 7, 19, 37 hexes', () => {
		expect([0, 1, 2, 3].map((n) => within(ORIGIN, n).length)).toEqual([1, 7, 19, 37]);
		fc.assert(
			fc.property(hex, radius, (centre, n) => {
				const around = within(centre, n);
				expect(around[0]).toEqual(centre);
				expect(new Set(around.map(hexId)).size).toBe(1 + 3 * n * (n + 1));
				expect(Math.max(...around.map((at) => distance(at, centre)))).toBe(n);
			})
		);
	});

	it('the first ring is the neighbours, in their order', () => {
		fc.assert(
			fc.property(hex, (h) => {
				expect(ring(h, 1)).toEqual(neighbours(h));
			})
		);
	});
});

describe('adjacency', () => {
	it('knows the hexes of the map and no others, and survives being saved', () => {
		const row = adjacency([id(0, 0), id(1, 0), id(3, 0)].map(hexOf));
		expect(row).toEqual({
			'hex:0,0': ['hex:1,0'],
			'hex:1,0': ['hex:0,0'],
			'hex:3,0': []
		});
		expect(JSON.parse(JSON.stringify(row))).toEqual(row);
	});

	it('counts the sides that hexes of a full map share: 6 inside, 3 or 4 at the edge', () => {
		const map = adjacency(within(ORIGIN, 3));
		const counts = Object.values(map).map((list) => list.length);
		expect(counts.filter((n) => n === 6).length).toBe(19);
		expect(counts.filter((n) => n === 4).length).toBe(12);
		expect(counts.filter((n) => n === 3).length).toBe(6);
	});
});

describe('ways', () => {
	it('without obstacles are as long as the distance', () => {
		const near = fc.record({
			q: fc.integer({ min: -4, max: 4 }),
			r: fc.integer({ min: -4, max: 4 })
		});
		fc.assert(
			fc.property(near, near, (a, b) => {
				const path = shortestPath(hexId(a), hexId(b), { next, max: 16 })!;
				expect(path.length - 1).toBe(distance(a, b));
				expect([path[0], path.at(-1)]).toEqual([hexId(a), hexId(b)]);
				path.slice(1).forEach((at, i) => {
					expect(distance(hexOf(at), hexOf(path[i]!))).toBe(1);
				});
			}),
			{ numRuns: 40 }
		);
	});

	it('are all found, and each once: as many as there are orders of the steps', () => {
		// 2,0 to the right: straight on. 1,1 is one step right and one down-right, in two orders.
		expect(shortestPaths(id(0, 0), id(2, 0), { next, max: 3 })).toEqual([
			[id(0, 0), id(1, 0), id(2, 0)]
		]);
		expect(shortestPaths(id(0, 0), id(1, 1), { next, max: 3 })).toEqual([
			[id(0, 0), id(1, 0), id(1, 1)],
			[id(0, 0), id(0, 1), id(1, 1)]
		]);
		expect(shortestPaths(id(0, 0), id(2, 2), { next, max: 4 }).length).toBe(6); // 4 over 2
	});

	it('to where one stands are one, of no steps', () => {
		expect(shortestPaths(id(1, 1), id(1, 1), { next, max: 0 })).toEqual([[id(1, 1)]]);
	});

	it('end at the longest allowed', () => {
		const far = id(3, 0);
		expect(shortestPath(id(0, 0), far, { next, max: 3 })).toHaveLength(4);
		expect(shortestPath(id(0, 0), far, { next, max: 2 })).toBeUndefined();
		fc.assert(
			fc.property(hex, radius, (h, n) => {
				const near = within(h, n).map((at) => [hexId(at), distance(at, h)] as const);
				const found = reachable(hexId(h), { next, max: n });
				expect(found).toEqual(new Map(near));
				expect([...found.values()]).toEqual([...found.values()].sort((a, b) => a - b));
			}),
			{ numRuns: 25 }
		);
	});

	it('go round what may not be entered', () => {
		const wall = [id(1, 0), id(0, 1)];
		const walk = { next, max: 6, enter: (at: HexId) => !wall.includes(at) };
		expect(shortestPath(id(0, 0), id(1, 1), walk)).toHaveLength(5);
		expect(shortestPath(id(0, 0), id(1, 0), walk)).toBeUndefined();
		expect(reachable(id(0, 0), { ...walk, max: 1 }).size).toBe(5);
	});

	it('end in what may not be crossed, and do not lead through it', () => {
		const gate = id(1, 0);
		const line = new Set([id(0, 0), gate, id(2, 0)]);
		const walk = {
			next,
			enter: (at: HexId) => line.has(at),
			cross: (at: HexId) => at !== gate
		};
		expect([...reachable(id(0, 0), walk)]).toEqual([
			[id(0, 0), 0],
			[gate, 1]
		]);
		expect(shortestPath(id(0, 0), id(2, 0), walk)).toBeUndefined();
		expect(shortestPath(gate, id(2, 0), walk)).toEqual([gate, id(2, 0)]); // the start is never asked
	});

	it('follow the shortest legal way even where a place that stops one is just as near', () => {
		// Two ways of equal length to 1,1: the one over 1,0 is closed to those who go on.
		const walk = { next, max: 2, cross: (at: HexId) => at !== id(1, 0) };
		expect(shortestPaths(id(0, 0), id(1, 1), walk)).toEqual([[id(0, 0), id(0, 1), id(1, 1)]]);
	});

	it('use every neighbour the game names, wormholes too, and each once', () => {
		const [west, east] = [id(-3, 0), id(3, 0)];
		const gates = (at: HexId) =>
			at === west ? [...next(at), east, east] : at === east ? [...next(at), west] : next(at);
		expect(shortestPaths(west, east, { next: gates, max: 9 })).toEqual([[west, east]]);
		expect(shortestPath(id(-4, 0), id(4, 0), { next: gates, max: 9 })).toHaveLength(4);
	});

	it('end on a map with an edge', () => {
		const map = adjacency(within(ORIGIN, 2));
		const found = reachable(id(-2, 0), { next: (at) => map[at] ?? [] });
		expect(found.size).toBe(19);
		expect(Math.max(...found.values())).toBe(4);
	});
});

describe('pixels', () => {
	it('stand pointy side up: rows one and a half sizes apart, each half a hex to the right', () => {
		expect(centreOf(ORIGIN, 10)).toEqual({ x: 0, y: 0 });
		expect(centreOf({ q: 1, r: 0 }, 10).x).toBeCloseTo(10 * Math.sqrt(3));
		expect(centreOf({ q: 0, r: 1 }, 10)).toEqual({ x: (10 * Math.sqrt(3)) / 2, y: 15 });
	});

	it('lead back to the hex they lie in, from anywhere inside it', () => {
		// Doubles of fast-check crowd around 0; hundredths are spread over the whole hex.
		const share = fc.integer({ min: 0, max: 100 }).map((n) => n / 100);
		const out = fc.integer({ min: 0, max: 99 }).map((n) => n / 100);
		fc.assert(
			fc.property(hex, size, fc.nat(5), share, out, (h, s, side, along, away) => {
				const { x, y } = centreOf(h, s);
				const corners = cornersOf(h, s);
				const [a, b] = [corners[side]!, corners[(side + 1) % 6]!];
				const edge = { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along };
				const point = { x: x + (edge.x - x) * away, y: y + (edge.y - y) * away };
				expect(hexAt(point, s)).toEqual(h);
			}),
			{ numRuns: 500 }
		);
		expect(hexAt({ x: -1, y: -1 }, 10)).toEqual(ORIGIN); // not -0
	});

	it('give each hex six corners, one size from its centre, two of them shared with a neighbour', () => {
		const key = ({ x, y }: { x: number; y: number }) => `${x.toFixed(4)} ${y.toFixed(4)}`;
		fc.assert(
			fc.property(hex, size, (h, s) => {
				const centre = centreOf(h, s);
				const corners = cornersOf(h, s);
				corners.forEach(({ x, y }) => {
					expect(Math.hypot(x - centre.x, y - centre.y)).toBeCloseTo(s, 6);
				});
				expect(corners[0]!.y).toBeCloseTo(centre.y - s, 6);
			})
		);
		const own = new Set(cornersOf(ORIGIN, 10).map(key).map(unsigned));
		for (const neighbour of neighbours(ORIGIN)) {
			const shared = cornersOf(neighbour, 10).filter((point) => own.has(unsigned(key(point))));
			expect(shared).toHaveLength(2);
		}
	});

	it('have bounds that every corner keeps, and touches on every side', () => {
		fc.assert(
			fc.property(fc.array(hex, { minLength: 1, maxLength: 12 }), size, (map, s) => {
				const box = boundsOf(map, s);
				const points = map.flatMap((h) => cornersOf(h, s));
				const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
				expect(box.x).toBeCloseTo(Math.min(...xs), 6);
				expect(box.y).toBeCloseTo(Math.min(...ys), 6);
				expect(box.x + box.width).toBeCloseTo(Math.max(...xs), 6);
				expect(box.y + box.height).toBeCloseTo(Math.max(...ys), 6);
			})
		);
		const [tight, wide] = [boundsOf([ORIGIN], 10), boundsOf([ORIGIN], 10, 3)];
		expect(wide).toEqual({
			x: tight.x - 3,
			y: tight.y - 3,
			width: tight.width + 6,
			height: tight.height + 6
		});
		expect(() => boundsOf([], 10)).toThrow('no bounds');
	});
});

/** A point at -0.0000 is the point at 0.0000. */
const unsigned = (key: string) => key.replace(/-0\.0000/g, '0.0000');
