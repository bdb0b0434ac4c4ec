/**
 * The table's desk: all that a table is while it is awake, and the one way anything changes there.
 *
 * A handler changes things here and says what it touched; `flush` then saves all of it in one write,
 * and only after that tells anybody. If the write fails, the desk is cleared and read again.
 */
import { commitTo, lookOpen, lookOwn, seatAt, seatIndex } from '$lib/core';
import type { AnyGame, GameEvent, LogEntry, OpenLook, OwnLook, Refusal, SeatId } from '$lib/core';
import type { Bot } from '$lib/bots';
import { CHAT_KEPT, HOUSE_INITIAL, LOG_KEPT, PROTOCOL } from '$lib/protocol';
import type { ChatLine, Clock, Limits, Phase, RoomLook, ServerMessage, You } from '$lib/protocol';
import { Audience } from './audience';
import type { Listener } from './audience';
import { clockOf } from './clocks';
import { newCode, newId, newSecret } from './keys';
import { lately } from './log';
import type { Port } from './port';
import { load, logKey } from './record';
import type { Past, RoomRecord, SeatRecord } from './record';
import { Running } from './running';

/** The games and bots a table can have. */
export interface Shelf {
	readonly games: { readonly [id: string]: AnyGame };
	/** Bots for a game, best first. */
	readonly botsFor: (game: AnyGame) => readonly Bot[];
}

export const openSeat = (): SeatRecord => ({
	kind: 'open',
	name: '',
	level: null,
	ready: false,
	muted: false,
	keys: [],
	link: null,
	standIn: null,
	salt: null
});

/** A handler's answer: null when it is done, or why not. */
export type Answered = Refusal | null;

export const no = (rule: string, say: string): Refusal => ({ rule, say });

/** What a turn keeps. Its keys are ever new, which a plain object would take for ever new shapes, and slowly. */
const noEntries = () => Object.create(null) as Record<string, string>;

export class Desk {
	record: RoomRecord;
	running: Running | null = null;
	chat: ChatLine[] = [];
	readonly audience: Audience;
	/** Since when each seat has nobody connected, ms since 1970. */
	readonly away = new Map<SeatId, number>();
	/** Automatic moves that failed in a row, and where: a table must not run in circles. */
	faults = 0;
	/** Counts changes of the room's look. */
	looked = 0;

	#touched = false;
	#shown = false;
	/** What happened in this turn, move by move. */
	#happened: Past[] = [];
	/** The last move of this turn, when the table is not yet written down as it left it. */
	#entry: LogEntry | null = null;
	#state = false;
	/** The only seats whose picture changed; null when everybody's may have. */
	#silent: SeatId[] | null = null;
	#entries = noEntries();
	#lines: ChatLine[] = [];
	#accepted: { readonly seat: SeatId; readonly counter: number }[] = [];
	#after: (() => void)[] = [];
	#told = '';
	#awayKept = '[]';

	constructor(
		readonly port: Port,
		readonly shelf: Shelf,
		readonly limits: Limits,
		readonly name: string
	) {
		this.audience = new Audience();
		this.record = this.#blank();
	}

