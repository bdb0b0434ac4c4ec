/**
 * One table, whatever its host: sockets in, one thing after the other, saved before it is told.
 *
 * Everything goes through one line (`#queue`): a message, a departure, a thing that came due. Each
 * changes the desk, is saved in one write, and is told; only then the next begins. Answers that come
 * in together, as they do when a whole table is asked, are saved and told together.
 */
import type { Refusal } from '$lib/core';
import { HEALED, LIMITS, PROTOCOL, readClient, readCode, tidyName, UNREAD } from '$lib/protocol';
import type { ClientMessage, ClientMessageOf, Limits } from '$lib/protocol';
import { Agenda } from './agenda';
import type { Listener } from './audience';
import { fullBucket, READING, spend } from './bucket';
import { Desk, no } from './desk';
import type { Shelf } from './desk';
import { fileOf } from './files';
import { Listing } from './listing';
import { timeFor } from './clocks';
import { forget } from './record';
import type { HttpAnswer, Port, Socket } from './port';
import { carryOut } from './requests';
import * as seating from './seating';

/** So long an answer waits for those of others who are asked with it: no player notices. */
export const GATHER_MS = 2;
/** A socket that says nothing for this long after opening is let go. */
const SILENT_MS = 15_000;
/** After an empty table is entered again, what a question has left at least. */
const BREATH_MS = 15_000;
/** Work further off than this is left to the host's alarm, so that the table can sleep. */
const NAP_MS = 8_000;
/** A table nobody has visited for so long is forgotten. */
const FORSAKEN_MS = 30 * 24 * 3_600_000;
const GENERIC = 'Something went wrong here; the table is as it was before. Please try again.';

export class Room {
	readonly desk: Desk;
	readonly #agenda: Agenda;
	readonly #listing: Listing;
	readonly #limits: Limits;
	#queue: Promise<void>;
	/** Messages that wait for those that come in with them. */
	#inbox: { readonly from: Listener; readonly message: ClientMessage }[] = [];
	#stopGathering = () => {};
	#cancel: (() => void) | null = null;
	#armedAt: number | null = null;
	#alarmAt: number | null = null;
	/** Wrong keys and codes heard in the minute that began then. */
	#wrong = { count: 0, since: 0 };

	/** `name` is what stands in the link. */
	constructor(
		readonly port: Port,
		shelf: Shelf,
		name: string,
		limits: Limits = LIMITS
	) {
		this.#limits = limits;
		this.desk = new Desk(port, shelf, limits, name);
		this.#agenda = new Agenda(this.desk);
		this.#listing = new Listing(this.desk);
		this.#queue = Promise.resolve();
		for (const socket of port.sockets()) this.#adopt(socket);
		void this.#inTurn(() => this.#wake());
	}

