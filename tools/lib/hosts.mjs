/**
 * Starts and stops a host: `partykit` (what `npm start` runs) or `worker` (what `npm run deploy` sends,
 * here in a local runtime). Both serve site and rooms on one port, offline, and on this machine alone;
 * only through an open door (`open`) does anybody else come in.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { openDoor } from './door.mjs';
import { bin, BUILD, QUIET_ENV, ROOT, Stop } from './project.mjs';

/** @typedef {'partykit' | 'worker'} HostName */
/**
 * @typedef {object} Host
 * @property {string} url Its address on this machine, without a slash at the end.
 * @property {number} port
 * @property {number} pid The process that leads the group of all its processes.
 * @property {Promise<number | null>} ended Its exit code, once it has ended for whatever reason.
 * @property {() => Promise<void>} stop Ends it as Ctrl-C does.
 * @property {() => Promise<void>} kill Ends it as a power cut does.
 */

const PRELOAD = join(ROOT, 'tools/lib/child-of-tool.mjs');

/** @type {Record<HostName, (port: number, tables: string, config: string[]) => string[]>} */
const COMMANDS = {
	partykit: (port, tables, config) => [
		bin('partykit/dist/bin.mjs'),
		...['dev', '--port', String(port), '--persist', tables],
		...['--no-hotkeys', '--disable-request-cf-fetch', ...config]
	],
	worker: (port, tables, config) => [
		bin('wrangler/wrangler-dist/cli.js'),
		...['dev', '--local', '--ip', '127.0.0.1', '--port', String(port), '--persist-to', tables],
		...['--inspector-port', '0', '--show-interactive-dev-session=false', '--log-level', 'warn'],
		...config
	]
};

/** Lines a host says that tell a player nothing. */
const NOISE = [
	/^\s*$/,
	/PartyKit v\d/,
	/^-+$/,
	/^Build succeeded/,
	/^\[pk:inf\] (Ready on|Updated and ready on|- https?:|(GET|HEAD|POST|PUT|OPTIONS) )/,
	/Shutting down local server|Local server shut down/
];

/** Said by a host whose runtime has thrown a table away with the lines to it, which hang (ROOM-SAVE.5). */
const NOT_KEPT = 'Tables cannot be saved at the moment';

// eslint-disable-next-line no-control-regex -- the hosts draw with terminal codes even into a pipe
const TERMINAL_CODES = /\u001b\[[0-9;?]*[A-Za-z]/g;

/**
 * @param {HostName} name
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.tables The folder tables are kept in.
 * @param {boolean} [options.open] Whether others in the network may come in.
 * @param {boolean} [options.proxied] Whether they come by a proxy on this machine, which says who they are.
 * @param {string} [options.config] Another configuration of that host than the project's own.
 * @param {(line: string) => void} [options.say] Hears each line worth hearing.
 * @param {boolean} [options.verbose] Every line is.
 * @param {boolean} [options.watched] Whether a change of the code reaches it at once, which breaks every line.
 * @param {number} [options.patienceMs] How long it may take to answer.
 * @returns {Promise<Host>} Once it answers.
 */
export async function startHost(
	name,
	{
		port,
		tables,
		open = false,
		proxied = false,
		config,
		say = console.error,
		verbose = false,
		watched = false,
		patienceMs = 60_000
	}
) {
	mkdirSync(BUILD, { recursive: true });
	mkdirSync(tables, { recursive: true });
	const given = config ? ['--config', config] : [];
	const inner = open ? await freePort() : port;
	const child = spawn(
		process.execPath,
		// Not by `--import`, after which what is started would be parsed as a module of either kind first, for seconds.
		['--require', PRELOAD, ...COMMANDS[name](inner, tables, given)],
		{
			cwd: ROOT,
			// Without CI the hosts redraw their screen at each line.
			env: {
				...{ ...process.env, ...QUIET_ENV, CI: 'true', NODE_OPTIONS: '' },
				...(watched && { ORRERY_WATCHED: '1' })
			},
			stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
			detached: process.platform !== 'win32' // its own group, so that one signal reaches the runtime too
		}
	);

	/** @type {string[]} */
	const heard = [];
	for (const stream of [child.stdout, child.stderr]) {
		if (!stream) continue;
		createInterface({ input: stream }).on('line', (raw) => {
			const line = raw.replace(TERMINAL_CODES, '').trimEnd();
			heard.push(line);
			if (heard.length > 200) heard.shift();
			if (line.includes(NOT_KEPT)) door?.drop();
			if (verbose || !NOISE.some((noise) => noise.test(line))) say(line);
		});
	}

	let isEnded = false;
	/** @type {Awaited<ReturnType<typeof openDoor>> | null} */
	let door = null;
	/** @type {Promise<number | null>} */
	const ended = new Promise((resolve) => {
		child.on('error', () => resolve(1));
		child.on('exit', () => signal('SIGKILL')); // the runtime, if it outlived its parent
		child.on('close', (code) => resolve(code));
	});
	void ended.then(() => {
		isEnded = true;
		door?.close();
	});

	/** @param {NodeJS.Signals} signal */
	const signal = (signal) => {
		try {
			if (process.platform === 'win32' || !child.pid) child.kill(signal);
			else process.kill(-child.pid, signal);
		} catch {
			// It has ended already.
		}
	};

	/** @type {Host} */
	const host = {
		url: `http://127.0.0.1:${port}`,
		port,
		pid: child.pid ?? 0,
		ended,
		async stop() {
			if (!isEnded) child.kill('SIGTERM');
			await Promise.race([ended, sleep(5000, undefined, { ref: false })]);
			signal('SIGKILL');
			await ended;
		},
		async kill() {
			signal('SIGKILL');
			await ended;
		}
	};

	const deadline = Date.now() + patienceMs;
	// Asked for the list of tables, which another program that happens to listen there does not have; it
	// also wakes the tables that go on with nobody there.
	while (!(await answers(`http://127.0.0.1:${inner}/parties/lobby/public`))) {
		if (isEnded || Date.now() > deadline) {
			await host.stop();
			throw new Stop(
				`The ${name} host ${isEnded ? 'ended' : 'did not answer'} while starting. It said:\n\n${heard.join('\n')}`
			);
		}
		await sleep(50);
	}
	if (open) door = await openDoor(port, inner, proxied);
	if (name === 'worker') knock(host);
	return host;
}

/**
 * The proxy that `wrangler dev` puts before a worker keeps a request whose connection to the worker broke
 * until the next one comes, however long that takes (wrangler 4.86). So one comes every second.
 * @param {Host} host
 */
function knock({ url, ended }) {
	const timer = setInterval(() => void answers(url), 1000).unref();
	void ended.then(() => clearInterval(timer));
}

/** @param {string} url */
async function answers(url) {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
		await response.arrayBuffer();
		return response.ok;
	} catch {
		return false;
	}
}

/** Whether a port can be listened on, on every network. @param {number} port @returns {Promise<boolean>} */
export function isFree(port) {
	return new Promise((resolve) => {
		const server = createServer();
		server.once('error', () => resolve(false));
		server.listen(port, '0.0.0.0', () => server.close(() => resolve(true)));
	});
}

/**
 * A port nobody listens on, drawn from below those the system hands out by itself: a runtime that starts
 * beside takes its inner ports from those, and may take one between its being found free and being used.
 * @returns {Promise<number>}
 */
export async function freePort() {
	for (;;) {
		const port = randomInt(20_000, 32_768);
		if (await isFree(port)) return port;
	}
}
