/**
 * Who is told what: the sockets, the picture each seat was last told, and the changes lately sent.
 *
 * What is public is compared and written down once, whoever listens; each seat's own part apart. The
 * pictures kept here are private copies, made by applying the very patches that were sent, so that
 * they are what the pages have.
 */
import type { GameEvent, OpenLook, OwnLook, SeatId } from '$lib/core';
import { apply, copy, diff } from '$lib/protocol';
import type { Accepted, Clock, RoomLook, SeenEvent, ServerMessage } from '$lib/protocol';
import type { Socket } from './port';
import type { Past } from './record';

/** What the room knows of one socket. */
export interface Listener {
	readonly socket: Socket;
	/** Whose eyes it has. */
	seat: SeatId | null;
	/** Which of the seat's keys it came with. */
	device: string | null;
	/** A watcher's name. */
	name: string;
	/** Whether it has said hello, and is told things. */
	greeted: boolean;
	/** Its seat changed since it was welcomed: it is told no changes before it is welcomed anew. */
	moved: boolean;
	readonly address: string | null;
	/** What it may still send, and when that was counted. */
	credit: { left: number; at: number; refused: number };
}

/** Changes kept for those who come back after a short silence. */
const KEPT = 64;

/** What one reader (a seat, or all watchers) was told, each change under its own number. */
interface Stream {
	seq: number;
	/** The last changes, each without its front. */
	readonly changes: string[];
}

type Reader = SeatId | 'watcher';

interface Looks {
	readonly room: RoomLook;
	readonly open: OpenLook | null;
	/** What each seat sees besides; a seat left out sees what it saw. */
	readonly own: ReadonlyMap<SeatId, OwnLook | null>;
}

/** An answer of a seat that is done and kept. */
export interface Acceptance {
	readonly seat: SeatId;
	readonly word: Accepted;
}

export class Audience {
	readonly listeners = new Map<Socket, Listener>();
	/**
	 * Changes are counted for each reader apart, so that the numbers of one do not tell what another
	 * was told. A reader is followed from the first time somebody reads with its eyes.
	 */
	#streams = new Map<Reader, Stream>();
	#room: RoomLook | null = null;
	#open: OpenLook | null = null;
	#own = new Map<SeatId, OwnLook | null>();

	/** Names this run of the room: sequence numbers count within it. */
	#run = '';

	/** Where a page's picture comes from: this run, seen with these eyes. */
	epochOf(listener: Listener): string {
		return `${this.#run}.${listener.seat ?? 'watcher'}`;
	}

	/** The number of the last change this listener knows of. */
	seqOf(listener: Listener): number {
		return this.#stream(listener.seat ?? 'watcher').seq;
	}

