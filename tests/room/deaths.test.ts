/** The process dies, a write fails, or a table sleeps, at any moment: nothing is lost, nothing is done twice. */
import { noticed } from '../support/noticed';
import { said } from '../support/said';
import { describe, expect, it } from 'vitest';
import { msg, sampleAnswer, verify } from '$lib/core';
import type { Dice, SavedGame } from '$lib/core';
import { PROTOCOL } from '$lib/protocol';
import type { ClientMessage } from '$lib/protocol';
import { again, diceFrom, playing, seated, MemoryHost, Player, TOYS } from '../support/memory-host';
import { toldOf } from '../../party/room/agenda';
import { tableAt } from '../../party/room/checkpoints';
import { playOn } from '../support/play-on';
import { bidding, toy } from '../support/toy';

const LAY = { pick: 'card:0', then: { amount: 1 } };
const DAY_MS = 24 * 3_600_000;
const PASSING = [{ on: '*', when: [], answer: { pick: 'pass' }, until: 'game' }] as const;

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
				(one) =>
					one.type === 'chat' &&
					one.line.from === 'table' &&
					/took a decision/.test(said(one.line.text))
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
				await again(made.players.slice(1));
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
		expect(noticed(players[0])).toMatch(/took a decision back/);
		expect(players[0]?.picture.room?.votes).toEqual([]);
	});

	it('[ROOM-ACT.1] given an answer of an earlier game that comes late, then it is none in the next', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2, { options: { heap: 6 } });
		const [ines] = players as [Player];
		const first = ines.decision?.id ?? 0;
		await playOn(host, players, 3);
		await again(players);
		await ines.ask({ type: 'start', anyway: true });
		expect(ines.decision).not.toBeNull();
		await ines.ask({ type: 'act', decision: first, answer: LAY, counter: 99 } as ClientMessage);
		expect(ines.refusal?.rule).toBe('CORE-LATE');
		expect(ines.picture.open?.n).toBe(0);
	});
});

