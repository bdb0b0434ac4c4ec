/**
 * The game in progress: its table, what was saved of it, and the way back.
 *
 * The kernel changes its table in place; the table as it was written down last is kept beside it, so
 * whatever goes wrong, it can be had again from there.
 */
import {
	act,
	decisionOf,
	dueByOrder,
	forgetOrders,
	order,
	restore,
	retract,
	start,
	timeOut,
	wake
} from '$lib/core';
import type {
	AnyGame,
	AnyTable,
	Answer,
	ByOrder,
	Decider,
	Decision,
	LogEntry,
	OwnAhead,
	OwnDecision,
	Refusal,
	SeatId,
	StandingOrder,
	Start,
	Woken,
	Words
} from '$lib/core';
import { seatsIn } from '$lib/core/words';
import { LOG_KEPT } from '$lib/protocol';
import { Checkpoints, tableAt } from './checkpoints';
import type { Saved } from './checkpoints';
import { Commands } from './commands';
import type { Done } from './commands';
import { Course } from './course';
import type { Earlier, Progress, WayBack } from './course';
import { Held } from './held';
import type { ByAhead, LeftAhead } from './held';
import { Journal, lineOf } from './journal';
import type { Line } from './journal';
import type { Store } from './port';
import { noEntries } from './record';
import type { Entries, Past } from './record';

/** The game in progress, beside its table. */
export interface Head extends Progress {
	readonly round: number;
	readonly done: Done;
	/** [ROOM-CLOCK.3] When each open decision was opened, ms since 1970. */
	readonly opened: { readonly [decision: string]: number };
	/** Of the seats whose answers are sealed, those whose answer an order gave. */
	readonly byOrder?: readonly SeatId[];
	/** What seats have left for questions to come. */
	readonly ahead?: LeftAhead;
	/** Decisions that bots have made for people whose seats they sit on; told to them when they are back. */
	readonly stoodIn?: { readonly [seat: string]: number };
	/** What the last of those did, or the questions that they answered. */
	readonly answered?: { readonly [seat: string]: readonly Words[] };
}

/** Of what a bot has decided for somebody, so much is named to them. */
const ANSWERED_KEPT = 4;

const written = (entry: LogEntry) => ({ entry, line: lineOf(entry) });

type Outcome =
	| { readonly ok: true; readonly entry: LogEntry }
	| { readonly ok: false; readonly refusal: Refusal };

