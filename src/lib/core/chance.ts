/**
 * The one door to chance. Every shuffle, roll and draw asks here; the answers go into the log.
 *
 * The stream is SHA-256 in counter mode: word i is the (i mod 8)-th big-endian 32-bit word of
 * SHA-256(key ‖ ":" ‖ floor(i / 8)), so that anyone can check a finished game with any tool, and
 * no number of seen cards tells the next one.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Plain JSON, kept in the table's vault: no view may read it. */
export interface ChanceState {
	/** 64 hex digits. Secret until the game is over. */
	readonly key: string;
	/** 32-bit words taken from the stream so far. */
	drawn: number;
}

const WORDS = 8;
const SPAN = 2 ** 32;

/** Only spares work: the words of the block last asked for. What it holds follows from its key. */
const block = { key: '', index: -1, words: new Uint32Array(WORDS) };

/** Likewise: the hash of the key last asked for, begun. Its 64 digits fill a whole block of SHA-256. */
const begun = { key: '', hash: sha256.create() };

function hashOf(key: string, index: number): Uint8Array {
	if (begun.key !== key) {
		begun.key = key;
		begun.hash = sha256.create().update(utf8ToBytes(key));
	}
	return begun.hash
		.clone()
		.update(utf8ToBytes(`:${index}`))
		.digest();
}

function word(key: string, index: number): number {
	const at = Math.floor(index / WORDS);
	if (block.key !== key || block.index !== at) {
		const bytes = hashOf(key, at);
		const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		for (let i = 0; i < WORDS; i++) block.words[i] = view.getUint32(i * 4);
		block.key = key;
		block.index = at;
	}
	return block.words[index % WORDS] ?? 0;
}

/** A whole number from 0 to `below` − 1, each equally likely (words past the last full span are drawn again). */
export function roll(chance: ChanceState, below: number): number {
	if (!Number.isInteger(below) || below < 1 || below > SPAN)
		throw new Error(`Cannot roll below ${below}.`);
	const limit = SPAN - (SPAN % below);
	for (;;) {
		const value = word(chance.key, chance.drawn);
		chance.drawn += 1;
		if (value < limit) return value % below;
	}
}

/** Shuffles in place; every order is equally likely. `dice` gives whole numbers below what it is given. */
export function shuffle<Item>(items: Item[], dice: (below: number) => number): Item[] {
	for (let i = items.length - 1; i > 0; i--) {
		const j = dice(i + 1);
		const held = items[i] as Item;
		items[i] = items[j] as Item;
		items[j] = held;
	}
	return items;
}

/** What a table publishes before the first card: SHA-256 of its secret, 64 hex digits. */
export const commitTo = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)));

/** The key of the stream: the table's secret with what each seat mixed in, in seat order. */
export const mixKey = (secret: string, salts: readonly string[]): string =>
	commitTo([secret, ...salts].join('\n'));
