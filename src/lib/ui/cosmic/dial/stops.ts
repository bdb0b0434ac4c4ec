/** Everything on the dial one can point at, in one list: for touch, for the keyboard and for speech. */
import type { SeatId } from '$lib/core/ids';
import type { CosmicBook } from '$lib/games/cosmic/book';
import type { OwnTraps } from '$lib/games/cosmic/traps';
import type { OpenBoard } from '$lib/games/cosmic/view';
import type { Lit } from '../../filling';
import { t, type Names } from '../../words';
import { distance, type Point } from '../../dial/geometry';
import {
	besideLabel,
	besideOf,
	gateLabel,
	holdLine,
	marksAt,
	planetLabel,
	planetName,
	removedLine,
	seatLabel,
	shipLines,
	moonLine,
	stationLine,
	systemLines,
	trapLine,
	visitorLabel,
	warpLabel
} from '../words/labels';
import { along, type Layout } from './layout';
import type { Stop } from './walk';

export interface Target extends Stop, Point {
	/** What a touch hands back: `planet:2-3`, `seat:1`, `warp`. */
	readonly piece: string;
	readonly label: string;
	/** Radius of its ring. */
	readonly r: number;
	/** Radius of what can be touched. */
	readonly touch: number;
	readonly now: Lit | undefined;
	/** The drawing that nods when it is refused. */
	readonly spot: string;
	/** What a tap tells: a title, and lines. */
	readonly tells: readonly [string, ...string[]];
	/** Where the tag hangs. */
	readonly tagAngle: number;
	/** A whole sector of the rim, and not a disc. */
	readonly sector: boolean;
}

