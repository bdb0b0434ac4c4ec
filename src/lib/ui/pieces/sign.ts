/** What a people is known by: a sign of a few strokes, and how much it asks of who leads it. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';

/** 48 × 48, strokes with round ends, and one filled dot at most. */
export interface Sign {
	readonly lines: string;
	/** Its centre and radius. */
	readonly dot?: readonly [x: number, y: number, r: number];
}

export const circle = (x: number, y: number, r: number): string =>
	`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

export const EASE = {
	plain: msg('Easy: it works by itself'),
	timed: msg('Some practice: mind the moment'),
	crafty: msg('For the crafty: it wants a plan')
} as const satisfies { readonly [ease: string]: Words };
export type Ease = keyof typeof EASE;
