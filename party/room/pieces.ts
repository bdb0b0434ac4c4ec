/** Long texts are kept in pieces, since a host keeps at most so much under one key. */
import type { Store } from './port';
import type { Entries } from './record';

/** PartyKit keeps 128 KiB a value, two bytes a character at worst. */
const PIECE = 60_000;
/** More pieces than any text has: a length that says so is damaged. */
const MOST = 100;

const pieceKey = (key: string, i: number) => `${key}:+${i}`;

/** One entry, unless the text is uncommonly long. No text that is kept may begin with `+`. */
export function piecesOf(key: string, text: string): Entries {
	if (text.length <= PIECE) return { [key]: text };
	const entries: Entries = { [key]: `+${text.length}` };
	for (let i = 0; i * PIECE < text.length; i++)
		entries[pieceKey(key, i)] = text.slice(i * PIECE, (i + 1) * PIECE);
	return entries;
}

/** The keys of the pieces, where what lies under the key itself begins so. */
function pieceKeys(key: string, begins: string): string[] {
	const count = begins.startsWith('+') ? Math.ceil(Number(begins.slice(1)) / PIECE) : 0;
	return Array.from({ length: count <= MOST ? count : 0 }, (_, i) => pieceKey(key, i));
}

/** Texts by key, each whole; null: a piece of it is missing. */
type Texts = Map<string, string | null>;

/** The texts among what was listed. */
export function wholes(listed: ReadonlyMap<string, string>): Texts {
	const texts: Texts = new Map();
	for (const [key, begins] of listed) {
		if (key.includes(':+')) continue;
		const text = pieceKeys(key, begins)
			.map((piece) => listed.get(piece) ?? '')
			.join('');
		const isWhole = begins === `+${text.length}`;
		texts.set(key, begins.startsWith('+') ? (isWhole ? text : null) : begins);
	}
	return texts;
}

/** What is kept under these keys; keys that hold nothing are left out. */
export async function getWhole(store: Store, keys: readonly string[]): Promise<Texts> {
	const found = await store.get(keys);
	const more = [...found].flatMap(([key, begins]) => pieceKeys(key, begins));
	return wholes(more.length > 0 ? new Map([...found, ...(await store.get(more))]) : found);
}
