/** The promises a table makes, kept by both hosts over real sockets. */
import { sampleAnswer, verify } from '$lib/core';
import type { SavedGame } from '$lib/core';
import { PROTOCOL } from '$lib/protocol';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { freePort, startHost, type Host, type HostName } from '../../tools/lib/hosts.mjs';
import { diceFrom } from '../support/memory-host';
import { NetPlayer, netTable } from '../support/net-player';
import { toy } from '../support/toy';

const CONFIGS: Record<HostName, string> = {
	partykit: 'tests/hosts/toy/partykit.json',
	worker: 'tests/hosts/toy/wrangler.jsonc'
};

/** Lets everybody answer at random until the game is over or has seen so many decisions. */
async function play(
	players: readonly NetPlayer[],
	seed: number,
	until = Infinity
): Promise<number> {
	const dice = diceFrom(seed);
	let accepted = 0;
	while (accepted < until && players[0]?.picture.room?.phase === 'playing') {
		const player = players.find(({ picture }) => picture.own?.decision);
		const decision = player?.picture.own?.decision;
		if (!player || !decision) {
			const [first] = players;
			const seen = first?.said.length ?? 0;
			await Promise.race(
				players.map((one) => {
					const from = one.said.length;
					return one.until(() => one.said.length > from, 'anything to happen');
				})
			);
			if (seen < 0) break;
			continue;
		}
		if ((await player.act(sampleAnswer(decision.shape, dice), decision.id)) === 'accepted')
			accepted += 1;
		else await sleep(5);
	}
	return accepted;
}

