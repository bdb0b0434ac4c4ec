/**
 * How a game in progress is kept: one entry a public move, which holds the parts of the table that the
 * move changed; now and then the table whole. Sealed answers, which run no rule, lie beside the last
 * public move. So every public move can be gone back to, and no rule is asked to read one.
 */
import type { AnyTable, Decision, Frame, Json } from '$lib/core';
import { getWhole, piecesOf, wholes } from './pieces';
import type { Store } from './port';
import type { Entries } from './record';
import type { Head } from './running';

/** Public moves one can go back to. */
export const KEPT = 8;
/** At the latest after so many public moves the table is written down whole. */
const STRIDE = 16;
/** What is gone back to counts from the whole table before it. */
const SLOTS = KEPT + STRIDE;
const SLOT = 'state:';
/** Beginnings of the second line of an entry: the whole table, or what changed. */
const WHOLE = 'whole';
const PARTS = 'parts';

/** A table as text, part by part: `frames`, or `board.warp`, whose first dot is the one that divides. */
type Texts = Map<string, string>;

/** Those parts of a table that are divided once more, being large. */
const DIVIDED = ['board', 'vault'];
/** Under this key lie the answers that have been sealed since the last public move. */
const SEALED = 'sealed';

/** All that sealed answers change of a table: no rule has been run. */
interface Sealed {
	readonly got: Frame['got'];
	/** The questions still open: those that were open already by number, one asked anew whole. */
	readonly open: readonly (number | Decision)[];
	readonly orders: AnyTable['orders'];
	readonly drawn: number;
	readonly n: number;
	readonly next: number;
}

/** Calls back with each part and what is in it. */
function eachPart(table: AnyTable, hear: (part: string, value: unknown) => void): void {
	const parts = table as unknown as Record<string, unknown>;
	for (const key in parts) {
		const value = parts[key];
		if (value === undefined) continue;
		if (!DIVIDED.includes(key) || typeof value !== 'object' || value === null) hear(key, value);
		else
			for (const inner in value) {
				const item = (value as Record<string, unknown>)[inner];
				if (item !== undefined) hear(`${key}.${inner}`, item);
			}
	}
}

/** One JSON object of these parts, each as it was written down. */
function joined(texts: Iterable<readonly [string, string]>): string {
	const plain: string[] = [];
	const divided = new Map<string, string[]>();
	for (const [part, text] of texts) {
		const dot = part.indexOf('.');
		if (dot < 0) plain.push(`${JSON.stringify(part)}:${text}`);
		else {
			const key = part.slice(0, dot);
			const items = divided.get(key) ?? [];
			divided.set(key, items);
			items.push(`${JSON.stringify(part.slice(dot + 1))}:${text}`);
		}
	}
	for (const [key, items] of divided) plain.push(`${JSON.stringify(key)}:{${items.join(',')}}`);
	return `{${plain.join(',')}}`;
}

type Bag = { readonly [key: string]: Json };

/** The table with these parts put upon it. */
function upon(table: Bag, parts: Bag): Bag {
	const after: Record<string, Json> = { ...table, ...parts };
	for (const key of DIVIDED) {
		const [before, now] = [table[key], parts[key]];
		if (before !== undefined && now !== undefined)
			after[key] = { ...(before as Bag), ...(now as Bag) };
	}
	return after;
}

/** The checkpoints of a game as they are made. */
export class Checkpoints {
	/** The table as its last public move left it. */
	readonly #texts: Texts = new Map();
	/** Public moves since the table was last written down whole. */
	#sinceWhole = Infinity;
	/** The questions the last public move asked. */
	#asked = new Set<number>();
	/** Sealed answers since the last public move, and what they changed. */
	#sealed: Sealed | null = null;

	/**
	 * `kept`: what was read, to go on beside it. Without it the first entry is whole; so it is with `migrated`,
	 * that table in the shape it is played in now, beside which nothing of another shape can lie.
	 */
	constructor(kept?: Saved, migrated?: AnyTable) {
		if (migrated) this.#note(migrated);
		if (migrated || !kept) return;
		this.#note(kept.publicly);
		this.#sinceWhole = kept.sinceWhole;
		this.#sealed = kept.sealed;
	}

