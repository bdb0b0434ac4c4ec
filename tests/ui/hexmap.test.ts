/** A hex map on a screen: how it lies, what part of it is seen, and how the keyboard walks it. */
import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { within } from '../../src/lib/hex';
import type { HexId, Point } from '../../src/lib/hex';
import { hexId } from '../../src/lib/hex';
import {
	centred,
	detailOf,
	filled,
	fit,
	framed,
	inSight,
	kept,
	resized,
	resizedWhole,
	seen,
	showing,
	toMap,
	toScreen,
	zoomed
} from '../../src/lib/ui/hexmap/camera';
import type { Camera, View } from '../../src/lib/ui/hexmap/camera';
import { HALF, hexAtPoint, layOf, SIZE } from '../../src/lib/ui/hexmap/lay';
import type { Lit } from '../../src/lib/ui/filling';
import { shown } from '../../src/lib/ui/hexmap/fleets';
import TurnBar from '../../src/lib/ui/hexmap/frame/TurnBar.svelte';
import HexMap from '../../src/lib/ui/hexmap/Map.svelte';
import { followed, HexPlayer } from '../../src/lib/ui/hexmap/motion';
import type { HexStage } from '../../src/lib/ui/hexmap/motion';
import { beginning, NEAR_ENOUGH } from '../../src/lib/ui/hexmap/beginning';
import { nameLines, nameWithin } from '../../src/lib/ui/hexmap/names';
import { nextOf, stopsOf } from '../../src/lib/ui/hexmap/stops';
import { drawnWay } from '../../src/lib/ui/hexmap/ways';
import { step, wayOf } from '../../src/lib/ui/hexmap/walk';
import { hexesOf } from '../../src/lib/ui/council/words/hexes';
import { COUNCIL_SCENES } from '../fixtures/council-views';

const disc = within({ q: 0, r: 0 }, 2).map(hexId);
const VIEW: View = { width: 800, height: 700 };
const PHONE: View = { width: 390, height: 500, covered: 200 };

describe('how a map lies', () => {
	test('neighbours lie a hex apart and nobody lies on another', () => {
		const { spots } = layOf(disc, null);
		for (const [i, a] of spots.entries())
			for (const b of spots.slice(i + 1))
				expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * HALF - 1);
	});

	test.each([...disc.slice(7)])(
		'with %s at home, nothing lies lower but what lies beside it',
		(home) => {
			const lay = layOf(disc, home);
			const low = Math.max(...lay.spots.map(({ y }) => y));
			expect(lay.at.get(home)!.y).toBeGreaterThan(low - 2 * HALF);
		}
	);

	test.each(['two', 'turn', 'six'])(
		'the galaxy of scene %s lies upright and takes the least room',
		(name) => {
			const { open, you } = COUNCIL_SCENES[name]!();
			const ids = hexesOf(open.board);
			const home = ids.find((id) => open.board.hexes[id]!.planet?.homeOf === you)!;
			const { box, at } = layOf(ids, home);
			expect(at.get(home)!.y).toBeGreaterThan(box.y + box.height / 2);
			expect(box.width * box.height).toBeLessThan(ids.length * 4.1 * SIZE * SIZE);
		}
	);

	test('a point of the map leads to its hex', () => {
		const lay = layOf(disc, null);
		for (const { id, x, y } of lay.spots)
			expect(hexAtPoint(lay, { x: x + 60, y: y - 20 })).toBe(id);
		expect(hexAtPoint(lay, { x: 5000, y: 0 })).toBeNull();
	});
});

