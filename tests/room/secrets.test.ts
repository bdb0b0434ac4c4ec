import { act, lookOwn, restore } from '$lib/core';
import type { AnyGame, AnyTable, SeatId, StandingOrder } from '$lib/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryHost, diceFrom, Player, playing, TOYS } from '../support/memory-host';
import { playOn } from '../support/play-on';
import { said } from '../support/said';
import { doubting, toy } from '../support/toy';

/** Everything delivered to this player since, byte for byte, with what names the run of the room left out. */
const bytes = (player: Player, from: number): string[] =>
	player.socket.heard.slice(from).map((text) => text.replace(/"epoch":"[^"]*"/, ''));

/** Plays some moves, then deals anew what `viewer` cannot see, in the running room itself. */
async function twin(seed: number, moves: number, viewer: number, salt: number | null) {
	const host = new MemoryHost({ seed });
	const players = await playing(host, 3, { house: { windowMs: 800, graceS: -1 } });
	await playOn(host, players, seed, undefined, moves);
	const { running } = host.room.session;
	const me = players[viewer] as Player;
	if (salt !== null && running && me.seat)
		toy.redeal(running.table as never, me.seat, diceFrom(salt));
	return { host, players, me, from: me.socket.heard.length, since: me.said.length };
}

/** The hands in the running room itself. */
const handsOf = (host: MemoryHost) =>
	((host.room.session.running?.table as AnyTable).board as { hands: Record<string, number[]> })
		.hands;

describe('what a seat cannot see', () => {
	it('[ROOM-SECRET.1] given two tables that differ only in what a seat cannot see, when the same is decided, then it receives the same bytes at the same times', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.nat(50),
				fc.integer({ min: 0, max: 25 }),
				fc.nat(2),
				fc.nat(1000),
				async (seed, moves, viewer, salt) => {
					const [a, b] = [
						await twin(seed, moves, viewer, null),
						await twin(seed, moves, viewer, salt)
					];
					// One decision that is legal at both tables and shows nothing hidden.
					for (const { host, players } of [a, b]) {
						const asked = players.find(({ decision }) => decision);
						if (!asked) {
							await host.pass(900);
							continue;
						}
						const pick = asked.decision?.window
							? { pick: 'pass' }
							: { pick: 'card:0', then: { amount: 0 } };
						asked.act(asked.decision?.shape.type === 'deal' ? { refuse: true } : pick);
						await host.settle();
					}
					const isDrawn = ({ me, since }: typeof a) =>
						/You draw|takes/.test(JSON.stringify(me.said.slice(since)));
					if (isDrawn(a) || isDrawn(b)) return; // something came to light
					const [one, two] = [bytes(a.me, a.from), bytes(b.me, b.from)];
					expect(two).toEqual(one);
					expect(b.host.time).toBe(a.host.time);
				}
			),
			{ numRuns: 60 }
		);
	});

	it('[ROOM-SECRET.2] given a whole game, then no seat ever receives a card it may not know', async () => {
		for (const seed of [1, 2, 3]) {
			const host = new MemoryHost({ seed });
			const players = await playing(host, 3, { bots: 1, house: { windowMs: 800 } });
			await playOn(host, players, seed);
			expect(players[0]?.picture.room?.phase).toBe('over');
			// Run the log again, and compare what was drawn by each with what was told to each.
			for (const player of players) {
				const told = player.socket.heard.join('\n');
				const mine = (JSON.stringify(player.said).match(/You draw a \d/g) ?? []).length;
				const own = handsOver(host, player.seat as SeatId);
				expect(mine).toBe(own);
				expect(told).not.toMatch(/"deck":\[\[?\d+,/);
				expect(told).not.toMatch(/"hands":\{"seat:\d":\[\[/);
			}
		}
	});

	it('[ROOM-SECRET.3] given a window, when somebody answers in it, then nobody else receives a byte before it closes', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars] = await playing(host, 3, { house: { windowMs: 1500 } });
		ines?.act({ pick: 'card:0', then: { amount: 1 } });
		await host.settle();
		const before = [ines, lars].map((player) => player?.socket.heard.length);
		tomasz?.act({ pick: 'challenge' });
		await host.settle();
		expect(tomasz?.last('accepted')).toBeDefined();
		expect([ines, lars].map((player) => player?.socket.heard.length)).toEqual(before);
		lars?.act({ pick: 'pass' });
		await host.pass(1500);
		expect(ines?.picture.log.some(({ say }) => say === '{seat:2} challenges.')).toBe(true);
	});

	it('[ROOM-ACT.3] given two tables at one of which a seat leaves standing orders, and at the other passes by hand, then nobody else can tell them apart by a byte or a moment', async () => {
		const orders = [{ on: '*', when: [], answer: { pick: 'pass' }, until: 'game' }] as const;
		const played = async (ordered: boolean, inWindow: boolean) => {
			const host = new MemoryHost();
			const players = await playing(host, 3, { house: { windowMs: 1500 } });
			const [ines, tomasz, lars] = players as [Player, Player, Player];
			const others = [ines, lars];
			const leave = async () => {
				const before = others.map(({ socket }) => socket.heard.length);
				if (ordered) await tomasz.ask({ type: 'orders', orders: [...orders], counter: 1 });
				else if (inWindow) tomasz.act({ pick: 'pass' });
				await host.settle();
				expect(others.map(({ socket }) => socket.heard.length)).toEqual(before);
			};
			if (!inWindow) await leave();
			ines.act({ pick: 'card:0', then: { amount: 1 } });
			await host.settle();
			expect(tomasz.decision?.window ?? null).toBe(ordered && !inWindow ? null : 'claim');
			if (inWindow) await leave();
			else if (!ordered) tomasz.act({ pick: 'pass' });
			await host.settle();
			expect(tomasz.decision).toBeNull();
			lars.act({ pick: 'pass' });
			await host.pass(1400);
			expect(tomasz.decision).toBeNull(); // the window takes its least time all the same
			await host.pass(100);
			expect(tomasz.decision?.name).toBe('turn.lay');
			await lars.ask({ type: 'resync' });
			if (ordered) {
				host.restart();
				await tomasz.reconnect({ close: false });
				expect(tomasz.picture.own?.orders).toEqual(orders);
			}
			return others.map((player) => bytes(player, 0));
		};
		for (const inWindow of [false, true])
			expect(await played(true, inWindow)).toEqual(await played(false, inWindow));
	});

	it('[ROOM-SECRET.1] given two tables that differ only in who of the others can do something in a window, when all who can pass within its least time, then a seat receives the same bytes at the same times', async () => {
		let differed = 0;
		await fc.assert(
			fc.asyncProperty(
				fc.nat(200),
				fc.integer({ min: 0, max: 20 }),
				fc.nat(3),
				fc.array(fc.integer({ min: 0, max: 790 }), { minLength: 4, maxLength: 4 }),
				fc.integer({ min: 0, max: 3 }),
				async (seed, moves, viewer, delays, claim) => {
					const played = async (swap: boolean) => {
						const catalogue = { games: { toy: doubting() }, botsFor: () => TOYS.botsFor(toy) };
						const host = new MemoryHost({ seed, catalogue });
						const players = await playing(host, 4, { house: { windowMs: 800, graceS: -1 } });
						await playOn(host, players, seed, undefined, moves);
						const me = players[viewer] as Player;
						const lays = players.find(({ decision }) => decision?.name === 'turn.lay');
						if (!lays) return null;
						const others = players.filter((one) => one !== me && one !== lays);
						const hands = handsOf(host);
						const [x, y] = others.map(({ seat }) => seat as SeatId) as [SeatId, SeatId];
						if (hands[x]?.length !== hands[y]?.length) return null;
						if (swap) [hands[x], hands[y]] = [hands[y] ?? [], hands[x] ?? []];
						const from = me.socket.heard.length;
						lays.act({ pick: 'card:0', then: { amount: claim } });
						await host.settle();
						const asked = players.map(({ decision }) => decision?.window != null).join();
						let now = 0;
						for (const [ms, i] of delays
							.map((ms, i) => [ms, i] as const)
							.sort(([a], [b]) => a - b)) {
							await host.pass(ms - now);
							now = ms;
							if (players[i]?.decision?.window) players[i].act({ pick: 'pass' });
							await host.settle();
						}
						await host.pass(799 - now);
						expect(me.picture.open?.waiting?.window).toBe('claim');
						await host.pass(1);
						expect(me.picture.open?.waiting?.window ?? null).toBeNull();
						return { asked, time: host.time, heard: bytes(me, from) };
					};
					const [a, b] = [await played(false), await played(true)];
					if (!a || !b) return;
					if (a.asked !== b.asked) differed += 1;
					expect(b.heard).toEqual(a.heard);
					expect(b.time).toBe(a.time);
				}
			),
			{ numRuns: 60 }
		);
		expect(differed).toBeGreaterThan(0);
	});

	it('[ROOM-WINDOW.3] given a table whose windows have a least time, then whoever can do nothing is passed for unless they want to be asked, and nobody else can tell', async () => {
		const played = async (ahead: readonly StandingOrder[] | null) => {
			const catalogue = { games: { toy: doubting() }, botsFor: () => TOYS.botsFor(toy) };
			const host = new MemoryHost({ catalogue });
			const players = await playing(host, 3, { house: { windowMs: 1500 } });
			const [ines, tomasz, lars] = players as [Player, Player, Player];
			Object.assign(handsOf(host), { 'seat:1': [1], 'seat:2': [2], 'seat:3': [1] });
			if (ahead) await tomasz.ask({ type: 'orders', orders: [...ahead], counter: 1 });
			ines.act({ pick: 'card:0', then: { amount: 1 } });
			await host.settle();
			expect(tomasz.decision !== null).toBe(ahead?.length === 0);
			expect(lars.decision?.window).toBe('claim'); // who can do something is asked
			await host.pass(300);
			if (tomasz.decision) tomasz.act({ pick: 'pass' });
			await host.settle();
			lars.act({ pick: 'pass' });
			await host.pass(1199);
			expect(ines.picture.open?.waiting?.window).toBe('claim');
			await host.pass(1);
			expect(ines.picture.open?.waiting?.window).toBeNull();
			await lars.ask({ type: 'resync' });
			return [ines, lars].map((player) => bytes(player, 0));
		};
		const usual = await played(null);
		expect(await played([])).toEqual(usual);
		const inGroup = { on: 'claims', when: ['unable'], answer: { pick: 'pass' }, until: 'turn' };
		expect(await played([inGroup as StandingOrder])).toEqual(usual);
	});

	it('[ROOM-WINDOW.3] given a table whose windows have no least time, then who can do nothing is asked, as a pass at once would tell it', async () => {
		const catalogue = { games: { toy: doubting() }, botsFor: () => TOYS.botsFor(toy) };
		const host = new MemoryHost({ catalogue });
		const [ines, tomasz] = await playing(host, 3);
		Object.assign(handsOf(host), { 'seat:1': [1], 'seat:2': [2], 'seat:3': [1] });
		ines?.act({ pick: 'card:0', then: { amount: 1 } });
		await host.settle();
		expect(tomasz?.decision?.window).toBe('claim');
		expect(tomasz?.picture.own?.orders).toEqual([]);
	});

	it('[ROOM-UNDO.5] given answers that were sealed and have come out together, then who gave the last cannot freely take it back', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars] = await playing(host, 3);
		ines?.act({ pick: 'card:0', then: { amount: 1 } });
		await host.settle();
		tomasz?.act({ pick: 'challenge' });
		await host.settle();
		expect(tomasz?.picture.you.undo).toBe('free');
		lars?.act({ pick: 'pass' });
		await host.settle();
		for (const one of [tomasz, lars]) expect(one?.picture.you.undo).toBe('ask');
	});

	it.each([
		['without a time for decisions', 0],
		['with a time for decisions', 30]
	])(
		'[ROOM-SECRET.3] given a window %s, when one after the other answers, then nobody is told anything, and who asks is told the same clock until it closes',
		async (_, clockS) => {
			const host = new MemoryHost();
			const players = await playing(host, 4, { house: { windowMs: 1500, clockS, graceS: -1 } });
			const watcher = new Player(host, 'Watcher');
			watcher.hello();
			players.find(({ decision }) => decision)?.act({ pick: 'card:0', then: { amount: 1 } });
			await host.settle();
			const asked = players.filter(({ decision }) => decision?.window);
			expect(asked.length).toBe(3);
			const clock = async () => {
				await watcher.ask({ type: 'resync' });
				return watcher.last('welcome')?.clock;
			};
			const ofMs = clockS > 0 ? clockS * 1000 : null;
			expect(await clock()).toEqual({ openMs: 0, leftMs: ofMs, ofMs });
			for (const [i, player] of asked.entries()) {
				player.act({ pick: 'pass' });
				await host.settle();
				const heard = watcher.socket.heard.length;
				await host.pass(100);
				expect(watcher.socket.heard.length).toBe(heard);
				const openMs = (i + 1) * 100;
				expect(await clock()).toEqual({ openMs, leftMs: ofMs && ofMs - openMs, ofMs });
			}
			await host.pass(1500);
			expect(watcher.picture.open?.waiting?.window).toBeNull();
		}
	);

	it('[ROOM-SECRET.3] given a bot that sits in for somebody, when it answers in a window, then nobody is told of it before the window closes', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 4, { house: { windowMs: 1500, botMs: 0, graceS: 20 } });
		const [lays, ...others] = players.toSorted((a, b) => Number(!a.decision) - Number(!b.decision));
		others[0]?.drop();
		await host.pass(21_000);
		expect(players[0]?.picture.room?.seats.filter(({ standIn }) => standIn)).toHaveLength(1);
		lays?.act({ pick: 'card:0', then: { amount: 1 } });
		await host.settle();
		const heard = others[1]?.socket.heard.length;
		await host.pass(1000);
		expect(others[1]?.picture.open?.waiting?.window).not.toBeNull();
		expect(others[1]?.socket.heard.length).toBe(heard);
	});

	it('[ROOM-WINDOW.2] given two people of whom one blinks, when a window is open, then it is no quicker for it', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { house: { windowMs: 1500, graceS: 60 } });
		const [lays, other] = ines?.decision ? [ines, tomasz] : [tomasz, ines];
		lays?.act({ pick: 'card:0', then: { amount: 1 } });
		await host.settle();
		other?.act({ pick: 'pass' });
		await host.settle();
		other?.drop();
		await host.pass(1000);
		expect(lays?.picture.open?.waiting?.window).not.toBeNull();
		await host.pass(600);
		expect(lays?.picture.open?.waiting?.window).toBeNull();
	});

	it('[ROOM-SECRET.4] given a running game, then neither its secret, its key nor any seat’s salt was sent to anybody', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2);
		await playOn(host, players, 1, undefined, 10);
		const { record, running } = host.room.session;
		for (const player of players) {
			const told = player.socket.heard.join('\n');
			for (const secret of [record.secret, running?.table.chance.key ?? '?', ...record.salts])
				expect(told).not.toContain(secret);
		}
	});
});

/** How many cards the log deals to a seat, run again from its beginning. */
function handsOver(host: MemoryHost, seat: SeatId): number {
	const { running } = host.room.session;
	return (running?.past ?? [])
		.flatMap(({ events }) => events)
		.filter(({ to, say }) => to !== 'all' && to.includes(seat) && said(say).startsWith('You draw'))
		.length;
}

it('[ROOM-SECRET.5] given a table saved and read again, then every seat sees the same of it', async () => {
	const host = new MemoryHost();
	const players = await playing(host, 2);
	await playOn(host, players, 1, undefined, 7);
	const { running } = host.room.session;
	const game: AnyGame = toy;
	const table = restore(game, running?.checkpoints.last);
	for (const seat of table.seats)
		expect(lookOwn(game, table, seat)).toEqual(lookOwn(game, running?.table as AnyTable, seat));
	expect(act(game, table, 'seat:1', -1, {}).ok).toBe(false);
});
