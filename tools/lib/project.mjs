/** What every tool needs first: where the project is, its packages, its built site. Only Node's own modules. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync
} from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** What `partykit dev` serves; the site lies one folder down (party/partykit.ts says why). */
export const BUILD = join(ROOT, 'build');

/** What can be made again. */
export const CACHE = join(ROOT, 'node_modules/.cache/orrery');

const OLDEST_NODE = [20, 19];

/** Nothing this project starts phones home or looks for updates. */
export const QUIET_ENV = {
	NO_UPDATE_NOTIFIER: '1',
	WRANGLER_SEND_METRICS: 'false',
	WRANGLER_SEND_ERROR_REPORTS: 'false',
	WRANGLER_HIDE_BANNER: 'true',
	WRANGLER_LOG_PATH: join(ROOT, '.wrangler', 'logs'),
	WRANGLER_REGISTRY_PATH: join(ROOT, '.wrangler', 'registry')
};

const colour = process.stdout.isTTY && !process.env['NO_COLOR'];
/** @type {(code: string) => (text: string) => string} */
const paint = (code) => (text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
export const bold = paint('1');
export const dim = paint('2');
export const red = paint('31');
export const green = paint('32');
export const yellow = paint('33');

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** The path of a package's own program, so that no shell and no `npx` stands between. @param {string} path */
export const bin = (path) => join(ROOT, 'node_modules', path);

/** Ends with a sentence a person can act on, not with a stack. */
export class Stop extends Error {}

/** Runs a tool's main function; a `Stop` becomes its sentence and exit code 1. @param {() => unknown} main */
export async function runTool(main) {
	try {
		await main();
	} catch (error) {
		console.error(error instanceof Stop ? `\n${red('✗')} ${error.message}` : error);
		process.exitCode = 1;
	}
}

/**
 * Where `--help` or `-h` is asked for, prints what a tool says of itself at its head, and ends. Called before
 * options are read, of which none is `--help`.
 * @param {string} url `import.meta.url` of the tool.
 */
export function helpIfAsked(url) {
	const own = process.argv.slice(2);
	if (!own.includes('--help') && !own.includes('-h')) return;
	const [, said = ''] =
		/\/\*\*\n([\s\S]*?)\n \*\//.exec(readFileSync(fileURLToPath(url), 'utf8')) ?? [];
	console.log(`\n${said.replace(/^ \* ?/gm, '  ')}\n`);
	process.exit(0);
}

/**
 * Runs a program to its end. Its output is returned, and shown as it comes when `show` is set.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean, shell?: boolean, timeoutMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>} Code 127 when the program does not exist.
 */
export function run(command, args, { env = {}, show = false, shell = false, timeoutMs } = {}) {
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			cwd: ROOT,
			env: { ...process.env, ...QUIET_ENV, ...env },
			stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
			shell,
			...(timeoutMs && { timeout: timeoutMs })
		});
		let output = '';
		child.stdout?.on('data', (chunk) => (output += chunk));
		child.stderr?.on('data', (chunk) => (output += chunk));
		child.on('error', (error) => resolve({ code: 127, output: output + error.message }));
		child.on('close', (code) => resolve({ code: code ?? 1, output }));
	});
}

/** @param {string[]} args @param {Parameters<typeof run>[2]} [options] */
export const node = (args, options) => run(process.execPath, args, options);

/** @param {string[]} args @param {Parameters<typeof run>[2]} [options] */
function npm(args, options) {
	const own = process.env['npm_execpath'];
	return own && /npm-cli\.[cm]?js$/.test(own)
		? node([own, ...args], options)
		: run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * Does one piece of preparation and reports it in one line.
 * @template T
 * @param {string} doing
 * @param {string} done
 * @param {() => Promise<T>} work
 */
export async function step(doing, done, work) {
	const started = Date.now();
	if (process.stdout.isTTY) process.stdout.write(`  ${dim('…')} ${doing}`);
	const clear = () => process.stdout.isTTY && process.stdout.write('\r\u001b[K');
	try {
		const result = await work();
		clear();
		console.log(`  ${green('✓')} ${done} ${dim(seconds(Date.now() - started))}`);
		return result;
	} catch (error) {
		clear();
		throw error;
	}
}

/** Refuses a Node that cannot run the tools. */
export function checkNode() {
	const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
	const [needMajor = 0, needMinor = 0] = OLDEST_NODE;
	if (major < needMajor || (major === needMajor && minor < needMinor)) {
		throw new Stop(
			`Orrery needs Node ${needMajor}.${needMinor} or newer; this is ${process.versions.node}. Get it from https://nodejs.org`
		);
	}
}

/** Whether every package the lock file names is there, in that version. */
function isInstalled() {
	const installed = join(ROOT, 'node_modules', '.package-lock.json'); // npm writes it last
	if (!existsSync(installed)) return false;
	/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} */
	const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
	const there = packages(installed);
	return Object.entries(packages(join(ROOT, 'package-lock.json'))).every(
		([path, wanted]) =>
			path === '' ||
			wanted.optional ||
			wanted.devOptional ||
			there[path]?.version === wanted.version
	);
}