describe('a map that goes along to what happens', () => {
	const lay = layOf(within({ q: 0, r: 0 }, 4).map(hexId), 'hex:0,4');
	const spot = (hex: HexId) => lay.at.get(hex)!;
	const [home, near, far, beyond] = (
		['hex:0,4', 'hex:0,3', 'hex:0,-3', 'hex:0,-4'] satisfies HexId[]
	).map(spot);
	const camera = centred(home!, 0.53, PHONE);
	const seesAll = (to: Camera | null, points: readonly Point[]) =>
		to !== null && inSight(to, points, PHONE);

	test('stays where what is told next is in sight, whatever comes after it', () => {
		expect(followed(camera, [[home!, near!], [far!]], PHONE)).toBeNull();
		expect(followed(camera, [[]], PHONE)).toBeNull();
		expect(followed(camera, [], PHONE)).toBeNull();
	});

	test('shows what is told next with as much of what follows as has room beside it', () => {
		const to = followed(camera, [[far!], [beyond!], [home!]], PHONE);
		expect(seesAll(to, [far!, beyond!])).toBe(true);
		expect(seesAll(to, [home!])).toBe(false);
		expect(to!.k).toBe(camera.k);
	});

	test('shows where pieces come to where there is no room for whence', () => {
		expect(seesAll(followed(camera, [[home!, far!]], PHONE), [far!])).toBe(true);
		// The other way round it is in sight already.
		expect(followed(camera, [[far!, home!]], PHONE)).toBeNull();
	});

	test('goes nowhere while a hand holds it', async () => {
		class Going extends HexPlayer<HexId, HexStage<HexId>> {
			protected lengthOf = () => 0;
			protected placeOf = spot;
			protected seenAt = (hex: HexId) => [spot(hex)];
			protected tell = () => undefined;
		}
		const went = async (isFree: boolean) => {
			const to: Camera[] = [];
			const fly = (there: Camera) => to.push(there);
			const watched = () => (isFree ? { camera, view: PHONE, fly } : null);
			const ghosts = {} as SVGGElement;
			const draw = async () => {};
			await new Going().play(['hex:0,4', 'hex:0,-3'], { lay, ghosts, watched, draw });
			return to.map((there) => seesAll(there, [far!]));
		};
		expect(await went(true)).toEqual([true]);
		expect(await went(false)).toEqual([]);
	});
});

describe('what is seen of it', () => {
	const { box, at } = layOf(disc, null);
	test('the whole map fits the window, above what covers its foot', () => {
		for (const view of [VIEW, PHONE]) {
			const camera = fit(box, view);
			const [from, to] = [
				toScreen(camera, box),
				toScreen(camera, { x: box.x + box.width, y: box.y + box.height })
			];
			expect(from.x).toBeGreaterThanOrEqual(11.9);
			expect(from.y).toBeGreaterThanOrEqual(11.9);
			expect(to.x).toBeLessThanOrEqual(view.width - 11.9);
			expect(to.y).toBeLessThanOrEqual(view.height - (view.covered ?? 0) - 11.9);
		}
	});

	test('zooming leaves the point under the pointer where it is', () => {
		const camera = fit(box, VIEW);
		const pointer = { x: 420, y: 300 };
		const before = toMap(camera, pointer);
		const after = toMap(zoomed(camera, pointer, 1.5, box, VIEW), pointer);
		expect(after.x).toBeCloseTo(before.x, 6);
		expect(after.y).toBeCloseTo(before.y, 6);
	});

	test('the map cannot be lost: it stays over the middle of the window', () => {
		const camera = kept({ x: 99999, y: -99999, k: 0.5 }, box, VIEW);
		const part = seen(camera, VIEW);
		expect(part.x + part.width / 2).toBeCloseTo(box.x, 3);
		expect(part.y + part.height / 2).toBeCloseTo(box.y + box.height, 3);
	});

	test('what must be seen comes above the sheet, and nothing moves that is in sight', () => {
		const lay = layOf(disc, 'hex:0,2');
		const home = lay.at.get('hex:0,2')!;
		const low = { k: 0.53, x: 195 - home.x * 0.53, y: 460 - home.y * 0.53 };
		const raised = showing(low, [home], PHONE);
		expect(toScreen(raised, home).y + SIZE * 0.53).toBeLessThanOrEqual(501 - 200);
		expect(showing(raised, [home], PHONE)).toEqual(raised);
		expect(at.size).toBe(disc.length);
	});

	test('a close look at a corner of the map leaves no room empty beside it', () => {
		const lay = layOf(disc, 'hex:0,2');
		const corner = { x: lay.box.x + lay.box.width, y: lay.box.y + lay.box.height };
		const close = filled(centred(corner, 0.8, PHONE), lay.box, PHONE);
		const part = seen(close, PHONE);
		expect(part.x + part.width).toBeCloseTo(lay.box.x + lay.box.width + 12 / 0.8, 6);
		expect(part.y + part.height).toBeCloseTo(lay.box.y + lay.box.height + 12 / 0.8, 6);
		const small = filled({ x: 0, y: 0, k: 0.1 }, lay.box, PHONE);
		expect(small).toEqual(
			centred({ x: lay.box.x + lay.box.width / 2, y: lay.box.y + lay.box.height / 2 }, 0.1, PHONE)
		);
	});

	test('detail grows with the hexes', () => {
		expect([0.3, 0.4, 0.8].map((k) => detailOf({ x: 0, y: 0, k }))).toEqual([
			'far',
			'middle',
			'near'
		]);
	});

	test('a page that is opened anew has the signs of one that was there', () => {
		for (const k of [0.3, 0.35, 0.45, 0.5, 0.6])
			expect(detailOf({ x: 0, y: 0, k })).toBe(detailOf({ x: 0, y: 0, k }, 'near'));
		expect(detailOf({ x: 0, y: 0, k: 0.48 })).toBe('near');
	});

	test('detail is not lost by a little, nor won by it', () => {
		const near = 52 / SIZE;
		const at = (k: number, before: 'far' | 'middle' | 'near') =>
			detailOf({ x: 0, y: 0, k }, before);
		expect([at(near, 'middle'), at(near * 0.9, 'near'), at(near * 0.9, 'middle')]).toEqual([
			'near',
			'near',
			'middle'
		]);
		expect([at(near * 0.8, 'near'), at(near * 0.65, 'middle'), at(near * 0.65, 'far')]).toEqual([
			'middle',
			'middle',
			'far'
		]);
		expect(at(near * 0.5, 'near')).toBe('far');
	});
});

