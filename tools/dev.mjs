/** `npm run dev`: the site with hot reload and the rooms beside it, as one address. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort, startHost } from './lib/hosts.mjs';
import { bin, ensureInstalled, QUIET_ENV, ROOT, runTool, step } from './lib/project.mjs';

await runTool(async () => {
	await ensureInstalled();
	const port = await freePort();
	const host = await step('Opening the rooms', 'Rooms open', () =>
		startHost('partykit', { port, tables: join(ROOT, '.orrery'), watched: true })
	);

	const vite = spawn(
		process.execPath,
		[bin('vite/bin/vite.js'), 'dev', ...portOption(), ...process.argv.slice(2)],
		{
			cwd: ROOT,
			env: { ...process.env, ...QUIET_ENV, ORRERY_ROOMS_PORT: String(port) },
			stdio: 'inherit'
		}
	);
	const viteEnded = new Promise((resolve) => vite.on('close', resolve));

	const stop = () => {
		vite.kill('SIGTERM');
		void host.stop();
	};
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
	await Promise.race([viteEnded, host.ended]); // neither is of use without the other
	stop();
	await Promise.all([viteEnded, host.ended]);
});

function portOption() {
	const port = process.env['PORT'];
	return port ? ['--port', port, '--strictPort'] : [];
}