	#stream(reader: Reader): Stream {
		let stream = this.#streams.get(reader);
		if (!stream) this.#streams.set(reader, (stream = { seq: 0, changes: [] }));
		return stream;
	}

	tell(listener: Listener, message: ServerMessage): void {
		this.send(listener, JSON.stringify(message));
	}

	send(listener: Listener, text: string): void {
		try {
			listener.socket.send(text);
		} catch {
			// It is closing: its end is told on its own.
		}
	}

	tellAll(message: ServerMessage): void {
		const text = JSON.stringify(message);
		for (const listener of this.listeners.values()) if (listener.greeted) this.send(listener, text);
	}

	tellSeat(seat: SeatId, message: ServerMessage): void {
		const text = JSON.stringify(message);
		for (const listener of this.listeners.values())
			if (listener.greeted && listener.seat === seat) this.send(listener, text);
	}

	hasSocket(seat: SeatId): boolean {
		for (const listener of this.listeners.values())
			if (listener.greeted && listener.seat === seat) return true;
		return false;
	}

	/** Whether anybody is here at all, to play or to watch. */
	get anybody(): boolean {
		for (const listener of this.listeners.values()) if (listener.greeted) return true;
		return false;
	}

	/** Seats with somebody connected. */
	get seatsHere(): number {
		const seats = new Set<SeatId>();
		for (const { greeted, seat } of this.listeners.values()) if (greeted && seat) seats.add(seat);
		return seats.size;
	}

	get watchers(): number {
		let count = 0;
		for (const listener of this.listeners.values())
			if (listener.greeted && !listener.seat) count += 1;
		return count;
	}

	/** Takes these looks for what everybody knows, without telling; nobody resumes from before. */
	assume(run: string, { room, open, own }: Looks): void {
		this.#run = run;
		this.#streams.clear();
		this.#room = copy(room);
		this.#open = copy(open);
		this.#own = new Map([...own].map(([seat, look]) => [seat, copy(look)]));
	}

	/** What a whole picture holds, as it is at `seq`. */
	picture(seat: SeatId | null): { room: RoomLook; open: OpenLook | null; own: OwnLook | null } {
		if (!this.#room) throw new Error('Nobody has been told anything yet.');
		return { room: this.#room, open: this.#open, own: (seat && this.#own.get(seat)) ?? null };
	}

	get open(): OpenLook | null {
		return this.#open;
	}

	/** Tells everybody what changed, each what they may know. Nothing is sent when nothing changed. */
	publish(
		{ room, open, own }: Partial<Looks>,
		happened: readonly Past[] = [],
		clock?: Clock | null,
		accepted: readonly Acceptance[] = []
	): void {
		const ofRoom = room && this.#changed(this.#room, room, (look) => (this.#room = look));
		const ofOpen =
			open === undefined
				? undefined
				: this.#changed(this.#open, open, (look) => (this.#open = look));
		const ofOwn = new Map<SeatId, string>();
		if (own) {
			for (const [seat, look] of own) {
				const text = this.#changed(this.#own.get(seat) ?? null, look, (now) =>
					this.#own.set(seat, now)
				);
				if (text) ofOwn.set(seat, text);
			}
		}
		const shared =
			(ofOpen ? `,"open":${ofOpen}` : '') +
			(ofRoom ? `,"room":${ofRoom}` : '') +
			(clock === undefined ? '' : `,"clock":${JSON.stringify(clock)}`);
		const forAll = eventsFor(happened, null);
		const hasSecrets = happened.some(({ events }) => events.some(({ to }) => to !== 'all'));
		const fresh = new Map<Reader, { readonly seq: number; readonly body: string }>();
		for (const [reader, stream] of this.#streams) {
			const seat = reader === 'watcher' ? null : reader;
			const mine = seat && ofOwn.get(seat);
			const said = seat && hasSecrets ? eventsFor(happened, seat) : forAll;
			const body = `${shared}${mine ? `,"own":${mine}` : ''}${said}`;
			if (!body) continue; // nothing this reader may know has happened
			stream.seq += 1;
			stream.changes.push(body);
			if (stream.changes.length > KEPT) stream.changes.shift();
			fresh.set(reader, { seq: stream.seq, body });
		}
		for (const listener of this.#askedFirst()) {
			const { seat, moved } = listener;
			const [first, ...others] = accepted
				.filter((one) => one.seat === seat)
				.map(({ word }) => word);
			const change = moved ? undefined : fresh.get(seat ?? 'watcher');
			if (change) {
				const rides = first ? `,"accepted":${JSON.stringify(first)}` : '';
				this.send(listener, delta(change.seq, change.body + rides));
			} else if (first) this.tell(listener, { type: 'accepted', ...first });
			for (const word of others) this.tell(listener, { type: 'accepted', ...word });
		}
	}

	/** Everybody who listens; first those who are asked something, since the table waits for them. */
	#askedFirst(): Listener[] {
		const asked: Listener[] = [];
		const rest: Listener[] = [];
		for (const listener of this.listeners.values())
			if (listener.greeted)
				(listener.seat && this.#own.get(listener.seat)?.decision ? asked : rest).push(listener);
		return [...asked, ...rest];
	}

	#changed<T>(before: T | null, after: T, keep: (look: T) => void): string | undefined {
		const patch = diff(before, after);
		if (!patch) return undefined;
		keep(apply(before, copy(patch)) as T);
		return JSON.stringify(patch);
	}

	/** What this listener missed since its picture, or null when that cannot be had any more. */
	missed(listener: Listener, since: { epoch: string; seq: number }): readonly string[] | null {
		const { seq, changes } = this.#stream(listener.seat ?? 'watcher');
		if (since.epoch !== this.epochOf(listener) || since.seq > seq) return null;
		const count = seq - since.seq;
		if (count > changes.length) return null;
		return changes.slice(changes.length - count).map((body, i) => delta(since.seq + 1 + i, body));
	}
}

const delta = (seq: number, body: string) => `{"type":"delta","seq":${seq}${body}}`;

/** An event as a reader sees it; null when it is not for them. */
export function seenBy(event: GameEvent, seat: SeatId | null): SeenEvent | null {
	const { to, say, rule, move } = event;
	const mine = to !== 'all';
	if (mine && !(seat && to.includes(seat))) return null;
	return { say, ...(rule ? { rule } : {}), ...(move ? { move } : {}), ...(mine ? { mine } : {}) };
}

/** What a reader sees of these moves; the number of a move stands with its events, but for the last one's. */
function eventsFor(happened: readonly Past[], seat: SeatId | null): string {
	const seen: SeenEvent[] = [];
	for (const [i, { n, events }] of happened.entries())
		for (const event of events) {
			const one = seenBy(event, seat);
			if (one) seen.push(i < happened.length - 1 ? { ...one, n } : one);
		}
	return seen.length > 0 ? `,"events":${JSON.stringify(seen)}` : '';
}