describe('walking it', () => {
	const { spots } = layOf(disc, null);
	const stops = (lit: readonly string[]) =>
		spots.map((spot) => ({ ...spot, lit: lit.includes(spot.id) }));
	const round: readonly HexId[] = spots
		.filter(({ x, y }) => Math.abs(Math.hypot(x, y) - 2 * HALF) < 1)
		.sort((a, b) => Math.atan2(a.y, a.x) - Math.atan2(b.y, b.x))
		.map(({ id }) => id);

	test('Q W E D S A go round a hex, each to the neighbour on its side', () => {
		const found = ['q', 'w', 'e', 'd', 's', 'a'].map((key) =>
			step(stops([]), 'hex:0,0', wayOf(key)!, true)
		);
		expect(found).toEqual(round);
	});

	test('while something is lit only that is walked, unless asked for all', () => {
		const far = spots.reduce((a, b) => (b.x > a.x ? b : a)).id;
		expect(step(stops([far, 'hex:0,0']), 'hex:0,0', 0, false)).toBe(far);
		expect(step(stops([far, 'hex:0,0']), 'hex:0,0', 30, true)).not.toBe(far);
		expect(step(stops(['hex:0,0']), 'hex:0,0', 0, false)).toBe('hex:0,0');
	});
});

describe('what of it is framed', () => {
	const lay = layOf(within({ q: 0, r: 0 }, 4).map(hexId), 'hex:0,2');
	test('points are shown as close as all of them fit, and never closer than numbers need', () => {
		const [home, far] = [lay.at.get('hex:0,2')!, lay.at.get('hex:0,-2')!];
		const one = framed([home], lay.box, VIEW);
		expect(one.k).toBe(0.72);
		expect(inSight(one, [home], VIEW)).toBe(true);
		const both = framed([home, far], lay.box, PHONE);
		expect(both.k).toBeLessThan(one.k);
		expect(inSight(both, [home, far], PHONE)).toBe(true);
		expect(framed([], lay.box, VIEW)).toEqual(fit(lay.box, VIEW));
	});

	test('what lies at the foot of the window stays in sight when more lies over the foot', () => {
		const home = lay.at.get('hex:0,2')!;
		const at = centred(home, 0.5, PHONE);
		const before = { ...at, y: at.y + 80 };
		expect(inSight(before, [home], PHONE)).toBe(true);
		const now = { ...PHONE, covered: 300 };
		const sizes = { before: PHONE, now, box: lay.box };
		const left = resized(before, { ...sizes, keep: null });
		expect(inSight(left, [home], now)).toBe(false);
		const kept = resized(before, { ...sizes, keep: home });
		expect(inSight(kept, [home], now)).toBe(true);
		// Whoever looked elsewhere is left there.
		const away = { ...at, y: at.y + 900 };
		expect(resized(away, { ...sizes, keep: home })).toEqual(
			resized(away, { ...sizes, keep: null })
		);
		expect(resized(before, { ...sizes, now: PHONE, keep: home })).toBe(before);
	});

	test('a window that alone ends higher or lower, as over a tray, leaves all where it is', () => {
		const tall: View = { width: 820, height: 650 };
		const low: View = { width: 820, height: 520 };
		const at = centred({ x: 0, y: 0 }, 1.2, tall);
		const home = { x: 0, y: 0 };
		const lower = resized(at, { before: tall, now: low, box: lay.box, keep: home });
		expect(lower).toEqual(at);
		expect(resized(lower, { before: low, now: tall, box: lay.box, keep: home })).toEqual(at);
		// But for what must stay in sight, which moves no more than that takes.
		const foot = { x: 0, y: 200 };
		const kept = resized(at, { before: tall, now: low, box: lay.box, keep: foot });
		expect(inSight(kept, [foot], low)).toBe(true);
		expect(kept).toMatchObject({ k: at.k, x: at.x });
	});

	test('a map that began whole is read at home once whole it would be too small, and is whole for who wants it', () => {
		const home = (view: View) => beginning(lay, [], lay.at.get('hex:0,2'), view);
		const large: View = { width: 900, height: 800 };
		const small: View = { width: 900, height: 500 };
		expect(home(large)).toEqual(fit(lay.box, large));
		expect(detailOf(fit(lay.box, small))).toBe('far');
		const sizes = { before: large, now: small, box: lay.box };
		expect(resizedWhole(home, sizes).k).toBe(NEAR_ENOUGH);
		expect(resizedWhole(home, { ...sizes, before: small, now: { ...small, height: 480 } }).k).toBe(
			fit(lay.box, { ...small, height: 480 }).k
		);
	});

	test('what lies beside the window, or under what covers its foot, is not in sight', () => {
		const camera = centred({ x: 0, y: 0 }, 0.5, PHONE);
		expect(inSight(camera, [{ x: 0, y: 0 }], PHONE)).toBe(true);
		expect(inSight(camera, [{ x: 0, y: 400 }], PHONE)).toBe(false);
		expect(inSight(camera, [{ x: -380, y: 0 }], PHONE)).toBe(false);
	});
});

