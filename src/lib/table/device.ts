/** What this device remembers of its tables: seat keys, the name its person goes by, and what of the talk it has shown. */

/** The part of `localStorage` used here; a page without storage plays with a memory of its own. */
export interface DeviceStorage {
	getItem(key: string): string | null;
	setItem(key: string, value: string): void;
	removeItem(key: string): void;
}

export interface MyTable {
	readonly table: string;
	/** The seat's key: who has it has the seat. */
	readonly key: string;
	readonly game: string;
	/** Last time here, ms since 1970. */
	readonly at: number;
}

const TABLES = 'orrery:tables';
/** Keys of seats this device had and has no more: by them a table knows who left it, or was sent away. */
const FORMER = 'orrery:former';
/** How far the talk of tables was read here. */
const HEARD = 'orrery:heard';
const NAME = 'orrery:name';
const KEPT = 30;

export function memoryStorage(): DeviceStorage {
	const kept = new Map<string, string>();
	return {
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => void kept.set(key, value),
		removeItem: (key) => void kept.delete(key)
	};
}

/** Storage where there is some: it is missing in a few private windows, and while pages are built. */
export function browserStorage(): DeviceStorage {
	try {
		return globalThis.localStorage ?? memoryStorage();
	} catch {
		return memoryStorage();
	}
}

interface Kept {
	readonly table: string;
	readonly key: string;
}

function listUnder<T>(under: string, storage: DeviceStorage): readonly (Partial<T> | null)[] {
	try {
		const list = JSON.parse(storage.getItem(under) ?? '[]') as unknown;
		return Array.isArray(list) ? (list as T[]) : [];
	} catch {
		return [];
	}
}

const kept = <T extends Kept>(under: string, storage: DeviceStorage): readonly T[] =>
	listUnder<T>(under, storage).filter((one): one is T => typeof one?.key === 'string');

/** Tables this device has a seat at, latest first. */
export const myTables = (storage: DeviceStorage = browserStorage()): readonly MyTable[] =>
	kept(TABLES, storage);

/** The key of this device's seat there, or of the last one it had. */
export const seatKey = (table: string, storage: DeviceStorage = browserStorage()): string | null =>
	[...myTables(storage), ...kept(FORMER, storage)].find((one) => one.table === table)?.key ?? null;

export function remember(one: MyTable, storage: DeviceStorage = browserStorage()): void {
	forget(one.table, storage);
	keep(TABLES, [one, ...myTables(storage)], storage);
}

/** The seat is this device's no more, but it is known by its key. */
export function retire(
	table: string,
	key: string,
	storage: DeviceStorage = browserStorage()
): void {
	forget(table, storage);
	keep(FORMER, [{ table, key }, ...kept(FORMER, storage)], storage);
}

/** Its key opens nothing, and says nothing. */
export function forget(table: string, storage: DeviceStorage = browserStorage()): void {
	for (const under of [TABLES, FORMER]) {
		const all = kept(under, storage);
		if (all.some((one) => one.table === table))
			keep(
				under,
				all.filter((one) => one.table !== table),
				storage
			);
	}
}

function keep(
	under: string,
	tables: readonly { readonly table: string }[],
	storage: DeviceStorage
): void {
	try {
		storage.setItem(under, JSON.stringify(tables.slice(0, KEPT)));
	} catch {
		// Storage is full or forbidden: the seat still works until the page is closed.
	}
}

/** What was said last that this device has shown: the number of a line; when a whisper was said, ms since 1970. */
export interface Said {
	readonly line: number;
	readonly whisper: number;
}

interface SaidAt extends Said {
	readonly table: string;
}

const isSaid = (one: Partial<SaidAt> | null): one is SaidAt =>
	typeof one?.table === 'string' && typeof one.line === 'number' && typeof one.whisper === 'number';

/** Null where it has shown no talk of the table. */
export const saidAt = (table: string, storage: DeviceStorage = browserStorage()): Said | null =>
	listUnder<SaidAt>(HEARD, storage)
		.filter(isSaid)
		.find((one) => one.table === table) ?? null;

export function keepSaid(
	table: string,
	{ line, whisper }: Said,
	storage: DeviceStorage = browserStorage()
): void {
	const others = listUnder<SaidAt>(HEARD, storage)
		.filter(isSaid)
		.filter((one) => one.table !== table);
	keep(HEARD, [{ table, line, whisper }, ...others], storage);
}

export const myName = (storage: DeviceStorage = browserStorage()): string =>
	storage.getItem(NAME) ?? '';

export function setMyName(name: string, storage: DeviceStorage = browserStorage()): void {
	try {
		storage.setItem(NAME, name);
	} catch {
		// As above.
	}
}
