/** The public list: tables whose hosts opened them, and where a code that is read aloud leads. */
import { commitTo } from '$lib/core';
import { readCode } from '$lib/protocol';
import type { ListedTable } from '$lib/protocol';
import type { HttpAnswer, LobbyNotice, PushKeys, Store } from '../room';

/** A table is listed this long after it was last heard of. */
const FRESH_MS = 150_000;
const TABLE_CODE_MS = 30 * 24 * 3_600_000;
const DEVICE_CODE_MS = 10 * 60_000;
/** Tables shown at once. */
const MOST = 100;
const CLEAN_MS = 10 * 60_000;

/** Longer than a table outlives its last visitor, and each visitor makes it say that it is there. */
const MADE_MS = 200 * 24 * 3_600_000;
const DAY = 24 * 3_600_000;
/** Keys written or deleted at once. */
const BATCH = 100;

interface Entry {
	readonly listed: Omit<ListedTable, 'table'>;
	readonly at: number;
	/** What its host's address comes to, with salt; tables of one address share it. */
	readonly from?: string | null;
}
interface Code {
	readonly table: string;
	readonly device: boolean;
	readonly until: number;
}

/** Those one can sit down at first; of these, games that have not begun. */
const rank = ({ free, phase }: Entry['listed']) => (free > 0 ? 2 : 0) + (phase === 'lobby' ? 1 : 0);

const answer = (value: unknown, status = 200): HttpAnswer => ({
	status,
	type: 'application/json; charset=utf-8',
	body: JSON.stringify(value)
});

/** What the host asks from within: whether anybody has ever sat down at this table. */
interface MadeAsked {
	readonly asks: string;
}

/** Whether anything can be kept: as much is written as a table writes at most. */
interface Tried {
	readonly tries: number;
}

/** A table asks for the keys of this server: the private one is told nobody else. */
interface KeysAsked {
	readonly pushKeys: true;
}

export type FromWithin = LobbyNotice | MadeAsked | Tried | KeysAsked;

/** What a host keeps under one key is longer, but not much. */
const TRIED_LENGTH = 60_000;

export class Lobby {
	#cleaned = 0;
	#cleanedMade = 0;
	/** What addresses are hashed with: kept with the list, so that it holds across its sleep. */
	#salt: string | null = null;
	/** Whether tables that were made before lists knew of it are in the list. */
	#isSeeded = false;
	#keys: Promise<PushKeys> | null = null;

	constructor(
		readonly store: Store,
		readonly now: () => number,
		/** Makes the keys by which push services know this server, once and for good. */
		readonly newKeys: () => Promise<PushKeys>
	) {}

