/** Where the lines of the curve run, for the page and for the picture alike: plain geometry. */
import type { Chronicle, SeatId } from '$lib/core';
import { besides, courseOf, mostOf, partsOf } from './tale';

interface Box {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

interface Point {
	readonly x: number;
	readonly y: number;
}

export interface Curve extends Box {
	readonly lines: readonly {
		readonly seat: SeatId;
		readonly path: string;
		readonly points: readonly Point[];
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

/** Between two lines with equally much, on their way and at the end, where marks are larger. */
const BESIDE = { way: 4, end: 11 };
/** At least between two ticks. */
const TICK = 26;
/** At most lines across. */
const ACROSS = 8;

const round = (n: number) => Math.round(n * 10) / 10;

/** From the start, and then after each part. */
export function curveOf(chronicle: Chronicle, box: Box): Curve {
	const { left, top, right, bottom } = box;
	const parts = partsOf(chronicle);
	const most = mostOf(chronicle);
	const step = (right - left) / parts.length;
	const xAt = (i: number) => round(left + i * step);
	const yOf = (n: number) => round(bottom - (n / most) * (bottom - top));
	const beside = Array.from({ length: parts.length + 1 }, (_, i) => besides(chronicle, i));
	// Who won is drawn last, over the others.
	const seats = chronicle.standings.map(({ seat }) => seat).toReversed();
	const lines = (seats.length > 0 ? seats : chronicle.seats).map((seat) => {
		const points = courseOf(chronicle, seat).map((n, i) => ({
			x: xAt(i),
			y: round(yOf(n) - (beside[i]?.get(seat) ?? 0) * (i < parts.length ? BESIDE.way : BESIDE.end))
		}));
		return { seat, points, path: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}` };
	});
	const every = Math.ceil(most / ACROSS);
	const skip = Math.max(1, Math.ceil(TICK / step));
	const turning = chronicle.turning && parts.indexOf(chronicle.turning.part);
	return {
		...box,
		lines,
		heights: Array.from({ length: Math.floor(most / every) + 1 }, (_, i) => ({
			n: i * every,
			y: yOf(i * every)
		})),
		ticks: parts.flatMap((part, i) =>
			(parts.length - 1 - i) % skip === 0 ? [{ part, x: xAt(i + 1) }] : []
		),
		turn: turning === null || turning < 0 ? null : xAt(turning + 1),
		parts: parts.length,
		small: step < 30 ? 3.2 : 4.6
	};
}