/** Installs the packages the lock file names, if any is missing or of another version. */
export async function ensureInstalled() {
	checkNode();
	if (isInstalled()) return ensureSynced();
	await step('Installing packages (once, about half a minute)', 'Packages installed', async () => {
		const { code, output } = await npm([
			'ci',
			'--include=dev',
			'--no-audit',
			'--no-fund',
			'--loglevel=error'
		]);
		if (code !== 0) throw new Stop(`npm ci failed. It said:\n\n${output}`);
	});
	await ensureSynced();
}

/** Writes the types SvelteKit derives from the routes, if they are missing: every tsconfig here leans on them. */
export async function ensureSynced() {
	if (existsSync(join(ROOT, '.svelte-kit', 'tsconfig.json'))) return;
	const { code, output } = await node([bin('@sveltejs/kit/svelte-kit.js'), 'sync']);
	if (code !== 0) throw new Stop(`svelte-kit sync failed. It said:\n\n${output}`);
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
	if (!existsSync(path)) return [];
	if (!statSync(path).isDirectory()) return [path];
	return readdirSync(path)
		.sort()
		.flatMap((name) => filesUnder(join(path, name)));
}

/** A hash of everything the built site is made from. */
function hashSources() {
	const hash = createHash('sha256');
	const sources = [
		'src',
		'static',
		'package-lock.json',
		'svelte.config.js',
		'vite.config.ts',
		'tsconfig.base.json',
		'tools/lib/preload.mjs'
	];
	for (const file of sources.flatMap((source) => filesUnder(join(ROOT, source)))) {
		hash
			.update(`${relative(ROOT, file)}\0`)
			.update(readFileSync(file))
			.update('\0');
	}
	return hash.digest('hex').slice(0, 16);
}

/** Builds the site into build/site, if its sources have changed since the last time. */
export async function ensureBuilt() {
	await ensureInstalled();
	mkdirSync(BUILD, { recursive: true });
	const stamp = join(BUILD, '.sources');
	const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources();
	if (isBuilt()) return;
	await withLock(join(BUILD, '.lock'), async () => {
		if (isBuilt()) return;
		await step('Building the site', 'Site built', async () => {
			const sources = hashSources();
			rmSync(stamp, { force: true });
			const { code, output } = await node([bin('vite/bin/vite.js'), 'build'], {
				env: { ORRERY_SOURCES: sources, NODE_ENV: 'production' }
			});
			if (code !== 0) throw new Stop(`The site does not build. Vite said:\n\n${output}`);
			const { nameScripts } = await import('./preload.mjs'); // it needs this file itself
			nameScripts('/t/[table]', join(BUILD, 'site/t/new.html'));
			writeFileSync(stamp, sources);
		});
	});
}

/**
 * Lets one process at a time through; a lock whose holder is gone does not count.
 * @param {string} lock
 * @param {() => Promise<void>} work
 */
async function withLock(lock, work) {
	for (;;) {
		try {
			writeFileSync(lock, String(process.pid), { flag: 'wx' });
			break;
		} catch {
			if (!isHeld(lock)) rmSync(lock, { force: true });
			else await sleep(200);
		}
	}
	try {
		await work();
	} finally {
		rmSync(lock, { force: true });
	}
}

/** @param {string} lock */
function isHeld(lock) {
	try {
		const holder = Number(readFileSync(lock, 'utf8'));
		if (!holder) return Date.now() - statSync(lock).mtimeMs < 5000; // made, not yet signed
		process.kill(holder, 0);
		return true;
	} catch (error) {
		return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
	}
}
