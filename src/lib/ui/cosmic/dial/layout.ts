/**
 * Where everything on the dial stands, in px, for a view and a size. Pure: the drawing, the keyboard
 * and the motion all read the same places.
 */
import type { StationId } from '$lib/games/cosmic/modules/stations/state';
import type { SeatId } from '$lib/core/ids';
import type { PlanetId, Ships } from '$lib/games/cosmic/types';
import type { OpenBoard } from '$lib/games/cosmic/view';
import { faceOf } from '../pieces/cards';
import { distance, polar, shortWay, turned, type Point } from '../../dial/geometry';
import { withLetters, type Letter } from './letters';
import { sizesFor, type Sizes } from '../../dial/sizes';

interface PlanetSpot extends Point {
	readonly id: PlanetId;
	readonly owner: SeatId;
	/** 1 to 5. */
	readonly k: number;
	readonly angle: number;
	/** Ships of the one whose home it is. */
	readonly home: number;
}

export interface StackSpot extends Point {
	/** `planet:2-3/seat:1`, `gate/seat:1`, `beside/seat:1`, `warp/seat:1`. */
	readonly id: string;
	readonly seat: SeatId;
	readonly n: number;
	readonly r: number;
	/** Where its letter stands. */
	readonly letter: Letter;
	/** The planet it is on or beside. */
	readonly planet: PlanetId | null;
}

interface More {
	readonly stacks: readonly { readonly seat: SeatId; readonly n: number }[];
	readonly at: Point;
}

export interface ArmSpot {
	readonly angle: number;
	/** Distances from the centre where the rails begin and end. */
	readonly from: number;
	readonly to: number;
	readonly half: number;
	/** Radius of the double ring round the planet. */
	readonly ring: number;
	readonly planet: PlanetSpot;
}

interface SectorSpot {
	readonly seat: SeatId;
	/** Its middle. */
	readonly angle: number;
}

/** Where the cards beside a planet are drawn, and what their numbers come to. */
interface WallSpot extends Point {
	readonly planet: PlanetId;
	readonly r: number;
	readonly n: number;
}

/** Where a space station is drawn. */
interface StationSpot extends Point {
	/** Its planet; of a whole system its id (CE-34.18). */
	readonly at: PlanetId | StationId;
	readonly r: number;
	readonly works: boolean;
	readonly tokens: number;
}

/** Where the star of a marked ship is drawn. */
interface MarkSpot extends Point {
	readonly seat: SeatId;
	readonly r: number;
	readonly up: boolean;
}

/** Where the lock of ships that cannot leave is drawn. */
interface HoldSpot extends Point {
	/** The stack: `planet:2-3/seat:1`. */
	readonly id: string;
	readonly r: number;
}

export interface Layout {
	readonly centre: Point;
	readonly sizes: Sizes;
	readonly sectors: readonly SectorSpot[];
	/** The planet that is nobody’s, opposite who plays alone (CE-40.24); null: there is none. */
	readonly empty: (Point & { readonly angle: number }) | null;
	readonly planets: readonly PlanetSpot[];
	readonly visitors: readonly StackSpot[];
	/** From a planet's edge to each stack of its visitors: where planets are near, it says whose they are. */
	readonly ties: readonly { readonly id: string; readonly from: Point; readonly to: Point }[];
	readonly walls: readonly WallSpot[];
	readonly stations: readonly StationSpot[];
	readonly marks: readonly MarkSpot[];
	readonly holds: readonly HoldSpot[];
	/** Stacks of visitors beyond three, by planet, and where they are told instead of drawn. */
	readonly more: ReadonlyMap<PlanetId, More>;
	readonly arm: ArmSpot | null;
	readonly gate: readonly StackSpot[];
	readonly beside: readonly StackSpot[];
	readonly warp: readonly StackSpot[];
	/** Ships that have left the game. */
	readonly gone: number;
}

export interface Frame {
	readonly centre: Point;
	readonly r: number;
	/** Who sits at 6 o'clock. */
	readonly first: SeatId;
	/** Turns the whole dial, degrees. */
	readonly turn?: number;
}

