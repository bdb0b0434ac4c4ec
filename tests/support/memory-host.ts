/** A host in memory: a store that can fail, a clock that moves when told, sockets that are two queues. */
import { Counts, GATHER_MS, Room } from '../../party/room';
import type { HttpAnswer, LobbyNotice, Port, Catalogue, Socket, Store } from '../../party/room';
import type { Nudge, Nudged, NudgesTo, Push } from '../../party/room';
import { botsFor } from '$lib/bots';
import { Ear, LIMITS, PROTOCOL } from '$lib/protocol';
import type { Budget, ClientMessage, Limits, ServerMessage, ServerMessageOf } from '$lib/protocol';
import { BLANK, hear } from '$lib/table/picture';
import type { Picture } from '$lib/table/picture';
import { toy } from './toy';

export const TOYS: Catalogue = { games: { toy }, botsFor: () => botsFor(toy) };

const ENDLESS: Budget = { burst: 1e9, perSecond: 1e9 };

/** No limits that a quick test would meet. */
export const GENEROUS: Limits = {
	seat: ENDLESS,
	watcher: ENDLESS,
	watchers: ENDLESS,
	address: ENDLESS,
	watchersChat: [],
	files: ENDLESS,
	refused: 1,
	pictureMs: 0,
	patience: 1e9,
	markEvery: LIMITS.markEvery,
	unread: LIMITS.unread,
	sockets: 64,
	socketsPerAddress: 64,
	wrongCodes: 20,
	wrongCodesEach: 5,
	pushServices: LIMITS.pushServices
};