export class Running {
	/** What happened lately, for those who join. */
	past: readonly Past[];
	readonly round: number;
	readonly commands: Commands;
	readonly course: Course;
	readonly #held: Held;
	#opened: Record<string, number>;
	readonly #stoodIn: Map<string, number>;
	readonly #answered: Map<string, readonly Words[]>;
	/** Who has said something in the talk that goes on, the latest last; by the first id asked in it. */
	#spoken: { readonly since: number; readonly seats: readonly Decider[] } = {
		since: -1,
		seats: []
	};
	/** The moves since the last public one, each as it is written down. */
	#beside: readonly { readonly entry: LogEntry; readonly line: Line }[] = [];
	/** Of the seats whose answers are sealed, those whose answer an order gave: nobody takes back what an order did. */
	#byOrder: readonly SeatId[];

	private constructor(
		readonly game: AnyGame,
		public table: AnyTable,
		readonly checkpoints: Checkpoints,
		readonly journal: Journal,
		head: Head,
		past: readonly Past[],
		beside: readonly string[] = []
	) {
		this.round = head.round;
		this.commands = new Commands(head.done);
		this.course = new Course({ v: head.v, line: head.line, earlier: head.earlier });
		this.#held = new Held(head.ahead);
		this.#opened = { ...head.opened };
		this.#byOrder = head.byOrder ?? [];
		this.#stoodIn = new Map(Object.entries(head.stoodIn ?? {}));
		this.#answered = new Map(Object.entries(head.answered ?? {}));
		this.past = past;
		this.#beside = beside.map((text) => written(JSON.parse(text) as LogEntry));
	}

	/** Begins a game: its first events, and what to keep of it. */
	static begin(game: AnyGame, how: Start, round: number, now: number): Running {
		const { table, events } = start(game, how);
		const head: Head = { ...Course.ofRound(round).kept, round, done: {}, opened: {} };
		const journal = new Journal(round);
		journal.add(lineOf({ n: 0, events }));
		const running = new Running(game, table, new Checkpoints(), journal, head, [{ n: 0, events }]);
		running.#clockIn(now);
		return running;
	}

	/**
	 * Takes a game up where it was, with the table that was woken of it. One that was migrated is written down
	 * in its own shape when anything happens there, and not before: until then an older program could go on.
	 */
	static async goOn(
		game: AnyGame,
		{ table, migrated }: Extract<Woken, { ok: true }>,
		saved: Saved,
		store: Store
	): Promise<Running> {
		const { head, moves } = saved;
		const journal = await Journal.read(store, head.round, table.n, moves);
		const past = await pastOf(journal, store, table.n);
		const checkpoints = new Checkpoints(saved, migrated ? table : undefined);
		return new Running(game, table, checkpoints, journal, head, past, saved.beside);
	}

	// --- what goes forward

	act(by: Decider, decision: number, answer: unknown, now: number): Outcome {
		const since = this.table.decisions.find(({ id }) => id === decision)?.since;
		const outcome = this.#try(now, () => act(this.game, this.table, by, decision, answer));
		if (outcome.ok && since !== undefined)
			this.#spoken = { since, seats: [...this.spokenIn(since).filter((one) => one !== by), by] };
		return outcome;
	}

	/** Who has said something in this talk, the latest last, as far as is known: who sleeps forgets. */
	spokenIn(since: number): readonly Decider[] {
		return this.#spoken.since === since ? this.#spoken.seats : [];
	}

	/** No decision: only what is kept of the table is another, and what this seat sees. */
	order(seat: SeatId, orders: readonly StandingOrder[]): Refusal | null {
		const result = order(this.game, this.table, seat, orders);
		return result.ok ? null : result.refusal;
	}

	/** Leaves an answer to the question this seat can see coming; null: none. */
	leaveAhead(seat: SeatId, answer: Answer | null): Refusal | null {
		return this.#held.leave(this.game, this.table, seat, answer);
	}

	/** What this seat has left so, as it sees it. */
	aheadOf(seat: SeatId): OwnAhead | null {
		return this.#held.look(seat);
	}

	/** An answer left ahead whose question is asked now; `isOwn`: whether this seat's owner answers for it. */
	byAhead(isOwn: (seat: SeatId) => boolean): ByAhead | null {
		return this.#held.due(this.game, this.table, isOwn);
	}

	/** Answers so, as its seat would; refused, it is void. */
	actByAhead({ seat, decision, answer }: ByAhead, now: number): Outcome {
		const left = this.#held.take(seat);
		const outcome = this.act(seat, decision, answer, now);
		if (!outcome.ok && left) this.#held.makeVoid(seat, left);
		return outcome;
	}

	/** What a standing order answers now, if one does. */
	get byOrder(): ByOrder | null {
		return dueByOrder(this.game, this.table);
	}

	/** Answers so, as if the seat had done it itself. */
	actByOrder({ seat, decision, answer }: ByOrder, now: number): Outcome {
		return this.#try(now, () => act(this.game, this.table, seat, decision, answer), seat);
	}

	/** Somebody else has this seat now. */
	handOver(seat: SeatId): void {
		this.commands.forget(seat);
		this.#held.forget(seat);
		forgetOrders(this.table, seat);
	}

	timeOut(decision: number, now: number): Outcome {
		return this.#try(now, () => timeOut(this.game, this.table, decision));
	}

	/** Takes this seat's sealed answer back: nobody else is asked anew, or hears of it. False: it is too late. */
	retract(seat: SeatId, now: number): boolean {
		const mine = this.#beside.findLast(({ entry }) => entry.by === seat);
		if (!mine || !retract(this.game, this.table, mine.entry)) return false;
		const before = (this.#beside[0]?.line.n ?? 0) - 1;
		const kept = this.#beside.filter((one) => one !== mine);
		this.#beside = kept.map(({ entry }, i) => written({ ...entry, n: before + 1 + i }));
		this.journal.after(
			before,
			this.#beside.map(({ line }) => line)
		);
		// No time is won by it: the question has been open as long as the others that were asked with it.
		this.#clockIn(Math.min(now, ...Object.values(this.#opened)));
		return true;
	}

	/** `ordered`: the seat whose standing order it is. */
	#try(now: number, work: () => ReturnType<typeof act>, ordered?: SeatId): Outcome {
		const result = work();
		if (!result.ok) return result;
		const entry = result.value;
		if (this.stuck) throw new Error('Nobody can act, and the game is not over.');
		if (ordered) this.#byOrder = [...this.#byOrder, ordered];
		if (!entry.sealed) {
			const moves = [...this.#beside.map((one) => one.entry), entry];
			const by = moves.flatMap((one) => this.#ownOf(one));
			this.course.moved(by, entry);
			this.#byOrder = [];
		}
		this.#clockIn(now);
		if (entry.events.length > 0)
			this.past = [...this.past.slice(1 - LOG_KEPT), { n: entry.n, events: entry.events }];
		return { ok: true, entry };
	}

	/** Whether nobody can act though the game goes on: a bug, found out here and not by the players. */
	get stuck(): boolean {
		return !this.table.over && this.table.decisions.length === 0;
	}

	/** Whose own answer this move is; of nobody's when time ran out, or an order answered. */
	#ownOf({ by }: LogEntry): readonly SeatId[] {
		return by !== 'table' && !this.#byOrder.includes(by) ? [by] : [];
	}

	get #head(): Head {
		return {
			...this.course.kept,
			round: this.round,
			done: this.commands.done,
			opened: this.#opened,
			byOrder: this.#byOrder,
			ahead: this.#held.kept,
			stoodIn: Object.fromEntries(this.#stoodIn),
			answered: Object.fromEntries(this.#answered)
		};
	}

	/** What to keep after this move, besides `now`; null: the table was put back, or is a new one. */
	entries(entry: LogEntry | null): Entries {
		if (entry) {
			const move = written(entry);
			this.journal.add(move.line);
			this.#beside = [...this.#beside, move];
			if (entry.sealed) return this.beside();
		}
		// A finished game's log is read without its table.
		const isApart = entry === null || this.table.over !== null;
		const moves = isApart ? null : this.#beside.map(({ line }) => line.text);
		this.#beside = [];
		return this.#publicly(moves);
	}

	/**
	 * What lies beside the last public move is another: sealed answers, standing orders. That move is to be
	 * written anew where the one in the store is of another shape.
	 */
	beside(): Entries {
		const anew = this.checkpoints.isBlank ? this.#publicly(null) : noEntries();
		this.checkpoints.sealed(this.table);
		return anew;
	}

	/** What goes on now, to be kept at the end of each turn of the room in which anything of this changed. */
	now(): Entries {
		const moves = this.#beside.map(({ line }) => line.text);
		return this.checkpoints.now(this.#head, moves);
	}

	#publicly(moves: readonly string[] | null): Entries {
		const { v } = this.course;
		const { entries, isWhole } = this.checkpoints.public(
			{ v, round: this.round },
			this.table,
			moves
		);
		return isWhole ? Object.assign(entries, this.journal.pages()) : entries;
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

	// --- what bots decided for people

	/** A bot has decided for this seat, and this is what its owner reads of it. */
	stoodInFor(seat: SeatId, say: Words): void {
		this.#stoodIn.set(seat, (this.#stoodIn.get(seat) ?? 0) + 1);
		this.#answered.set(seat, [...(this.#answered.get(seat) ?? []), say].slice(-ANSWERED_KEPT));
	}

	/** How often that was, and what the last were; it is counted anew from now on. */
	takeStoodIn(seat: SeatId): { readonly did: number; readonly asked: readonly Words[] } {
		const [did, asked] = [this.#stoodIn.get(seat) ?? 0, this.#answered.get(seat) ?? []];
		this.#stoodIn.delete(seat);
		this.#answered.delete(seat);
		return { did, asked };
	}

	// --- decisions

	decisionFor(seat: SeatId): OwnDecision | null {
		return decisionOf(this.table, seat);
	}

	// --- the way back

	/** To what was written down last, as if nothing had happened since. */
	backToSaved(): void {
		this.table = restore(this.game, this.checkpoints.last);
	}

	/**
	 * How this seat's last decision could be taken back, and whether nothing hidden was shown and nobody
	 * else is known to have acted since. Null when it is too long ago, or there is none. It follows from
	 * the seat's own answers and from public moves alone, so that it tells of nobody else's. `from`: the
	 * public move from which on its decisions are its owner's (`undoFrom`).
	 */
	undoable(seat: SeatId, from = 0): WayBack | null {
		if (from <= this.course.v && this.#hasSealed(seat)) return { kind: 'sealed', free: true };
		return this.course.wayBack(seat, from);
	}

	/**
	 * What was first said to all of what this seat did with a public move that can be taken back, and not of what others
	 * did as it had: its pass may have been the last. Null: nothing, or it is not known any more.
	 */
	saidOf({ n }: Earlier, seat: SeatId): Words | null {
		const events = this.past.find((one) => one.n === n)?.events ?? [];
		const said = events.flatMap(({ to, say }) => (to === 'all' && say ? [say] : []));
		return said.find((say) => isDoneBy(say, seat)) ?? null;
	}

	/** The public move from which on all that this seat decides is decided by who has it now. */
	undoFrom(seat: SeatId): number {
		return this.#hasSealed(seat) ? this.course.v + 1 : this.course.v;
	}

	/** Whether an answer of its own waits for those of others. */
	#hasSealed(seat: SeatId): boolean {
		return this.#beside.some(({ entry }) => this.#ownOf(entry).includes(seat));
	}

	/** Goes back. False when that state is no longer kept, or not one this program can play. */
	async back(to: Earlier, store: Store, now: number): Promise<boolean> {
		const saved = await tableAt(store, this.round, to.v);
		if (!saved) return false;
		const woken = wake(this.game, saved);
		if (!woken.ok) return false;
		this.table = { ...woken.table, orders: this.table.orders }; // they are no part of what is taken back
		await this.journal.cut(store, this.table.n);
		this.course.wentBack(to);
		this.#byOrder = [];
		this.#opened = {};
		this.#clockIn(now);
		this.past = await pastOf(this.journal, store, this.table.n);
		return true;
	}
}

/** Whether these words tell of something that this seat did: sentences begin with who does it. */
const isDoneBy = (say: Words, seat: SeatId): boolean => seatsIn(say)[0] === seat;

/** Moves of which nothing was said are not told of, so that nobody can count what others keep to themselves. */
const lately = (past: readonly Past[]) =>
	past.filter(({ events }) => events.length > 0).slice(-LOG_KEPT);

/** What happened lately, read again. Of many moves nothing is said. */
async function pastOf(journal: Journal, store: Store, n: number): Promise<readonly Past[]> {
	const lines = await journal.moves(store, Math.max(0, n - LOG_KEPT * 4), n);
	return lately(lines.map(({ text }) => pastIn(text)));
}

export function pastIn(text: string): Past {
	const { n, events } = JSON.parse(text) as Past;
	return { n, events };
}