const entries = (ships: Ships): [SeatId, number][] =>
	(Object.entries(ships) as [SeatId, number][])
		.filter(([, n]) => n > 0)
		.sort(([a], [b]) => Number(a.slice(5)) - Number(b.slice(5)));

/** The angle at which a seat's home system lies, or the empty planet: the first at 6 o'clock, then clockwise in turn order. */
export function seatAngle(
	circle: readonly (SeatId | null)[],
	first: SeatId,
	seat: SeatId | null
): number {
	const n = circle.length;
	const steps = (circle.indexOf(seat) - circle.indexOf(first) + n) % n;
	return turned(90 + (360 / n) * steps);
}

export function layoutOf(open: OpenBoard, { centre, r, first, turn = 0 }: Frame): Layout {
	const { order } = open;
	const circle = open.teams?.circle ?? order;
	const sizes = sizesFor(r, circle.length);
	const sectors = order.map((seat) => ({
		seat,
		angle: turned(seatAngle(circle, first, seat) + turn)
	}));
	const nobody = circle.includes(null) ? turned(seatAngle(circle, first, null) + turn) : null;
	const planets: PlanetSpot[] = [];
	for (const { seat, angle: middle } of sectors) {
		const own = ownPlanets(open, seat);
		own.forEach((id, i) => {
			// Against the clock: everybody reads the numbers of their own from left to right.
			const angle = turned(middle - (i - (own.length - 1) / 2) * sizes.spacing);
			const k = Number(id.slice(id.lastIndexOf('-') + 1));
			const home = open.planets[id]?.[seat] ?? 0;
			planets.push({ id, owner: seat, k, angle, home, ...polar(centre, sizes.orbit, angle) });
		});
	}
	const encounter = open.encounter;
	const aimed = planets.find(({ id }) => id === encounter?.target) ?? null;
	const gateShips = encounter ? entries(encounter.gate) : [];
	const gateOrder = encounter
		? [
				...gateShips.filter(([seat]) => seat === encounter.offense),
				...gateShips.filter(([seat]) => seat !== encounter.offense)
			]
		: [];
	const arm = aimed && armOf(sizes, aimed, gateOrder.length);
	const besides = encounter ? entries(encounter.beside) : [];
	const { visitors, more } = visitorsOf(open, first, sizes, centre, planets, arm, besides.length);
	const gate = gateStacks(gateOrder, sizes, centre, arm, besides.length > 1);
	const told = [...more.values()].map(({ at }) => at);
	const beside = besideStacks(besides, sizes, centre, arm, [...visitors, ...told], planets);
	const warp = warpStacks(open, sizes, centre);
	const lettered = withLetters(
		[...visitors, ...gate, ...beside],
		[
			...planets.map(({ x, y }) => ({ x, y, r: sizes.planet })),
			...[...more.values()].map(({ at }) => ({ ...at, r: sizes.visitor })),
			...warp
		]
	);
	const layout: Omit<Layout, 'marks' | 'holds'> = {
		centre,
		sizes,
		sectors,
		empty: nobody === null ? null : { angle: nobody, ...polar(centre, sizes.orbit, nobody) },
		planets,
		visitors: lettered.slice(0, visitors.length),
		ties: tiesOf(sizes, planets, visitors),
		walls: wallsOf(open, sizes, planets),
		stations: [
			...stationsOf(open, sizes, planets),
			...deepStationsOf(open, sizes, centre, sectors)
		],
		more,
		arm,
		gate: lettered.slice(visitors.length, visitors.length + gate.length),
		beside: lettered.slice(visitors.length + gate.length),
		warp,
		gone: entries(open.removed).reduce((sum, [, n]) => sum + n, 0)
	};
	return { ...layout, marks: marksOf(open, layout), holds: holdsOf(open, layout) };
}

/**
 * At the foot of the stack its ship is in, or at home on the planet's inner edge, where no station stands; on a technology
 * and in the warp it is told in words alone.
 */