export function targetsOf(
	open: OpenBoard,
	layout: Layout,
	names: Names,
	you: SeatId | null,
	lit: ReadonlyMap<string, Lit>,
	book: CosmicBook | null = null,
	traps: OwnTraps | null = null
): Target[] {
	const { sizes, centre, arm } = layout;
	const gap = Math.max(5, sizes.r * 0.022);
	// Where planets stand close their rings stay closer, so that each can be told from the next.
	const apart = 2 * sizes.orbit * Math.sin((sizes.spacing / 2) * (Math.PI / 180));
	const ring = Math.min(sizes.planet + gap, Math.max(sizes.planet + 3, apart / 2 - 1));
	const targets: Omit<Target, 'touch'>[] = [];
	for (const { seat, angle } of layout.sectors) {
		const now = lit.get(seat);
		const label = seatLabel(seat, open, names, now);
		targets.push({
			id: seat,
			piece: seat,
			level: 0,
			angle,
			lit: !!now,
			now,
			label,
			...along(centre, angle, (sizes.r + sizes.rim) / 2),
			r: (sizes.r - sizes.rim) / 2,
			spot: '',
			tells: [label, ...systemLines(seat, open, book)],
			tagAngle: 0,
			sector: true
		});
	}
	for (const planet of layout.planets) {
		const { id, angle } = planet;
		const ships = open.planets[id] ?? {};
		const visiting = planet.owner !== you && you !== null && (ships[you] ?? 0) > 0;
		const whole = lit.get(id);
		// A count of your ships on a planet that is not yours is the colony's, not the planet's.
		const now = whole && whole.max !== null && visiting ? undefined : whole;
		const cards = besideOf(id, open);
		const station = stationLine(id, open, book);
		const moon = moonLine(id, open, names, book);
		const token = trapLine(id, open, book, traps);
		const marked = marksAt(id, open, names, book);
		const hold = holdLine(id, open, names);
		const there = shipLines(ships, names);
		targets.push({
			id,
			piece: id,
			level: 1,
			angle,
			lit: !!now,
			now,
			label: planetLabel(id, open, names, now, book, traps),
			x: planet.x,
			y: planet.y,
			r: ring,
			spot: id,
			tells: [
				planetName(id, names),
				...(there.length ? there : [t('No ships.')]),
				...(cards ? [t('Cards beside it: {cards}.', { cards })] : []),
				...(station ? [station] : []),
				...(moon ? [moon] : []),
				...(token ? [token] : []),
				...(marked ? [marked] : []),
				...(hold ? [hold] : [])
			],
			// Where worlds stand close, on their inner side: neither a neighbour nor a number is under it there.
			tagAngle: angle + (sizes.r < 240 ? 180 : -30),
			sector: false
		});
	}
	for (const { id, seat, n, x, y, r, planet } of layout.visitors) {
		const whole = planet ? lit.get(planet) : undefined;
		const now = seat === you && whole && whole.max !== null ? whole : lit.get(id);
		const label = planet ? visitorLabel({ seat, n, planet }, open, names, now) : '';
		targets.push({
			id,
			piece: now === whole && planet ? planet : id,
			level: 2,
			angle: layout.planets.find((other) => other.id === planet)?.angle ?? 0,
			lit: !!now,
			now,
			label,
			x,
			y,
			r: r + gap,
			spot: id,
			tells: [label],
			tagAngle: 60,
			sector: false
		});
	}
	if (arm) {
		// What may be done with the gate is done with your own ships in it.
		const mine = lit.has('gate') ? layout.gate.find(({ seat }) => seat === you) : undefined;
		const at = mine ?? along(centre, arm.angle, (arm.from + arm.to) / 2);
		const label = spoken(
			gateLabel(open, names, lit.get('gate')),
			marksAt('gate', open, names, book)
		);
		targets.push({
			id: 'gate',
			piece: 'gate',
			level: 3,
			angle: arm.angle,
			lit: lit.has('gate'),
			now: lit.get('gate'),
			label,
			x: at.x,
			y: at.y,
			r: mine ? mine.r + gap : arm.half + 4,
			spot: '',
			tells: [label],
			tagAngle: 60,
			sector: false
		});
		for (const { id, seat, n, x, y, r } of layout.beside) {
			const now = (seat === you ? lit.get('beside') : undefined) ?? lit.get(id);
			const label = spoken(
				besideLabel(seat, n, names, now),
				marksAt('beside', open, names, book, [seat])
			);
			targets.push({
				id,
				piece: now && now === lit.get('beside') ? 'beside' : id,
				level: 3,
				angle: arm.angle + 1,
				lit: !!now,
				now,
				label,
				x,
				y,
				r: r + gap,
				spot: id,
				tells: [label],
				tagAngle: 60,
				sector: false
			});
		}
	}
	const now = lit.get('warp');
	const back = you && open.warp[you] ? [t('1 comes back in each encounter of yours.')] : [];
	const lost = shipLines(open.warp, names);
	const gone = removedLine(open);
	const decks = t('Cosmic deck {n}, discard {discarded}. Destiny deck {destiny}.', {
		n: open.deck,
		discarded: open.discard.length,
		destiny: open.destinyDeck
	});
	targets.push({
		id: 'warp',
		piece: 'warp',
		level: 4,
		angle: 90,
		lit: !!now,
		now,
		label: warpLabel(open, now),
		x: centre.x,
		y: centre.y,
		r: sizes.warp + 6,
		spot: '',
		tells: [
			t('Lost in the warp'),
			...(lost.length ? lost : [t('Nobody.')]),
			...back,
			...(gone ? [gone] : []),
			decks
		],
		tagAngle: 45,
		sector: false
	});
	// Targets are 44 px where neighbours leave room; lit ones share with lit ones alone.
	return targets.map((target) => {
		const rivals = targets.filter(
			(other) => other !== target && !other.sector && (!target.lit || other.lit)
		);
		const near = Math.min(...rivals.map((other) => distance(target, other) / 2), 60);
		return { ...target, touch: Math.min(Math.max(22, target.r), Math.max(near, target.r * 0.6)) };
	});
}

/** Two sentences about one piece; the second may be empty. */
const spoken = (first: string, then: string): string =>
	then ? t('{first} {then}', { first, then }) : first;

/** Where a piece a line speaks of is sighted: a ring, or the band of a seat's sector at some angle. */
export interface Sight extends Point {
	readonly id: string;
	readonly r: number;
	readonly band: number | null;
}

/** Sights on these pieces; a colony that is gone is sighted on its planet, a piece that is nowhere not at all. */
export function sightsOf(
	pieces: ReadonlySet<string>,
	targets: readonly Target[],
	layout: Layout
): Sight[] {
	const sights = new Map<string, Sight>();
	for (const piece of pieces) {
		const flying = layout.gate.find(({ id }) => id === piece);
		const target =
			targets.find(({ id }) => id === piece) ??
			targets.find(({ id }) => id === piece.replace(/\/.*/, ''));
		const spot = flying ? { ...flying, r: flying.r + 5, angle: 0, sector: false } : target;
		if (!spot) continue;
		const { id, x, y, r, angle, sector } = spot;
		sights.set(id, { id, x, y, r, band: sector ? angle : null });
	}
	return [...sights.values()];
}
