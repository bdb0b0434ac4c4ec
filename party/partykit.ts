/**
 * Host 1: PartyKit, the embedded default (`partykit dev`, no account, no network). One class a party;
 * this one is the table at `/parties/main/<table>`, and it also answers for the site.
 */
import { LIMITS } from '$lib/protocol';
import type * as Party from 'partykit/server';
import { signed } from './address';
import { ADMISSION, LIST } from './admission';
import { health, keyIn, Lines, pathWithin, portOf, responseOf } from './durable';
import type { FromWithin } from './lobby/lobby';
import { withPreview } from './preview';
import { pushOf } from './push';
import type { Post } from './push';
import { Room } from './room';
import type { LobbyNotice, Catalogue, PushKeys } from './room';
import { CATALOGUE } from './catalogue';
import { cacheControl, filesFor, HEADERS, onlyRead, READS } from './site';

/** The one list of tables, as others within know it. */
const listOf = (parties: Party.Context['parties']) => parties['lobby']?.get(LIST);

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
			// PartyKit has types of its own for what is the runtime's storage.
			party.storage as unknown as DurableObjectStorage,
			() => [], // rooms of this host never sleep, so no connection outlives one
			(notice) => this.#tellLobby(notice),
			async () => {
				const answer = await this.#askList({ tries: Date.now() });
				await answer?.text();
			},
			(error) => void this.#room.lost(error),
			pushOf(
				async () => {
					const answer = await this.#askList({ pushKeys: true });
					if (!answer?.ok) throw new Error('The list of tables does not answer.');
					return answer.json<PushKeys>();
				},
				(url, init) => this.post(url, init)
			)
		);
		this.#room = new Room(port, this.catalogue, nameOf(party) ?? '', this.limits);
	}

	/** Games and bots; tests put their own here. */
	get catalogue(): Catalogue {
		return CATALOGUE;
	}

	get limits() {
		return LIMITS;
	}

	/** How nudges leave this host. */
	get post(): Post {
		return (url, init) => fetch(url, init);
	}

	onConnect(connection: Party.Connection) {
		const line = this.#lines.of(connection);
		this.#room.connect(line, line.address);
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
		return responseOf(await this.#room.request(pathWithin(request.url), keyIn(request)));
	}

	#askList(said: FromWithin) {
		const body = JSON.stringify(said);
		return listOf(this.party.context.parties)?.fetch({ method: 'POST', body });
	}

	#tellLobby(notice: LobbyNotice): void {
		try {
			this.#askList(notice)?.catch((error: unknown) =>
				console.error('The list of tables did not hear.', error)
			);
		} catch {
			// Within an alarm PartyKit lets no table speak to another; the next change is told.
		}
	}

	static onBeforeConnect(request: Party.Request, { id }: Party.Lobby) {
		// And for its requests.
		return (
			ADMISSION.connects(request, id) ?? new Request(signed(request), request as unknown as Request)
		);
	}

	static async onBeforeRequest(request: Party.Request, { id, parties }: Party.Lobby) {
		const refused = await ADMISSION.asks(request, id, async (table) => {
			const asked = await listOf(parties)?.fetch({
				method: 'POST',
				body: JSON.stringify({ asks: table } satisfies FromWithin)
			});
			return (await asked?.json<{ made: boolean }>())?.made !== false;
		});
		return refused ?? request;
	}

	/**
	 * Every request that is not a room's. The build lies in `build/site` and PartyKit serves `build`, so
	 * that no file is answered before it passes here and gets its headers.
	 */
	static async onFetch(request: Party.Request, lobby: Party.FetchLobby): Promise<Response> {
		if (!READS.includes(request.method)) return onlyRead();
		const { origin, pathname } = new URL(request.url);
		if (pathname === '/health') return health();
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
		// The runtime compresses a body whose header says so. Its own word on what is accepted is always yes.
		const { clientAcceptEncoding } = (request.cf ?? {}) as { clientAcceptEncoding?: string };
		if (/\bgzip\b/.test(clientAcceptEncoding ?? '')) headers.set('content-encoding', 'gzip');
	}
	return new Response(request.method === 'HEAD' ? null : found.body, { headers });
}
