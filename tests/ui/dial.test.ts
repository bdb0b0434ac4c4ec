/** Where things stand on the dial, and how the keyboard walks it. */
import { msg } from '$lib/core';
import { describe, expect, test } from 'vitest';
import { flight } from '../../src/lib/ui/cosmic/dial/ways';
import { distance, polar, shortWay, turned } from '../../src/lib/ui/dial/geometry';
import { numberBeside, sizesFor } from '../../src/lib/ui/dial/sizes';
import {
	layoutOf,
	placeOf,
	seatAngle,
	underShips,
	type StackSpot
} from '../../src/lib/ui/cosmic/dial/layout';
import { previewOf, withPreview } from '../../src/lib/ui/cosmic/dial/preview';
import { targetsOf } from '../../src/lib/ui/cosmic/dial/stops';
import { walk } from '../../src/lib/ui/cosmic/dial/walk';
import { litOf, blank, touch, type Lit } from '../../src/lib/ui/filling';
import { GAMES } from '../../src/lib/games';
import { openBoard } from '../../src/lib/games/cosmic/view';
import type { AnyGame, SeatId } from '../../src/lib/core';
import type { Board } from '../../src/lib/games/cosmic/types';
import { letterSize } from '../../src/lib/ui/cosmic/dial/letters';
import { simulate } from '../../tools/lib/simulate';
import { SCENES, alliance, crowded, eight } from '../fixtures/cosmic-views';

const DESKTOP = { centre: { x: 402, y: 328 }, r: 320 };
const PHONE = { centre: { x: 195, y: 194 }, r: 190 };
/** The middle of a letter as it is drawn: text stands on its baseline, to either side of its place. */
const letterOf = ({ letter, r }: StackSpot) => ({
	x: letter.x + { start: 4.5, middle: 0, end: -4.5 }[letter.anchor],
	y: letter.y - letterSize(r) * 0.36
});
const nothing: ReadonlyMap<string, Lit> = new Map();

describe('turning', () => {
	test('the short way is at most half a turn', () => {
		expect(shortWay(350, 10)).toBe(20);
		expect(shortWay(10, 350)).toBe(-20);
		expect(shortWay(0, 180)).toBe(180);
		expect(turned(-90)).toBe(270);
	});
});

