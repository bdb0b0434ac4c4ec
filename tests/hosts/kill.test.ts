/** The power fails in mid-game, again and again: what was acknowledged is there, and all go on. */
import { sampleAnswer } from '$lib/core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort, startHost, type HostName } from '../../tools/lib/hosts.mjs';
import { diceFrom } from '../support/memory-host';
import { type NetPlayer, netTable } from '../support/net-player';

const TIMES: Record<HostName, number> = { partykit: Number(process.env['KILLS'] ?? 20), worker: 3 };
const CONFIGS: Record<HostName, string> = {
	partykit: 'tests/hosts/toy/partykit.json',
	worker: 'tests/hosts/toy/wrangler.jsonc'
};

it.each(Object.keys(TIMES) as HostName[])(
	'[HOST-KILL] given kill -9 of the %s host in mid-game, again and again, then every acknowledged decision is there, none twice, and all seats resume',
	async (name) => {
		const tables = mkdtempSync(join(tmpdir(), 'orrery-kill-'));
		const port = await freePort();
		const start = () =>
			startHost(name, { port, tables, config: CONFIGS[name], say: () => undefined });
		let host = await start();
		const dice = diceFrom(7);
		try {
			const players = await netTable(host.url, 'quiet-comet-41', 4);
			const [first] = players as [NetPlayer];
			first.send({ type: 'options', options: { heap: 4000 }, house: { windowMs: 0, graceS: -1 } });
			first.send({ type: 'start', anyway: true });
			for (const player of players) await player.until(() => player.picture.own !== null);

			for (let time = 0; time < TIMES[name]; time++) {
				/** Decisions acknowledged by the room so far, and those sent of which nothing was heard. */
				let acknowledged = first.picture.open?.n ?? 0;
				let stop = false;
				const players_ = players.map(async (player) => {
					while (!stop) {
						const decision = player.picture.own?.decision;
						if (!decision) {
							const from = player.said.length;
							await player.until(() => player.said.length > from, 'news');
							continue;
						}
						const word = await player.act(sampleAnswer(decision.shape, dice), decision.id);
						if (word === 'accepted') acknowledged += 1;
					}
				});
				const playing = Promise.allSettled(players_);
				await new Promise((resolve) => setTimeout(resolve, 60 + dice(120)));
				await host.kill();
				stop = true;
				await playing; // every line has broken
				host = await start();
				const known = players.map(({ picture }) => picture.you.counter);
				for (const player of players) await player.connect();
				const n = first.picture.open?.n ?? 0;
				// A decision may have been kept of which its seat was not yet told; never the other way round.
				// Answers in a window that is open are in, though not yet counted for all to see.
				const inWindow = first.picture.open?.waiting?.window ? players.length : 0;
				expect(n + inWindow).toBeGreaterThanOrEqual(acknowledged);
				expect(n).toBeLessThanOrEqual(acknowledged + players.length);
				for (const [i, player] of players.entries()) {
					expect(player.picture.you.seat).not.toBeNull();
					expect(player.picture.open).toEqual(first.picture.open);
					expect(player.picture.you.counter).toBeGreaterThanOrEqual(known[i] ?? 0);
					expect(player.picture.you.counter).toBeLessThanOrEqual(player.counter);
				}
			}
			expect(first.picture.open?.n).toBeGreaterThan(TIMES[name]);
			for (const player of players) player.close();
		} finally {
			await host.stop();
			rmSync(tables, { recursive: true, force: true });
		}
	},
	400_000
);
