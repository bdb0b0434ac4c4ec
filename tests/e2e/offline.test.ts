/** An app on the device: read without a network, brought up to date without losing what one has begun, told of turns. */
import { createServer, request as ask } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { Person, tableOfFour } from './person';

test.use({ serviceWorkers: 'allow' });
// The whole site is loaded twice, and more, by each.
test.slow();

/** The site is kept once the page has been at rest for a while. */
const KEPT_MS = 60_000;

/** Waits until the worker keeps the site, and rules and codices in the page's language. */
async function kept(page: Page): Promise<void> {
	await expect
		.poll(
			() =>
				page.evaluate(async () => {
					const there = ['/', '/t/new', '/book/cosmic.json', '/rules/cosmic', '/codex/imperium'];
					const found = await Promise.all(there.map((path) => caches.match(path)));
					return found.every(Boolean) && (await navigator.serviceWorker.ready).active !== null;
				}),
			{ timeout: KEPT_MS }
		)
		.toBe(true);
}

test('home, rules, codex and the page of a table open without a network, and say so @everywhere', async ({
	page,
	context
}) => {
	await page.goto('/');
	await kept(page);
	await context.setOffline(true);
	// The browser forgets to say so to pages that are opened while this lasts.
	await context.addInitScript(() =>
		Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
	);

	await page.goto('/codex/cosmic');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.goto('/rules/imperium');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.goto('/');
	await expect(
		page.getByRole('heading', { name: 'Big space games, one link away.' })
	).toBeVisible();
	await expect(page.getByText('You are offline. Rules and cards can be read')).toBeVisible();
	await page.goto('/t/quiet-amber-comet-4127');
	await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeVisible();

	await context.setOffline(false);
	await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
	const ofTables = await page.evaluate(async () => {
		const names = await caches.keys();
		const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		return lists.flat().filter(({ url }) => /\/parties\/|\/health/.test(url)).length;
	});
	expect(ofTables, 'what goes on at tables is never kept').toBe(0);
});

test('parts of a page that nobody has asked for yet are there when the network is not', async ({
	browser
}) => {
	const { ines, lars } = await tableOfFour(browser);
	await kept(ines.page);
	await ines.rows.nth(1).check();
	await ines.page.context().setOffline(true);
	await expect(ines.tray.getByText('Not sent yet: the line is down.')).toBeVisible();
	await ines.page.getByRole('button', { name: 'More', exact: true }).click();
	await ines.page.getByRole('menuitem', { name: 'Keyboard' }).click();
	await expect(ines.page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
	await ines.page.keyboard.press('Escape');
	await ines.page.context().setOffline(false);
	await expect(ines.tray.getByText('Not sent yet')).toBeHidden();
	await expect(ines.rows.nth(1)).toBeChecked();
	await ines.press(ines.send);
	await expect(ines.question('Which alien')).toBeHidden();
	expect([...ines.troubles, ...lars.troubles]).toEqual([]);
});

/** What stands between a browser and the site: a later version of the worker can be put in its place. */
class Between {
	/** Put to the version of the worker; '' while it is the one there is. */
	suffix = '';
	readonly #lines = new Set<Socket>();

	private constructor(
		readonly url: string,
		readonly server: Server
	) {}

	static async before(site: string): Promise<Between> {
		const { hostname: host, port } = new URL(site);
		const server = createServer((request, response) => {
			const { method, url: path, headers } = request;
			const isWorker = path === '/service-worker.js';
			const asked = ask(
				{
					// A line of its own for each: one kept open may be closed just as it is asked again.
					...{ host, port, method, path, agent: false as const },
					headers: isWorker ? { ...headers, 'accept-encoding': 'identity' } : headers
				},
				(answer) => {
					if (!isWorker || !between.suffix) {
						response.writeHead(answer.statusCode ?? 502, answer.headers);
						answer.pipe(response);
						return;
					}
					let text = '';
					answer.setEncoding('utf8').on('data', (part: string) => (text += part));
					answer.on('end', () => {
						const { 'content-length': _, ...kept } = answer.headers;
						response.writeHead(200, kept).end(`${text}\n// ${between.suffix}\n`);
					});
				}
			);
			asked.on('error', () => response.destroy());
			request.pipe(asked);
		});
		server.on('upgrade', (request, line: Socket, first: Buffer) => {
			const room = connect(Number(port), host, () => {
				const { method, url: path, rawHeaders } = request;
				const pairs = rawHeaders.flatMap((name, i) =>
					i % 2 ? [] : `${name}: ${rawHeaders[i + 1]}`
				);
				room.write([`${method} ${path} HTTP/1.1`, ...pairs, '\r\n'].join('\r\n'));
				room.write(first);
				line.pipe(room).pipe(line);
			});
			between.#lines.add(line);
			for (const end of [line, room])
				end
					.on('error', () => end.destroy())
					.on('close', () => [line, room].forEach((one) => one.destroy()));
		});
		await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
		const between = new Between(
			`http://127.0.0.1:${(server.address() as AddressInfo).port}`,
			server
		);
		return between;
	}

	close(): void {
		for (const line of this.#lines) line.destroy();
		this.server.close();
		this.server.closeAllConnections();
	}
}

test('a newer version waits until somebody agrees, and what they have begun is not lost', async ({
	browser,
	baseURL
}) => {
	const between = await Between.before(baseURL ?? '');
	const context = await browser.newContext({
		viewport: { width: 1440, height: 900 },
		baseURL: between.url
	});
	const ines = await Person.at(context, 'Ines');
	const { page } = ines;
	await ines.makeTable();
	await ines.addBots(2);
	await ines.start();
	await ines.rows.nth(1).check();
	await kept(page);
	await page.evaluate(() => (document.body.dataset['same'] = 'page'));
	const waits = () =>
		page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
	expect(await waits()).toBe(false);

	between.suffix = 'a later version';
	await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
	const says = page.getByText('A newer version is ready.');
	await expect(says).toBeVisible({ timeout: KEPT_MS });
	expect(await waits()).toBe(true);
	await expect(ines.rows.nth(1)).toBeChecked();
	await expect(page.locator('body[data-same="page"]')).toBeAttached();

	await page.getByRole('button', { name: 'Reload' }).click();
	await expect(page.locator('body[data-same="page"]')).not.toBeAttached();
	await expect(ines.question('')).toBeVisible();
	expect(await waits()).toBe(false);
	await expect(says).toBeHidden();

	// The next one takes over by itself, once all pages are closed.
	between.suffix = 'one later still';
	await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
	await expect(says).toBeVisible({ timeout: KEPT_MS });
	await page.close();
	// A page that is closed is let go by its worker a little later: the next one may still be given to that.
	const waitsStill = async () => {
		const again = await context.newPage();
		await again.goto('/', { waitUntil: 'commit' });
		const waiting = await again.evaluate(
			async () => (await navigator.serviceWorker.ready).waiting !== null
		);
		await again.close();
		return waiting;
	};
	await expect.poll(waitsStill).toBe(false);
	expect(ines.troubles).toEqual([]);
	await context.close();
	between.close();
});

/** A browser whose push service gives it an address: the ones tests run in have none. */
async function withPushService(context: BrowserContext): Promise<void> {
	await context.grantPermissions(['notifications']);
	await context.addInitScript(() => {
		const subscription = {
			options: { applicationServerKey: null },
			toJSON: () => ({
				endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-test',
				keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) }
			})
		};
		PushManager.prototype.getSubscription = () => Promise.resolve(null);
		PushManager.prototype.subscribe = () =>
			Promise.resolve(subscription as unknown as PushSubscription);
		Notification.requestPermission = () => Promise.resolve('granted');
	});
}

