/**
 * One table, whatever its host: sockets in, one thing after the other, saved before it is told.
 *
 * Everything goes through one line (`#queue`): a message, a departure, a thing that came due. Each is a
 * turn (`turn.ts`), which is saved in one write, and told; only then the next begins.
 */
import { sayUnfit, seatAt } from '$lib/core';
import type { Refusal, SeatId, Unfit } from '$lib/core';
import { HEALED, LIMITS, PROTOCOL, readClient, readCode, tidyName, UNREAD } from '$lib/protocol';
import type { ClientMessage, ClientMessageOf, Limits } from '$lib/protocol';
import { Agenda } from './agenda';
import { review } from './asks';
import { Audience } from './audience';
import { Budgets } from './budgets';
import { timeFor } from './clocks';
import { commit } from './commit';
import { Desk, no } from './desk';
import type { Answered, Ground, Shelf } from './desk';
import {
	giveSeat,
	holderOf,
	noteAway,
	seatOfCode,
	seatOfKey,
	settle,
	settleAll,
	settleAt
} from './devices';
import { fileOf, isFile, NO_FILE, standingOf, TOO_MANY_FILES } from './files';
import type { FileName } from './files';
import { vanish } from './forgetting';
import { hashOf, newId } from './keys';
import { isGreeted, readLabel, seatBehind, speakerOf, STRANGER, WATCHER } from './listener';
import type { Listener } from './listener';
import { Listing } from './listing';
import { clockLook, greet, looksOf, youLook } from './looks';
import { barredFrom, isBarred } from './marks';
import { Outbox } from './outbox';
import { isOwned, seatOf } from './people';
import { NotKept } from './port';
import type { HttpAnswer, Port, Socket } from './port';
import { carryOut } from './requests';
import type { Request } from './requests';
import { handBack } from './seating';
import { rematch } from './setup';
import { Tries } from './tries';
import { Turn } from './turn';
import { Waiting } from './waiting';
import type { Wish } from './waiting';

/** So long an answer waits for those of others who are asked with it: no player notices. */
export const GATHER_MS = 2;
/** A socket that says nothing for this long after opening is let go. */
const SILENT_MS = 15_000;
/** After an empty table is entered again, what a question has left at least. */
const BREATH_MS = 15_000;
/** The label of a socket that was closed here: it stays with it while the table sleeps. */
const GONE = 'gone';
/** Work further off than this is left to the host's alarm, so that the table can sleep. */
const NAP_MS = 8_000;
const DAY = 24 * 3_600_000;
/** [ROOM-IDLE.1] A table nobody of it has visited for so long is forgotten; [ROOM-IDLE.2] or that is nobody's. */
const FORSAKEN_MS = 30 * DAY;
const VACANT_MS = DAY;
const GENERIC = 'Something went wrong here; the table is as it was before. Please try again.';
const UNREADABLE =
	'This table cannot be read at the moment. It is kept as it is, with everything in it, and is tried again when you come back.';

/** [ROOM-SAVE.5] */
const UNSAVED = no(
	'ROOM-SAVE.5',
	'The table cannot be saved at the moment, so nothing is done here. All that you were told is done is kept, and it goes on by itself as soon as it can be saved again.'
);
/** What is answered all the same: it changes nothing. */
const LOOKS: ReadonlySet<ClientMessage['type']> = new Set(['hello', 'resync', 'earlier'] as const);

/** [ROOM-COST.5] */
const WATCHERS_SAID_ENOUGH = no(
	'ROOM-COST.5',
	'Watchers can say one thing a second here, and thirty a minute in all; wait a little.'
);

/** The seat that pays for a picture: the one it speaks for, or whose key it brings. */
const payerOf = ({ record, desk }: Turn, listener: Listener, wish: Wish): SeatId | null =>
	seatBehind(listener) ??
	(wish.type === 'hello' && wish.key ? holderOf(record, hashOf(wish.key), desk.port.now()) : null);

const UNREAD_ANSWER: HttpAnswer = {
	...{ status: 503, type: 'text/plain; charset=utf-8', body: UNREADABLE }
};

