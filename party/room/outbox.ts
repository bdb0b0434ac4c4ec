/**
 * What goes out to a socket, and how much of it was read: now and then the socket is given a mark, which it
 * says back. [ROOM-SEEN.2] The host keeps what is not read yet, so who reads nothing is let go.
 */
import type { Limits, ServerMessage } from '$lib/protocol';
import type { Port, Socket } from './port';

/** So many random bytes make a mark nobody says who has not read it; as a number they are exact. */
const MARK_BYTES = 6;

export class Outbox {
	/** In all, in UTF-16 units: bytes, for plain text. */
	#sent = 0;
	#read = 0;
	/** The mark on its way, and what had been sent by then. */
	#mark: { readonly mark: number; readonly at: number } | null = null;

	constructor(
		readonly socket: Socket,
		readonly limits: Pick<Limits, 'markEvery' | 'unread'>,
		readonly random: Port['random'],
		/** Too much is unread. Called once for everything that is sent beyond it. */
		readonly overdue: () => void
	) {}

	send(text: string): void {
		if (this.#sent - this.#read > this.limits.unread) {
			this.overdue();
			return;
		}
		this.#put(text);
		if (this.#mark || this.#sent - this.#read < this.limits.markEvery) return;
		const mark = this.random(MARK_BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
		this.#mark = { mark, at: this.#sent };
		this.#put(JSON.stringify({ type: 'seen', mark } satisfies ServerMessage));
	}

	#put(text: string): void {
		this.#sent += text.length;
		try {
			this.socket.send(text);
		} catch {
			// It is closing: its end is told on its own.
		}
	}

	/** It says that it has read so far. Any other number says nothing. */
	seen(mark: number): void {
		if (mark !== this.#mark?.mark) return;
		this.#read = this.#mark.at;
		this.#mark = null;
	}
}
