/** The power fails in a battle and in a vote of Galactic Council, when one has sealed its answer and the other not. */
import type { Answer } from '$lib/core';
import type { OpenBoard } from '$lib/games/council/view';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort, startHost, type HostName } from '../../tools/lib/hosts.mjs';
import { hunt } from '../support/council-hunt';
import { diceFrom } from '../support/memory-host';
import { type NetPlayer, netTable } from '../support/net-player';
import { said } from '../support/said';

const HOSTS = ['partykit', 'worker'] as const satisfies readonly HostName[];

/** What one player seals, and the sentence by which all learn of it once the other has answered. */
const SEALED: { readonly [window: string]: { answer: (one: NetPlayer) => Answer; told: string } } =
	{
		'battleRound.buy': {
			answer: () => ({ split: { small: 1 } }),
			told: 'buys 1 Small Tactic.'
		},
		'vote.cast': {
			answer: ({ picture }) => {
				const shape = picture.own?.decision?.shape;
				const [option] = shape?.type === 'one' ? shape.choices : [];
				const picks = option?.then ? { then: { picks: [] } } : {};
				return { pick: option?.id ?? '', ...picks };
			},
			told: 'casts'
		}
	};

const asked = (player: NetPlayer): string | undefined => player.picture.own?.decision?.name;

/** The host starts a game, or the next once one is over, and both see it. */
async function begin(players: readonly NetPlayer[]): Promise<void> {
	const [host] = players;
	if (host?.picture.room?.phase === 'over') {
		for (const player of players) player.send({ type: 'rematch' });
		await host.until(() => host.picture.room?.phase === 'lobby');
	}
	host?.send({ type: 'start', anyway: true });
	for (const player of players)
		await player.until(
			() => player.picture.room?.phase === 'playing' && player.picture.own !== null
		);
}

/** Both play on, looking for a fight, until they are asked this together; a game can end without. */
async function playTo(window: string, players: readonly NetPlayer[], seed: number): Promise<void> {
	const dice = diceFrom(seed);
	const isOver = () => players[0]?.picture.room?.phase === 'over';
	while (!players.every((one) => asked(one) === window)) {
		if (isOver()) await begin(players);
		const player = players.find((one) => asked(one));
		const { own, open } = player?.picture ?? {};
		if (player && own?.decision && open) {
			const answer = hunt(open.board as OpenBoard, own.seat, own.decision, dice);
			expect(await player.act(answer, own.decision.id)).toBe('accepted');
		} else
			await Promise.race(players.map((one) => one.until(() => players.some(asked) || isOver())));
	}
}

it.each(HOSTS)(
	'[HOST-KILL] given kill -9 of the %s host in the middle of a battle and of a vote, then what one player sealed is kept, told to nobody before the other has answered, and counts',
	async (name) => {
		const tables = mkdtempSync(join(tmpdir(), 'orrery-kill-'));
		const port = await freePort();
		const start = () => startHost(name, { port, tables, say: () => undefined });
		let host = await start();
		try {
			const players = await netTable(host.url, 'quiet-comet-43', 2);
			const [ines, tomasz] = players as [NetPlayer, NetPlayer];
			ines.send({
				type: 'options',
				game: 'council',
				options: { npcs: 'off' },
				house: { windowMs: 0, graceS: -1 }
			});
			await begin(players);
			for (const [window, { answer, told }] of Object.entries(SEALED)) {
				await playTo(window, players, window.length);
				expect(await ines.act(answer(ines))).toBe('accepted');
				for (const one of players) await one.until(() => one.picture.open?.waiting?.answered === 1);
				const seen = players.map(({ picture: { open, own } }) => ({ open, own }));
				const sealed = `{${ines.picture.you.seat}} ${told}`;
				const at = tomasz.picture.open?.n ?? 0;
				const isTold = () =>
					tomasz.picture.log.some(({ n, say }) => n > at && said(say).startsWith(sealed));

				await host.kill();
				host = await start();
				for (const player of players) await player.connect({ fresh: true });
				expect(players.map(({ picture: { open, own } }) => ({ open, own }))).toEqual(seen);
				expect([asked(ines), asked(tomasz)]).toEqual([undefined, window]);
				expect(isTold()).toBe(false);
				expect(await tomasz.act(answer(tomasz))).toBe('accepted');
				await tomasz.until(isTold, sealed);
			}
			for (const player of players) player.close();
		} finally {
			await host.stop();
			rmSync(tables, { recursive: true, force: true });
		}
	},
	120_000
);