/** A table that was read, and what it does by itself; or why there is none. */
type State =
	| { readonly is: 'reading' }
	| { readonly is: 'open'; readonly desk: Desk; readonly agenda: Agenda }
	/** [ROOM-RELEASE.4] Its game waits for another version: nothing is written, and everybody is told why. */
	| { readonly is: 'waiting'; readonly desk: Desk; readonly why: Unfit }
	/** Nothing is done for anybody, and nothing written, until it can be read. */
	| { readonly is: 'unread'; readonly since: number };

const open = (desk: Desk): State => ({ is: 'open', desk, agenda: new Agenda(desk) });

/** What could not be read is tried again after this long. */
const RETRY_MS = 5_000;

export class Room {
	readonly #ground: Ground;
	readonly #audience = new Audience((listener, code, reason) =>
		this.#letGo(listener, code, reason)
	);
	#listing = new Listing();
	readonly #budgets: Budgets;
	readonly #waiting = new Waiting();
	/** Calls off serving those who wait. */
	#serveLater: (() => void) | null = null;
	/** Files that are being looked for. */
	readonly #files = new Map<FileName, Promise<HttpAnswer>>();
	/** Sockets closed here, which may not know of it yet. */
	readonly #gone = new WeakSet<Socket>();
	#state: State = { is: 'reading' };
	/** Answers that wait for those that come in with them. */
	#answers: { readonly from: Listener; readonly message: ClientMessage }[] = [];
	#stopGathering = () => {};
	#queue: Promise<void>;
	#cancel: (() => void) | null = null;
	#armedAt: number | null = null;
	#alarmAt: number | null = null;
	readonly #tries: Tries;

	/** `name` is what stands in the link. */
	constructor(
		readonly port: Port,
		shelf: Shelf,
		name: string,
		limits: Limits = LIMITS
	) {
		this.#tries = new Tries(limits);
		this.#ground = { port, shelf, limits, name, audience: this.#audience };
		this.#budgets = new Budgets(limits, () => port.now());
		this.#queue = Promise.resolve();
		for (const socket of port.sockets()) this.#adopt(socket);
		void this.#next(() => this.#read());
	}

	/** The table as it lies there. Throws while it could not be read. */
	get desk(): Desk {
		if (!('desk' in this.#state)) throw new Error('This table has not been read.');
		return this.#state.desk;
	}

	/** A connection that outlived the table's sleep; its label says whose it is. */
	#adopt(socket: Socket): void {
		if (this.#isGone(socket)) return;
		this.#listen(socket, socket.address, socket.label ? readLabel(socket.label) : {});
	}

	#listen(
		socket: Socket,
		address: string | null,
		known: Partial<Pick<Listener, 'standing' | 'name'>> = {}
	): void {
		const { limits } = this.#ground;
		const { now, random, later } = this.port;
		const listener: Listener = {
			...{ socket, address, standing: STRANGER, saidHello: false, name: '', moved: false },
			...{ id: null, called: '', key: null },
			...{ purse: this.#budgets.fresh(address), excess: 0, pictured: now() - limits.pictureMs },
			outbox: new Outbox(socket, limits, random, () =>
				this.#letGo(listener, 4029, 'Too much was left unread.')
			),
			...known
		};
		const { listeners } = this.#audience;
		listeners.set(socket, listener);
		this.#count();
		if (isGreeted(listener)) return;
		later(SILENT_MS, () => {
			if (!isGreeted(listener) && !this.#waiting.has(listener))
				this.#letGo(listener, 4008, 'Nothing was said.');
		});
	}

	#count(): void {
		this.port.counts.present(this.#ground.name, this.#audience.listeners.size);
	}

	/** Fulfilled when all that was asked so far is done. */
	get idle(): Promise<void> {
		return this.#queue;
	}

	// --- what a host calls

	connect(socket: Socket, address: string | null): void {
		const { listeners } = this.#audience;
		if (listeners.has(socket) || this.#isGone(socket)) return;
		const { sockets, socketsPerAddress } = this.#ground.limits;
		const alike = address
			? [...listeners.values()].filter((one) => one.address === address).length
			: 0;
		if (listeners.size >= sockets || alike >= socketsPerAddress)
			this.#close(socket, 4029, 'This table is full of devices.');
		else this.#listen(socket, address);
	}

	message(socket: Socket, raw: unknown): void {
		// A first word may come in before the host has announced the connection.
		this.connect(socket, socket.address);
		const listener = this.#audience.listeners.get(socket);
		if (!listener) return;
		if (!this.#budgets.pays(listener)) {
			this.#tooMuch(listener);
			return;
		}
		const read = readClient(raw, speakerOf(listener));
		if (!read.ok) {
			this.#budgets.refused(listener);
			this.#refuse(listener, read.of, UNREAD[read.why], read.counter);
			return;
		}
		const { message } = read;
		if (message.type === 'hello' || message.type === 'resync') {
			listener.excess = 0;
			this.#wish(listener, message);
		} else if (!this.#budgets.paysFor(listener, message.type, this.#waiting.isAny)) {
			this.#tooMuch(listener);
		} else {
			listener.excess = 0;
			this.#take(listener, message);
		}
	}

	/** What can be answered at once is; anything else waits for its turn. */
	#take(listener: Listener, message: Request): void {
		const { type } = message;
		if (type === 'ping') this.#audience.tell(listener, { type: 'pong', n: message.n });
		else if (type === 'seen') listener.outbox.seen(message.mark);
		else if (this.#isUnwelcome(listener, type)) this.#refuse(listener, type, WATCHERS_SAID_ENOUGH);
		else if (type === 'act') this.#gather(listener, message);
		else {
			this.#letIn();
			void this.#inTurn((turn) => this.#handle(turn, listener, message), [listener]);
		}
	}

	#isUnwelcome(listener: Listener, type: Request['type']): boolean {
		const isTalk = type === 'chat' || type === 'emote';
		return isTalk && !seatBehind(listener) && !this.#budgets.watchersSpeak();
	}

	/** [ROOM-LIMIT.2] Told once, then not heard, then closed. */
	#tooMuch(listener: Listener): void {
		listener.excess += 1;
		if (listener.excess > this.#ground.limits.patience)
			this.#letGo(listener, 4029, 'Too many messages.');
		else if (listener.excess === 1)
			this.#refuse(
				listener,
				'message',
				no('ROOM-LIMIT.2', 'That was too much at once; wait a second.')
			);
	}

	/**
	 * A write costs more than a decision, so when several are asked, answers wait a moment for those of the
	 * others, and are carried out in one turn with them. Whatever else is said keeps its place among them.
	 */
	#gather(from: Listener, message: ClientMessage): void {
		this.#answers.push({ from, message });
		if (this.#allHaveAnswered) this.#letIn();
		else if (this.#answers.length === 1)
			this.#stopGathering = this.port.later(GATHER_MS, () => this.#letIn());
	}

	/**
	 * Whether nobody is left to wait for. The room's own clock, where a window has one, never answers here:
	 * so there every answer waits as long, and nobody can tell by that whether others are still asked.
	 */
	get #allHaveAnswered(): boolean {
		const asked = 'desk' in this.#state ? this.#state.desk.running?.table.decisions : undefined;
		return (asked ?? []).every(({ seat }) =>
			this.#answers.some(({ from }) => seatBehind(from) === seat)
		);
	}

	/** The answers that were gathered are a turn. */
	#letIn(): void {
		this.#stopGathering();
		const answers = this.#answers;
		if (answers.length === 0) return;
		this.#answers = [];
		void this.#inTurn(
			async (turn) => {
				for (const { from, message } of answers) await this.#handle(turn, from, message);
			},
			answers.map(({ from }) => from)
		);
	}

	disconnect(socket: Socket): void {
		const listener = this.#audience.listeners.get(socket);
		if (listener) this.#left(listener, () => this.#audience.listeners.delete(socket));
	}

	/** [ROOM-LIMIT.7] Closed by us: from now on it is neither heard nor told anything, and keeps no place. */
	#letGo(listener: Listener, code: number, reason: string): void {
		const { socket } = listener;
		if (this.#isGone(socket) || !this.#audience.listeners.delete(socket)) return;
		this.#close(socket, code, reason);
		this.#left(listener);
	}

	#close(socket: Socket, code: number, reason: string): void {
		this.#gone.add(socket);
		try {
			socket.label = GONE;
			socket.close(code, reason);
		} catch {
			// It is closed already.
		}
	}

	#isGone(socket: Socket): boolean {
		return this.#gone.has(socket) || socket.label === GONE;
	}

	/** What it said before is done first. */
	#left(listener: Listener, first?: () => void): void {
		// Also while the table cannot be read: who has gone must not be taken for here afterwards.
		void this.#next(() => {
			first?.();
			this.#count();
			this.#waiting.delete(listener);
		});
		void this.#inTurn((turn) => {
			const seat = seatBehind(listener);
			if (seat) noteAway(turn, seat);
			turn.presence = isGreeted(listener);
		});
	}

	// --- who wants the whole picture

	#wish(listener: Listener, wish: Wish): void {
		if (wish.type === 'hello') listener.saidHello = true;
		this.#letIn();
		this.#waiting.add(listener, wish);
		this.#serveSoon(listener);
	}

	#serveSoon(...asked: readonly Listener[]): void {
		void this.#inTurn((turn) => this.#serve(turn), asked);
	}

	/** Serves the first of those who wait, if there is one who has paid, and sees to it that the rest are. */
	async #serve(turn: Turn): Promise<void> {
		this.#serveLater?.();
		this.#serveLater = null;
		const next = this.#waiting.next((listener, wish) => this.#until(turn, listener, wish));
		if (next === null) return;
		if (typeof next === 'number') {
			this.#serveLater = this.port.later(next, () => this.#serveSoon());
			return;
		}
		const { listener, wish } = next;
		this.#waiting.delete(listener);
		this.#budgets.payPicture(listener, payerOf(turn, listener, wish));
		listener.pictured = this.port.now();
		if (this.#waiting.isAny) this.#serveSoon();
		await this.#handle(turn, listener, wish);
	}

	/** ms until this one can be shown the whole picture. */
	#until(turn: Turn, listener: Listener, wish: Wish): number {
		return Math.max(
			listener.pictured + this.#ground.limits.pictureMs - this.port.now(),
			this.#budgets.untilPicture(listener, payerOf(turn, listener, wish))
		);
	}

	/** The host's alarm. */
	alarm(): Promise<void> {
		this.#alarmAt = null;
		this.#listing.stale();
		return this.#inTurn((turn) => {
			if (this.#state.is === 'waiting') return;
			if (this.#isForsaken(turn.desk)) return this.#vanish();
			turn.presence = true; // who was here when the process died is away from now on
			return this.#due(turn);
		});
	}

	/** Whether nobody has been here for long; who only watches does not count. */
	#isForsaken({ away, record: { vacant, seats } }: Desk): boolean {
		const now = this.port.now();
		if (this.#audience.inhabited) return false;
		if (vacant !== null) return now - vacant >= VACANT_MS;
		const owned = seats.flatMap(({ keys }, i) => (keys.length > 0 ? [seatAt(i)] : []));
		const isLong = (seat: SeatId) => now - (away.get(seat) ?? Infinity) >= FORSAKEN_MS;
		return owned.length > 0 && owned.every(isLong);
	}

	async #vanish(): Promise<void> {
		await vanish(this.port.store);
		this.#listing = new Listing();
		this.port.lobby({ table: this.#ground.name, made: false });
		await this.#read();
	}

	/** What was handed to the store was not kept. */
	lost(error: unknown): Promise<void> {
		return this.#next(() => this.#failed(new NotKept(String(error))));
	}

	async request(path: string): Promise<HttpAnswer> {
		if (path !== '') return isFile(path) ? this.#file(path) : NO_FILE;
		let standing = UNREAD_ANSWER;
		await this.#inTurn(({ desk }) => {
			standing = standingOf(desk);
		});
		return standing;
	}

	/** [ROOM-COST.6] Whoever asks for what is being looked for already gets the same. */
	async #file(name: FileName): Promise<HttpAnswer> {
		const found = this.#files.get(name);
		if (found) return found;
		if (!this.#budgets.givesFile()) return TOO_MANY_FILES;
		const finding = this.#find(name).finally(() => this.#files.delete(name));
		this.#files.set(name, finding);
		return finding;
	}

	async #find(name: FileName): Promise<HttpAnswer> {
		let make: () => HttpAnswer | Promise<HttpAnswer> = () => UNREAD_ANSWER;
		await this.#inTurn(async ({ desk }) => {
			try {
				make = await fileOf(desk, name);
			} catch (error) {
				this.port.log(`${this.#ground.name}: a file cannot be read`, error);
			}
		});
		return make();
	}

	// --- one thing after the other

	#next(work: () => Promise<void> | void): Promise<void> {
		this.#queue = this.#queue.then(work);
		return this.#queue;
	}

	#inTurn(work: (turn: Turn) => Promise<void> | void, asked: readonly Listener[] = []) {
		return this.#next(() => this.#turn(work, asked));
	}

	/** A turn of the table; `asked`: who is to hear of it when the table cannot be read. */
	async #turn(
		work: (turn: Turn) => Promise<void> | void,
		asked: readonly Listener[]
	): Promise<void> {
		if (this.#state.is === 'unread' && this.port.now() >= this.#state.since + RETRY_MS)
			await this.#read();
		if (!('desk' in this.#state)) {
			for (const one of asked) this.#audience.tell(one, { type: 'error', say: UNREADABLE });
			return;
		}
		const before = [...this.#audience.listeners.values()].map(
			(listener) => [listener, listener.standing] as const
		);
		try {
			const turn = new Turn(this.#state.desk);
			await work(turn);
			if (!this.#isWaiting) {
				review(turn);
				await commit(turn);
			}
		} catch (error) {
			// Who had a seat has it still.
			for (const [listener, standing] of before)
				if (standing.is === 'seat') listener.standing = standing;
			await this.#failed(error);
		}
		this.#arm();
	}

	get #isWaiting(): boolean {
		return this.#state.is === 'waiting';
	}

	/** Our own bug, or a store that failed: what was saved is the truth, and everybody is shown it. */
	async #failed(error: unknown): Promise<void> {
		this.port.log(`${this.#ground.name}: failed`, error);
		this.port.counts.failed();
		await this.#read();
		const say = error instanceof NotKept ? UNSAVED.say : GENERIC;
		if (this.#state.is === 'open')
			for (const listener of this.#audience.listeners.values())
				if (isGreeted(listener)) this.#audience.tell(listener, { type: 'error', say });
	}

	/** Reads the table anew, and shows it to everybody who is here. */
	async #read(): Promise<void> {
		const listeners = [...this.#audience.listeners.values()].filter(isGreeted);
		try {
			const desk = await Desk.read(this.#ground);
			const { waits } = desk;
			this.#state = waits ? { is: 'waiting', desk, why: waits } : open(desk);
			if (waits) this.port.log(`${this.#ground.name}: waits`, JSON.stringify(waits));
			settleAll(desk);
			this.#audience.assume(newId(this.port.random), looksOf(desk));
			for (const listener of listeners) greet(desk, listener);
			if (!waits) await this.#putRight(desk);
		} catch (error) {
			this.port.log(`${this.#ground.name}: cannot be read`, error);
			this.#state = { is: 'unread', since: this.port.now() };
			for (const listener of listeners)
				this.#audience.tell(listener, { type: 'error', say: UNREADABLE });
		}
	}

	/** A table kept when less was known is written down anew; one at which nobody could act goes back one decision. */
	async #putRight(desk: Desk): Promise<void> {
		const { running } = desk;
		if (!desk.isOlder && !running?.stuck) return;
		const turn = new Turn(desk);
		if (desk.isOlder) turn.change({});
		const to = running?.stuck && running.lastStep();
		if (to && (await running.back(to, this.port.store, this.port.now()))) {
			turn.replace('replaced');
			turn.notice(HEALED);
			this.port.counts.healed();
		}
		await commit(turn);
	}

	async #handle(turn: Turn, from: Listener, message: ClientMessage): Promise<void> {
		if (this.#isGone(from.socket)) return; // what it said was still waiting in line
		const counter = 'counter' in message ? message.counter : undefined;
		if (!LOOKS.has(message.type) && (await this.#isFull())) {
			this.#refuse(from, message.type, UNSAVED, counter);
			return;
		}
		if (message.type === 'hello') return this.#hello(turn, from, message);
		if (!isGreeted(from)) {
			this.#refuse(from, message.type, no('ROOM-WIRE.2', 'Say hello first.'));
			return;
		}
		const refusal =
			this.#state.is === 'waiting'
				? this.#whileWaiting(turn, from, message, this.#state.why)
				: await carryOut(turn, from, message);
		if (refusal) this.#refuse(from, message.type, refusal, counter);
	}

	/** [ROOM-SAVE.5] Whether nothing can be kept at the moment. */
	async #isFull(): Promise<boolean> {
		const { hasRoom } = this.port;
		return hasRoom !== null && !(await hasRoom());
	}

	/** [ROOM-RELEASE.4] A game that is over does not keep its people from the next one; nothing else is done. */
	#whileWaiting(turn: Turn, from: Listener, { type }: ClientMessage, why: Unfit): Answered {
		const { desk } = turn;
		if (type === 'resync') {
			greet(desk, from);
			return null;
		}
		if (
			type !== 'rematch' ||
			desk.record.phase !== 'over' ||
			!seatBehind(from) ||
			why.why === 'game'
		)
			return no('ROOM-RELEASE.4', sayUnfit(why));
		desk.waits = null;
		this.#state = open(desk);
		return rematch(turn);
	}

	#refuse(to: Listener, of: string, { rule, say }: Refusal, counter?: number): void {
		this.port.counts.refused(rule);
		this.#audience.tell(to, {
			type: 'refused',
			...(counter === undefined ? {} : { counter }),
			of,
			rule,
			say
		});
	}

	#hello(turn: Turn, from: Listener, message: ClientMessageOf<'hello'>): void {
		const { desk } = turn;
		const audience = this.#audience;
		if (message.protocol !== PROTOCOL) {
			audience.tell(from, {
				type: 'stale',
				protocol: PROTOCOL,
				say: 'Orrery has been updated. Reload the page; your seat is kept.'
			});
			return;
		}
		if (message.key) from.key = hashOf(message.key);
		if (this.#state.is === 'waiting') {
			// Keys are answered; a link or a code is left to be used when that can be kept.
			const known = from.key ? seatOfKey(turn, from) : null;
			settle(desk, from, known ? { is: 'seat', ...known } : WATCHER);
			greet(desk, from);
			return;
		}
		const wasEmpty = !audience.inhabited;
		from.name = tidyName(message.name ?? '');
		from.called = '';
		const found = message.key ? seatOfKey(turn, from) : null;
		const code =
			message.code !== undefined && !found ? this.#tryCode(turn, from, message.code) : null;
		if (!found && !code?.seat && isBarred(turn.record, from, 'out')) {
			audience.sendAway(from);
			return;
		}
		settleAt(turn, from, found ? { is: 'seat', ...found } : WATCHER);
		if (code?.seat) giveSeat(turn, from, code.seat);
		const seat = seatBehind(from);
		if (seat && seatOf(turn.record, seat)?.standIn?.why === 'away') handBack(turn, seat);
		// [ROOM-HOST.5]
		if (seat && turn.record.phase === 'lobby' && seat === turn.record.founder)
			turn.change({ host: seat });
		if (wasEmpty && seat) this.#resume(desk);
		const missed = message.since && audience.missed(from, message.since);
		if (from.moved) {
			// It is told everything when its new seat is saved.
		} else if (missed) {
			for (const text of missed) audience.send(from, text);
			audience.tell(from, {
				type: 'resumed',
				seq: audience.seqOf(from),
				you: youLook(desk, from),
				clock: clockLook(desk),
				chat: desk.chat
			});
		} else greet(desk, from);
		turn.presence = true;
		if (this.port.hasRoom) audience.tell(from, { type: 'error', say: UNSAVED.say });
		if (seat || (!message.key && !message.code)) return;
		this.#refuse(from, 'hello', this.#whyNot(turn, from, code?.refusal ?? null));
		// [ROOM-KEY.8] A page forgets a key that surely opens nothing: never one of somebody known here.
		if (message.key && !code?.refusal && !isBarred(turn.record, from, 'left', 'sent'))
			audience.tell(from, { type: 'you', you: youLook(desk, from) });
	}

	#whyNot({ record }: Turn, from: Listener, refusal: Refusal | null): Refusal {
		return (
			refusal ??
			(isBarred(record, from, 'left', 'sent') ? barredFrom(record, from) : null) ??
			no('ROOM-KEY.3', 'That link or code no longer opens a seat here.')
		);
	}

	/** The seat a code opens; or, where too many were wrong, that none is heard. */
	#tryCode(
		turn: Turn,
		from: Listener,
		typed: string
	): { readonly seat: SeatId | null; readonly refusal: Refusal | null } {
		const who = from.address ?? from.socket;
		if (!this.#tries.may(who, this.port.now()))
			return {
				seat: null,
				refusal: no(
					'ROOM-KEY.5',
					'Too many wrong codes were tried here. Wait a minute; yours is good for ten.'
				)
			};
		const code = readCode(typed);
		const seat = code === null ? null : seatOfCode(turn, code);
		if (!seat) this.#tries.wrong(who);
		return { seat, refusal: null };
	}

	/** [ROOM-CLOCK.4] Nobody was here: no time was lost beyond a breath. */
	#resume(desk: Desk): void {
		const now = this.port.now();
		desk.running?.openAgain((decision, opened) => {
			const time = timeFor(desk, decision);
			return time === null ? opened : Math.max(opened, now - time + Math.min(time, BREATH_MS));
		});
		for (const seat of desk.away.keys()) desk.away.set(seat, now);
	}

	// --- what comes due

	/** Does what is due now, one thing a turn: others are heard in between. */
	async #due(turn: Turn): Promise<void> {
		this.#armedAt = null;
		if (await this.#isFull()) return;
		const item = this.#state.is === 'open' ? this.#state.agenda.next() : null;
		if (item && item.at <= this.port.now()) await item.run(turn);
	}

	/** Sees to it that the next thing is done in time, by a timer while awake, by the alarm beyond. */
	#arm(): void {
		if (this.#state.is !== 'open') return;
		const { desk, agenda } = this.#state;
		const now = this.port.now();
		this.#listing.tell(desk, now);
		const at = agenda.next()?.at ?? null;
		const isHeld = this.port.hasRoom !== null;
		const next = at !== null && at - now <= NAP_MS ? Math.max(at, now) : null;
		const soon = isHeld ? now + RETRY_MS : next;
		if (soon !== this.#armedAt || (soon !== null && soon <= now)) {
			this.#cancel?.();
			this.#cancel = null;
			this.#armedAt = soon;
			if (soon !== null)
				this.#cancel = this.port.later(Math.max(0, soon - now), () => {
					this.#cancel = null;
					void this.#inTurn((turn) => this.#due(turn));
				});
		}
		if (isHeld) return; // an alarm would have to be kept as well
		const beat = this.#audience.inhabited ? this.#listing.beatAt : null;
		const far = [at, beat].filter((one) => one !== null && one > now + NAP_MS) as number[];
		const { vacant } = desk.record;
		if (vacant !== null && !this.#audience.inhabited) far.push(Math.max(now, vacant + VACANT_MS));
		// Also while people are here: the process may die before they have gone.
		else if (isOwned(desk.record)) far.push(now + FORSAKEN_MS);
		const wake = far.length > 0 ? Math.min(...far) : null;
		// One alarm a table: an early one does no harm, it only looks.
		if (wake !== null && (this.#alarmAt === null || wake < this.#alarmAt || this.#alarmAt <= now)) {
			this.#alarmAt = wake;
			this.port.wakeAt(wake);
		}
	}
}