function marksOf(open: OpenBoard, layout: Omit<Layout, 'marks' | 'holds'>): MarkSpot[] {
	const marks = open.special?.marks ?? {};
	return open.order.flatMap((seat) => {
		const mark = marks[seat];
		const drawn = mark && !/^(?:tech:|essence:|held:|evolution:|warp|removed|pact)/.test(mark.at);
		const spot = drawn ? placeOf(layout, open.order, mark.at, seat) : null;
		if (!mark || !spot) return [];
		const home = layout.planets.find(({ id, owner }) => id === mark.at && owner === seat);
		const at = home
			? polar(home, layout.sizes.planet * 0.9, home.angle + 180)
			: { x: spot.x, y: spot.y + spot.r * 0.95 };
		return [{ seat, ...at, r: Math.max(5.5, spot.r * 0.42), up: mark.up !== false }];
	});
}

/** At the shoulder of the stack that is held, where no star stands; of ships at home beside their planet’s inner edge. */
function holdsOf(open: OpenBoard, layout: Pick<Layout, 'planets' | 'visitors' | 'sizes'>) {
	const r = Math.max(6, layout.sizes.visitor * 0.5);
	return Object.entries(open.pinned ?? {}).flatMap(([planet, { seats }]) =>
		seats.flatMap((seat): HoldSpot[] => {
			const id = `${planet}/${seat}`;
			const home = layout.planets.find((one) => one.id === planet && one.owner === seat);
			const visitor = layout.visitors.find((one) => one.id === id);
			if (home) return [{ id, r, ...polar(home, layout.sizes.planet * 0.9, home.angle + 140) }];
			return visitor
				? [{ id, r, x: visitor.x + visitor.r * 0.85, y: visitor.y + visitor.r * 0.75 }]
				: [];
		})
	);
}

function tiesOf(
	sizes: Sizes,
	planets: readonly PlanetSpot[],
	visitors: readonly StackSpot[]
): Layout['ties'] {
	return visitors.flatMap(({ id, planet: at, x, y }) => {
		const planet = planets.find((one) => one.id === at);
		if (!planet) return [];
		const share = sizes.planet / distance(planet, { x, y });
		const from = { x: planet.x + (x - planet.x) * share, y: planet.y + (y - planet.y) * share };
		return [{ id, from, to: { x, y } }];
	});
}

/** On the planet's edge, out and to the side, where neither its number nor a visitor stands. */
function wallsOf(open: OpenBoard, sizes: Sizes, planets: readonly PlanetSpot[]): WallSpot[] {
	const r = Math.max(9, sizes.planet * 0.42);
	return planets.flatMap((planet) => {
		const cards = open.besidePlanets[planet.id] ?? [];
		if (cards.length === 0) return [];
		const n = cards.reduce((sum, card) => sum + faceOf(card, null).value, 0);
		return [{ ...polar(planet, sizes.planet * 0.98, planet.angle + 58), planet: planet.id, r, n }];
	});
}

/** On the planet's edge, away from its number; farther in where a wall stands. */
export const besideWall = (sizes: Sizes, planet: PlanetSpot, isWalled: boolean): Point =>
	polar(planet, sizes.planet * 0.98, planet.angle + (isWalled ? 112 : 58));

/** The same with so many things there already. */
export const besideOthers = (sizes: Sizes, planet: PlanetSpot, others: number): Point =>
	others > 1
		? polar(planet, sizes.planet * 0.98, planet.angle - 112)
		: besideWall(sizes, planet, others > 0);

function stationsOf(open: OpenBoard, sizes: Sizes, planets: readonly PlanetSpot[]): StationSpot[] {
	const r = Math.max(7, sizes.planet * 0.34);
	const walled = (id: PlanetId) => (open.besidePlanets[id] ?? []).length > 0;
	return (open.stations ?? []).flatMap((station): StationSpot[] => {
		if (!('planet' in station)) return [];
		const { planet: id, works, tokens } = station;
		const planet = planets.find((one) => one.id === id);
		return planet ? [{ ...besideWall(sizes, planet, walled(id)), at: id, r, works, tokens }] : [];
	});
}

