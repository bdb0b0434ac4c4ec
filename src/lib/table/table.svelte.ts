/** A seat's live picture of one table: what the room said last, and what you can ask of it. */
import type { Answer, AsideAnswer, OpenLook, OwnLook, Refusal, SeatId } from '../core';
import type { Words } from '../core/words';
import { Ear, PROTOCOL } from '../protocol';
import type {
	ChatLine,
	ClientMessage,
	Emote,
	FinishedLook,
	RoomLook,
	SeatLook,
	SeenEvent,
	ServerMessageOf,
	Whisper,
	You
} from '../protocol';
import { Asks, newSalt } from './asks';
import { Line } from './line';
import type { Rooms } from './line';
import {
	browserStorage,
	forget,
	keepSaid,
	myName,
	remember,
	retire,
	saidAt,
	seatKey
} from './device';
import type { DeviceStorage, Said } from './device';
import { BLANK, hear } from './picture';
import type { LogLine, Picture, Sign } from './picture';

/**
 * `stale`: this page and the room speak different versions; reload, the seat is kept. `away`: the table has
 * sent away who watched here.
 */
export type Link = 'connecting' | 'open' | 'lost' | 'stale' | 'away';

/** Links that are not dialled again. */
const isFinal = (link: Link) => link === 'stale' || link === 'away';

export interface Sent {
	readonly decision: number;
	readonly answer: Answer | AsideAnswer;
	readonly counter: number;
	/** What this page said that it would do. */
	readonly says: Words | null;
}

export interface Refused extends Refusal {
	/** The type of the message refused, `act` for an answer. */
	readonly of: string;
}

/** What the page may want to react to as it happens, in order. A reconnect brings no events. */
export type TableEvent =
	/** After `open` and `own` have changed: move the pieces. */
	| { readonly type: 'events'; readonly events: readonly SeenEvent[] }
	/** The whole picture was replaced, or something was taken back: draw, do not animate. */
	| { readonly type: 'replaced' }
	| { readonly type: 'chat'; readonly line: ChatLine }
	| {
			readonly type: 'emote';
			readonly from: SeatId | 'watcher';
			readonly name: string;
			readonly emote: Emote;
	  }
	| { readonly type: 'refused'; readonly refusal: Refused }
	/** Your seat is yours again; a bot made so many decisions meanwhile, of which the last answered these questions. */
	| Returned;

/** A bot has sat on a seat for somebody, who has it again. */
export type Returned = ServerMessageOf<'back'>;

interface Setup extends Rooms {
	readonly storage?: DeviceStorage;
	/** The address's fragment: `#key=…` or `#code=…` brings a seat to this device. */
	readonly fragment?: string;
}

/** A link that is away this long is said to be lost; a shorter blink is not worth a word. */
const BLINK_MS = 400;

/**
 * ```ts
 * const table = new LiveTable('quiet-comet-41', { fragment: location.hash });
 * onMount(() => table.connect()); // gives back a function that closes it
 * table.sit({ name: 'Ines' });
 * table.act(table.own.decision.id, { pick: 'planet:2-3' });
 * ```
 * Fields are replaced whole when the room speaks (`$state.raw`); nothing here knows a game.
 */
export class LiveTable extends Asks {
	override readonly name: string;

	/** Seats, people, options, votes. Null before the first word from the room. */
	room: RoomLook | null = $state.raw(null);
	/** The game as everybody sees it; null before the start. */
	open: OpenLook | null = $state.raw(null);
	/** What your seat sees besides; null for watchers and before the start. */
	own: OwnLook | null = $state.raw(null);
	/** What happened, newest last: at first the last 200 at most, and more after `readBack()`. */
	log: readonly LogLine[] = $state.raw([]);
	/** The first move the log tells of whole; 0: all that happened is in it. */
	logFrom: number = $state.raw(0);
	chat: readonly ChatLine[] = $state.raw([]);
	/** What you have whispered and heard so. */
	whispers: readonly Whisper[] = $state.raw([]);
	signs: readonly Sign[] = $state.raw([]);
	/** When the time of each open question to the table is over, by its id (ms since 1970, by this device). */
	ends: Picture['ends'] = $state.raw(BLANK.ends);
	you: You = $state.raw(BLANK.you);
	link: Link = $state.raw('connecting');
	/** When the open question was asked, and when its time is up, by this device's clock (ms since 1970). */
	since: number | null = $state.raw(null);
	due: number | null = $state.raw(null);
	/** All the time it had, ms. */
	dueOf: number | null = $state.raw(null);
	/** The moves of this game there were when your last answer from this page was kept; null: none was. */
	answered: number | null = $state.raw(null);
	/** What this page said that your last answer would do; null: none was kept, or it was taken back. */
	did: Words | null = $state.raw(null);
	/** Your answer on its way: sent again after a reconnect, never carried out twice. */
	sending: Sent | null = $state.raw(null);
	/** The last answer refused, so that the page can put it back on the table. */
	draft: Sent | null = $state.raw(null);
	/** Why the last thing was refused; goes away with the next thing you do, or `dismiss()`. */
	refusal: Refused | null = $state.raw(null);
	/** A key and a code for another device of this seat, after `makeLink()`. */
	deviceLink: { readonly key: string; readonly code: string; readonly until: number } | null =
		$state.raw(null);

