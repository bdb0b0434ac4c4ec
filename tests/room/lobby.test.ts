import { describe, expect, it } from 'vitest';
import { isTableName, nameIn, readCode, showCode, tableName } from '$lib/protocol';
import { Lobby } from '../../party/lobby/lobby';
import { MemoryHost, MemoryStore, Player, diceFrom, playing, seated } from '../support/memory-host';

let made = 0;
const newKeys = () =>
	Promise.resolve({ publicKey: `public ${++made}`, privateKey: `private ${made}` });

const lobby = () => {
	let now = 1_000_000;
	const store = new MemoryStore();
	const list = new Lobby(store, () => now, newKeys);
	const ask = async (query: string) =>
		JSON.parse((await list.request(new URLSearchParams(query))).body) as unknown;
	return { list, store, ask, pass: (ms: number) => (now += ms) };
};
const listed = { game: 'toy', host: 'Ines', people: 1, bots: 0, free: 7, phase: 'lobby' as const };

describe('the public list', () => {
	it('[ROOM-LOBBY.1] given a table, when its host opens it, then the list hears of it and of its free seats; closed again, or left alone, it is taken off', async () => {
		const host = new MemoryHost();
		const [ines] = await seated(host, 1);
		expect(host.notices.at(-1)).toMatchObject({ code: ines?.picture.room?.code, listed: null });
		await ines?.ask({ type: 'options', house: { listed: true } });
		expect(host.notices.at(-1)).toMatchObject({ table: 'quiet-comet-41', listed });
		await ines?.ask({ type: 'addBot' });
		expect(host.notices.at(-1)?.listed).toMatchObject({ bots: 1, free: 6 });
		const before = host.notices.length;
		await host.pass(130_000);
		expect(host.notices.length).toBeGreaterThan(before); // still there
		ines?.drop();
		await host.settle();
		expect(host.notices.at(-1)?.listed).toBeNull();
	});

	it('[ROOM-LOBBY.2] given listed tables, when somebody wants to play now, then they are led to one with a free seat before the start', async () => {
		const { list, ask, pass } = lobby();
		expect(await ask('play=toy')).toEqual({ table: null });
		await list.hear({ table: 'a', code: 'AAAAAA', listed: { ...listed, free: 0 } });
		await list.hear({ table: 'b', code: 'BBBBBB', listed: { ...listed, phase: 'playing' } });
		expect(await ask('play=toy')).toEqual({ table: null });
		await list.hear({ table: 'c', code: 'CCCCCC', listed });
		expect(await ask('play=toy')).toEqual({ table: 'c' });
		expect(await ask('play=chess')).toEqual({ table: null });
		expect(await ask('')).toMatchObject({
			tables: [{ table: 'c' }, { table: 'b' }, { table: 'a' }]
		});
		pass(151_000);
		expect(await ask('')).toEqual({ tables: [] });
	});

	it('[ROOM-LOBBY.3] given a code, however it is typed, then it leads to its table; a device’s code for ten minutes', async () => {
		const { list, ask, pass } = lobby();
		await list.hear({ table: 'quiet-comet-41', code: 'K7QM42', listed: null });
		await list.hear({ table: 'quiet-comet-41', deviceCode: 'ZZ2345' });
		expect(await ask('code=k7 qm 42')).toEqual({
			found: { table: 'quiet-comet-41', device: false }
		});
		expect(await ask('code=ZZ-23-45')).toEqual({
			found: { table: 'quiet-comet-41', device: true }
		});
		for (const wrong of ['AAAAAA', '', 'x'.repeat(100), '__proto__'])
			expect(await ask(`code=${wrong}`)).toEqual({ found: null });
		pass(600_001);
		expect(await ask('code=ZZ2345')).toEqual({ found: null });
	});

	it('[ROOM-LOBBY.6] given somebody who opens very many tables, then one of theirs is shown, and others keep their place', async () => {
		const { list, ask, pass, store } = lobby();
		await list.hear({ table: 'honest', made: true, from: '10.0.0.7', listed });
		for (let i = 0; i < 105; i++) {
			pass(1);
			await list.hear({ table: `flood-${i}`, made: true, from: '10.0.0.66', listed });
		}
		pass(1);
		for (const table of ['one', 'two']) await list.hear({ table, from: null, listed });
		const { tables } = (await ask('')) as { tables: { table: string }[] };
		expect(tables.map(({ table }) => table)).toEqual(['one', 'two', 'flood-104', 'honest']);
		// Addresses are neither shown nor kept.
		expect(JSON.stringify([tables, ...store.kept.values()])).not.toContain('10.0.0');
		expect(JSON.stringify(tables)).not.toContain('from');
	});

	it('[ROOM-LIMIT.8] given tables that were made, then the list knows them, also those that were there before it was asked, until they are forgotten', async () => {
		const { list, pass, store } = lobby();
		store.kept.set(
			'code:K7QM42',
			JSON.stringify({ table: 'old-lantern-10', device: false, until: 9e15 })
		);
		expect(await list.isMade('old-lantern-10')).toBe(true);
		expect(await list.isMade('quiet-comet-41')).toBe(false);
		const before = store.puts;
		for (let i = 0; i < 50; i++) await list.isMade(`never-${i}`);
		expect(store.puts).toBe(before);
		await list.hear({ table: 'quiet-comet-41', made: true, code: 'AAAAAA', listed: null });
		expect(await list.isMade('quiet-comet-41')).toBe(true);
		const asked = await list.post({ asks: 'quiet-comet-41' });
		expect(JSON.parse(asked.body)).toEqual({ made: true });
		const again = new Lobby(store, () => 2_000_000, newKeys); // after a restart
		expect(await again.isMade('quiet-comet-41')).toBe(true);
		await list.hear({ table: 'quiet-comet-41', made: false });
		expect(await list.isMade('quiet-comet-41')).toBe(false);
		pass(201 * 24 * 3_600_000);
		await list.hear({ table: 'another', made: true });
		expect(await list.isMade('old-lantern-10')).toBe(false);
		expect(await list.isMade('another')).toBe(true);
	});

	it('[ROOM-LIMIT.8] given a table, when somebody sits down, then the list hears that it is made; who only looks makes none', async () => {
		const host = new MemoryHost();
		const watcher = new Player(host);
		watcher.hello();
		await host.settle();
		expect(host.notices).toEqual([]);
		await watcher.ask({ type: 'sit' });
		expect(host.notices.at(-1)).toMatchObject({ table: 'quiet-comet-41', made: true });
	});

	it('the name of a table is found in what people type and paste, the old ones and the new', () => {
		for (const typed of [
			...['quiet-comet-41', ' Quiet-Comet-41 ', 'https://orrery.example/t/quiet-comet-41/']
		])
			expect(nameIn(typed)).toBe('quiet-comet-41');
		const name = tableName(diceFrom(5));
		expect(nameIn(name)).toBe(name);
		expect(nameIn(`orrery.example/t/${name}`)).toBe(name);
		for (const none of ['K7QM42', 'a-b-c-d-1', 'comet-41', '', `${name}x`])
			expect(nameIn(none)).toBeNull();
	});

	it('names and codes are fit to be said aloud', () => {
		const dice = diceFrom(4);
		for (let i = 0; i < 200; i++) expect(isTableName(tableName(dice))).toBe(true);
		for (const bad of ['', 'A', '../x', 'a b', 'x'.repeat(60), '-a-', 'ä'])
			expect(isTableName(bad)).toBe(false);
		expect(showCode('K7QM42')).toBe('K7 QM 42');
		expect(readCode(' k7-qm 42')).toBe('K7QM42');
		expect(readCode('K7QM4O')).toBeNull();
	});

	it('[ROOM-LOBBY.4] given a listed game under way, then the list tells of seats that can be taken over', async () => {
		const host = new MemoryHost();
		await playing(host, 2, { bots: 2, house: { listed: true, botMs: 1500 } });
		expect(host.notices.at(-1)?.listed).toMatchObject({
			phase: 'playing',
			free: 2,
			people: 2,
			bots: 2
		});
	});
});

describe('the keys of a server', () => {
	it('[ROOM-NUDGE.2] are made once for all tables and kept, and pages are told the public one alone', async () => {
		const { list, store, ask } = lobby();
		const before = made;
		const asked = async (one = list) =>
			JSON.parse((await one.post({ pushKeys: true })).body) as unknown;
		const [keys, same] = await Promise.all([asked(), asked()]);
		expect(keys).toEqual({ publicKey: `public ${made}`, privateKey: `private ${made}` });
		expect(same).toEqual(keys);
		const again = new Lobby(store, () => 2_000_000, newKeys); // after a restart
		expect(await asked(again)).toEqual(keys);
		expect(made).toBe(before + 1);
		expect(await ask('nudges')).toEqual({ key: `public ${made}` });
		expect(JSON.stringify(await ask(''))).not.toContain('private');
	});

	it('[ROOM-NUDGE.2] are made at the next try when they could not be kept', async () => {
		const { store, ask } = lobby();
		store.failing = 1;
		await expect(ask('nudges')).rejects.toThrow();
		expect(await ask('nudges')).toEqual({ key: `public ${made}` });
	});
});
