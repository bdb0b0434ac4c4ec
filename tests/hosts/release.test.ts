/** A release in the middle of a game, and its taking back: the players notice a blink, or are told why they wait. */
import { said } from '../support/said';
import { sampleAnswer, verify } from '$lib/core';
import type { SavedGame } from '$lib/core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort, startHost, type HostName } from '../../tools/lib/hosts.mjs';
import { diceFrom } from '../support/memory-host';
import { netTable, type NetPlayer } from '../support/net-player';
import { nextToy } from '../support/next-toy';

const BUILDS: Record<HostName, { readonly today: string; readonly next: string }> = {
	partykit: {
		today: 'tests/hosts/toy/partykit.json',
		next: 'tests/hosts/toy/next.partykit.json'
	},
	worker: {
		today: 'tests/hosts/toy/wrangler.jsonc',
		next: 'tests/hosts/toy/next.wrangler.jsonc'
	}
};
const TABLE = 'quiet-comet-41';

/** Whoever is asked answers at random, until it is so. */
async function playUntil(
	players: readonly NetPlayer[],
	dice: (below: number) => number,
	done: () => boolean
): Promise<void> {
	while (!done()) {
		const player = players.find(({ picture }) => picture.own?.decision);
		const decision = player?.picture.own?.decision;
		if (player && decision) await player.act(sampleAnswer(decision.shape, dice), decision.id);
		else
			await Promise.race(
				players.map((one) => {
					const from = one.said.length;
					return one.until(() => one.said.length > from, 'anything to happen');
				})
			);
	}
}

it.each(Object.keys(BUILDS) as HostName[])(
	'[ROOM-RELEASE.4] given a game on the %s host, when the next release takes it over, is taken back and comes again, then it goes on where it was, or waits with everything in it and says so',
	async (name) => {
		const tables = mkdtempSync(join(tmpdir(), 'orrery-release-'));
		const port = await freePort();
		const start = (build: 'today' | 'next') =>
			startHost(name, { port, tables, config: BUILDS[name][build], say: () => undefined });
		let host = await start('today');
		const dice = diceFrom(5);
		try {
			const players = await netTable(host.url, TABLE, 3);
			const [first] = players as [NetPlayer];
			const change = async (build: 'today' | 'next') => {
				await host.stop();
				host = await start(build);
				for (const player of players) await player.connect();
			};
			const pictures = () =>
				players.map(({ picture: { open, own, you } }) => ({
					...{ board: open?.board, n: open?.n, over: open?.over },
					...{ hand: own?.board, question: own?.decision?.shape, seat: you.seat }
				}));
			const asks = () => players.map(({ picture }) => picture.own?.decision?.name ?? null);
			const report = async () => {
				const response = await fetch(`${host.url}/parties/main/${TABLE}/report.json`);
				return { status: response.status, file: (await response.json()) as object };
			};

			first.send({ type: 'options', options: { heap: 20 }, house: { windowMs: 0, graceS: -1 } });
			first.send({ type: 'start', anyway: true });
			for (const player of players) await player.until(() => player.picture.own !== null);
			const laying = () =>
				players.some(({ picture }) => picture.own?.decision?.name === 'turn.lay');
			await playUntil(players, dice, () => (first.picture.open?.n ?? 0) > 5 && laying());
			for (const player of players)
				await player.until(() => player.picture.open?.n === first.picture.open?.n);

			// The next release: nobody sees anything but a blink.
			const before = pictures();
			await change('next');
			expect(pictures()).toEqual(before);
			expect(asks()).toContain('turn.play');
			const n = first.picture.open?.n ?? 0;
			const playing = () =>
				players.some(({ picture }) => picture.own?.decision?.name === 'turn.play');
			await playUntil(players, dice, () => (first.picture.open?.n ?? 0) > n + 3 && playing());
			for (const player of players)
				await player.until(() => player.picture.open?.n === first.picture.open?.n);
			for (const player of players) expect(player.last('error')).toBeUndefined();

			// It is taken back: the older program does not touch what the newer one saved.
			const later = pictures();
			await change('today');
			for (const [i, player] of players.entries()) {
				const { room, open, own, you } = player.picture;
				expect(said(room?.waits)).toMatch(/waits for another version of Orrery/);
				expect({ seat: you.seat, open, own }).toEqual({
					seat: later[i]?.seat,
					open: null,
					own: null
				});
				expect(await player.act({ pick: 'card:0', then: { amount: 1 } }, 1)).toBe('refused');
				expect(player.last('refused')?.rule).toBe('ROOM-RELEASE.4');
				expect(player.last('error')).toBeUndefined();
			}
			expect(await report()).toMatchObject({
				status: 200,
				file: { waits: { why: 'shape', shape: 2, known: 1 } }
			});

			// It comes again: all is there, and the game ends by the rules it began with.
			await change('next');
			expect(pictures()).toEqual(later);
			expect(first.picture.room?.waits).toBeUndefined();
			await playUntil(players, dice, () => first.picture.room?.phase === 'over');
			const file = await fetch(`${host.url}/parties/main/${TABLE}/game.json`);
			const saved = (await file.json()) as SavedGame;
			expect(saved).toMatchObject({ rules: 1, shape: 2 });
			expect(verify(nextToy, saved)).toMatchObject({ ok: true, fingerprints: true });
			for (const player of players) {
				expect(player.last('error')).toBeUndefined();
				player.close();
			}
		} finally {
			await host.stop();
			rmSync(tables, { recursive: true, force: true });
		}
	},
	200_000
);
