/**
 * What was written down last of a table, member by member, so that of a move only what it changed is
 * written: most of a table stays as it is.
 */
import type { Json } from '$lib/core';
import { copy } from '$lib/protocol';

/** Members that nearly every move changes. */
const BUSY = ['frames', 'decisions'];

/** A member as it was written down last. */
interface Part {
	/** A JSON member: its key with its value. */
	readonly text: string;
	/** A copy of what was in it; of one that nearly every move changes none is made. */
	readonly value?: unknown;
}

type Bag = { readonly [key: string]: Json };

/**
 * Whether two JSON values have the same text: their keys in the same order too, since a rule that goes
 * through a record must go through it in that order when it is read again.
 */
function isWrittenAlike(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
	if (Array.isArray(a)) {
		if (!Array.isArray(b) || a.length !== b.length) return false;
		for (let i = 0; i < a.length; i++) if (!isWrittenAlike(a[i], b[i])) return false;
		return true;
	}
	if (Array.isArray(b)) return false;
	const [keys, others] = [Object.keys(a), Object.keys(b)];
	if (keys.length !== others.length) return false;
	for (let i = 0; i < keys.length; i++) {
		const key = keys[i] ?? '';
		if (key !== others[i] || !isWrittenAlike((a as Bag)[key], (b as Bag)[key])) return false;
	}
	return true;
}

/** The part as it is now, written down where it is another than before; else as it was. Most parts stay. */
function writtenDown(name: string, value: unknown, before: Part | undefined): Part {
	const isCompared = typeof value === 'object' && !BUSY.includes(name);
	if (before && isCompared && isWrittenAlike(before.value, value)) return before;
	const text = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
	if (before?.text === text) return before;
	return isCompared ? { text, value: copy(value) } : { text };
}

/** One JSON object of these members. */
export const joined = (members: readonly string[]) => `{${members.join(',')}}`;

/** What was written down last of an object, member by member. */
export class Members {
	readonly #parts = new Map<string, Part>();
	/** Those that are divided once more. */
	readonly #inner = new Map<string, Members>();

	constructor(readonly divides: readonly string[] = []) {}

	/**
	 * Writes down what is another than before, and gives that as JSON members. Null when a member is gone, or
	 * is divided no longer: then all of it is to be written down anew.
	 */
	note(now: object): string[] | null {
		const changed: string[] = [];
		let parts = 0;
		let inner = 0;
		for (const [key, value] of Object.entries(now) as [string, unknown][]) {
			if (value === undefined) continue;
			if (this.divides.includes(key) && isFilled(value)) {
				inner += 1;
				const within = this.#within(key).note(value);
				if (!within) return null;
				if (within.length > 0) changed.push(`${JSON.stringify(key)}:${joined(within)}`);
				continue;
			}
			parts += 1;
			const before = this.#parts.get(key);
			const part = writtenDown(key, value, before);
			if (part === before) continue;
			this.#parts.set(key, part);
			changed.push(part.text);
		}
		return parts === this.#parts.size && inner === this.#inner.size ? changed : null;
	}

	#within(key: string): Members {
		const known = this.#inner.get(key) ?? new Members();
		this.#inner.set(key, known);
		return known;
	}

	forget(): void {
		this.#parts.clear();
		this.#inner.clear();
	}

	/** All of it, as one JSON object. */
	get text(): string {
		const members = Array.from(this.#parts.values(), ({ text }) => text);
		for (const [key, within] of this.#inner) members.push(`${JSON.stringify(key)}:${within.text}`);
		return joined(members);
	}
}

const isFilled = (value: unknown): value is object => {
	if (typeof value !== 'object' || value === null) return false;
	for (const _ in value) return true;
	return false;
};
