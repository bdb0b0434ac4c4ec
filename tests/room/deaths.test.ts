/** The process dies, a write fails, or a table sleeps, at any moment: nothing is lost, nothing is done twice. */
import { describe, expect, it } from 'vitest';
import { sampleAnswer, verify } from '$lib/core';
import type { Dice, SavedGame } from '$lib/core';
import { PROTOCOL } from '$lib/protocol';
import type { ClientMessage } from '$lib/protocol';
import { diceFrom, MemoryHost, Player, playing, seated } from '../support/memory-host';
import { playOn } from '../support/play-on';
import { toy } from '../support/toy';

const LAY = { pick: 'card:0', then: { amount: 1 } };
const DAY_MS = 24 * 3_600_000;
const PASSING = [{ moment: '*', unlessConcerned: false, until: 'game' }] as const;

/** All that a player sees and may do, but for what is named anew by each run of the room. */
const seen = ({ picture }: Player) => {
	const { seats, phase } = picture.room ?? {};
	// What is left of a vote's time is a span as it was told last.
	const votes = picture.room?.votes.map((vote) => ({ ...vote, leftMs: 0 }));
	const { devices: _, ...you } = picture.you;
	const words = picture.log.map(({ n, say }) => ({ n, say }));
	const chat = picture.chat.map(({ text }) => text);
	return { seats, phase, votes, open: picture.open, own: picture.own, you, words, chat };
};

/** All come back on other lines, as pages do whose host died. */
async function comeBack(players: readonly Player[]): Promise<void> {
	for (const player of players) await player.reconnect({ fresh: true });
}

/** One thing a person does, by dice: an answer, orders, a way back, a vote, words. */
async function doSomething(players: readonly Player[], dice: Dice): Promise<void> {
	const player = players[dice(players.length)] as Player;
	const { decision } = player;
	const vote = player.picture.room?.votes[0];
	const of = dice(12);
	if (vote) player.send({ type: 'vote', vote: vote.id, yes: dice(4) > 0 });
	else if (of === 0) player.send({ type: 'undo' });
	else if (of === 1) player.send({ type: 'chat', text: `Word ${dice(9)}` });
	else if (of === 2) {
		player.counter = Math.max(player.counter, player.picture.you.counter) + 1;
		const orders = dice(2) === 0 ? [] : PASSING.slice();
		player.send({ type: 'orders', orders, counter: player.counter });
	} else if (decision) player.act(sampleAnswer(decision.shape, dice));
	await player.host.settle();
}

describe('twin tables', () => {
	it.each([1, 2, 3, 4])(
		'[ROOM-RESUME.1] [ROOM-UNDO.4] given two tables at which the same is answered, ordered, taken back and voted (seed %i), one of which dies or sleeps between, then all see the same, may do the same, and its file checks out',
		async (seed) => {
			const tables = [];
			for (const dies of [false, true]) {
				const host = new MemoryHost({ seed });
				const house = { graceS: -1, windowMs: seed % 2 ? 0 : 800 };
				const players = await playing(host, 3, { options: { heap: 200 }, house });
				tables.push({ dies, host, players, dice: diceFrom(seed) });
			}
			const chance = diceFrom(seed + 100);
			for (let i = 0; i < 300; i++) {
				const how = chance(12);
				const looks = [];
				for (const { dies, host, players, dice } of tables) {
					await doSomething(players, dice);
					if (i % 7 === 0) await host.pass(900);
					if (dies && how === 0) host.restart();
					if (dies && how === 1) host.sleep();
					// The other's lines break too: it is known who was there, and how long.
					if (how < 2) await comeBack(players);
					for (const player of players) await player.ask({ type: 'resync' });
					looks.push(players.map(seen));
				}
				expect(looks[1], `after ${i}`).toEqual(looks[0]);
			}
			const told = tables[1]?.players[0]?.said ?? [];
			const backs = told.filter(
				(one) => one.type === 'chat' && /took a decision/.test(one.line.text)
			);
			expect(backs.length).toBeGreaterThan(2);
			const files = [];
			for (const { host, players } of tables) {
				await playOn(host, players, seed, undefined, 6000);
				files.push(JSON.parse((await host.request('game.json')).body) as SavedGame);
			}
			for (const file of files) expect(verify(toy, file)).toMatchObject({ ok: true });
			expect(files[1]?.moves).toEqual(files[0]?.moves);
		},
		60_000
	);
});

