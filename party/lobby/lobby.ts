/** The public list: tables whose hosts opened them, and where a code that is read aloud leads. */
import { readCode } from '$lib/protocol';
import type { ListedTable } from '$lib/protocol';
import type { HttpAnswer, LobbyNotice, Store } from '../room';

/** A table is listed this long after it was last heard of. */
const FRESH_MS = 150_000;
const TABLE_CODE_MS = 30 * 24 * 3_600_000;
const DEVICE_CODE_MS = 10 * 60_000;
/** Tables shown at once. */
const MOST = 100;
const CLEAN_MS = 10 * 60_000;

interface Entry {
	readonly listed: Omit<ListedTable, 'table'>;
	readonly at: number;
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

export class Lobby {
	#cleaned = 0;

	constructor(
		readonly store: Store,
		readonly now: () => number
	) {}

	/** What a table has to say. Only tables can: hosts keep everybody else out. */
	async hear(notice: LobbyNotice): Promise<void> {
		const { table, code, listed, deviceCode } = notice;
		const now = this.now();
		const entries: Record<string, string> = {};
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
		if (listed) entries[`table:${table}`] = JSON.stringify({ listed, at: now } satisfies Entry);
		if (Object.keys(entries).length > 0) await this.store.put(entries);
		if (listed === null) await this.store.delete([`table:${table}`]);
		await this.#clean();
	}

	async #tables(): Promise<ListedTable[]> {
		const now = this.now();
		return [...(await this.store.list('table:'))]
			.map(([key, text]) => ({ table: key.slice('table:'.length), ...(JSON.parse(text) as Entry) }))
			.filter(({ at }) => now - at < FRESH_MS)
			.sort((a, b) => rank(b.listed) - rank(a.listed) || b.at - a.at)
			.slice(0, MOST)
			.map(({ table, listed }) => ({ table, ...listed }));
	}

	/** `?code=K7QM42`: where it leads. `?play=cosmic`: a table to join, or null. Else: all. */
	async request(query: URLSearchParams): Promise<HttpAnswer> {
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
		for (let i = 0; i < old.length; i += 100) await this.store.delete(old.slice(i, i + 100));
	}
}
