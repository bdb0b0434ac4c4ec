/** The picture of how a game ended, as SVG: its ranking, who led, the board in a few strokes, and our sign. */
import { fillIn, msg } from '$lib/core/words';
import type { SeatId } from '$lib/core';
import { hexPath } from '../hexmap/lay';
import { seatLook } from '../pieces/seats';
import type { Sketch } from '../boards';
import { fill, nameOf } from '../words';
import type { Names } from '../words';
import { BEYOND, curveOf } from './curve';
import { headlineOf } from './headline';
import type { Tale } from './tale';

export interface Pictured {
	readonly tale: Tale;
	readonly names: Names;
	/** Null where the game has no board. */
	readonly sketch: Sketch | null;
	/** When it was over, as it is to be read; '' where that is not known. */
	readonly date: string;
	/** The address of the site. */
	readonly site: string;
	/** What stands in its style sheet: colours and faces, for it is drawn where the page's own are not known. */
	readonly style: string;
}

/** 1200 × 630, as links are previewed; or as high as a phone. */
export const SIZES = { wide: { width: 1200, height: 630 }, tall: { width: 1080, height: 1620 } };

const MARKUP: { readonly [character: string]: string } = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;'
};
const plain = (text: string) => text.replace(/[&<>"]/g, (one) => MARKUP[one] ?? one);

interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

type Face = 'serif' | 'sans';

interface Line {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly face?: Face;
	readonly fill?: string;
	readonly weight?: number;
	readonly end?: boolean;
	/** As wide as it may be at most: longer ones are set smaller. */
	readonly within?: number;
}

/** How wide a character is at most times, in parts of its size. */
const WIDTH = 0.54;

function line(text: string, { x, y, size, face = 'sans', fill: ink, weight, end, within }: Line) {
	const fits = within ? Math.min(size, within / (WIDTH * Math.max(1, text.length))) : size;
	return `<text x="${x}" y="${y}" font-size="${Math.round(fits * 10) / 10}" font-family="var(--${face})" font-weight="${weight ?? 500}" fill="${ink ?? 'var(--text)'}"${end ? ' text-anchor="end"' : ''}>${plain(text)}</text>`;
}

const mark = (seat: SeatId, x: number, y: number, r: number, ink = seatLook(seat).fill) =>
	`<path d="${seatLook(seat).path}" fill="${ink}" stroke="var(--piece-edge)" stroke-width="${1.6 / r}" transform="translate(${x} ${y}) scale(${r})"/>`;

/** A row of the ranking is at most so high. */
const MOST_ROW = 76;

/** All of them, where there is room below each other. */
const TALL_ROWS = 400;

/** The ranking: as many rows as there are seats, in this box. */
function ranking({ tale: { chronicle }, names }: Pictured, { x, y, width, height }: Box): string {
	const { standings } = chronicle;
	const row = Math.min(MOST_ROW, height / Math.max(1, standings.length));
	const most = Math.max(1, ...standings.map(({ points }) => points));
	const r = row * 0.27;
	return standings
		.map(({ seat, rank, points }, i) => {
			const middle = y + (i + 0.5) * row;
			const base = middle + row * 0.08;
			const from = x + 48 + r * 2 + 16;
			const room = x + width - from;
			return [
				line(String(rank), {
					...{ x: x + 22, y: base, size: row * 0.36, face: 'serif', end: true },
					fill: 'var(--text-2)'
				}),
				mark(seat, x + 40 + r, middle - row * 0.04, r),
				line(nameOf(seat, names), {
					...{ x: from, y: base, size: row * 0.42, weight: 600, within: room - 70 }
				}),
				line(String(points), {
					...{ x: x + width, y: base, size: row * 0.56, face: 'serif', weight: 600, end: true }
				}),
				`<rect x="${from}" y="${middle + row * 0.24}" width="${room}" height="4" rx="2" fill="var(--line)"/>`,
				`<rect x="${from}" y="${middle + row * 0.24}" width="${(room * Math.max(0, points)) / most}" height="4" rx="2" fill="${seatLook(seat).fill}" stroke="var(--piece-edge)" stroke-width="0.8"/>`
			].join('');
		})
		.join('');
}

function led({ tale: { chronicle } }: Pictured, { x, y, width, height }: Box): string {
	const curve = curveOf(chronicle, {
		...{ left: x + 30, top: y + 10, right: x + width - 14 - BEYOND, bottom: y + height - 26 }
	});
	const across = curve.heights.map(
		({ n, y: at }) =>
			`<path d="M${curve.left} ${at}H${curve.right}" stroke="var(--line)" fill="none"/>${line(String(n), { x: curve.left - 10, y: at + 5, size: 15, fill: 'var(--text-2)', end: true })}`
	);
	const lines = curve.lines.map(
		({ seat, path }) =>
			`<path d="${path}" fill="none" stroke="var(--piece-edge)" stroke-width="7" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${seatLook(seat).fill}" stroke-width="4.4" stroke-linejoin="round"/>`
	);
	const marks = curve.lines.flatMap(({ seat, points, end }) => [
		...points.map((at) => mark(seat, at.x, at.y, curve.small + 1)),
		mark(seat, end.x, end.y, 10)
	]);
	const ticks = curve.ticks.map(({ part, x: at }) =>
		line(String(part), { x: at + 5, y: y + height - 2, size: 15, fill: 'var(--text-2)', end: true })
	);
	return [...across, ...lines, ...marks, ...ticks].join('');
}

/** The board, as large as this box has room for. */
function board({ sketch }: Pictured, { x, y, width, height }: Box): string {
	if (!sketch || sketch.places.length === 0) return '';
	const { places } = sketch;
	const edge = (of: (place: (typeof places)[number]) => number) => Math.max(...places.map(of));
	const [left, right] = [-edge((one) => one.r - one.x), edge((one) => one.x + one.r)];
	const [top, bottom] = [-edge((one) => one.r - one.y), edge((one) => one.y + one.r)];
	const scale = Math.min(width / (right - left), height / (bottom - top));
	const drawn = places.map(({ x: at, y: down, r, shape, seat, home, beside = [] }) => {
		const fills = seat ? seatLook(seat).fill : 'var(--raised)';
		const body =
			shape === 'hex'
				? `<path d="${hexPath(r * 0.95)}" fill="${fills}" stroke="var(--piece-edge)" stroke-width="4"/>`
				: `<circle r="${r}" fill="${fills}" stroke="var(--line-strong)" stroke-width="5"/>`;
		const rim =
			home && home !== seat
				? `<circle r="${r}" fill="none" stroke="var(--piece-edge)" stroke-width="20"/><circle r="${r}" fill="none" stroke="${seatLook(home).fill}" stroke-width="13"/>`
				: '';
		// In the ink of its letter: told apart without its colour, too.
		const sign = seat ? mark(seat, 0, 0, r * 0.42, seatLook(seat).on) : '';
		const others = beside.map((one, i) =>
			mark(one, r * 0.95 * Math.cos(0.9 * i), r * 0.95 * Math.sin(0.9 * i - 0.6), r * 0.5)
		);
		return `<g transform="translate(${at} ${down})">${body}${rim}${sign}${others.join('')}</g>`;
	});
	const middle = { x: x + width / 2, y: y + height / 2 };
	return `<g transform="translate(${middle.x} ${middle.y}) scale(${scale}) translate(${-(left + right) / 2} ${-(top + bottom) / 2})">${drawn.join('')}</g>`;
}

/** The orrery, as on every page. */
const SIGN =
	'<g fill="none" stroke="var(--text)" stroke-width="1.8"><circle cx="20" cy="20" r="18"/><circle cx="20" cy="20" r="10.5"/><circle cx="20" cy="20" r="3.5" fill="var(--text)"/><path d="M20 20L33 7"/><circle cx="27.4" cy="12.6" r="3" fill="var(--ground)"/><circle cx="11" cy="25.5" r="2.2" fill="var(--text)"/></g>';

function signed({ site }: Pictured, x: number, y: number, size: number): string {
	return `<g transform="translate(${x} ${y}) scale(${size / 40})">${SIGN}</g>${line('Orrery', { x: x + size * 1.3, y: y + size * 0.68, size: size * 0.62, face: 'serif' })}${line(site, { x: x + size * 3.5, y: y + size * 0.66, size: size * 0.42, fill: 'var(--text-2)' })}`;
}

/** What decided it: the tie-break, or what the winner had. */
function decided({ tale: { chronicle, ending }, names }: Pictured): string {
	if (chronicle.tieBreak) return fill(chronicle.tieBreak.say, names);
	if (chronicle.over?.why) return fill(chronicle.over.why, names);
	const points = chronicle.standings[0]?.points;
	return points === undefined ? '' : fill(fillIn(ending.counted, { n: points }), names);
}

/** An SVG that needs nothing besides itself. */
export function pictureOf(of: Pictured, shape: keyof typeof SIZES): string {
	const { width, height } = SIZES[shape];
	const { tale, names, date, style } = of;
	const { over } = tale.chronicle;
	const title = headlineOf(over ?? { winners: [] }, null, names);
	const game = { text: tale.game.name };
	const about = fill(
		date ? msg('{game}, {date}', { game, date: { text: date } }) : msg('{game}', { game }),
		names
	);
	const rows = Math.min(TALL_ROWS, MOST_ROW * tale.chronicle.standings.length);
	const parts =
		shape === 'wide'
			? [
					line(about, { x: 56, y: 72, size: 24, fill: 'var(--text-2)' }),
					line(title, { x: 54, y: 140, size: 62, face: 'serif', within: 560 }),
					line(decided(of), { x: 56, y: 180, size: 22, fill: 'var(--text-2)', within: 560 }),
					ranking(of, { x: 40, y: 206, width: 540, height: 336 }),
					board(of, { x: 650, y: 40, width: 500, height: 306 }),
					led(of, { x: 640, y: 366, width: 520, height: 206 }),
					signed(of, 56, 562, 42)
				]
			: [
					line(about, { x: 72, y: 110, size: 34, fill: 'var(--text-2)' }),
					line(title, { x: 70, y: 208, size: 92, face: 'serif', within: 940 }),
					line(decided(of), { x: 72, y: 268, size: 32, fill: 'var(--text-2)', within: 940 }),
					board(of, { x: 90, y: 310, width: 900, height: 520 }),
					ranking(of, { x: 56, y: 860, width: 960, height: TALL_ROWS }),
					led(of, { x: 56, width: 968, y: 860 + rows + 36, height: 1500 - 860 - 36 - rows }),
					signed(of, 72, 1544, 52)
				];
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style><rect width="${width}" height="${height}" fill="var(--ground)"/><rect x="14" y="14" width="${width - 28}" height="${height - 28}" rx="10" fill="none" stroke="var(--line)" stroke-width="2"/>${parts.join('')}</svg>`;
}
