/** What `npm start` opens to a network, and what is left of it when it has ended. Linux keeps the books. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '$lib/protocol';
import { openDoor } from '../../tools/lib/door.mjs';
import { freePort, startHost, type Host } from '../../tools/lib/hosts.mjs';
import { ensureBuilt, ROOT } from '../../tools/lib/project.mjs';
import { openLine } from '../support/lines';
import { CAN_LIST, isRunning, listening, processesOf } from '../support/listening';
import { netTable } from '../support/net-player';

const START = join(ROOT, 'tools/start.mjs');

beforeAll(() => ensureBuilt());

/** `npm start` on a free port, once it says that it is ready, and every process of it. */
async function started(): Promise<{ tool: ChildProcess; port: number; processes: number[] }> {
	const port = await freePort();
	const tool = spawn(process.execPath, [START, '--tables', 'temporary', '--port', String(port)], {
		stdio: ['ignore', 'pipe', 'pipe'],
		detached: true
	});
	const said: string[] = [];
	await new Promise<void>((resolve, reject) => {
		for (const stream of [tool.stdout, tool.stderr])
			stream?.on('data', (text: Buffer) => {
				said.push(String(text));
				if (said.join('').includes('Ready')) resolve();
			});
		tool.once('exit', () => reject(new Error(`It ended: ${said.join('')}`)));
	});
	return { tool, port, processes: processesOf(tool.pid ?? 0) };
}

/** The process of a host: the child of the tool that leads a group of its own. */
const commandOf = (id: number) => readFileSync(`/proc/${id}/cmdline`, 'utf8');
const hostOf = (processes: readonly number[]) =>
	processes.find((id) => commandOf(id).includes('partykit/dist/bin.mjs')) ?? 0;

const kill = (id: number, signal: NodeJS.Signals) => void process.kill(id, signal);

/** How `npm start` can end. */
const ENDS: { readonly [how: string]: (tool: ChildProcess, host: number) => void } = {
	'Ctrl-C': ({ pid }) => kill(-(pid ?? 0), 'SIGINT'),
	SIGTERM: ({ pid }) => kill(pid ?? 0, 'SIGTERM'),
	'its terminal closed': ({ pid, stdout, stderr }) => {
		stdout?.destroy();
		stderr?.destroy();
		kill(-(pid ?? 0), 'SIGHUP');
	},
	'kill -9': ({ pid }) => kill(pid ?? 0, 'SIGKILL'),
	'kill -9 of its host': (_tool, host) => kill(host, 'SIGKILL'),
	'kill -9 of both': ({ pid }, host) => {
		kill(host, 'SIGKILL');
		kill(pid ?? 0, 'SIGKILL');
	}
};

describe.runIf(CAN_LIST)('npm start', () => {
	it.each(Object.entries(ENDS))(
		'[HOST-END] given npm start, when it ends by %s, then no process of it is left',
		async (_how, end) => {
			const { tool, port, processes } = await started();
			expect(processes.length).toBeGreaterThanOrEqual(4); // itself, its host, the runtime, esbuild
			// One port for the network, and all others for this machine alone.
			const beyond = listening(processes).filter((address) => !address.startsWith('127.0.0.1:'));
			expect(beyond).toEqual([`0.0.0.0:${port}`]);
			end(tool, hostOf(processes));
			await expect
				.poll(() => processes.filter(isRunning).map(commandOf), { timeout: 10_000 })
				.toEqual([]);
		}
	);
});

describe('a host whose port another program has', () => {
	it('[HOST-PORT] given a program there that answers to anything, when the host starts, then it is not taken for the host', async () => {
		const other = createServer((_request, response) => {
			response.statusCode = 404;
			response.end('another program');
		});
		const port = await freePort();
		await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
		const tables = mkdtempSync(join(tmpdir(), 'orrery-taken-'));
		const options = { port, tables, say: () => undefined, patienceMs: 8000 };
		await expect(startHost('partykit', options)).rejects.toThrow(/while starting/);
		rmSync(tables, { recursive: true, force: true });
		other.closeAllConnections();
		other.close();
	});
});

