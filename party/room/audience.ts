/**
 * Who is told what: the sockets, the picture each seat was last told, and the changes lately sent.
 *
 * What is public is compared and written down once, whoever listens; each seat's own part apart. A
 * picture that was told is kept as it is: looks are built afresh and never changed afterwards.
 */
import type { GameEvent, OpenLook, OwnLook, SeatId } from '$lib/core';
import { diff, Teller } from '$lib/protocol';
import type { Accepted, Clock, RoomLook, Salt, SeenEvent, ServerMessage } from '$lib/protocol';
import { isGreeted, seatBehind } from './listener';
import type { Listener } from './listener';
import type { Socket } from './port';
import type { Past } from './record';

/** Changes kept for those who come back after a short silence. */
const KEPT = 64;

/** What one reader (a seat, or all watchers) was told, each change under its own number. */
interface Stream {
	seq: number;
	/** The last changes, each without its front. */
	readonly changes: string[];
	/** [ROOM-PATCH.4] Knows what was told to these eyes alone since a page with them was shown the whole picture. */
	readonly teller: Teller;
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

const readerOf = (listener: Listener): Reader => seatBehind(listener) ?? 'watcher';

export class Audience {
	readonly listeners = new Map<Socket, Listener>();

	/** `letGo` closes a line, after which it is neither heard nor told anything. */
	constructor(
		readonly letGo: (listener: Listener, code: number, reason: string) => void,
		readonly salt: Salt
	) {
		this.#teller = new Teller(salt);
	}

	/** Watchers that were given an id since the table woke. */
	named = 0;
	/**
	 * [ROOM-SECRET.1] Changes are counted for each reader apart, so that the numbers of one do not tell what another
	 * was told. A reader is followed from the first time somebody reads with its eyes.
	 */
	#streams = new Map<Reader, Stream>();
	/** Knows what was told to all since any page was shown the whole picture. */
	readonly #teller: Teller;
	#room: RoomLook | null = null;
	#open: OpenLook | null = null;
	#own = new Map<SeatId, OwnLook | null>();

	/** Names this run of the room: sequence numbers count within it. */
	#run = '';

	/** Where a page's picture comes from: this run, seen with these eyes. */
	epochOf(listener: Listener): string {
		return `${this.#run}.${readerOf(listener)}`;
	}

	/** The number of the last change told to these eyes. */
	seqOf(listener: Listener): number {
		return this.#stream(readerOf(listener)).seq;
	}

	#stream(reader: Reader): Stream {
		let stream = this.#streams.get(reader);
		if (!stream)
			this.#streams.set(reader, (stream = { seq: 0, changes: [], teller: new Teller(this.salt) }));
		return stream;
	}

	tell(listener: Listener, message: ServerMessage): void {
		this.send(listener, JSON.stringify(message));
	}

	send(listener: Listener, text: string): void {
		listener.outbox.send(text);
	}

	tellAll(message: ServerMessage): void {
		const text = JSON.stringify(message);
		for (const listener of this.listeners.values())
			if (isGreeted(listener)) this.send(listener, text);
	}

	tellSeat(seat: SeatId, message: ServerMessage): void {
		const text = JSON.stringify(message);
		for (const listener of this.listeners.values())
			if (seatBehind(listener) === seat) this.send(listener, text);
	}

	hasSocket(seat: SeatId): boolean {
		for (const listener of this.listeners.values()) if (seatBehind(listener) === seat) return true;
		return false;
	}

	/** [ROOM-AWAY.3] Whether anybody is here who has a seat: who watches does not make a table inhabited. */
	get inhabited(): boolean {
		for (const { standing } of this.listeners.values()) if (standing.is === 'seat') return true;
		return false;
	}

	/** Seats with somebody connected. */
	get seatsHere(): number {
		const seats = new Set<SeatId>();
		for (const listener of this.listeners.values()) {
			const seat = seatBehind(listener);
			if (seat) seats.add(seat);
		}
		return seats.size;
	}

	/** Closes a line for good, and says why. */
	sendAway(listener: Listener): void {
		this.letGo(listener, 4003, 'The table has sent you away.');
	}

	/** Takes these looks for what everybody knows, without telling; nobody resumes from before. */
	assume(run: string, { room, open, own }: Looks): void {
		this.#run = run;
		this.#streams.clear();
		this.#room = room;
		this.#open = open;
		this.#own = new Map(own);
	}