/** In the rim of its system, at the end where the name begins: tokens lie at the other. */
function deepStationsOf(
	open: OpenBoard,
	sizes: Sizes,
	centre: Point,
	sectors: readonly SectorSpot[]
): StationSpot[] {
	const [band, middle] = [sizes.r - sizes.rim, (sizes.r + sizes.rim) / 2];
	return sectors.flatMap(({ seat, angle }) =>
		(open.stations ?? [])
			.filter((station) => 'system' in station && station.system === seat)
			.map(({ id, works, tokens }, i) => {
				const off = sizes.sector / 2 - ((i + 0.75) * band * 57.3) / middle;
				const lower = Math.sin((angle * Math.PI) / 180) > 0.35;
				const spot = polar(centre, middle, angle + (lower ? off : -off));
				return { ...spot, at: id, r: band * 0.34, works, tokens };
			})
	);
}

const ownPlanets = (open: OpenBoard, seat: SeatId): PlanetId[] => {
	const prefix = `planet:${seat.slice(5)}-`;
	return (Object.keys(open.planets) as PlanetId[]).filter((id) => id.startsWith(prefix)).sort();
};

const armHalf = (sizes: Sizes, crowded: boolean): number =>
	crowded ? sizes.flying * 2.3 : sizes.flying + Math.max(6, sizes.r * 0.025);

function armOf(sizes: Sizes, planet: PlanetSpot, stacks: number): ArmSpot {
	const ring = sizes.planet + Math.max(9, sizes.r * 0.04);
	const from = sizes.warp + Math.max(12, sizes.r * 0.05);
	const to = sizes.orbit - ring - 4;
	const crowded = (stacks - 1) * sizes.flying * 2.15 > to - from - sizes.flying * 2;
	return { angle: planet.angle, from, to, half: armHalf(sizes, crowded), ring, planet };
}

/** A point at a distance from the centre along the arm, and `aside` px across it. */
export function along(centre: Point, angle: number, far: number, aside = 0): Point {
	const on = polar(centre, far, angle);
	return polar(on, aside, angle + 90);
}

/** +1 or -1: the side of a spoke that is higher on the screen (or to the right of an upright one). */
const upperSide = (angle: number): 1 | -1 => {
	const up = Math.sin(((angle + 90) * Math.PI) / 180);
	if (Math.abs(up) < 0.2) return Math.cos(((angle + 90) * Math.PI) / 180) > 0 ? 1 : -1;
	return up < 0 ? 1 : -1;
};

/** The shoulder of a stack, up and away from a point. */
function shoulder(spot: Point, r: number, awayFrom: Point): Letter {
	const left = spot.x < awayFrom.x - 1;
	return {
		x: spot.x + (left ? -1 : 1) * r * 1.1,
		y: spot.y - r * 0.62,
		anchor: left ? 'end' : 'start'
	};
}

/** A letter beside a stack on a spoke: across it, `out` px from the spoke, where the next stack does not lie. */
function besideSpoke(centre: Point, angle: number, far: number, out: number): Letter {
	const { x, y } = along(centre, angle, far, out);
	return { x, y: y + 4, anchor: 'middle' };
}

/** Stacks of visitors that one planet shows; those beyond are told. */
const MOST_SHOWN = 3;

