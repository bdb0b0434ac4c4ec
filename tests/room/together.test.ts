/** Answers that come in together, as they do when a whole table is asked. */
import { describe, expect, it } from 'vitest';
import { GATHER_MS } from '../../party/room';
import { MemoryHost, playing } from '../support/memory-host';
import type { Player } from '../support/memory-host';
import { playOn } from '../support/play-on';

/** A window in which several are asked at once. */
async function windowAt(host: MemoryHost, players: readonly Player[]): Promise<Player[]> {
	const [first] = players.filter(({ decision }) => decision);
	first?.act({ pick: 'card:0', then: { amount: 1 } });
	await host.settle();
	const asked = players.filter(({ decision }) => decision);
	expect(asked.length).toBeGreaterThan(1);
	return asked;
}

/** Answers at once, so that what several say comes in in this order. */
function inOrder(host: MemoryHost, player: Player, answer: unknown, coming?: number): void {
	const decision = coming ?? player.decision?.id;
	player.counter = Math.max(player.counter, player.picture.you.counter) + 1;
	const message = { type: 'act', decision, answer, counter: player.counter };
	host.room.message(player.socket, JSON.stringify(message));
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
			expect(player.said.slice(deltas[i]).filter(({ type }) => type === 'delta')).toHaveLength(1);
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

	it('[ROOM-SAVE.3] given events of several moves in one delta, then a page has each under its own move, as one who reloads has', async () => {
		const begin = async () => {
			const host = new MemoryHost();
			const players = await playing(host, 4);
			const asked = await windowAt(host, players);
			for (const player of asked) inOrder(host, player, pass);
			return { host, players };
		};
		// The next to play has seen in a twin of this game what will be asked, and answers before it is.
		const twin = await begin();
		await twin.host.settle();
		const next = twin.players.findIndex(({ decision }) => decision);
		const { host, players } = await begin();
		const coming = twin.players[next]?.decision?.id;
		inOrder(host, players[next] as Player, { pick: 'card:0', then: { amount: 2 } }, coming);
		await host.settle();
		expect(players[next]?.last('accepted')).toMatchObject({ counter: players[next]?.counter });
		const [watcher] = players;
		const log = watcher?.picture.log;
		await watcher?.reconnect({ fresh: true });
		const said = (lines: typeof log) => lines?.map(({ n, say }) => ({ n, say }));
		expect(said(watcher?.picture.log)).toEqual(said(log?.filter(({ say }) => say)));
		expect(new Set(log?.slice(-4).map(({ n }) => n)).size).toBeGreaterThan(1);
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
		expect(third?.decision?.shape.type).toBe('one'); // it answered after the one that is taken back
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
