/**
 * Loaded into the hosts' own Node processes (`node --require`) before their code. Four things they lack:
 *
 * - They end when the tool that started them ends, however it ends, and nothing they started outlives them.
 * - All they open is open to this machine alone: site, rooms, and the server of files that `partykit dev`
 *   starts beside it. Who is to come in from the network comes through the door (`door.mjs`).
 * - The inspector of `partykit dev` stays shut: through it any page in the browser could read every hand at
 *   every table.
 * - They go on with the code they began with. Both watch the files they were built from, the settings of
 *   TypeScript too, which are written anew whenever anything is checked: each time every line would break.
 *   Only `npm run dev` asks for that (WATCHED).
 */
import childProcess from 'node:child_process';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { Server } from 'node:net';
import { bundledOnce } from './bundled.mjs';

/** The variable that is set where a change of the code is to reach a host at once. */
const WATCHED = 'ORRERY_WATCHED';

/** What is left to a host to end by itself. */
const ENDING_MS = 3000;

if (process.connected) {
	process.on('disconnect', () => {
		setTimeout(() => process.exit(1), ENDING_MS);
		process.kill(process.pid, 'SIGTERM');
	});
	process.channel?.unref(); // or the process would never end by itself
}

const { spawn } = childProcess;

// A child that waits for this process to end, even by SIGKILL, and ends what is left of its group.
if (process.connected && process.platform !== 'win32') {
	const script = 'trap "" HUP INT TERM; read -r _; kill -s KILL -- "-$0"';
	const last = spawn('/bin/sh', ['-c', script, String(process.pid)], {
		stdio: ['pipe', 'ignore', 'ignore']
	});
	last.unref();
	/** @type {import('node:net').Socket} */ (last.stdin).unref();
}

const LOOPBACK = '127.0.0.1';
const listen = Server.prototype.listen;

/** @this {Server} @param {any[]} args */
Server.prototype.listen = function (...args) {
	const [first, second] = args;
	// The inspector is the one WebSocket server here that is told a port and nothing else.
	if (args.length === 1 && typeof first === 'number' && this.listenerCount('upgrade') > 0)
		return this;
	if (typeof first === 'number' || typeof first === 'string') {
		const isPort = typeof first === 'number' || /^\d+$/.test(first);
		if (isPort) args = [first, LOOPBACK, ...args.slice(typeof second === 'string' ? 2 : 1)];
	} else if (first && typeof first === 'object' && 'port' in first) {
		args[0] = { ...first, host: LOOPBACK };
	}
	return Reflect.apply(listen, this, args);
};

/**
 * The runtime is told on its command line where to listen.
 * @param {string} command
 * @param {any[]} rest
 */
childProcess.spawn = /** @type {typeof spawn} */ (
	(/** @type {string} */ command, /** @type {any[]} */ ...rest) => {
		const [args] = rest;
		if (Array.isArray(args))
			rest[0] = args.map((arg) =>
				typeof arg === 'string'
					? arg.replace(/^(--socket-addr=\w+=)0\.0\.0\.0:/, `$1${LOOPBACK}:`)
					: arg
			);
		return Reflect.apply(spawn, childProcess, [command, ...rest]);
	}
);
syncBuiltinESMExports();

const [, main] = process.argv;
if (main) {
	const require = createRequire(main);
	const path = require.resolve('esbuild');
	const load = require.extensions['.js'];
	// A module's exports can be replaced only while it is loaded: afterwards an import gets the first ones.
	require.extensions['.js'] = (module, file) => {
		load?.(module, file);
		if (file === path) module.exports = tamed(module.exports);
	};
	require(path);
	if (load) require.extensions['.js'] = load;
}

/**
 * It builds once, of what is bundled already, and its server of files does not listen on every network. The map back
 * to the sources, three times as long as the code, would be handed to the runtime with it: that is half of what a start costs.
 * @param {typeof import('esbuild')} esbuild
 */
function tamed(esbuild) {
	return {
		...esbuild,
		/** @param {import('esbuild').BuildOptions} options */
		async context(options) {
			const isWatched = Boolean(process.env[WATCHED]);
			const plugins = [bundledOnce(esbuild), ...(options.plugins ?? [])];
			const context = await esbuild.context(
				isWatched ? options : { ...options, plugins, sourcemap: false }
			);
			return {
				...context,
				/** @param {import('esbuild').ServeOptions} to */
				serve: (to) => context.serve({ ...to, host: LOOPBACK }),
				...(!isWatched && {
					watch: async () => {
						await context.rebuild();
					}
				})
			};
		}
	};
}