describe('what of it can be touched', () => {
	const lay = layOf(disc, null);
	const lit = (...ids: string[]) =>
		new Map(
			ids.map((id) => [id, { state: 'may' as const, amount: null, max: null, say: '' as const }])
		);
	const planets = ['east', 'west'].map((id, i) => ({ id, x: i * 80 - 40, y: 0, r: 20, label: id }));
	const at = (now: ReadonlyMap<string, Lit>) =>
		stopsOf(lay, {
			lit: now,
			labelOf: (id) => `at ${id}`,
			inside: (id) => (id === 'hex:1,0' ? planets : [])
		}).find(({ id }) => id === 'hex:1,0')!;

	test('a hex that is lit is touched itself, whatever lies in it', () => {
		expect(at(lit('hex:1,0', 'east'))).toMatchObject({
			lit: true,
			touches: 'hex:1,0',
			opens: false
		});
	});

	test('a hex stands for the only piece that is lit in it, and is gone into where there are several', () => {
		expect(at(lit('west'))).toMatchObject({ lit: true, touches: 'west', opens: false });
		expect(at(lit('east', 'west'))).toMatchObject({ lit: true, touches: null, opens: true });
		expect(at(lit())).toMatchObject({ lit: false, touches: null, opens: false });
	});

	test('what answers an earlier question is there, but nothing to walk to', () => {
		const back = new Map(
			[...lit('west')].map(([id, now]) => [id, { ...now, back: true as const }])
		);
		expect(at(back)).toMatchObject({ lit: false, touches: 'west' });
	});

	test('the lit ones are gone through round and round', () => {
		const stops = ['a', 'b', 'c'].map((id) => ({ id }));
		expect(nextOf(stops, null, 1)?.id).toBe('a');
		expect(nextOf(stops, 'c', 1)?.id).toBe('a');
		expect(nextOf(stops, 'a', -1)?.id).toBe('c');
		expect(nextOf([], 'a', 1)).toBeNull();
	});

	test('a way is drawn between two hexes of the map, and ends within the second', () => {
		const way = drawnWay(lay, { from: 'hex:0,0', to: 'hex:1,0' })!;
		const goal = lay.at.get('hex:1,0')!;
		expect(Math.hypot(way.end.x - goal.x, way.end.y - goal.y)).toBeCloseTo(SIZE * 0.45, 6);
		expect(drawnWay(lay, { from: 'hex:0,0', to: 'hex:0,0' })).toBeNull();
		expect(drawnWay(lay, { from: 'hex:0,0', to: 'hex:9,9' })).toBeNull();
	});
});

