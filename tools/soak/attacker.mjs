/**
 * One attacker, in a process of its own so that its work is not the honest players': so many sockets from one
 * address, each doing the worst that is not refused. Started by `floods.ts`; ends by itself.
 *
 *   node attacker.mjs '{"url":"http://127.0.0.1:1999","table":"…","finished":"…","kind":"chat","sockets":32,"seconds":20}'
 */
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';

/** @type {{ url: string, table: string, finished: string, kind: string, sockets: number, seconds: number, protocol: number }} */
const plan = JSON.parse(process.argv[2] ?? '{}');
const { url, table, finished, kind, sockets, seconds, protocol } = plan;
if (!['127.0.0.1', 'localhost'].includes(new URL(url).hostname))
	throw new Error('Floods are for this machine alone.');
const until = Date.now() + seconds * 1000;
/** Not the address honest players come from. */
const FROM = '127.0.0.2';
/** What a socket may say a second (ROOM-LIMIT.2), and what it may say at once. */
const PER_SECOND = 20;
const BURST = 39;
/** A socket's `readyState`. */
const OPEN = 1;
const HELLO = JSON.stringify({ type: 'hello', protocol, name: 'Mallory' });

/** 3,900 levels deep and within the length a message may have: the dearest to read. */
const DEEP = `{"type":"options","options":{"a":${'['.repeat(3900)}${']'.repeat(3900)}}}`;

const sent = { messages: 0, gets: 0, opened: 0, closed: 0 };

/** @returns {Promise<WebSocket | null>} Open and greeted; null when it was turned away. */
const open = () =>
	new Promise((resolve) => {
		const socket = new WebSocket(`${url.replace('http', 'ws')}/parties/main/${table}`, {
			localAddress: FROM,
			perMessageDeflate: false
		});
		socket.on('open', () => {
			sent.opened += 1;
			socket.send(HELLO);
			resolve(socket);
		});
		// Who reads says so when asked (ROOM-SEEN.2); who does not is let go.
		socket.on('message', (data) => {
			if (data.length < 100 && data.includes('"type":"seen"')) socket.send(String(data));
		});
		socket.on('close', () => (sent.closed += 1));
		socket.on('error', () => resolve(null));
	});

/** @param {WebSocket} socket @param {string} text */
function say(socket, text) {
	if (socket.readyState !== OPEN) return;
	sent.messages += 1;
	socket.send(text);
}

/** A socket that says this as often as it may; one that is closed is followed by the next. @param {(n: number) => string} text */
const talker = (text, { reads = true } = {}) =>
	async function talk() {
		let socket = await open();
		if (!reads) socket?.pause();
		for (let n = 0; Date.now() < until; n++) {
			if (!socket || socket.readyState > OPEN) {
				await sleep(500);
				socket = await open();
				if (!reads) socket?.pause();
				continue;
			}
			say(socket, text(n));
			await sleep(1000 / PER_SECOND);
		}
		socket?.terminate();
	};

/** A new socket has all its credit: say as much as that allows, and come again. */
async function churn() {
	while (Date.now() < until) {
		const socket = await open();
		if (!socket) {
			await sleep(100);
			continue;
		}
		for (let i = 0; i < BURST; i++) say(socket, '{"type":"resync"}');
		await sleep(20);
		socket.terminate();
	}
}

/** Asks for these addresses, one after the other. @param {(n: number) => string} path */
const getter = (path) =>
	async function ask() {
		for (let n = 0; Date.now() < until; n++) {
			sent.gets += 1;
			await new Promise((resolve) => {
				const request = get(`${url}${path(n)}`, { localAddress: FROM }, (answer) => {
					answer.resume();
					answer.on('end', resolve).on('error', resolve);
				});
				request.on('error', resolve);
				request.setTimeout(5000, () => request.destroy());
			});
		}
	};

const some = () => Math.random().toString(36).slice(2, 10);

/** @type {{ [kind: string]: () => Promise<void> }} */
const KINDS = {
	chat: talker((n) => JSON.stringify({ type: 'chat', text: `${n} ${'x'.repeat(280)}` })),
	earlier: talker(() => '{"type":"earlier","upTo":400}'),
	resync: talker(() => '{"type":"resync"}'),
	hello: talker(() => HELLO),
	unread: talker(() => '{"type":"resync"}', { reads: false }),
	deep: talker(() => DEEP),
	churn,
	names: getter(() => `/parties/main/flood-${some()}`),
	file: getter(() => `/parties/main/${finished}/game.json`),
	codes: getter((n) => `/parties/lobby/public?code=K7QM${String(n % 100).padStart(2, '2')}`)
};

const attack = KINDS[kind];
if (!attack) throw new Error(`No attack ${kind}. There are: ${Object.keys(KINDS).join(', ')}.`);
await Promise.all(Array.from({ length: sockets }, () => attack()));
console.log(JSON.stringify(sent));
process.exit(0); // whatever is left of its sockets goes with it
