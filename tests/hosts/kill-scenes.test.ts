/** The power fails while a galaxy is built, in a trade, a vote, a battle, an invasion: a slice of `npm run soak`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { HostName } from '../../tools/lib/hosts.mjs';
import { killInScenes, SCENES } from '../support/kill-scenes';

const HOSTS = ['partykit', 'worker'] as const satisfies readonly HostName[];
const KILLS = 2;

/** Each on one of the hosts; `npm run soak` has all on both. */
const scenesOf = (host: HostName) => SCENES.filter((_, i) => HOSTS[i % HOSTS.length] === host);

it.each(HOSTS)(
	'[HOST-KILL] given kill -9 of the %s host while galaxies are built, traded over, voted on and fought for, then everybody sees what they saw and is asked what they were asked',
	async (host) => {
		const tables = mkdtempSync(join(tmpdir(), 'orrery-kill-'));
		try {
			const scenes = scenesOf(host);
			const tally = await killInScenes({ host, scenes, tables, seed: 3, kills: KILLS });
			expect(tally).toMatchObject({ kills: KILLS, lost: 0, changed: [] });
			expect(tally.acknowledged).toBeGreaterThan(scenes.length / 2);
			for (const where of scenes) expect(tally.asked).toContain(where.split(' ')[0]);
		} finally {
			rmSync(tables, { recursive: true, force: true });
		}
	},
	200_000
);