describe('a write that fails', () => {
	const table = async () => {
		const host = new MemoryHost();
		const players = await playing(host, 3, {
			options: { heap: 6 },
			house: { graceS: -1, botMs: 1500 }
		});
		return { host, players };
	};
	type Table = Awaited<ReturnType<typeof table>>;
	const link = async ({ players: [ines] }: Table) => {
		await ines?.ask({ type: 'link' });
		return ines?.last('link');
	};
	/** What is done, how to come there, and whether all see it only by the key they then have. */
	const DONE: readonly (readonly [
		string,
		() => Promise<Table>,
		(table: Table) => Promise<unknown>
	])[] = [
		['an answer', table, async ({ players: [ines] }) => ines?.act(LAY)],
		[
			'a sealed answer',
			async () => {
				const made = await table();
				made.players[0]?.act(LAY);
				await made.host.settle();
				return made;
			},
			async ({ players: [, tomasz] }) => tomasz?.act({ pick: 'pass' })
		],
		[
			'a sealed answer taken back',
			async () => {
				const made = await table();
				made.players[0]?.act(LAY);
				await made.host.settle();
				made.players[1]?.act({ pick: 'pass' });
				await made.host.settle();
				return made;
			},
			async ({ players: [, tomasz] }) => tomasz?.send({ type: 'undo' })
		],
		[
			'a way back',
			async () => {
				const made = await table();
				made.players[0]?.act(LAY);
				await made.host.settle();
				return made;
			},
			async ({ players: [ines] }) => ines?.send({ type: 'undo' })
		],
		[
			'orders',
			table,
			async ({ players: [, tomasz] }) =>
				tomasz?.send({ type: 'orders', orders: PASSING.slice(), counter: 1 })
		],
		[
			'a start',
			async () => {
				const host = new MemoryHost();
				return { host, players: await seated(host, 3) };
			},
			async ({ players: [ines] }) => ines?.send({ type: 'start', anyway: true })
		],
		[
			'the last answer',
			async () => {
				const probe = await table();
				const moves = await playOn(probe.host, probe.players, 3);
				const made = await table();
				await playOn(made.host, made.players, 3, undefined, moves - 1);
				expect(made.players[0]?.picture.room?.phase).toBe('playing');
				return made;
			},
			async ({ players }) => {
				const player = players.find(({ decision }) => decision);
				if (player?.decision) player.act(sampleAnswer(player.decision.shape, diceFrom(1)));
			}
		],
		[
			'another game',
			async () => {
				const made = await table();
				await playOn(made.host, made.players, 3);
				return made;
			},
			async ({ players: [ines] }) => ines?.send({ type: 'rematch' })
		],
		['words', table, async ({ players: [ines] }) => ines?.send({ type: 'chat', text: 'Hm.' })],
		['a stand-in', table, async ({ players: [ines] }) => ines?.send({ type: 'standIn', on: true })],
		['who leaves', table, async ({ players: [, , lars] }) => lars?.send({ type: 'leave' })]
	];

	it.each(DONE)(
		'[ROOM-SAVE.2] given %s that cannot be kept, then nothing has happened, all are told, and again it is as if it had never failed',
		async (_name, make, act) => {
			const [failed, went] = [await make(), await make()];
			await comeBack(failed.players);
			await comeBack(went.players);
			const before = new Map(failed.host.store.kept);
			const looks = failed.players.map(seen);
			failed.host.store.failing = 1;
			await act(failed);
			await failed.host.settle();
			expect(failed.host.store.failing).toBe(0);
			expect(new Map(failed.host.store.kept)).toEqual(before);
			expect(failed.players.map(seen)).toEqual(looks);
			for (const player of failed.players) expect(player.last('error')).toBeDefined();
			for (const player of failed.players) player.counter = 0;
			await act(failed);
			await failed.host.settle();
			await act(went);
			await went.host.settle();
			expect(went.players.map(seen)).not.toEqual(looks);
			expect(failed.players.map(seen)).toEqual(went.players.map(seen));
			for (const { host, players } of [failed, went]) {
				host.restart();
				await comeBack(players);
			}
			expect(failed.players.map(seen)).toEqual(went.players.map(seen));
		}
	);

	it.each(['key', 'code'] as const)(
		'[ROOM-SAVE.2] [ROOM-KEY.1] given a link’s %s whose use cannot be kept, then it opens the seat when it is said again',
		async (by) => {
			const made = await table();
			const opens = await link(made);
			const phone = new Player(made.host);
			const hello = () =>
				phone.send({ type: 'hello', protocol: PROTOCOL, [by]: opens?.[by] } as ClientMessage);
			made.host.store.failing = 1;
			hello();
			await made.host.settle();
			expect(phone.seat).toBeNull();
			expect(phone.last('error')).toBeDefined();
			hello();
			await made.host.settle();
			expect(phone.seat).toBe('seat:1');
			expect(phone.picture.you.devices).toHaveLength(2);
		}
	);
});

