/** A table outlives the program it was begun under; one that this program cannot play is kept as it is. */
import { describe, expect, it } from 'vitest';
import { sampleAnswer, verify } from '$lib/core';
import type { AnyGame, SavedGame, SeatId } from '$lib/core';
import { botsFor } from '$lib/bots';
import { STANDS } from '$lib/protocol';
import type { ClientMessage } from '$lib/protocol';
import { again, diceFrom, playing, seated, MemoryHost, TOYS } from '../support/memory-host';
import { Player } from '../support/memory-host';
import type { Catalogue } from '../../party/room';
import { nextToy } from '../support/next-toy';
import { toy } from '../support/toy';
import { said } from '../support/said';

const catalogueOf = (game: AnyGame): Catalogue => ({
	games: { [game.id]: game },
	botsFor: () => botsFor(game)
});
const NEXT = catalogueOf(nextToy);
const DAY_MS = 24 * 3_600_000;

/** Another build is started over the same tables, and everybody's page comes back by itself. */
async function release(
	host: MemoryHost,
	catalogue: Catalogue,
	players: readonly Player[]
): Promise<void> {
	host.restart(catalogue);
	await host.settle();
	for (const player of players) await player.reconnect({ close: false });
}

/** So many answers of whoever is asked, at random. */
async function play(players: readonly Player[], dice: (below: number) => number, most: number) {
	for (let i = 0; i < most; i++) {
		const player = players.find(({ decision }) => decision);
		if (!player?.decision) return;
		player.act(sampleAnswer(player.decision.shape, dice));
		await player.host.settle();
	}
}

/** All a player sees, but for the words the same whatever the build. */
const seen = ({ picture, seat }: Player) => ({
	...{ seat, phase: picture.room?.phase, board: picture.open?.board, hand: picture.own?.board },
	...{ n: picture.open?.n, shape: picture.own?.decision?.shape }
});

const kept = (host: MemoryHost) => [...host.store.kept].sort(([a], [b]) => (a < b ? -1 : 1));

describe('a release', () => {
	it.each([1, 3, 4, 5, 6, 7, 20])(
		'[ROOM-RELEASE.1] given a game after %i answers, when the next release is started, then all see what they saw and it goes on, over more restarts and back',
		async (answers) => {
			const host = new MemoryHost();
			const players = await playing(host, 3, { options: { heap: 200 } });
			await play(players, diceFrom(answers), answers);
			const before = players.map(seen);
			const store = kept(host);
			await release(host, NEXT, players);
			expect(players.map(seen)).toEqual(before);
			expect(players[0]?.picture.room?.waits).toBeUndefined();
			expect(JSON.stringify(players.map(({ picture }) => picture.open?.waiting))).not.toContain(
				'turn.lay'
			);
			// Nobody has done anything yet: the older build could still go on.
			expect(kept(host).filter(([key]) => !/^away/.test(key))).toEqual(
				store.filter(([key]) => !/^away/.test(key))
			);
			const dice = diceFrom(answers + 1);
			for (let more = 0; more < 12; more++) {
				await play(players, dice, 1 + (more % 3));
				const now = players.map(seen);
				await release(host, NEXT, players);
				expect(players.map(seen)).toEqual(now);
			}
			const asked = players.find(({ picture }) => picture.you.undo === 'free');
			await asked?.ask({ type: 'undo' });
			expect(players.every((player) => !player.last('error'))).toBe(true);
			await play(players, dice, 5000);
			expect(players[0]?.picture.room?.phase).toEqual('over');
			const saved = JSON.parse((await host.request('game.json')).body) as SavedGame;
			expect(saved).toMatchObject({ rules: 1, shape: 2 });
			expect(verify(nextToy, saved)).toMatchObject({ ok: true, fingerprints: true });
		}
	);

	it('[ROOM-RELEASE.3] given a game begun under older rules, then another one with the same people is played by the new ones', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2, { options: { heap: 6 } });
		await release(host, NEXT, players);
		await play(players, diceFrom(3), 500);
		expect(players[0]?.picture.room?.phase).toEqual('over');
		expect(host.room.session.running?.table.rules).toBe(1);
		await again(players);
		await players[0]?.ask({ type: 'start', anyway: true });
		expect(host.room.session.running?.table.rules).toBe(2);
	});

	it('[ROOM-RELEASE.1] given a table before the start whose options are others by now, then what is offered no more is as it is found set', async () => {
		const host = new MemoryHost();
		const [ines] = (await seated(host, 2)) as [Player, Player];
		await ines.ask({ type: 'options', options: { heap: 4000, broken: true } });
		const [heap] = toy.options;
		const options = [
			{ ...heap!, values: heap!.values.filter(({ value }) => value !== 4000) },
			{ ...heap!, id: 'moon', initial: 6 }
		];
		await release(host, catalogueOf({ ...nextToy, options }), [ines]);
		expect(ines.picture.room?.options).toEqual({ heap: 20, moon: 6 });
	});
});

