/** Host 1, the list of open tables at `/parties/lobby/public`: PartyKit wants a file a party. */
import type * as Party from 'partykit/server';
import { READ_ONLY } from './doorman';
import { responseOf, storeOf, unkept } from './durable';
import { Lobby } from './lobby/lobby';
import type { LobbyNotice } from './room';

export default class LobbyServer implements Party.Server {
	readonly #lobby: Lobby;

	constructor(party: Party.Room) {
		this.#lobby = new Lobby(storeOf(party.storage as unknown as DurableObjectStorage, unkept), () =>
			Date.now()
		);
	}

	async onRequest(request: Party.Request) {
		if (request.method === 'POST') {
			await this.#lobby.hear(await request.json<LobbyNotice>());
			return new Response(null, { status: 204 });
		}
		return responseOf(await this.#lobby.request(new URL(request.url).searchParams));
	}

	static onBeforeConnect() {
		return READ_ONLY();
	}

	static onBeforeRequest(request: Party.Request) {
		return request.method === 'GET' ? request : READ_ONLY();
	}
}
