/** Answers that are sealed until all are in: each is kept by itself, and can be taken back by itself. */
import { describe, expect, it } from 'vitest';
import { verify } from '$lib/core';
import type { SavedGame } from '$lib/core';
import { GATHER_MS } from '../../party/room';
import { MemoryHost, Player, playing } from '../support/memory-host';
import { playOn } from '../support/play-on';
import { toy } from '../support/toy';

/** A window in which several are asked at once. */
async function windowAt(host: MemoryHost, players: readonly Player[]): Promise<Player[]> {
	const [first] = players.filter(({ decision }) => decision);
	first?.act({ pick: 'card:0', then: { amount: 1 } });
	await host.settle();
	const asked = players.filter(({ decision }) => decision);
	expect(asked.length).toBeGreaterThan(1);
	return asked;
}

const pass = { pick: 'pass' };

describe('answers that come in together', () => {
	it('[ROOM-SAVE.3] given a window, when all answer at once, then one write keeps every answer and everybody is told once', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 4);
		const asked = await windowAt(host, players);
		const puts = host.store.puts;
		const [before] = players.map(({ picture }) => picture.open?.n ?? 0);
		const deltas = players.map(({ said }) => said.length);
		for (const player of asked) player.act(pass);
		await host.settle();
		expect(host.store.puts).toBe(puts + 1);
		for (const player of asked)
			expect(player.last('accepted')).toMatchObject({ counter: player.counter });
		for (const [i, player] of players.entries()) {
			expect(player.picture.open?.n).toBe((before ?? 0) + asked.length);
			const told = player.said.slice(deltas[i]).filter(({ type }) => type === 'delta');
			expect(told.length).toBeLessThanOrEqual(asked.includes(player) ? 2 : 1);
		}
		host.restart();
		for (const player of players) await player.reconnect({ fresh: true });
		expect(players[0]?.picture.open?.n).toBe((before ?? 0) + asked.length);
	});

	it('[ROOM-SAVE.3] given a window, when somebody answers, then it waits a moment for the others, and no longer than for the last of them', async () => {
		const host = new MemoryHost({ still: true });
		const asked = await windowAt(host, await playing(host, 4));
		const puts = host.store.puts;
		const [first, ...others] = asked;
		first?.act(pass);
		await host.settle();
		expect(first?.last('accepted')).toBeUndefined();
		for (const player of others) player.act(pass);
		await host.settle();
		for (const player of asked) expect(player.last('accepted')).toBeDefined();
		expect(host.store.puts).toBe(puts + 1);
	});

	it('[ROOM-SAVE.3] [ROOM-SECRET.3] given a window that the clock closes, then every answer waits as long, also the last', async () => {
		const host = new MemoryHost({ still: true });
		const asked = await windowAt(host, await playing(host, 4, { house: { windowMs: 800 } }));
		for (const player of asked) {
			const words = () => player.said.filter(({ type }) => type === 'accepted').length;
			const before = words();
			player.act(pass);
			await host.pass(GATHER_MS - 1);
			expect(words()).toBe(before);
			await host.pass(1);
			expect(words()).toBe(before + 1);
		}
	});

	it('[ROOM-SECRET.3] given a window, when one who has answered says more, then it waits as long however many are still asked', async () => {
		const host = new MemoryHost({ still: true });
		const [first, ...others] = await windowAt(host, await playing(host, 4));
		const decision = first?.decision?.id;
		first?.act(pass);
		await host.pass(GATHER_MS);
		for (const other of others) {
			const said = first?.said.length ?? 0;
			for (let i = 0; i < 5; i++) first?.act(pass, decision); // late, and refused
			await host.pass(GATHER_MS - 1);
			expect(first?.said.length).toBe(said);
			await host.pass(1);
			expect(first?.said.slice(said)).toHaveLength(5);
			other.act(pass);
			await host.pass(GATHER_MS);
		}
	});

	it('[ROOM-SAVE.3] [ROOM-UNDO.1] given answers that came in together, when one takes theirs back, then those before it stand', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 5);
		const asked = await windowAt(host, players);
		const [first, second] = asked;
		expect(asked.length).toBeGreaterThan(2);
		first?.act(pass);
		second?.act(pass);
		await host.settle();
		await second?.ask({ type: 'undo' });
		expect(second?.decision?.shape.type).toBe('one');
		expect(first?.decision).toBeNull();
	});

	it('[ROOM-SAVE.3] [ROOM-UNDO.1] given answers that came in together, when the process dies and one of them is taken back, then those before it stand', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 5);
		const [first, second, third] = await windowAt(host, players);
		for (const player of [first, second, third]) player?.act(pass);
		await host.settle();
		host.restart();
		for (const player of players) await player.reconnect({ fresh: true, close: false });
		await second?.ask({ type: 'undo' });
		expect(second?.decision?.shape.type).toBe('one');
		expect(first?.decision).toBeNull();
		expect(third?.decision).toBeNull(); // nobody is asked again for another's second thoughts
	});

	it('[ROOM-UNDO.1] [ROOM-SECRET.3] given a sealed answer that is taken back, then it is as if it had never been given: for all who look, for the numbers, after a restart, and in the file', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 4, { options: { heap: 12 }, house: { windowMs: 800 } });
		const watcher = new Player(host, 'Watcher');
		watcher.hello();
		await host.settle();
		const [first, second, third] = await windowAt(host, players);
		const table = () => JSON.parse(JSON.stringify(host.room.session.running?.table)) as unknown;
		second?.act(pass);
		await host.settle();
		const before = table();
		const sights = [watcher, third].map((one) => JSON.stringify(one?.picture));
		const heard = [watcher, third].map((one) => one?.socket.heard.length);
		first?.act({ pick: 'challenge' });
		await host.settle();
		await first?.ask({ type: 'undo' });
		expect(first?.decision?.shape.type).toBe('one');
		expect(table()).toEqual(before);
		expect([watcher, third].map((one) => one?.socket.heard.length)).toEqual(heard);
		expect([watcher, third].map((one) => JSON.stringify(one?.picture))).toEqual(sights);
		host.restart();
		for (const player of [...players, watcher]) await player.reconnect({ close: false });
		expect(table()).toEqual(before);
		expect(second?.decision).toBeNull();
		await playOn(host, players, 3);
		const { body } = await host.request('game.json');
		expect(verify(toy, JSON.parse(body) as SavedGame)).toMatchObject({ ok: true });
	});

	it('[ROOM-UNDO.1] [ROOM-SECRET.3] given others who answer secretly after me, however many, then what I may take back does not tell that they did', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 8, { house: { windowMs: 800 } });
		const lays = players.find(({ decision }) => decision);
		const asked = await windowAt(host, players);
		const undo = async () => {
			await lays?.ask({ type: 'resync' });
			return lays?.picture.you.undo;
		};
		const at = await undo();
		expect(at).not.toBeNull();
		for (const player of asked) {
			player.act(pass);
			await host.settle();
			expect(await undo()).toBe(at);
		}
	});

	it('[ROOM-SECRET.3] [ROOM-UNDO.1] given a window, when seats answer, take it back and answer again, then nobody else is told a byte, who comes anew sees what was seen before, and may take back as much', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 5, { house: { windowMs: 3000 } });
		const watcher = new Player(host, 'Watcher');
		watcher.hello();
		await host.settle();
		const asked = await windowAt(host, players);
		const [last] = asked.slice(-1);
		const others = (than: Player) => [...players, watcher].filter((one) => one !== than);
		const heard = (than: Player) => others(than).map((one) => one.socket.heard.length);
		const sights = async (than: Player) => {
			for (const one of others(than)) await one.ask({ type: 'resync' });
			const told = others(than).map((one) => ({ ...one.last('welcome'), seq: 0 }));
			return JSON.stringify(told);
		};
		for (const one of asked) {
			if (one === last) break;
			const before = await sights(one);
			const back = () => one.send({ type: 'undo' });
			const doubt = () => one.act({ pick: 'challenge' });
			const steps = [() => one.act(pass), back, doubt, back, () => one.act(pass)];
			for (const step of steps) {
				const bytes = heard(one);
				step();
				await host.settle();
				expect(heard(one)).toEqual(bytes);
				expect(await sights(one)).toBe(before);
				expect(one.decision === null).toBe(step !== back);
			}
		}
		expect(last?.decision).not.toBeNull();
	});

	it('[ROOM-SAVE.2] [ROOM-SAVE.3] given a store that fails, when all answer at once, then nothing has happened, and the next try works', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 3);
		const asked = await windowAt(host, players);
		const n = players[0]?.picture.open?.n;
		host.store.failing = 1;
		for (const player of asked) player.act(pass);
		await host.settle();
		for (const player of asked) {
			expect(player.decision).not.toBeNull();
			expect(player.picture.open?.n).toBe(n);
		}
		for (const player of asked) player.act(pass);
		await host.settle();
		expect(players[0]?.picture.open?.n).toBe((n ?? 0) + asked.length);
	});

	it('[ROOM-HEAL.1] [ROOM-SAVE.3] given the rules fail on one of several answers, then those before it stand', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { options: { broken: true } });
		const [player, other] = ines?.decision ? [ines, tomasz] : [tomasz, ines];
		// The same seat lays a sound card, and a page gone wrong sends the broken one right after it.
		const decision = player?.decision?.id ?? 0;
		player?.act({ pick: 'card:0', then: { amount: 2 } }, decision);
		other?.act({ pick: 'card:0', then: { amount: 3 } }, decision);
		await host.settle();
		expect(player?.last('accepted')).toBeDefined();
		expect(other?.refusal).toBeDefined();
		expect(other?.picture.open?.n).toBe(1);
		await playOn(host, [ines, tomasz] as Player[], 3, undefined, 300);
		expect(ines?.picture.room?.phase).toBe('over');
	});
});
