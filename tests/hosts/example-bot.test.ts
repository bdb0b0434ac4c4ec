/** The bot in the documentation is run as a reader would run it: it takes a seat and plays a game to its end. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Shape } from '$lib/core';
import type { ClientMessage, ClientMessageOf } from '$lib/protocol';
import { WebSocketServer } from 'ws';
import { freePort, startHost } from '../../tools/lib/hosts.mjs';
import { netTable, type NetPlayer } from '../support/net-player';

const BOT = join(import.meta.dirname, '../../docs/example-bot.mjs');

/** What the bot is played against: the test game, which ends soon, and a real one that asks what not every answer fits. */
const TABLES = [
	{
		game: 'toy',
		config: 'tests/hosts/toy/partykit.json',
		bots: 0
	},
	{ game: 'council', config: 'partykit.json', bots: 1 }
] as const;

it.each(TABLES)(
	'[HOST-BOT] given the example bot of docs/PROTOCOL.md, sixty lines at most, when it joins a table of $game, then it plays a whole game',
	async ({ game, config, bots }) => {
		expect(readFileSync(BOT, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
		const tables = mkdtempSync(join(tmpdir(), 'orrery-bot-'));
		const host = await startHost('partykit', {
			...{ port: await freePort(), tables, config },
			say: () => undefined
		});
		try {
			const [ines] = (await netTable(host.url, 'quiet-comet-41', 1, bots)) as [NetPlayer];
			ines.send({ type: 'options', game });
			const bot = spawn(
				process.execPath,
				['--experimental-websocket', BOT, host.url, 'quiet-comet-41', 'Example'],
				{ stdio: 'pipe' }
			);
			const said: string[] = [];
			bot.stdout.on('data', (text: Buffer) => said.push(String(text)));
			bot.stderr.on('data', (text: Buffer) => said.push(String(text)));
			const ended = new Promise<number | null>((resolve) => bot.on('exit', resolve));
			const seat = () => ines.picture.room?.seats.find(({ name }) => name === 'Example');
			await ines.until(() => seat()?.ready === true, 'the bot to be ready');
			ines.send({ type: 'options', house: { windowMs: 0, botMs: 0, graceS: -1 } });
			ines.send({ type: 'start' });
			await ines.until(() => ines.picture.room?.phase === 'playing');
			ines.send({ type: 'standIn', on: true });
			await expect
				.poll(() => ines.picture.room?.phase, { timeout: 100_000, interval: 100 })
				.toBe('over');
			expect(await ended).toBe(0);
			expect(said.join('')).toContain('{"type":"over",');
			ines.close();
		} finally {
			await host.stop();
			rmSync(tables, { recursive: true, force: true });
		}
	},
	120_000
);

it('[HOST-BOT] given an answer that a rule forbids, then the example bot gives another one to the same question', async () => {
	const port = await freePort();
	const server = new WebSocketServer({ host: '127.0.0.1', port });
	const acts: ClientMessageOf<'act'>[] = [];
	const shape: Shape = { type: 'amount', min: 1, max: 3 };
	const told = new Promise<void>((resolve) =>
		server.on('connection', (socket) => {
			const say = (message: object) => socket.send(JSON.stringify(message));
			socket.on('message', (data) => {
				const message = JSON.parse(String(data)) as ClientMessage;
				const own = { decision: { id: 5, shape } };
				if (message.type === 'hello')
					say({ type: 'welcome', you: { seat: 'seat:1', counter: 7 }, own });
				if (message.type !== 'act') return;
				acts.push(message);
				if (acts.length === 2) resolve();
				const { counter } = message;
				say({ type: 'refused', of: 'act', rule: 'TOY-3', say: 'Not that one.', counter });
			});
		})
	);
	const url = `http://127.0.0.1:${port}`;
	const bot = spawn(process.execPath, ['--experimental-websocket', BOT, url, 'quiet-comet-41']);
	await told;
	bot.kill();
	server.close();
	expect(acts.map(({ decision, counter }) => [decision, counter])).toEqual([
		[5, 8],
		[5, 9]
	]);
});
