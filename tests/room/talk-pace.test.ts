/** Negotiations of people and bots: nobody is passed over while reading. */
import { describe, expect, it } from 'vitest';
import { MemoryHost, playing, TOYS } from '../support/memory-host';
import { giving, toy } from '../support/toy';

const catalogue = { games: { toy: giving() }, botsFor: () => TOYS.botsFor(toy) };
const QUICK = 600;

/** A table where one person and two bots talk, and how many moves there were. */
async function talking(botMs: number) {
	const host = new MemoryHost({ catalogue });
	const [ines] = await playing(host, 1, { bots: 2, house: { botMs } });
	if (!ines) throw new Error('One plays.');
	await host.settle();
	return { host, ines, moves: () => ines.picture.open?.n ?? 0 };
}

describe('a talk of people and bots', () => {
	it('[ROOM-BOT.7] given one person who has said nothing, then quick bots wait eight seconds before they speak', async () => {
		const { host, moves } = await talking(QUICK);
		const before = moves();
		await host.pass(7900);
		expect(moves()).toBe(before);
		await host.pass(200);
		expect(moves()).toBeGreaterThan(before);
	});

	it('[ROOM-BOT.7] given that the person has spoken, then bots speak after two and a half seconds', async () => {
		const { host, ines, moves } = await talking(QUICK);
		ines.act({ amount: 1 });
		await host.settle();
		const before = moves();
		await host.pass(2400);
		expect(moves()).toBe(before);
		await host.pass(200);
		expect(moves()).toBeGreaterThan(before);
	});

	it('[ROOM-BOT.7] given a bot that has spoken last, then it waits twenty seconds for an answer', async () => {
		const host = new MemoryHost({ catalogue });
		const [ines] = await playing(host, 1, { bots: 1, house: { botMs: QUICK } });
		await host.settle();
		const moves = () => ines?.picture.open?.n ?? 0;
		await host.pass(8100);
		const before = moves();
		expect(before).toBeGreaterThan(0);
		await host.pass(19_800);
		expect(moves()).toBe(before);
		await host.pass(300);
		expect(moves()).toBeGreaterThan(before);
	});

	it('[ROOM-BOT.7] given bots that move at once, then they wait for nobody', async () => {
		const { host } = await talking(0);
		await host.pass(100);
		expect(host.room.session.running?.table.frames.at(-1)?.step).not.toBe('begin');
	});
});
