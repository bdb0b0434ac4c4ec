/**
 * Host 1: PartyKit, the embedded default (`partykit dev`, no account, no network). One class a party;
 * this one is the table at `/parties/main/<table>`, and it also answers for the site.
 */
import type * as Party from 'partykit/server';
import { Room } from './room';
import { cacheControl, filesFor, HEADERS } from './site';

export class PartyKitRoom implements Party.Server {
	readonly room: Room;

	constructor(party: Party.Room) {
		this.room = new Room({ sockets: () => party.getConnections() });
	}

	onMessage(message: string | ArrayBuffer, from: Party.Connection) {
		if (typeof message === 'string') this.room.message(from, message);
	}

	onRequest() {
		return new Response('A table speaks over a WebSocket.\n', { status: 426 });
	}
}

export default class TableServer extends PartyKitRoom {
	/**
	 * Every request that is not a room's. The build lies in `build/site` and PartyKit serves `build`, so
	 * that no file is answered before it passes here and gets its headers.
	 */
	static async onFetch(request: Party.Request, lobby: Party.FetchLobby): Promise<Response> {
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			return new Response('Only GET and HEAD.\n', { status: 405, headers: { allow: 'GET, HEAD' } });
		}
		const { pathname } = new URL(request.url);
		for (const file of filesFor(pathname)) {
			const found = await lobby.assets.fetch(`/site${file}`);
			if (found?.ok) return answer(found, pathname, request);
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