	/**
	 * After a public move: what to keep, and whether the table was written down whole, in which case the
	 * moves are left to the journal. `moves`: this one and the sealed ones before it; null when the table
	 * was put back, or another one begins.
	 */
	public(
		head: Head,
		table: AnyTable,
		moves: readonly string[] | null
	): { entries: Entries; isWhole: boolean } {
		const changed: [string, string][] = [];
		let parts = 0;
		eachPart(table, (part, value) => {
			parts += 1;
			const text = JSON.stringify(value);
			if (this.#texts.get(part) === text) return;
			this.#texts.set(part, text);
			changed.push([part, text]);
		});
		const isWhole = !moves || this.#sinceWhole >= STRIDE - 1 || parts !== this.#texts.size;
		if (parts !== this.#texts.size) this.#note(table);
		this.#sinceWhole = isWhole ? 0 : this.#sinceWhole + 1;
		this.#asked = new Set(table.decisions.map(({ id }) => id));
		const written = isWhole ? WHOLE + joined(this.#texts) : PARTS + joined(changed);
		this.#sealed = null;
		const lines = moves && !isWhole ? moves : [];
		const text = [JSON.stringify(head), written, ...lines].join('\n');
		return { entries: piecesOf(`${SLOT}${head.v % SLOTS}`, text), isWhole };
	}

	/** Whether nothing can be put beside what lies in the store: there is nothing, or it is of another shape. */
	get isBlank(): boolean {
		return this.#sinceWhole === Infinity;
	}

	/** After a sealed answer, or when only standing orders are others: what to keep. `moves`: all since the last public one. */
	sealed(head: Head, table: AnyTable, moves: readonly string[]): Entries {
		const { frames, decisions, orders, chance, n, next } = table;
		this.#sealed = {
			got: { ...frames.at(-1)?.got },
			open: decisions.map((decision) => (this.#asked.has(decision.id) ? decision.id : decision)),
			orders: { ...orders },
			...{ drawn: chance.drawn, n, next }
		};
		const text = [JSON.stringify(head), JSON.stringify(this.#sealed), ...moves].join('\n');
		return piecesOf(SEALED, text);
	}

	/** Takes the table as it is for what was written down. */
	#note(table: AnyTable): void {
		this.#texts.clear();
		eachPart(table, (part, value) => this.#texts.set(part, JSON.stringify(value)));
		this.#asked = new Set(table.decisions.map(({ id }) => id));
	}

	/** The table as it was last written down. */
	get last(): Json {
		const table = JSON.parse(joined(this.#texts)) as AnyTable;
		return (this.#sealed ? withSealed(table, this.#sealed) : table) as unknown as Json;
	}
}

/** The table with these answers in it. */
function withSealed(table: AnyTable, { got, open, orders, drawn, n, next }: Sealed): AnyTable {
	const decisions = open.flatMap((one) =>
		typeof one === 'number' ? table.decisions.filter(({ id }) => id === one) : one
	);
	const frames = table.frames.map((frame, i) =>
		i === table.frames.length - 1 && got ? { ...frame, got } : frame
	);
	return { ...table, frames, decisions, orders, n, next, chance: { ...table.chance, drawn } };
}

/** A game in progress as it is kept. */
export interface Saved {
	readonly head: Head;
	/** The table with sealed answers in it. */
	readonly table: Json;
	/** The table as the last public move left it, the answers sealed since, and their moves. */
	readonly publicly: AnyTable;
	readonly sealed: Sealed | null;
	readonly beside: readonly string[];
	/** Public moves since the table was written down whole. */
	readonly sinceWhole: number;
	/** All moves since then, in their order. */
	readonly moves: readonly string[];
}

interface Kept {
	readonly head: Head;
	readonly line: string;
	readonly moves: readonly string[];
}

function keptIn(text: string | null): Kept {
	if (text === null) throw new Error('A piece of it is missing.');
	const [first = '', line = '', ...moves] = text.split('\n');
	return { head: JSON.parse(first) as Head, line, moves };
}

/** What is kept of one round, from the first to the last. Throws when an entry cannot be read. */
async function entriesOf(store: Store, round: number): Promise<Kept[]> {
	const found = [...wholes(await store.list(SLOT)).values()].map(keptIn);
	return found.filter(({ head }) => head.round === round).sort((a, b) => a.head.v - b.head.v);
}

/** The entries that make up the table as public move `v` left it, from a whole one on; none when one is missing. */
function towards(entries: readonly Kept[], v: number): Kept[] {
	const at = entries.findIndex(({ head }) => head.v === v);
	const from = entries.findLastIndex(({ line }, i) => i <= at && line.startsWith(WHOLE));
	if (at < 0 || from < 0) return [];
	const needed = entries.slice(from, at + 1);
	return needed.every(({ head }, i) => head.v === v - at + from + i) ? needed : [];
}

/** The table these entries make up. */
const tableOf = (needed: readonly Kept[]): AnyTable =>
	needed.reduce<Bag>((table, { line }) => {
		const parts = JSON.parse(line.slice(WHOLE.length)) as Bag;
		return line.startsWith(WHOLE) ? parts : upon(table, parts);
	}, {}) as unknown as AnyTable;

/** The last saved state of this round; null when none is kept. Throws when it cannot be read. */
export async function lastSaved(store: Store, round: number): Promise<Saved | null> {
	const entries = await entriesOf(store, round);
	const last = entries.at(-1);
	if (!last) return null;
	const needed = towards(entries, last.head.v);
	if (needed.length === 0) throw new Error('A part of the table is missing.');
	const publicly = tableOf(needed);
	const text = (await getWhole(store, [SEALED])).get(SEALED);
	const beside = text === undefined ? null : keptIn(text);
	const isOfIt = beside?.head.v === last.head.v && beside.head.round === round;
	const sealed = isOfIt ? (JSON.parse(beside.line) as Sealed) : null;
	const table = sealed ? withSealed(publicly, sealed) : publicly;
	return {
		head: isOfIt ? beside.head : last.head,
		table: table as unknown as Json,
		...{ publicly, sealed, beside: isOfIt ? beside.moves : [] },
		sinceWhole: needed.length - 1,
		moves: [...needed.flatMap(({ moves }) => moves), ...(isOfIt ? beside.moves : [])]
	};
}

/** The table of this round as public move `v` left it; null when it is no longer kept. */
export async function tableAt(store: Store, round: number, v: number): Promise<Json | null> {
	const needed = towards(await entriesOf(store, round), v);
	return needed.length > 0 ? (tableOf(needed) as unknown as Json) : null;
}
