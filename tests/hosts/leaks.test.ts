/** Every byte two seats and a watcher are sent in whole games, read again when the hands are known. */
import type { SavedGame } from '$lib/core';
import { GAMES } from '$lib/games';
import { LIMITS } from '$lib/protocol';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startHost, type Host } from '../../tools/lib/hosts.mjs';
import { JOURNEYS } from '../support/answering';
import type { Answering } from '../support/answering';
import { audit, momentsOf } from '../support/leaks';
import { diceFrom } from '../support/memory-host';
import { NetPlayer, netTable } from '../support/net-player';
import { secrecyOf } from '../support/secrecy';

/** As fast as a table listens to one socket (ROOM-LIMIT.2). */
const PACE_MS = 1000 / LIMITS.seat.perSecond;

/** Everybody answers until the game is over. */
async function playOut(
	players: readonly NetPlayer[],
	answering: Answering,
	seed: number
): Promise<void> {
	const dice = diceFrom(seed);
	const playing = () => players.every(({ picture }) => picture.room?.phase === 'playing');
	const asked = () => players.find(({ picture }) => picture.own?.decision);
	while (playing()) {
		const player = asked();
		const decision = player?.picture.own?.decision;
		if (player && decision) {
			await player.act(answering(player.picture, decision, dice), decision.id);
			await sleep(PACE_MS);
		} else
			await Promise.race(
				players.map((one) =>
					one.until(() => !playing() || asked() !== undefined, 'something to decide')
				)
			);
	}
}

/** Of two games of Cosmic Encounter the one that hides less: tests/room/soak.test.ts reads it, without a host. */
const READ_IN_MEMORY: keyof typeof JOURNEYS = 'plain';

/** A whole game by random answers takes a minute on a machine that has other work. */
const GAME_MS = 240_000;

describe('what is sent in a whole game', () => {
	const tables = mkdtempSync(join(tmpdir(), 'orrery-tables-'));
	let host: Host;
	beforeAll(async () => {
		host = await startHost('partykit', { port: await freePort(), tables, say: () => undefined });
	});
	afterAll(async () => {
		await host.stop();
		rmSync(tables, { recursive: true, force: true });
	});

	it.each(Object.entries(JOURNEYS).filter(([name]) => name !== READ_IN_MEMORY))(
		'[CE-23.1] [GC-20.2] given a whole game (%s), then no seat and no watcher is sent a card, a token or a word it may not know',
		async (name, { game, options, answering }) => {
			const table = `quiet-moth-${name}`;
			const players = await netTable(host.url, table, 2);
			const [ines, tomasz] = players as [NetPlayer, NetPlayer];
			for (const level of ['random', 'steady']) ines.send({ type: 'addBot', level });
			ines.send({
				type: 'options',
				game,
				options,
				house: { windowMs: 0, botMs: 0 }
			});
			const watcher = await new NetPlayer(host.url, table, 'Watcher').connect();
			ines.send({ type: 'start', anyway: true });
			await tomasz.until(() => tomasz.picture.own !== null);
			const late: string[] = [];
			for (const file of ['', '/game.json', '/report.json'])
				late.push(await (await fetch(`${host.url}/parties/main/${table}${file}`)).text());
			expect(late.join()).not.toMatch(secrecyOf(game).telltale);
			await playOut(players, answering, name.length);

			const address = `${host.url}/parties/main/${table}/game.json`;
			const saved = (await (await fetch(address)).json()) as SavedGame;
			const moments = momentsOf(GAMES[game]!, saved);
			for (const one of [ines, tomasz, watcher]) {
				const frames = one.said.map((message) => JSON.stringify(message));
				const { leaks, frames: looked, named, secrets } = audit(frames, saved, moments);
				expect(leaks).toEqual([]);
				// Enough of it was read, also of a short game.
				expect(looked).toBeGreaterThan(20);
				expect(named).toBeGreaterThan(20);
				expect(secrets > 0).toBe(one !== watcher);
				// A seat's key is told to that seat alone.
				for (const other of players)
					if (other !== one) expect(frames.join('\n')).not.toContain(other.key);
				one.close();
			}
		},
		GAME_MS
	);
});
