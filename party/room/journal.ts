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

const numberOf = (text: string) => (JSON.parse(text) as Past).n;

const linesIn = (page: string): string[] => (page === '' ? [] : page.split('\n'));

export class Journal {
	/** Moves from the first of the page that was begun, the newest last. */
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
		const key = pageKey(this.round, pageOf(n));
		const page = (await getWhole(store, [key])).get(key) ?? '';
		this.#lines = linesIn(page)
			.map((text) => ({ n: numberOf(text), text }))
			.filter((line) => line.n < n);
		this.#lastPage = Math.max(this.#lastPage, pageOf(n));
	}

	add(line: Line): void {
		this.#lines.push(line);
	}

	/** After this move these follow, and nothing else: all of them came since the table was last written down whole. */
	after(n: number, lines: readonly Line[]): void {
		this.#lines = [...this.#lines.filter((line) => line.n <= n), ...lines];
	}

	/** Forgets the moves after this one: they were taken back. */
	async cut(store: Store, n: number): Promise<void> {
		const last = this.#lines.at(-1)?.n ?? 0;
		this.#lastPage = Math.max(this.#lastPage, pageOf(last));
		if (pageOf(n) < pageOf(this.#lines[0]?.n ?? 0)) await this.#open(store, n + 1);
		else this.#lines = this.#lines.filter((line) => line.n <= n);
	}

	/** The pages as they are now; only the one that is not full is kept in mind. */
	pages(): Entries {
		const pages = new Map<number, string[]>();
		for (const { n, text } of this.#lines) {
			const page = pageOf(n);
			const lines = pages.get(page) ?? [];
			pages.set(page, lines);
			lines.push(text);
		}
		const open = pageOf(this.#lines.at(-1)?.n ?? 0);
		// What stood on later pages was taken back.
		for (let page = open + 1; page <= this.#lastPage; page++) pages.set(page, []);
		this.#lastPage = open;
		this.#lines = this.#lines.filter(({ n }) => pageOf(n) === open);
		const entries = noEntries();
		for (const [page, lines] of pages)
			Object.assign(entries, piecesOf(pageKey(this.round, page), lines.join('\n')));
		return entries;
	}

	/** These moves, as far as there are any. */
	async moves(store: Store, from: number, upTo: number): Promise<Line[]> {
		const begun = this.#lines[0]?.n ?? Infinity;
		const count = pageOf(Math.min(upTo, begun)) - pageOf(from) + 1;
		const keys = Array.from({ length: Math.max(0, count) }, (_, i) =>
			pageKey(this.round, pageOf(from) + i)
		);
		const pages = await getWhole(store, keys);
		const kept = keys
			.flatMap((key) => linesIn(pages.get(key) ?? ''))
			.map((text) => ({ n: numberOf(text), text }))
			.filter(({ n }) => n < begun);
		return [...kept, ...this.#lines].filter(({ n }) => n >= from && n <= upTo);
	}

	/** Every move up to this one. */
	async all(store: Store, last: number): Promise<Line[]> {
		const begun = this.#lines[0]?.n ?? Infinity;
		const pages = wholes(await store.list(logsOf(this.round)));
		// A table of format 1 may have died before its own lines were gone.
		const isPage = (key: string) => key.length === pageKey(this.round, 0).length;
		const texts = [...pages].flatMap(([key, text]) => (isPage(key) ? [text] : []));
		const kept = texts.flatMap(linesIn).map((text) => ({ n: numberOf(text), text }));
		return [...kept.filter(({ n }) => n < begun), ...this.#lines].filter(({ n }) => n <= last);
	}
}
