/**
 * Host 2: PartyServer, the same rooms as Durable Objects in a plain Worker, for deployment. Files are
 * answered before this code runs; it gets the rooms and the pages that are no file.
 */
import { LIMITS } from '$lib/protocol';
import { routePartykitRequest, Server, type Connection, type WSMessage } from 'partyserver';
import { signed } from './address';
import { ADMISSION, LIST } from './admission';
import { health, keyIn, Lines, pathWithin, portOf, responseOf, storeOf, unkept } from './durable';
import { Lobby } from './lobby/lobby';
import type { FromWithin } from './lobby/lobby';
import { withPreview } from './preview';
import { newPushKeys, pushOf } from './push';
import type { Post } from './push';
import { Room } from './room';
import type { LobbyNotice, Catalogue, PushKeys } from './room';
import { CATALOGUE } from './catalogue';
import { dressed, isPage, onlyRead, pageFor, READS } from './site';

interface Env extends Cloudflare.Env {
	main: DurableObjectNamespace<TableServer>;
	lobby: DurableObjectNamespace<LobbyServer>;
	ASSETS: Fetcher;
}

const tellList = ({ lobby }: Env, said: FromWithin) =>
	lobby
		.get(lobby.idFromName(LIST))
		.fetch('http://lobby/', { method: 'POST', body: JSON.stringify(said) });

export class TableServer extends Server<Env> {
	static override options = { hibernate: true };

	readonly #lines = new Lines();
	readonly #room: Room;

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env);
		const port = portOf(
			ctx.storage,
			() => Array.from(this.getConnections(), (connection) => this.#lines.of(connection)),
			(notice) => this.#tellLobby(notice),
			async () => (await tellList(env, { tries: Date.now() })).text(),
			(error) => void this.#room.lost(error),
			pushOf(
				async () => (await tellList(env, { pushKeys: true })).json<PushKeys>(),
				(url, init) => this.post(url, init)
			)
		);
		this.#room = new Room(port, this.catalogue, this.name, this.limits);
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

	override onConnect(connection: Connection) {
		const line = this.#lines.of(connection);
		this.#room.connect(line, line.address);
	}

	/** The promise keeps the object awake until all is saved and told. */
	override onMessage(from: Connection, message: WSMessage) {
		this.#room.message(this.#lines.of(from), message);
		return this.#room.idle;
	}

	override onClose(connection: Connection) {
		this.#room.disconnect(this.#lines.of(connection));
		return this.#room.idle;
	}

	override onError(connection: Connection) {
		return this.onClose(connection);
	}

	override onAlarm() {
		return this.#room.alarm();
	}

	override async onRequest(request: Request) {
		return responseOf(await this.#room.request(pathWithin(request.url), keyIn(request)));
	}

	#tellLobby(notice: LobbyNotice): void {
		const told = tellList(this.env, notice).catch((error: unknown) =>
			console.error('The list of tables did not hear.', error)
		);
		this.ctx.waitUntil(told);
	}
}

export class LobbyServer extends Server<Env> {
	readonly #lobby = new Lobby(storeOf(this.ctx.storage, unkept), () => Date.now(), newPushKeys);

	override async onRequest(request: Request) {
		if (request.method === 'POST')
			return responseOf(await this.#lobby.post(await request.json<FromWithin>()));
		return responseOf(await this.#lobby.request(new URL(request.url).searchParams));
	}
}

const isLobby = (party: { className: string }) => party.className === 'lobby';

async function answer(request: Request, env: Env): Promise<Response> {
	const inRoom = await routePartykitRequest(request, env, {
		onBeforeConnect: (request, party) =>
			isLobby(party)
				? ADMISSION.listens(party.name)
				: (ADMISSION.connects(request, party.name) ?? new Request(signed(request), request)),
		onBeforeRequest: async (request, party) => {
			const refused = isLobby(party)
				? ADMISSION.looks(request, party.name)
				: await ADMISSION.asks(request, party.name, async (table) => {
						const asked = await tellList(env, { asks: table });
						return (await asked.json<{ made: boolean }>()).made;
					});
			return refused ?? undefined;
		}
	});
	if (inRoom) return inRoom;
	if (!READS.includes(request.method)) return onlyRead();
	const { origin, pathname } = new URL(request.url);
	if (pathname === '/health') return health();
	if (!isPage(pathname)) return new Response('Not found.\n', { status: 404 });
	// Without its ending: asked for by its full name, the file would be answered with a redirect.
	const page = await env.ASSETS.fetch(
		new Request(`${origin}${pageFor(pathname).replace('.html', '')}`, request)
	);
	return withPreview(page, origin);
}

export default {
	fetch: async (request, env) => dressed(await answer(request, env), request.url)
} satisfies ExportedHandler<Env>;
