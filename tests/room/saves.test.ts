/** What is kept of a game in progress: every decision can be gone back to, as far as that goes. */
import { cosmic } from '$lib/games/cosmic';
import { act, sampleAnswer, start } from '$lib/core';
import type { AnyTable } from '$lib/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Head } from '../../party/room/record';
import { KEPT, lastSaved, Saves, tableAt } from '../../party/room/saves';
import { diceFrom, MemoryStore } from '../support/memory-host';

const headAt = (v: number, round = 1): Head => ({
	v,
	round,
	line: 0,
	earlier: [],
	done: {},
	opened: {}
});

const begin = (): AnyTable =>
	start(cosmic, {
		seats: ['seat:1', 'seat:2', 'seat:3', 'seat:4'],
		options: Object.fromEntries(cosmic.options.map(({ id, initial }) => [id, initial])),
		key: '0'.repeat(64),
		clocked: false
	}).table;

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('saves', () => {
	it('[ROOM-SAVE.3] given turns of one decision or several, then each of the last can be gone back to exactly, and the last is what is read', async () => {
		const turns = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 40 });
		let sealed = 0;
		await fc.assert(
			fc.asyncProperty(turns, fc.nat(), async (turns, salt) => {
				const dice = diceFrom(salt);
				const store = new MemoryStore();
				const table = begin();
				const saves = new Saves(table);
				const were = [copyOf(table)];
				await store.put(Object.fromEntries(saves.entries(headAt(0), table)));
				for (const many of turns) {
					let isSealed = false;
					for (let i = 0; i < many && !table.over; i++) {
						if (i > 0) saves.step(were.length - 1, table, isSealed);
						const { seat, id, shape } = table.decisions[dice(table.decisions.length)]!;
						const result = act(cosmic, table, seat, id, sampleAnswer(shape, dice));
						if (!result.ok) throw new Error(result.refusal.say);
						isSealed = result.value.sealed === true;
						if (isSealed && i > 0) sealed += 1;
						were.push(copyOf(table));
					}
					await store.put(Object.fromEntries(saves.entries(headAt(were.length - 1), table)));
				}
				const last = were.length - 1;
				expect(await lastSaved(store, 1)).toEqual({ head: headAt(last), table: were[last] });
				for (let v = Math.max(0, last - KEPT + 1); v <= last; v++)
					expect(await tableAt(store, 1, v)).toEqual(were[v]);
				expect(await tableAt(store, 1, last + 1)).toBeNull();
				expect(await tableAt(store, 2, last)).toBeNull();
			}),
			{ numRuns: 25 }
		);
		expect(sealed).toBeGreaterThan(20);
	});

	it('[ROOM-HEAL.1] given decisions in a turn that is not over, then the last of them is what can be had again', () => {
		const table = { board: { a: 1 }, n: 1, frames: [] } as unknown as AnyTable;
		const saves = new Saves(table);
		saves.step(1, { ...table, n: 2 }, true);
		saves.step(2, { ...table, board: { a: 2 }, n: 3 }, false);
		expect(saves.last).toEqual({ board: { a: 2 }, n: 3, frames: [] });
		// It ends there: what was written down last is not kept twice.
		const [[, kept] = []] = saves.entries(headAt(2), { ...table, board: { a: 2 }, n: 3 });
		expect(kept?.split('\n')).toHaveLength(3);
	});

	it('[ROOM-SAVE.1] given a table too long for one value, then it is kept in parts and read whole', async () => {
		const store = new MemoryStore();
		const table = { board: 'x'.repeat(150_000), n: 7 } as unknown as AnyTable;
		await store.put(Object.fromEntries(new Saves(null).entries(headAt(3), table)));
		expect([...store.kept.keys()].length).toBeGreaterThan(2);
		expect((await lastSaved(store, 1))?.table).toEqual(table);
		expect(await tableAt(store, 1, 3)).toEqual(table);
	});

	it('[ROOM-SAVE.1] given a table kept one decision an entry, as rooms did before, then it is read, and goes on', async () => {
		const store = new MemoryStore();
		for (let v = 40; v < 48; v++)
			await store.put({ [`state:${v % 8}`]: `${JSON.stringify(headAt(v))}\n{"n":${v}}` });
		expect(await lastSaved(store, 1)).toEqual({ head: headAt(47), table: { n: 47 } });
		const table = { n: 48 } as unknown as AnyTable;
		await store.put(Object.fromEntries(new Saves({ n: 47 }).entries(headAt(48), table)));
		expect((await lastSaved(store, 1))?.table).toEqual({ n: 48 });
		expect(await tableAt(store, 1, 45)).toEqual({ n: 45 });
	});
});