	/** A connection that outlived the table's sleep; its label says whose it is. */
	#adopt(socket: Socket): void {
		const label = socket.label
			? (JSON.parse(socket.label) as Pick<Listener, 'seat' | 'device' | 'name'>)
			: null;
		this.#listen(socket, {
			seat: label?.seat ?? null,
			device: label?.device ?? null,
			name: label?.name ?? '',
			greeted: label !== null,
			address: socket.address
		});
	}

	#listen(socket: Socket, known: Partial<Listener> = {}): void {
		this.desk.audience.listeners.set(socket, {
			socket,
			seat: null,
			device: null,
			name: '',
			greeted: false,
			moved: false,
			address: null,
			credit: fullBucket(this.#limits, this.port.now()),
			...known
		});
	}

	/** Fulfilled when all that was asked so far is done. */
	get idle(): Promise<void> {
		return this.#queue;
	}

	// --- what a host calls

	connect(socket: Socket, address: string | null): void {
		const { listeners } = this.desk.audience;
		if (listeners.has(socket)) return;
		const alike = address
			? [...listeners.values()].filter((one) => one.address === address).length
			: 0;
		if (listeners.size >= this.#limits.sockets || alike >= this.#limits.socketsPerAddress) {
			socket.close(4029, 'This table is full of devices.');
			return;
		}
		this.#listen(socket, { address });
		this.port.later(SILENT_MS, () => {
			const listener = listeners.get(socket);
			if (listener && !listener.greeted) socket.close(4008, 'Nothing was said.');
		});
	}

	message(socket: Socket, raw: unknown): void {
		// A first word may come in before the host has announced the connection.
		if (!this.desk.audience.listeners.has(socket)) this.connect(socket, socket.address);
		const listener = this.desk.audience.listeners.get(socket);
		if (!listener) return;
		switch (spend(listener.credit, this.#limits, this.port.now())) {
			case 'ok':
				break;
			case 'warn':
				this.#refuse(
					listener,
					'message',
					no('ROOM-LIMIT.2', 'That was too much at once; wait a second.')
				);
				return;
			case 'drop':
				return;
			case 'close':
				socket.close(4029, 'Too many messages.');
				return;
		}
		const read = readClient(raw, 'seat');
		if (!read.ok) {
			this.#refuse(listener, read.of, UNREAD[read.why], read.counter);
			return;
		}
		const { message } = read;
		if (message.type === 'ping') {
			this.desk.audience.tell(listener, { type: 'pong', n: message.n });
			return;
		}
		if (message.type === 'earlier') listener.credit.left -= READING;
		this.#receive(listener, message);
	}

	/**
	 * A write costs more than a decision, so when several are asked, answers wait a moment for those of the
	 * others, and are carried out in one turn with them. Whatever else is said keeps its place among them.
	 */
	#receive(from: Listener, message: ClientMessage): void {
		if (message.type !== 'act' && this.#inbox.length === 0) {
			void this.#inTurn(() => this.#handle(from, message));
			return;
		}
		this.#inbox.push({ from, message });
		if (this.#allHaveAnswered) this.#open();
		else if (this.#inbox.length === 1)
			this.#stopGathering = this.port.later(GATHER_MS, () => this.#open());
	}

	/**
	 * Whether nobody is left to wait for. The room's own clock, where a window has one, never answers here:
	 * so there every answer waits as long, and nobody can tell by that whether others are still asked.
	 */
	get #allHaveAnswered(): boolean {
		const asked = this.desk.running?.table.decisions ?? [];
		return asked.every(({ seat }) => this.#inbox.some(({ from }) => from.seat === seat));
	}

	#open(): void {
		this.#stopGathering();
		const inbox = this.#inbox;
		this.#inbox = [];
		for (let at = 0; at < inbox.length;) {
			let end = at + 1;
			while (inbox[end]?.message.type === 'act' && inbox[end - 1]?.message.type === 'act') end++;
			const together = inbox.slice(at, end);
			void this.#inTurn(async () => {
				for (const { from, message } of together) await this.#handle(from, message);
			});
			at = end;
		}
	}

	disconnect(socket: Socket): void {
		void this.#inTurn(() => {
			const { audience } = this.desk;
			const listener = audience.listeners.get(socket);
			if (!listener) return;
			audience.listeners.delete(socket);
			if (listener.seat) seating.noteAway(this.desk, listener.seat);
			if (listener.greeted) this.desk.shown();
		});
	}

	/** The host's alarm. */
	alarm(): Promise<void> {
		this.#alarmAt = null;
		this.#listing.stale();
		return this.#inTurn(() => (this.#isForsaken ? this.#vanish() : this.#due()));
	}

	/** [ROOM-IDLE.1] Nobody has been here for a month. */
	get #isForsaken(): boolean {
		const { audience, away } = this.desk;
		const people = this.desk.people();
		const long = this.port.now() - FORSAKEN_MS;
		return (
			!audience.anybody &&
			people.length > 0 &&
			people.every((seat) => (away.get(seat) ?? Infinity) <= long)
		);
	}

	async #vanish(): Promise<void> {
		await forget(this.port.store, '');
		await this.desk.read();
	}

	async request(path: string): Promise<HttpAnswer> {
		let answer: Awaited<ReturnType<typeof fileOf>> | null = null;
		await this.#inTurn(async () => {
			answer = await fileOf(this.desk, path);
		});
		const found = answer as Awaited<ReturnType<typeof fileOf>> | null;
		if (!found) return { status: 500, type: 'text/plain; charset=utf-8', body: GENERIC };
		return typeof found === 'function' ? found() : found;
	}

	// --- one thing after the other

	#inTurn(work: () => Promise<void> | void): Promise<void> {
		const turn = this.#queue.then(async () => {
			try {
				await work();
				await this.desk.flush();
			} catch (error) {
				await this.#failed(error);
			}
			try {
				this.#arm();
			} catch (error) {
				this.port.log(`${this.desk.name}: forgets what is due`, error);
			}
		});
		this.#queue = turn;
		return turn;
	}

	/** Our own bug, or a store that failed: what was saved is the truth, and everybody is shown it. */
	async #failed(error: unknown): Promise<void> {
		this.port.log(`${this.desk.name}: failed`, error);
		try {
			await this.desk.read();
			this.#settleAll();
			for (const listener of this.desk.audience.listeners.values()) {
				if (!listener.greeted) continue;
				this.desk.greet(listener);
				this.desk.audience.tell(listener, { type: 'error', say: GENERIC });
			}
		} catch (again) {
			this.port.log(`${this.desk.name}: cannot be read`, again);
			for (const listener of this.desk.audience.listeners.values())
				this.desk.audience.tell(listener, { type: 'error', say: GENERIC });
		}
	}

	async #wake(): Promise<void> {
		const { desk, port } = this;
		await desk.read();
		this.#settleAll();
		for (const listener of desk.audience.listeners.values())
			if (listener.greeted) desk.greet(listener);
		if (desk.running?.stuck) {
			const to = desk.running.lastStep();
			if (to && (await desk.running.back(to, port.store, port.now()))) desk.replaced();
			desk.notice(HEALED);
		}
	}

	/** Every socket speaks for the seat its device belongs to, as it was saved. */
	#settleAll(): void {
		const { desk } = this;
		for (const listener of desk.audience.listeners.values()) {
			if (!listener.greeted) continue;
			const index = desk.record.seats.findIndex(
				({ keys }) => listener.device !== null && keys.some(({ id }) => id === listener.device)
			);
			seating.settleAt(
				desk,
				listener,
				index < 0 ? null : `seat:${index + 1}`,
				index < 0 ? null : listener.device
			);
		}
	}

	async #handle(from: Listener, message: ClientMessage): Promise<void> {
		if (message.type === 'hello') return this.#hello(from, message);
		if (!from.greeted) {
			this.#refuse(from, message.type, no('ROOM-WIRE.2', 'Say hello first.'));
			return;
		}
		const refusal = await carryOut(this.desk, from, message);
		if (!refusal) return;
		const counter = 'counter' in message ? message.counter : undefined;
		this.#refuse(from, message.type, refusal, counter);
	}

	#refuse(to: Listener, of: string, { rule, say }: Refusal, counter?: number): void {
		this.desk.audience.tell(to, {
			type: 'refused',
			...(counter === undefined ? {} : { counter }),
			of,
			rule,
			say
		});
	}

	#hello(from: Listener, message: ClientMessageOf<'hello'>): void {
		const { desk } = this;
		const { audience } = desk;
		if (message.protocol !== PROTOCOL) {
			audience.tell(from, {
				type: 'stale',
				protocol: PROTOCOL,
				say: 'Orrery has been updated. Reload the page; your seat is kept.'
			});
			return;
		}
		const wasEmpty = !audience.anybody;
		from.name = tidyName(message.name ?? '');
		const found = message.key && this.#maySeek() ? seating.seatOfKey(desk, message.key) : null;
		const code = message.code && !found && this.#maySeek() ? readCode(message.code) : null;
		const byCode = code ? seating.seatOfCode(desk, code) : null;
		if ((message.key && !found && !byCode) || (message.code && !found && !byCode)) {
			this.#wrong.count += 1;
			desk.after(() =>
				this.#refuse(
					from,
					'hello',
					no('ROOM-KEY.3', 'That link or code no longer opens a seat here.')
				)
			);
		}
		seating.settleAt(desk, from, found?.seat ?? null, found?.device ?? null);
		from.greeted = true;
		if (byCode) seating.giveSeat(desk, from, byCode);
		if (from.seat && desk.seat(from.seat)?.standIn?.why === 'away')
			seating.handBack(desk, from.seat);
		if (wasEmpty) this.#resume();
		const missed = message.since && audience.missed(from, message.since);
		if (from.moved) {
			// It is told everything when its new seat is saved.
		} else if (missed) {
			for (const text of missed) audience.send(from, text);
			audience.tell(from, {
				type: 'resumed',
				seq: audience.seqOf(from),
				you: desk.you(from),
				clock: desk.clock(),
				chat: desk.chat
			});
		} else desk.greet(from);
		desk.shown();
		// A page that comes with a key that no longer opens anything must forget it.
		if (message.key && !from.seat) audience.tell(from, { type: 'you', you: desk.you(from) });
	}

	/** [ROOM-CLOCK.4] Nobody was here: no time was lost beyond a breath. */
	#resume(): void {
		const { desk } = this;
		const now = this.port.now();
		desk.running?.openAgain((decision, opened) => {
			const time = timeFor(desk, decision);
			return time === null ? opened : Math.max(opened, now - time + Math.min(time, BREATH_MS));
		});
		for (const seat of desk.away.keys()) desk.away.set(seat, now);
	}

	/** [ROOM-KEY.5] Nobody finds a key or a code by trying. */
	#maySeek(): boolean {
		const now = this.port.now();
		if (now - this.#wrong.since > 60_000) this.#wrong = { count: 0, since: now };
		return this.#wrong.count < this.#limits.wrongCodes;
	}

	// --- what comes due

	/** Does what is due now, one thing a turn: others are heard in between. */
	async #due(): Promise<void> {
		this.#armedAt = null;
		const item = this.#agenda.next();
		if (item && item.at <= this.port.now()) await item.run();
	}

	/** Sees to it that the next thing is done in time, by a timer while awake, by the alarm beyond. */
	#arm(): void {
		const now = this.port.now();
		this.#listing.tell(now);
		const at = this.#agenda.next()?.at ?? null;
		const soon = at !== null && at - now <= NAP_MS ? Math.max(at, now) : null;
		if (soon !== this.#armedAt || (soon !== null && soon <= now)) {
			this.#cancel?.();
			this.#cancel = null;
			this.#armedAt = soon;
			if (soon !== null)
				this.#cancel = this.port.later(Math.max(0, soon - now), () => {
					this.#cancel = null;
					void this.#inTurn(() => this.#due());
				});
		}
		const beat = this.desk.audience.anybody ? this.#listing.beatAt : null;
		const far = [at, beat].filter((one) => one !== null && one > now + NAP_MS) as number[];
		const isEmpty = !this.desk.audience.anybody && this.desk.people().length > 0;
		if (isEmpty) far.push(now + FORSAKEN_MS);
		const wake = far.length > 0 ? Math.min(...far) : null;
		// One alarm a table: an early one does no harm, it only looks.
		if (wake !== null && (this.#alarmAt === null || wake < this.#alarmAt || this.#alarmAt <= now)) {
			this.#alarmAt = wake;
			this.port.wakeAt(wake);
		}
	}
}
