/** What a monitor reads of a host, while a table plays there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort, startHost, type HostName } from '../../tools/lib/hosts.mjs';
import { netTable } from '../support/net-player';

it.each(['partykit', 'worker'] satisfies HostName[])(
	'[ROOM-HEALTH.1] given a table on the %s host, then /health tells its sockets and writes as a monitor reads them, and nothing of the table',
	async (name) => {
		const tables = mkdtempSync(join(tmpdir(), 'orrery-health-'));
		const host = await startHost(name, { port: await freePort(), tables, say: () => undefined });
		const health = async () => {
			const response = await fetch(`${host.url}/health`);
			expect(response.status).toBe(200);
			expect(response.headers.get('content-type')).toContain('text/plain');
			expect(response.headers.get('cache-control')).toBe('no-store');
			return response.text();
		};
		try {
			expect(await health()).toContain('orrery_sockets 0\n');
			const players = await netTable(host.url, 'quiet-comet-77', 3);
			const told = await health();
			expect(told).toContain('orrery_sockets 3\n');
			expect(told).toContain('orrery_tables 1\n');
			expect(Number(/orrery_write_seconds_count (\d+)/.exec(told)?.[1])).toBeGreaterThan(2);
			expect(told).not.toContain('quiet-comet');
			expect(told).not.toContain('Player');
			for (const player of players) player.close();
			await expect.poll(health).toContain('orrery_sockets 0\n');
		} finally {
			await host.stop();
			rmSync(tables, { recursive: true, force: true });
		}
	}
);