describe('the dial', () => {
	test('numbers of planets meet no name on the rim, however small the dial is and however many sit round it', () => {
		for (const seats of [2, 3, 4, 5, 6, 7, 8])
			for (let r = 90; r <= 420; r += 5) {
				const { orbit, planet, numberOff, rim, spacing } = sizesFor(r, seats);
				const { size, far } = numberBeside(planet);
				const up = far * Math.cos((numberOff * Math.PI) / 180) + size * 0.35;
				expect(orbit + up, `${seats} seats, ${r} px`).toBeLessThan(rim + 1);
				// Nor do planets touch each other.
				const apart = 2 * orbit * Math.sin((spacing / 2) * (Math.PI / 180));
				expect(apart, `${seats} seats, ${r} px`).toBeGreaterThanOrEqual(2 * planet);
			}
	});
	test.each([DESKTOP, PHONE])(
		'stars of marked ships at home lie over no space station',
		(frame) => {
			const { open } = eight;
			const planets = Object.keys(open.planets) as (keyof typeof open.planets)[];
			const homeOf = (planet: string) => `seat:${Number(planet.slice(7, planet.indexOf('-')))}`;
			const stations = planets.map((planet) => ({ id: 'x', planet, works: true, tokens: 0 }));
			for (const at of planets.filter((planet) => open.planets[planet]![homeOf(planet) as never])) {
				const marks = { [homeOf(at)]: { at, up: true } };
				const layout = layoutOf(
					{ ...open, stations, special: { kind: 'flagship', marks } },
					{ ...frame, first: 'seat:1' }
				);
				expect(layout.marks).toHaveLength(1);
				const [star] = layout.marks;
				for (const station of layout.stations)
					expect(distance(star!, station), `${at} ${station.at}`).toBeGreaterThan(
						star!.r + station.r
					);
			}
		}
	);

	test.each([DESKTOP, PHONE])(
		'a deep space station stands in the rim of its own system',
		(frame) => {
			const { open } = eight;
			const stations = open.order.flatMap((system) =>
				['x', 'y'].map((id) => ({ id: `${id} ${system}`, system, works: true, tokens: 0 }))
			);
			const layout = layoutOf({ ...open, stations }, { ...frame, first: 'seat:1' });
			expect(layout.stations).toHaveLength(16);
			layout.stations.forEach((spot, i) => {
				const from = distance(spot, layout.centre);
				expect(from - spot.r).toBeGreaterThan(layout.sizes.rim);
				expect(from + spot.r).toBeLessThan(layout.sizes.r);
				const { angle } = layout.sectors.find(({ seat }) => seat === stations[i]!.system)!;
				const at = polar(layout.centre, from, angle);
				expect(distance(spot, at)).toBeLessThan(
					from * Math.sin((layout.sizes.sector / 2) * (Math.PI / 180))
				);
				for (const other of layout.stations)
					if (other !== spot) expect(distance(spot, other)).toBeGreaterThan(spot.r + other.r);
			});
		}
	);

	test('you are at 6 o’clock and the next seat to your left follows clockwise', () => {
		const { order } = alliance.open;
		expect(seatAngle(order, 'seat:1', 'seat:1')).toBe(90);
		expect(seatAngle(order, 'seat:1', 'seat:2')).toBe(180);
		expect(seatAngle(order, 'seat:3', 'seat:1')).toBe(270);
	});

	test('a home system that has lost a planet is drawn with those it has, numbered as before, around its middle', () => {
		const { 'planet:1-2': _gone, ...planets } = alliance.open.planets;
		const layout = layoutOf({ ...alliance.open, planets }, { ...DESKTOP, first: 'seat:1' });
		const own = layout.planets.filter(({ owner }) => owner === 'seat:1');
		expect(own.map(({ k }) => k)).toEqual([1, 3, 4, 5]);
		expect(own.reduce((sum, { angle }) => sum + angle, 0) / own.length).toBeCloseTo(90);
		expect(layout.planets).toHaveLength(Object.keys(planets).length);
	});

	test('has the proportions of its drawing', () => {
		const { sizes, planets, arm } = layoutOf(alliance.open, { ...DESKTOP, first: 'seat:1' });
		expect(sizes.orbit).toBeCloseTo(246.4, 0);
		expect(sizes.planet).toBeCloseTo(28.8, 0);
		expect(sizes.spacing).toBeCloseTo(16.8, 0);
		expect(planets.find(({ id }) => id === 'planet:1-3')).toMatchObject({
			angle: 90,
			k: 3,
			home: 4
		});
		expect(arm?.angle).toBe(180);
	});

	test('cards beside a planet stand at its edge with their sum, and are told with the planet', () => {
		const open = {
			...alliance.open,
			besidePlanets: { 'planet:2-3': ['attack:10#1', 'attack:04#1'] } as const
		};
		const layout = layoutOf(open, { ...DESKTOP, first: 'seat:1' });
		const planet = layout.planets.find(({ id }) => id === 'planet:2-3')!;
		expect(layout.walls).toMatchObject([{ planet: 'planet:2-3', n: 14 }]);
		expect(distance(layout.walls[0]!, planet)).toBeCloseTo(layout.sizes.planet * 0.98);
		const told = targetsOf(open, layout, {}, null, nothing);
		const said = told.filter(({ tells }) => tells.some((line) => line.includes('Attack 04')));
		expect(said.map(({ id }) => id)).toEqual(['planet:2-3']);
		expect(said[0]?.label).toMatch(/Cards beside it: Attack 10 and Attack 04\.$/);
	});

	test.each(Object.entries(SCENES))(
		'%s: no two stacks lie on one another',
		(_name, { open, you }) => {
			const first = you ?? 'seat:1';
			const frame = open.order.length > 4 ? { ...DESKTOP, first } : { ...PHONE, first };
			const layout = layoutOf(open, frame);
			const stacks: StackSpot[] = [
				...layout.visitors,
				...layout.gate,
				...layout.beside,
				...layout.warp
			];
			const pairs = stacks.flatMap((a, i) =>
				stacks
					.slice(i + 1)
					.map((b) => ({ a: a.id, b: b.id, apart: distance(a, b), least: a.r + b.r }))
			);
			// A hair of overlap is a shape's corner in another's circle.
			expect(pairs.filter(({ apart, least }) => apart < least * 0.85)).toEqual([]);
		}
	);

	test('a planet with five visitors shows three and says whose the others are', () => {
		const { visitors, more } = layoutOf(crowded.open, { ...DESKTOP, first: 'seat:1' });
		expect(visitors.filter(({ planet }) => planet === 'planet:5-3')).toHaveLength(3);
		const shown = visitors.filter(({ planet }) => planet === 'planet:5-3').map(({ seat }) => seat);
		const { stacks } = more.get('planet:5-3')!;
		expect(stacks).toHaveLength(2);
		for (const { seat, n } of stacks) {
			expect(shown).not.toContain(seat);
			expect(n).toBe(crowded.open.planets['planet:5-3']![seat]);
		}
	});

	test('where allies stand along the arm, visitors of the aimed planet make room: mine stay, the rest are a number that no ally covers', () => {
		const target = 'planet:3-2';
		const guests = { 'seat:3': 4, 'seat:1': 1, 'seat:2': 2, 'seat:4': 1, 'seat:8': 1 };
		const planets = { ...crowded.open.planets, [target]: guests };
		for (const first of ['seat:1', 'seat:8'] as const) {
			const open = { ...crowded.open, planets };
			const { visitors, more, beside, sizes } = layoutOf(open, { ...DESKTOP, first });
			const shown = visitors.filter(({ planet }) => planet === target);
			expect(shown.map(({ seat }) => seat)).toEqual([first]);
			const told = more.get(target)!;
			expect(told.stacks).toHaveLength(3);
			for (const ally of beside)
				expect(distance(told.at, ally), ally.id).toBeGreaterThan(sizes.visitor * 1.4);
		}
	});

	test('defensive allies stand on no planet they do not defend, and not on one another', () => {
		const [scene, seats] = [eight.open, eight.open.order];
		const gate = { 'seat:1': 4 };
		const homes = (order: readonly SeatId[]) =>
			Object.fromEntries(
				order.flatMap((seat) =>
					[1, 2, 3, 4, 5].map((k) => [`planet:${seat.slice(5)}-${k}`, { [seat]: 4 }])
				)
			);
		for (const frame of [DESKTOP, PHONE])
			for (const n of [3, 4, 5, 6, 8])
				for (const k of [1, 2, 3, 4, 5])
					for (const allies of [1, 2, 3]) {
						const order = seats.slice(0, n);
						const beside = Object.fromEntries(order.slice(2, 2 + allies).map((seat) => [seat, 4]));
						const target = `planet:2-${k}` as const;
						const encounter = scene.encounter && { ...scene.encounter, target, gate, beside };
						const open = { ...scene, order, encounter, planets: homes(order) };
						const layout = layoutOf(open, { ...frame, first: 'seat:1' });
						expect(layout.beside).toHaveLength(Math.min(allies, n - 2));
						for (const ally of layout.beside)
							for (const { id, x, y } of layout.planets)
								if (id !== target)
									expect(
										distance(ally, { x, y }),
										`${ally.id} on ${id}, ${n} seats, ${allies} allies, at ${target}`
									).toBeGreaterThan(layout.sizes.planet + ally.r * 1.6);
						layout.beside.forEach((one, i) => {
							for (const other of layout.beside.slice(i + 1))
								expect(distance(one, other)).toBeGreaterThan(one.r * 2);
						});
					}
	});

	test('a word of the phase ring is under ships that lie across it, and under none beside it', () => {
		const layout = layoutOf(crowded.open, { ...DESKTOP, first: 'seat:1' });
		const [stack] = layout.beside;
		const angle = (Math.atan2(stack!.y - 328, stack!.x - 402) * 180) / Math.PI;
		const far = distance(stack!, layout.centre);
		const word = { far, height: 13, angle, halfWidth: 12 };
		expect(underShips(layout, word)).toBe(true);
		const bare = { ...layout, visitors: [], gate: [], beside: [stack!] };
		expect(underShips(bare, { ...word, angle: angle + 40 })).toBe(false);
		expect(underShips(bare, { ...word, far: far + stack!.r + 10 })).toBe(false);
	});

	test('how many more visitors there are stands on no stack, in file and beside the arm', () => {
		const guests = { 'seat:2': 1, 'seat:3': 2, 'seat:4': 1, 'seat:5': 1 };
		const planets = { ...eight.open.planets, 'planet:1-1': guests, 'planet:1-3': guests };
		const encounter = eight.open.encounter && {
			...eight.open.encounter,
			target: 'planet:1-3' as const
		};
		const open = { ...eight.open, planets, encounter };
		const { more, visitors, gate, sizes } = layoutOf(open, { ...DESKTOP, first: 'seat:1' });
		for (const planet of ['planet:1-1', 'planet:1-3'] as const) {
			const told = more.get(planet);
			expect(told?.stacks).toHaveLength(1);
			for (const stack of [...visitors, ...gate])
				expect(distance(told?.at ?? stack, stack), `${planet} on ${stack.id}`).toBeGreaterThan(
					sizes.visitor * 1.4
				);
		}
	});

	test('visitors of planets side by side stand in file, and beside the arm on no planet', () => {
		const planets = { ...alliance.open.planets };
		for (const k of [1, 2, 3, 4, 5])
			planets[`planet:1-${k}`] = { 'seat:1': 2, 'seat:2': 1, 'seat:3': 2 };
		for (const target of ['planet:1-5', 'planet:1-3', 'planet:2-3'] as const) {
			const encounter = alliance.open.encounter && { ...alliance.open.encounter, target };
			const open = { ...alliance.open, planets, encounter };
			const layout = layoutOf(open, { ...PHONE, first: 'seat:1' });
			const { visitors, sizes } = layout;
			for (const [i, a] of visitors.entries()) {
				for (const b of visitors.slice(i + 1))
					expect(distance(a, b), `${a.id} ${b.id} at ${target}`).toBeGreaterThan(
						(a.r + b.r) * 0.85
					);
				for (const planet of layout.planets)
					expect(distance(a, planet), `${a.id} on ${planet.id} at ${target}`).toBeGreaterThan(
						(sizes.planet + a.r) * 0.85
					);
			}
		}
	});

	test.each([
		[4, { ...PHONE, first: 'seat:1' }],
		[8, { centre: { x: 500, y: 344 }, r: 344, first: 'seat:1' }]
	] as const)(
		'in a whole game of %i on a phone no letter lies on ships, a planet or another letter',
		(seats, frame) => {
			const seen = new Set<string>();
			const troubles: string[] = [];
			const plan = {
				game: GAMES['cosmic'] as AnyGame,
				seats,
				levels: ['random'],
				seed: 3,
				options: { coloniesToWin: 4, box: 'classic' }
			};
			let decisions = 0;
			const { end } = simulate(plan, ({ board }) => {
				if (decisions++ % 5 > 0) return;
				const open = openBoard(board as Board, {});
				const { planets, encounter: now } = open;
				const key = JSON.stringify([planets, now?.gate, now?.beside, now?.target]);
				if (seen.has(key)) return;
				seen.add(key);
				const layout = layoutOf(open, frame);
				const stacks = [...layout.visitors, ...layout.gate, ...layout.beside];
				const letters = stacks.map(letterOf);
				for (const [i, at] of letters.entries()) {
					const mine = stacks[i]?.id ?? '';
					for (const { id, r, ...other } of [...stacks, ...layout.warp])
						if (id !== mine && distance(at, other) < r + 4) troubles.push(`${mine} on ${id}`);
					for (const { id, ...planet } of layout.planets)
						if (distance(at, planet) < layout.sizes.planet + 2) troubles.push(`${mine} on ${id}`);
					for (const [j, other] of letters.slice(i + 1).entries())
						if (Math.max(Math.abs(at.x - other.x), Math.abs(at.y - other.y)) < 9)
							troubles.push(`${mine} at the letter of ${stacks[i + 1 + j]?.id ?? ''}`);
				}
			});
			expect(end).toBe('finished');
			expect(seen.size).toBeGreaterThan(30);
			expect(troubles).toEqual([]);
		}
	);

	test('the offense stands nearest the planet', () => {
		const { gate, arm } = layoutOf(crowded.open, { ...DESKTOP, first: 'seat:1' });
		const far = ({ x, y }: StackSpot) => distance({ x, y }, arm?.planet ?? { x: 0, y: 0 });
		expect(gate[0]?.seat).toBe('seat:6');
		expect(gate.every((spot) => far(spot) >= far(gate[0] as StackSpot))).toBe(true);
	});

	test('knows a place for every move, also where no ships are yet', () => {
		const layout = layoutOf(eight.open, { ...DESKTOP, first: 'seat:1' });
		for (const place of ['warp', 'gate', 'beside', 'planet:4-2', 'removed'])
			expect(placeOf(layout, eight.open.order, place, 'seat:4')).not.toBeNull();
		expect(placeOf(layout, eight.open.order, 'planet:9-1', 'seat:4')).toBeNull();
	});

	test('a ship flies from here to there and bends towards the warp', () => {
		const way = flight({ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 50, y: 100 });
		expect(way[0]).toEqual({ x: 0, y: 0 });
		expect(way.at(-1)).toEqual({ x: 100, y: 0 });
		expect(way[6]?.y).toBeGreaterThan(10);
	});
});

