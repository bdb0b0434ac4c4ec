/**
 * Host 2: PartyServer, the same rooms as Durable Objects in a plain Worker, for deployment. Files are
 * answered before this code runs; it gets the rooms and the pages that are no file.
 */
import { LIMITS } from '$lib/protocol';
import { routePartykitRequest, Server, type Connection, type WSMessage } from 'partyserver';
import { addressOf, READ_ONLY, turnedAway } from './doorman';
import { Lines, pathWithin, portOf, responseOf, storeOf, unkept } from './durable';
import { Lobby } from './lobby/lobby';
import { withPreview } from './preview';
import { Room } from './room';
import type { LobbyNotice, Shelf } from './room';
import { SHELF } from './shelf';
import { isPage, pageFor } from './site';

interface Env extends Cloudflare.Env {
	main: DurableObjectNamespace<TableServer>;
	lobby: DurableObjectNamespace<LobbyServer>;
	ASSETS: Fetcher;
}

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
			(error) => void this.#room.lost(error)
		);
		this.#room = new Room(port, this.shelf, this.name, this.limits);
	}

	/** Games and bots; tests put their own here. */
	get shelf(): Shelf {
		return SHELF;
	}

	get limits() {
		return LIMITS;
	}

	override onConnect(connection: Connection, { request }: { request: Request }) {
		this.#room.connect(this.#lines.of(connection), addressOf(request));
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
		return responseOf(await this.#room.request(pathWithin(request.url)));
	}

	#tellLobby(notice: LobbyNotice): void {
		const { lobby } = this.env;
		const told = lobby
			.get(lobby.idFromName('public'))
			.fetch('http://lobby/', { method: 'POST', body: JSON.stringify(notice) })
			.catch((error: unknown) => console.error('The list of tables did not hear.', error));
		this.ctx.waitUntil(told);
	}
}

export class LobbyServer extends Server<Env> {
	readonly #lobby = new Lobby(storeOf(this.ctx.storage, unkept), () => Date.now());

	override async onRequest(request: Request) {
		if (request.method === 'POST') {
			await this.#lobby.hear(await request.json<LobbyNotice>());
			return new Response(null, { status: 204 });
		}
		return responseOf(await this.#lobby.request(new URL(request.url).searchParams));
	}
}

const isLobby = (party: { className: string }) => party.className === 'lobby';

export default {
	async fetch(request, env) {
		const inRoom = await routePartykitRequest(request, env, {
			onBeforeConnect: (request, party) =>
				isLobby(party)
					? READ_ONLY()
					: (turnedAway(party.name, addressOf(request), Date.now()) ?? undefined),
			onBeforeRequest: (request, party) => {
				if (isLobby(party)) return request.method === 'GET' ? undefined : READ_ONLY();
				return turnedAway(party.name, addressOf(request), Date.now()) ?? undefined;
			}
		});
		if (inRoom) return inRoom;
		const { origin, pathname } = new URL(request.url);
		if (!isPage(pathname)) return new Response('Not found.\n', { status: 404 });
		// Without its ending: asked for by its full name, the file would be answered with a redirect.
		const page = await env.ASSETS.fetch(
			new Request(`${origin}${pageFor(pathname).replace('.html', '')}`, request)
		);
		return withPreview(page, origin);
	}
} satisfies ExportedHandler<Env>;
