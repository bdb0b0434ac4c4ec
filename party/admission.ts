/** Who may come in, decided before a table is woken: the same on both hosts. */
import { isTableName } from '$lib/protocol';
import { addressOf, isHere } from './address';
import type { Asked } from './address';
import { HEADERS, onlyRead, READS } from './site';

/** Headers of everything a room answers over HTTP. */
export const ROOM_HEADERS = { ...HEADERS, 'cache-control': 'no-store' };

const refused = (status: number, say: string, more: Record<string, string> = {}) =>
	new Response(`${say}\n`, {
		status,
		headers: { ...ROOM_HEADERS, 'content-type': 'text/plain; charset=utf-8', ...more }
	});

const answered = (value: unknown, status = 200) =>
	new Response(JSON.stringify(value), {
		status,
		headers: { ...ROOM_HEADERS, 'content-type': 'application/json; charset=utf-8' }
	});

/** The name of the one list of tables. */
export const LIST = 'public';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const MOST_ADDRESSES = 10_000;
const MOST_KNOWN = 10_000;

/** Asks the list of tables whether anybody has ever sat down at this one. */
type IsMade = (table: string) => Promise<boolean>;

/** Limits of one process of the host: each keeps its own books. */
export class Admission {
	/** [ROOM-LIMIT.6] Tables one address may enter in an hour. */
	readonly #tables = new Tally<Set<string>>(HOUR, () => new Set());
	/** [ROOM-LOBBY.5] Codes looked up in a minute. */
	readonly #codes = new Tally<{ count: number }>(MINUTE, () => ({ count: 0 }));
	/** [ROOM-LIMIT.10] Files of tables asked for in a minute. */
	readonly #files = new Tally<{ count: number }>(MINUTE, () => ({ count: 0 }));
	/** Tables somebody is known to have sat down at. */
	readonly #made = new Set<string>();

	constructor(
		readonly most = { tables: 60, files: 30, codes: 20, codesInAll: 600 },
		readonly now: () => number = Date.now
	) {}

	/** Somebody opens a line to a table. Null, here as below: they may. */
	connects(request: Asked, table: string): Response | null {
		return this.#isForeign(request) ?? this.#enters(request, table);
	}

	/** Somebody asks a table for a file, or how it stands. */
	async asks(request: Asked, table: string, isMade: IsMade): Promise<Response | null> {
		if (!READS.includes(request.method)) return onlyRead(ROOM_HEADERS);
		const turnedAway = this.#enters(request, table);
		if (turnedAway) return turnedAway;
		const isFile = new URL(request.url).pathname.split('/').filter(Boolean).length > 3;
		if (isFile && !this.#mayRead(addressOf(request)))
			return refused(429, 'Too many files were asked for; wait a minute.', { 'retry-after': '60' });
		if (await this.#isMade(table, isMade)) return null;
		return isFile
			? answered({ say: 'There is no such file.' }, 404)
			: answered({ table, game: null, phase: 'lobby', people: 0, made: false });
	}

	/** Somebody asks the list of tables of this name. There is one, and tables speak to it from within. */
	looks(request: Asked, name: string): Response | null {
		if (name !== LIST) return refused(404, 'There is no such list.');
		if (!READS.includes(request.method)) return onlyRead(ROOM_HEADERS);
		if (!new URL(request.url).searchParams.has('code')) return null;
		const address = addressOf(request);
		const all = this.#codes.of('', this.now());
		const mine = isHere(address) ? { count: 0 } : this.#codes.of(address ?? '', this.now());
		if (mine.count >= this.most.codes || all.count >= this.most.codesInAll)
			return refused(429, 'Too many codes were tried; wait a minute.', { 'retry-after': '60' });
		all.count += 1;
		mine.count += 1;
		return null;
	}

	/** Nobody listens to the list. */
	listens(name: string): Response {
		return name === LIST ? onlyRead(ROOM_HEADERS) : refused(404, 'There is no such list.');
	}

	/** [ROOM-ORIGIN.1] A page of another site may not speak in its visitor's name. Programs say no origin. */
	#isForeign(request: Asked): Response | null {
		const origin = request.headers.get('origin');
		if (origin === null) return null;
		const own = new URL(request.url).host;
		if (/^https?:\/\/([^/]+)$/.exec(origin)?.[1] === own) return null;
		return refused(403, 'Only pages of this very address may open a line to its tables.');
	}

	#enters(request: Asked, table: string): Response | null {
		if (!isTableName(table)) return refused(400, 'No table has such a name.');
		const address = addressOf(request);
		if (isHere(address)) return null;
		const entered = this.#tables.of(address ?? '', this.now()).add(table);
		return entered.size > this.most.tables
			? refused(429, 'You have opened very many tables; try again in an hour.', {
					'retry-after': '3600'
				})
			: null;
	}

	#mayRead(address: string | null): boolean {
		if (isHere(address)) return true;
		const mine = this.#files.of(address ?? '', this.now());
		mine.count += 1;
		return mine.count <= this.most.files;
	}

	/** [ROOM-LIMIT.8] Asked of the list, so that nobody wakes a table by its mere name. */
	async #isMade(table: string, ask: IsMade): Promise<boolean> {
		if (this.#made.has(table)) return true;
		// Without the list's word the table itself is asked: better slow than wrong.
		const isMade = await ask(table).catch(() => true);
		if (isMade && this.#made.size >= MOST_KNOWN) this.#made.clear();
		if (isMade) this.#made.add(table);
		return isMade;
	}
}

/** What was counted of each address in the span of time that began with its first request. */
class Tally<T> {
	readonly #seen = new Map<string, { readonly since: number; readonly counted: T }>();

	constructor(
		readonly spanMs: number,
		readonly fresh: () => T
	) {}

	of(address: string, now: number): T {
		let entry = this.#seen.get(address);
		if (!entry || now - entry.since > this.spanMs) {
			if (this.#seen.size >= MOST_ADDRESSES) this.#seen.clear();
			this.#seen.set(address, (entry = { since: now, counted: this.fresh() }));
		}
		return entry.counted;
	}
}

/** The one of this process. */
export const ADMISSION = new Admission();
