/**
 * Tables kept before rooms had checkpoints (format 1): a whole table each turn, a key for each line of the
 * log. They are written down anew when they are first read; only where they could be gone back to is lost.
 */
import type { AnyTable } from '$lib/core';
import { Checkpoints } from './checkpoints';
import { Journal, logsOf } from './journal';
import type { Store } from './port';
import type { Entries, RoomRecord } from './record';
import type { Head } from './running';

/** What was kept beside a table, as far as it is read any more. */
type OldHead = Pick<Head, 'v' | 'round' | 'line' | 'done' | 'opened'>;

/** Hosts take so many entries at once. */
const AT_ONCE = 100;

/** One move under each key, whose number has six digits. */
const isLine = (key: string) => key.length === logsOf(0).length + 6;

/** The last turn of this round: its head and its table. */
async function lastTurn(store: Store, round: number) {
	const turns = [...(await store.list('state:'))].flatMap(([key, text]) => {
		const [head = '', table = ''] = text.split('\n');
		// A piece of a long one begins otherwise; none was ever so long.
		return head.startsWith('{') ? [{ key, head: JSON.parse(head) as OldHead, table }] : [];
	});
	return turns
		.filter(({ head }) => head.round === round)
		.sort((a, b) => b.head.v - a.head.v)
		.at(0);
}

/** Writes a table of format 1 down as one of format 2, and gives back its record. Throws when it cannot be read. */
export async function fromFormat1(store: Store, record: RoomRecord): Promise<RoomRecord> {
	const after: RoomRecord = { ...record, format: 2 };
	const room = JSON.stringify(after);
	const last = record.phase === 'lobby' ? undefined : await lastTurn(store, record.round);
	if (record.phase !== 'lobby' && !last) throw new Error('The game in progress is missing.');
	// Pages are as far as an earlier attempt came when the process died: they are written anew.
	const old = [...(await store.list(logsOf(record.round)))].filter(([key]) => isLine(key));
	const journal = new Journal(record.round);
	for (const [key, text] of old) journal.add({ n: Number(key.slice(-6)), text });
	const pages = Object.entries(journal.pages());
	// Until the last of it is kept, the table is one of format 1, and is done anew.
	while (pages.length > 0) await store.put(Object.fromEntries(pages.splice(0, AT_ONCE)));
	await store.put({ ...(last ? checkpointOf(last) : {}), room });
	const gone = old.map(([key]) => key);
	while (gone.length > 0) await store.delete(gone.splice(0, AT_ONCE));
	return after;
}

function checkpointOf({ head, table }: { head: OldHead; table: string }): Entries {
	const now: Head = { ...head, earlier: [] };
	const checkpoints = new Checkpoints();
	const { entries } = checkpoints.public(now, JSON.parse(table) as AnyTable, null);
	return { ...entries, ...checkpoints.now(now, []) };
}