describe('a draft', () => {
	const { open, you, decision } = alliance;
	const shape = decision?.shape ?? { type: 'confirm', yes: '', no: '' };
	const filling = blank(shape);
	touch(shape, filling, 'seat:3', 'toggle');
	touch(shape, filling, 'planet:1-1', 1);
	touch(shape, filling, 'planet:2-5', 1);
	const lit = litOf(shape, filling);

	test('puts your ships in the gate before they are sent', () => {
		const preview = previewOf(open, you, lit);
		expect(preview).toEqual({ place: 'gate', seat: 'seat:1', n: 2 });
		expect(withPreview(open, preview).encounter?.gate).toEqual({ 'seat:3': 4, 'seat:1': 2 });
		expect(previewOf(open, you, nothing)).toBeNull();
	});

	test('a count of your ships abroad rings your colony, not the planet', () => {
		const layout = layoutOf(open, { ...DESKTOP, first: 'seat:1' });
		const targets = targetsOf(open, layout, alliance.names, you, lit);
		const find = (id: string) => targets.find((target) => target.id === id);
		expect(find('planet:2-5')?.lit).toBe(false);
		expect(find('planet:2-5/seat:1')).toMatchObject({ lit: true, piece: 'planet:2-5' });
		expect(find('planet:1-1')?.label).toBe(
			'Amber planet 1 of Mira. Amber 4 ships. Chosen, 1 ship of 4.'
		);
	});
});

