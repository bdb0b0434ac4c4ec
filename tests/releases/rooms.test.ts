/** Whole tables as rooms of every released shape kept them are taken up by their people and played to their end. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foreignRules, verify } from '../../src/lib/core';
import type { SavedGame } from '../../src/lib/core';
import { GAMES } from '../../src/lib/games';
import { roomFile } from '../../tools/lib/shape';
import { fromFormat1 } from '../../party/room/format1';
import type { RoomRecord } from '../../party/room/record';
import { MemoryStore } from '../support/memory-host';
import { comeBack } from '../support/kept-rooms';
import type { KeptRoom } from '../support/kept-rooms';
import { looksFurther } from '../support/positions';

const FOLDER = 'tests/fixtures/rooms';
const kept = readdirSync(FOLDER).map(
	(name) => [name, JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as KeptRoom] as const
);

/** The oldest and the newest of each game are played to their ends; the others so far, but where all is looked at further. */
const ONWARD = 120;
const isPlayedOut = (name: string) =>
	looksFurther ||
	Object.values(GAMES).some(({ id, shape }) =>
		[`${id}-format-1.json`, `${id}-shape-1.json`, `${id}-shape-${shape}.json`].includes(name)
	);

/** Games that were played before there were checkpoints. */
const IN_FORMAT_1 = ['cosmic', 'council'];

it('[ROOM-RELEASE.2] a table as it was kept is there for every game and shape', () => {
	const all = Object.values(GAMES).flatMap(({ id, shape }) => [
		...Array.from({ length: shape }, (_, i) => roomFile(id, i + 1)),
		...(IN_FORMAT_1.includes(id) ? [`${FOLDER}/${id}-format-1.json`] : [])
	]);
	expect(kept.map(([name]) => `${FOLDER}/${name}`).sort()).toEqual(all.sort());
});

it.each(kept.filter(([name]) => name.includes('format-1')))(
	'[ROOM-RELEASE.2] given %s, when the process dies between any two of the writes by which it is taken over, then nothing of it is lost, nor doubled',
	async (_name, room) => {
		const game = GAMES[room.game]!;
		const lines = Object.entries(room.store).flatMap(([key, text]) =>
			key.startsWith('log:') ? [text] : []
		);
		const store = new MemoryStore();
		for (const [key, text] of Object.entries(room.store)) store.kept.set(key, text);
		const deaths: Map<string, string>[] = [];
		for (const write of ['put', 'delete'] as const) {
			const done = store[write].bind(store) as (what: never) => Promise<void>;
			store[write] = async (what: never) => {
				await done(what);
				deaths.push(new Map(store.kept));
			};
		}
		await fromFormat1(store, JSON.parse(room.store['room'] ?? '') as RoomRecord);
		expect(deaths.length).toBeGreaterThan(2);
		for (const left of deaths) {
			const { host, players } = await comeBack(game, { ...room, store: Object.fromEntries(left) });
			expect(players.map(({ seat }) => seat)).toEqual(['seat:1', 'seat:2', 'seat:3']);
			const { running } = host.room.session;
			const log = (await running?.journal.all(host.store, running.table.n)) ?? [];
			expect(log.map(({ text }) => text)).toEqual(lines);
		}
	}
);

describe.each(kept)('%s', (name, room) => {
	it('[ROOM-RELEASE.2] its people have their seats, their hands and what was said; they play on, and its file checks out at the end', async () => {
		const game = GAMES[room.game];
		if (!game) throw new Error(`There is no game ${room.game}.`);
		const { host, players, picture, playOn } = await comeBack(game, room);
		expect(players.map(({ seat }) => seat)).toEqual(['seat:1', 'seat:2', 'seat:3']);
		expect(picture.room).toMatchObject({ phase: 'playing', game: room.game });
		expect(picture.room?.waits).toBeUndefined();
		const { n = 0 } = picture.open ?? {};
		expect(n).toBeGreaterThan(50);
		expect(picture.log.length).toBeGreaterThan(20);
		expect(picture.chat.map(({ text }) => text)).toContain('Good luck to all.');
		for (const player of players) expect(player.picture.own?.board).toBeDefined();
		// Somebody has answered a question that is still open to others.
		expect(picture.open?.waiting?.of).toBeGreaterThan(
			players.filter(({ decision }) => decision).length
		);
		const most = isPlayedOut(name) ? Infinity : ONWARD;
		await playOn(3, most);
		expect(players.every((player) => !player.last('error'))).toBe(true);
		const { phase } = players[0]?.picture.room ?? {};
		if (phase !== 'over') {
			expect(players[0]?.picture.open?.n).toBeGreaterThanOrEqual(n + most);
			return;
		}
		const saved = JSON.parse((await host.request('game.json')).body) as SavedGame;
		expect(saved.moves.length).toBeGreaterThan(50);
		// A file of rules that are played on, but not read any more, says so.
		const isRead = saved.rules >= (game.replayedFrom ?? game.rulesFrom);
		expect(verify(game, saved)).toMatchObject(
			isRead
				? { ok: true, moves: saved.moves.length }
				: {
						ok: false,
						why: foreignRules(game, saved)
					}
		);
	}, 60_000);
});
