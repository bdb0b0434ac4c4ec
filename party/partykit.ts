/**
 * Host 1: PartyKit, the embedded default (`partykit dev`, no account, no network). One class a party;
 * this one is the table at `/parties/main/<table>`, and it also answers for the site.
 */
import { LIMITS } from '$lib/protocol';
import type * as Party from 'partykit/server';
import { addressOf, turnedAway } from './doorman';
import { Lines, pathWithin, portOf, responseOf } from './durable';
import { withPreview } from './preview';
import { Room } from './room';
import type { LobbyNotice, Shelf } from './room';
import { SHELF } from './shelf';
import { cacheControl, filesFor, HEADERS } from './site';

/** The table's name; null while an alarm wakes it, when PartyKit will not say (the table knows it itself). */
function nameOf(party: Party.Room): string | null {
	try {
		return party.id;
	} catch {
		return null;
	}
}

export default class TableServer implements Party.Server {
	readonly #room: Room;
	readonly #lines = new Lines();

	constructor(readonly party: Party.Room) {
		const port = portOf(
			party.storage as unknown as DurableObjectStorage,
			() => [], // rooms of this host never sleep, so no connection outlives one
			(notice) => this.#tellLobby(notice),
			(error) => void this.#room.lost(error)
		);
		this.#room = new Room(port, this.shelf, nameOf(party) ?? '', this.limits);
	}

	/** Games and bots; tests put their own here. */
	get shelf(): Shelf {
		return SHELF;
	}

	get limits() {
		return LIMITS;
	}

	onConnect(connection: Party.Connection, { request }: Party.ConnectionContext) {
		this.#room.connect(this.#lines.of(connection), addressOf(request));
	}

	onMessage(message: string | ArrayBuffer | ArrayBufferView, from: Party.Connection) {
		this.#room.message(this.#lines.of(from), message);
	}

	onClose(connection: Party.Connection) {
		this.#room.disconnect(this.#lines.of(connection));
		try {
			connection.close(); // PartyKit leaves the answer to us: without it the other end waits for one
		} catch {
			// It is closed already.
		}
	}

	onError(connection: Party.Connection) {
		this.#room.disconnect(this.#lines.of(connection));
	}

	onAlarm() {
		return this.#room.alarm();
	}

	async onRequest(request: Party.Request) {
		return responseOf(await this.#room.request(pathWithin(request.url)));
	}

	#tellLobby(notice: LobbyNotice): void {
		try {
			const list = this.party.context.parties['lobby']?.get('public');
			list
				?.fetch({ method: 'POST', body: JSON.stringify(notice) })
				.catch((error: unknown) => console.error('The list of tables did not hear.', error));
		} catch {
			// Within an alarm PartyKit lets no table speak to another; the next change is told.
		}
	}

	static onBeforeConnect(request: Party.Request, { id }: Party.Lobby) {
		return turnedAway(id, addressOf(request), Date.now()) ?? request;
	}

	static onBeforeRequest(request: Party.Request, { id }: Party.Lobby) {
		return turnedAway(id, addressOf(request), Date.now()) ?? request;
	}

	/**
	 * Every request that is not a room's. The build lies in `build/site` and PartyKit serves `build`, so
	 * that no file is answered before it passes here and gets its headers.
	 */
	static async onFetch(request: Party.Request, lobby: Party.FetchLobby): Promise<Response> {
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			return new Response('Only GET and HEAD.\n', { status: 405, headers: { allow: 'GET, HEAD' } });
		}
		const { origin, pathname } = new URL(request.url);
		for (const file of filesFor(pathname)) {
			const found = await lobby.assets.fetch(`/site${file}`);
			if (!found?.ok) continue;
			const page = file.endsWith('.html') && request.method === 'GET';
			return answer(page ? withPreview(found, origin) : found, pathname, request);
		}
		return new Response('Not found.\n', { status: 404, headers: HEADERS });
	}
}

const COMPRESSIBLE = /javascript|json|css|html|svg|text|xml/;

function answer(found: Response, pathname: string, request: Party.Request): Response {
	const type = found.headers.get('content-type') ?? 'application/octet-stream';
	const headers = new Headers({
		...HEADERS,
		'content-type': type,
		'cache-control': cacheControl(pathname)
	});
	if (COMPRESSIBLE.test(type)) {
		headers.set('vary', 'accept-encoding');
		// The runtime compresses a body whose header says so.
		if (/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) {
			headers.set('content-encoding', 'gzip');
		}
	}
	return new Response(request.method === 'HEAD' ? null : found.body, { headers });
}
