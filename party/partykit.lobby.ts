/** Host 1, the list of open tables at `/parties/lobby/public`: PartyKit wants a file a party. */
import type * as Party from 'partykit/server';
import { ADMISSION } from './admission';
import { responseOf, storeOf, unkept } from './durable';
import { Lobby } from './lobby/lobby';
import type { FromWithin } from './lobby/lobby';
import { newPushKeys } from './push';

export default class LobbyServer implements Party.Server {
	readonly #lobby: Lobby;
	#hasWoken = false;

	constructor(readonly party: Party.Room) {
		// PartyKit has types of its own for what is the runtime's storage.
		this.#lobby = new Lobby(
			storeOf(party.storage as unknown as DurableObjectStorage, unkept),
			() => Date.now(),
			newPushKeys
		);
	}

	async onRequest(request: Party.Request) {
		void this.#wake();
		if (request.method === 'POST')
			return responseOf(await this.#lobby.post(await request.json<FromWithin>()));
		return responseOf(await this.#lobby.request(new URL(request.url).searchParams));
	}

	/**
	 * [ROOM-DAYS.1] This runtime forgets its alarms when it ends: whoever asks for the list first after a start
	 * (`npm start` does) has tables woken that go on with nobody there; each then sets its own again.
	 */
	async #wake(): Promise<void> {
		if (this.#hasWoken) return;
		this.#hasWoken = true;
		for (const table of await this.#lobby.playingOn())
			await this.party.context.parties['main']
				?.get(table)
				.fetch()
				.catch((error: unknown) => console.error(`${table} was not woken.`, error));
	}

	static onBeforeConnect(request: Party.Request, { id }: Party.Lobby) {
		return ADMISSION.listens(id);
	}

	static onBeforeRequest(request: Party.Request, { id }: Party.Lobby) {
		return ADMISSION.looks(request, id) ?? request;
	}
}