describe('what is kept beside the moves', () => {
	it('[ROOM-ACT.2] [ROOM-UNDO.1] given a window passed by order and then taken back with the move before it, then who left the orders can take their own next decision back', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars] = (await playing(host, 3)) as [Player, Player, Player];
		await tomasz.ask({ type: 'orders', orders: PASSING.slice(), counter: 1 });
		ines.act(LAY);
		await host.settle();
		expect(tomasz.picture.you.undo).toBeNull(); // nobody takes back what an order did
		for (const dies of [false, true]) {
			if (dies) host.restart();
			await comeBack([ines, tomasz, lars]);
			expect(tomasz.picture.you.undo).toBeNull();
		}
		await ines.ask({ type: 'undo' });
		expect(ines.picture.open?.n).toBe(0);
		await tomasz.ask({ type: 'orders', orders: [], counter: 2 });
		ines.act(LAY);
		await host.settle();
		tomasz.act({ pick: 'pass' });
		await host.settle();
		expect(tomasz.picture.you.undo).toBe('free');
	});

	it('[ROOM-UNDO.2] given two who ask to take something back, when the table goes back for one, then the other is asked no more: it would be another decision', async () => {
		const host = new MemoryHost();
		const players = (await playing(host, 3, { options: { heap: 200 } })) as Player[];
		await playOn(host, players, 2, undefined, 12);
		const asking = players.filter(({ picture }) => picture.you.undo !== null).slice(0, 2);
		for (const player of players) await player.ask({ type: 'resync' });
		for (const player of asking) await player.ask({ type: 'undo' });
		const votes = players[0]?.picture.room?.votes ?? [];
		expect(votes.map(({ kind }) => kind)).toEqual(['undo', 'undo']);
		const [first] = votes;
		for (const player of players)
			if (player.seat !== first?.by)
				await player.ask({ type: 'vote', vote: first?.id ?? 0, yes: true });
		expect(players[0]?.picture.chat.at(-1)?.text).toMatch(/took a decision back/);
		expect(players[0]?.picture.room?.votes).toEqual([]);
	});

	it('[ROOM-ACT.1] given an answer of an earlier game that comes late, then it is none in the next', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2, { options: { heap: 6 } });
		const [ines] = players as [Player];
		const first = ines.decision?.id ?? 0;
		await playOn(host, players, 3);
		await ines.ask({ type: 'rematch' });
		await ines.ask({ type: 'start', anyway: true });
		expect(ines.decision).not.toBeNull();
		await ines.ask({ type: 'act', decision: first, answer: LAY, counter: 99 } as ClientMessage);
		expect(ines.refusal?.rule).toBe('CORE-LATE');
		expect(ines.picture.open?.n).toBe(0);
	});
});

