/** A stand-in room: says back whatever it is told, to everyone in it. */

/** One connection, as a host gives it. */
export interface RoomSocket {
	readonly id: string;
	send(text: string): void;
	close(code?: number, reason?: string): void;
}

/** What a room needs from its host. */
export interface RoomHost {
	sockets(): Iterable<RoomSocket>;
}

export class Room {
	readonly #host: RoomHost;

	constructor(host: RoomHost) {
		this.#host = host;
	}

	message(from: RoomSocket, text: string) {
		for (const socket of this.#host.sockets()) {
			socket.send(JSON.stringify({ from: from.id, text }));
		}
	}
}
