/** What a sweep is: given how much, it does it and says what it found, in figures. */

export interface Plan {
	readonly kills: number;
	readonly games: number;
	readonly messages: number;
	/** The longest a sweep may take, and how long the one that watches growth does. */
	readonly seconds: number;
	readonly seed: number;
	/** The one game whose journeys are made; null: of all. */
	readonly game: string | null;
	/** Where tables are kept: a folder of its own for this run. */
	readonly folder: string;
	/** A line of progress; the time is put before it. */
	readonly say: (line: string) => void;
}

export interface Figure {
	readonly what: string;
	readonly value: number | string;
	readonly unit?: string;
	/** What it may be at most, or must be at least. */
	readonly target?: { readonly most: number } | { readonly least: number };
	/** What to look at when it is missed. */
	readonly detail?: readonly string[];
}

export type Sweep = (plan: Plan) => Promise<readonly Figure[]>;

/** Whether a figure is what it should be; null where nothing was asked of it. */
export function isMet({ value, target }: Figure): boolean | null {
	if (!target) return null;
	if (typeof value !== 'number') return false;
	return 'most' in target ? value <= target.most : value >= target.least;
}

export const count = (what: string, value: number): Figure => ({ what, value });

/** Nothing of this may ever be found. */
export const none = (what: string, value: number, detail: readonly string[] = []): Figure => ({
	what,
	value,
	target: { most: 0 },
	detail: detail.slice(0, 5)
});

/** The nth of them, going round. Throws when there are none. */
export function inTurn<T>(all: readonly T[], n: number): T {
	const one = all[n % all.length];
	if (one === undefined) throw new Error('There is nothing to take in turn.');
	return one;
}

/** Until when a sweep of this plan may go on, ms since 1970. */
export const endOf = ({ seconds }: Plan): number => Date.now() + seconds * 1000;

/** The value below which this share of numbers lies; 0 for none. Sorts a copy. */
export const quantile = (numbers: readonly number[], share: number): number => {
	const sorted = numbers.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));
