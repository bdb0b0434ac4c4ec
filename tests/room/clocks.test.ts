import { describe, expect, it } from 'vitest';
import type { SeatId } from '$lib/core';
import { MemoryHost, diceFrom, playing, TOYS } from '../support/memory-host';
import type { Player } from '../support/memory-host';
import { oneMove } from '../support/play-on';
import { bidding, toy } from '../support/toy';

const LAY = { pick: 'card:0', then: { amount: 1 } };

describe('clocks', () => {
	it('[ROOM-CLOCK.1] given thirty seconds a decision, when they are over, then a legal answer is given and the game goes on', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { house: { clockS: 30 } });
		expect(tomasz?.picture.due).toBe(host.time + 30_000);
		await host.pass(29_900);
		expect(tomasz?.picture.open?.n).toBe(0);
		await host.pass(200);
		expect(tomasz?.picture.open?.n).toBe(1);
		ines?.act(LAY, 1);
		await host.settle();
		expect(ines?.refusal?.rule).toBe('CORE-LATE');
	});

	it('[ROOM-CLOCK.2] given no clock but the one a deal brings along, then other decisions have all the time there is', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 2, {});
		await host.pass(3_600_000);
		expect(ines?.picture.open?.n).toBe(0);
		expect(ines?.picture.due).toBeNull();
	});

	it('[ROOM-CLOCK.3] given a clock that runs, when the table restarts or sleeps, then it goes on from what was stored', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { house: { clockS: 60 } });
		await host.pass(20_000);
		host.sleep();
		await host.settle();
		expect(tomasz?.picture.due).toBe(host.time + 40_000);
		await host.pass(41_000);
		expect(tomasz?.picture.open?.n).toBe(1);
		host.restart();
		await ines?.reconnect({ close: false });
		await tomasz?.reconnect({ close: false });
		await host.pass(61_000);
		expect(tomasz?.picture.open?.n).toBe(2);
	});

	it('[ROOM-CLOCK.4] given that nobody was there while the time ran out, when somebody comes, then a breath is left', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { house: { clockS: 60 } });
		ines?.drop();
		tomasz?.drop();
		await host.pass(600_000);
		await ines?.reconnect();
		expect(ines?.picture.open?.n).toBe(0);
		expect(ines?.picture.due).toBe(host.time + 15_000);
		await host.pass(15_100);
		expect(ines?.picture.open?.n).toBe(1);
	});

	it('[ROOM-WINDOW.1] given a least time for windows, when everybody has answered at once, then it closes no earlier', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { house: { windowMs: 1500 } });
		ines?.act(LAY);
		await host.settle();
		const opened = host.time;
		tomasz?.act({ pick: 'pass' });
		await host.settle();
		expect(ines?.picture.open?.waiting).toMatchObject({
			window: 'claim',
			answered: 0,
			of: 1,
			seats: null
		});
		await host.pass(1400);
		expect(ines?.picture.open?.waiting?.window).toBe('claim');
		await host.pass(200);
		expect(ines?.picture.open?.waiting?.window).toBeNull();
		expect(host.time - opened).toBeLessThan(1700);
	});

	it('[ROOM-WINDOW.4] given a longest time for windows, when somebody takes longer, then they pass, and all saw it come', async () => {
		const host = new MemoryHost();
		const house = { windowMs: 800, windowS: 8, clockS: 60 };
		const [ines, tomasz, lars] = await playing(host, 3, { house });
		ines?.act(LAY);
		await host.settle();
		tomasz?.act({ pick: 'pass' });
		await host.pass(7900);
		await ines?.ask({ type: 'resync' });
		expect(ines?.last('welcome')?.clock).toEqual({ openMs: 7900, leftMs: 100, ofMs: 8000 });
		expect(lars?.decision?.window).toBe('claim');
		await host.pass(100);
		expect(lars?.decision).toBeNull();
		expect(tomasz?.decision?.name).toBe('turn.lay');
		await host.pass(59_900);
		expect(tomasz?.decision?.name, 'other decisions have the time they had').toBe('turn.lay');
	});

	it('[ROOM-WINDOW.5] given decoys, then about one window in six is held 2 to 5 seconds more, also over a restart, and the same ones whatever the hands are', async () => {
		const held = async (salt: number | null) => {
			const host = new MemoryHost({ seed: 3 });
			const house = { windowMs: 800, decoys: true, graceS: -1 };
			const players = await playing(host, 4, { house, options: { heap: 4000 } });
			const { running } = host.room.session;
			if (salt !== null && running) toy.redeal(running.table as never, 'watcher', diceFrom(salt));
			const times: number[] = [];
			while (times.length < 90) {
				const lays = players.find(({ decision }) => decision?.name === 'turn.lay');
				const deals = players.find(({ decision }) => decision?.shape.type === 'deal');
				(lays ?? deals)?.act(lays ? LAY : { refuse: true });
				await host.settle();
				if (!lays) continue;
				for (const player of players) if (player.decision?.window) player.act({ pick: 'pass' });
				await host.settle();
				if (times.length === 40) {
					host.restart();
					for (const player of players) await player.reconnect({ close: false });
				}
				const from = host.time;
				while (players[0]?.picture.open?.waiting?.window) await host.pass(50);
				times.push(host.time - from);
			}
			return times;
		};
		const times = await held(null);
		const decoys = times.filter((ms) => ms > 800);
		expect(decoys.length).toBeGreaterThan(5);
		expect(decoys.length).toBeLessThan(30);
		expect(decoys.every((ms) => ms >= 2800 && ms <= 5850)).toBe(true);
		expect(await held(7)).toEqual(times);
	});

	it('[ROOM-CLOCK.1] [ROOM-CLOCK.4] given several questions at once with clocks of their own, then all see the one that ends first, and since when the oldest is open, also when nobody was here for a while', async () => {
		const seconds: Record<SeatId, number> = { 'seat:1': 20, 'seat:2': 40 };
		const catalogue = { games: { toy: bidding(seconds) }, botsFor: () => TOYS.botsFor(toy) };
		const host = new MemoryHost({ catalogue });
		const players = (await playing(host, 3, { house: { clockS: 60, graceS: -1 } })) as Player[];
		const clock = async () => {
			await players[2]?.ask({ type: 'resync' });
			return players[2]?.last('welcome')?.clock;
		};
		expect(await clock()).toEqual({ openMs: 0, leftMs: 20_000, ofMs: 20_000 });
		await host.pass(5000);
		expect(await clock()).toEqual({ openMs: 5000, leftMs: 15_000, ofMs: 20_000 });
		players[0]?.act({ amount: 1 });
		await host.settle();
		expect(await clock()).toEqual({ openMs: 5000, leftMs: 35_000, ofMs: 40_000 });
		await players[0]?.ask({ type: 'undo' });
		for (const player of players) player.drop();
		await host.pass(15_000);
		for (const player of players) await player.reconnect({ fresh: true });
		// The first has its breath; to the others no time was lost.
		expect(await clock()).toEqual({ openMs: 20_000, leftMs: 15_000, ofMs: 20_000 });
	});

	it('[ROOM-CLOCK.4] [ROOM-SECRET.3] given a window at which nobody was for a while, when people are back, then it has all its time again, and nobody can tell by its clock who has answered, or how many', async () => {
		const told: unknown[] = [];
		for (const answered of [0, 1, 2]) {
			const host = new MemoryHost();
			const house = { clockS: 60, windowMs: 800, graceS: -1 };
			const players = (await playing(host, 3, { house })) as Player[];
			const [ines, ...asked] = players;
			ines?.act(LAY);
			await host.pass(100);
			asked.slice(0, answered).forEach((player) => player.act({ pick: 'pass' }));
			await host.settle();
			for (const player of players) player.drop();
			await host.pass(50_000);
			for (const player of players) await player.reconnect({ fresh: true });
			await host.pass(700);
			expect(ines?.picture.open?.waiting?.window).toBe('claim');
			await ines?.ask({ type: 'resync' });
			told.push(ines?.last('welcome')?.clock);
		}
		const clock = { openMs: 700, leftMs: 59_300, ofMs: 60_000 };
		expect(told).toEqual([clock, clock, clock]);
	});

	it('[ROOM-WINDOW.2] given one person among bots, then windows cost no time', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 1, { bots: 1, house: { windowMs: 3000 } });
		await oneMove(host, ines ? [ines] : []);
		expect(ines?.decision).not.toBeNull(); // the bot has answered, and laid a card of its own
		expect(ines?.picture.open?.n).toBeGreaterThan(2);
	});

	it('[ROOM-CLOCK.5] given a far deadline, then the table may sleep: it is kept by the host’s alarm and not by a timer', async () => {
		const host = new MemoryHost();
		await playing(host, 2, { house: { clockS: 300 } });
		expect(host.alarm).not.toBeNull();
		expect((host.alarm ?? 0) - host.time).toBeLessThanOrEqual(300_000);
	});
});
