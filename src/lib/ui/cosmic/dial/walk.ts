/** Walking the dial by keyboard: left and right go round, up and down go planet, visitors, arm, warp. */
import { shortWay, turned } from '../../dial/geometry';

export interface Stop {
	readonly id: string;
	/** 0 rim names, 1 planets, 2 visitors, 3 gate and allies beside, 4 the warp. */
	readonly level: number;
	readonly angle: number;
	/** Stops on the same spoke go together: up and down stay on it where they can. */
	readonly lit: boolean;
}

export type Way = 'left' | 'right' | 'up' | 'down';

/**
 * The next stop that way; the same one if there is none. Round the rim `right` runs against the clock, as numbers of
 * planets do: at the foot of the dial, where one's own are, that is to the right.
 */
export function walk(
	stops: readonly Stop[],
	from: string | null,
	way: Way,
	all: boolean
): string | null {
	const open = all || !stops.some(({ lit }) => lit) ? stops : stops.filter(({ lit }) => lit);
	const here = stops.find(({ id }) => id === from);
	if (!here) return open[0]?.id ?? null;
	if (way === 'left' || way === 'right') {
		const ring = open.filter(({ level }) => level === here.level || !all);
		const rest = ring.filter(({ id }) => id !== here.id);
		const gap = ({ angle, id }: Stop) => {
			const by = way === 'right' ? turned(here.angle - angle) : turned(angle - here.angle);
			// Two at one angle: go through them in order, and not back and forth.
			return by === 0
				? stops.findIndex((s) => s.id === id) > stops.indexOf(here)
					? 0.01
					: 360
				: by;
		};
		return rest.sort((a, b) => gap(a) - gap(b))[0]?.id ?? here.id;
	}
	const levels = [...new Set(open.map(({ level }) => level))].sort((a, b) => a - b);
	const next =
		way === 'up'
			? levels.find((level) => level > here.level)
			: levels.findLast((level) => level < here.level);
	if (next === undefined) return here.id;
	const there = open.filter(({ level }) => level === next);
	const off = ({ angle }: Stop) => Math.abs(shortWay(here.angle, angle));
	return there.sort((a, b) => off(a) - off(b))[0]?.id ?? here.id;
}