describe('the name of a hex', () => {
	test('stands in one line where it fits, else in two, the longer of which is as short as can be', () => {
		const said = (name: string, k: number) => nameLines(name, k).map(({ text }) => text);
		expect(said('Tally', 0.5)).toEqual(['Tally']);
		expect(said('Broadcast Rock', 1.2)).toEqual(['Broadcast Rock']);
		expect(said('Broadcast Rock', 0.5)).toEqual(['Broadcast', 'Rock']);
		expect(said('Abyss of Ulm', 0.5)).toEqual(['Abyss', 'of Ulm']);
		expect(said('', 0.5)).toEqual([]);
	});

	test('is condensed only where one word is longer than its hex', () => {
		expect(nameLines('Bellwether', 0.4)[0]!.length).toBeGreaterThan(80);
		expect(nameLines('Bellwether', 1)[0]!.length).toBeNull();
	});

	test('a name beside the middle of its hex keeps within its sides, and is moved no more than that', () => {
		const aside = { x: -8, y: 58 };
		expect(nameWithin('Rex', aside, 12)).toEqual({ x: -8, length: null });
		const { x, length } = nameWithin('Mecatol Rex', aside, 20);
		const half = (11 * 0.53 * 20) / 2;
		expect(length).toBeNull();
		expect(x - half).toBeCloseTo(-(100 - 58 / Math.sqrt(3) - 5));
		expect(x).toBeGreaterThan(-8);
		expect(nameWithin('L1Z1X [0.0.0]', aside, 26)).toMatchObject({ x: 0 });
		expect(nameWithin('L1Z1X [0.0.0]', aside, 26).length).toBeLessThan(13 * 0.53 * 26);
	});
});

describe('pieces in a hex', () => {
	const rows = (...ns: number[]) => ns.map((n, i) => ({ id: `kind-${i}`, hull: '', n }));
	test('are shown by kind as long as there is room, the weakest together', () => {
		expect(shown(rows(1, 2, 3))).toEqual({ rows: rows(1, 2, 3), more: 0 });
		const many = shown(rows(1, 2, 3, 4, 5));
		expect(many.rows.map(({ id }) => id)).toEqual(['kind-0', 'kind-1']);
		expect(many.more).toBe(12);
	});
});