describe('the door before a host that starts anew', () => {
	it('[HOST-PORT] given nobody listens behind it for a while, then what only reads waits, and anything else is told so', async () => {
		const [port, inner] = [await freePort(), await freePort()];
		const door = await openDoor(port, inner, false);
		const url = `http://127.0.0.1:${port}/`;
		const reads = fetch(url);
		const writes = await fetch(url, { method: 'POST', body: 'something' });
		expect(writes.status).toBe(502);
		expect(await writes.text()).toContain('try again in a moment');
		const behind = createServer((_request, response) => response.end('here again'));
		await new Promise<void>((resolve) => behind.listen(inner, '127.0.0.1', resolve));
		expect(await (await reads).text()).toBe('here again');
		door.close();
		behind.closeAllConnections();
		behind.close();
	});
});

describe('the door behind a proxy', () => {
	it('[HOST-ADDRESS] given a proxy on this machine that was announced, then everybody is known by the address it names last', async () => {
		/** What stands behind the door: it says who it was told comes. */
		const behind = createServer((request, response) =>
			response.end(String(request.headers['cf-connecting-ip']))
		);
		await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
		const { port: inner } = behind.address() as AddressInfo;
		const headers = { 'x-forwarded-for': '9.9.9.9, 10.1.1.7', 'cf-connecting-ip': '8.8.8.8' };
		for (const [proxied, from] of [
			[true, '10.1.1.7'],
			[false, '127.0.0.1']
		] as const) {
			const port = await freePort();
			const door = await openDoor(port, inner, proxied);
			const response = await fetch(`http://127.0.0.1:${port}/`, { headers });
			expect(await response.text()).toBe(from);
			expect(response.headers.get('x-frame-options')).toBe('DENY');
			door.close();
		}
		behind.close();
	});
});

describe('a line that is kept open behind the door', () => {
	it('[HOST-PORT] given a host that closes it as it is used again, then what only reads is asked once more, and what does something is not', async () => {
		const met: string[] = [];
		/** It answers the first request of each line, and breaks the line at the next. */
		const answered = new WeakSet<object>();
		const behind = createServer((asked, response) => {
			met.push(asked.method ?? '');
			if (answered.has(asked.socket)) {
				asked.socket.destroy();
				return;
			}
			answered.add(asked.socket);
			response.end('read');
		});
		await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
		const port = await freePort();
		const door = await openDoor(port, (behind.address() as AddressInfo).port, false);
		const at = `http://127.0.0.1:${port}/`;
		expect(await (await fetch(at)).text()).toBe('read');
		const again = await fetch(at);
		expect([again.status, await again.text()]).toEqual([200, 'read']);
		expect(met).toEqual(['GET', 'GET', 'GET']);
		await (await fetch(at)).text();
		expect((await fetch(at, { method: 'POST', body: 'once' })).status).toBe(502);
		expect(met).toEqual(['GET', 'GET', 'GET', 'GET', 'POST']);
		door.close();
		behind.closeAllConnections();
		behind.close();
	});
});

describe('the pace of the door', () => {
	it('[HOST-PORT] given one address that opens line after line, then they come in at its pace, too many are told so, and others do not wait', async () => {
		let joined = 0;
		const behind = createServer((_request, response) => response.end());
		behind.on('upgrade', (_request, line) => {
			joined += 1;
			line.on('error', () => undefined);
			line.write('HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: x\r\n\r\n');
		});
		await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
		const port = await freePort();
		const door = await openDoor(port, (behind.address() as AddressInfo).port, false);
		let refused = 0;
		const lines = Array.from({ length: 250 }, () => {
			const line = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
			line.on('error', () => undefined);
			line.on('data', (text) => (refused += String(text).startsWith('HTTP/1.1 429') ? 1 : 0));
			line.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: x\r\n\r\n');
			return line;
		});
		await expect.poll(() => refused, { timeout: 10_000 }).toBeGreaterThan(0);
		expect(joined).toBeLessThan(lines.length / 2);
		expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
		for (const line of lines) line.destroy();
		door.close();
		behind.closeAllConnections();
		behind.close();
	});
});