	#blank(): RoomRecord {
		const [game] = Object.values(this.shelf.games);
		if (!game) throw new Error('There is no game on the shelf.');
		const secret = newSecret(this.port.random);
		return {
			format: 1,
			table: this.name,
			code: newCode(this.port.random),
			game: game.id,
			phase: 'lobby',
			round: 0,
			host: null,
			seats: Array.from({ length: game.seats.max }, openSeat),
			options: optionsOf(game),
			house: HOUSE_INITIAL,
			secret,
			commitment: commitTo(secret),
			salts: [],
			votes: [],
			nextVote: 1,
			reports: 0
		};
	}

	/** Reads everything from the store: at waking, and when a write failed. */
	async read(): Promise<void> {
		this.#forgetTouched();
		const kept = await load(this.port.store, LOG_KEPT);
		this.running = null;
		this.chat = [];
		if (kept) {
			this.record = { ...kept.record, house: { ...HOUSE_INITIAL, ...kept.record.house } };
			this.chat = kept.chat.slice();
			if (kept.saved) this.running = Running.wake(this.game, kept.saved, kept.past);
		} else this.record = this.#blank();
		this.#awayKept = JSON.stringify(kept?.away ?? []);
		const since = new Map(kept?.away);
		this.away.clear();
		for (const seat of this.people())
			if (!this.audience.hasSocket(seat)) this.away.set(seat, since.get(seat) ?? this.port.now());
		this.audience.assume(newId(this.port.random), this.#looks());
		this.looked += 1;
	}

	get game(): AnyGame {
		const game = this.shelf.games[this.record.game];
		if (!game) throw new Error(`There is no game ${this.record.game} on the shelf.`);
		return game;
	}

	get phase(): Phase {
		return this.record.phase;
	}

	// --- seats

	seat(seat: SeatId): SeatRecord | undefined {
		return this.record.seats[seatIndex(seat)];
	}

	/** Seats that belong to people. */
	people(): SeatId[] {
		return this.record.seats.flatMap(({ kind }, i) => (kind === 'human' ? [seatAt(i)] : []));
	}

	isHere(seat: SeatId): boolean {
		return !this.away.has(seat);
	}

	/** Whether a bot answers for this seat now. */
	isPlayedByBot(seat: SeatId): boolean {
		const record = this.seat(seat);
		return record?.kind === 'bot' || (record?.kind === 'human' && record.standIn !== null);
	}

	nameOf(seat: SeatId): string {
		return this.seat(seat)?.name ?? 'Somebody';
	}

	// --- what was touched, to be saved by the next flush

	/** Something of the table's own record changed. */
	touch(): void {
		this.#touched = true;
	}

	/** Who is here changed: told, but not saved. */
	shown(): void {
		this.#shown = true;
	}

	/** Before another move of the same turn: the one before it is written down as it is, so that it can be gone back to. */
	between(): void {
		if (this.#entry) this.running?.step(this.#entry.sealed === true);
		this.#entry = null;
	}

	/** The game moved on by this. */
	moved(entry: LogEntry): void {
		const silent = this.running?.lastStep()?.silent === true;
		const alone = silent && entry.by !== 'table';
		if (!alone) this.#silent = null;
		else if (this.#state) this.#silent?.push(entry.by as SeatId);
		else this.#silent = [entry.by as SeatId];
		this.#entry = entry;
		this.keep(logKey(this.record.round, entry.n), JSON.stringify(entry));
		this.#state = true;
		// Not even as a move without events: events before it would be numbered as those of an earlier one.
		if (!silent) this.#happened.push(entry);
	}

	/** A seat left standing orders: nobody else sees anything of it. */
	ordered(seat: SeatId): void {
		if (this.#state) this.#silent?.push(seat);
		else this.#silent = [seat];
		this.#state = true;
	}

	/** The game is another one now: it began, or went back. */
	replaced(): void {
		this.#entry = null;
		this.#state = true;
		this.#silent = null;
	}

	/** The game began with these events, told with it. */
	begun(events: readonly GameEvent[]): void {
		this.#happened.push({ n: 0, events });
		this.keep(logKey(this.record.round, 0), JSON.stringify({ n: 0, events }));
	}

	/** Something else to keep with it. */
	keep(key: string, text: string): void {
		this.#entries[key] = text;
	}

	/** This seat's command is done; it is told with the change itself. */
	accepted(seat: SeatId, counter: number): void {
		this.#accepted.push({ seat, counter });
	}

	/** Told once everything is saved, after the change itself. */
	after(work: () => void): void {
		this.#after.push(work);
	}

	/** A chat line, a watcher's or the table's own words too. */
	line(from: ChatLine['from'], name: string, text: string): void {
		const n = (this.chat.at(-1)?.n ?? 0) + 1;
		const line: ChatLine = { n, from, name, text, at: this.port.now() };
		this.chat = [...this.chat, line].slice(-CHAT_KEPT);
		this.keep(`chat:${n % CHAT_KEPT}`, JSON.stringify(line));
		this.#lines.push(line);
	}

	notice(text: string): void {
		this.line('table', '', text);
	}

	#forgetTouched(): void {
		this.#touched = false;
		this.#shown = false;
		this.#happened = [];
		this.#entry = null;
		this.#state = false;
		this.#silent = null;
		this.#entries = noEntries();
		this.#lines = [];
		this.#accepted = [];
		this.#after = [];
	}

	/** Saves all that was touched in one write, then tells everybody what they may know of it. */
	async flush(): Promise<void> {
		const { running } = this;
		if (this.#state && running?.table.over && this.phase === 'playing') this.#end();
		if (this.#touched) this.keep('room', JSON.stringify(this.record));
		if (this.#state) for (const [key, text] of running?.entries() ?? []) this.keep(key, text);
		if (this.#touched || this.#shown) this.#keepAway();
		const entries = this.#entries;
		if (Object.keys(entries).length > 0) await this.port.store.put(entries);
		const [game, happened] = [this.#state, this.#happened];
		const [lines, after] = [this.#lines, this.#after];
		const accepted = this.#accepted.map(({ seat, counter }) => ({
			seat,
			word: { counter, undo: this.undoOf(seat) }
		}));
		const room = this.#touched || this.#shown;
		// An answer in a window that is still open changes nothing but what its own seat is asked.
		const silent = this.#silent;
		this.#forgetTouched();
		if (room) this.looked += 1;
		const looks = game ? (silent ? this.#ownLooks(silent) : this.#gameLooks()) : {};
		this.audience.publish(
			{ ...(room ? { room: this.roomLook() } : {}), ...looks },
			happened,
			game ? this.#clockIfNew() : undefined,
			accepted
		);
		for (const line of lines) this.audience.tellAll({ type: 'chat', line });
		for (const work of after) work();
	}

	/** Who is away is kept, so that a table that slept knows for how long. */
	#keepAway(): void {
		const away = JSON.stringify([...this.away]);
		if (away !== this.#awayKept) this.keep('away', away);
		this.#awayKept = away;
	}

	/** The game is over: what was secret is shown, so that all can be checked. */
	#end(): void {
		this.record.phase = 'over';
		this.record.votes = [];
		this.record.finished = this.running?.table.n ?? null;
		this.#touched = true;
	}

	/** A running clock is told when it is another than before; without clocks nothing is sent. */
	#clockIfNew(): Clock | null | undefined {
		const clock = this.clock();
		const told = clock?.ofMs == null ? '' : `${this.running?.wireId(this.running.table.next) ?? 0}`;
		if (told === this.#told) return undefined;
		this.#told = told;
		return clock;
	}

	clock(): Clock | null {
		return this.running && clockOf(this, this.running);
	}

	// --- looks

	/** What a bot on this seat may see. */
	viewOf(seat: SeatId): { open: OpenLook; own: OwnLook } {
		const { running } = this;
		if (!running) throw new Error('There is no game to look at.');
		const { open } = this.audience;
		const own = lookOwn(running.game, running.table, seat);
		// A copy: a bot gets nothing it could change.
		return JSON.parse(JSON.stringify({ open, own })) as { open: OpenLook; own: OwnLook };
	}

	#looks() {
		return { room: this.roomLook(), ...this.#gameLooks() };
	}

	#gameLooks(): { open: OpenLook | null; own: Map<SeatId, OwnLook | null> } {
		const { running } = this;
		const open = running && lookOpen(running.game, running.table);
		return { open, ...this.#ownLooks(this.record.seats.map((_, i) => seatAt(i))) };
	}

	/** What these seats see besides; null for bots' seats, which nobody looks at. */
	#ownLooks(seats: readonly SeatId[]): { own: Map<SeatId, OwnLook | null> } {
		const own = new Map<SeatId, OwnLook | null>();
		const { running } = this;
		for (const seat of seats) {
			const isPerson = running && this.seat(seat)?.kind === 'human';
			own.set(seat, isPerson ? this.#ownLook(running, seat) : null);
		}
		return { own };
	}

	#ownLook(running: Running, seat: SeatId): OwnLook {
		const look = lookOwn(running.game, running.table, seat);
		const { decision } = look;
		return decision
			? { ...look, decision: { ...decision, id: running.wireId(decision.id) } }
			: look;
	}

	roomLook(): RoomLook {
		const { record } = this;
		const over = record.phase === 'over';
		return {
			table: record.table,
			code: record.code,
			game: record.game,
			phase: record.phase,
			round: record.round,
			host: record.host,
			seats: record.seats.map((seat, i) => ({
				seat: seatAt(i),
				kind: seat.kind,
				name: seat.name,
				here: seat.kind === 'bot' || (seat.kind === 'human' && this.isHere(seatAt(i))),
				ready: seat.ready,
				level: seat.kind === 'bot' ? seat.level : null,
				standIn: seat.standIn,
				muted: seat.muted,
				free:
					record.phase === 'lobby'
						? seat.kind === 'open'
						: record.phase === 'playing' && seat.kind === 'bot' && record.house.takeover
			})),
			options: record.options,
			house: record.house,
			levels: this.shelf.botsFor(this.game).map(({ level }) => level),
			watchers: this.audience.watchers,
			commitment: record.commitment,
			reveal: over ? { secret: record.secret, salts: record.salts } : null,
			votes: record.votes.map(({ id, kind, by, seat, yes, no }) => ({
				id,
				kind,
				by,
				seat,
				yes,
				no,
				need: this.votesNeeded(kind, by, seat)
			})),
			reports: record.reports,
			file: record.phase !== 'playing' && record.finished != null
		};
	}

	/** Yes votes that carry it: of undo all others who are here, of the rest more than half of the others. */
	votesNeeded(kind: string, by: SeatId, about: SeatId): number {
		const people = this.people();
		if (kind === 'undo')
			return people.filter((seat) => seat !== by && this.isHere(seat) && !this.isPlayedByBot(seat))
				.length;
		const others = people.filter((seat) => seat !== about && this.isHere(seat));
		// One person alone never outvotes another who is there.
		return Math.max(Math.floor(others.length / 2) + 1, this.isHere(about) ? 2 : 1);
	}

	you(listener: Listener): You {
		const { seat } = listener;
		const record = seat && this.seat(seat);
		if (!record) return { seat: null, counter: 0, devices: [], undo: null };
		return {
			seat,
			counter: this.running?.counter(seat) ?? 0,
			devices: record.keys.map(({ id, since }) => ({ id, since, this: id === listener.device })),
			undo: this.undoOf(seat)
		};
	}

	undoOf(seat: SeatId): You['undo'] {
		const undoable = this.phase === 'playing' ? this.running?.undoable(seat) : null;
		return undoable ? (undoable.free ? 'free' : 'ask') : null;
	}

	#welcome(listener: Listener): ServerMessage {
		return {
			type: 'welcome',
			protocol: PROTOCOL,
			epoch: this.audience.epochOf(listener),
			seq: this.audience.seqOf(listener),
			you: this.you(listener),
			...this.audience.picture(listener.seat),
			clock: this.clock(),
			...lately(this.running?.past ?? [], listener.seat),
			chat: this.chat
		};
	}

	/** Tells this socket everything, as it is for its eyes. */
	greet(listener: Listener): void {
		listener.moved = false;
		this.audience.tell(listener, this.#welcome(listener));
	}

	/** Tells every device of a seat what is theirs, each with itself marked. */
	tellYou(seat: SeatId): void {
		for (const listener of this.audience.listeners.values())
			if (listener.greeted && listener.seat === seat)
				this.audience.tell(listener, { type: 'you', you: this.you(listener) });
	}
}

export const optionsOf = (game: AnyGame): RoomRecord['options'] =>
	Object.fromEntries(game.options.map(({ id, initial }) => [id, initial]));
