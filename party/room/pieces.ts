/** Long texts are kept in pieces, since a host keeps at most so much under one key. */
import type { Store } from './port';
import type { Entries } from './record';

/** PartyKit keeps 128 KiB a value, two bytes a character at worst. */
const PIECE = 60_000;

const pieceKey = (key: string, i: number) => `${key}:+${i}`;

/** One entry, unless the text is uncommonly long. No text that is kept may begin with `+`. */
export function piecesOf(key: string, text: string): Entries {
	if (text.length <= PIECE) return { [key]: text };
	const entries: Entries = { [key]: `+${Math.ceil(text.length / PIECE)}` };
	for (let i = 0; i * PIECE < text.length; i++)
		entries[pieceKey(key, i)] = text.slice(i * PIECE, (i + 1) * PIECE);
	return entries;
}

const countOf = (begins: string) => (begins.startsWith('+') ? Number(begins.slice(1)) : 0);

/** The texts among what was listed, by key, each whole. */
export function wholes(listed: ReadonlyMap<string, string>): Map<string, string> {
	const texts = new Map<string, string>();
	for (const [key, begins] of listed) {
		if (key.includes(':+')) continue;
		const count = countOf(begins);
		const pieces = Array.from({ length: count }, (_, i) => listed.get(pieceKey(key, i)) ?? '');
		texts.set(key, count ? pieces.join('') : begins);
	}
	return texts;
}

/** What is kept under these keys, each text whole; keys that hold nothing are left out. */
export async function getWhole(
	store: Store,
	keys: readonly string[]
): Promise<Map<string, string>> {
	const found = await store.get(keys);
	const more = [...found].flatMap(([key, begins]) =>
		Array.from({ length: countOf(begins) }, (_, i) => pieceKey(key, i))
	);
	return more.length > 0 ? wholes(new Map([...found, ...(await store.get(more))])) : found;
}
