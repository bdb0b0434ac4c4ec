/** What `npm start` opens to a network, and what is left of it when it has ended. Linux keeps the books. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '$lib/protocol';
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

	it('[HOST-PORT] given somebody who speaks no HTTP, or half of it, then the host is there for others', async () => {
		const { connect } = await import('node:net');
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
