/** The process dies, a write fails, or a table sleeps, at any moment: nothing is lost, nothing is done twice. */
import { describe, expect, it } from 'vitest';
import { sampleAnswer, verify } from '$lib/core';
import type { Dice, SavedGame } from '$lib/core';
import { PROTOCOL } from '$lib/protocol';
import type { ClientMessage } from '$lib/protocol';
import { diceFrom, MemoryHost, Player, playing, seated, TOYS } from '../support/memory-host';
import { playOn } from '../support/play-on';
import { toy } from '../support/toy';

const LAY = { pick: 'card:0', then: { amount: 1 } };
const DAY_MS = 24 * 3_600_000;
const PASSING = [{ moment: '*', unlessConcerned: false, until: 'game' }] as const;

/** All that a player sees and may do, but for what is named anew by each run of the room. */
const seen = ({ picture }: Player) => {
	const { seats, phase, votes } = picture.room ?? {};
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
