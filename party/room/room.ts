/**
 * One table, whatever its host: what a host calls, and what becomes of each message. It is paid for, read,
 * and put in the line of turns (`turns.ts`); what needs no turn is answered at once.
 */
import { msg } from '$lib/core';
import { LIMITS, readClient, SALT_BYTES, saltFrom, UNREAD } from '$lib/protocol';
import type { Limits } from '$lib/protocol';
import { answer } from './answering';
import type { Answer } from './answering';
import { Audience } from './audience';
import { Budgets } from './budgets';
import { no } from './session';
import type { TableSession, Ground, Catalogue } from './session';
import { Gathering } from './gathering';
import { Http } from './http';
import { seatBehind, speakerOf } from './listener';
import type { Listener } from './listener';
import { Pictures } from './pictures';
import type { HttpAnswer, Port, Socket } from './port';
import { refuse } from './refusing';
import type { Request } from './requests';
import { Sockets } from './sockets';
import { Tries } from './tries';
import { Turns } from './turns';
import { Waiting } from './waiting';

/** [ROOM-COST.5] */
const WATCHERS_SAID_ENOUGH = no(
	'ROOM-COST.5',
	msg('Watchers can say one thing a second here, and thirty a minute in all; wait a little.')
);

export class Room {
	readonly #ground: Ground;
	readonly #budgets: Budgets;
	readonly #turns: Turns;
	readonly #waiting = new Waiting();
	readonly #sockets: Sockets;
	readonly #gathering: Gathering;
	readonly #pictures: Pictures;
	readonly #http: Http;
	readonly #said: Answer;

	/** `name` is what stands in the link. */
	constructor(port: Port, catalogue: Catalogue, name: string, limits: Limits = LIMITS) {
		const audience = new Audience(
			(listener, code, reason) => this.#sockets.letGo(listener, code, reason),
			saltFrom(port.random(SALT_BYTES))
		);
		const ground = { port, catalogue, limits, name, audience };
		const tries = new Tries(limits);
		const budgets = new Budgets(limits, () => port.now());
		const turns = new Turns(ground);
		const sockets = new Sockets(ground, turns, budgets, this.#waiting);
		this.#said = async (turn, from, message) => {
			// What it said may have waited in line while it was let go.
			if (!sockets.isGone(from.socket)) await answer(turn, from, message, tries);
		};
		this.#ground = ground;
		this.#budgets = budgets;
		this.#turns = turns;
		this.#sockets = sockets;
		this.#gathering = new Gathering(port, turns, this.#said);
		this.#pictures = new Pictures(ground, turns, budgets, this.#waiting, this.#said);
		this.#http = new Http(ground, turns, budgets);
	}

	/** The table as it lies there. Throws while it could not be read. */
	get session(): TableSession {
		const { session } = this.#turns;
		if (!session) throw new Error('This table has not been read.');
		return session;
	}

	/** Fulfilled when all that was asked so far is done. */
	get idle(): Promise<void> {
		return this.#turns.idle;
	}

	connect(socket: Socket, address: string | null): void {
		this.#sockets.connect(socket, address);
	}

	disconnect(socket: Socket): void {
		this.#sockets.disconnect(socket);
	}

	/** The host's alarm. */
	alarm(): Promise<void> {
		return this.#turns.alarm();
	}

	/** What was handed to the store was not kept. */
	lost(error: unknown): Promise<void> {
		return this.#turns.lost(error);
	}

	/** `path`: '' for how the table stands, or the name of a file; `key`: a seat's, if one was said. */
	request(path: string, key: string | null = null): Promise<HttpAnswer> {
		return this.#http.request(path, key);
	}

	message(socket: Socket, raw: unknown): void {
		const listener = this.#sockets.listenerAt(socket) ?? this.#announced(socket);
		if (!listener) return;
		if (!this.#budgets.pays(listener)) {
			this.#tooMuch(listener);
			return;
		}
		const read = readClient(raw, speakerOf(listener));
		if (!read.ok) {
			this.#budgets.refused(listener);
			refuse(this.#ground, listener, read.of, UNREAD[read.why], read.counter);
			return;
		}
		const { message } = read;
		if (message.type === 'hello' || message.type === 'resync') {
			listener.excess = 0;
			this.#gathering.letIn();
			this.#pictures.wish(listener, message);
		} else if (!this.#budgets.paysFor(listener, message.type, this.#waiting.isAny)) {
			this.#tooMuch(listener);
		} else {
			listener.excess = 0;
			this.#take(listener, message);
		}
	}

	/** A first word may come in before the host has announced the connection. */
	#announced(socket: Socket): Listener | undefined {
		this.connect(socket, socket.address);
		return this.#sockets.listenerAt(socket);
	}

	/** What can be answered at once is; anything else waits for its turn. */
	#take(listener: Listener, message: Request): void {
		const { type } = message;
		if (type === 'ping') this.#ground.audience.tell(listener, { type: 'pong', n: message.n });
		else if (type === 'seen') listener.outbox.seen(message.mark);
		else if (this.#isUnwelcome(listener, type))
			refuse(this.#ground, listener, type, WATCHERS_SAID_ENOUGH);
		else if (type === 'act') this.#gathering.add(listener, message);
		// [ROOM-WHISPER.1] Answers that wait for each other do not come in sooner by it.
		else if (type === 'chat' && message.to) this.#line(listener, message);
		else {
			this.#gathering.letIn();
			this.#line(listener, message);
		}
	}

	/** It is answered in its place in the table's line. */
	#line(listener: Listener, message: Request): void {
		void this.#turns.take((turn) => this.#said(turn, listener, message), [listener]);
	}

	#isUnwelcome(listener: Listener, type: Request['type']): boolean {
		const isTalk = type === 'chat' || type === 'emote';
		return isTalk && !seatBehind(listener) && !this.#budgets.watchersSpeak();
	}

	/** [ROOM-LIMIT.2] Told once, then not heard, then closed. */
	#tooMuch(listener: Listener): void {
		listener.excess += 1;
		if (listener.excess > this.#ground.limits.patience)
			this.#sockets.letGo(listener, 4029, 'Too many messages.');
		else if (listener.excess === 1)
			refuse(
				this.#ground,
				listener,
				'message',
				no('ROOM-LIMIT.2', msg('That was too much at once; wait a second.'))
			);
	}
}
