import { describe, expect, it } from 'vitest';
import { restore } from '$lib/core';
import { lastSaved } from '../../party/room/checkpoints';
import { dueAt } from '../../party/room/clocks';
import { Running } from '../../party/room/running';
import { position } from '../support/cosmic';
import { checkpointOf } from '../support/kept-checkpoint';
import { MemoryStore } from '../support/memory-host';
import { cosmic } from '../../src/lib/games/cosmic';

describe('the clock of a deal', () => {
	it('[CE-13.2] [ROOM-CLOCK.2] given a minute for a deal, when offers go to and fro, then it is up a minute after the deal began', async () => {
		const { table } = position({
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['negotiate', 'attack:10'], 'seat:2': ['negotiate', 'attack:20'] }
		})
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
			.lay('negotiate', 'negotiate')
			.until('deal.talk');
		const head = { v: 0, round: 1, line: 0, earlier: [], done: {}, opened: {}, stoodIn: {} };
		const store = new MemoryStore();
		await store.put(checkpointOf(head, table).entries);
		const saved = (await lastSaved(store, 1))!;
		const woken = { ok: true, table: restore(cosmic, saved.table), migrated: false } as const;
		const running = await Running.goOn(cosmic, woken, saved, store);
		const due = () =>
			running.table.decisions.map((decision) =>
				dueAt({ record: { house: { clockS: 0 } } } as never, running, decision)
			);
		running.openAgain(() => 1_000);
		expect(due()).toEqual([61_000, 61_000]);
		const offer = { offer: { give: { number: { amount: 1 } }, get: {}, promise: '' } };
		for (const [seat, now] of [
			['seat:1', 20_000],
			['seat:2', 59_000]
		] as const) {
			const open = running.decisionFor(seat)!;
			expect(running.act(seat, open.id, offer, now).ok).toBe(true);
			expect(due()).toEqual([61_000, 61_000]);
		}
	});
});
