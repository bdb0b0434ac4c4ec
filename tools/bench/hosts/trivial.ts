/** The least a room can do and still keep its word: count, keep the count, tell everybody. The host's own limit. */
import type * as Party from 'partykit/server';

export default class TrivialRoom implements Party.Server {
	#count = 0;

	constructor(readonly room: Party.Room) {}

	async onMessage(message: string, from: Party.Connection) {
		this.#count += 1;
		await this.room.storage.put('count', this.#count);
		this.room.broadcast(JSON.stringify({ from: from.id, message, count: this.#count }));
	}
}
