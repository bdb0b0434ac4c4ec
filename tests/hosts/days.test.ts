/** Tables over days on both hosts: the host's alarm alone carries them on, also after the process has died. */
import type { Standing } from '$lib/protocol';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freePort, startHost, type HostName } from '../../tools/lib/hosts.mjs';
import { netTable, type NetPlayer } from '../support/net-player';

const CONFIGS: Record<HostName, string> = {
	partykit: 'tests/hosts/toy/partykit.json',
	worker: 'tests/hosts/toy/wrangler.jsonc'
};
const TABLE = 'slow-comet-24';
const BOT_MS = 4000;

it.concurrent.each(Object.keys(CONFIGS) as HostName[])(
	'[HOST-DAYS] given a table over days on the %s host that nobody comes back to, and on the host of one machine kill -9 while a bot is about to move, then the bot has moved before anybody asks',
	async (name) => {
		const tables = mkdtempSync(join(tmpdir(), 'orrery-days-'));
		const port = await freePort();
		const start = () =>
			startHost(name, { port, tables, config: CONFIGS[name], say: () => undefined });
		let host = await start();
		try {
			const players = (await netTable(host.url, TABLE, 2, 1)) as [NetPlayer, NetPlayer];
			const [ines, tomasz] = players;
			const house = { clockS: 28_800, windowMs: 0, botMs: BOT_MS };
			ines.send({ type: 'options', house });
			ines.send({ type: 'start', anyway: true });
			for (const [who, other] of [players, [tomasz, ines]] as const) {
				await who.until(() => who.picture.own?.decision?.name === 'turn.lay');
				await who.act({ pick: 'card:0', then: { amount: 0 } });
				await other.until(() => other.picture.own?.decision?.window != null);
				await other.act({ pick: 'pass' });
			}
			await ines.until(() => ines.picture.open?.waiting?.seats?.includes('seat:3') === true);
			const { key } = ines;
			await sleep(1000);
			// Alarms outlive a process at Cloudflare, but not in its stand-in on this machine.
			if (name === 'partykit') await host.kill();
			for (const player of players) player.close();
			if (name === 'partykit') host = await start();
			await sleep(BOT_MS + 5000);
			const asked = await fetch(`${host.url}/parties/main/${TABLE}`, {
				headers: { authorization: `Bearer ${key ?? ''}` }
			});
			const standing = (await asked.json()) as Standing;
			// Whoever asks wakes the table, too: but since when it is this seat's to respond, only the alarm can say.
			expect(standing.waiting?.window).toBe('claim');
			expect(standing.you?.openMs).toBeGreaterThan(1500);
		} finally {
			await host.stop();
			rmSync(tables, { recursive: true, force: true });
		}
	},
	// Two starts of a host, on a machine that has other work.
	180_000
);
