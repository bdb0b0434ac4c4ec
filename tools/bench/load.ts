/**
 * Players that do nothing but play: each sends as soon as it may, and notes how long the answer took. Of
 * what they hear they read as little as they can, at every room alike: rooms are measured, not players.
 */
import { sampleAnswer, type OwnDecision, type OwnLook } from '../../src/lib/core';
import type { Json } from '../../src/lib/core';
import { apply, Listening, PROTOCOL } from '../../src/lib/protocol';
import type { Patch, ServerMessage } from '../../src/lib/protocol';
import WebSocket from 'ws';

/** What was measured of a load. Times in ms. */
export interface Measured {
	readonly intents: number;
	readonly seconds: number;
	readonly perSecond: number;
	readonly p50: number;
	readonly p99: number;
	/** Intents under way at a time, at all tables together: what a closed loop of this room can keep busy. */
	readonly underWay: number;
	/** Sent to all four seats together for one intent: the median, and the mean. */
	readonly medianBytes: number;
	readonly meanBytes: number;
	readonly refused: number;
}

const dice = (below: number) => Math.floor(Math.random() * below);

export const percentile = (sorted: readonly number[], share: number): number =>
	sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Notes what happens while it is on. */
export class Meter {
	on = false;
	#began = 0;
	#ended = 0;
	#took: number[] = [];
	#bytes: number[] = [];
	refused = 0;

	start(): void {
		this.on = true;
		this.#began = performance.now();
	}

	stop(): void {
		this.on = false;
		this.#ended = performance.now();
	}

	/** An intent is done; what its table sent meanwhile is counted, but for the first, which had to set it up. */
	done(tookMs: number, traffic: Traffic): void {
		if (this.on) {
			this.#took.push(tookMs);
			if (traffic.isSetUp) this.#bytes.push(traffic.bytes);
		}
		traffic.bytes = 0;
		traffic.isSetUp = true;
	}

	result(): Measured {
		const took = this.#took.sort((a, b) => a - b);
		const bytes = this.#bytes.sort((a, b) => a - b);
		const seconds = (this.#ended - this.#began) / 1000;
		return {
			intents: took.length,
			seconds,
			perSecond: took.length / seconds,
			p50: percentile(took, 0.5),
			p99: percentile(took, 0.99),
			underWay: took.reduce((sum, ms) => sum + ms, 0) / 1000 / seconds,
			medianBytes: percentile(bytes, 0.5),
			meanBytes: bytes.reduce((sum, size) => sum + size, 0) / Math.max(1, bytes.length),
			refused: this.refused
		};
	}
}

const open = (url: string): Promise<WebSocket> =>
	new Promise((resolve, reject) => {
		const socket = new WebSocket(url, { perMessageDeflate: false });
		socket.on('open', () => resolve(socket));
		socket.on('error', reject);
	});

/** Bytes a table has sent since its last intent was done. */
interface Traffic {
	bytes: number;
	isSetUp: boolean;
}

export interface Load {
	/** All are seated: now play. */
	begin(): void;
	/** Sends no more; the sockets stay. */
	rest(): void;
	stop(): void;
}

/** ms a seat of ours waits before it answers; 0 while it plays as fast as it can. */
export interface Pace {
	ms: number;
}

/** Four seats at a trivial room, of whom so many have an intent under way, each one after the other. */
export async function trivialTable(
	url: string,
	room: string,
	meter: Meter,
	underWay: number
): Promise<Load> {
	const traffic: Traffic = { bytes: 0, isSetUp: false };
	let stopped = false;
	const sockets = await Promise.all(
		Array.from({ length: 4 }, (_, seat) => open(`${url}/parties/main/${room}?_pk=${room}-${seat}`))
	);
	const sends: (() => void)[] = [];
	for (const [seat, socket] of sockets.entries()) {
		const mine = `"from":"${room}-${seat}"`;
		let sent = 0;
		const send = () => {
			sent = performance.now();
			socket.send(`{"answer":${dice(9)}}`);
		};
		socket.on('message', (data) => {
			traffic.bytes += (data as Buffer).length;
			if (!(data as Buffer).includes(mine)) return;
			meter.done(performance.now() - sent, traffic);
			if (!stopped) send();
		});
		sends.push(send);
	}
	return {
		begin: () => sends.slice(0, underWay).forEach((send) => send()),
		rest: () => (stopped = true),
		stop() {
			stopped = true;
			for (const socket of sockets) socket.terminate();
		}
	};
}

/**
 * Whether it means anything to a seat that answers at random: what is its own, or the table's. At a real
 * table each device reads for itself; here one thread reads for all, and its time is the tables' time.
 */
const isOf = (data: Buffer) =>
	!data.includes('"type":"delta"') ||
	['"own":', '"mine":', '"accepted":', '"room":'].some((part) => data.includes(part));

/** One seat at a real table: answers whatever it is asked, at random. */
class Seat {
	own: OwnLook | null = null;
	/** What it was told of its own. */
	#told = new Listening(0);
	key: string | null = null;
	seated = false;
	phase = 'lobby';
	counter = 0;
	#sent = 0;
	#asked = 0;
	stopped = false;

