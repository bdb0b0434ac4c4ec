/** Both hosts give the same answers for pages and files, and open nothing to the network but that. */
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startHost, type Host, type HostName } from '../../tools/lib/hosts.mjs';
import { BUILD, ensureBuilt, ROOT } from '../../tools/lib/project.mjs';
import { HEADERS } from '../../party/site';
import { firstLoad } from '../../tools/lib/size.mjs';
import { openLine } from '../support/lines';
import { NetPlayer } from '../support/net-player';

/** Within this time whoever watches files has seen that one changed, and built anew. */
const NOTICED_MS = 5000;

const HOSTS: HostName[] = ['partykit', 'worker'];

describe.each(HOSTS)('the %s host', (name) => {
	const tables = mkdtempSync(join(tmpdir(), 'orrery-hosts-'));
	let host: Host;

	beforeAll(async () => {
		await ensureBuilt();
		host = await startHost(name, { port: await freePort(), tables });
	});
	afterAll(async () => {
		await host?.stop();
		rmSync(tables, { recursive: true, force: true });
	});

	const get = (path: string, init?: RequestInit) => fetch(`${host.url}${path}`, init);
	const scripts = () => readdirSync(join(BUILD, 'site/_app/immutable/entry'));

	it('answers / with the home page', async () => {
		const response = await get('/');
		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toMatch(/^text\/html/);
		expect(await response.text()).toContain('<title>Orrery');
	});

	it.each(['/t/abc', '/t/abc/', '/t/abc?seat=2'])(
		'answers %s, a link someone was sent, with the page that finds the table',
		async (path) => {
			const response = await get(path); // as a messenger asks for a preview: no sec-fetch-mode
			expect(response.status).toBe(200);
			expect(response.headers.get('content-type')).toMatch(/^text\/html/);
			expect(response.headers.get('cache-control')).not.toMatch(/immutable/);
			expect(await response.text()).toContain('/_app/immutable/entry/start.');
		}
	);

	it('[HOST-CODE] given what it was built from is written anew, as any check of the project does, then it goes on as it began and no line breaks', async () => {
		const player = await new NetPlayer(host.url, `quiet-heron-${name}`).connect();
		const now = new Date();
		utimesSync(join(ROOT, '.svelte-kit/tsconfig.json'), now, now);
		await sleep(NOTICED_MS);
		player.send({ type: 'ping', n: 7 });
		await player.until(() => player.last('pong')?.n === 7, 'an answer to ping');
		player.close();
	});

	it('names in a table’s page every script it needs, so that they come in one round trip', async () => {
		const page = await (await get('/t/abc')).text();
		const named = Array.from(
			page.matchAll(/href="\/([^"]+)" rel="modulepreload"/g),
			([, file]) => file
		);
		const needed = firstLoad('/t/[table]').map(({ file }) => file);
		// The page for errors is fetched as well, but nobody waits for it.
		expect(needed.filter((file) => !named.includes(file))).toEqual([
			expect.stringContaining('/nodes/1.')
		]);
	});

	it('gives a messenger words and a picture to show of the link, at an address it can ask for', async () => {
		const page = await (await get('/t/abc')).text();
		const [, title] = /property="og:title" content="([^"]+)"/.exec(page) ?? [];
		const [, picture] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
		expect(title).toContain('Come and play');
		expect(picture).toMatch(new RegExp(`^${host.url}/`));
		const response = await fetch(picture ?? '');
		expect(response.headers.get('content-type')).toBe('image/png');
	});

	it('answers for the service worker and the manifest as what they are, and has them asked for anew', async () => {
		for (const [path, type] of [
			['/service-worker.js', /javascript/],
			['/manifest.webmanifest', /manifest\+json|json/]
		] as const) {
			const response = await get(path);
			expect(response.status).toBe(200);
			expect(response.headers.get('content-type')).toMatch(type);
			expect(response.headers.get('cache-control')).toMatch(/no-cache|must-revalidate/);
			expect(response.headers.get('x-content-type-options')).toBe('nosniff');
			// It speaks for the whole site, from its root.
			expect(response.redirected).toBe(false);
		}
	});

	it('gives the service worker each page it keeps where it asks for it, without a way round', async () => {
		for (const path of ['/', '/t/new', '/replay', '/rules/cosmic', '/de/codex/imperium']) {
			const response = await get(path, { redirect: 'manual' });
			expect([path, response.status]).toEqual([path, 200]);
		}
	});

	it('tells a page the key that its push service is asked with, and nothing else of it', async () => {
		const answer = await get('/parties/lobby/public?nudges');
		expect(answer.headers.get('cache-control')).toBe('no-store');
		const said = (await answer.json()) as Record<string, string>;
		expect(Object.keys(said)).toEqual(['key']);
		expect(said['key']).toMatch(/^B[\w-]{86}$/);
	});

	it('lets a browser keep files whose names hold their hash', async () => {
		const response = await get(`/_app/immutable/entry/${scripts()[0]}`);
		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toMatch(/javascript/);
		expect(response.headers.get('cache-control')).toMatch(/immutable/);
		expect(response.headers.get('x-content-type-options')).toBe('nosniff');
	});

	it.each(['/_app/immutable/entry/gone.js', '/picture.png'])(
		'says that %s is not there, rather than sending a page in its place',
		async (path) => {
			expect((await get(path)).status).toBe(404);
		}
	);

	it.each([
		['/', 200],
		['/t/abc', 200],
		['/_app/immutable/entry/gone.js', 404],
		['/parties/main/A', 400],
		['/parties/main/quiet-moon-11', 200],
		['/parties/main/quiet-moon-11/game.json', 404],
		['/parties/lobby/public', 200],
		['/parties/lobby/other', 404]
	])(
		'[HOST-HEADERS] answers %s with %i and the headers that every answer carries',
		async (path, status) => {
			const response = await get(path);
			expect(response.status).toBe(status);
			for (const [header, value] of Object.entries(HEADERS))
				expect([header, response.headers.get(header)]).toEqual([header, value]);
			// Not encrypted here, so nobody is told to stay with encryption; a deployed file’s header is ignored then.
			if (path.startsWith('/parties/')) {
				expect(response.headers.get('strict-transport-security')).toBeNull();
				expect(response.headers.get('cache-control')).toBe('no-store');
			}
		}
	);

	it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
		'[HOST-HEADERS] answers %s to rooms and site with what is allowed',
		async (method) => {
			for (const path of ['/parties/main/quiet-moon-11', '/parties/lobby/public', '/t/abc']) {
				const response = await get(path, { method });
				expect([path, response.status]).toEqual([path, 405]);
				expect(response.headers.get('allow')).toBe('GET, HEAD');
				expect(response.headers.get('access-control-allow-origin')).toBeNull();
				expect(response.headers.get('x-content-type-options')).toBe('nosniff');
			}
		}
	);

	it('[HOST-HEADERS] compresses for those who ask for it, and for nobody else', async () => {
		for (const path of ['/', '/parties/lobby/public']) {
			const plain = await get(path, { headers: { 'accept-encoding': 'identity' } });
			expect([path, plain.headers.get('content-encoding')]).toEqual([path, null]);
			await new Promise<void>((resolve, reject) => {
				// A request that says nothing of it at all, which `fetch` cannot make.
				request(`${host.url}${path}`, (answer) => {
					answer.resume();
					expect([path, answer.headers['content-encoding']]).toEqual([path, undefined]);
					resolve();
				})
					.on('error', reject)
					.end();
			});
		}
	});

	it.each([
		['http://evil.example', 403],
		['null', 403],
		['its own', null],
		['', null]
	])('[HOST-ORIGIN] answers a line opened by a page of %j with %s', async (origin, status) => {
		const from = origin === 'its own' ? host.url : origin;
		const line = openLine(host.url, 'quiet-moon-12', from ? { origin: from } : {});
		await expect.poll(() => line.heard || line.ended !== null).toBe(true);
		expect(line.ended).toBe(status);
		line.end();
	});

	it('answers HEAD with headers alone', async () => {
		const response = await get('/t/abc', { method: 'HEAD' });
		expect(response.status).toBe(200);
		expect(await response.text()).toBe('');
	});

	it('does not answer a room’s address with a page', async () => {
		for (const path of ['/parties/main/abc', '/parties/lobby/all', '/parties/nowhere/abc']) {
			expect((await get(path)).headers.get('content-type') ?? '').not.toMatch(/html/);
		}
	});
});