describe('a way back', () => {
	const three = async (house = {}) => {
		const host = new MemoryHost();
		const players = await playing(host, 3, { options: { heap: 200 }, house });
		return [host, ...players] as unknown as [MemoryHost, Player, Player, Player];
	};
	const tableOf = (host: MemoryHost) =>
		JSON.parse(JSON.stringify(host.room.session.running?.table)) as unknown;

	const passAll = async (players: readonly Player[]) => {
		for (const player of players)
			if (player.decision?.window != null) {
				player.act({ pick: 'pass' });
				await player.host.settle();
			}
	};

	it('[ROOM-UNDO.1] given a sealed answer taken back, then the table is in every part what it was', async () => {
		const [host, ines, tomasz, lars] = await three();
		ines.act(LAY);
		await host.settle();
		const before = tableOf(host);
		for (const player of [tomasz, lars]) {
			player.act({ pick: 'pass' });
			await host.settle();
			await player.ask({ type: 'undo' });
			expect(tableOf(host)).toEqual(before);
		}
	});

	it('[ROOM-UNDO.1] given a sealed answer where all see who has answered, when it is taken back, then all see that too', async () => {
		const catalogue = { games: { toy: bidding() }, botsFor: () => TOYS.botsFor(toy) };
		const host = new MemoryHost({ catalogue });
		const [ines, tomasz] = (await playing(host, 3)) as [Player, Player];
		const before = tomasz.picture.open;
		ines.act({ amount: 2 });
		await host.settle();
		expect(tomasz.picture.open).not.toEqual(before);
		await ines.ask({ type: 'undo' });
		expect(tomasz.picture.open).toEqual(before);
		expect(ines.decision?.shape.type).toBe('amount');
	});

	it('[ROOM-UNDO.2] given votes, when who asked to take something back moves on, then that vote ends and others go on; with the game all end', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 4, { options: { heap: 6 } });
		const [ines, tomasz, lars, mei] = players as [Player, Player, Player, Player];
		const kinds = () => mei.picture.room?.votes.map(({ kind, by }) => [kind, by]);
		ines.act(LAY);
		await host.settle();
		for (const player of [tomasz, lars, mei]) player.act({ pick: 'pass' });
		await host.settle();
		await ines.ask({ type: 'undo' });
		await tomasz.ask({ type: 'propose', kind: 'mute', seat: 'seat:3' });
		expect(kinds()).toEqual([
			['undo', 'seat:1'],
			['mute', 'seat:2']
		]);
		tomasz.act(LAY);
		await host.settle();
		expect(kinds()).toHaveLength(2);
		ines.act({ pick: 'pass' });
		await host.settle();
		expect(kinds()).toEqual([['mute', 'seat:2']]);
		await playOn(host, players, 3);
		expect(mei.picture.room?.phase).toBe('over');
		expect(kinds()).toEqual([]);
	});

	it('[ROOM-HEAL.2] given a report, then the table as it was is in it', async () => {
		const [host, ines] = await three();
		const { n } = host.room.session.running?.table ?? {};
		await ines.ask({ type: 'report', text: 'Odd.' });
		const kept = [...host.store.kept].find(([key]) => key.startsWith('report:'))?.[1] ?? '';
		const { state } = JSON.parse(kept) as { state: string };
		expect(JSON.parse(state)).toMatchObject({ game: 'toy', n });
	});

	it('[ROOM-UNDO.1] given a decision taken back, then it is not offered to be taken back again', async () => {
		const [host, ines] = await three();
		ines.act(LAY);
		await host.settle();
		await ines.ask({ type: 'undo' });
		await ines.ask({ type: 'resync' });
		expect(ines.picture.you.undo).toBeNull();
	});

	it('[ROOM-UNDO.1] given many moves made and taken back, then no way back is offered that is kept no more', async () => {
		const [host, ines, tomasz, lars] = await three();
		await playOn(host, [ines, tomasz, lars], 2, undefined, 20);
		let offered = 0;
		for (let i = 0; i < 40; i++) {
			const player = [ines, tomasz, lars].find(({ decision }) => decision);
			if (player?.decision) player.act(sampleAnswer(player.decision.shape, diceFrom(i)));
			await host.settle();
			const { running } = host.room.session;
			for (const one of [ines, tomasz, lars]) {
				const way = one.seat && running?.undoable(one.seat);
				if (way?.kind !== 'public') continue;
				offered += 1;
				expect(await tableAt(host.store, 1, way.to.v)).not.toBeNull();
			}
			await player?.ask({ type: 'undo' });
			const [vote] = ines.picture.room?.votes ?? [];
			if (vote)
				for (const one of [ines, tomasz, lars])
					await one.ask({ type: 'vote', vote: vote.id, yes: true });
		}
		expect(offered).toBeGreaterThan(20);
	});

	it('[ROOM-ACT.2] given orders, when the table goes back to where they pass, then they still stand, and pass at once', async () => {
		const [host, ines, tomasz, lars] = await three();
		ines.act(LAY);
		await host.settle();
		await lars.ask({ type: 'orders', orders: PASSING.slice(), counter: 1 });
		expect(lars.decision).toBeNull();
		tomasz.act({ pick: 'pass' });
		await host.settle();
		expect(tomasz.picture.open?.waiting?.window).toBeFalsy();
		await tomasz.ask({ type: 'undo' });
		const [vote] = ines.picture.room?.votes ?? [];
		if (vote)
			for (const player of [ines, lars])
				await player.ask({ type: 'vote', vote: vote.id, yes: true });
		expect(tomasz.decision).not.toBeNull();
		expect(lars.decision).toBeNull();
		expect(lars.picture.own?.orders).toHaveLength(1);
	});

	it('[ROOM-ACT.2] [ROOM-RESUME.1] given several moves told in one turn, then each word stands at its move, as it does for who comes later', async () => {
		const [host, ines, tomasz, lars] = await three();
		let counter = 0;
		for (const player of [tomasz, lars])
			await player.ask({ type: 'orders', orders: PASSING.slice(), counter: ++counter });
		ines.act(LAY);
		await host.settle();
		expect(ines.picture.open?.n).toBe(3);
		const told = [ines, tomasz, lars].map((player) => seen(player).words);
		await comeBack([ines, tomasz, lars]);
		expect([ines, tomasz, lars].map((player) => seen(player).words)).toEqual(told);
	});

	it('[ROOM-AWAY.2] given a bot that has decided for somebody, when they are back, also after a restart, then they are told how often, and of each decision once', async () => {
		const [host, ines, tomasz, lars] = await three();
		const backs = () => ines.said.flatMap((one) => (one.type === 'back' ? [one.did] : []));
		await ines.ask({ type: 'standIn', on: true });
		await host.pass(1000);
		const done = ines.picture.log.map(({ say }) => said(say)).find((say) => say.includes('lays'));
		host.restart();
		await comeBack([ines, tomasz, lars]);
		await ines.ask({ type: 'standIn', on: false });
		expect(backs()).toEqual([1]);
		expect(ines.last('back')?.asked?.map(said), 'what it did, as the log has it').toEqual([done]);
		host.restart(); // nothing was decided since
		await comeBack([ines, tomasz, lars]);
		await ines.ask({ type: 'standIn', on: true });
		await ines.ask({ type: 'standIn', on: false });
		expect(backs()).toEqual([1, 0]);
	});

	it('[ROOM-AWAY.2] given an answer of which nothing is said, then its owner is told the question with what was picked; of a window the question alone', () => {
		const say = msg('Choose an encounter card');
		const shape = {
			type: 'one',
			choices: [{ id: 'attack:04#1', say: msg('Attack 04') }]
		} as const;
		const answer = { pick: 'attack:04#1' };
		const told = (window: string | null) =>
			said(toldOf('seat:1', { say, window, shape }, { answer, events: [] }));
		expect(told(null)).toBe('Choose an encounter card “Attack 04”');
		expect(told('reveal')).toBe('Choose an encounter card');
	});

	it('[ROOM-AWAY.1] given a bot that has answered in a window for somebody whose line was gone, when they are back and the process dies, then they were told of it once, and the answer stands', async () => {
		const [host, ines, tomasz, lars] = await three({ graceS: 20 });
		tomasz.drop();
		await host.pass(21_000);
		ines.act(LAY);
		await host.pass(1000);
		const table = tableOf(host);
		const asked = lars.decision && said(lars.decision.say);
		await tomasz.reconnect();
		expect(tomasz.last('back')).toMatchObject({ type: 'back', did: 1 });
		expect(tomasz.last('back')?.asked?.map(said), 'of a window the question').toEqual([asked]);
		host.restart();
		await comeBack([ines, tomasz, lars]);
		expect(tableOf(host)).toEqual(table);
		await tomasz.ask({ type: 'standIn', on: true });
		await tomasz.ask({ type: 'standIn', on: false });
		expect(tomasz.last('back')?.did).toBe(0);
	});

	it('[ROOM-AWAY.2] given somebody who ends it by answering, when the process dies, then they were told of it once, and the answer stands', async () => {
		const [host, ines, tomasz, lars] = await three({ botMs: 1500 });
		await ines.ask({ type: 'standIn', on: true });
		await host.pass(1500);
		for (const player of [tomasz, lars]) {
			await passAll([tomasz, lars]);
			player.act(LAY);
			await host.settle();
		}
		await passAll([tomasz, lars]);
		ines.act(LAY);
		await host.settle();
		expect(ines.last('back')?.did).toBeGreaterThan(1);
		const table = tableOf(host);
		host.restart();
		await comeBack([ines, tomasz, lars]);
		expect(tableOf(host)).toEqual(table);
		await ines.ask({ type: 'standIn', on: true });
		await ines.ask({ type: 'standIn', on: false });
		expect(ines.last('back')?.did).toBe(0);
	});

	it('[ROOM-CLOCK.1] given an alarm that comes early, then no time is up for it', async () => {
		const [host, ines] = await three({ clockS: 60 });
		await host.pass(5000);
		await host.room.alarm();
		await host.settle();
		expect(ines.picture.open?.n).toBe(0);
		expect(ines.decision).not.toBeNull();
		await host.pass(60_000);
		expect(ines.picture.open?.n).toBe(1);
	});

	it('[ROOM-WINDOW.1] given a clock, then that of a window is the window’s own: since it opened, and for all as long', async () => {
		const [host, ines, tomasz, lars] = await three({ clockS: 60, windowMs: 800 });
		await host.pass(1000);
		ines.act(LAY);
		await host.pass(300);
		tomasz.act({ pick: 'pass' });
		await host.pass(100);
		for (const player of [ines, tomasz, lars]) {
			await player.reconnect({ fresh: true });
			expect(player.last('welcome')?.clock).toEqual({ openMs: 400, leftMs: 59_600, ofMs: 60_000 });
		}
	});

	it('[ROOM-WIRE.2] given a socket that has not said hello, then it hears nothing of what is said', async () => {
		const [host, ines] = await three();
		const stranger = host.connect();
		await ines.ask({ type: 'chat', text: 'Between us.' });
		expect(stranger.heard).toEqual([]);
	});

	it('[ROOM-SEAT.7] given a table that keeps its bots to the end, then their seats are not shown as free', async () => {
		for (const takeover of [true, false]) {
			const host = new MemoryHost();
			const [ines] = await playing(host, 2, { bots: 1, house: { takeover } });
			expect(ines?.picture.room?.seats.map(({ free }) => free)).toEqual([false, false, takeover]);
		}
	});
});

