/** A player over a real socket: the same picture a page keeps, and ways to wait for it. */
import type { Answer } from '$lib/core';
import { Ear, PROTOCOL } from '$lib/protocol';
import type { ClientMessage, ServerMessage, ServerMessageOf } from '$lib/protocol';
import { BLANK, hear } from '$lib/table/picture';
import type { Picture } from '$lib/table/picture';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
/** After this long, a line that is still opening is given up for a new one. */
const OPENING_MS = 4_000;

/** An answer on its way. */
export interface Sending {
	readonly decision: number;
	readonly answer: Answer;
	readonly counter: number;
}
/** The room's word on an answer. */
export type Word = 'accepted' | 'refused';

export class NetPlayer {
	picture: Picture = BLANK;
	key: string | null = null;
	counter = 0;
	/** The answer of which nothing was heard yet. */
	sending: Sending | null = null;
	/** The highest number the room has said yes to. */
	acknowledged = 0;
	bytes = 0;
	readonly said: ServerMessage[] = [];
	readonly #ear = new Ear();
	#socket: WebSocket | null = null;
	/** How the last line ended: the code and the reason it was closed with. */
	#end = '';
	#waiting = new Set<() => void>();

	constructor(
		/** `http://127.0.0.1:1999` */
		public url: string,
		readonly table: string,
		readonly name = ''
	) {}

	/** Opens a line and says hello; fulfilled when the room has answered. */
	async connect({ fresh = false } = {}): Promise<this> {
		if (fresh) this.picture = BLANK;
		const greeted = this.said.length;
		await this.#open();
		const { epoch, seq } = this.picture;
		this.send({
			type: 'hello',
			protocol: PROTOCOL,
			...(this.key ? { key: this.key } : {}),
			...(epoch ? { since: { epoch, seq } } : {}),
			...(this.name ? { name: this.name } : {})
		});
		await this.until(
			() =>
				this.said
					.slice(greeted)
					.some(({ type }) => type === 'welcome' || type === 'resumed' || type === 'stale'),
			'an answer to hello'
		);
		return this;
	}

