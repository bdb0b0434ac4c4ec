/**
 * Host 2: PartyServer, the same rooms as Durable Objects in a plain Worker, for deployment. Files are
 * answered before this code runs; it gets the rooms and the pages that are no file.
 */
import { routePartykitRequest, Server, type Connection, type WSMessage } from 'partyserver';
import { Room } from './room';
import { FALLBACK, isPage } from './site';

interface Env extends Cloudflare.Env {
	main: DurableObjectNamespace<TableServer>;
	lobby: DurableObjectNamespace<LobbyServer>;
	ASSETS: Fetcher;
}

class WorkerRoom extends Server<Env> {
	static override options = { hibernate: true };

	readonly room = new Room({ sockets: () => this.getConnections() });

	override onMessage(from: Connection, message: WSMessage) {
		if (typeof message === 'string') this.room.message(from, message);
	}

	override onRequest() {
		return new Response('A table speaks over a WebSocket.\n', { status: 426 });
	}
}

export class TableServer extends WorkerRoom {}
export class LobbyServer extends WorkerRoom {}

export default {
	async fetch(request, env) {
		const inRoom = await routePartykitRequest(request, env);
		if (inRoom) return inRoom;
		const { origin, pathname } = new URL(request.url);
		if (!isPage(pathname)) return new Response('Not found.\n', { status: 404 });
		// Without its ending: asked for by its full name, the file would be answered with a redirect.
		return env.ASSETS.fetch(new Request(`${origin}${FALLBACK.replace('.html', '')}`, request));
	}
} satisfies ExportedHandler<Env>;
