/** Both hosts send what their tables tell devices: a push service on this machine receives it, and the device reads it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startHost, type Host, type HostName } from '../../tools/lib/hosts.mjs';
import { type NetPlayer, netTable } from '../support/net-player';
import { Receiver, senderOf } from '../support/push-service';

const CONFIGS: Record<HostName, string> = {
	partykit: 'tests/hosts/toy/partykit.json',
	worker: 'tests/hosts/toy/wrangler.jsonc'
};
/** A nudge comes after twenty seconds; hosts here share two processors with much else. */
const PATIENCE_MS = 45_000;
const LONG_MS = 120_000;
/** The push service knows the device of this table no longer. */
const GONE = 'late-tide-77';

interface Received {
	readonly path: string;
	readonly headers: IncomingHttpHeaders;
	readonly body: Uint8Array;
}

describe.each(Object.keys(CONFIGS) as HostName[])('nudges of the %s host', (name) => {
	const tables = mkdtempSync(join(tmpdir(), 'orrery-nudges-'));
	const received: Received[] = [];
	let service: Server;
	let port = 0;
	let host: Host;

	const start = async () => {
		host = await startHost(name, {
			port: await freePort(),
			tables,
			config: CONFIGS[name],
			say: () => undefined
		});
	};

	beforeAll(async () => {
		service = createServer((request, response) => {
			const parts: Uint8Array[] = [];
			request.on('data', (part: Uint8Array) => parts.push(part));
			request.on('end', () => {
				const { url: path = '', headers } = request;
				received.push({ path, headers, body: new Uint8Array(Buffer.concat(parts)) });
				response.writeHead(path.endsWith(GONE) ? 410 : 201).end();
			});
		});
		await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
		({ port } = service.address() as AddressInfo);
		await start();
	});
	afterAll(async () => {
		await host?.stop();
		service.close();
		rmSync(tables, { recursive: true, force: true });
	});

	const keyOf = async () =>
		((await (await fetch(`${host.url}/parties/lobby/public?nudges`)).json()) as { key: string })
			.key;

	/** Ines, and Tomasz who wants to be told at `device`, in a game in which nobody is replaced. */
	async function table(called: string, device: Receiver): Promise<[NetPlayer, NetPlayer]> {
		const [ines, tomasz] = (await netTable(host.url, called, 2)) as [NetPlayer, NetPlayer];
		ines.send({ type: 'options', house: { windowMs: 0, graceS: -1 } });
		ines.send({ type: 'start', anyway: true });
		await tomasz.until(() => tomasz.picture.own !== null);
		const endpoint = `https://push.test/${port}/${called}`;
		tomasz.send({ type: 'orders', orders: [], counter: ++tomasz.counter });
		tomasz.send({ type: 'nudges', to: { endpoint, p256dh: device.p256dh, auth: device.auth } });
		await tomasz.until(() => tomasz.picture.you.devices[0]?.nudged === true);
		return [ines, tomasz];
	}
	const sentTo = (called: string) => received.filter(({ path }) => path.endsWith(called));
	async function untilSent(called: string): Promise<Received> {
		for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100)) {
			const [one] = sentTo(called);
			if (one) return one;
		}
		throw new Error('Nothing was sent.');
	}

	it(
		'[ROOM-NUDGE.1] [ROOM-NUDGE.4] [ROOM-NUDGE.5] tell a device whose page is closed, and not one whose page is in sight; one that is gone is dropped',
		async () => {
			const device = await Receiver.fresh();
			const [[ines, tomasz], [mei, lars], [ada, bo]] = await Promise.all([
				table('quiet-comet-41', device),
				table('swift-otter-12', device),
				table(GONE, device)
			]);
			for (const player of [tomasz, bo]) player.close();
			for (const player of [ines, ada])
				await player.until(() => player.picture.room?.seats[1]?.here === false);
			for (const player of [ines, mei, ada])
				expect(await player.act({ pick: 'card:0', then: { amount: 1 } })).toBe('accepted');
			const { headers, body } = await untilSent('quiet-comet-41');
			expect(JSON.parse(await device.read(body))).toEqual({
				table: 'quiet-comet-41',
				game: 'Stones'
			});
			const { key, claims } = await senderOf(headers.authorization ?? '');
			expect(key).toBe(await keyOf());
			expect(claims.aud).toBe('https://push.test');
			expect(claims.sub).toMatch(/^https:\/\/(127\.0\.0\.1|localhost)/);
			expect(headers).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm' });
			expect(headers['topic']).toMatch(/^[\w-]{32}$/);

			await untilSent(GONE);
			await bo.connect();
			await bo.until(() => bo.picture.you.devices[0]?.nudged === undefined);
			// By now a seat in sight would have been told long ago.
			expect(sentTo('swift-otter-12')).toHaveLength(0);
			expect(lars.picture.own?.decision).not.toBeNull();
			for (const player of [ines, mei, lars, ada, bo]) player.close();
		},
		LONG_MS
	);

	it('[ROOM-NUDGE.2] keep their keys with the tables, so that a restart leaves devices what they had', async () => {
		const key = await keyOf();
		expect(key).toMatch(/^B[\w-]{86}$/);
		await host.stop();
		await start();
		expect(await keyOf()).toBe(key);
	});

	it('[ROOM-NUDGE.3] refuse an address that is no push service’s, in words', async () => {
		const [ines] = (await netTable(host.url, 'brave-moon-10', 1)) as [NetPlayer];
		const { p256dh, auth } = await Receiver.fresh();
		for (const endpoint of [`http://127.0.0.1:${port}/`, `https://127.0.0.1:${port}/`]) {
			const before = ines.said.length;
			ines.send({ type: 'nudges', to: { endpoint, p256dh, auth } });
			await ines.until(() => ines.said.slice(before).some(({ type }) => type === 'refused'));
			expect(ines.last('refused')).toMatchObject({ of: 'nudges', rule: 'ROOM-NUDGE.3' });
		}
		expect(received.some(({ path }) => path === '/')).toBe(false);
		ines.close();
	});
});