describe.each(Object.keys(CONFIGS) as HostName[])('a table on the %s host', (name) => {
	const tables = mkdtempSync(join(tmpdir(), 'orrery-tables-'));
	let host: Host;
	const start = async (port?: number) =>
		(host = await startHost(name, {
			port: port ?? (await freePort()),
			tables,
			config: CONFIGS[name],
			say: () => undefined
		}));

	beforeAll(() => start());
	afterAll(async () => {
		await host?.stop();
		rmSync(tables, { recursive: true, force: true });
	});

	it('[HOST-PLAY] given three people and a bot, when they play to the end, then all see the same and the file of the game checks out', async () => {
		const players = await netTable(host.url, 'quiet-comet-41', 3, 1);
		const [first] = players;
		first?.send({ type: 'options', options: { heap: 20 }, house: { windowMs: 0, botMs: 0 } });
		first?.send({ type: 'start', anyway: true });
		for (const player of players)
			await player.until(() => player.picture.room?.phase === 'playing');
		await play(players, 3);
		for (const player of players) {
			await player.until(() => player.picture.room?.phase === 'over');
			expect(player.picture.open).toEqual(first?.picture.open);
			expect(player.said.some(({ type }) => type === 'error')).toBe(false);
		}
		const response = await fetch(`${host.url}/parties/main/quiet-comet-41/game.json`);
		expect(response.headers.get('cache-control')).toBe('no-store');
		const saved = (await response.json()) as SavedGame;
		expect(verify(toy, saved)).toMatchObject({ ok: true });
		expect(saved.commitment).toBe(first?.picture.room?.commitment);
		for (const player of players) player.close();
	});

	it('[HOST-RESUME] given a seat whose line breaks, when it comes back, then it is told what it missed and sees what a fresh look shows', async () => {
		const players = await netTable(host.url, 'swift-otter-12', 2);
		const [ines, tomasz] = players as [NetPlayer, NetPlayer];
		ines.send({ type: 'options', house: { windowMs: 0, graceS: -1 } });
		ines.send({ type: 'start', anyway: true });
		await tomasz.until(() => tomasz.picture.own !== null);
		tomasz.close();
		await ines.until(() => ines.picture.room?.seats[1]?.here === false);
		expect(await ines.act({ pick: 'card:0', then: { amount: 1 } })).toBe('accepted');
		await tomasz.connect();
		expect(tomasz.last('resumed')).toBeDefined();
		expect(tomasz.picture.open).toEqual(ines.picture.open);
		const phone = new NetPlayer(host.url, 'swift-otter-12');
		phone.key = tomasz.key;
		await phone.connect();
		expect(phone.picture.own).toEqual(tomasz.picture.own);
		for (const player of [...players, phone]) player.close();
	});

	it('[HOST-TIME] given a least time for windows, then this host’s clock keeps it', async () => {
		const players = await netTable(host.url, 'late-tide-77', 2);
		const [ines, tomasz] = players as [NetPlayer, NetPlayer];
		ines.send({ type: 'options', house: { windowMs: 800 } });
		ines.send({ type: 'start', anyway: true });
		await ines.until(() => ines.picture.own?.decision != null);
		await ines.act({ pick: 'card:0', then: { amount: 0 } });
		const opened = Date.now();
		await tomasz.until(() => tomasz.picture.own?.decision?.window != null);
		await tomasz.act({ pick: 'pass' });
		await ines.until(() => ines.picture.open?.waiting?.window === null);
		const took = Date.now() - opened;
		expect(took).toBeGreaterThan(700);
		expect(took).toBeLessThan(2500);
		for (const player of players) player.close();
	});

	it('[HOST-HOSTILE] given a message of two megabytes and a flood, then others play on', async () => {
		const players = await netTable(host.url, 'wild-raven-33', 2);
		const [ines, tomasz] = players as [NetPlayer, NetPlayer];
		ines.send({ type: 'options', house: { windowMs: 0 } });
		ines.send({ type: 'start', anyway: true });
		await tomasz.until(() => tomasz.picture.own !== null);
		const mallory = await new NetPlayer(host.url, 'wild-raven-33', 'Mallory').connect();
		for (let i = 0; i < 500; i++) mallory.raw(`{"type":"chat","text":${i}}`);
		mallory.raw('x'.repeat(100_000));
		await mallory.until(() => mallory.last('refused') !== undefined);
		mallory.raw('x'.repeat(2_000_000));
		expect(await ines.act({ pick: 'card:0', then: { amount: 1 } })).toBe('accepted');
		expect(await play(players, 1, 5)).toBeGreaterThanOrEqual(5);
		for (const player of [...players, mallory]) player.close();
	});

	it('[HOST-READ] [ROOM-SEEN.2] [ROOM-LIMIT.7] given a watcher who reads nothing and answers no close, then it is let go, keeps no place and is not heard, and one who reads slowly stays', async () => {
		const [ines] = (await netTable(host.url, 'slow-heron-51', 1)) as [NetPlayer];
		const watch = () =>
			new Promise<WebSocket>((resolve) => {
				const url = `${host.url.replace('http', 'ws')}/parties/main/slow-heron-51`;
				const socket = new WebSocket(url, { perMessageDeflate: false });
				socket.on('open', () => socket.send(`{"type":"hello","protocol":${PROTOCOL}}`));
				socket.on('error', () => undefined);
				socket.on('message', () => resolve(socket));
			});
		const [deaf, slow] = [await watch(), await watch()];
		await ines.until(() => ines.picture.room?.watchers.length === 2);
		let marks = 0;
		// Asks again once it has read what it asked for: however busy the machine is, it is only slow.
		let hasRead = true;
		slow.on('message', (data) => {
			slow.pause();
			setTimeout(() => slow.resume(), 1);
			const { type, mark } = JSON.parse(String(data)) as { type: string; mark?: number };
			if (type === 'welcome') hasRead = true;
			if (type !== 'seen') return;
			marks += 1;
			slow.send(JSON.stringify({ type, mark }));
		});
		for (let i = 0; i < 60; i++) ines.send({ type: 'chat', text: 'x'.repeat(300) });
		await ines.until(() => ines.picture.chat.length >= 60);
		deaf.pause();
		const watchers = () => ines.picture.room?.watchers.length;
		// Until the one is let go and the other has read as much as the one left: both at their own pace.
		for (let times = 0; times < 10_000 && (watchers() === 2 || marks < 5); times++) {
			if (watchers() === 2) deaf.send('{"type":"resync"}');
			if (hasRead) slow.send('{"type":"resync"}');
			hasRead = false;
			await sleep(2);
		}
		await ines.until(() => watchers() === 1);
		deaf.send('{"type":"chat","text":"still here"}');
		slow.send('{"type":"chat","text":"here I am"}');
		await ines.until(() => ines.picture.chat.at(-1)?.text === 'here I am');
		expect(ines.picture.chat.some(({ text }) => text === 'still here')).toBe(false);
		expect(marks).toBeGreaterThanOrEqual(5);
		const code = new Promise<number>((resolve) => deaf.on('close', resolve));
		deaf.resume();
		expect(await code).toBe(4029);
		slow.terminate();
		ines.close();
	});

	it('[HOST-LOBBY] given a table its host opened, then it is listed, its code leads to it, and strangers can only read', async () => {
		const [ines] = (await netTable(host.url, 'bright-swan-90', 1)) as [NetPlayer];
		ines.send({ type: 'options', house: { listed: true } });
		await ines.until(() => ines.picture.room?.house.listed === true);
		const list = async (query = '') =>
			(await (await fetch(`${host.url}/parties/lobby/public${query}`)).json()) as Record<
				string,
				unknown
			>;
		await expect
			.poll(() => list())
			.toMatchObject({ tables: [{ table: 'bright-swan-90', game: 'toy', free: 7 }] });
		expect(await list('?play=toy')).toEqual({ table: 'bright-swan-90' });
		expect(await list(`?code=${ines.picture.room?.code ?? ''}`)).toEqual({
			found: { table: 'bright-swan-90', device: false }
		});
		const post = await fetch(`${host.url}/parties/lobby/public`, { method: 'POST', body: '{}' });
		expect(post.status).toBe(405);
		ines.close();
		await expect.poll(() => list()).toMatchObject({ tables: [] });
	});

	it.each(['A', 'x'.repeat(80), 'a%20b', '..'])(
		'[HOST-NAME] given the table name %s, then there is no such table',
		async (bad) => {
			const response = await fetch(`${host.url}/parties/main/${bad}`, { redirect: 'manual' });
			expect(response.status).toBeGreaterThanOrEqual(300);
		}
	);

	it('[HOST-SAVED] given a host that is stopped and started again, then the table is as it was: seats, keys, game, chat, and commands already heard', async () => {
		const players = await netTable(host.url, 'old-lantern-10', 2);
		const [ines, tomasz] = players as [NetPlayer, NetPlayer];
		ines.send({ type: 'options', options: { heap: 200 }, house: { windowMs: 0, graceS: -1 } });
		ines.send({ type: 'start', anyway: true });
		ines.send({ type: 'chat', text: 'good luck' });
		await tomasz.until(() => tomasz.picture.own !== null && tomasz.picture.chat.length > 0);
		await play(players, 5, 12);
		const { open } = ines.picture;
		const said = ines.last('accepted');
		await host.stop();
		const { port } = host;
		await start(port);
		for (const player of players) {
			player.url = host.url;
			await player.connect();
			expect(player.last('welcome')).toBeDefined();
		}
		expect(ines.picture.open).toEqual(open);
		expect(ines.picture.you.counter).toBe(said?.counter);
		expect(tomasz.picture.chat[0]).toMatchObject({ text: 'good luck', from: 'seat:1' });
		expect(await play(players, 6, 5)).toBeGreaterThanOrEqual(5);
		for (const player of players) player.close();
	});
});