describe('who is here', () => {
	it('[ROOM-SAVE.4] given a table that cannot be read for a while, when somebody goes meanwhile, then they are not taken for here afterwards', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = (await playing(host, 2)) as [Player, Player];
		const kept = host.store.kept.get('now') ?? '';
		host.store.kept.set('now', '?');
		host.sleep();
		await host.settle();
		await ines.ask({ type: 'chat', text: 'Hello?' });
		expect(ines.last('error')?.say).toContain('kept as it is');
		tomasz.drop();
		await host.settle();
		host.store.kept.set('now', kept);
		await host.pass(6000);
		await ines.ask({ type: 'chat', text: 'And now?' });
		await ines.ask({ type: 'chat', text: 'And now?' });
		expect(ines.picture.chat.at(-1)?.text).toBe('And now?');
		expect(ines.picture.room?.seats.map(({ here }) => here)).toEqual([true, false]);
	});

	it('[ROOM-IDLE.1] given a process that died with people at the table, who never come back, then the table is forgotten all the same', async () => {
		const host = new MemoryHost();
		await playing(host, 2);
		for (let month = 0; month < 3; month++) {
			host.restart();
			await host.pass(31 * DAY_MS);
		}
		expect([...host.store.kept]).toEqual([]);
	});

	it('[ROOM-IDLE.1] given a process that dies while it forgets a table, then the rest is forgotten too, and the table can be sat down at', async () => {
		for (let deletes = 0; deletes < 2; deletes++) {
			const host = new MemoryHost();
			const players = await playing(host, 2, { options: { heap: 200 } });
			await playOn(host, players, 4, undefined, 60);
			for (const player of players) player.drop();
			await host.settle();
			const remove = host.store.delete.bind(host.store);
			let left = deletes;
			host.store.delete = async (keys) => {
				if (left-- <= 0) throw new Error('The process dies.');
				await remove(keys);
			};
			await host.pass(31 * DAY_MS);
			expect(host.store.kept.size).toBeGreaterThan(0);
			host.store.delete = remove;
			host.restart();
			const nia = new Player(host, 'Nia');
			nia.hello();
			await host.settle();
			expect([...host.store.kept.keys()]).toEqual([]);
			await nia.ask({ type: 'sit' });
			expect(nia.seat).toBe('seat:1');
		}
	});

	it('[ROOM-KEY.5] given somebody who tries codes until none is heard, then people come back to their seats by their keys all the same', async () => {
		const host = new MemoryHost();
		const [ines] = (await playing(host, 2)) as [Player];
		for (let i = 0; i < 25; i++) {
			const thief = new Player(host);
			thief.send({ type: 'hello', protocol: PROTOCOL, code: 'ABCDEF' });
			await host.settle();
			thief.drop();
		}
		const { key } = ines;
		await ines.reconnect({ fresh: true });
		expect(ines.seat).toBe('seat:1');
		expect(ines.key).toBe(key);
	});

	it('[ROOM-KEY.1] given more devices than a seat can have, then the one that has been there longest watches, also after a sleep', async () => {
		const host = new MemoryHost();
		const [ines] = (await playing(host, 2)) as [Player];
		let newest = ines;
		for (let i = 0; i < 8; i++) {
			await newest.ask({ type: 'link' });
			const next = new Player(host);
			next.key = newest.last('link')?.key ?? '';
			next.hello();
			await host.settle();
			newest = next;
		}
		expect(newest.picture.you.devices).toHaveLength(8);
		for (const sleeps of [false, true]) {
			if (sleeps) host.sleep();
			await host.settle();
			expect(ines.seat).toBeNull();
			expect(newest.seat).toBe('seat:1');
		}
	});
});
