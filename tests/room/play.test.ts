import { verify } from '$lib/core';
import type { SavedGame } from '$lib/core';
import { describe, expect, it } from 'vitest';
import { MemoryHost, playing, seated } from '../support/memory-host';
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

	it('[ROOM-FAIR.3] given a finished game, when the table sits down to the next, then its file can still be had until that one begins', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2, { options: { heap: 6 } });
		const [first] = players;
		expect(first?.picture.room?.file).toBe(false);
		await playOn(host, players, 3);
		expect(first?.picture.room?.file).toBe(true);
		const { body } = await host.request('game.json');
		await first?.ask({ type: 'rematch' });
		expect(first?.picture.room?.file).toBe(true);
		await first?.ask({ type: 'options', options: { heap: 200 } });
		expect((await host.request('game.json')).body).toBe(body);
		expect(verify(toy, JSON.parse(body) as SavedGame)).toMatchObject({ ok: true });
		expect((await host.request('report.json')).status).toBe(409);
		await first?.ask({ type: 'start', anyway: true });
		expect(first?.picture.room?.file).toBe(false);
		expect((await host.request('game.json')).status).toBe(409);
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

	it('[ROOM-REMATCH.1] given a finished game, when somebody asks for another, then the same people sit, options are open and a new secret is committed to', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2, { options: { heap: 6 } });
		await playOn(host, players, 3);
		const [one, two] = players;
		const old = one?.picture.room?.commitment;
		await two?.ask({ type: 'rematch' });
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