describe('names', () => {
	test('say everything', () => {
		const layout = layoutOf(alliance.open, { ...DESKTOP, first: 'seat:1' });
		const lit = new Map<string, Lit>([
			['planet:2-3', { state: 'may', amount: null, max: null, say: msg('Aim here') }]
		]);
		const targets = targetsOf(alliance.open, layout, alliance.names, 'seat:1', lit);
		expect(targets.find(({ id }) => id === 'planet:2-3')?.label).toBe(
			'Blue planet 3 of Tomasz, aimed at. Blue 3 ships. Lit, may be chosen.'
		);
		expect(targets.every(({ label }) => label.length > 4)).toBe(true);
	});

	test('say whose ships cannot leave a planet, which have a lock beside them', () => {
		const hold = { seats: ['seat:1', 'seat:2'] as const, by: [msg('Gorgon')] };
		const open = { ...alliance.open, pinned: { 'planet:2-5': hold } };
		const layout = layoutOf(open, { ...DESKTOP, first: 'seat:1' });
		const tells = (id: string) =>
			targetsOf(open, layout, alliance.names, 'seat:1', new Map()).find((one) => one.id === id);
		const both = 'Held here by Gorgon: the ships of Mira and Tomasz, which cannot leave.';
		expect(tells('planet:2-5')?.label).toContain(both);
		expect(tells('planet:2-5')?.tells).toContain(both);
		expect(tells('planet:2-5/seat:1')?.label).toContain('Held here by Gorgon: the ships of Mira,');
		expect(tells('planet:2-4')?.label).not.toContain('Held');
		expect(layout.holds.map(({ id }) => id)).toEqual(['planet:2-5/seat:1', 'planet:2-5/seat:2']);
	});
});

