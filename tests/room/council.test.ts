/**
 * Galactic Council at a table: the process dies, or the table is put to sleep, while players have sealed
 * their answers and others have not. Every answer is kept, and none is told.
 */
import { botsFor } from '$lib/bots';
import { listAnswers } from '$lib/core';
import type { Answer } from '$lib/core';
import { council } from '$lib/games/council';
import { describe, expect, it } from 'vitest';
import { lastSaved } from '../../party/room/checkpoints';
import { SCENES } from '../support/council-scenes';
import { checkpointOf } from '../support/kept-checkpoint';
import { MemoryHost, Player, playing } from '../support/memory-host';

const CATALOGUE = { games: { council }, botsFor: () => botsFor(council) };

interface Scene {
	readonly host: MemoryHost;
	readonly players: readonly Player[];
	readonly watcher: Player;
	/** Players that are asked, all at once. */
	readonly asked: readonly Player[];
}

/** People at a table on which the game stands at this window: it was saved so, and is read again. */
async function sceneOf(name: string): Promise<Scene> {
	const { table } = SCENES[name]!();
	const host = new MemoryHost({ catalogue: CATALOGUE });
	const watcher = new Player(host, 'Watcher');
	const house = { graceS: -1 };
	const options = { ...table.board.options };
	const players = await playing(host, table.seats.length, { options, house });
	const { head } = (await lastSaved(host.store, 1))!;
	await host.store.put(checkpointOf(head, table).entries);
	const scene = { host, players, watcher };
	await comeBack(scene);
	return { ...scene, asked: players.filter(({ decision }) => decision?.name === name) };
}

/** The process died; everybody comes to the next one with nothing but their key. */
async function comeBack(scene: Pick<Scene, 'host' | 'players' | 'watcher'>): Promise<void> {
	scene.host.restart();
	for (const one of everybody(scene)) await one.reconnect({ fresh: true, close: false });
}

const everybody = ({ players, watcher }: Pick<Scene, 'players' | 'watcher'>) => [
	...players,
	watcher
];

/** What somebody sees of the table. */
const sight = ({ picture: { open, own } }: Player) => structuredClone({ open, own });

/** What was sent to somebody since, byte for byte, with what names the run of the room left out. */
const bytes = (player: Player, from: number): string[] =>
	player.socket.heard.slice(from).map((text) => text.replace(/"epoch":"[^"]*"/, ''));

const MANY = 500;

/** All answers the first of those asked could give. */
const answersOf = ({ asked: [first] }: Scene): Answer[] =>
	listAnswers(first!.decision!.shape, MANY);

describe.each(Object.keys(SCENES))('with half of the answers to %s sealed', (name) => {
	it('[ROOM-SAVE.1] when the process dies, then everybody sees what they saw, and is asked what they were asked', async () => {
		const scene = await sceneOf(name);
		const [first, ...rest] = scene.asked;
		expect(rest.length).toBeGreaterThan(0);
		first!.act(answersOf(scene).at(-1));
		await scene.host.settle();
		expect(first!.last('accepted')).toBeDefined();
		const before = everybody(scene).map(sight);
		await comeBack(scene);
		expect(everybody(scene).map(sight)).toEqual(before);
		expect(first!.decision).toBeNull();
		expect(rest.every(({ decision }) => decision?.name === name)).toBe(true);
	});

	it('[ROOM-SAVE.1] when the table is put to sleep between the answers, then all count, as if it had not', async () => {
		const [awake, asleep] = [await sceneOf(name), await sceneOf(name)];
		for (const { host, asked } of [awake, asleep])
			for (const player of asked) {
				if (host === asleep.host) host.sleep();
				player.act(listAnswers(player.decision!.shape, MANY).at(-1));
				await host.settle();
			}
		expect(everybody(asleep).map(sight)).toEqual(everybody(awake).map(sight));
		expect(asleep.asked.some(({ decision }) => decision?.name === name)).toBe(false);
	});

	it('[ROOM-SECRET.1] nobody else receives a byte by which one answer could be told from another', async () => {
		const [one, other] = [await sceneOf(name), await sceneOf(name)];
		const answers = answersOf(one);
		expect(answers.length).toBeGreaterThan(1);
		const told = async (scene: Scene, answer: Answer) => {
			const { host, asked } = scene;
			const others = everybody(scene).filter((player) => player !== asked[0]);
			const from = others.map(({ socket }) => socket.heard.length);
			const boards = others.map(({ picture }) => [picture.open?.board, picture.own]);
			asked[0]!.act(answer);
			await host.settle();
			await host.pass(5000);
			expect(asked[0]!.last('accepted')).toBeDefined();
			// Who is waited for is no secret; nothing else has changed.
			expect(others.map(({ picture }) => [picture.open?.board, picture.own])).toEqual(boards);
			return others.map((player, i) => bytes(player, from[i]!));
		};
		expect(await told(other, answers.at(-1)!)).toEqual(await told(one, answers[0]!));
	});
});
