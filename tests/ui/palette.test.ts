/**
 * The seats' colours stay apart for every eye: the smallest CIEDE2000 distance between any two, with
 * ordinary vision, each kind of colour blindness (Brettel 1997) and in greyscale.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Triple = readonly [number, number, number];

const css = readFileSync(new URL('../../src/lib/ui/tokens.css', import.meta.url), 'utf8');
const seats = [...css.matchAll(/--seat-([a-h]): (#[0-9a-f]{6})/g)].map(
	([, letter = '', hex = '']) => [letter.toUpperCase(), hex] as const
);

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const linearRgb = (hex: string): Triple => {
	const part = (i: number) => toLinear(parseInt(hex.slice(i, i + 2), 16) / 255);
	return [part(1), part(3), part(5)];
};
const apply = (m: readonly number[], [x, y, z]: Triple): Triple => {
	const row = (i: number) => (m[i] ?? 0) * x + (m[i + 1] ?? 0) * y + (m[i + 2] ?? 0) * z;
	return [row(0), row(3), row(6)];
};
const clamp = ([r, g, b]: Triple): Triple => {
	const unit = (c: number) => Math.min(1, Math.max(0, c));
	return [unit(r), unit(g), unit(b)];
};

/** Brettel: one of two half-planes, chosen by the side of a separating plane. */
const brettel =
	(first: readonly number[], second: readonly number[], [nx, ny, nz]: Triple) =>
	(v: Triple): Triple =>
		apply(v[0] * nx + v[1] * ny + v[2] * nz >= 0 ? first : second, v);

const SIGHTS: Readonly<Record<string, { floor: number; see: (v: Triple) => Triple }>> = {
	'ordinary sight': { floor: 15, see: (v) => v },
	deuteranopia: {
		floor: 9.5,
		see: brettel(
			[0.36198, 0.86755, -0.22953, 0.26099, 0.64512, 0.09389, -0.01975, 0.02686, 0.99289],
			[0.37009, 0.8854, -0.25549, 0.25767, 0.63782, 0.10451, -0.0195, 0.02741, 0.99209],
			[-0.00293, -0.00645, 0.00938]
		)
	},
	protanopia: {
		floor: 9.5,
		see: brettel(
			[0.1451, 1.20165, -0.34675, 0.10447, 0.85316, 0.04237, 0.00429, -0.00603, 1.00174],
			[0.14115, 1.16782, -0.30897, 0.10495, 0.8573, 0.03776, 0.00431, -0.00586, 1.00155],
			[0.00048, 0.00416, -0.00464]
		)
	},
	tritanopia: {
		floor: 9.5,
		see: brettel(
			[1.01354, 0.14268, -0.15622, -0.01181, 0.87561, 0.13619, 0.07707, 0.81208, 0.11085],
			[0.93337, 0.19999, -0.13336, 0.05809, 0.82565, 0.11626, -0.37923, 1.13825, 0.24098],
			[0.0396, -0.02831, -0.01129]
		)
	},
	greyscale: {
		floor: 5,
		see: ([r, g, b]) => {
			const grey = 0.2126729 * r + 0.7151522 * g + 0.072175 * b;
			return [grey, grey, grey];
		}
	}
};

function lab(v: Triple): Triple {
	const [x, y, z] = apply(
		[
			0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.072175, 0.0193339, 0.119192,
			0.9503041
		],
		v
	);
	const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
	const [a, b, c] = [f(x / 0.95047), f(y), f(z / 1.08883)];
	return [116 * b - 16, 500 * (a - b), 200 * (b - c)];
}

function ciede2000([L1, a1, b1]: Triple, [L2, a2, b2]: Triple): number {
	const rad = Math.PI / 180;
	const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
	const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
	const [p, q] = [a1 * (1 + g), a2 * (1 + g)];
	const [c1, c2] = [Math.hypot(p, b1), Math.hypot(q, b2)];
	const hue = (b: number, a: number) => (Math.atan2(b, a) / rad + 360) % 360;
	const [h1, h2] = [hue(b1, p), hue(b2, q)];
	let dh = c1 * c2 === 0 ? 0 : h2 - h1;
	if (dh > 180) dh -= 360;
	if (dh < -180) dh += 360;
	const [dL, dC, dH] = [L2 - L1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * rad)];
	const [mL, mC] = [(L1 + L2) / 2, (c1 + c2) / 2];
	let mh = c1 * c2 === 0 ? h1 + h2 : (h1 + h2) / 2;
	if (c1 * c2 !== 0 && Math.abs(h1 - h2) > 180) mh += h1 + h2 < 360 ? 180 : -180;
	const t =
		1 -
		0.17 * Math.cos((mh - 30) * rad) +
		0.24 * Math.cos(2 * mh * rad) +
		0.32 * Math.cos((3 * mh + 6) * rad) -
		0.2 * Math.cos((4 * mh - 63) * rad);
	const sL = 1 + (0.015 * (mL - 50) ** 2) / Math.sqrt(20 + (mL - 50) ** 2);
	const [sC, sH] = [1 + 0.045 * mC, 1 + 0.015 * mC * t];
	const turn =
		-Math.sin(2 * 30 * Math.exp(-(((mh - 275) / 25) ** 2)) * rad) *
		2 *
		Math.sqrt(mC ** 7 / (mC ** 7 + 25 ** 7));
	return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + turn * (dC / sC) * (dH / sH));
}

describe('the eight seats', () => {
	test('are eight colours', () =>
		expect(seats.map(([letter]) => letter).join('')).toBe('ABCDEFGH'));

	test.each(Object.entries(SIGHTS))('are told apart with %s', (_name, { floor, see }) => {
		const seen = seats.map(([letter, hex]) => [letter, lab(clamp(see(linearRgb(hex))))] as const);
		const pairs = seen.flatMap(([a, x], i) =>
			seen.slice(i + 1).map(([b, y]) => ({ pair: a + b, apart: ciede2000(x, y) }))
		);
		expect(pairs.filter(({ apart }) => apart < floor)).toEqual([]);
	});

	/** WCAG 2: 3 for pieces, 4.5 for words. */
	const contrast = (a: string, b: string) => {
		const light = (hex: string) => {
			const [r, g, bl] = linearRgb(hex);
			return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
		};
		const [high, low] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
		return (high + 0.05) / (low + 0.05);
	};
	const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(css)?.[1] ?? '';

	test.each(seats)('%s stands out on the dark ground, and its digits on it', (letter, hex) => {
		expect(contrast(hex, token('ground'))).toBeGreaterThanOrEqual(3);
		expect(contrast(hex, token(`on-seat-${letter.toLowerCase()}`))).toBeGreaterThanOrEqual(4.5);
	});
});
