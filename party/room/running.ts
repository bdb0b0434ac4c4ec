/**
 * The game in progress: its table, what was saved of it, and the way back.
 *
 * The kernel changes its table in place; the table as it was written down last is kept beside it, so
 * whatever goes wrong, it can be had again from there.
 */
import { act, order, PASSED, passDue, restore, start, timeOut } from '$lib/core';
import type {
	Answer,
	AnyGame,
	AnyTable,
	Decider,
	Decision,
	LogEntry,
	OwnDecision,
	Refusal,
	SeatId,
	StandingOrder,
	Start
} from '$lib/core';
import { LOG_KEPT } from '$lib/protocol';
import type { Earlier, Head, Past } from './record';
import { KEPT, Saves, tableAt } from './saves';
import type { Entry, Saved } from './saves';
import type { Store } from './port';

/** Decisions of different pasts are told apart on the wire: the n-th way back begins here. */
const LINE = 1_000_000;

/** Commands remembered for each seat, so that none is carried out twice. */
const REMEMBERED = 8;

type Outcome =
	| { readonly ok: true; readonly entry: LogEntry }
	| { readonly ok: false; readonly refusal: Refusal };

export class Running {
	/** What happened lately, for those who join. */
	past: Past[];
	#v: number;
	#line: number;
	#earlier: Earlier[];
	#done: Record<string, (readonly [number, number])[]>;
	#opened: Record<string, number>;

