/**
 * Twilight Imperium at a table: the process dies while the galaxy is built, while all trade, vote, fight and land.
 * Everybody finds what they saw, and the game goes on as if nothing had been.
 */
import { botsFor } from '$lib/bots';
import { sampleAnswer } from '$lib/core';
import { imperium } from '$lib/games/imperium';
import type { Board } from '$lib/games/imperium/types';
import { describe, expect, it } from 'vitest';
import { lastSaved } from '../../party/room/checkpoints';
import { checkpointOf } from '../support/kept-checkpoint';
import { keptFrom, keptTables } from '../support/kept-tables';
import { SCENES } from '../support/kill-scenes';
import { diceFrom, MemoryHost, Player, playing } from '../support/memory-host';

const CATALOGUE = { games: { imperium }, botsFor: () => botsFor(imperium) };

const KEPT = keptTables(imperium);

interface Scene {
	readonly host: MemoryHost;
	readonly players: readonly Player[];
	readonly watcher: Player;
}

/** People at a table on which the game stands there: it was saved so, and is read again. */
async function sceneOf(where: string): Promise<Scene> {
	const table = keptFrom(imperium, KEPT, where);
	const host = new MemoryHost({ catalogue: CATALOGUE });
	const watcher = new Player(host, 'Watcher');
	const options = { ...(table.board as Board).options };
	const players = await playing(host, table.seats.length, { options, house: { graceS: -1 } });
	const { head } = (await lastSaved(host.store, 1))!;
	await host.store.put(checkpointOf(head, table).entries);
	const scene = { host, players, watcher };
	await comeBack(scene);
	return scene;
}

const everybody = ({ players, watcher }: Scene) => [...players, watcher];

/** The process died; everybody comes to the next one with nothing but their key. */
async function comeBack(scene: Scene): Promise<void> {
	scene.host.restart();
	for (const one of everybody(scene)) await one.reconnect({ fresh: true, close: false });
}

const sights = (scene: Scene) =>
	everybody(scene).map(({ picture: { open, own } }) => structuredClone({ open, own }));

/** Somebody who is asked answers. */
async function answerOnce({ host, players }: Scene, dice: (below: number) => number) {
	const asked = players.filter(({ decision }) => decision);
	const player = asked[dice(asked.length)];
	if (player?.decision) player.act(sampleAnswer(player.decision.shape, dice));
	await host.pass(player ? 0 : 5000);
	await host.settle();
}

describe.each(SCENES)('at %s', (where) => {
	const name = where.split(' ')[0];

	it('[ROOM-SAVE.1] when the process dies after every answer, then everybody sees what they saw and is asked what they were asked', async () => {
		const scene = await sceneOf(where);
		expect(scene.players.some(({ decision }) => decision?.name === name)).toBe(true);
		const dice = diceFrom(where.length);
		for (let i = 0; i < 12 && scene.players[0]!.picture.room?.phase === 'playing'; i++) {
			await answerOnce(scene, dice);
			const before = sights(scene);
			await comeBack(scene);
			expect(sights(scene)).toEqual(before);
		}
		expect(scene.host.faults).toEqual([]);
	});

	it('[ROOM-SAVE.1] when the table is put to sleep between the answers, then all count, as if it had not', async () => {
		const [awake, asleep] = [await sceneOf(where), await sceneOf(where)];
		const [one, two] = [diceFrom(3), diceFrom(3)];
		const n = () => awake.players[0]!.picture.open!.n;
		const from = n();
		for (let i = 0; i < 8; i++) {
			await answerOnce(awake, one);
			asleep.host.sleep();
			await answerOnce(asleep, two);
		}
		expect(sights(asleep)).toEqual(sights(awake));
		expect(n()).toBeGreaterThan(from);
	});
});
