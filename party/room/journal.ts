/**
 * The log of a game. Moves are kept beside the checkpoint they belong to; whenever the table is written
 * down whole, they go to pages of a few moves each.
 */
import type { LogEntry } from '$lib/core';
import { getWhole, piecesOf, wholes } from './pieces';
import type { Store } from './port';
import { noEntries } from './record';
import type { Entries, Past } from './record';

/** Moves on a page. */
const PAGE = 16;

const pad = (n: number, width: number) => String(n).padStart(width, '0');
export const logsOf = (round: number) => `log:${pad(round, 4)}:`;
const pageKey = (round: number, page: number) => `${logsOf(round)}${pad(page, 5)}`;
/** Lines of format 1 have longer keys. */
const isPage = (key: string) => key.length === pageKey(0, 0).length;
const pageOf = (n: number) => Math.floor(n / PAGE);

/** A move as it is written down; its number is known without reading it. */
export interface Line {
	readonly n: number;
	readonly text: string;
}

export const lineOf = (entry: LogEntry | Past): Line => ({
	n: entry.n,
	text: JSON.stringify(entry)
});

/** Throws when it cannot be read. */
const numberOf = (text: string) => (JSON.parse(text) as Past).n;

/** What stands on a page. A line that cannot be read has no number (NaN): it is kept, and told to nobody. */
const linesIn = (page: string | null): Line[] =>
	!page
		? []
		: page.split('\n').map((text) => {
				try {
					return { n: numberOf(text), text };
				} catch {
					return { n: NaN, text };
				}
			});

/** All that stands on the pages of a round, up to this move. */
export async function writtenUpTo(store: Store, round: number, last: number): Promise<Line[]> {
	const pages = wholes(await store.list(logsOf(round)));
	// A table of format 1 may have died before its own lines were gone.
	const texts = [...pages].flatMap(([key, text]) => (isPage(key) ? [text] : []));
	return texts.flatMap(linesIn).filter(({ n }) => n <= last);
}

export class Journal {
	/** The page that is written on; all before it are full, and in the store alone. */
	#page = 0;
	/** Moves from the first of that page on, the newest last. */
	#lines: Line[] = [];
	/** The last page with anything written on it, which what was taken back may still stand on. */
	#lastPage = 0;

	constructor(readonly round: number) {}

	/** The journal as it was left: its last page, and the moves that lie beside checkpoints. */
	static async read(
		store: Store,
		round: number,
		last: number,
		beside: readonly string[]
	): Promise<Journal> {
		const journal = new Journal(round);
		await journal.#open(store, beside.length > 0 ? numberOf(beside[0] ?? '') : last + 1);
		for (const text of beside) journal.add({ n: numberOf(text), text });
		return journal;
	}

	/** Takes up the page on which this move is to be written. */
	async #open(store: Store, n: number): Promise<void> {
		this.#page = pageOf(n);
		const key = pageKey(this.round, this.#page);
		const page = (await getWhole(store, [key])).get(key);
		if (page === null) throw new Error('A piece of the log is missing.');
		this.#lines = linesIn(page ?? '').filter((line) => !(line.n >= n));
		this.#lastPage = Math.max(this.#lastPage, this.#page);
	}

	add(line: Line): void {
		this.#lines.push(line);
	}

	/** After this move these follow, and nothing else: all of them came since the table was last written down whole. */
	after(n: number, lines: readonly Line[]): void {
		this.#lines = [...this.#lines.filter((line) => !(line.n > n)), ...lines];
	}

	/** [ROOM-UNDO.4] Forgets the moves after this one: they were taken back. */
	async cut(store: Store, n: number): Promise<void> {
		if (pageOf(n + 1) < this.#page) await this.#open(store, n + 1);
		else this.#lines = this.#lines.filter((line) => !(line.n > n));
	}

	/** The pages as they are now; only the one that is written on is kept in mind. */
	pages(): Entries {
		const pages = new Map<number, Line[]>([[this.#page, []]]);
		for (const line of this.#lines) {
			if (!Number.isNaN(line.n)) this.#page = pageOf(line.n);
			const lines = pages.get(this.#page) ?? [];
			pages.set(this.#page, lines);
			lines.push(line);
		}
		// What stood on later pages was taken back.
		for (let page = this.#page + 1; page <= this.#lastPage; page++) pages.set(page, []);
		this.#lastPage = this.#page;
		this.#lines = pages.get(this.#page) ?? [];
		const entries = noEntries();
		for (const [page, lines] of pages) {
			const text = lines.map((line) => line.text).join('\n');
			Object.assign(entries, piecesOf(pageKey(this.round, page), text));
		}
		return entries;
	}

	/** These moves, as far as there are any. */
	async moves(store: Store, from: number, upTo: number): Promise<Line[]> {
		const first = pageOf(from);
		const count = Math.min(pageOf(upTo) + 1, this.#page) - first;
		const keys = Array.from({ length: Math.max(0, count) }, (_, i) =>
			pageKey(this.round, first + i)
		);
		const pages = await getWhole(store, keys);
		const kept = keys.flatMap((key) => linesIn(pages.get(key) ?? ''));
		return [...kept, ...this.#lines].filter(({ n }) => n >= from && n <= upTo);
	}

	/** Every move up to this one. */
	async all(store: Store, last: number): Promise<Line[]> {
		const written = await writtenUpTo(store, this.round, Math.min(last, this.#page * PAGE - 1));
		return [...written, ...this.#lines.filter(({ n }) => n <= last)];
	}
}
