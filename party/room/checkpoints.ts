/**
 * How a game in progress is kept: one entry a public move, which holds the parts of the table that the
 * move changed; now and then the table whole. Beside the last public move lies what goes on now, with the
 * sealed answers, which run no rule. So every public move can be gone back to, no rule is asked to read
 * one, and it is known which was the last.
 */
import type { AnyTable, Decision, Frame, Json } from '$lib/core';
import { getWhole, piecesOf } from './pieces';
import type { Store } from './port';
import type { Entries } from './record';
import type { Head } from './running';
import { joined, Members } from './written';

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

type Bag = { readonly [key: string]: Json };

/** Those parts of a table that are divided once more, being large. */
const DIVIDED = ['board', 'vault'];
/**
 * Under this key lies what goes on beside the table: on its first line the head, which names the last
 * public move; then, where there are any, the answers sealed since, and their moves.
 */
const NOW = 'now';

/** The first line of an entry. */
interface Mark {
	readonly v: number;
	readonly round: number;
	/** How many moves follow. */
	readonly moves: number;
}

const slotOf = (v: number) => `${SLOT}${v % SLOTS}`;

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
	readonly #written = new Members(DIVIDED);
	/** Public moves since the table was last written down whole. */
	#sinceWhole = Infinity;
	/** The questions the last public move asked. */
	#asked = new Set<number>();
	/** Sealed answers since the last public move, and what they changed. */
	#sealed: Sealed | null = null;
	/** Entries of the head's lists as they were written down. */
	readonly #texts = new WeakMap<object, string>();

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
		{ v, round }: Pick<Head, 'v' | 'round'>,
		table: AnyTable,
		moves: readonly string[] | null
	): { entries: Entries; isWhole: boolean } {
		const changed = this.#written.note(table);
		if (!changed) this.#note(table);
		const isWhole = !changed || !moves || this.#sinceWhole >= STRIDE - 1;
		this.#sinceWhole = isWhole ? 0 : this.#sinceWhole + 1;
		this.#asked = new Set(table.decisions.map(({ id }) => id));
		const written = isWhole ? WHOLE + this.#written.text : PARTS + joined(changed);
		this.#sealed = null;
		const lines = moves && !isWhole ? moves : [];
		const mark: Mark = { v, round, moves: lines.length };
		const text = [JSON.stringify(mark), written, ...lines].join('\n');
		return { entries: piecesOf(slotOf(v), text), isWhole };
	}

	/** Whether nothing can be put beside what lies in the store: there is nothing, or it is of another shape. */
	get isBlank(): boolean {
		return this.#sinceWhole === Infinity;
	}

	/** After a sealed answer, or when only standing orders are others: they lie beside the last public move. */
	sealed(table: AnyTable): void {
		const { frames, decisions, orders, chance, n, next } = table;
		this.#sealed = {
			got: { ...frames.at(-1)?.got },
			open: decisions.map((decision) => (this.#asked.has(decision.id) ? decision.id : decision)),
			orders: { ...orders },
			...{ drawn: chance.drawn, n, next }
		};
	}

	/** What to keep once a turn of the room is done: what goes on now. `moves`: all since the last public one. */
	now(head: Head, moves: readonly string[]): Entries {
		const lines = [this.#headText(head)];
		if (this.#sealed)
			lines.push(JSON.stringify({ ...this.#sealed, moves: moves.length }), ...moves);
		return piecesOf(NOW, lines.join('\n'));
	}

	/** The head as JSON. What stands in its lists never changes, so each entry is written down once. */
	#headText({ earlier, done, ...rest }: Head): string {
		const text = (entry: object): string => {
			const known = this.#texts.get(entry) ?? JSON.stringify(entry);
			this.#texts.set(entry, known);
			return known;
		};
		const seats = Object.entries(done).map(
			([seat, commands]) => `${JSON.stringify(seat)}:${text(commands)}`
		);
		const lists = `"earlier":[${earlier.map(text).join(',')}],"done":${joined(seats)}`;
		return `${JSON.stringify(rest).slice(0, -1)},${lists}}`;
	}

	/** Takes the table as it is for what was written down. */
	#note(table: AnyTable): void {
		this.#written.forget();
		this.#written.note(table);
		this.#asked = new Set(table.decisions.map(({ id }) => id));
	}

	/** The table as it was last written down. */
	get last(): AnyTable {
		const table = JSON.parse(this.#written.text) as AnyTable;
		return this.#sealed ? withSealed(table, this.#sealed) : table;
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
	readonly table: AnyTable;
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
	readonly line: string;
	readonly moves: readonly string[];
}

/** What lies in the slot of public move `v`; null when it is another one, or not whole. */
function keptIn(text: string | null | undefined, round: number, v: number): Kept | null {
	const [first = '', line = '', ...moves] = text?.split('\n') ?? [];
	try {
		const mark = JSON.parse(first) as Mark;
		const isIt = mark.v === v && mark.round === round && mark.moves === moves.length;
		return isIt ? { line, moves } : null;
	} catch {
		return null;
	}
}

/** The entries that make up the table as public move `v` left it, from a whole one on; null when one is missing. */
async function towards(store: Store, round: number, v: number): Promise<readonly Kept[] | null> {
	const numbers = Array.from({ length: STRIDE }, (_, i) => v - i).filter((one) => one >= 0);
	const texts = await getWhole(store, numbers.map(slotOf));
	const needed: Kept[] = [];
	for (const one of numbers) {
		const kept = keptIn(texts.get(slotOf(one)), round, one);
		if (!kept) return null;
		needed.unshift(kept);
		if (kept.line.startsWith(WHOLE)) return needed;
	}
	return null;
}

/** The table these entries make up: its parts were written down under their names. */
const tableOf = (needed: readonly Kept[]): AnyTable =>
	needed.reduce<Bag>((table, { line }) => {
		const parts = JSON.parse(line.slice(WHOLE.length)) as Bag;
		return line.startsWith(WHOLE) ? parts : upon(table, parts);
	}, {}) as unknown as AnyTable;

/** [ROOM-SECRET.5] The last saved state of this round. Throws when it cannot be read. */
export async function lastSaved(store: Store, round: number): Promise<Saved> {
	const text = (await getWhole(store, [NOW])).get(NOW);
	if (text == null) throw new Error('The game in progress is missing.');
	const [first = '', line, ...beside] = text.split('\n');
	const head = JSON.parse(first) as Head;
	if (head.round !== round) throw new Error('Another game is in progress.');
	const needed = await towards(store, round, head.v);
	if (!needed) throw new Error('A part of the table is missing.');
	const sealed = line === undefined ? null : (JSON.parse(line) as Sealed & Pick<Mark, 'moves'>);
	if ((sealed?.moves ?? 0) !== beside.length) throw new Error('A sealed answer is missing.');
	const publicly = tableOf(needed);
	const table = sealed ? withSealed(publicly, sealed) : publicly;
	return {
		head,
		table,
		...{ publicly, sealed, beside },
		sinceWhole: needed.length - 1,
		moves: [...needed.flatMap(({ moves }) => moves), ...beside]
	};
}

/** The table of this round as public move `v` left it; null when it is no longer kept, or cannot be read. */
export async function tableAt(store: Store, round: number, v: number): Promise<AnyTable | null> {
	const needed = await towards(store, round, v);
	try {
		return needed && tableOf(needed);
	} catch {
		return null;
	}
}