	/** A line that does not open is tried again, as a page does: a network promises no more. */
	async #open(): Promise<void> {
		const url = `${this.url.replace('http', 'ws')}/parties/main/${this.table}`;
		const end = Date.now() + PATIENCE_MS;
		for (;;) {
			const socket = new WebSocket(url);
			let timer: NodeJS.Timeout | undefined;
			// Not by `readyState`: one that fails to open stays "connecting" in Node 20.
			const opened = await new Promise<boolean>((resolve) => {
				timer = setTimeout(() => resolve(false), OPENING_MS);
				socket.onopen = () => resolve(true);
				socket.onerror = socket.onclose = () => resolve(false);
			});
			clearTimeout(timer);
			if (opened) {
				this.#socket = socket;
				socket.onmessage = ({ data }) => this.#hear(String(data));
				socket.onclose = ({ code, reason }) => {
					this.#end = `${code} ${reason}`.trim();
					this.#wake();
				};
				socket.onerror = () => this.#wake();
				return;
			}
			socket.close();
			if (Date.now() > end) throw new Error(`No line to ${url} opened.`);
			await sleep(250);
		}
	}

	#hear(text: string): void {
		this.bytes += text.length;
		const message = this.#ear.read(text);
		if (!message || message === 'gap') throw new Error(`Not a message: ${text.slice(0, 200)}`);
		this.said.push(message);
		// Tests need not care whether the word came by itself or with the change.
		if (message.type === 'delta' && message.accepted)
			this.said.push({ type: 'accepted', ...message.accepted });
		if (message.type === 'you') this.key = message.you.seat ? (message.key ?? this.key) : null;
		if (message.type === 'seen') this.send({ type: 'seen', mark: message.mark });
		const heard = hear(this.picture, message, Date.now());
		if (heard === 'gap') this.send({ type: 'resync' });
		else this.picture = heard.picture;
		this.#wake();
	}

	#wake(): void {
		for (const check of [...this.#waiting]) check();
	}

	/** Fulfilled once it holds. Rejected when the line breaks, or after 15 seconds. */
	until(holds: () => boolean, what = holds.toString()): Promise<void> {
		return new Promise((resolve, reject) => {
			const done = (error?: Error) => {
				clearTimeout(timer);
				this.#waiting.delete(check);
				if (error) reject(error);
				else resolve();
			};
			const check = () => {
				if (holds()) done();
				else if (this.isClosed)
					done(new Error(`The line broke (${this.#end}) while waiting for ${what}.`));
			};
			const timer = setTimeout(
				() =>
					done(new Error(`Waited in vain for ${what}; last: ${JSON.stringify(this.said.at(-1))}`)),
				PATIENCE_MS
			);
			this.#waiting.add(check);
			check();
		});
	}

	/** Fulfilled once the other end has closed the line. Rejected after 15 seconds. */
	async closed(): Promise<void> {
		const end = Date.now() + PATIENCE_MS;
		while (!this.isClosed) {
			if (Date.now() > end) throw new Error('The line stays open.');
			await sleep(5);
		}
	}

	/** Asks for the whole picture; fulfilled when it has come, after all that was on its way. */
	async lookAnew(): Promise<void> {
		const from = this.said.length;
		this.send({ type: 'resync' });
		await this.until(
			() => this.said.slice(from).some(({ type }) => type === 'welcome'),
			'the whole picture'
		);
	}

	get isClosed(): boolean {
		return !this.#socket || this.#socket.readyState > 1;
	}

	send(message: ClientMessage): void {
		this.raw(JSON.stringify(message));
	}

	raw(text: string): void {
		this.#socket?.send(text);
	}

	/** Answers, and waits for the room's word on it. Told to wait a second (ROOM-LIMIT.2), it waits and says it again. */
	async act(answer: Answer, decision = this.picture.own?.decision?.id ?? -1): Promise<Word> {
		this.counter = Math.max(this.counter, this.picture.you.counter) + 1;
		this.sending = { decision, answer, counter: this.counter };
		return this.#deliver(this.sending);
	}

	/** After a broken line: says again what nothing was heard about. Null when there is no such thing. */
	async actAgain(): Promise<Word | null> {
		return this.sending && this.#deliver(this.sending);
	}

	async #deliver(sending: Sending): Promise<Word> {
		const from = this.said.length;
		const word = () =>
			this.said
				.slice(from)
				.find(
					(message): message is ServerMessageOf<Word> =>
						(message.type === 'accepted' || message.type === 'refused') &&
						message.counter === sending.counter
				);
		for (;;) {
			const sent = this.said.length;
			const tooFast = () =>
				this.said.slice(sent).some((one) => one.type === 'refused' && one.rule === 'ROOM-LIMIT.2');
			this.send({ type: 'act', ...sending });
			await this.until(
				() => word() !== undefined || tooFast(),
				`word on ${JSON.stringify(sending.answer)}`
			);
			const found = word();
			if (found) {
				this.sending = null;
				if (found.type === 'accepted') this.acknowledged = sending.counter;
				return found.type;
			}
			await sleep(1000);
		}
	}

	last<T extends ServerMessage['type']>(type: T): ServerMessageOf<T> | undefined {
		return this.said
			.filter((message): message is ServerMessageOf<T> => message.type === type)
			.at(-1);
	}

	close(): void {
		this.#socket?.close();
	}
}

/** A table of people on real sockets, everybody seated; the first is the host. */
export async function netTable(
	url: string,
	table: string,
	people: number,
	bots = 0
): Promise<NetPlayer[]> {
	const players: NetPlayer[] = [];
	for (let i = 0; i < people; i++) {
		const player = await new NetPlayer(url, table, `Player ${i + 1}`).connect();
		player.send({ type: 'sit', salt: String(i).repeat(32).slice(0, 32) });
		await player.until(() => player.picture.you.seat !== null && player.key !== null);
		players.push(player);
	}
	for (let i = 0; i < bots; i++) players[0]?.send({ type: 'addBot', level: 'random' });
	return players;
}