describe('who is here', () => {
	it.each([
		['people are there', false],
		['nobody is there', true]
	])(
		'[ROOM-SAVE.4] [ROOM-CLOCK.5] given a table that cannot be read when its alarm goes off, while %s, then it looks again by itself, and does what is due when it can be read',
		async (_, alone) => {
			const host = new MemoryHost();
			const players = await playing(host, 3, { house: { clockS: 300 } });
			if (alone) for (const player of players) player.drop();
			await host.settle();
			const kept = host.store.kept.get('now') ?? '';
			host.store.kept.set('now', '?');
			host.sleep();
			const month = alone ? 31 * DAY_MS : 310_000;
			await host.pass(month);
			expect(host.faults.some((text) => text.includes('cannot be read'))).toBe(true);
			expect(host.alarm).toBeGreaterThan(host.time);
			const reads = host.faults.length;
			await host.pass(DAY_MS);
			// Seldom, for it may never be read again.
			expect(host.faults.length - reads).toBeLessThanOrEqual(alone ? 24 : 24 * 60);
			host.store.kept.set('now', kept);
			await host.pass(DAY_MS);
			if (alone) expect([...host.store.kept]).toEqual([]);
			else expect(players[0]?.picture.open?.n).toBeGreaterThan(0);
		}
	);

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
			await host.pass(28 * DAY_MS);
			host.restart(); // so that it is another process that is woken
			await host.pass(3 * DAY_MS);
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

	it('[ROOM-KEY.7] given more devices than a seat can have, then the one that has been there longest watches, also after a sleep', async () => {
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