	constructor(
		readonly socket: WebSocket,
		readonly traffic: Traffic,
		readonly meter: Meter,
		readonly pace: Pace,
		readonly isHost: boolean
	) {
		socket.on('message', (data) => {
			this.traffic.bytes += (data as Buffer).length;
			if (isOf(data as Buffer)) this.#hear(JSON.parse(String(data)) as ServerMessage);
		});
		this.say({ type: 'hello', protocol: PROTOCOL });
	}

	say(message: object): void {
		this.socket.send(JSON.stringify(message));
	}

	#hear(message: ServerMessage): void {
		switch (message.type) {
			case 'welcome':
				this.own = message.own;
				this.#told = new Listening(message.told.own);
				if (message.room.phase !== this.phase) this.#turn(message.room.phase);
				break;
			case 'you':
				this.key = message.key ?? this.key;
				this.seated = message.you.seat !== null;
				break;
			case 'delta': {
				const { own, mine } = message as { readonly own?: Json; readonly mine?: Json };
				if (own) this.own = apply(this.own, this.#told.read(own) as Patch) as OwnLook | null;
				if (mine) this.#told.read(mine);
				const phase = (message.room as { phase?: [string] } | undefined)?.phase?.[0];
				if (message.accepted) this.#done();
				if (phase) this.#turn(phase);
				break;
			}
			case 'accepted':
				this.#done();
				break;
			case 'seen':
				this.say({ type: 'seen', mark: message.mark });
				break;
			case 'refused':
				// Another was faster with a deal, or a rule forbids it: tries something else.
				if (this.meter.on) this.meter.refused += 1;
				if (this.#sent) this.counter -= 1; // nothing was done under that number
				this.#sent = 0;
				this.#asked = 0;
				break;
			default:
		}
		this.#act();
	}

	#done(): void {
		this.meter.done(performance.now() - this.#sent, this.traffic);
		this.#sent = 0;
	}

	/** A finished game is followed by the next. */
	#turn(phase: string): void {
		this.phase = phase;
		this.#asked = 0;
		if (phase === 'over' && this.isHost) this.say({ type: 'rematch' });
		if (phase === 'lobby' && this.isHost) this.say({ type: 'start', anyway: true });
	}