/** A small generator for tests: the same seed, the same numbers. */
function mulberry(seed: number): () => number {
	let a = seed >>> 0;
	return () => {
		a = (a + 0x6d2b79f5) >>> 0;
		let t = Math.imul(a ^ (a >>> 15), 1 | a);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

export const diceFrom = (seed: number) => {
	const random = mulberry(seed);
	return (below: number) => Math.floor(random() * below);
};

export class MemoryStore implements Store {
	readonly kept = new Map<string, string>();
	puts = 0;
	/** Set to make the next writes fail. */
	failing = 0;
	/** While true none succeeds, and whoever hosts it knows that once one has failed. */
	full = false;
	isKnownFull = false;

	async get(keys: readonly string[]) {
		await Promise.resolve();
		return new Map(
			keys.flatMap((key) => (this.kept.has(key) ? [[key, this.kept.get(key) as string]] : []))
		);
	}
	async list(prefix: string, last?: number) {
		await Promise.resolve();
		const all = [...this.kept]
			.filter(([key]) => key.startsWith(prefix))
			.sort(([a], [b]) => (a < b ? -1 : 1));
		return new Map(last === undefined ? all : all.slice(-last));
	}
	async put(entries: { readonly [key: string]: string }) {
		await Promise.resolve();
		if (this.full) {
			this.isKnownFull = true;
			throw new Error('The disk is full.');
		}
		if (this.failing > 0) {
			this.failing -= 1;
			throw new Error('The disk is full.');
		}
		this.puts += 1;
		for (const [key, value] of Object.entries(entries)) {
			if (value.length * 2 > 128 * 1024) throw new Error(`${key} is longer than a host keeps.`);
			this.kept.set(key, value);
		}
	}
	async delete(keys: readonly string[]) {
		await Promise.resolve();
		for (const key of keys) this.kept.delete(key);
	}
}

/** A push service in memory, which keeps what it was sent. */
export class MemoryPush implements Push {
	readonly sent: { readonly to: NudgesTo; readonly nudge: Nudge }[] = [];
	/** What becomes of the next ones. */
	answer: Nudged = 'sent';
	/** Whether its keys can be had. */
	hasKeys = true;

	async keys() {
		await Promise.resolve();
		if (!this.hasKeys) throw new Error('The list does not answer.');
		return { publicKey: 'public', privateKey: 'private' };
	}

	async send(_keys: unknown, to: NudgesTo, nudge: Nudge) {
		await Promise.resolve();
		this.sent.push({ to, nudge });
		return this.answer;
	}
}

interface Timer {
	readonly at: number;
	readonly work: () => void;
}

interface Setup {
	readonly catalogue?: Catalogue;
	readonly seed?: number;
	readonly limits?: Limits;
	readonly name?: string;
	/** The moment in which answers are gathered passes only when time does. */
	readonly still?: boolean;
}

export class MemoryHost {
	readonly store = new MemoryStore();
	readonly notices: LobbyNotice[] = [];
	readonly faults: string[] = [];
	readonly counts = new Counts();
	readonly push = new MemoryPush();
	/** ms since 1970, by this host's clock. */
	time = Date.UTC(2030, 0, 1);
	room: Room;
	readonly #sockets = new Set<MemorySocket>();
	#timers: Timer[] = [];
	#alarm: number | null = null;
	readonly #setup: Setup;
	#catalogue: Catalogue;
	readonly #random: () => number;

	constructor(setup: Setup = {}) {
		this.#setup = setup;
		this.#catalogue = setup.catalogue ?? TOYS;
		this.#random = mulberry(setup.seed ?? 1);
		this.room = this.#open();
	}

	#open(): Room {
		const timers: Timer[] = [];
		this.#timers = timers;
		const { store } = this;
		const port: Port = {
			store,
			get hasRoom() {
				return store.isKnownFull ? () => Promise.resolve(!(store.isKnownFull = store.full)) : null;
			},
			now: () => this.time,
			random: (bytes) => Uint8Array.from({ length: bytes }, () => Math.floor(this.#random() * 256)),
			later: (ms, work) => {
				const passes = ms <= GATHER_MS && !this.#setup.still;
				const timer = { at: this.time + (passes ? 0 : ms), work };
				timers.push(timer);
				return () => {
					const at = timers.indexOf(timer);
					if (at >= 0) timers.splice(at, 1);
				};
			},
			wakeAt: (at) => (this.#alarm = at),
			sockets: () => this.#sockets,
			push: this.push,
			counts: this.counts,
			lobby: (notice) => this.notices.push(notice),
			log: (what, error) => this.faults.push(`${what}: ${String(error)}`)
		};
		const { name = 'quiet-comet-41', limits = GENEROUS } = this.#setup;
		return new Room(port, this.#catalogue, name, limits);
	}

	/** Until nothing is left to do at this moment. */
	async settle(): Promise<void> {
		for (;;) {
			await this.room.idle;
			for (const socket of this.#sockets) socket.pump();
			const due = this.#timers.findIndex(({ at }) => at <= this.time);
			if (due >= 0) {
				const [timer] = this.#timers.splice(due, 1);
				timer?.work();
				continue;
			}
			const before = this.room.idle;
			await before;
			if (before === this.room.idle && [...this.#sockets].every((socket) => socket.quiet)) return;
		}
	}

	/** Lets time pass: timers and the alarm go off in their order. */
	async pass(ms: number): Promise<void> {
		const end = this.time + ms;
		await this.settle();
		for (;;) {
			const timer = Math.min(...this.#timers.map(({ at }) => at), Infinity);
			const next = Math.min(timer, this.#alarm ?? Infinity);
			if (next > end) break;
			this.time = Math.max(this.time, next);
			if (this.#alarm !== null && this.#alarm <= this.time) {
				this.#alarm = null;
				await this.room.alarm();
			}
			await this.settle();
		}
		this.time = end;
		await this.settle();
	}

	get alarm(): number | null {
		return this.#alarm;
	}

	connect(address: string | null = null): MemorySocket {
		const socket = new MemorySocket(this, address);
		this.#sockets.add(socket);
		this.room.connect(socket, address);
		return socket;
	}

	gone(socket: MemorySocket): void {
		if (!this.#sockets.delete(socket)) return;
		this.room.disconnect(socket);
	}

	/** The process died and another one started, of another build if one is given: memory, timers and sockets are lost. */
	restart(catalogue = this.#catalogue): void {
		this.#catalogue = catalogue;
		for (const socket of this.#sockets) socket.closed ??= { code: 1006, reason: '' };
		this.#sockets.clear();
		this.room = this.#open();
	}

	/** The table was put to sleep: memory and timers are lost, sockets and the alarm stay. */
	sleep(): void {
		this.room = this.#open();
	}

	async request(path: string, key: string | null = null): Promise<HttpAnswer> {
		let answer: HttpAnswer | null = null;
		void this.room.request(path, key).then((found) => (answer = found));
		for (;;) {
			await this.settle();
			if (answer) return answer;
			// One that makes a file may wait for another of this process.
			await this.pass(50);
		}
	}
}

/** The room's end of a line, with both of its queues. Messages wait while `held`. */
export class MemorySocket implements Socket {
	label: string | null = null;
	readonly site = 'orrery.example';
	closed: { code: number; reason: string } | null = null;
	/** While true nothing is delivered either way. */
	held = false;
	/** Its other end does not answer a close, and speaks on. */
	stubborn = false;
	readonly up: string[] = [];
	readonly down: string[] = [];
	/** Everything ever delivered to the page. */
	readonly heard: string[] = [];
	onmessage: (text: string) => void = () => undefined;
	/** Called when the room closes it. */
	onclose: (code: number) => void = () => undefined;

	constructor(
		readonly host: MemoryHost,
		readonly address: string | null
	) {}

	send(text: string): void {
		if (this.closed) throw new Error('The socket is closed.');
		this.down.push(text);
	}

	close(code: number, reason: string): void {
		if (this.closed) return;
		this.closed = { code, reason };
		if (!this.stubborn) this.host.gone(this);
		this.onclose(code);
	}

	get quiet(): boolean {
		return this.held || (this.up.length === 0 && this.down.length === 0);
	}

	pump(): void {
		if (this.held) return;
		for (const text of this.up.splice(0)) this.host.room.message(this, text);
		for (const text of this.down.splice(0)) {
			this.heard.push(text);
			this.onmessage(text);
		}
	}
}

/** A person at a table, as far as the room can tell: a socket at a time, a key, a picture. */
export class Player {
	picture: Picture = BLANK;
	key: string | null = null;
	counter = 0;
	socket: MemorySocket;
	readonly said: ServerMessage[] = [];
	readonly #sockets: MemorySocket[] = [];
	readonly #ear = new Ear();

	constructor(
		readonly host: MemoryHost,
		readonly name = '',
		/** Where it connects from. */
		readonly from: string | null = null
	) {
		this.socket = this.#plug();
	}

	#plug(): MemorySocket {
		const socket = this.host.connect(this.from);
		this.#sockets.push(socket);
		socket.onmessage = (text) => this.#hear(text);
		return socket;
	}

	/** Every text this player was ever sent, whichever socket it came by. */
	get frames(): string[] {
		return this.#sockets.flatMap(({ heard }) => heard);
	}

	#hear(text: string): void {
		const message = this.#ear.read(text);
		if (!message) throw new Error(`Not a message: ${text.slice(0, 200)}`);
		if (message === 'gap') {
			this.send({ type: 'resync' });
			return;
		}
		this.said.push(message);
		// Tests need not care whether the word came by itself or with the change.
		if (message.type === 'delta' && message.accepted)
			this.said.push({ type: 'accepted', ...message.accepted });
		if (message.type === 'you') this.key = message.you.seat ? (message.key ?? this.key) : null;
		if (message.type === 'seen') this.send({ type: 'seen', mark: message.mark });
		const heard = hear(this.picture, message, this.host.time);
		if (heard === 'gap') this.send({ type: 'resync' });
		else this.picture = heard.picture;
	}

	/** The last message of this type. */
	last<T extends ServerMessage['type']>(type: T): ServerMessageOf<T> | undefined {
		return this.said
			.filter((message): message is ServerMessageOf<T> => message.type === type)
			.at(-1);
	}

	send(message: ClientMessage): void {
		this.socket.up.push(JSON.stringify(message));
	}

	raw(text: string): void {
		this.socket.up.push(text);
	}

	async ask(message: ClientMessage): Promise<void> {
		this.send(message);
		await this.host.settle();
	}

	hello(since = true): void {
		const { epoch, seq } = this.picture;
		this.send({
			type: 'hello',
			protocol: PROTOCOL,
			...(this.key ? { key: this.key } : {}),
			...(since && epoch ? { since: { epoch, seq } } : {}),
			...(this.name ? { name: this.name } : {})
		});
	}

	/** Comes back on a new socket. The old one may not know yet that it is dead. */
	async reconnect({ fresh = false, close = true } = {}): Promise<void> {
		if (close) this.socket.close(1006, '');
		this.socket = this.#plug();
		if (fresh) this.picture = BLANK;
		this.hello();
		await this.host.settle();
	}

	drop(): void {
		this.socket.close(1006, '');
	}

	get seat() {
		return this.picture.you.seat;
	}

	get decision() {
		return this.picture.own?.decision ?? null;
	}

	/** Answers the question this seat is asked. */
	act(answer: unknown, decision = this.decision?.id ?? -1): number {
		this.counter = Math.max(this.counter, this.picture.you.counter) + 1;
		this.send({ type: 'act', decision, answer, counter: this.counter } as ClientMessage);
		return this.counter;
	}

	/** What the last thing refused was refused for. */
	get refusal(): ServerMessageOf<'refused'> | undefined {
		return this.last('refused');
	}
}

/** So many people at a table, and so many bots, greeted and seated. */
export async function seated(host: MemoryHost, people: number, bots = 0): Promise<Player[]> {
	const players: Player[] = [];
	for (let i = 0; i < people; i++) {
		const player = new Player(host, ['Ines', 'Tomasz', 'Lars', 'Mei', 'Ada', 'Bo', 'Cy', 'Di'][i]);
		player.hello();
		await host.settle();
		await player.ask({ type: 'sit', salt: String(i).repeat(32).slice(0, 32) });
		players.push(player);
	}
	const [host1] = players;
	for (let i = 0; i < bots; i++) await host1?.ask({ type: 'addBot', level: 'random' });
	return players;
}

/** The same, with the game begun. */
export async function playing(
	host: MemoryHost,
	people: number,
	{
		bots = 0,
		options = {},
		house = {}
	}: {
		bots?: number;
		options?: Record<string, string | number | boolean>;
		house?: Record<string, string | number | boolean>;
	} = {}
): Promise<Player[]> {
	const players = await seated(host, people, bots);
	await players[0]?.ask({ type: 'options', options, house: { windowMs: 0, botMs: 0, ...house } });
	await players[0]?.ask({ type: 'start', anyway: true });
	return players;
}

/** All of them want another game, which so is set up. */
export async function again(players: readonly (Player | undefined)[]): Promise<void> {
	for (const player of players) await player?.ask({ type: 'rematch' });
}

/** Says yes, or no, to all that is asked of this seat's owner. */
export async function sayYes(player: Player | undefined, yes = true): Promise<void> {
	const seat = player?.seat;
	for (const { id, voters } of player?.picture.room?.votes ?? [])
		if (seat && voters.includes(seat)) await player.ask({ type: 'vote', vote: id, yes });
}
