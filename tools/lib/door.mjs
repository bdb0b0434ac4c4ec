/**
 * The one door from the network to a host that listens on this machine alone. It tells the host who comes,
 * since the runtime behind it does not know and must not believe the client; it lets no header through
 * that is meant for the runtime; and it sees to it that every answer carries the headers it must.
 */
import { readFileSync } from 'node:fs';
import { Agent, createServer, request as ask } from 'node:http';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** @typedef {import('node:http').IncomingMessage} Incoming */

/** @type {Record<string, string>} */
const HEADERS = JSON.parse(readFileSync(join(ROOT, 'party/headers.json'), 'utf8'));

/** Told by a proxy, never by a client: who comes, and what the runtime is to do. */
const NOT_THE_CLIENTS = /^(cf-|mf-|x-forwarded-|x-real-ip$|forwarded$|true-client-ip$|fastly-)/;
/** About one connection, not about what is sent over it. */
const HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']);

/** Connections of one address: each costs two, and a household with a tab open on every phone needs far fewer. */
const MOST_LINES = 256;

/**
 * What one address may ask for at once and a second: a page is some eighty files, a line to a table costs
 * the host as much as some of them. What comes faster waits; who has too much waiting is told so.
 */
const ASKS = { burst: 240, perSecond: 50, line: 5, waiting: 500 };
const MOST_ADDRESSES = 10_000;

/**
 * A host starts its runtime anew when what it serves has changed, as when the site is built beside it, and nobody
 * listens meanwhile: what only reads waits for it so long, in ms, and looks so often.
 */
const ANEW = { most: 15_000, every: 250 };

/** `192.168.1.7` of `::ffff:192.168.1.7`. @param {string | undefined} address */
const plain = (address) => (address ?? '').replace(/^::ffff:/, '').replace(/%.*$/, '');

/** @param {string | undefined} address */
const isHere = (address) => /^(127\.|::1$)/.test(plain(address));

/**
 * Who comes: whoever is at the other end, or, behind a proxy on this machine, whom that one names last.
 * @param {Incoming} request
 * @param {boolean} proxied
 */
function comesFrom({ headers, socket }, proxied) {
	const named = proxied && isHere(socket.remoteAddress) && headers['x-forwarded-for'];
	return plain(named ? String(named).split(',').at(-1)?.trim() : socket.remoteAddress);
}

/** @param {Incoming} request @param {string} from @param {boolean} upgrade */
function headersIn({ headers }, from, upgrade) {
	const kept = Object.entries(headers).filter(
		([name]) => !NOT_THE_CLIENTS.test(name) && !HOP.has(name)
	);
	return {
		...Object.fromEntries(kept),
		'cf-connecting-ip': from,
		...(upgrade ? { connection: 'Upgrade', upgrade: headers.upgrade } : {})
	};
}

/** @param {Incoming} request */
const hasBody = ({ headers }) =>
	headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** @param {Incoming} answer @returns {Record<string, string | string[] | undefined>} */
const headersOut = ({ headers }) => ({
	...HEADERS,
	...Object.fromEntries(
		Object.entries(headers).filter(([name]) => !HOP.has(name) && name !== 'transfer-encoding')
	)
});

/** @param {number} status @param {Record<string, string | string[] | undefined>} headers */
const head = (status, headers) =>
	[
		`HTTP/1.1 ${status} `,
		...Object.entries(headers).flatMap(([name, value]) =>
			[value ?? []].flat().map((one) => `${name}: ${one}`)
		),
		'\r\n'
	].join('\r\n');

const GONE = {
	...HEADERS,
	'content-type': 'text/plain; charset=utf-8',
	'cache-control': 'no-store'
};

/** The person at the machine the host runs on may ask as they like. @param {string} address */
const isOwn = (address) => address === '127.0.0.1' || address === '::1';

/** Lets each address in at its pace, in its order. */
class Pace {
	/** @type {Map<string, { left: number, at: number }>} */
	#known = new Map();

