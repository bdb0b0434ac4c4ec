/** Names that stay within their hex: in one line or two, no smaller than can be read, condensed where one word is long. */
import type { Point } from '$lib/hex';
import { HALF, SIZE } from './lay';

export interface NameLine {
	readonly text: string;
	/** Its baseline, below the middle of the hex. */
	readonly y: number;
	/** Its length, where its words would be longer by themselves. */
	readonly length: number | null;
}

/** Height of its letters on the screen, px. */
export const NAME_PX = 13;
/** A letter is about so wide, by its height. */
const WIDE = 0.53;
const MARGIN = 5;
const ONE = 70;
const LAST = 77;
const LEAD = 0.95;

/** The width of a hex so far below its middle. */
const roomAt = (y: number): number => 2 * (SIZE - (Math.abs(y) * SIZE) / (2 * HALF) - MARGIN);

/** `k`: px a unit of the map. */
export function nameLines(name: string, k: number): readonly NameLine[] {
	const em = NAME_PX / k;
	const widthOf = (text: string) => text.length * WIDE * em;
	const line = (text: string, y: number): NameLine => {
		const room = roomAt(y);
		return { text, y, length: widthOf(text) > room ? room : null };
	};
	const words = name.split(' ');
	if (name === '') return [];
	if (widthOf(name) <= roomAt(ONE) || words.length < 2) return [line(name, ONE)];
	// Where it is broken, the longer of both lines is as short as can be.
	const breaks = words.slice(1).map((_, i) => {
		const lines = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const;
		return { lines, longest: Math.max(lines[0].length, lines[1].length) };
	});
	const best = breaks.reduce((a, b) => (b.longest < a.longest ? b : a));
	return [line(best.lines[0], LAST - LEAD * em), line(best.lines[1], LAST)];
}

/** A name about this point, `em` high: no farther aside than its hex is wide there, and condensed where it is longer. */
export function nameWithin(
	name: string,
	{ x, y }: Point,
	em: number
): { readonly x: number; readonly length: number | null } {
	const wide = name.length * WIDE * em;
	const room = roomAt(y);
	if (wide > room) return { x: 0, length: room };
	const most = (room - wide) / 2;
	return { x: Math.min(most, Math.max(-most, x)), length: null };
}
