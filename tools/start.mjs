/**
 * `npm start`: installs what is missing, builds what has changed, and serves site and rooms on one port.
 *
 *   PORT=8080 npm start           another port than 1999
 *   npm start -- --tables DIR     keep tables there instead of in .orrery/; `--tables temporary` forgets them
 *   npm start -- --proxy          behind a proxy on this machine: believes its X-Forwarded-For; it must pass on Host
 *   npm start -- --verbose        everything the host says
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isFree, startHost } from './lib/hosts.mjs';
import {
	bold,
	dim,
	ensureBuilt,
	green,
	helpIfAsked,
	ROOT,
	runTool,
	step,
	Stop,
	yellow
} from './lib/project.mjs';

const DEFAULT_PORT = 1999;
const PORTS_TO_TRY = 20;

helpIfAsked(import.meta.url);
await runTool(async () => {
	const { values: options } = parseArgs({
		options: {
			port: { type: 'string', default: process.env['PORT'] ?? '' },
			tables: { type: 'string', default: '.orrery' },
			proxy: { type: 'boolean', default: false },
			verbose: { type: 'boolean', default: false }
		}
	});

	console.log(`\n  ${bold('Orrery')}\n`);
	await ensureBuilt();

	const port = await choosePort(options.port);
	const isTemporary = options.tables === 'temporary';
	const tables = isTemporary
		? mkdtempSync(join(tmpdir(), 'orrery-'))
		: resolve(ROOT, options.tables);

	const host = await step('Opening the rooms', 'Rooms open', () =>
		startHost('partykit', {
			...{ port, tables, open: true },
			proxied: options.proxy,
			verbose: options.verbose
		})
	);

	let isStopping = false;
	const stop = () => {
		if (isStopping) return;
		isStopping = true;
		console.log(`\n  ${dim('Stopping …')}`);
		void host.stop();
	};
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

	await announce(port, isTemporary ? 'nowhere: they are forgotten at the end' : tables);

	const code = await host.ended;
	if (isTemporary) rmSync(tables, { recursive: true, force: true });
	if (!isStopping)
		throw new Stop(`The host ended by itself (code ${code}). Tables are saved; start again.`);
	console.log(`  ${dim('Stopped. Every table is saved.')}\n`);
});

/** @param {string} wanted @returns {Promise<number>} */
async function choosePort(wanted) {
	if (wanted) {
		const port = Number(wanted);
		if (!Number.isInteger(port) || port < 1 || port > 65_535)
			throw new Stop(`No such port: ${wanted}.`);
		if (!(await isFree(port))) {
			throw new Stop(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
		}
		return port;
	}
	for (let port = DEFAULT_PORT; port < DEFAULT_PORT + PORTS_TO_TRY; port++) {
		if (await isFree(port)) return port;
	}
	throw new Stop(`Ports ${DEFAULT_PORT} and up are taken. Choose another: PORT=8080 npm start`);
}

/** @param {number} port @param {string} tables */
async function announce(port, tables) {
	const here = `http://localhost:${port}`;
	const [lan, ...others] = lanAddresses().map((address) => `http://${address}:${port}`);
	if (port !== DEFAULT_PORT && !process.env['PORT']) {
		console.log(`  ${yellow('!')} Port ${DEFAULT_PORT} is taken, so this is ${port}.`);
	}
	if (lan) {
		console.log(`\n${await qr(lan)}\n`);
		console.log(`  On a phone      ${bold(lan)}  ${dim('in the same network')}`);
		for (const other of others) console.log(`  or              ${other}`);
	}
	console.log(`  On this machine ${bold(here)}`);
	console.log(`  Tables          ${relative(process.cwd(), tables) || tables}`);
	console.log(`\n  ${green('Ready')} at ${bold(here)}  ${dim('Ctrl-C stops it')}\n`);
}

/** Addresses a phone in the same network can reach, likeliest first; virtual networks left out. */
function lanAddresses() {
	return Object.entries(networkInterfaces())
		.filter(([name]) => !/^(docker|br-|veth|virbr|vmnet|vboxnet|tailscale|utun|zt)/.test(name))
		.flatMap(([, addresses]) => addresses ?? [])
		.filter(
			({ family, internal, address }) =>
				family === 'IPv4' && !internal && !address.startsWith('169.254.')
		)
		.map(({ address }) => address)
		.sort((a, b) => Number(b.startsWith('192.168.')) - Number(a.startsWith('192.168.')))
		.slice(0, 3);
}

/** @param {string} text @returns {Promise<string>} */
async function qr(text) {
	const { renderUnicodeCompact } = await import('uqr'); // installed by now
	const lines = renderUnicodeCompact(text, { border: 2, ecc: 'L' }).split('\n');
	// White drawn on black, whatever the terminal's own colours; without colours most phones read either.
	const paint = process.stdout.isTTY && !process.env['NO_COLOR'];
	return lines.map((line) => (paint ? `  \u001b[97;40m${line}\u001b[0m` : `  ${line}`)).join('\n');
}