/** Visitors in their places: those of `first`, who looks, come before others. `allies` stand beside the aimed planet. */
function visitorsOf(
	open: OpenBoard,
	first: SeatId,
	sizes: Sizes,
	centre: Point,
	planets: readonly PlanetSpot[],
	arm: ArmSpot | null,
	allies: number
) {
	const visitors: StackSpot[] = [];
	const more = new Map<PlanetId, More>();
	const r = sizes.visitor;
	const guests = ({ id, owner }: PlanetSpot) =>
		entries(open.planets[id] ?? {})
			.filter(([seat]) => seat !== owner)
			.sort(([a], [b]) => Number(b === first) - Number(a === first));
	/** Whether a planet next to it has visitors too, so that its own stand in file. */
	const between = (planet: PlanetSpot) =>
		open.order.length > 4 ||
		planets.some(
			(other) =>
				other !== planet && distance(other, planet) < sizes.planet * 3 && guests(other).length > 0
		);
	const isAimed = ({ id }: PlanetSpot) => arm?.planet.id === id;
	// Visitors of the aimed planet make way for the arm, and so find their places last.
	const last = [...planets].sort((a, b) => Number(isAimed(a)) - Number(isAimed(b)));
	for (const planet of last) {
		const all = guests(planet);
		// Where allies stand along the arm, bystanders make room: who fights is told from who lives there.
		const most = isAimed(planet) && allies > 1 ? 1 : MOST_SHOWN;
		const shown = all.slice(0, most);
		const inward = sizes.orbit - (sizes.planet + r + Math.max(5, sizes.r * 0.026));
		const file = shown.length === 1 || between(planet);
		shown.forEach(([seat, n], i) => {
			let spot: Point;
			let letter: Letter | null = null;
			if (isAimed(planet) && arm)
				({ at: spot, letter } = besideArm(arm, sizes, centre, planets, visitors));
			else if (file) {
				const far = inward - i * r * 2.2;
				spot = along(centre, planet.angle, far);
				const side = upperSide(planet.angle);
				if (shown.length > 1) letter = besideSpoke(centre, planet.angle, far, side * (r + 6));
			} else {
				// A fan: two beside each other, a third behind them; letters on its outside, whichever way it is turned.
				const side = i === 2 ? 0 : i === 0 ? -1 : 1;
				const far = inward - (i === 2 ? r * 2 : 0);
				spot = along(centre, planet.angle, far, side * r * 1.15);
				letter = side
					? besideSpoke(centre, planet.angle, far, side * (r * 2.15 + 6))
					: besideSpoke(centre, planet.angle, far - r - 7, 0);
			}
			const by = arm && !isAimed(planet) ? offArm(arm, centre, spot, r) : { x: 0, y: 0 };
			const at = { x: spot.x + by.x, y: spot.y + by.y };
			visitors.push({
				...at,
				id: `${planet.id}/${seat}`,
				seat,
				n,
				r,
				letter: letter
					? { ...letter, x: letter.x + by.x, y: letter.y + by.y }
					: shoulder(at, r, planet),
				planet: planet.id
			});
		});
		const second = visitors.at(-2);
		if (all.length > most) {
			const side = second?.letter.anchor === 'end' ? 1 : -1;
			const at =
				isAimed(planet) && arm
					? besideArm(arm, sizes, centre, planets, visitors).at
					: file || !second
						? along(centre, planet.angle, inward - shown.length * r * 2.2)
						: { x: second.x + side * r * 2.1, y: second.y + r * 0.3 };
			more.set(planet.id, { stacks: all.slice(most).map(([seat, n]) => ({ seat, n })), at });
		}
	}
	return { visitors, more };
}

/** How far a stack of a neighbouring planet moves aside so that it does not lie on the arm's rails. */
function offArm(arm: ArmSpot, centre: Point, { x, y }: Point, r: number): Point {
	const [out, across] = [
		polar({ x: 0, y: 0 }, 1, arm.angle),
		polar({ x: 0, y: 0 }, 1, arm.angle + 90)
	];
	const [dx, dy] = [x - centre.x, y - centre.y];
	const far = dx * out.x + dy * out.y;
	const aside = dx * across.x + dy * across.y;
	const over = arm.half + r + 1 - Math.abs(aside);
	if (over <= 0 || far < arm.from - r || far > arm.to + r) return { x: 0, y: 0 };
	const by = over * (aside < 0 ? -1 : 1);
	return { x: across.x * by, y: across.y * by };
}

/** A place to either side of the gate's arm that no planet and no other visitor has; its letter away from the arm. */
function besideArm(
	arm: ArmSpot,
	sizes: Sizes,
	centre: Point,
	planets: readonly PlanetSpot[],
	visitors: readonly StackSpot[]
): { at: Point; letter: Letter } {
	const r = sizes.visitor;
	const places = [0, 1].flatMap((column) =>
		Array.from({ length: 10 }, (_, i) => {
			const far = sizes.orbit - arm.ring - r * 0.2 - Math.floor(i / 2) * r * 1.15;
			const aside = arm.half + r + 3 + column * r * 2.2;
			const side = i % 2 === 0 ? 1 : -1;
			return {
				at: along(centre, arm.angle, far, side * aside),
				letter: besideSpoke(centre, arm.angle, far, side * (aside + r + 6))
			};
		})
	);
	/** How far from everything else; below 0 it touches. */
	const room = ({ at }: { at: Point }) =>
		Math.min(
			...planets.map((planet) => distance(at, planet) - sizes.planet - r),
			...visitors.map((other) => distance(at, other) - r * 2.05)
		);
	const roomiest = () => places.reduce((best, place) => (room(place) > room(best) ? place : best));
	return places.find((place) => room(place) >= 0) ?? roomiest();
}