/** Programs that cannot play what Stones of today has saved. */
const OTHERS: readonly (readonly [string, Catalogue, RegExp])[] = [
	['of a shape no migration leads to', catalogueOf({ ...nextToy, migrations: {} }), /too old/],
	[
		'of rules it does not play',
		catalogueOf({ ...toy, rules: 3, rulesFrom: 2 }),
		/played by rules 1/
	],
	['whose step it does not have', catalogueOf({ ...nextToy, shape: 1 }), /stands at a place/],
	['of a game it does not have', catalogueOf({ ...toy, id: 'pebbles' }), /does not have its game/],
	[
		'that its migration fails on',
		catalogueOf({
			...nextToy,
			migrations: {
				1: (table) => {
					throw new Error(JSON.stringify(table));
				}
			}
		}),
		/could not take it over/
	]
];

const ASKED: readonly ClientMessage[] = [
	{ type: 'act', decision: 3, answer: { pick: 'card:0', then: { amount: 1 } }, counter: 99 },
	{ type: 'orders', orders: [], counter: 100 },
	{ type: 'undo' },
	{ type: 'leave' },
	{ type: 'sit' },
	{ type: 'takeSeat', seat: 'seat:3' },
	{ type: 'rename', name: 'Nobody' },
	{ type: 'standIn', on: true },
	{ type: 'link' },
	{ type: 'options', options: { heap: 6 } },
	{ type: 'start', anyway: true },
	{ type: 'propose', kind: 'kick', seat: 'seat:2' },
	{ type: 'vote', vote: 1, yes: true },
	{ type: 'rematch' },
	{ type: 'chat', text: 'Hello?' },
	{ type: 'report', text: 'It waits.' },
	{ type: 'earlier', upTo: 3 }
];

