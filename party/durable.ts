/** What both hosts have in common: a table lives in a durable object, with its storage, alarm and timers. */
import { isTableName } from '$lib/protocol';
import type { HttpAnswer, Port, Socket, Store } from './room';

/** The storage of a durable object, as a table knows it. Everything handed over at once is kept or lost as one. */
export function storeOf(storage: DurableObjectStorage): Store {
	return {
		get: (keys) => storage.get<string>([...keys]),
		async list(prefix, last) {
			if (last === undefined) return storage.list<string>({ prefix });
			const newest = await storage.list<string>({ prefix, reverse: true, limit: last });
			return new Map([...newest].reverse());
		},
		put: (entries) => storage.put({ ...entries }),
		async delete(keys) {
			await storage.delete([...keys]);
		}
	};
}

/** A connection of either host: a WebSocket that can keep a little state. */
interface Connection {
	send(text: string): void;
	close(code?: number, reason?: string): void;
	readonly state: unknown;
	setState(state: { label: string | null }): unknown;
}

class Line implements Socket {
	constructor(readonly connection: Connection) {}

	send(text: string): void {
		this.connection.send(text);
	}

	close(code: number, reason: string): void {
		this.connection.close(code, reason);
	}

	get label(): string | null {
		const state = this.connection.state as { label?: string | null } | null;
		return state?.label ?? null;
	}

	set label(label: string | null) {
		this.connection.setState({ label });
	}
}

/** One `Socket` for each connection, however often the host hands it over. */
export class Lines {
	readonly #lines = new WeakMap<object, Line>();

	of(connection: Connection): Socket {
		let line = this.#lines.get(connection);
		if (!line) this.#lines.set(connection, (line = new Line(connection)));
		return line;
	}
}

/** The part of a port that is the same on both hosts. */
export function portOf(
	storage: DurableObjectStorage,
	sockets: () => Iterable<Socket>,
	lobby: Port['lobby']
): Port {
	return {
		store: storeOf(storage),
		now: () => Date.now(),
		random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
		later(ms, work) {
			const timer = setTimeout(work, ms);
			return () => clearTimeout(timer);
		},
		wakeAt: (at) => void storage.setAlarm(at),
		sockets,
		lobby,
		log: (what, error) => console.error(what, error)
	};
}

const HEADERS = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };

/** An answer of a room as a Response. */
export function responseOf({ status, type, body, file }: HttpAnswer): Response {
	return new Response(body, {
		status,
		headers: {
			...HEADERS,
			'content-type': type,
			...(file ? { 'content-disposition': `attachment; filename="${file}"` } : {})
		}
	});
}

/** `game.json` of `/parties/main/<table>/game.json`. */
export const pathWithin = (url: string): string =>
	new URL(url).pathname.split('/').slice(4).join('/').replace(/\/$/, '');

export const addressOf = (request: { readonly headers: { get(name: string): string | null } }) =>
	request.headers.get('cf-connecting-ip');

/** Tables one address may enter in an hour. Kept by each process of the host for itself. */
const MOST_TABLES = 60;
const HOUR = 3_600_000;
const MOST_ADDRESSES = 10_000;
const seen = new Map<string, { since: number; tables: Set<string> }>();

/** Why this request may not come to a table; null when it may. Nothing of the kind is asked of one's own machine. */
export function turnedAway(table: string, address: string | null, now: number): Response | null {
	if (!isTableName(table))
		return new Response('No table has such a name.\n', { status: 400, headers: HEADERS });
	if (!address || address === '127.0.0.1' || address === '::1') return null;
	let entry = seen.get(address);
	if (!entry || now - entry.since > HOUR) {
		if (seen.size >= MOST_ADDRESSES) seen.clear();
		seen.set(address, (entry = { since: now, tables: new Set() }));
	}
	entry.tables.add(table);
	return entry.tables.size > MOST_TABLES
		? new Response('You have opened very many tables; try again in an hour.\n', {
				status: 429,
				headers: HEADERS
			})
		: null;
}

/** The list of tables is only read from outside: tables speak to it from within. */
export const READ_ONLY = () =>
	new Response('The list of tables can only be read.\n', { status: 405, headers: HEADERS });
