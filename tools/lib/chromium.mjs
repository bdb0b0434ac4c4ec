/** Finds a Chromium for the browser tests, or gets one. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin, node, run, step, Stop } from './project.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
	'/usr/bin/chromium',
	'/snap/bin/chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
];

/** The same pages for three quarters of the processor time, but no notifications. */
const SHELL = 'chromium-headless-shell';

/**
 * A Chromium on this machine: the one named by ORRERY_CHROMIUM, Playwright's own, or the system's; and that
 * system's without windows, where there is one (Playwright finds its own).
 * @returns {Promise<{ path: string, isPlaywrights: boolean, shell?: string } | undefined>}
 */
export async function findChromium() {
	const named = process.env['ORRERY_CHROMIUM'];
	if (named) return { path: named, isPlaywrights: false };
	const { chromium } = await import('@playwright/test');
	const own = chromium.executablePath();
	if (own && existsSync(own)) return { path: own, isPlaywrights: true };
	const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
	const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
	const system = [...onPath, ...PLACES].find((path) => existsSync(path));
	if (!system) return undefined;
	const shell = folders.map((folder) => join(folder, SHELL)).find((path) => existsSync(path));
	return { path: system, isPlaywrights: false, ...(shell && { shell }) };
}

/** A Chromium, whatever it takes: Playwright's download, else the Debian package. */
export async function ensureChromium() {
	const found = await findChromium();
	if (found) {
		if (!found.isPlaywrights && !found.shell && isDebian() && !process.env['ORRERY_CHROMIUM'])
			await step('Getting a lighter Chromium', 'Lighter Chromium looked for', () => install(SHELL));
		return (await findChromium()) ?? found;
	}
	return step('Getting a Chromium for the browser tests', 'Chromium installed', async () => {
		/** @type {string[]} */
		const said = [];
		for (const attempt of [downloadOfPlaywright, debianPackage]) {
			said.push(await attempt());
			const now = await findChromium();
			if (now) return now;
		}
		throw new Stop(
			'The browser tests need a Chromium, and none could be installed. Install Chromium or Chrome by hand, ' +
				`or name one in ORRERY_CHROMIUM. The attempts said:\n\n${said.filter(Boolean).join('\n')}`
		);
	});
}

async function downloadOfPlaywright() {
	const { output } = await node([bin('@playwright/test/cli.js'), 'install', 'chromium'], {
		timeoutMs: 180_000
	});
	return output;
}

/** Whether packages may be installed here. */
const isDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const env = { DEBIAN_FRONTEND: 'noninteractive' };

/** @param {string} name */
const install = (name) =>
	run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });

async function debianPackage() {
	if (!isDebian()) return '';
	const update = await run('apt-get', ['update', '-q'], { env });
	const whole = await install('chromium');
	// Older releases do not have it, and nothing needs it.
	const shell = await install(SHELL);
	return update.output + whole.output + shell.output;
}