describe('a table this program cannot play', () => {
	it.each(OTHERS)(
		'[ROOM-RELEASE.4] %s is kept as it is: all are told why and keep their seats, nothing is written, and it goes on when the right program is back',
		async (_name, catalogue, says) => {
			const host = new MemoryHost();
			const players = await playing(host, 3, { bots: 1, options: { heap: 200 } });
			const [ines, tomasz] = players as [Player, Player, Player];
			const dice = diceFrom(2);
			await play(players, dice, 9);
			while (!players.some(({ decision }) => decision?.name === 'turn.lay'))
				await play(players, dice, 1);
			const before = players.map(seen);
			const hands = players.map(({ picture }) => picture.own?.board);
			const store = kept(host);

			await release(host, catalogue, players);
			const watcher = new Player(host);
			watcher.hello();
			await host.settle();
			for (const player of [...players, watcher]) {
				expect(said(player.picture.room?.waits)).toMatch(says);
				expect(player.picture).toMatchObject({ open: null, own: null });
				expect(player.last('error')).toBeUndefined();
			}
			expect(players.map(({ seat }) => seat)).toEqual(['seat:1', 'seat:2', 'seat:3']);
			expect(watcher.seat).toBeNull();
			for (const message of ASKED) {
				const heard = tomasz.said.length;
				await tomasz.ask(message);
				expect(tomasz.said.slice(heard), message.type).toMatchObject([
					{ type: 'refused', of: message.type, rule: 'ROOM-RELEASE.4' }
				]);
			}
			expect(said(tomasz.refusal?.say)).toMatch(says);
			const heard = ines.said.length;
			await ines.ask({ type: 'resync' });
			expect(ines.said.slice(heard).map(({ type }) => type)).toEqual(['welcome']);
			await tomasz.reconnect();
			expect(tomasz.seat).toEqual('seat:2');
			for (const player of [...players, watcher]) player.drop();
			await host.pass(40 * DAY_MS);
			await host.room.alarm();
			expect(kept(host)).toEqual(store);

			const report = await host.request('report.json');
			expect(report.status).toBe(200);
			expect(JSON.parse(report.body)).toMatchObject({ phase: 'playing', waits: { why: /./ } });
			for (const hand of hands) expect(report.body).not.toContain(JSON.stringify(hand));
			expect(report.body).not.toMatch(/deck|secret|salt/);
			expect((await host.request('game.json')).status).toBe(409);

			await release(host, TOYS, players);
			expect(players.map(seen)).toEqual(before);
			await play(players, diceFrom(4), 6);
			expect(players[0]?.picture.open?.n).toBeGreaterThan(before[0]?.n ?? 0);
			expect(players.every((player) => !player.last('error'))).toBe(true);
		}
	);

	it('[ROOM-RELEASE.4] given a game that is over, then its people can begin another all the same, and watchers cannot', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2, { options: { heap: 6 } });
		await play(players, diceFrom(3), 500);
		const store = kept(host);
		await release(host, catalogueOf({ ...toy, rules: 3, rulesFrom: 2 }), players);
		const [ines] = players as [Player];
		expect(ines.picture.room?.phase).toEqual('over');
		expect(said(ines.picture.room?.waits)).toMatch(/rules 1/);
		const saved = JSON.parse((await host.request('game.json')).body) as SavedGame;
		expect(saved.moves.map(({ print }) => print)).toEqual(saved.moves.map(() => ''));
		const watcher = new Player(host);
		watcher.hello();
		await host.settle();
		await watcher.ask({ type: 'rematch' });
		expect(watcher.refusal?.rule).toEqual('ROOM-SEAT.2');
		expect(kept(host)).toEqual(store);
		await ines.ask({ type: 'rematch' });
		expect(ines.picture.room?.phase).toEqual('lobby');
		expect(ines.picture.room?.waits).toBeUndefined();
		await ines.ask({ type: 'start', anyway: true });
		expect(host.room.session.running?.table.rules).toBe(3);
		expect(players.map(({ seat }): SeatId | null => seat)).toEqual(['seat:1', 'seat:2']);
	});
});

describe('what a table does by itself', () => {
	it('[ROOM-HEAL.3] given a bot on whose every answer the rules fail, then the table stops and says so once, and goes on when the rules are mended', async () => {
		let failed = 0;
		const { turn } = toy.steps;
		const lay = turn?.['lay'];
		if (lay?.form !== 'ask') throw new Error('Stones has another turn now.');
		const broken: AnyGame = {
			...toy,
			setup: (...how) => {
				const made = toy.setup(...how);
				return { ...made, board: { ...made.board, turn: 1 } };
			},
			steps: {
				...toy.steps,
				turn: {
					...turn,
					lay: {
						...lay,
						then: () => {
							failed += 1;
							throw new Error('This card is broken.');
						}
					}
				}
			}
		};
		const host = new MemoryHost({ catalogue: catalogueOf(broken) });
		const [ines] = (await playing(host, 1, { bots: 1 })) as [Player];
		const told = () => ines.picture.chat.filter(({ text }) => text === STANDS).length;
		await host.pass(600_000);
		expect(failed).toBe(6);
		expect(told()).toBe(1);
		expect(ines.decision).toBeNull();
		await release(host, TOYS, [ines]);
		await host.pass(60_000);
		expect(ines.decision).not.toBeNull();
		expect(told()).toBe(1);
	});
});