	/** Your seat as others see it. */
	readonly seat: SeatLook | null = $derived(
		this.room?.seats.find(({ seat }) => seat === this.you.seat) ?? null
	);
	readonly isHost: boolean = $derived(this.you.seat !== null && this.room?.host === this.you.seat);
	/** Whether anybody hears what you say. */
	readonly muted: boolean = $derived(
		this.seat?.muted ??
			this.room?.watchers.find(({ id }) => id === this.you.watcher)?.muted ??
			false
	);
	/** The question your seat must answer now, if any. */
	readonly decision = $derived(this.own?.decision ?? null);

	#picture: Picture = BLANK;
	readonly #ear = new Ear();
	readonly #line: Line;
	#key: string | null;
	#code: string | null = null;
	#listeners = new Set<(event: TableEvent) => void>();
	#waiting: ClientMessage[] = [];
	#salted = '';
	#counted = 0;
	/** The move up to which was asked last, until it is known whether that came through. */
	#reading: number | null = null;
	#lost: ReturnType<typeof setTimeout> | null = null;
	protected override readonly storage: DeviceStorage;

	constructor(name: string, setup: Setup = {}) {
		super();
		this.name = name;
		this.#line = new Line(name, setup, {
			opened: () => this.#hello(),
			broke: () => this.#down(),
			offline: () => this.#mark('lost'),
			heard: (raw) => this.#take(raw),
			sentAway: () => this.#mark('away')
		});
		this.storage = setup.storage ?? browserStorage();
		const brought = new URLSearchParams((setup.fragment ?? '').replace(/^#/, ''));
		this.#key = brought.get('key') ?? seatKey(name, this.storage);
		this.#code = brought.get('code');
	}

	/** Opens the line and keeps it open. Gives back what closes it. */
	connect(): () => void {
		const close = this.#line.open();
		return () => {
			if (this.#lost) clearTimeout(this.#lost);
			close();
		};
	}

	/** Hears what happens as it happens. Gives back what stops it. */
	on(listener: (event: TableEvent) => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	// --- the game

	/**
	 * Answers a decision, or does what may be done beside it; beside none, where one is not asked. Survives a broken line; answering again
	 * replaces an answer not yet sent. `says`: what it does, for who may want to take it back.
	 */
	act(decision: number, answer: Answer | AsideAnswer, says: Words | null = null): void {
		this.refusal = null;
		this.draft = null;
		this.sending = { decision, answer, counter: this.count(), says };
		this.#sendAnswer(this.sending);
	}

	#sendAnswer({ decision, answer, counter }: Sent): void {
		this.send({ type: 'act', decision, answer, counter });
	}

	override undo(): void {
		super.undo();
		this.did = null;
	}

	/** Asks for what was said before the log begins. */
	readBack(): void {
		const upTo = this.logFrom - 1;
		if (upTo < 0 || upTo === this.#reading) return;
		if (this.send({ type: 'earlier', upTo })) this.#reading = upTo;
	}

	dismiss(): void {
		this.refusal = null;
		this.draft = null;
	}

	/** The game that was played to its end here last; null: none was. */
	get lastGame(): FinishedLook | null {
		return this.room?.games.at(-1) ?? null;
	}

	/** Where the report of this table is. */
	get reportAddress(): string {
		return `/parties/main/${this.name}/report.json`;
	}

	// --- the line

	protected override count(): number {
		this.#counted = Math.max(this.#counted, this.you.counter) + 1;
		return this.#counted;
	}

	protected override ask(message: ClientMessage): void {
		this.refusal = null;
		if (!this.send(message)) this.#waiting.push(message);
	}

	/** What of the talk this device has shown last; null: none of it. */
	get shown(): Said | null {
		return saidAt(this.name, this.storage);
	}

	set shown(said: Said) {
		keepSaid(this.name, said, this.storage);
	}

	protected override send(message: ClientMessage): boolean {
		return this.link === 'open' && this.#line.send(message);
	}

	#hello(): void {
		const { epoch, seq } = this.#picture;
		const name = myName(this.storage);
		this.#line.send({
			type: 'hello',
			protocol: PROTOCOL,
			...(this.#key ? { key: this.#key } : {}),
			...(this.#code ? { code: this.#code } : {}),
			...(epoch ? { since: { epoch, seq } } : {}),
			...(name ? { name } : {})
		});
		this.#code = null;
	}

	/** What was under way when the line broke goes again; the counter keeps it from happening twice. */
	#catchUp(): void {
		this.#mark('open');
		this.#reading = null;
		if (this.sending) this.#sendAnswer(this.sending);
		for (const message of this.#waiting.splice(0)) this.send(message);
	}

	#take(raw: unknown): void {
		const message = this.#ear.read(raw);
		if (!message) return;
		const heard = message === 'gap' ? message : hear(this.#picture, message, Date.now());
		if (message === 'gap' || heard === 'gap') {
			this.#line.send({ type: 'resync' });
			return;
		}
		const hadSeat = this.you.seat !== null;
		const was = this.open?.n ?? 0;
		this.#show(heard.picture);
		switch (message.type) {
			case 'welcome':
				this.#remember();
				this.#catchUp();
				this.#emit({ type: 'replaced' });
				break;
			case 'resumed':
				this.#catchUp();
				break;
			case 'delta':
				if ((this.open?.n ?? 0) < was) this.#emit({ type: 'replaced' });
				else if (heard.events.length > 0) this.#emit({ type: 'events', events: heard.events });
				break;
			case 'you':
				this.#mine(message, hadSeat);
				break;
			case 'earlier':
			case 'accepted':
			case 'whisper':
				break; // it is in the picture
			case 'refused':
				if (message.of !== 'act') this.#reading = null;
				// What the table does not hold is held by the page, and sent from there.
				if (message.of !== 'ahead') this.#refused(message);
				break;
			case 'chat':
				this.#emit({ type: 'chat', line: message.line });
				break;
			case 'emote':
				this.#emit(message);
				break;
			case 'back':
				this.#emit(message);
				break;
			case 'link':
				this.deviceLink = {
					key: message.key,
					code: message.code,
					until: Date.now() + message.expiresMs
				};
				break;
			case 'pong':
				this.#line.answered();
				// The network was said to be gone, but the line outlived it.
				if (this.link === 'lost') this.#catchUp();
				break;
			case 'seen': // [ROOM-SEEN.1]
				this.#line.send({ type: 'seen', mark: message.mark });
				break;
			case 'stale':
				this.#mark('stale');
				this.#line.hangUp();
				break;
			case 'error':
				this.refusal = { of: 'error', rule: '', say: message.say };
				break;
		}
		this.#mixIn();
	}

	#show(picture: Picture): void {
		const before = this.#picture;
		this.#picture = picture;
		if (picture === before) return;
		this.room = picture.room;
		this.open = picture.open;
		this.own = picture.own;
		this.log = picture.log;
		this.logFrom = picture.logFrom;
		this.chat = picture.chat;
		this.whispers = picture.whispers;
		this.signs = picture.signs;
		this.ends = picture.ends;
		this.you = picture.you;
		this.since = picture.since;
		this.due = picture.due;
		this.dueOf = picture.dueOf;
		if (picture.room?.round !== before.room?.round) this.answered = this.did = null;
		// Somebody took back what they did before.
		if (this.answered !== null && (picture.open?.n ?? 0) < this.answered) this.did = null;
		if (this.sending && this.sending.counter <= picture.you.counter) {
			this.did = this.sending.says;
			this.sending = null;
			this.answered = picture.open?.n ?? null;
		}
	}

	#mine({ you, key }: ServerMessageOf<'you'>, hadSeat: boolean): void {
		if (key) this.#key = key;
		if (you.seat !== null) this.#remember();
		else if (hadSeat && this.#key) retire(this.name, this.#key, this.storage);
		else {
			this.#key = null;
			forget(this.name, this.storage);
		}
	}

	#remember(): void {
		if (!this.#key || !this.you.seat) return;
		const game = this.room?.game ?? '';
		remember({ table: this.name, key: this.#key, game, at: Date.now() }, this.storage);
	}

	#refused({ counter, of, rule, say }: ServerMessageOf<'refused'>): void {
		if (counter !== undefined && this.sending?.counter === counter) {
			this.draft = this.sending;
			this.sending = null;
		}
		this.refusal = { of, rule, say };
		this.#emit({ type: 'refused', refusal: this.refusal });
	}

	/** Each new commitment is answered once with this seat's own share of the shuffle. */
	#mixIn(): void {
		const { room, you } = this.#picture;
		if (!room || !you.seat || room.phase !== 'lobby' || this.#salted === room.commitment) return;
		this.#salted = room.commitment;
		this.send({ type: 'salt', salt: newSalt() });
	}

	#emit(event: TableEvent): void {
		for (const listener of this.#listeners) listener(event);
	}

	#mark(link: Link): void {
		if (this.#lost) clearTimeout(this.#lost);
		this.#lost = null;
		if (!isFinal(this.link)) this.link = link;
	}

	#down(): void {
		if (isFinal(this.link) || this.link === 'lost') return;
		this.link = 'connecting';
		this.#lost ??= setTimeout(() => this.#mark('lost'), BLINK_MS);
	}
}
