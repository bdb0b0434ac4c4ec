/** What both hosts have in common: a table lives in a durable object, with its storage, alarm and timers. */
import { addressWithin } from './address';
import { ROOM_HEADERS } from './admission';
import { Counts } from './room';
import type { HttpAnswer, Port, Push, Socket, Store } from './room';

/** Of all tables in this process: on one machine all there are, at Cloudflare those that share an isolate. */
const COUNTS = new Counts();

/** [ROOM-HEALTH.1] What `/health` answers. */
export const health = (): Response =>
	new Response(COUNTS.told(Date.now()), {
		headers: { ...ROOM_HEADERS, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }
	});

/**
 * [ROOM-SAVE.5] A durable object whose write fails is thrown away at once by the runtime, sockets and all,
 * and nothing it says leaves it any more. All tables of this process share the disk: so once something
 * was not kept, none writes before the list of tables, which no socket hangs on, has written again.
 */
const disk = { isFull: false, triedAt: 0 };
const TRY_MS = 2_000;
/** Whoever hosts it reads this, and the tool that opened its door hears it. */
const NOT_KEPT = 'Tables cannot be saved at the moment; the disk may be full.';

async function triesDisk(writes: () => Promise<unknown>): Promise<boolean> {
	if (Date.now() - disk.triedAt < TRY_MS) return false;
	disk.triedAt = Date.now();
	try {
		await writes();
		disk.isFull = false;
	} catch {
		disk.triedAt = Date.now();
	}
	return !disk.isFull;
}

/**
 * The storage of a durable object, as a table knows it. Everything handed over at once is kept or lost as
 * one. Nothing a durable object says leaves it before what it handed over earlier is kept (its output
 * gate), so a table goes on at once and what it tells waits there; `failed` hears of what was not kept.
 */
export function storeOf(storage: DurableObjectStorage, failed: (error: unknown) => void): Store {
	return {
		get: (keys) => storage.get<string>([...keys]),
		async list(prefix, last) {
			if (last === undefined) return storage.list<string>({ prefix });
			const newest = await storage.list<string>({ prefix, reverse: true, limit: last });
			return new Map([...newest].reverse());
		},
		put(entries) {
			const began = Date.now();
			storage.put(entries).then(
				() => COUNTS.wrote(Date.now() - began),
				(error: unknown) => {
					if (!disk.isFull) console.error(NOT_KEPT);
					disk.isFull = true;
					failed(error);
				}
			);
			return Promise.resolve();
		},
		async delete(keys) {
			await storage.delete([...keys]);
		}
	};
}

/** What the list of tables does about a notice that was not kept: the next one is. */
export const unkept = (error: unknown) => console.error('The list of tables was not kept.', error);

/** A connection of either host: a WebSocket that can keep a little state. */
interface Connection {
	send(text: string): void;
	close(code?: number, reason?: string): void;
	/** The address it was opened at. */
	readonly uri: string | null;
	readonly state: unknown;
	setState(state: { label: string | null }): unknown;
}

/** What the runtime says of its connection is read once: asked at each message it is dear. */
class Line implements Socket {
	readonly address: string | null;
	readonly site: string | null;
	#label: string | null;

	constructor(readonly connection: Connection) {
		this.address = addressWithin(connection.uri);
		this.site = connection.uri && new URL(connection.uri).host;
		const state = connection.state as { label?: string | null } | null;
		this.#label = state?.label ?? null;
	}

	send(text: string): void {
		this.connection.send(text);
	}

	close(code: number, reason: string): void {
		this.connection.close(code, reason);
	}

	get label(): string | null {
		return this.#label;
	}

	set label(label: string | null) {
		this.#label = label;
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
	lobby: Port['lobby'],
	/** Lets the list of tables write something; rejected when that is not kept. */
	tries: () => Promise<unknown>,
	failed: (error: unknown) => void,
	push: Push
): Port {
	COUNTS.began(Date.now());
	return {
		store: storeOf(storage, failed),
		get hasRoom() {
			return disk.isFull ? () => triesDisk(tries) : null;
		},
		push,
		counts: COUNTS,
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

/** An answer of a room as a Response. */
export function responseOf({ status, type, body, file }: HttpAnswer): Response {
	return new Response(body, {
		status,
		headers: {
			...ROOM_HEADERS,
			'content-type': type,
			...(file ? { 'content-disposition': `attachment; filename="${file}"` } : {})
		}
	});
}

/** `game.json` of `/parties/main/<table>/game.json`. */
export const pathWithin = (url: string): string =>
	new URL(url).pathname.split('/').slice(4).join('/').replace(/\/$/, '');

/** The key of a seat, as a page says it that asks how its table stands: no key stands in an address. */
export const keyIn = ({ headers }: { readonly headers: { get(name: string): string | null } }) =>
	/^Bearer ([A-Za-z0-9_-]{22})$/.exec(headers.get('authorization') ?? '')?.[1] ?? null;