	/** What comes from within; hosts keep everybody else out. */
	async post(said: FromWithin): Promise<HttpAnswer> {
		if ('asks' in said) return answer({ made: await this.isMade(said.asks) });
		if ('tries' in said) {
			await this.store.put({ tried: String(said.tries).padEnd(TRIED_LENGTH, '.') });
			return answer({});
		}
		if ('pushKeys' in said) return answer(await this.#pushKeys());
		await this.hear(said);
		return answer({});
	}

	/** [ROOM-LIMIT.8] Whether anybody has ever sat down at this table. */
	async isMade(table: string): Promise<boolean> {
		await this.#seed();
		const key = `made:${table}`;
		return (await this.store.get([key])).has(key);
	}

	/** What a table has to say. */
	async hear(notice: LobbyNotice): Promise<void> {
		const { table, made, code, listed, deviceCode, playsOn } = notice;
		const now = this.now();
		const entries: Record<string, string> = {};
		if (made) entries[`made:${table}`] = String(now);
		if (code)
			entries[`code:${code}`] = JSON.stringify({
				table,
				device: false,
				until: now + TABLE_CODE_MS
			});
		if (deviceCode)
			entries[`code:${deviceCode}`] = JSON.stringify({
				table,
				device: true,
				until: now + DEVICE_CODE_MS
			});
		if (listed) {
			const from = notice.from ? await this.#hash(notice.from) : null;
			entries[`table:${table}`] = JSON.stringify({ listed, at: now, from } satisfies Entry);
		}
		if (playsOn) entries[`plays:${table}`] = String(now);
		if (Object.keys(entries).length > 0) await this.store.put(entries);
		if (playsOn === false || made === false) await this.store.delete([`plays:${table}`]);
		if (listed === null || made === false) await this.store.delete([`table:${table}`]);
		if (made === false) await this.store.delete([`made:${table}`]);
		await this.#clean();
	}

	/** [ROOM-DAYS.1] Tables whose games go on with nobody there. */
	async playingOn(): Promise<readonly string[]> {
		return [...(await this.store.list('plays:')).keys()].map((key) => key.slice('plays:'.length));
	}

	async #hash(address: string): Promise<string> {
		this.#salt ??= (await this.store.get(['salt'])).get('salt') ?? null;
		if (!this.#salt) {
			this.#salt = crypto.randomUUID();
			await this.store.put({ salt: this.#salt });
		}
		return commitTo(`${this.#salt} ${address}`);
	}

	/** [ROOM-NUDGE.2] Devices ask their push services in the name of these: so there is one pair for all tables. */
	#pushKeys(): Promise<PushKeys> {
		this.#keys ??= this.#keptKeys().catch((error: unknown) => {
			this.#keys = null;
			throw error;
		});
		return this.#keys;
	}

	async #keptKeys(): Promise<PushKeys> {
		const kept = (await this.store.get(['push'])).get('push');
		if (kept !== undefined) return JSON.parse(kept) as PushKeys;
		const keys = await this.newKeys();
		await this.store.put({ push: JSON.stringify(keys) });
		return keys;
	}

	/** Tables that were made before they said so are known by their codes. */
	async #seed(): Promise<void> {
		if (this.#isSeeded) return;
		const isDone = (await this.store.get(['seeded'])).has('seeded');
		const codes = isDone ? [] : [...(await this.store.list('code:')).values()];
		const tables = new Set(codes.map((text) => (JSON.parse(text) as Code).table));
		const keys = Array.from(tables, (table) => [`made:${table}`, String(this.now())] as const);
		for (let i = 0; i < keys.length; i += BATCH)
			await this.store.put(Object.fromEntries(keys.slice(i, i + BATCH)));
		if (!isDone) await this.store.put({ seeded: 'yes' });
		this.#isSeeded = true;
	}

	/** [ROOM-LOBBY.6] Best to join first, and one of each address: whoever opens a hundred is seen once. */
	async #tables(): Promise<ListedTable[]> {
		const now = this.now();
		const shown = new Set<string>();
		return [...(await this.store.list('table:'))]
			.map(([key, text]) => ({ table: key.slice('table:'.length), ...(JSON.parse(text) as Entry) }))
			.filter(({ at }) => now - at < FRESH_MS)
			.sort((a, b) => rank(b.listed) - rank(a.listed) || b.at - a.at)
			.filter(({ from }) => {
				const isFirst = !from || !shown.has(from);
				if (from) shown.add(from);
				return isFirst;
			})
			.slice(0, MOST)
			.map(({ table, listed }) => ({ table, ...listed }));
	}

	/**
	 * `?code=K7QM42`: where it leads. `?play=cosmic`: a table to join, or null. `?nudges`: the key to ask a push service
	 * with. Else: all.
	 */
	async request(query: URLSearchParams): Promise<HttpAnswer> {
		if (query.has('nudges')) return answer({ key: (await this.#pushKeys()).publicKey });
		// [ROOM-LOBBY.3]
		const typed = query.get('code');
		if (typed !== null) {
			const code = readCode(typed.slice(0, 16));
			const key = `code:${code ?? ''}`;
			const text = code ? (await this.store.get([key])).get(key) : undefined;
			const found = text === undefined ? null : (JSON.parse(text) as Code);
			return answer({
				found:
					found && found.until > this.now() ? { table: found.table, device: found.device } : null
			});
		}
		const game = query.get('play');
		const tables = await this.#tables();
		if (game === null) return answer({ tables });
		// [ROOM-LOBBY.2]
		const open = tables.filter((one) => one.game === game && one.free > 0 && one.phase === 'lobby');
		return answer({ table: open[0]?.table ?? null });
	}

	async #clean(): Promise<void> {
		const now = this.now();
		if (now - this.#cleaned < CLEAN_MS) return;
		this.#cleaned = now;
		const old = [
			...[...(await this.store.list('table:'))].filter(
				([, text]) => now - (JSON.parse(text) as Entry).at > FRESH_MS
			),
			...[...(await this.store.list('code:'))].filter(
				([, text]) => (JSON.parse(text) as Code).until < now
			)
		].map(([key]) => key);
		if (now - this.#cleanedMade >= DAY) {
			this.#cleanedMade = now;
			for (const [key, at] of await this.store.list('made:'))
				if (now - Number(at) > MADE_MS) old.push(key);
		}
		for (let i = 0; i < old.length; i += BATCH) await this.store.delete(old.slice(i, i + BATCH));
	}
}
