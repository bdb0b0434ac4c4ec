/** Points, arcs and engraved lines: the dial's geometry in px. Angles are degrees, 0 at 3 o'clock, clockwise. */

export interface Point {
	readonly x: number;
	readonly y: number;
}

const RAD = Math.PI / 180;
const round = (n: number) => Math.round(n * 100) / 100;

export const polar = (centre: Point, radius: number, angle: number): Point => ({
	x: centre.x + radius * Math.cos(angle * RAD),
	y: centre.y + radius * Math.sin(angle * RAD)
});

/** From 0 up to 360. */
export const turned = (angle: number): number => ((angle % 360) + 360) % 360;

/** How far to turn from one angle to another, the short way: -180 to 180. */
export function shortWay(from: number, to: number): number {
	const by = turned(to - from);
	return by > 180 ? by - 360 : by;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** An arc from one angle to another; `to` smaller than `from` runs counter-clockwise. */
export function arcPath(centre: Point, radius: number, from: number, to: number): string {
	const large = Math.abs(to - from) > 180 ? 1 : 0;
	const sweep = to > from ? 1 : 0;
	return `M${at(polar(centre, radius, from))}A${round(radius)} ${round(radius)} 0 ${large} ${sweep} ${at(polar(centre, radius, to))}`;
}

/** The band between two radii, from one angle to another. */
export function bandPath(
	centre: Point,
	outer: number,
	inner: number,
	from: number,
	to: number
): string {
	const large = Math.abs(to - from) > 180 ? 1 : 0;
	return `${arcPath(centre, outer, from, to)}L${at(polar(centre, inner, to))}A${round(inner)} ${round(inner)} 0 ${large} 0 ${at(polar(centre, inner, from))}Z`;
}

/** Ticks inward from a circle, each `step` degrees, but where `skip` says so. */
export function ticksPath(
	centre: Point,
	radius: number,
	length: number,
	step: number,
	skip: (angle: number) => boolean = () => false
): string {
	let path = '';
	for (let angle = 0; angle < 360 - 1e-6; angle += step)
		if (!skip(angle))
			path += `M${at(polar(centre, radius, angle))}L${at(polar(centre, radius - length, angle))}`;
	return path;
}

/** The warp's lines: each runs outward from the hub while it turns. */
export function spiralPaths(centre: Point, radius: number, lines: number, turn = 150): string[] {
	const hub = radius * 0.16;
	return Array.from({ length: lines }, (_, line) => {
		const start = (360 / lines) * line;
		let path = '';
		for (let i = 0; i <= 20; i++) {
			const share = i / 20;
			const r = hub + (radius * 0.97 - hub) * share;
			path += `${i === 0 ? 'M' : 'L'}${at(polar(centre, r, start + turn * Math.pow(share, 0.8)))}`;
		}
		return path;
	});
}
