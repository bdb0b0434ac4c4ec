/** Where the lines of the curve run, for the page and for the picture alike: plain geometry. */
import type { Chronicle, SeatId } from '$lib/core';
import { courseOf, mostOf, partsOf, turnedIn } from './tale';

interface Box {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

export interface Point {
	readonly x: number;
	readonly y: number;
}

export interface Curve extends Box {
	readonly lines: readonly {
		readonly seat: SeatId;
		readonly path: string;
		/** Its marks on the way. */
		readonly points: readonly Point[];
		/** Its last mark, which is larger. */
		readonly end: Point;
	}[];
	/** Lines across, each with its number. */
	readonly heights: readonly { readonly n: number; readonly y: number }[];
	readonly ticks: readonly { readonly part: number; readonly x: number }[];
	/** Where the turning point lies; null: there is none. */
	readonly turn: number | null;
	/** Parts of the game. */
	readonly parts: number;
	/** Radius of a mark on its way. */
	readonly small: number;
}

/**
 * Between two lines, all the way, so that those with equally much are told apart and none climbs where nothing was
 * gained; all of them together take so much less than a point that none seems to be ahead.
 */
const APART = 4;
const MUCH_LESS_THAN_A_POINT = 0.4;
/** Between the last marks of those with equally much, which stand beside one another, closer where they are many. */
const BESIDE = 12;
/** How far the last of them stands to the right of the box. */
export const BEYOND = 24;
/** At least between two ticks. */
const TICK = 26;
/** At most lines across. */
const ACROSS = 8;

const round = (n: number) => Math.round(n * 10) / 10;

/** From the start, and then after each part; the part in which the game turned move by move. */
export function curveOf(chronicle: Chronicle, box: Box): Curve {
	const { left, top, right, bottom } = box;
	const parts = partsOf(chronicle);
	const most = mostOf(chronicle);
	const step = (right - left) / parts.length;
	const xAt = (i: number) => round(left + i * step);
	// Who ranks higher is drawn higher, and later, over the others.
	const ranked = chronicle.standings.map(({ seat }) => seat);
	const seats = ranked.length > 0 ? ranked.toReversed() : chronicle.seats;
	const more = Math.max(1, seats.length - 1);
	const apart = Math.min(APART, (MUCH_LESS_THAN_A_POINT * (bottom - top)) / most / more);
	// What all have is the lowest of their lines: nobody seems to have less than nothing.
	const yOf = (n: number) => round(bottom - (n / most) * (bottom - top - more * apart));
	const hasAt = (seat: SeatId): number => courseOf(chronicle, seat).at(-1) ?? 0;
	// Who led and was passed within the part is seen there: where it ended, nothing of it is left.
	const turned = turnedIn(chronicle);
	const steps = turned?.steps ?? [];
	const within = (i: number) =>
		turned ? round(xAt(turned.at) + (step * (i + 1)) / Math.max(1, steps.length)) : 0;
	const lines = seats.map((seat, place) => {
		const course = courseOf(chronicle, seat);
		const all = course.map((n, i) => ({
			x: xAt(i),
			y: round(yOf(n) - place * apart)
		}));
		const alike = seats.filter((other) => hasAt(other) === hasAt(seat));
		const between = Math.min(BESIDE, BEYOND / Math.max(1, alike.length - 1));
		const last = all.at(-1) ?? { x: left, y: bottom };
		const end = { x: round(last.x + alike.indexOf(seat) * between), y: last.y };
		const inside = steps
			.slice(0, -1)
			.map((totals, i) => ({ x: within(i), y: round(yOf(totals.get(seat) ?? 0) - place * apart) }));
		const cut = (turned?.at ?? 0) + 1;
		const way = [...all.slice(0, cut), ...inside, ...all.slice(cut), end];
		const path = `M${way.map(({ x, y }) => `${x} ${y}`).join('L')}`;
		return { seat, points: all.slice(0, -1), end, path };
	});
	const every = Math.ceil(most / ACROSS);
	const skip = Math.max(1, Math.ceil(TICK / step));
	return {
		...box,
		lines,
		heights: Array.from({ length: Math.floor(most / every) + 1 }, (_, i) => ({
			n: i * every,
			// In the middle of the lines of those who have as much.
			y: round(yOf(i * every) - (more * apart) / 2)
		})),
		ticks: parts.flatMap((part, i) =>
			(parts.length - 1 - i) % skip === 0 ? [{ part, x: xAt(i + 1) }] : []
		),
		turn: turned && within(turned.turn),
		parts: parts.length,
		small: step < 30 ? 3.2 : 4.6
	};
}
