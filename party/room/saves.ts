/**
 * How a game in progress is kept: one entry a turn of the room, which holds the table whole as the turn
 * left it and, for every decision of that turn before the last, what it changed.
 *
 * So each decision can be gone back to by itself, while the table is written down once, however many
 * answers came in together. To read one, changes are put upon the table as it was; no rule is asked.
 */
import type { AnyTable, Json } from '$lib/core';
import type { Store } from './port';
import type { Head } from './record';

/** A game in progress as it is kept. */
export interface Saved {
	readonly head: Head;
	readonly table: Json;
}

/** What a table was like on the way: the parts of it that may be others than a decision before. */
interface Step {
	readonly v: number;
	readonly parts: object;
}

/** Saved states one can go back to, the last included. */
export const KEPT = 8;

/** More than can be gone back to: a step on the way counts from the turn before, which may be a while ago. */
const SLOTS = KEPT * 3;

/** PartyKit keeps 128 KiB a value, two bytes a character at worst. */
const PART = 60_000;

const SLOT = 'state:';

/** What is kept under which key. */
export type Entry = readonly [key: string, text: string];

/** One entry, unless it is uncommonly long. */
function entriesOf(v: number, text: string): Entry[] {
	const key = `${SLOT}${v % SLOTS}`;
	if (text.length <= PART) return [[key, text]];
	const entries: Entry[] = [[key, `+${Math.ceil(text.length / PART)}`]];
	for (let i = 0; i * PART < text.length; i++)
		entries.push([`${key}:${i}`, text.slice(i * PART, (i + 1) * PART)]);
	return entries;
}

/** A table without what a sealed answer leaves as it is: what never changes, and what only rules change. */
function partsOf({ chance, frames, decisions, orders, n, next, over }: AnyTable): object {
	return { chance, frames, decisions, orders, n, next, over };
}

/** The saves of a game as they are made. */
export class Saves {
	/** The table as the last turn left it. */
	#whole: string;
	/** Decisions of this turn so far, each as it was written down. */
	#steps: { readonly v: number; readonly text: string }[] = [];

	constructor(whole: unknown) {
		this.#whole = JSON.stringify(whole);
	}

	/** More may follow in this turn: the table can be gone back to as it is now. */
	step(v: number, table: AnyTable, sealed: boolean): void {
		const text = JSON.stringify({ v, parts: sealed ? partsOf(table) : table } satisfies Step);
		this.#steps.push({ v, text });
	}

	/** The turn is over: what is to be kept of it. */
	entries(head: Head, table: AnyTable): Entry[] {
		this.#whole = JSON.stringify(table);
		const steps = this.#steps.filter(({ v }) => v < head.v).map(({ text }) => text);
		this.#steps = [];
		return entriesOf(head.v, [JSON.stringify(head), this.#whole, ...steps].join('\n'));
	}

	/** The table as it was last written down. */
	get last(): Json {
		return upon(
			this.#whole,
			this.#steps.map(({ text }) => text)
		);
	}
}

/** What a table became by these steps. */
const upon = (whole: string, steps: readonly string[]): Json =>
	steps.reduce<Json>(
		(table, step) => ({ ...(table as object), ...(JSON.parse(step) as Step).parts }),
		JSON.parse(whole) as Json
	);

/** What is kept of the turns of one round, from the last to the first. */
async function turnsOf(store: Store, round: number): Promise<{ head: Head; lines: string[] }[]> {
	const kept = await store.list(SLOT);
	const turns: { head: Head; lines: string[] }[] = [];
	for (const [key, found] of kept) {
		if (key.includes(':', SLOT.length)) continue; // a part of a long one
		const parts = found.startsWith('+') ? Number(found.slice(1)) : 0;
		const text = parts
			? Array.from({ length: parts }, (_, i) => kept.get(`${key}:${i}`) ?? '').join('')
			: found;
		const [begins = '', ...lines] = text.split('\n');
		const head = JSON.parse(begins) as Head;
		if (head.round === round) turns.push({ head, lines });
	}
	return turns.sort((a, b) => b.head.v - a.head.v);
}

/** The last saved state of this round. */
export async function lastSaved(store: Store, round: number): Promise<Saved | null> {
	const [last] = await turnsOf(store, round);
	return last ? { head: last.head, table: JSON.parse(last.lines[0] ?? '') as Json } : null;
}

/** The table of this round as it was at this version; null when it is no longer kept. */
export async function tableAt(store: Store, round: number, v: number): Promise<Json | null> {
	const turns = await turnsOf(store, round);
	const i = turns.findLastIndex(({ head }) => head.v >= v);
	const [turn, before] = [turns[i], turns[i + 1]];
	const [whole = '', ...steps] = turn?.lines ?? [];
	if (!turn) return null;
	if (turn.head.v === v) return JSON.parse(whole) as Json;
	const upTo = steps.findIndex((step) => (JSON.parse(step) as Step).v === v);
	// Its first step counts from the turn just before, if that is still kept.
	const first = turn.head.v - steps.length;
	if (upTo < 0 || before?.head.v !== first - 1) return null;
	return upon(before.lines[0] ?? '', steps.slice(0, upTo + 1));
}
