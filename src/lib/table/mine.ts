/** What this device remembers of its tables: seat keys, and the name its person goes by. */

/** The part of `localStorage` used here; a page without storage plays with a memory of its own. */
export interface Shelf {
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
const NAME = 'orrery:name';
const KEPT = 30;

export function memoryShelf(): Shelf {
	const kept = new Map<string, string>();
	return {
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => void kept.set(key, value),
		removeItem: (key) => void kept.delete(key)
	};
}

/** Storage where there is some: it is missing in a few private windows, and while pages are built. */
export function browserShelf(): Shelf {
	try {
		return globalThis.localStorage ?? memoryShelf();
	} catch {
		return memoryShelf();
	}
}

/** Tables this device has a seat at, latest first. */
export function myTables(shelf: Shelf = browserShelf()): readonly MyTable[] {
	try {
		const list = JSON.parse(shelf.getItem(TABLES) ?? '[]') as unknown;
		return Array.isArray(list)
			? (list as MyTable[]).filter((one) => typeof one?.key === 'string')
			: [];
	} catch {
		return [];
	}
}

export const seatKey = (table: string, shelf: Shelf = browserShelf()): string | null =>
	myTables(shelf).find((one) => one.table === table)?.key ?? null;

export function remember(one: MyTable, shelf: Shelf = browserShelf()): void {
	const others = myTables(shelf).filter(({ table }) => table !== one.table);
	keep([one, ...others].slice(0, KEPT), shelf);
}

export function forget(table: string, shelf: Shelf = browserShelf()): void {
	keep(
		myTables(shelf).filter((one) => one.table !== table),
		shelf
	);
}

function keep(tables: readonly MyTable[], shelf: Shelf): void {
	try {
		shelf.setItem(TABLES, JSON.stringify(tables));
	} catch {
		// Storage is full or forbidden: the seat still works until the page is closed.
	}
}

export const myName = (shelf: Shelf = browserShelf()): string => shelf.getItem(NAME) ?? '';

export function setMyName(name: string, shelf: Shelf = browserShelf()): void {
	try {
		shelf.setItem(NAME, name);
	} catch {
		// As above.
	}
}