	/**
	 * @param {string} address
	 * @param {number} cost
	 * @returns {number | null} ms to wait; null when too many wait already.
	 */
	wait(address, cost) {
		if (isOwn(address)) return 0;
		const now = performance.now();
		const one = this.#known.get(address) ?? { left: ASKS.burst, at: now };
		one.left = Math.min(ASKS.burst, one.left + ((now - one.at) * ASKS.perSecond) / 1000);
		one.at = now;
		if (this.#known.size >= MOST_ADDRESSES) this.#known.clear();
		this.#known.set(address, one);
		if (one.left < -ASKS.waiting) return null;
		one.left -= cost;
		return one.left >= 0 ? 0 : (-one.left * 1000) / ASKS.perSecond;
	}
}

/**
 * Opens the door at `port`, on every network, before a host at `127.0.0.1:inner`.
 * @param {number} port
 * @param {number} inner
 * @param {boolean} proxied Whether a proxy on this machine stands before it, and says who comes.
 * @returns {Promise<{ close(): void, drop(): void }>} Once it is open. `drop` breaks all lines to tables: pages
 * open new ones at once.
 */
export function openDoor(port, inner, proxied) {
	const agent = new Agent({ keepAlive: true });
	/** @type {Set<import('node:stream').Duplex>} */
	const lines = new Set();
	const behind = { host: '127.0.0.1', port: inner };

	const pace = new Pace();

	const server = createServer((request, response) => {
		const ms = pace.wait(comesFrom(request, proxied), 1);
		if (ms === 0) pass(request, response);
		else if (ms !== null) setTimeout(() => response.destroyed || pass(request, response), ms);
		else response.writeHead(429, { ...GONE, 'retry-after': '10' }).end('Too much was asked for.\n');
	});

	/**
	 * @param {Incoming} request
	 * @param {import('node:http').ServerResponse} response
	 * @param {boolean} [isAgain]
	 * @param {number} [since] When it was asked first.
	 */
	const pass = (request, response, isAgain = false, since = performance.now()) => {
		const { method, url: path } = request;
		const reads = method === 'GET' && !hasBody(request);
		const passed = ask(
			{
				...behind,
				agent: isAgain ? false : agent,
				method,
				path,
				headers: headersIn(request, comesFrom(request, proxied), false)
			},
			(answer) => {
				response.writeHead(answer.statusCode ?? 502, headersOut(answer));
				answer.pipe(response);
				answer.on('error', () => response.destroy());
			}
		);
		passed.on('error', (/** @type {NodeJS.ErrnoException} */ { code }) => {
			if (response.headersSent) response.destroy();
			// The host may close a line that is kept open just as it is used again: what only reads is asked once more.
			else if (reads && passed.reusedSocket && !isAgain && !response.destroyed)
				pass(request, response, true, since);
			else if (reads && code === 'ECONNREFUSED' && performance.now() - since < ANEW.most)
				setTimeout(() => response.destroyed || pass(request, response, true, since), ANEW.every);
			else
				response
					.writeHead(502, { ...GONE, 'retry-after': '5' })
					.end('The rooms do not answer. They may be starting anew: try again in a moment.\n');
		});
		response.on('close', () => passed.destroy());
		if (reads) passed.end();
		else request.pipe(passed);
	};

	server.on('upgrade', (request, line, first) => {
		lines.add(line);
		line.on('close', () => lines.delete(line));
		line.on('error', () => line.destroy());
		const ms = pace.wait(comesFrom(request, proxied), ASKS.line);
		if (ms === null) line.end(head(429, { ...GONE, connection: 'close', 'content-length': '0' }));
		else if (ms === 0) join(request, line, first);
		else setTimeout(() => line.destroyed || join(request, line, first), ms);
	});

	/** @param {Incoming} request @param {import('node:stream').Duplex} line @param {Buffer} first */
	const join = (request, line, first) => {
		const { method, url: path } = request;
		const passed = ask({
			...behind,
			method,
			path,
			headers: headersIn(request, comesFrom(request, proxied), true)
		});
		passed.on('upgrade', (answer, room, early) => {
			const { headers } = answer;
			line.write(head(101, { ...headers, connection: 'Upgrade' }));
			if (early.length > 0) line.write(early);
			if (first.length > 0) room.write(first);
			room.on('error', () => line.destroy());
			room.on('close', () => line.destroy());
			line.on('close', () => room.destroy());
			for (const end of [line, room])
				if ('setNoDelay' in end) /** @type {any} */ (end).setNoDelay(true);
			line.pipe(room).pipe(line);
		});
		passed.on('response', (answer) => {
			line.write(head(answer.statusCode ?? 502, { ...headersOut(answer), connection: 'close' }));
			answer.pipe(line);
		});
		passed.on('error', () => line.destroy());
		line.on('close', () => passed.destroy());
		passed.end();
	};

	/** @type {Map<string, number>} */
	const open = new Map();
	server.on('connection', (line) => {
		if (proxied && isHere(line.remoteAddress)) return;
		const address = plain(line.remoteAddress);
		const others = open.get(address) ?? 0;
		if (others >= MOST_LINES) return line.destroy();
		open.set(address, others + 1);
		line.once('close', () => {
			const left = (open.get(address) ?? 1) - 1;
			if (left > 0) open.set(address, left);
			else open.delete(address);
		});
	});

	// Half a request, or none, is a client's own trouble.
	server.on('clientError', (_error, line) => {
		if (line.writable) line.end(head(400, { ...GONE, connection: 'close', 'content-length': '0' }));
		else line.destroy();
	});

	const drop = () => {
		for (const line of lines) line.destroy();
	};
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, '0.0.0.0', () =>
			resolve({
				close() {
					server.close();
					server.closeAllConnections();
					drop();
					agent.destroy();
				},
				drop
			})
		);
	});
}