function gateStacks(
	ships: [SeatId, number][],
	sizes: Sizes,
	centre: Point,
	arm: ArmSpot | null,
	allies: boolean
): StackSpot[] {
	const r = sizes.flying;
	const spot = (seat: SeatId, n: number, at: Point, letter: Letter): StackSpot => ({
		...at,
		id: `gate/${seat}`,
		seat,
		n,
		r,
		letter,
		planet: null
	});
	if (!arm) {
		// No aim yet: ships wait round the warp's mouth.
		return ships.map(([seat, n], i) => {
			const at = polar(centre, sizes.warp + r * 1.7, -90 + (i - (ships.length - 1) / 2) * 24);
			return spot(seat, n, at, shoulder(at, r, centre));
		});
	}
	const outer = arm.to - r - 4;
	const room = outer - (arm.from + r * 0.8);
	const crowded = arm.half > armHalf(sizes, false) + 0.1;
	const up = upperSide(arm.angle);
	if (!crowded) {
		const step = ships.length > 1 ? Math.min(r * 3.2, room / (ships.length - 1)) : 0;
		return ships.map(([seat, n], i) => {
			const at = along(centre, arm.angle, outer - i * step);
			// Allies beside the planet may stand on both sides of the arm: the letter keeps inside it.
			const letter = allies
				? besideSpoke(
						centre,
						arm.angle,
						outer - i * step - Math.min(step / 2 || r, r) - r * 0.62,
						0
					)
				: besideSpoke(centre, arm.angle, outer - i * step, up * (arm.half + 9));
			return spot(seat, n, at, letter);
		});
	}
	const rows = Math.ceil((ships.length - 1) / 2);
	const step = Math.min(r * 2.25, room / Math.max(1, rows));
	return ships.map(([seat, n], i) => {
		const side = i === 0 ? 0 : i % 2 === 1 ? up : -up;
		const far = outer - Math.ceil(i / 2) * step;
		const at = along(centre, arm.angle, far, side * r * 1.15);
		const letter = besideSpoke(centre, arm.angle, far, (side || up) * (arm.half + 9));
		return spot(seat, n, at, letter);
	});
}

/** Defensive allies: in two rows along the arm, on places no visitor has, and on no planet they do not defend. */
function besideStacks(
	ships: [SeatId, number][],
	sizes: Sizes,
	centre: Point,
	arm: ArmSpot | null,
	visitors: readonly Point[],
	planets: readonly PlanetSpot[]
): StackSpot[] {
	if (!arm) return [];
	const r = sizes.flying * 0.967;
	const taken = visitors.slice();
	const aside = Math.max(arm.half + r + 8, arm.ring + r * 0.4);
	const up = upperSide(arm.angle);
	const places = Array.from({ length: 24 }, (_, i) => i).flatMap((row) =>
		[-up, up].map((side) => {
			const far = sizes.orbit - arm.ring - r - row * r * 0.575;
			const off = side * (aside - Math.min(row / 4, 1) * 2);
			const letter = besideSpoke(centre, arm.angle, far, off + side * (r + 7));
			return { at: along(centre, arm.angle, far, off), letter };
		})
	);
	const others = planets.filter(({ id }) => id !== arm.planet.id);
	return ships.flatMap(([seat, n]) => {
		const free = ({ at }: { at: Point }) => taken.every((other) => distance(at, other) > r * 2.05);
		const clear = ({ at }: { at: Point }) =>
			others.every((planet) => distance(at, planet) > sizes.planet + r * 1.7);
		const place = places.find((one) => free(one) && clear(one)) ?? places.find(free) ?? places[0];
		if (!place) return [];
		const { at, letter } = place;
		taken.push(at);
		return [{ ...at, id: `beside/${seat}`, seat, n, r, letter, planet: arm.planet.id }];
	});
}