	private constructor(
		readonly game: AnyGame,
		public table: AnyTable,
		/** The saves this one goes on with. */
		readonly saves: Saves,
		head: Head,
		past: readonly Past[]
	) {
		this.round = head.round;
		this.#v = head.v;
		this.#line = head.line;
		this.#earlier = head.earlier.slice();
		this.#done = Object.fromEntries(
			Object.entries(head.done).map(([seat, done]) => [seat, done.slice()])
		);
		this.#opened = { ...head.opened };
		this.past = past.filter(({ n }) => n <= table.n);
	}

	readonly round: number;

	static begin(game: AnyGame, how: Start, round: number, now: number): Running {
		const { table, events } = start(game, how);
		const head: Head = { v: 0, round, line: 0, earlier: [], done: {}, opened: {} };
		const running = new Running(game, table, new Saves(table), head, [{ n: 0, events }]);
		running.#clockIn(now);
		return running;
	}

	static wake(game: AnyGame, { head, table }: Saved, past: readonly Past[]): Running {
		const saves = new Saves(table);
		return new Running(game, restore(game, saves.last), saves, head, past);
	}

	// --- what goes forward

	act(by: Decider, decision: number, answer: unknown, now: number): Outcome {
		return this.#try(by, now, () => act(this.game, this.table, by, decision, answer));
	}

	/** No decision: only what is kept of the table is another, and what this seat sees. */
	order(seat: SeatId, orders: readonly StandingOrder[]): Refusal | null {
		const result = order(this.table, seat, orders);
		if (!result.ok) return result.refusal;
		this.#v += 1;
		return null;
	}

	/** A seat whose open question is passed by standing order, if there is one. */
	get passing(): SeatId | null {
		const seat = passDue(this.game, this.table)?.seat;
		return seat && seat !== 'table' ? seat : null;
	}

	/** Passes for such a seat, as if it had answered itself; but nobody takes back what an order did. */
	passFor(seat: SeatId, now: number): Outcome {
		const id = passDue(this.game, this.table)?.id ?? 0;
		return this.#try(seat, now, () => act(this.game, this.table, seat, id, PASSED), 'order');
	}

	timeOut(decision: number, now: number): Outcome {
		return this.#try('table', now, () => timeOut(this.game, this.table, decision));
	}

	#try(by: Decider, now: number, work: () => ReturnType<typeof act>, what?: string): Outcome {
		const { n } = this.table;
		const result = work();
		if (!result.ok) return result;
		const entry = result.value;
		if (this.stuck) throw new Error('Nobody can act, and the game is not over.');
		const step = {
			v: this.#v,
			n,
			by,
			what: what ?? entry.action.type,
			showed: entry.showed,
			silent: entry.events.length === 0 && this.#collecting
		};
		this.#earlier = [...this.#earlier, step].slice(1 - KEPT);
		this.#v += 1;
		this.#clockIn(now);
		this.past.push({ n: entry.n, events: entry.events });
		if (this.past.length > LOG_KEPT * 2) this.past = this.past.slice(-LOG_KEPT);
		return { ok: true, entry };
	}

	/** Whether nobody can act though the game goes on: a bug, found out here and not by the players. */
	get stuck(): boolean {
		return !this.table.over && this.table.decisions.length === 0;
	}

	/** Whether a window is open that has some answers already. */
	get #collecting(): boolean {
		const { decisions, frames } = this.table;
		return !!decisions[0]?.window && Object.keys(frames.at(-1)?.got ?? {}).length > 0;
	}

	/** Writes the table down as it is, before it goes on in the same turn. */
	step(sealed: boolean): void {
		this.saves.step(this.#v, this.table, sealed);
	}

	/** What to keep of it when the turn is over. */
	entries(): Entry[] {
		const head: Head = {
			v: this.#v,
			round: this.round,
			line: this.#line,
			earlier: this.#earlier,
			done: this.#done,
			opened: this.#opened
		};
		return this.saves.entries(head, this.table);
	}

	/** When a decision was opened; those gone are forgotten. */
	#clockIn(now: number): void {
		const opened: Record<string, number> = {};
		for (const { id, since = id } of this.table.decisions) {
			opened[id] = this.#opened[id] ?? now;
			opened[since] = this.#opened[since] ?? now;
		}
		this.#opened = opened;
	}

	openedAt(decision: number): number {
		return this.#opened[decision] ?? 0;
	}

	/** Nobody was here to decide: gives every open question at least this much of its time again. */
	openAgain(since: (decision: Decision, opened: number) => number): void {
		for (const decision of this.table.decisions) {
			const id = decision.since ?? decision.id;
			this.#opened[id] = since(decision, this.openedAt(id));
		}
	}

	// --- each command once

	/** The highest counter carried out for this seat. */
	counter(seat: SeatId): number {
		return this.#done[seat]?.at(-1)?.[0] ?? 0;
	}

	/** `new`, or carried out already (`done`), or its number was used for something else (`used`). */
	heard(seat: SeatId, counter: number, decision: number): 'new' | 'done' | 'used' {
		if (counter > this.counter(seat)) return 'new';
		const known = this.#done[seat]?.find(([one]) => one === counter);
		return known && known[1] === decision ? 'done' : 'used';
	}

	carriedOut(seat: SeatId, counter: number, decision: number): void {
		this.#done[seat] = [...(this.#done[seat] ?? []), [counter, decision] as const].slice(
			-REMEMBERED
		);
	}

	/** Another player has this seat now: what its page counted is nobody's any more. */
	forget(seat: SeatId): void {
		delete this.#done[seat];
	}

	// --- decisions on the wire

	/** The id a page knows this decision by. */
	wireId(decision: number): number {
		return decision + this.#line * LINE;
	}

	/** The kernel's decision a page means; −1 when it is one of a past that was taken back. */
	fromWire(decision: number): number {
		return Math.floor(decision / LINE) === this.#line ? decision % LINE : -1;
	}

	decisionFor(seat: SeatId): OwnDecision | null {
		const open = this.table.decisions.find((decision) => decision.seat === seat);
		if (!open) return null;
		const { id, name, shape, rule, say, window } = open;
		return { id, name, shape, rule, say, window };
	}

	// --- the way back

	/** To what was written down last, as if nothing had happened since. */
	backToSaved(): void {
		this.table = restore(this.game, this.saves.last);
	}

	/**
	 * Where this seat's last decision could be taken back to, and whether nothing hidden was shown and
	 * nobody else is known to have acted since. Null when it is too long ago, or there is none.
	 */
	undoable(seat: SeatId): { readonly to: Earlier; readonly free: boolean } | null {
		const kept = this.#kept();
		for (let i = kept.length - 1; i >= 0; i--) {
			const to = kept[i];
			if (to?.by === seat && to.what === 'answer')
				return {
					to,
					free: kept.slice(i).every(({ by, showed, silent }) => silent || (by === seat && !showed))
				};
		}
		return null;
	}

	/** One decision back, whoever made it. */
	lastStep(): Earlier | null {
		return this.#kept().at(-1) ?? null;
	}

	#kept(): Earlier[] {
		return this.#earlier.filter(({ v }) => this.#v - v < KEPT);
	}

	/** Goes back. False when that state is no longer kept. */
	async back(to: Earlier, store: Store, now: number): Promise<boolean> {
		const saved = await tableAt(store, this.round, to.v);
		if (!saved) return false;
		const { orders } = this.table;
		this.table = restore(this.game, saved);
		this.table.orders = orders; // they are no part of what is taken back
		this.#earlier = this.#earlier.filter(({ v }) => v < to.v);
		this.#v += 1;
		this.#line += 1;
		this.#opened = {};
		this.#clockIn(now);
		this.past = this.past.filter(({ n }) => n <= this.table.n);
		return true;
	}
}

export type { Answer };