describe('a map as it is read aloud and touched', () => {
	const lay = layOf(disc, null);
	const lit = (state: Lit['state']): Lit => ({ state, amount: null, max: null, say: '' });
	const inner = [
		{ id: 'planet:a', x: -40, y: 0, r: 17, label: 'Ashlar' },
		{ id: 'planet:b', x: 40, y: 0, r: 60, label: 'Bastion' }
	];
	const nothing = createRawSnippet(() => ({ render: () => '<g></g>' }));
	const bodyAt = (k: number, now: ReadonlyMap<string, Lit>, more: { high?: boolean } = {}) =>
		render(HexMap, {
			props: {
				...{
					lay,
					home: null,
					label: 'Hexes',
					at: null,
					fills: new Map(),
					about: new Set<string>()
				},
				labelOf: (id: HexId) => `Hex ${id}`,
				inside: (id: HexId) => (id === 'hex:1,0' ? inner : []),
				tile: nothing,
				lit: now,
				camera: { k, x: 0, y: 0 },
				...more,
				onlook: () => undefined
			}
		}).body;
	function shownAt(k: number, now: ReadonlyMap<string, Lit>) {
		const body = bodyAt(k, now);
		return (stop: string) =>
			new RegExp(`<g[^>]*data-stop="${stop}"[^>]*>(\\s*<[^>]*>)?`).exec(body)?.[0];
	}
	const two = new Map([
		['planet:a', lit('may')],
		['planet:b', lit('chosen')]
	]);

	test('there is a way from one lit hex to the next, but not where all are lit without a reason', () => {
		const both = (idle?: true) =>
			new Map(
				['hex:0,0', 'hex:1,0', 'hex:0,1'].map((id) => [
					id,
					{ ...lit('may'), ...(idle && { idle }) }
				])
			);
		expect(bodyAt(0.8, both())).toContain('Show 3 lit hexes');
		expect(bodyAt(0.8, both(true))).not.toContain('lit hex to the next');
		const some = both(true).set('hex:0,0', lit('may')).set('hex:1,0', lit('may'));
		expect(bodyAt(0.8, some)).toContain('Show 2 lit hexes');
	});

	test('on a phone that way stands among the buttons of the map, and over no hex', () => {
		const some = new Map(['hex:0,0', 'hex:1,0'].map((id) => [id, lit('may')]));
		const row = /<div class="zoom[\s\S]*?<\/div>/.exec(bodyAt(0.8, some, { high: true }))?.[0];
		expect(row).toContain('2 lit');
		expect(row).toContain('Lit hexes: 2. Go to the first.');
	});

	test('a hex in which several pieces are lit is lit, and says nothing of being pressed', () => {
		const hex = shownAt(0.8, two)('hex:1,0');
		expect(hex).toContain('aria-label="Hex hex:1,0"');
		expect(hex).toContain('aria-disabled="false"');
		expect(hex).not.toContain('aria-pressed');
		expect(shownAt(0.8, new Map())('hex:1,0')).toContain('aria-disabled="true"');
	});

	test('near, its pieces are buttons of their own, as large as a finger at least', () => {
		const near = shownAt(0.8, two);
		expect(near('planet:a')).toContain('aria-pressed="false"');
		expect(near('planet:b')).toContain('aria-pressed="true"');
		expect(near('planet:a')).toContain(`<circle r="${22 / 0.8}"`);
		expect(near('planet:b')).toContain('<circle r="60"');
		expect(shownAt(0.4, two)('planet:a')).toBeUndefined();
	});

	test('is one stop of the keyboard: what is lit first', () => {
		const one = shownAt(0.8, new Map([['hex:0,1', lit('may')]]));
		expect(one('hex:0,1')).toContain('tabindex="0"');
		expect(one('hex:1,0')).toContain('tabindex="-1"');
	});
});

describe('the order of play', () => {
	test('is told seat by seat: points, who comes next, who has passed, who may win', () => {
		const turn = { points: 3, of: 10, close: false };
		const { body } = render(TurnBar, {
			props: {
				round: { n: 2, last: null },
				turns: [
					{ ...turn, seat: 'seat:1', stands: 'passed' },
					{ ...turn, seat: 'seat:2', stands: 'now', points: 9, close: true },
					{ ...turn, seat: 'seat:3', stands: 'next' }
				],
				you: null,
				names: { 'seat:1': 'Mira', 'seat:2': 'Ines', 'seat:3': 'Kofi' },
				onseat: () => undefined
			}
		});
		const labels = [...body.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(
			([, label]) => label
		);
		expect(labels).toEqual([
			'Mira: 3 of 10 points and has passed. Show it on the map.',
			'Ines: 9 of 10 points, close to winning and has the turn now. Show it on the map.',
			'Kofi: 3 of 10 points and is next. Show it on the map.'
		]);
		const marked = body.split('<li').map((seat) => seat.includes('»'));
		expect(marked, 'who has passed has a mark').toEqual([false, true, false, false]);
	});
});
