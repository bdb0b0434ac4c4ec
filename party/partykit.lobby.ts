/** Host 1, the list of open tables at `/parties/lobby/public`: PartyKit wants a file a party. */
import type * as Party from 'partykit/server';
import { ADMISSION } from './admission';
import { responseOf, storeOf, unkept } from './durable';
import { Lobby } from './lobby/lobby';
import type { FromWithin } from './lobby/lobby';
import { newPushKeys } from './push';

export default class LobbyServer implements Party.Server {
	readonly #lobby: Lobby;

	constructor(party: Party.Room) {
		// PartyKit has types of its own for what is the runtime's storage.
		this.#lobby = new Lobby(
			storeOf(party.storage as unknown as DurableObjectStorage, unkept),
			() => Date.now(),
			newPushKeys
		);
	}

	async onRequest(request: Party.Request) {
		if (request.method === 'POST')
			return responseOf(await this.#lobby.post(await request.json<FromWithin>()));
		return responseOf(await this.#lobby.request(new URL(request.url).searchParams));
	}

	static onBeforeConnect(request: Party.Request, { id }: Party.Lobby) {
		return ADMISSION.listens(id);
	}

	static onBeforeRequest(request: Party.Request, { id }: Party.Lobby) {
		return ADMISSION.looks(request, id) ?? request;
	}
}