	#act(): void {
		const decision = this.own?.decision;
		if (!decision || this.#sent || decision.id === this.#asked || this.stopped) return;
		this.#asked = decision.id;
		if (this.pace.ms === 0) this.#answer(decision);
		else setTimeout(() => this.#answer(decision), this.pace.ms);
	}

	#answer({ id, shape }: OwnDecision): void {
		if (this.stopped || this.own?.decision?.id !== id) return;
		this.counter += 1;
		this.#sent = performance.now();
		this.say({
			type: 'act',
			decision: id,
			answer: sampleAnswer(shape, dice),
			counter: this.counter
		});
	}
}

async function until(holds: () => boolean, what: string): Promise<void> {
	const end = performance.now() + 30_000;
	while (!holds()) {
		if (performance.now() > end) throw new Error(`Waited in vain for ${what}.`);
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
}

export interface OrreryTable extends Load {
	readonly url: string;
	readonly keys: readonly string[];
}

/** Four seats at one of our tables, in this game. */
export async function orreryTable(
	url: string,
	table: string,
	game: string,
	meter: Meter,
	pace: Pace
): Promise<OrreryTable> {
	const address = `${url}/parties/main/${table}`;
	const traffic: Traffic = { bytes: 0, isSetUp: false };
	const seats: Seat[] = [];
	for (let i = 0; i < 4; i++) {
		const seat = new Seat(await open(address), traffic, meter, pace, i === 0);
		seats.push(seat);
		seat.say({ type: 'sit', name: `Player ${i + 1}` });
		await until(() => seat.seated && seat.key !== null, 'a chair');
	}
	const [host] = seats;
	host?.say({ type: 'options', game });
	host?.say({ type: 'options', house: { windowMs: 0, graceS: -1 } });
	return {
		begin: () => host?.say({ type: 'start', anyway: true }),
		url: address,
		keys: seats.map(({ key }) => key ?? ''),
		rest() {
			for (const seat of seats) seat.stopped = true;
		},
		stop() {
			for (const seat of seats) seat.socket.terminate();
		}
	};
}

const PATIENCE_MS = 10_000;

/** Opens a socket for this key; fulfilled when the whole view is there, in ms. */
async function comeBack(url: string, key: string): Promise<number> {
	const began = performance.now();
	const socket = await open(url);
	try {
		await new Promise<void>((resolve, reject) => {
			setTimeout(() => reject(new Error('No view came.')), PATIENCE_MS).unref();
			socket.on('close', () => reject(new Error('The line broke.')));
			socket.on('message', (data) => {
				const message = JSON.parse(String(data)) as ServerMessage;
				if (message.type === 'welcome' && message.own) resolve();
			});
			socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, key }));
		});
		return performance.now() - began;
	} finally {
		socket.terminate();
	}
}

/**
 * How long it takes a seat to see its table again: from opening the socket to the whole view, sorted.
 * One that does not come through counts as having taken all the time there was.
 */
export async function reconnects(tables: readonly OrreryTable[], times: number): Promise<number[]> {
	const took: number[] = [];
	for (let i = 0; i < times; i++) {
		const table = tables[i % tables.length];
		const key = table?.keys[i % table.keys.length];
		if (!table || !key) break;
		took.push(await comeBack(table.url, key).catch(() => PATIENCE_MS));
	}
	return took.sort((a, b) => a - b);
}

/** What is used of socket.io's client, which boardgame.io brings along. */
interface Io {
	on(event: string, heard: (...args: never[]) => void): void;
	emit(event: string, ...args: unknown[]): void;
	disconnect(): void;
}
type Connect = (url: string, options: object) => Io;

/** Four players at a boardgame.io match, who move in turn. */
export async function boardgameMatch(
	connect: Connect,
	url: string,
	matchID: string,
	meter: Meter
): Promise<Load> {
	const traffic: Traffic = { bytes: 0, isSetUp: false };
	const sockets: Io[] = [];
	let stopped = false;
	let moving: string | null = null;
	let sent = 0;
	for (const player of ['0', '1', '2', '3']) {
		const socket = connect(`${url}/bench`, { transports: ['websocket'], forceNew: true });
		sockets.push(socket);
		const move = (state: MatchState) => {
			if (stopped || moving !== null || state.ctx.currentPlayer !== player) return;
			const payload = { type: 'move', args: [dice(20)], playerID: player, credentials: null };
			moving = player;
			sent = performance.now();
			socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, player);
		};
		let state: MatchState | null = null;
		socket.on('update', ((_match: string, next: MatchState) => {
			traffic.bytes += JSON.stringify(next).length;
			state = next;
			if (moving === player) {
				meter.done(performance.now() - sent, traffic);
				moving = null;
			}
			for (const tell of waiting) tell();
		}) as never);
		const waiting = matchMoves.get(matchID) ?? [];
		matchMoves.set(matchID, waiting);
		waiting.push(() => state && move(state));
		// The first to ask makes the match.
		await new Promise<void>((resolve) => {
			socket.on('sync', ((_match: string, sync: { state: MatchState }) => {
				state = sync.state;
				resolve();
			}) as never);
			socket.emit('sync', matchID, player, null, 4);
		});
	}
	return {
		begin: () => matchMoves.get(matchID)?.forEach((tell) => tell()),
		rest: () => (stopped = true),
		stop() {
			stopped = true;
			matchMoves.delete(matchID);
			for (const socket of sockets) socket.disconnect();
		}
	};
}

interface MatchState {
	readonly _stateID: number;
	readonly ctx: { readonly currentPlayer: string };
}

/** Whoever's turn it is moves when any of the four hears of it: each with the last state it was told. */
const matchMoves = new Map<string, (() => unknown)[]>();