	/**
	 * The whole picture, as it is to be shown to this listener now. Who is shown it was told nothing else, so
	 * from here on nothing else is taken for known.
	 */
	shown(listener: Listener) {
		if (!this.#room) throw new Error('Nobody has been told anything yet.');
		const seat = seatBehind(listener);
		const own = (seat && this.#own.get(seat)) ?? null;
		const { seq, teller } = this.#stream(readerOf(listener));
		for (const one of [this.#teller, teller]) one.forget();
		const told = { all: this.#teller.next, own: teller.next };
		return { epoch: this.epochOf(listener), seq, room: this.#room, open: this.#open, own, told };
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
		const ofRoom = room && changed(this.#room, room);
		const ofOpen = open === undefined ? undefined : changed(this.#open, open);
		if (room) this.#room = room;
		if (open !== undefined) this.#open = open;
		const ofOwn = new Map<SeatId, string>();
		for (const [seat, look] of own ?? []) {
			const text = this.#streams.has(seat) && changed(this.#own.get(seat) ?? null, look);
			this.#own.set(seat, look);
			if (text) ofOwn.set(seat, `,"own":${text}`);
		}
		const shared =
			this.#teller.tell(
				(ofOpen ? `,"open":${ofOpen}` : '') +
					(ofRoom ? `,"room":${ofRoom}` : '') +
					listed('events', seenOf(happened, null))
			) + (clock === undefined ? '' : `,"clock":${JSON.stringify(clock)}`);
		const hasSecrets = happened.some(({ events }) => events.some(({ to }) => to !== 'all'));
		const fresh = new Map<Reader, { readonly seq: number; readonly body: string }>();
		for (const [reader, stream] of this.#streams) {
			const seat = reader === 'watcher' ? null : reader;
			const changes = (seat && ofOwn.get(seat)) ?? '';
			const secrets = seat && hasSecrets ? listed('mine', mineOf(happened, seat)) : '';
			const mine = changes || secrets ? stream.teller.tell(changes + secrets) : '';
			const body = shared + mine;
			if (!body) continue; // nothing this reader may know has happened
			stream.seq += 1;
			stream.changes.push(body);
			if (stream.changes.length > KEPT) stream.changes.shift();
			fresh.set(reader, { seq: stream.seq, body });
		}
		if (fresh.size > 0 || accepted.length > 0) this.#spread(fresh, accepted);
	}

	#spread(
		fresh: ReadonlyMap<Reader, { readonly seq: number; readonly body: string }>,
		accepted: readonly Acceptance[]
	): void {
		for (const listener of this.#askedFirst()) {
			const seat = seatBehind(listener);
			const [word, ...others] = accepted.filter((one) => one.seat === seat).map((one) => one.word);
			const change = listener.moved ? undefined : fresh.get(readerOf(listener));
			if (change) {
				const rides = word ? `,"accepted":${JSON.stringify(word)}` : '';
				this.send(listener, delta(change.seq, change.body + rides));
			} else if (word) this.tell(listener, { type: 'accepted', ...word });
			for (const other of others) this.tell(listener, { type: 'accepted', ...other });
		}
	}

	/** Everybody who listens; first those who are asked something, since the table waits for them. */
	#askedFirst(): Listener[] {
		const asked: Listener[] = [];
		const rest: Listener[] = [];
		for (const listener of this.listeners.values()) {
			if (!isGreeted(listener)) continue;
			const seat = seatBehind(listener);
			(seat && this.#own.get(seat)?.decision ? asked : rest).push(listener);
		}
		return asked.length > 0 ? asked.concat(rest) : rest;
	}

	/** [ROOM-RESUME.2] What this listener missed since its picture, or null when that cannot be had any more. */
	missed(listener: Listener, since: { epoch: string; seq: number }): readonly string[] | null {
		const { seq, changes } = this.#stream(readerOf(listener));
		if (since.epoch !== this.epochOf(listener) || since.seq > seq) return null;
		const count = seq - since.seq;
		if (count > changes.length) return null;
		return changes.slice(changes.length - count).map((body, i) => delta(since.seq + 1 + i, body));
	}
}

const delta = (seq: number, body: string) => `{"type":"delta","seq":${seq}${body}}`;

function changed(before: unknown, after: unknown): string | undefined {
	const patch = diff(before, after);
	return patch && JSON.stringify(patch);
}

/** [ROOM-SECRET.2] An event as a reader sees it; null when it is not for them. */
export function seenBy(event: GameEvent, seat: SeatId | null): SeenEvent | null {
	const { to, say, rule, about, move } = event;
	const mine = to !== 'all';
	if (mine && !(seat && to.includes(seat))) return null;
	return {
		say,
		...(rule ? { rule } : {}),
		...(about ? { about } : {}),
		...(move ? { move } : {}),
		...(mine ? { mine } : {})
	};
}

/** What a reader sees of these moves; the number of a move stands with its events, but for the last one's. */
function seenOf(happened: readonly Past[], seat: SeatId | null): SeenEvent[] {
	const last = happened.length - 1;
	return happened.flatMap(({ n, events }, i) =>
		events.flatMap((event) => {
			const one = seenBy(event, seat);
			return one ? (i < last ? { ...one, n } : one) : [];
		})
	);
}

/** What this seat sees of them and others do not, each with its place among all that it sees. */
const mineOf = (happened: readonly Past[], seat: SeatId) =>
	[...seenOf(happened, seat).entries()].filter(([, { mine }]) => mine);

const listed = (part: string, items: readonly unknown[]): string =>
	items.length > 0 ? `,"${part}":${JSON.stringify(items)}` : '';