describe('the door of a host', () => {
	const tables = mkdtempSync(join(tmpdir(), 'orrery-door-'));
	let host: Host;
	beforeAll(async () => {
		host = await startHost('partykit', {
			...{ port: await freePort(), tables, open: true, say: () => undefined }
		});
	});
	afterAll(async () => {
		await host?.stop();
		rmSync(tables, { recursive: true, force: true });
	});

	it('[HOST-ADDRESS] given a client that names another address with every line, then it is known by its own all the same', async () => {
		const lines = Array.from({ length: LIMITS.socketsPerAddress + 3 }, (_, i) =>
			openLine(host.url, 'quiet-comet-41', {
				'CF-Connecting-IP': `10.0.0.${i}`,
				'X-Forwarded-For': `10.0.0.${i}`,
				'MF-CF-Blob': '{}'
			})
		);
		const refused = () => lines.filter(({ ended }) => ended === 4029).length;
		await expect.poll(refused, { timeout: 10_000 }).toBe(3);
		for (const line of lines) line.end();
	});

	it('[HOST-PORT] given one address that opens lines without end, then it gets so many, and has them again when they are closed', async () => {
		const lines = Array.from({ length: 300 }, () => connect(host.port, '127.0.0.1'));
		for (const line of lines) line.on('error', () => undefined);
		const open = () =>
			lines.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open');
		for (const line of lines) line.resume(); // so that its end is noticed
		await expect.poll(() => lines.length - open().length, { timeout: 10_000 }).toBeGreaterThan(40);
		for (const line of lines) line.destroy();
		await expect
			.poll(() =>
				fetch(`${host.url}/`).then(
					({ status }) => status,
					() => 0
				)
			)
			.toBe(200);
	});

	it('[HOST-PLAY] given people who come through it, then they sit down and talk, and a line that breaks is noticed', async () => {
		const [ines, tomasz] = await netTable(host.url, 'swift-otter-12', 2);
		ines?.send({ type: 'chat', text: 'good luck' });
		await tomasz?.until(() => tomasz.picture.chat.some(({ text }) => text === 'good luck'));
		ines?.close();
		await tomasz?.until(() => tomasz.picture.room?.seats[0]?.here === false);
		tomasz?.close();
	});

	it.each([
		['/', 200],
		['/t/abc', 200],
		['/picture.png', 404],
		['/%E0', 500],
		['/parties/nowhere/abc', 404],
		['/parties/main/A', 400],
		['/parties/main/quiet-moon-11', 200],
		['/parties/lobby/public', 200],
		['/parties/lobby/other', 404]
	])(
		'[HOST-HEADERS] %s is answered %i with the headers that every answer carries',
		async (path, status) => {
			const response = await fetch(`${host.url}${path}`);
			expect(response.status).toBe(status);
			for (const name of [
				...['x-content-type-options', 'x-frame-options', 'referrer-policy', 'permissions-policy']
			])
				expect(response.headers.get(name)).toBeTruthy();
		}
	);

	it('[HOST-IDLE] given very many tables that are asked for by name, then nothing is written for them; one that is made is known', async () => {
		const files = () => readdirSync(tables, { recursive: true }).length;
		await (await fetch(`${host.url}/parties/lobby/public`)).text();
		const before = files();
		const asked = Array.from({ length: 100 }, async (_, i) => {
			for (const file of ['', '/game.json']) {
				const path = `/parties/main/nobody-there-${i}${file}`;
				const response = await fetch(`${host.url}${path}`);
				expect(response.status).toBe(file ? 404 : 200);
				await response.text();
			}
		});
		await Promise.all(asked);
		expect(files()).toBe(before);
		const [ines] = await netTable(host.url, 'kind-swan-77', 1);
		const look = async () =>
			(await fetch(`${host.url}/parties/main/kind-swan-77`)).json() as Promise<unknown>;
		await expect.poll(look).toMatchObject({ game: 'cosmic', people: 1, made: true });
		expect(files()).toBeGreaterThan(before);
		ines?.close();
	});

	it('[HOST-PORT] given somebody who speaks no HTTP, or half of it, then the host is there for others', async () => {
		const rude = connect(host.port, '127.0.0.1');
		rude.on('error', () => undefined);
		rude.write('\u0016\u0003\u0001 hello\r\n\r\nGET / HT');
		const half = request({
			port: host.port,
			method: 'POST',
			path: '/',
			headers: { 'content-length': 9 }
		});
		half.on('error', () => undefined);
		half.write('x');
		half.destroy();
		expect((await fetch(`${host.url}/`)).status).toBe(200);
		rude.destroy();
	});
});
