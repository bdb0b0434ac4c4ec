import { verify } from '$lib/core';
import type { Standing } from '$lib/protocol';
import type { RoomRecord } from '../../party/room/record';
import type { SavedGame } from '$lib/core';
import { describe, expect, it } from 'vitest';
import { again, playing, seated, MemoryHost } from '../support/memory-host';
import { playOn } from '../support/play-on';
import { toy } from '../support/toy';

describe('a table from the first chair to the end', () => {
	it('[ROOM-SEAT.1] given an empty table, when somebody sits, then they are its host and hold a key of which only the hash is kept', async () => {
		const host = new MemoryHost();
		const [ines] = await seated(host, 1);
		expect(ines?.seat).toBe('seat:1');
		expect(ines?.key).toMatch(/^[\w-]{22}$/);
		expect(ines?.picture.room?.host).toBe('seat:1');
		expect([...host.store.kept.values()].join()).not.toContain(ines?.key);
	});

	it('[ROOM-FAIR.1] given four people, when they play at random to the end, then all see the same and anyone can check every shuffle', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 4, { house: { windowMs: 1500 } });
		const [first] = players;
		const committed = first?.picture.room?.commitment;
		expect(first?.picture.room?.reveal).toBeNull();
		await playOn(host, players, 3);
		expect(first?.picture.room?.phase).toBe('over');
		for (const player of players) expect(player.picture.open).toEqual(first?.picture.open);
		const answer = await host.request('game.json');
		const saved = JSON.parse(answer.body) as SavedGame;
		expect(verify(toy, saved)).toMatchObject({ ok: true, moves: saved.moves.length });
		expect(saved.commitment).toBe(committed);
		expect(saved.salts[2]).toBe('2'.repeat(32)); // what the third page mixed in
		expect(first?.picture.room?.reveal).toEqual({ secret: saved.secret, salts: saved.salts });
		expect(host.faults).toEqual([]);
	});

	it('[ROOM-FAIR.3] given finished games, when the table plays on, then the files of the last five can be had, also of those nobody has asked for before', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2, { options: { heap: 6 } });
		const [first] = players;
		const roundsKept = () => first?.picture.room?.games.map(({ round }) => round);
		const file = (round: number) => host.request(`game-${round}.json`);
		expect(roundsKept()).toEqual([]);
		await playOn(host, players, 3);
		const over = host.time;
		expect(first?.picture.room?.games).toEqual([{ round: 1, game: 'toy', ended: over }]);
		// [ROOM-STANDING.1] So does whoever asks how the table stands.
		const stands = JSON.parse((await host.request('')).body) as Standing;
		expect(stands.games).toEqual([{ round: 1, game: 'toy', ended: over }]);
		const { body } = await file(1);
		expect((await host.request('game.json')).body).toBe(body);
		expect((JSON.parse(body) as SavedGame).ended).toBe(over);
		for (let round = 2; round <= 7; round++) {
			await again(players);
			expect((await host.request('report.json')).status).toBe(409);
			await first?.ask({ type: 'start', anyway: true });
			for (let i = 0; i < 20; i++) await host.settle();
			expect((await file(round)).status).toBe(409);
			expect((await host.request('game.json')).status).toBe(409);
			if (round === 2) expect((await file(1)).body).toBe(body);
			await host.pass(1_000);
			await playOn(host, players, 3);
		}
		expect(roundsKept()).toEqual([3, 4, 5, 6, 7]);
		for (const round of [3, 4, 5, 6, 7]) {
			const saved = JSON.parse((await file(round)).body) as SavedGame;
			expect(verify(toy, saved)).toMatchObject({ ok: true });
			expect(saved.ended).toBeGreaterThan(over);
		}
		for (const round of [1, 2, 8]) expect((await file(round)).status).toBe(404);
		// Of what files are made of only the last game's is left.
		const keys = [...host.store.kept.keys()];
		expect(keys.filter((key) => key.startsWith('begun'))).toEqual(['begun:0007']);
		expect(
			new Set(keys.filter((key) => key.startsWith('log:')).map((key) => key.slice(0, 9)))
		).toEqual(new Set(['log:0007:']));
	});

	it('[ROOM-FAIR.3] given a process that dies before the file of the last game is made, then it is made when it is asked for', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2, { options: { heap: 6 } });
		const [first] = players;
		await playOn(host, players, 3);
		await again(players);
		const before = new Map(host.store.kept);
		await first?.ask({ type: 'start', anyway: true });
		for (let i = 0; i < 20; i++) await host.settle();
		// As it would be found had it died right after the start.
		for (const [key, text] of before)
			if (key.startsWith('log:0001') || key.startsWith('begun')) host.store.kept.set(key, text);
		for (const key of [...host.store.kept.keys()])
			if (key.startsWith('game:')) host.store.kept.delete(key);
		host.restart();
		await first?.reconnect({ close: false, fresh: true });
		const saved = JSON.parse((await host.request('game-1.json')).body) as SavedGame;
		expect(verify(toy, saved)).toMatchObject({ ok: true });
	});

	it('[ROOM-FAIR.3] given a game kept by an older program, then its file can be had', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2, { options: { heap: 6 } });
		await playOn(host, players, 3);
		const { kept } = host.store;
		const { games, again: _, ...record } = JSON.parse(kept.get('room') ?? '') as RoomRecord;
		kept.set('room', JSON.stringify({ ...record, finished: games[0]?.decisions }));
		kept.set('begun', kept.get('begun:0001') ?? '');
		kept.delete('begun:0001');
		host.restart();
		await players[0]?.reconnect({ close: false, fresh: true });
		expect(players[0]?.picture.room?.games).toEqual([{ round: 1, game: 'toy', ended: null }]);
		const saved = JSON.parse((await host.request('game.json')).body) as SavedGame;
		expect(verify(toy, saved)).toMatchObject({ ok: true });
	});

	it('[ROOM-FAIR.2] given a game under way, when its file is asked for, then it is refused: the secret is in it', async () => {
		const host = new MemoryHost();
		await playing(host, 2);
		for (const path of ['game.json', 'report.json'])
			expect(await host.request(path)).toMatchObject({ status: 409 });
		expect(await host.request('')).toMatchObject({ status: 200 });
		expect(await host.request('secret')).toMatchObject({ status: 404 });
	});

	it('[ROOM-BOT.2] given one person and seven bots, when the person answers, then the bots play on by themselves', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 1, { bots: 7 });
		await playOn(host, players, 5);
		expect(players[0]?.picture.room?.phase).toBe('over');
		expect(host.faults).toEqual([]);
	});

	it('[ROOM-IDLE.1] given a table nobody visits, when thirty days have passed, then nothing is kept of it; a visit in between keeps it', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2);
		const day = 24 * 3_600_000;
		ines?.drop();
		tomasz?.drop();
		await host.pass(20 * day);
		await ines?.reconnect();
		ines?.drop();
		await host.pass(20 * day);
		expect(host.store.kept.size).toBeGreaterThan(0);
		await host.pass(41 * day);
		expect(host.store.kept.size).toBe(0);
		await tomasz?.reconnect({ fresh: true });
		expect(tomasz?.picture.room?.phase).toBe('lobby');
		expect(tomasz?.seat).toBeNull();
	});

	it('[ROOM-REMATCH.2] given people who still look at how it ended, when one wants another game, then all are told, and it is set up when all do, when the others are gone, or after a minute', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 3, { options: { heap: 6 } });
		const [ines, tomasz, lars] = players;
		const room = () => ines?.picture.room;
		const finish = async () => {
			await playOn(host, players, 3);
			expect(room()).toMatchObject({ phase: 'over', again: null });
		};
		await finish();
		await tomasz?.ask({ type: 'rematch' });
		expect(room()).toMatchObject({
			phase: 'over',
			again: { seats: ['seat:2'], leftMs: 60_000 }
		});
		await again([ines, lars]);
		expect(room()).toMatchObject({ phase: 'lobby', again: null });

		await ines?.ask({ type: 'start', anyway: true });
		await finish();
		await ines?.ask({ type: 'rematch' });
		await host.pass(59_000);
		expect(room()?.phase).toBe('over');
		await host.pass(2_000);
		expect(room()?.phase).toBe('lobby');

		await ines?.ask({ type: 'start', anyway: true });
		await finish();
		await again([ines, tomasz]);
		expect(room()?.phase).toBe('over');
		lars?.drop();
		await host.pass(0);
		await host.settle();
		expect(room()?.phase).toBe('lobby');
	});

	it('[ROOM-HOST.5] given a host who looked at the end elsewhere for a while, when the next game is set up, then they are host again', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2, { options: { heap: 6 } });
		const [ines, tomasz] = players;
		await playOn(host, players, 3);
		ines?.drop();
		await host.pass(20_000);
		expect(tomasz?.picture.room?.host).toBe('seat:2');
		await ines?.reconnect();
		await again([tomasz, ines]);
		expect(tomasz?.picture.room).toMatchObject({ phase: 'lobby', host: 'seat:1' });
	});

	it('[ROOM-REMATCH.1] given a finished game, when somebody asks for another, then the same people sit, options are open and a new secret is committed to', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2, { options: { heap: 6 } });
		await playOn(host, players, 3);
		const [one, two] = players;
		const old = one?.picture.room?.commitment;
		await again([two, one]);
		const room = one?.picture.room;
		expect(room).toMatchObject({ phase: 'lobby', reveal: null, host: 'seat:1' });
		expect(room?.commitment).not.toBe(old);
		expect(one?.picture.open).toBeNull();
		expect(one?.picture.own).toBeNull();
		expect(room?.seats.filter(({ kind }) => kind === 'human').map(({ name }) => name)).toEqual([
			'Ines',
			'Tomasz'
		]);
		await one?.ask({ type: 'options', options: { heap: 20 } });
		await one?.ask({ type: 'start', anyway: true });
		expect(two?.picture.room).toMatchObject({ phase: 'playing', round: 2 });
		await playOn(host, players, 4);
		expect(one?.picture.room?.phase).toBe('over');
		const saved = JSON.parse((await host.request('game.json')).body) as SavedGame;
		expect(verify(toy, saved).ok).toBe(true);
	});
});
