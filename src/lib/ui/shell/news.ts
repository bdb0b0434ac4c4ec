/** What this device last saw of its tables, for the list on the home page: whose move, and what went on. */
import type { SeatId } from '$lib/core';

export interface News {
	readonly seat: SeatId;
	/** Whether this seat was asked something. */
	readonly mine: boolean;
	/** The permanent line as it stood. */
	readonly say: string;
	/** ms since 1970. */
	readonly at: number;
}

const PLACE = 'orrery.news';
const KEPT = 30;

export function allNews(): { readonly [table: string]: News } {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
		return typeof kept === 'object' && kept !== null ? (kept as { [table: string]: News }) : {};
	} catch {
		return {};
	}
}

/** Notes how a table stands; null forgets it. */
export function note(table: string, news: News | null): void {
	const others = Object.entries(allNews()).filter(([name]) => name !== table);
	const kept = news ? [[table, news] as const, ...others] : others;
	try {
		localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept.slice(0, KEPT))));
	} catch {
		// Storage may be forbidden: the list then tells names and times only.
	}
}
