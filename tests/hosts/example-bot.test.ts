/** The bot in the documentation is run as a reader would run it: it takes a seat and plays a game to its end. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort, startHost } from '../../tools/lib/hosts.mjs';
import { netTable, type NetPlayer } from '../support/net-player';

const BOT = join(import.meta.dirname, '../../docs/example-bot.mjs');

it('[HOST-BOT] given the example bot of docs/PROTOCOL.md, sixty lines at most, when it joins a table, then it plays a whole game', async () => {
	expect(readFileSync(BOT, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
	const tables = mkdtempSync(join(tmpdir(), 'orrery-bot-'));
	const host = await startHost('partykit', {
		port: await freePort(),
		tables,
		config: 'tests/hosts/toy/partykit.json',
		say: () => undefined
	});
	try {
		const [ines] = (await netTable(host.url, 'quiet-comet-41', 1)) as [NetPlayer];
		const bot = spawn(
			process.execPath,
			['--experimental-websocket', BOT, host.url, 'quiet-comet-41', 'Example'],
			{ stdio: 'pipe' }
		);
		const said: string[] = [];
		bot.stdout.on('data', (text: Buffer) => said.push(String(text)));
		bot.stderr.on('data', (text: Buffer) => said.push(String(text)));
		const ended = new Promise<number | null>((resolve) => bot.on('exit', resolve));
		await ines.until(() => ines.picture.room?.seats[1]?.ready === true, 'the bot to be ready');
		expect(ines.picture.room?.seats[1]?.name).toBe('Example');
		ines.send({ type: 'options', house: { windowMs: 0, botMs: 0 } });
		ines.send({ type: 'start' });
		await ines.until(() => ines.picture.room?.phase === 'playing');
		ines.send({ type: 'standIn', on: true });
		await ines.until(() => ines.picture.room?.phase === 'over', 'the end of the game');
		expect(await ended).toBe(0);
		expect(said.join('')).toContain('The last stone is taken.');
		ines.close();
	} finally {
		await host.stop();
		rmSync(tables, { recursive: true, force: true });
	}
});