function warpStacks(open: OpenBoard, sizes: Sizes, centre: Point): StackSpot[] {
	const count = open.order.length;
	const dist = sizes.warp * (count > 4 ? 0.64 : 0.5);
	return open.order.flatMap((seat, i) => {
		const n = open.warp[seat] ?? 0;
		if (n === 0) return [];
		const at = warpPlace(centre, dist, i, count);
		const out = count > 4 && at.x < centre.x - 1;
		return {
			...at,
			id: `warp/${seat}`,
			seat,
			n,
			r: sizes.lost,
			// Many stacks: letters on the outside, where no neighbour covers them.
			letter: {
				x: at.x + (out ? -1 : 1) * sizes.lost * 1.1,
				y: at.y - sizes.lost * 0.62,
				anchor: out ? ('end' as const) : ('start' as const)
			},
			planet: null
		};
	});
}

/** The hole in the middle of the warp, of its radius. */
export const HUB = 0.13;

const warpPlace = (centre: Point, dist: number, i: number, count: number): Point =>
	polar(centre, dist, -45 + (360 / count) * i);

/** Where ships of a seat stand, or would, at a place a move names: out of the game, where they are last seen. */
export function placeOf(
	layout: Omit<Layout, 'marks' | 'holds'>,
	order: readonly SeatId[],
	place: string,
	seat: SeatId
): (Point & { readonly r: number }) | null {
	const { sizes, centre, arm } = layout;
	if (place === 'removed') return { ...centre, r: sizes.warp * HUB };
	if (place === 'warp') {
		const dist = sizes.warp * (order.length > 4 ? 0.64 : 0.5);
		return { ...warpPlace(centre, dist, order.indexOf(seat), order.length), r: sizes.lost };
	}
	if (place === 'gate' || place === 'beside') {
		const found = layout[place].find((spot) => spot.seat === seat);
		if (found) return found;
		if (!arm) return { ...polar(centre, sizes.warp * 1.6, -90), r: sizes.flying };
		const far = place === 'gate' ? (arm.from + arm.to) / 2 : arm.to - sizes.flying;
		const aside = place === 'gate' ? 0 : arm.half + sizes.flying + 8;
		return { ...along(centre, arm.angle, far, aside), r: sizes.flying };
	}
	if (/^(?:tech|essence|held):/.test(place)) {
		// Before its player, at the rim.
		const sector = layout.sectors.find((other) => other.seat === seat);
		return sector
			? { ...polar(centre, (sizes.r + sizes.rim) / 2, sector.angle), r: sizes.flying }
			: null;
	}
	const planet = layout.planets.find(({ id }) => id === place);
	if (!planet) return null;
	if (planet.owner === seat) return { x: planet.x, y: planet.y, r: sizes.stack };
	const visitor = layout.visitors.find((spot) => spot.planet === place && spot.seat === seat);
	if (visitor) return visitor;
	const far = sizes.orbit - sizes.planet - sizes.visitor - 8;
	return { ...along(centre, planet.angle, far), r: sizes.visitor };
}

/** Whether a word on the phase ring would lie under the arm. */
export const underArm = (arm: ArmSpot | null, angle: number, halfWidth: number): boolean =>
	!!arm && Math.abs(shortWay(arm.angle, angle)) < halfWidth;

/** Whether ships lie on a word of this height, `far` px from the centre; `halfWidth` in degrees. */
export function underShips(
	{ centre, visitors, gate, beside }: Layout,
	{ far, height, angle, halfWidth }: Record<'far' | 'height' | 'angle' | 'halfWidth', number>
): boolean {
	return [...visitors, ...gate, ...beside].some(({ x, y, r }) => {
		const at = (Math.atan2(y - centre.y, x - centre.x) * 180) / Math.PI;
		const width = halfWidth + (r / far) * 57.3;
		return (
			Math.abs(distance({ x, y }, centre) - far) < r + height / 2 &&
			Math.abs(shortWay(at, angle)) < width
		);
	});
}
