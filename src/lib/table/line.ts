/** A page's line to a room: kept open, dialled again when it breaks, and tried now and then. It knows no table. */
import type { ClientMessage } from '../protocol';
import PartySocket from 'partysocket';

export interface Rooms {
	/** Host and port of the rooms; the page's own where it is left out. */
	readonly host?: string;
	/** For Node, which has no WebSocket of its own before 22. */
	readonly WebSocket?: unknown;
}

/** What the line tells. */
interface Calls {
	/** At first, and after each break: say hello before anything else. */
	opened(): void;
	broke(): void;
	/** The device says that there is no network; the line may yet outlive it. */
	offline(): void;
	heard(raw: unknown): void;
	/** The room has closed it for good. */
	sentAway(): void;
}

/** By this code a room closes the line of who was sent away. */
const SENT_AWAY = 4003;

/** Every beat the line is tried, and it must answer in time: a phone's socket can die without a word. */
const BEAT_MS = 15_000;
const ANSWER_MS = 5_000;
/** After the page was asleep or the network came back, less patience. */
const HURRY_MS = 1_500;

export class Line {
	#socket: PartySocket | null = null;
	#pings = 0;
	/** Runs out unless the ping is answered. */
	#patience: ReturnType<typeof setTimeout> | undefined;

	constructor(
		readonly room: string,
		readonly rooms: Rooms,
		readonly calls: Calls
	) {}

	/** Opens it and keeps it open. Gives back what closes it for good. */
	open(): () => void {
		this.#dial();
		const beat = setInterval(() => this.#ping(ANSWER_MS), BEAT_MS);
		const wake = () => this.#wake();
		const offline = () => this.calls.offline();
		globalThis.addEventListener?.('online', wake);
		globalThis.addEventListener?.('offline', offline);
		globalThis.document?.addEventListener('visibilitychange', wake);
		return () => {
			globalThis.removeEventListener?.('online', wake);
			globalThis.removeEventListener?.('offline', offline);
			globalThis.document?.removeEventListener('visibilitychange', wake);
			clearInterval(beat);
			this.hangUp();
		};
	}

	/** False when the line is down. */
	send(message: ClientMessage): boolean {
		if (this.#socket?.readyState !== 1) return false;
		this.#socket.send(JSON.stringify(message));
		return true;
	}

	/** A ping came back. */
	answered(): void {
		clearTimeout(this.#patience);
	}

	/** It is not dialled again, and nothing more is heard. */
	hangUp(): void {
		clearTimeout(this.#patience);
		const socket = this.#socket;
		this.#socket = null;
		socket?.close();
	}

	#dial(): void {
		const { host = globalThis.location?.host ?? 'localhost', WebSocket } = this.rooms;
		const socket = new PartySocket({
			host,
			// As the page came: by itself it takes every host it does not know for one with a certificate.
			protocol: globalThis.location?.protocol === 'https:' ? 'wss' : 'ws',
			party: 'main',
			room: this.room,
			minReconnectionDelay: 150,
			maxReconnectionDelay: 4000,
			reconnectionDelayGrowFactor: 1.7,
			minUptime: 2000,
			maxEnqueuedMessages: 0, // the hello must come first, and only what still holds is sent again
			...(WebSocket ? { WebSocket } : {})
		});
		this.#socket = socket;
		socket.addEventListener('open', () => socket === this.#socket && this.calls.opened());
		socket.addEventListener('close', ({ code }) => {
			if (socket !== this.#socket) return;
			clearTimeout(this.#patience);
			if (code === SENT_AWAY) {
				this.hangUp();
				this.calls.sentAway();
			} else this.calls.broke();
		});
		socket.addEventListener('message', ({ data }: MessageEvent) => {
			if (socket === this.#socket) this.calls.heard(data);
		});
	}

	#wake(): void {
		if (!this.#socket || globalThis.document?.visibilityState === 'hidden') return;
		if (this.#socket.readyState === 1) return this.#ping(HURRY_MS);
		// Its own `reconnect` would first sit out the delay between two attempts.
		this.hangUp();
		this.#dial();
	}

	#ping(patienceMs: number): void {
		if (!this.send({ type: 'ping', n: ++this.#pings })) return;
		clearTimeout(this.#patience);
		// Half-open: nobody is there any more.
		this.#patience = setTimeout(() => this.#socket?.reconnect(), patienceMs);
	}
}
