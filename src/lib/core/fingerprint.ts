/** A short name for a whole state: equal states have equal fingerprints. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyTable } from './game';

/** 16 hex digits of SHA-256 over the state's JSON with keys sorted, so that key order does not matter. */
export const fingerprint = (state: unknown): string =>
	bytesToHex(sha256(utf8ToBytes(canonical(state)))).slice(0, 16);

/**
 * A table's fingerprint, but for what is said in it (a sentence can be worded better, and the games saved
 * before still check out) and for standing orders, which are no part of the game.
 */
export const printOf = (table: AnyTable): string =>
	fingerprint({
		...table,
		orders: {},
		over: table.over && { ...table.over, why: '' },
		frames: table.frames.map(unsaid),
		decisions: table.decisions.map(({ id, seat, name, window }) => ({ id, seat, name, window }))
	});

/** A value without what is said in it. */
function unsaid(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(unsaid);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).flatMap(([key, item]) => (key === 'say' ? [] : [[key, unsaid(item)]]))
	);
}

function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
	if (typeof value === 'object' && value !== null) {
		const entries = Object.entries(value)
			.filter(([, item]) => item !== undefined)
			.sort(([a], [b]) => (a < b ? -1 : 1));
		return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
	}
	return JSON.stringify(value) ?? 'null';
}