describe('the keyboard', () => {
	const layout = layoutOf(alliance.open, { ...DESKTOP, first: 'seat:1' });
	const all = targetsOf(alliance.open, layout, alliance.names, 'seat:1', nothing);

	test('right goes round the planets as they are numbered, and comes back', () => {
		let at: string | null = 'planet:1-1';
		const seen = new Set<string>();
		for (let i = 0; i < 20; i++) {
			seen.add(at ?? '');
			at = walk(all, at, 'right', true);
		}
		expect(seen.size).toBe(20);
		expect(at).toBe('planet:1-1');
		expect(walk(all, 'planet:1-1', 'right', true)).toBe('planet:1-2');
		expect(walk(all, 'planet:1-2', 'left', true)).toBe('planet:1-1');
	});

	test('the numbers of one’s own planets are read from left to right, and right walks them that way', () => {
		const own = layout.planets.filter(({ owner }) => owner === 'seat:1');
		expect(own.map(({ k }) => k)).toEqual([1, 2, 3, 4, 5]);
		expect(own.map(({ x }) => x)).toEqual(own.map(({ x }) => x).toSorted((a, b) => a - b));
		expect(walk(all, 'planet:1-4', 'right', true)).toBe('planet:1-5');
	});

	test('up goes from a planet to its visitors, the arm, the warp', () => {
		const steps: string[] = [];
		let at: string | null = 'planet:2-5';
		for (let i = 0; i < 3; i++) {
			at = walk(all, at, 'up', true);
			steps.push(at ?? '');
		}
		expect(steps).toEqual(['planet:2-5/seat:1', expect.stringMatching(/^gate|^beside/), 'warp']);
		expect(walk(all, 'warp', 'up', true)).toBe('warp');
		expect(walk(all, 'planet:1-3', 'down', true)).toBe('seat:1');
	});

	test('while you decide only what is lit is walked, and Shift walks everything', () => {
		const lit = new Map<string, Lit>(
			['planet:1-1', 'planet:3-2', 'warp'].map((piece) => [
				piece,
				{ state: 'may', amount: null, max: null, say: '' }
			])
		);
		const some = targetsOf(alliance.open, layout, alliance.names, 'seat:1', lit);
		expect(walk(some, 'planet:1-1', 'left', false)).not.toBe('planet:1-5');
		expect(['planet:3-2', 'warp']).toContain(walk(some, 'planet:1-1', 'right', false));
		expect(walk(some, 'planet:1-1', 'right', true)).toBe('planet:1-2');
	});
});
