/** The power fails in mid-game, again and again, at tables of every game: a slice of `npm run soak`. */
import { GAMES } from '$lib/games';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { HostName } from '../../tools/lib/hosts.mjs';
import { JOURNEYS } from '../support/answering';
import { killAgainAndAgain } from '../support/kills';

const HOSTS = ['partykit', 'worker'] as const satisfies readonly HostName[];
const KILLS = 2;

it.each(HOSTS)(
	'[HOST-KILL] given kill -9 of the %s host in mid-game, again and again, then every acknowledged decision is there, none twice, and all seats resume',
	async (host) => {
		const tables = mkdtempSync(join(tmpdir(), 'orrery-kill-'));
		try {
			const tally = await killAgainAndAgain({
				...{ host, games: GAMES, tables, seed: 7 },
				journeys: Object.values(JOURNEYS),
				kills: KILLS
			});
			expect(tally).toMatchObject({ kills: KILLS, lost: 0, seatsLost: 0, miscounted: 0 });
			expect(tally.stuck).toEqual([]);
			expect(tally.acknowledged).toBeGreaterThan(KILLS);
		} finally {
			rmSync(tables, { recursive: true, force: true });
		}
	},
	400_000
);