test('who waits may ask to be told when it is their turn, and end it', async ({ browser }) => {
	const { ines, lars } = await tableOfFour(browser, {
		before: ({ page }) => withPushService(page.context())
	});
	const offer = lars.page.getByRole('button', { name: 'Tell me when it is my turn' });
	await lars.play(1);
	await expect(offer).toBeVisible();
	await lars.press(offer);
	await expect(lars.page.getByText('This device tells you when it is your turn.')).toBeVisible({
		timeout: KEPT_MS
	});
	await expect(offer).toBeHidden();
	await lars.menu('My seat on another device');
	await expect(lars.page.getByText('It is told when it is your turn.')).toBeVisible();
	await lars.page.keyboard.press('Escape');
	await lars.menu('Tell me no more when it is my turn');
	await lars.menu('My seat on another device');
	await expect(lars.page.getByText(/^This device/)).toBeVisible();
	await expect(lars.page.getByText('It is told when it is your turn.')).toBeHidden();
	expect([...ines.troubles, ...lars.troubles]).toEqual([]);
});

test('a nudge is shown in the reader’s words, and goes when its table is looked at', async ({
	page,
	context
}) => {
	await context.grantPermissions(['notifications']);
	const devtools = await context.newCDPSession(page);
	const registrations: string[] = [];
	devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
		for (const { registrationId } of all) registrations.push(registrationId);
	});
	await devtools.send('ServiceWorker.enable');
	await page.goto('/');
	await kept(page);
	const shown = () =>
		page.evaluate(async () => {
			const notices = await (await navigator.serviceWorker.ready).getNotifications();
			return notices.map(({ title, body, tag }) => ({ title, body, tag }));
		});
	const table = 'quiet-amber-comet-4127';
	const { origin } = new URL(page.url());
	const data = JSON.stringify({ table, game: 'Cosmic Encounter' }).padEnd(256);
	for (let time = 0; time < 2; time++)
		await devtools.send('ServiceWorker.deliverPushMessage', {
			...{ origin, data },
			registrationId: registrations.at(-1) ?? ''
		});
	await expect
		.poll(shown)
		.toEqual([{ title: 'Your move', body: `Cosmic Encounter · ${table}`, tag: `table:${table}` }]);

	// Whoever comes to the table has seen it.
	await page.goto('/t/new?bots=1');
	await expect(page).toHaveURL(/\/t\/[a-z]+-/);
	const own = page.url().split('/').at(-1) ?? '';
	// Once it is seen: one that came before goes as the page comes.
	const start = page.getByRole('button', { name: /^Start/ });
	await expect(start).toBeVisible();
	await devtools.send('ServiceWorker.deliverPushMessage', {
		...{ origin, data: JSON.stringify({ table: own, game: '' }) },
		registrationId: registrations.at(-1) ?? ''
	});
	await expect.poll(async () => (await shown()).map(({ body }) => body)).toContain(own);
	await start.click();
	await expect.poll(async () => (await shown()).map(({ body }) => body)).not.toContain(own);
});
